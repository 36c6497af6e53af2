"""The board of Senyu with a host's own pieces says what these do, never what the house pieces of the same ids do."""

from importlib.resources import files

from parlour.core.registry import game_with
from parlour.web.boards import board
from parlour.words import Words
from tests.games.senyu.scenes import play, scene

BOARD = board("senyu")
NAMES = ["Ada", "Ben", "Chi"]


def own_pieces() -> str:
    """The house content with other names, numbers and effects under ids that the catalogue knows, and a new id."""
    text = files("parlour.games.senyu").joinpath("content.toml").read_text("utf-8")
    for old, new in {
        'id = "salve"\nwhen = "own-turn"\ncopies = 3\neffects = ["heal 2"]': """id = "salve"
name = "<b>Honey</b>"
when = "own-turn"
copies = 3
effects = ["heal 7"]""",
        'id = "slime"': 'id = "slime"\nname = "Puddle"',
        'id = "dragon"': 'id = "river_god"',
        'kind = "event"\neffects = ["heal 2"]': 'kind = "event"\neffects = ["heal 5"]',
    }.items():
        assert old in text
        text = text.replace(old, new)
    return text


def test_the_board_says_what_the_pieces_at_the_table_do() -> None:
    """Never what the house pieces of the same ids do."""
    game = game_with("senyu", own_pieces())
    state = scene(seats=3, heroes="clair alba luki", hands={0: "salve-1"}, game=game)  # type: ignore[arg-type]
    words = Words("en").for_game(game)
    view = game.view(state, 0)
    page = "".join([str(BOARD.layout(BOARD.regions(view, words, NAMES[:3], 0), words, 0)), str(BOARD.sprites(words))])
    assert "&lt;b&gt;Honey&lt;/b&gt;" in page and "<b>Honey" not in page
    assert "own turn: heal 7" in page and "own turn: heal 2" not in page
    assert "(event cell): heal 5" in page and "(event cell): heal 2" not in page
    assert 'id="show-monster-river_god"' in page and 'id="show-monster-dragon"' not in page
    assert "Salve" not in page
    house = str(BOARD.sprites(Words("en")))
    assert "Salve" in house and "Honey" not in house and "(event cell): heal 2" in house


def test_the_scene_of_a_hunt_names_the_monster_of_the_table() -> None:
    game = game_with("senyu", own_pieces())
    state = scene(seats=2, heroes="foyfoy luki", lair="slime-1", game=game)  # type: ignore[arg-type]
    play(state, "* throw 2", "0 hunt yes", "* monster slime-1")
    words = Words("en").for_game(game)
    region = str(BOARD.regions(game.view(state, 0), words, NAMES[:2], 0)["board-scene"])
    assert "Puddle" in region and "Slime" not in region
