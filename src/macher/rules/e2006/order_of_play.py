"""The order of play of the 2006 edition: the phases of a round, and which step each code of the agenda is (R06-6.0)."""

from __future__ import annotations

from typing import Any, Final

from macher.rules.e2006 import (
    phase1_start_bid as phase1,
)
from macher.rules.e2006 import (
    phase2_platform as phase2,
)
from macher.rules.e2006 import (
    phase3_cabinet as phase3,
)
from macher.rules.e2006 import (
    phase4_coalitions as phase4,
)
from macher.rules.e2006 import (
    phase5_media as phase5,
)
from macher.rules.e2006 import (
    phase6_meetings as phase6,
)
from macher.rules.e2006 import (
    phase7_polls as phase7,
)
from macher.rules.e2006 import (
    phase8_conversion as phase8,
)
from macher.rules.e2006 import (
    phase9_election as phase9,
)
from macher.rules.e2006 import (
    phase10_end_of_round as phase10,
)
from macher.rules.e2006 import (
    setup,
)
from macher.rules.e2006.codes import (
    BUY_MEDIA,
    BUY_MEETINGS,
    CABINET_ACTIONS,
    CHANGE_PLATFORM,
    COALITIONS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    CONVERSIONS,
    DEAL_POLLS,
    DRAW_POLICIES,
    ELECTION,
    FINAL_CONVERSION,
    FINAL_SCORING,
    MEDIA_EXCHANGES,
    MEETINGS_IN,
    MEMBERSHIP,
    MONEY,
    NEXT_ROUND,
    PHASE,
    PLATFORM_CONFERENCE,
    POLL_AUCTION,
    REDRAW_POLICIES,
    REVEAL_CABINET,
    SEND_CABINET,
    SEND_TO,
    START_BID,
    WINNER,
)
from macher.rules.e2006.scoring import SCORING
from macher.rules.e2006.state import State
from macher.rules.parts.rounds import BeginRound, EachSeat, EachSeatInEachLand, Phase, frames_of
from macher.rules.parts.step import Step

CAMPAIGN: Final = (  # R06-6.2: each phase and its steps
    (1, (START_BID,)),
    (2, (PLATFORM_CONFERENCE,)),
    (3, (SEND_CABINET, REVEAL_CABINET, CABINET_ACTIONS)),
    (4, (COALITIONS,)),
    (5, (BUY_MEDIA, MEDIA_EXCHANGES)),
    (6, (BUY_MEETINGS,)),
    (7, (DEAL_POLLS,)),
    (8, (CONVERSIONS,)),
)
ELECTION_NIGHT: Final = (  # R06-6.3
    (9, (FINAL_CONVERSION, ELECTION)),
    (10, (WINNER,)),
    (11, (MEMBERSHIP,)),
)
END_OF_ROUND: Final = (  # R06-6.3.5, R06-6.4
    (12, (MONEY,)),
    (13, (NEXT_ROUND,)),
    (14, (CONTRIBUTIONS,)),
)
END_OF_GAME: Final = ((15, (FINAL_SCORING,)),)

USUAL_ROUND: Final = frames_of(CAMPAIGN + ELECTION_NIGHT + END_OF_ROUND, PHASE)
LAST_ROUND: Final = frames_of(ELECTION_NIGHT + END_OF_GAME, PHASE)


class Round(BeginRound[State]):
    """Campaign, election, end of round; the last round has only the election (R06-6.0-1, R06-8-2)."""

    name = "begin-round"
    rule = "R06-6.0-1"

    def voting(self, g: State) -> tuple[int, ...]:
        return (g.card[g.order[0]],)

    def frames(self, g: State) -> list[int]:
        return LAST_ROUND if g.round == g.config.variant else USUAL_ROUND


STEPS: Final[list[Step[Any]]] = [  # in the order of their codes
    setup.Preliminary(),
    Round(),
    Phase(),
    phase1.StartBid(),
    phase1.StartRebid(),
    phase1.NameStart(),
    EachSeat("platform-conference", "R06-6.2.2-1", DRAW_POLICIES, REDRAW_POLICIES, CHANGE_PLATFORM),
    phase2.DrawPolicies(),
    phase2.RedrawPolicies(),
    phase2.ChangePlatform(),
    EachSeatInEachLand("send-cabinet", "R06-6.2.3-1", SEND_TO),
    phase3.SendTo(),
    phase3.RevealCabinet(),
    phase3.LayTile(),
    phase3.CabinetActions(),
    phase3.ChooseCard(),
    phase3.CabinetAct(),
    phase4.Coalitions(),
    phase4.CoalitionTurn(),
    phase4.CoalitionAnswer(),
    phase4.CoalitionsDone(),
    phase5.BuyMedia(),
    phase5.MediaExchanges(),
    phase5.MediaExchange(),
    EachSeatInEachLand("buy-meetings", "R06-6.2.6-1", MEETINGS_IN),
    phase6.MeetingsIn(),
    phase7.DealPolls("deal-polls", "R06-6.2.7-1", POLL_AUCTION),
    phase7.PollAuction(),
    phase7.PollChoice(),
    phase7.PollResults(),
    phase8.Conversions(),
    phase8.BeforeLand(),
    phase8.ConvertIn(),
    phase8.MajorityExchange(),
    phase9.FinalConversion(),
    phase9.Election(),
    phase9.Winner(),
    phase9.NationalMedia(),
    phase9.NationalOpinion(),
    phase9.Membership(),
    phase10.Money(),
    phase10.NextRound(),
    phase10.Contributions("contributions", "R06-6.4.2-1", CONTRIBUTION),
    phase10.PlayContribution(),
    phase10.ResolveContributions(),
    SCORING,
]
