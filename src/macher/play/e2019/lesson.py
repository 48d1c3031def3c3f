"""The first lesson: four elections. The first state wants what the learner's cards say, and votes for it.

Each line of the script is a turn: the party, its steps, and for the learner the name of the message with the reason.
"""

from __future__ import annotations

from typing import Final

VARIANT: Final = 4
PARTIES: Final = ("spd", "cdu", "gruene")
SEED: Final = "lesson 2019 201"
SCRIPT: Final = """
cdu -env
gruene -tra
spd -tra : draft-one
cdu +dig
gruene +edu
spd +sec : draft-two
cdu -tra
gruene +dig
spd +edu : draft-three
cdu -gen
gruene -sec
spd -env : draft-four
cdu set-edu+dig-gen-env-tra
gruene set+edu+dig-sec-wel-tra
spd set+edu-dig+sec-env-tra : program
cdu +wel
gruene +tra
spd -sec : hand
cdu block2 at-a at-b at-b at-a at-b
gruene block2 at-a at-b at-b at-a at-b
spd block2 at-a at-b at-a at-a at-b : start
cdu bid1
gruene bid0
spd bid0 : bid
cdu draw
cdu +sec edu>+sec gen>-wel +wel
gruene draw
gruene -gen wel>-gen sec>-wel +wel
spd draw : source
spd -wel skip -wel : take
cdu media-d
gruene media-d
spd media-c : media-one
cdu media-c
gruene media-d
spd media-b : media-two
cdu rallies4 rallies5 rallies0 rallies0
gruene rallies2 rallies4 rallies0 rallies2
spd rallies5 rallies0 rallies1 rallies2 : rallies
cdu skip send-backbencher skip send-secretary
gruene send-spokes send-vice skip send-backbencher
spd send-backbencher skip skip skip : send
gruene pay
spd pay : pay
gruene skip votes
spd double2 trend : act
cdu pay
gruene pay
cdu double1 skip
gruene skip program skip skip
cdu decline
gruene decline
spd x3+wel : exchange
gruene x1+dig
spd bid4 : poll-one
cdu pass
gruene pass
gruene pass
spd bid1 : poll-two
cdu bid2
cdu publish
gruene bid0
spd bid1 : poll-three
cdu pass
spd suppress : keep-back
gruene bid0
spd bid1 : poll-four
cdu pass
cdu convert8
gruene pass
cdu gift3-accept
gruene gift2-accept
spd gift3-reject : donation
"""
