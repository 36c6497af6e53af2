"""The web: the server and the pages."""
