"""The temple (探險者), for two to six: carry treasure out of a collapsing temple before the boulder seals it."""

from parlour.games.temple.rules import temple

GAME = temple()
