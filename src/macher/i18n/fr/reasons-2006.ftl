# Pourquoi un robot a fait quelque chose, dans l’édition de 2006 : une phrase. Valeurs en points de victoire (PV).

## Le début

reason-sheet-option-2006 = De cette colonne, cette option apporte le plus là où il le faut : environ { $points } PV.
reason-sheet-place-2006 = C’est { $place } que cela apporte le plus : environ { $points } PV pour cette colonne.
reason-start-bid-2006 = L’ordre du tour vaut une mise de { $bid }, tirée d’un mélange que personne ne peut prévoir.
reason-start-no-bid-2006 = L’ordre du tour ne vaut pas d’argent maintenant ; les mises sont tirées d’un mélange que personne ne peut prévoir.
reason-name-start-2006 = Si { $seat } commence, nous avons la place numéro { $position } dans l’ordre du tour, celle qui nous convient le mieux.

## La plateforme

reason-hand-keep-2006 = Les cartes en main sont assez bonnes pour être gardées.
reason-hand-discard-2006 = { $card } n’aide nulle part en ce moment ; une nouvelle carte promet davantage.
reason-platform-keep-2006 = Aucun changement de plateforme n’apporte plus qu’il ne coûte.
reason-platform-change-2006 = { $new } au lieu de { $old } convient mieux aux Länder et au plateau national : environ { $points } PV.

## Le cabinet fantôme et les coalitions

reason-cabinet-none-2006 = Personne du cabinet n’apporterait { $place } plus maintenant que plus tard.
reason-cabinet-send-2006 = { $politician } fait plus { $place } que plus tard : environ { $points } PV.
reason-cabinet-next-2006 = Le Land qui vote en premier passe en premier : { $state }.
reason-cabinet-idle-2006 = Aucune action n’aiderait { $place }.
reason-cabinet-votes-2006 = Ce sont des voix qui aident le plus { $place } : environ { $points } PV.
reason-cabinet-up-2006 = Plus de popularité rend chaque meeting { $place } plus précieux : environ { $points } PV.
reason-cabinet-down-2006 = { $rival } est l’adversaire le plus fort { $place } : y baisser sa popularité vaut environ { $points } PV.
reason-cabinet-media-2006 = Les médias { $place } valent plus que leur prix, et { $rival } les perd : environ { $points } PV.
reason-cabinet-key-2006 = { $card } doit compter double { $place } : environ { $points } PV.
reason-cabinet-no-key-2006 = Sans la tuile clef, les facteurs { $place } sont meilleurs : environ { $points } PV.
reason-tile-2006 = Une coalition { $place } peut encore servir.
reason-tile-none-2006 = Une coalition { $place } ne sert à rien.
reason-coalition-none-2006 = Seul, les perspectives { $place } sont meilleures qu’avec n’importe quel partenaire.
reason-coalition-propose-2006 = Avec { $partner }, la victoire { $place } est possible : environ { $points } PV.
reason-coalition-impose-2006 = { $partner } ne peut pas refuser, et ensemble la victoire { $place } est possible : environ { $points } PV.
reason-coalition-accept-2006 = Avec { $partner }, la victoire { $place } est plus probable : environ { $points } PV.
reason-coalition-refuse-2006 = Il vaut mieux rester seul { $place } que d’aider { $partner }.

## Médias et meetings

reason-media-none-2006 = Aucun marqueur média ne vaut son prix maintenant.
reason-media-2006 = Un marqueur média { $place } compte après une victoire et pour le contrôle : environ { $points } PV de plus que son prix.
reason-exchange-none-2006 = Aucun échange d’opinions n’aiderait { $place }.
reason-exchange-2006 = { $new } au lieu de { $old } { $place } aide nos voix ou gêne celles des autres : environ { $points } PV.
reason-meetings-none-2006 = L’argent et les marqueurs servent mieux ailleurs qu’à des meetings { $place }.
reason-meetings-2006 = { $count ->
        [one] Un meeting de plus { $place } vaut environ { $points } PV.
       *[other] { $count } meetings de plus { $place } valent environ { $points } PV.
    }
reason-convert-2006 = Un facteur de { $factor } { $place } suffit pour convertir maintenant { $count ->
        [one] un meeting
       *[other] { $count } meetings
    } en voix : environ { $points } PV.
reason-convert-wait-2006 = Le facteur de { $factor } { $place } peut encore s’améliorer, les meetings attendent donc.

## Sondages

reason-poll-bid-2006 = Le sondage { $place } promet environ { $points } PV : jusqu’à { $limit }, le prix est juste.
reason-poll-deny-2006 = Le sondage { $place } ne doit pas aller à { $rival } pour moins de { $bid } : cela nous coûterait environ { $points } PV.
reason-poll-pass-2006 = Le sondage { $place } vaut au plus { $limit }.
reason-poll-publish-2006 = Le résultat pour { $target } nous sert le plus { $place } : environ { $points } PV.
reason-poll-suppress-2006 = Aucun résultat ne nous sert { $place } autant que de nouveaux adhérents : environ { $points } PV.
reason-poll-enough-2006 = Aucun autre résultat n’aiderait { $place }.

## Le plateau national et les contributions

reason-media-move-2006 = Le marqueur média { $origin } vaut { $points } PV sur le plateau national.
reason-media-keep-2006 = Le marqueur média { $origin } est plus utile dans les Länder à venir.
reason-national-none-2006 = Aucune opinion ne servirait mieux notre plateforme que celles des autres.
reason-national-place-2006 = { $card } est dans notre plateforme : adhérents et points valent environ { $points } PV.
reason-national-secure-2006 = { $card } nous sert et doit rester : l’assurer vaut environ { $points } PV.
reason-national-replace-2006 = { $new } nous sert mieux que { $old } : environ { $points } PV.
reason-contribution-accept-2006 = { $amount } peuvent encore être bien employés, et peu d’adhérents sont perdus.
reason-contribution-decline-2006 = De nouveaux adhérents valent maintenant plus que { $amount }.
reason-contribution-none-2006 = Cette carte servira mieux plus tard.
