"""Magi (マギ), a card game for four to eight: get rid of your hand, pass the growing draw on."""

from parlour.games.magi.rules import magi

GAME = magi()
