## Jak zatwierdza się ruchy, klawisze decyzji i co zmieniłaby dana możliwość

web-setting-commit = Zatwierdzanie ruchu
web-commit-one = Jedno kliknięcie
web-commit-one-about = Ruch liczy się, gdy tylko jest kompletny. Tajny wybór liczy się od razu i można go cofnąć, dopóki wszyscy nie wybiorą; wszystko inne liczy się po kilku sekundach i do tego czasu można je cofnąć. Formularze, w których liczby można dalej zmieniać, na przykład wiece, czekają na przycisk.
web-commit-button = Zawsze przycisk
web-commit-button-about = Każdy ruch czeka na „Zatwierdź ruch”.
web-commit-twice = Pytaj jeszcze raz
web-commit-twice-about = Każdy ruch czeka na „Zatwierdź ruch”, a przycisk pyta jeszcze raz.
web-commit-all = Wszystko od razu
web-commit-all-about = Każdy ruch jest zatwierdzany, gdy tylko jest kompletny, także taki, którego nie można cofnąć.
web-decide-held = Zatwierdź od razu
web-decide-taken = Wybrano
web-set-laid = Już wyłożone
web-why-not-folded = { $count ->
        [one] { $count } możliwość jest teraz niedostępna: dlaczego?
        [few] { $count } możliwości są teraz niedostępne: dlaczego?
        [many] { $count } możliwości jest teraz niedostępnych: dlaczego?
       *[other] { $count } możliwości jest teraz niedostępnych: dlaczego?
    }
web-rallies-count = { $state }: { $count }
web-keys-choose = wybierz to, co jest na przycisku z tym klawiszem; przy ofercie wpisz kwotę
web-keys-commit = zatwierdź ruch
web-keys-undo = cofnij krok lub wybór
web-keys-nothing = pas, nikt, nic
web-keys-hint = podpowiedź
