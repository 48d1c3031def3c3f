"""One's own sealed answer in words: as it was said when it was chosen, and to nobody else."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Seat, Table, new_config
from macher.server.words.positions import Speaker

PARTIES = ("linke", "spd", "gruene", "cdu", "fdp")
SEALED = {
    "2019": {"draft", "choose-program", "keep-hand-card", "start-positions", "start-bid"},
    "2006": {"preliminary", "start-bid", "start-rebid"},
}


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_what_i_have_chosen_stays_in_sight_until_the_reveal(edition: str) -> None:
    seen: set[str] = set()
    for game in range(8):
        table = Table(new_config(edition, None, PARTIES), [Seat(party) for party in PARTIES], f"answers {game}")
        speaker = Speaker(table.config, "en")
        rng = Random(game)
        while table.deciders() and table.state.round < 3:
            seat = rng.choice(table.deciders())
            step, said = table.view(seat).data["step"], list[tuple[str, str]]()
            draft = table.draft(seat)
            while draft.asked:
                option = rng.choice(speaker.options(draft, draft.view())[:3])
                said.append((option.word, option.text))
                draft.act(speaker.actions([option.word])[0])
            table.enter(draft)
            for viewer in (None, *range(5)):
                view = table.view(viewer)
                answer = speaker.position("t", view, version=table.version).answer
                if viewer == seat and view.data["answered"][seat]:
                    assert sorted((part.word, part.text) for part in answer) == sorted(said)
                    seen.add(step)
                assert viewer is not None or answer == []
                assert not answer or view.data["answered"][viewer]
    assert seen >= SEALED[edition] - {"start-rebid"}, seen
