# Warum ein Bot etwas tat. Die Schlüssel stehen im Code der Bots; je ein Satz.

reason-at-random = { $choices ->
        [one] Das war die einzige Möglichkeit.
       *[other] Zufällig aus { $choices } Möglichkeiten gewählt.
    }
