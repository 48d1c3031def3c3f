# The help of `macher practice`.

cli-practice = Decyduj w pozycjach, w których jeden wybór jest wyraźnie najlepszy, i zobacz dlaczego.
cli-practice-file = Zapis skończonej gry, o której punkty zwrotne padną pytania; bez niego pozycje z gier botów.
cli-practice-edition = Tylko pozycje tego wydania: 2019 albo 2006.
cli-practice-seed = Ta sama liczba pyta w tej samej kolejności.
