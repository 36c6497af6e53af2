"""Dice Forge (鍛骰物語), for two to four: forge the faces of your own dice, and buy glory with what they give."""

from parlour.games.dice_forge.rules import dice_forge

GAME = dice_forge()
