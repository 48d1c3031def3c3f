"""Guessing passwords is slow, and nobody is locked out by the guesses of somebody else.

Tries are counted for the address they come from, whatever names it tries; and, more generously, for the name they are
for, from wherever they come. Who has logged in to an account is not held up there by the tries of others.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from macher.server.guard.costs import charge
from macher.server.guard.rates import Rates

OF_ADDRESS: Final = (0.2, 10)
"""Tries a second, and at once."""
OF_NAME: Final = (1.0, 30)  # so one address alone cannot use them up
MOST_REMEMBERED: Final = 20_000


class Guessing:
    """The tries of late, and who was right. Names are given as they are looked up."""

    def __init__(self, *, limited: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._of_address = Rates(OF_ADDRESS[0] * limited, OF_ADDRESS[1], clock)
        self._of_name = Rates(OF_NAME[0] * limited, OF_NAME[1], clock)
        self._at_home: OrderedDict[tuple[str, str], None] = OrderedDict()

    def slow_down(self, address: str) -> None:
        """Something costly that is not about an account that is there."""
        charge(self._of_address, address, 1)

    def try_name(self, address: str, name: str) -> None:
        """A try to log in."""
        self.slow_down(address)
        if (name, address) not in self._at_home:
            charge(self._of_name, name, 1)

    def was_right(self, address: str, name: str) -> None:
        """The try was right: this address is at home in this account."""
        self._at_home[name, address] = None
        self._at_home.move_to_end((name, address))
        if len(self._at_home) > MOST_REMEMBERED:
            self._at_home.popitem(last=False)
