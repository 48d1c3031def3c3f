"""The order of play of the 2019 edition: the phases of a round, and which step each code of the agenda is (R19-4)."""

from __future__ import annotations

from typing import Any, Final

from macher.rules.e2019 import (
    phase1_start_player as phase1,
)
from macher.rules.e2019 import (
    phase2_programs as phase2,
)
from macher.rules.e2019 import (
    phase3_media as phase3,
)
from macher.rules.e2019 import (
    phase4_rallies as phase4,
)
from macher.rules.e2019 import (
    phase5_send_cabinet as phase5,
)
from macher.rules.e2019 import (
    phase6_cabinet_actions as phase6,
)
from macher.rules.e2019 import (
    phase7_media_influence as phase7,
)
from macher.rules.e2019 import (
    phase8_polls as phase8,
)
from macher.rules.e2019 import (
    phase9a_votes as phase9a,
)
from macher.rules.e2019 import (
    phase9b_election as phase9b,
)
from macher.rules.e2019 import (
    phase9c_money as phase9c,
)
from macher.rules.e2019 import (
    phase9d_next_round as phase9d,
)
from macher.rules.e2019 import (
    scoring,
    setup,
)
from macher.rules.e2019.codes import (
    BUY_MEDIA,
    CABINET_ACTIONS,
    CHANGE_PROGRAMS,
    CONVERT_RALLIES,
    ELECTIONS,
    FINAL_SCORING,
    MEDIA_INFLUENCE,
    MONEY,
    NEXT_ROUND,
    ORGANIZE_RALLIES,
    PHASE,
    POLL_AUCTIONS,
    SEND_CABINET,
    START_PLAYER,
)
from macher.rules.e2019.state import State
from macher.rules.events import PhaseBegan, RoundBegan
from macher.rules.parts.step import Automatic, Step

ROUND: Final = (  # R19-4.2
    START_PLAYER,
    CHANGE_PROGRAMS,
    BUY_MEDIA,
    ORGANIZE_RALLIES,
    SEND_CABINET,
    CABINET_ACTIONS,
    MEDIA_INFLUENCE,
    POLL_AUCTIONS,
    CONVERT_RALLIES,
    ELECTIONS,
)
BETWEEN_ROUNDS: Final = (MONEY, NEXT_ROUND)
END: Final = (FINAL_SCORING,)
LAST_PHASE: Final = 13  # the final scoring, whatever came before

ROUNDS: Final = {4: 4, 7: 5}  # rounds of a game of so many elections (R19-4.1, R19-18.3)


class BeginRound(Automatic[State]):
    """A round begins: its phases go on the agenda; after the last one the game is scored (R19-4.2, R19-4.3)."""

    name = "begin-round"
    rule = "R19-4.2"

    def do(self, g: State, argument: int) -> None:
        g.round += 1
        last = g.round == ROUNDS[g.config.variant]
        if g.telling:
            voting = [g.card[land] for land in g.order if phase9a.votes_this_round(g, land)]
            g.tell(RoundBegan(g.round, tuple(voting)))
        phases = ROUND + END if last else ROUND + BETWEEN_ROUNDS
        for number in range(len(phases), 0, -1):
            g.push(phases[number - 1])
            g.push(PHASE, LAST_PHASE if phases[number - 1] == FINAL_SCORING else number)


class Phase(Automatic[State]):
    """The next phase of the round begins."""

    name = "phase"
    rule = "R19-4.2"

    def do(self, g: State, argument: int) -> None:
        g.phase = argument
        if g.telling:
            g.tell(PhaseBegan(argument))


STEPS: Final[list[Step[Any]]] = [  # in the order of their codes
    setup.Draft(),
    setup.ChooseProgram(),
    setup.FillProgram(),
    setup.RevealPrograms(),
    setup.KeepHandCard(),
    setup.StartPositions(),
    BeginRound(),
    phase1.StartPlayer(),
    phase1.StartPlayerBid(),
    phase1.StartPlayerRaise(),
    phase2.ChangePrograms(),
    phase2.ProgramSource(),
    phase2.ProgramTake(),
    phase2.ProgramSwap(),
    phase2.ProgramKeep(),
    phase3.BuyMedia(),
    phase4.OrganizeRallies(),
    phase4.RalliesIn(),
    phase5.SendCabinet(),
    phase5.SendTo(),
    phase6.CabinetActions(),
    phase6.CabinetIn(),
    phase6.CabinetPay(),
    phase6.CabinetAct(),
    phase6.CabinetLeaves(),
    phase7.MediaInfluence(),
    phase7.ExchangeOpinion(),
    phase8.PollAuctions(),
    phase8.PollAuction(),
    phase8.PollChoice(),
    phase9a.ConvertRallies(),
    phase9a.ConvertIn(),
    phase9b.Elections(),
    phase9b.ElectionIn(),
    phase9b.CoalitionConsent(),
    phase9b.Presence(),
    phase9b.InfluencerPresence(),
    phase9c.Money(),
    phase9c.Income(),
    phase9c.Donation(),
    phase9d.NextRound(),
    scoring.FinalScoring(),
    Phase(),
    setup.FirstMarker(),
]
