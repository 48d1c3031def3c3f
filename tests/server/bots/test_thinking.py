"""Bots think in processes with a hard limit; one that crashes or hangs is replaced and the table says so."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from macher.play import Seat, Table, new_config
from macher.rules.versions import RULES_VERSION
from macher.server import wire
from macher.server.bots.thinker import Question
from macher.server.bots.thinking import BotFailed, Thinking
from macher.server.live.describing import chat_line
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import UserRow
from macher.server.tables import making

HANGS = (sys.executable, "-c", "import time; time.sleep(600)")
CRASHES = (sys.executable, "-c", "raise SystemExit(3)")


def a_question(bot: str = "random") -> Question:
    table = Table(new_config("2019", 4, ("spd", "cdu", "fdp")), [Seat("Anna")] * 3, "a question")
    return Question(
        bot=bot,
        seed=1,
        budget=0.1,
        edition="2019",
        variant=4,
        parties=["spd", "cdu", "fdp"],
        options={},
        rules=RULES_VERSION,
        data=None,
        view=table.view(0).data,
        legal=list(table.legal(0)),
    )


def chosen(question: Question, times: int = 1) -> list[int]:
    async def asking() -> list[int]:
        thinking = Thinking(1, limit=60)
        try:
            return [await thinking.choose(question) for _ in range(times)]
        finally:
            await thinking.close()

    return asyncio.run(asking())


def test_a_process_answers_with_a_legal_action_and_the_same_seed_with_the_same() -> None:
    question = a_question()
    first, second = chosen(question, 2)
    assert first == second
    assert first in question.legal


def test_a_bot_that_does_not_exist_has_failed() -> None:
    with pytest.raises(BotFailed):
        chosen(a_question("nobody"))


@pytest.mark.parametrize(("command", "how"), [(HANGS, "hung"), (CRASHES, "crashed")])
def test_a_process_that_hangs_or_crashes_is_ended(command: tuple[str, ...], how: str) -> None:
    async def asking() -> None:
        thinking = Thinking(1, limit=0.5 if how == "hung" else 60, command=command)
        with pytest.raises(BotFailed, match=how):
            await thinking.choose(a_question())
        assert thinking.running() == 0
        await thinking.close()

    asyncio.run(asking())


def test_the_table_goes_on_with_a_simple_bot_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from macher.bots import BOTS, RandomBot

    monkeypatch.setitem(BOTS, "club", RandomBot)

    async def playing() -> None:
        service = Service(Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}"))
        service.thinking = Thinking(1, limit=60, command=CRASHES)
        async with service.running():
            user = UserRow(id="anna", name="Anna", created=0)
            service.store.create_user(user)
            seats = [wire.NewSeat(party="spd", kind="me")]
            seats += [wire.NewSeat(party=party, kind="bot", bot="club") for party in ("cdu", "fdp")]
            room = await making.new_table(service.rooms, user, wire.NewTable(edition="2019", seats=seats))
            async with asyncio.timeout(60):
                while room.version < 2 or room.bots is None or not room.bots.done():
                    await asyncio.sleep(0.01)
            assert [row.bot for row in room.seats] == [None, "random", "random"]
            said = [chat_line(row, "en").text for row in service.store.chat(room.id)]
            assert sum("did not answer" in line for line in said) == 2

    asyncio.run(playing())
