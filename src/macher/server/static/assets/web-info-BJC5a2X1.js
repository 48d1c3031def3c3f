var e=`# Consulter\xA0: coalitions, opinions, argent, défausses ; enchères et réponses secrètes sur les partis ; signes.

web-drawer-coalitions = Coalitions
web-drawer-opinions = Opinions
web-drawer-money = Argent connu
web-drawer-discards = Défausses
web-look-states = Les Länder et leurs opinions

## Qui pourrait gouverner avec qui

web-coalitions-about = Les voix comme si tous convertissaient maintenant. Si personne n’a la majorité, le parti le plus fort gouverne avec le partenaire avec qui il a le plus de cartes communes, parmi ceux avec qui il atteint la majorité.
web-coalitions-common = Cartes communes
web-coalitions-key = Signes de ce tableau
web-coalitions-key-governs = gouvernerait
web-coalitions-key-enough = assez de voix
web-coalitions-key-closed = pas de coalition pour l’instant
web-together-votes = ensemble { $votes } voix
web-together-common = { $count ->
        [one] { $count } carte commune
       *[other] { $count } cartes communes
    }
web-together-closed = pas de coalition pour l’instant
web-together-open = au suivant, si un meilleur partenaire fait défaut
web-together-sure = en tête pour gouverner
web-together-made = gouvernent ensemble
web-together-enough = la majorité
web-together-short = pas de majorité

## Opinions et programmes

web-opinions-agrees = concorde
web-opinions-differs = s’oppose
web-opinions-none = n’en dit rien

## Argent

web-money-open = À cette table, l’argent est visible.
web-money-hidden = À cette table, l’argent est caché. Voici ce qui se déduit des paiements connus de tous.
web-money-opening = Tous ont commencé avec { $sum }.
web-money-now = Maintenant
web-money-left = Après avoir payé les membres du cabinet posés face cachée
web-money-range = de { $least } à { $most }

## Enchères et réponses secrètes

web-chip-high = plus haute mise\xA0: { $bid }
web-chip-in = a misé { $bid }, peut encore miser
web-chip-outbid = a misé { $bid }, dépassé
web-chip-passed = a passé
web-chip-next = n’a pas encore misé
web-chip-out = ne participe pas
web-answer = Ta réponse secrète
web-answer-about = Personne d’autre ne la voit avant que tous aient répondu.

## Signes

web-legend-party = Signes d’un parti
web-legend-board = Signes sur les plateaux
web-legend-money = Argent, en milliers
web-legend-votes = Voix maintenant, et si tous les meetings étaient convertis maintenant
web-legend-once = Une action marquée «\xA0!\xA0»\xA0: dès qu’un parti l’a faite dans un Land, elle y est verrouillée pour les autres
web-legend-agrees = Ton programme concorde
web-legend-differs = Ton programme s’oppose
`;export{e as default};