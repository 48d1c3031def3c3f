## Wie Züge abgegeben werden, die Tasten der Entscheidung und was eine Möglichkeit ändern würde

web-setting-commit = Züge abgeben
web-commit-one = Ein Klick
web-commit-one-about = Ein Zug gilt, sobald er vollständig ist. Eine geheime Wahl gilt sofort und lässt sich zurücknehmen, bis alle gewählt haben; alles andere gilt nach ein paar Sekunden und lässt sich bis dahin rückgängig machen. Formulare, in denen du Zahlen weiter ändern kannst, etwa für Wahlveranstaltungen, warten auf die Schaltfläche.
web-commit-button = Immer mit der Schaltfläche
web-commit-button-about = Jeder Zug wartet auf „Zug abgeben“.
web-commit-twice = Noch einmal fragen
web-commit-twice-about = Jeder Zug wartet auf „Zug abgeben“, und die Schaltfläche fragt noch einmal.
web-commit-all = Alles sofort
web-commit-all-about = Jeder Zug wird abgegeben, sobald er vollständig ist, auch wenn er sich nicht zurücknehmen lässt.
web-decide-held = Sofort abgeben
web-decide-taken = Gewählt
web-set-laid = Schon ausgelegt
web-why-not-folded = { $count ->
        [one] Eine Möglichkeit geht gerade nicht: warum?
       *[other] { $count } Möglichkeiten gehen gerade nicht: warum?
    }
web-rallies-count = { $state }: { $count }
web-keys-choose = wählen, was auf der Schaltfläche mit dieser Taste steht; beim Bieten den Betrag tippen
web-keys-commit = den Zug abgeben
web-keys-undo = rückgängig, eine Wahl zurücknehmen
web-keys-nothing = passen, niemand, nichts
web-keys-hint = Tipp
