"""What answers cost: of the tokens that an address has, a request takes one, and a costly one takes more.

A route says so: `opt={"cost": 20}`, or `opt={"cost_with": {"at": 5}}` if it depends on what is asked for. One token is
about what the cheapest answer costs.
"""

from __future__ import annotations

import math
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from macher.server.guard.addresses import address_of
from macher.server.guard.rates import Rates
from macher.server.problems import Problem


def charge(rates: Rates, address: str, cost: float) -> None:
    """Take tokens of an address, or say when to come again."""
    wait = rates.take(address, cost)
    if wait:
        raise Problem(429, "rate", seconds=math.ceil(wait))


async def charge_request(request: Request[Any, Any, Any]) -> None:
    """Take the rest of what a route costs: the guard took the first token before anybody knew the route."""
    charge_rest(request)


async def charge_socket(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The same for a socket, which has no hook of its own: Litestar copies a whole handler for every guard it asks."""
    charge_rest(connection)


def charge_rest(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Take what the route of a connection costs beyond the first token."""
    opt = connection.route_handler.opt
    with_query = opt.get("cost_with")
    cost = opt.get("cost", 1)
    if with_query:
        cost += sum(with_query[name] for name in connection.query_params if name in with_query)
    if cost > 1:
        charge(connection.app.state.rates, address_of(connection.scope), cost - 1)
