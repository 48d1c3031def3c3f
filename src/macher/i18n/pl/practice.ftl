# Practice: positions in which one choice is clearly best, and what is said of a choice.

practice = Ćwiczenia
practice-when = Runda { $round }
practice-when-setup = Przed rundą 1
practice-number = Pozycja { $number } z { $count }
practice-best = Najlepszy wybór.
practice-good = Równie dobry jak najlepszy, o ile da się to ocenić.
practice-worse = Było coś lepszego.
practice-unknown = Wartość tego wyboru nie została oceniona.
practice-chance = { $what }: szansa na zwycięstwo { $win }
practice-continued = Boty grały dalej { $games } razy z każdej strony: „{ $played }”, jak w tamtej grze, { $win } zwycięstw i { $points } punktów; „{ $better }” { $otherwin } i { $otherpoints }.
practice-next = Enter: następna. { $quit }: koniec.
