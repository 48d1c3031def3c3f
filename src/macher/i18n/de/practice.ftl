# Practice: positions in which one choice is clearly best, and what is said of a choice.

practice = Üben
practice-when = Runde { $round }
practice-when-setup = Vor Runde 1
practice-number = Stellung { $number } von { $count }
practice-best = Die beste Wahl.
practice-good = So gut wie die beste, soweit man es sagen kann.
practice-worse = Es gab etwas Besseres.
practice-unknown = Was diese Wahl wert ist, wurde nicht beurteilt.
practice-chance = { $what }: Siegchance { $win }
practice-continued = Bots haben von beidem aus { $games }-mal weitergespielt: „{ $played }“, wie in jenem Spiel, { $win } der Siege und { $points } Punkte; „{ $better }“ { $otherwin } und { $otherpoints }.
practice-next = Eingabe: die nächste. { $quit }: aufhören.
