"""The rulebooks. Each game is one folder; none imports another."""
