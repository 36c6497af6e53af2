"""Table options at the door: what each kind takes and what it says to the rest."""

import pytest

from parlour.core.errors import BadOption
from parlour.core.options import NumberOption, Option, read_options, settle_options, write_option

MINUTES = NumberOption("minutes", low=10, high=240, reading="X-1")
SPEED = Option("speed", ("slow", "fast"), "X-2", by_days="fast")
COUNT = Option("count", (0, 1), "X-3")
KNOWN = (MINUTES, SPEED, COUNT)


def test_a_number_option_is_off_or_a_number_in_its_range() -> None:
    assert settle_options(KNOWN, None) == {"minutes": "off", "speed": "slow", "count": 0}
    assert settle_options(KNOWN, {"minutes": 60})["minutes"] == 60
    assert read_options(KNOWN, "minutes=60, speed=fast") == {"minutes": 60, "speed": "fast"}
    assert read_options(KNOWN, "minutes=off,") == {"minutes": "off"}
    assert write_option(60) == "60"


def test_at_tables_over_days_an_option_may_have_another_default() -> None:
    assert settle_options(KNOWN, {"count": 1}, by_days=True) == {"minutes": "off", "speed": "fast", "count": 1}


@pytest.mark.parametrize("value", [9, 241, True, "60", None, -1, 60.0])
def test_a_number_out_of_range_is_refused_with_what_is_allowed(value: object) -> None:
    with pytest.raises(BadOption, match="off or a whole number from 10 to 240"):
        settle_options(KNOWN, {"minutes": value})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("minutes=9", "from 10 to 240"),
        ("minutes=٦٠", "from 10 to 240"),
        ("speed=medium", "slow or fast"),
        ("speed", "key=value"),
        ("speed=slow,speed=fast", "given twice"),
        ("velocity=1", "unknown option 'velocity'"),
        ("count=true", "0 or 1"),
    ],
)
def test_written_options_are_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadOption, match=message) as caught:
        read_options(KNOWN, text)
    assert "\n" not in str(caught.value)
