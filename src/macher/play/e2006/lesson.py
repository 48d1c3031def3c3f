"""The second lesson: five elections, with the platform, the national board and the members of the older rules.

Each line of the script is a turn: the party, its steps, and for the learner the name of the message with the reason.
"""

from __future__ import annotations

from typing import Final

VARIANT: Final = 5
PARTIES: Final = ("spd", "cdu", "gruene")
SEED: Final = "lesson 2006 11"
SCRIPT: Final = """
cdu first3 at-b at-a at-a second4
gruene first3 at-b at-a at-a second4
spd first1 at-a at-a at-a second1 at-a at-b at-c : sheet
cdu bid1
gruene bid1
spd bid0 : starting
cdu bid1
gruene bid1
gruene name2
cdu +eco skip
cdu gen>-gen
gruene -tax skip
gruene nuc>-gen
spd -eco -soc skip : redraw
spd wag>-gen : platform
cdu send-finance send-speaker skip skip
gruene send-finance send-speaker skip skip
spd send-backbencher send-justice send-finance skip : cabinet
cdu act-b up votes
gruene act-a votes up
spd act-a double4 act-b votes double1 : cards
cdu media-b
gruene media-b
spd media-d : medium
cdu pass
gruene pass
spd pass pass pass pass : no-more
cdu rallies0 rallies3 rallies0 rallies0
gruene rallies0 rallies2 rallies0 rallies0
spd rallies3 rallies0 rallies4 rallies1 : meetings
cdu pass
gruene pass
spd bid1 : poll-alone
spd suppress : members
cdu pass
gruene pass
spd bid1 : poll-again
spd result3 skip : result
cdu pass
gruene pass
spd pass : poll-pass
cdu pass
gruene pass
spd pass : poll-last
spd convert5 pass : convert
cdu convert7
gruene convert9
spd move national4-1 national3-2 : national
cdu gift4-decline
gruene gift1-decline
spd gift1-decline : contribution
"""
