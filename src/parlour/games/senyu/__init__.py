"""Senyu (戰勇。), a race for two to eight heroes round a ring of cells: hunts, cards, duels and a final knockout."""

from parlour.games.senyu.rules import senyu

GAME = senyu()
