"""Whole games of each edition and length over HTTP and sockets, on each database; nothing is lost and nothing leaks."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.service import RunningService
from tests.shares import more
from tests.wire.tables import check_end, gather, play_whole_game


@pytest.mark.parametrize(
    ("any_service", "edition", "variant"),
    [
        ("sqlite", "2019", 4),  # one of 2006 on PostgreSQL is played at two processes
        *more(("sqlite", "2006", 5), ("sqlite", "2019", 7), ("sqlite", "2006", 7)),
        *more(("postgres", "2019", 4), ("postgres", "2006", 5), ("postgres", "2019", 7), ("postgres", "2006", 7)),
    ],
    indirect=["any_service"],
)
def test_five_clients_play_a_whole_game(
    any_service: RunningService, tmp_path: Path, edition: str, variant: int
) -> None:
    """Two at one device, a guest, a program and an account, and a visitor; connections are lost again and again.

    Nobody gets anything of another seat, of the decks or of the seed: neither in positions and events nor in tries,
    refusals, logs, looks back, the chat, denied sockets or the lobby.
    """

    async def evening() -> None:
        async with AsyncExitStack() as stack:
            party = await gather(
                stack, [any_service.url], any_service.database_url, edition, variant, luck=variant, public=True
            )
            await play_whole_game(party)
            await check_end(party, tmp_path)
        assert sum(page.reconnected for page in party.everybody) > 5
        assert max(page.longest for page in party.players) > 2
        assert all(page.turns for page in party.players)
        print(  # shown with -s, and when something fails
            edition,
            variant,
            party.players[0].version,
            [page.received for page in party.everybody],
            [page.reconnected for page in party.everybody],
            [page.takebacks for page in party.players],
        )

    asyncio.run(evening())
