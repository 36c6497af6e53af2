"""What weighs too much for the workshop: long ids, deep keys, thousands of rows and fields, endless texts."""

import time

import pytest

from parlour.web.workshop.drafts import fresh


@pytest.mark.parametrize("id", ["_a" * 12_000 + "!", "a" + "_b" * 12_000, "_" * 24_000, "x" * 24_000])
def test_an_id_like_a_very_long_one_is_found_at_once(id: str) -> None:
    began = time.monotonic()
    found = fresh(id, [{"id": id}, {"id": id[:40]}])
    assert time.monotonic() - began < 0.5
    assert found != id[:40] and 0 < len(found) <= 40
