"""What the doors of one server share: the tables, the guests, the limits, the trials."""

from typing import NamedTuple, cast

from starlette.requests import HTTPConnection

from parlour.play import House
from parlour.store import Store
from parlour.web.limits import Limits
from parlour.web.visitors import Visitors
from parlour.web.workshop.trials import Trials


class Premises(NamedTuple):
    """One server's rooms and keys."""

    store: Store
    house: House
    visitors: Visitors
    limits: Limits
    trials: Trials


def premises(connection: HTTPConnection) -> Premises:
    """The premises this request came to."""
    return cast(Premises, connection.app.state.premises)


def caller(connection: HTTPConnection) -> str:
    """Where a request comes from, for the limits."""
    return connection.client.host if connection.client is not None else ""
