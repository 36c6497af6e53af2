"""Play any game in a terminal, by its views and its texts."""

from parlour.terminal.session import InputEnded, Session
from parlour.terminal.teller import Teller

__all__ = ["InputEnded", "Session", "Teller"]
