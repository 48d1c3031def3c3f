# Pourquoi un bot a fait quelque chose dans l’édition 2006 : une phrase. Valeurs en points de la partie.

## Le début

reason-sheet-option-2006 = Dans cette colonne, c’est cette option qui apporte le plus là où il le faut : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-sheet-place-2006 = C’est { $place } que cela apporte le plus : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour cette colonne.
reason-start-bid-2006 = L’ordre des joueurs vaut une mise de { $bid }, tirée d’un mélange que personne ne peut deviner.
reason-start-no-bid-2006 = L’ordre des joueurs ne vaut pas d’argent maintenant ; les mises sont tirées d’un mélange que personne ne peut deviner.
reason-name-start-2006 = Si { $seat } commence, nous jouons en position { $position }, celle qui nous convient le mieux.

## La plateforme

reason-hand-keep-2006 = Les cartes en main sont assez bonnes pour être gardées.
reason-hand-discard-2006 = { $card } n’aide nulle part en ce moment ; une nouvelle carte promet davantage.
reason-platform-keep-2006 = Aucun changement de plateforme n’apporte plus qu’il ne coûte.
reason-platform-change-2006 = { $new } à la place de { $old } convient mieux aux Länder et au plateau national : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Le cabinet fantôme et les coalitions

reason-cabinet-none-2006 = Aucune carte de cabinet n’apporterait plus { $place } maintenant que plus tard.
reason-cabinet-send-2006 = { $politician } apporte plus { $place } maintenant que plus tard : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-next-2006 = Le Land qui vote en premier passe en premier : { $state }.
reason-cabinet-idle-2006 = Aucune action n’aiderait { $place }.
reason-cabinet-votes-2006 = Ce sont des voix qui aident le plus { $place } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-up-2006 = Avec plus de popularité, chaque meeting { $place } vaut davantage : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-down-2006 = { $rival } est le plus fort rival { $place } : y faire baisser sa popularité vaut environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-media-2006 = Les médias { $place } valent plus que leur prix, et { $rival } les perd : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-key-2006 = { $card } doit compter double { $place } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-cabinet-no-key-2006 = Sans la tuile clef { $place }, les facteurs sont meilleurs : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-tile-2006 = Une coalition { $place } peut encore servir.
reason-tile-none-2006 = Une coalition { $place } ne sert à rien.
reason-coalition-none-2006 = Les perspectives { $place } sont meilleures seul qu’avec n’importe quel partenaire.
reason-coalition-propose-2006 = Avec { $partner }, la victoire { $place } est possible : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-coalition-impose-2006 = { $partner } ne peut pas refuser, et ensemble la victoire { $place } est possible : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-coalition-accept-2006 = Avec { $partner }, la victoire { $place } est plus probable : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-coalition-refuse-2006 = Il vaut mieux rester seul { $place } que d’aider { $partner }.

## Médias et meetings

reason-media-none-2006 = Aucun marqueur média ne vaut son prix maintenant.
reason-media-2006 = Un marqueur média { $place } compte après une victoire et pour le contrôle : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que son prix.
reason-exchange-none-2006 = Aucun échange d’opinions n’aiderait { $place }.
reason-exchange-2006 = { $new } à la place de { $old } { $place } aide nos voix ou gêne celles des rivaux : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-meetings-none-2006 = L’argent et les marqueurs servent mieux ailleurs qu’à des meetings { $place }.
reason-meetings-2006 = { $count ->
        [one] Un meeting de plus { $place } vaut environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $count } meetings de plus { $place } valent environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
reason-convert-2006 = Un facteur de { $factor } { $place } suffit pour convertir maintenant { $count ->
        [one] un meeting
       *[other] { $count } meetings
    } en voix : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-convert-wait-2006 = Le facteur de { $factor } { $place } peut encore s’améliorer, les meetings attendent donc.

## Sondages

reason-poll-bid-2006 = Le sondage { $place } promet environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : jusqu’à { $limit }, le prix est juste.
reason-poll-deny-2006 = Le sondage { $place } ne doit pas aller à { $rival } pour moins de { $bid } : cela nous coûterait environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-poll-pass-2006 = Le sondage { $place } vaut au plus { $limit }.
reason-poll-publish-2006 = Le résultat pour { $target } nous sert le plus { $place } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-poll-suppress-2006 = Aucun résultat ne nous sert { $place } autant que de nouveaux adhérents : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-poll-enough-2006 = Aucun autre résultat n’aiderait { $place }.

## Le plateau national et les contributions

reason-media-move-2006 = Le marqueur média { $origin } vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur le plateau national.
reason-media-keep-2006 = Le marqueur média { $origin } est plus utile dans les Länder à venir.
reason-national-none-2006 = Aucune opinion ne servirait notre plateforme plus que celles des rivaux.
reason-national-place-2006 = { $card } est dans notre plateforme : les adhérents et les points qu’elle rapporte valent environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-national-secure-2006 = { $card } nous sert et doit rester : la rendre dominante vaut environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-national-replace-2006 = { $new } nous sert mieux que { $old } : environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-contribution-accept-2006 = { $amount } peuvent encore être bien employés, et peu d’adhérents sont perdus.
reason-contribution-decline-2006 = De nouveaux adhérents valent maintenant plus que { $amount }.
reason-contribution-none-2006 = Cette carte servira mieux plus tard.
