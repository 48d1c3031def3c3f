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
    setup,
)
from macher.rules.e2019.codes import (
    BUY_MEDIA,
    CABINET_ACTIONS,
    CABINET_IN,
    CHANGE_PROGRAMS,
    CONVERT_RALLIES,
    ELECTIONS,
    EXCHANGE_OPINION,
    FINAL_SCORING,
    MEDIA_INFLUENCE,
    MONEY,
    NEXT_ROUND,
    ORGANIZE_RALLIES,
    PHASE,
    POLL_AUCTION,
    POLL_AUCTIONS,
    RALLIES_IN,
    SEND_CABINET,
    SEND_TO,
    START_PLAYER,
)
from macher.rules.e2019.scoring import SCORING
from macher.rules.e2019.state import State
from macher.rules.parts.rounds import BeginRound, EachLand, EachSeatInEachLand, Phase, frames_of
from macher.rules.parts.step import Step

CAMPAIGN_AND_ELECTION: Final = (  # R19-4.2: each phase and its step; 9 to 12 are 9a to 9d
    (1, (START_PLAYER,)),
    (2, (CHANGE_PROGRAMS,)),
    (3, (BUY_MEDIA,)),
    (4, (ORGANIZE_RALLIES,)),
    (5, (SEND_CABINET,)),
    (6, (CABINET_ACTIONS,)),
    (7, (MEDIA_INFLUENCE,)),
    (8, (POLL_AUCTIONS,)),
    (9, (CONVERT_RALLIES,)),
    (10, (ELECTIONS,)),
)
BETWEEN_ROUNDS: Final = ((11, (MONEY,)), (12, (NEXT_ROUND,)))
END_OF_GAME: Final = ((13, (FINAL_SCORING,)),)

USUAL_ROUND: Final = frames_of(CAMPAIGN_AND_ELECTION + BETWEEN_ROUNDS, PHASE)
LAST_ROUND: Final = frames_of(CAMPAIGN_AND_ELECTION + END_OF_GAME, PHASE)

ROUNDS: Final = {4: 4, 7: 5}  # rounds of a game of so many elections (R19-4.1, R19-18.3)


class Round(BeginRound[State]):
    """The nine phases; the last round ends with the election, and the game is scored (R19-4.2, R19-4.3)."""

    name = "begin-round"
    rule = "R19-4.2"

    def voting(self, g: State) -> tuple[int, ...]:
        return tuple(g.card[land] for land in g.order if phase9a.votes_this_round(g, land))

    def frames(self, g: State) -> list[int]:
        return LAST_ROUND if g.round == ROUNDS[g.config.variant] else USUAL_ROUND


STEPS: Final[list[Step[Any]]] = [  # in the order of their codes
    setup.Draft(),
    setup.ChooseProgram(),
    setup.FillProgram(),
    setup.RevealPrograms(),
    setup.KeepHandCard(),
    setup.StartPositions(),
    Round(),
    phase1.StartPlayer(),
    phase1.StartPlayerBid(),
    phase1.StartPlayerRaise(),
    phase2.ChangePrograms(),
    phase2.ProgramSource(),
    phase2.ProgramTake(),
    phase2.ProgramSwap(),
    phase2.ProgramKeep(),
    phase3.BuyMedia(),
    EachSeatInEachLand("organize-rallies", "R19-8.1", RALLIES_IN),
    phase4.RalliesIn(),
    EachSeatInEachLand("send-cabinet", "R19-9.1", SEND_TO),
    phase5.SendTo(),
    phase6.CabinetActions("cabinet-actions", "R19-10.1", CABINET_IN),
    phase6.CabinetIn(),
    phase6.CabinetPay(),
    phase6.CabinetAct(),
    phase6.CabinetLeaves(),
    EachLand("media-influence", "R19-11.1", EXCHANGE_OPINION),
    phase7.ExchangeOpinion(),
    phase8.PollAuctions("poll-auctions", "R19-12.1", POLL_AUCTION),
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
    SCORING,
    Phase(),
    setup.FirstMarker(),
]
