"""The laboratory: many matches among bots, statistics, the coverage of the rules, and measurements."""
