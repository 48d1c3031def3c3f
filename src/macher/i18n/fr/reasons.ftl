# Pourquoi un bot a agi ainsi. Les clés sont dans le code des bots ; une phrase chacune.

reason-at-random = { $choices ->
        [one] C’était la seule possibilité.
       *[other] Tiré au hasard parmi { $choices } possibilités.
    }
