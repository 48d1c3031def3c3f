var e=`# L’analyse d’une partie terminée dans la page.

web-review = Analyse
web-review-growing = Analyse en cours\xA0: { $done }. Ce que tu vois s’affine jusqu’à la fin.
web-review-waiting = { $ahead ->
        [0] L’analyse attend son tour\xA0: c’est la prochaine.
        [one] L’analyse attend son tour\xA0: une autre passe avant.
       *[other] L’analyse attend son tour\xA0: { $ahead } autres passent avant.
    }
web-review-broken = L’analyse a été interrompue.
web-review-again = La reprendre
web-review-eyes = Quelles chances
web-review-known = Ce que chacun savait
web-review-known-about = Les chances de victoire de chaque parti, d’après ce qu’il savait lui-même à ce moment-là.
web-review-opened = Tout révélé
web-review-opened-about = Les chances avec toutes les cartes et tous les choix secrets tels qu’ils étaient vraiment.
web-review-curve-keys = Les flèches avancent dans le temps, Page précédente et Page suivante de manche en manche.
web-review-look = Voir ce moment
web-review-decisions = Les choix décisifs
web-review-decisions-none = Aucun choix n’a coûté assez pour compter comme une erreur.
web-review-events = Les coups du sort décisifs
web-review-events-none = Rien de ce qui a été pioché, lancé aux dés ou révélé n’a beaucoup changé les chances.
web-review-none-yet = Rien de sûr pour l’instant.
web-review-played = Joué\xA0:
web-review-better = Mieux\xA0:
web-review-came = Arrivé\xA0:
web-review-mean = En moyenne\xA0:
web-review-continued = { $games ->
        [one] Des bots ont joué la suite une fois de chaque côté
       *[other] Des bots ont joué la suite { $games } fois de chaque côté
    }
web-review-value = Chances de victoire
web-review-wins = Victoires des bots
web-review-points = Points à la fin
web-review-spread = Les points sont des moyennes ; les petits nombres à côté encadrent quatre parties sur cinq, ceux des victoires la vraie part, sûr à 95\xA0%.
web-review-accounts = Chance et savoir-faire
web-review-first = Début
web-review-luck = Chance
web-review-skill = Choix personnels
web-review-last = Fin
web-review-accuracy = Précision
web-review-lost = Points perdus en route
web-review-lost-none = presque aucun
web-review-kinds = hasard { $chance }, les autres { $others }, jugement { $unsure }
web-review-sum = Le début, la chance et les choix personnels font ensemble la fin. Le «\xA0jugement\xA0», c’est quand la même position est jugée autrement un pas plus tard.
web-review-picture = En image
web-review-file = En fichier
web-play-on = Reprendre d’ici
web-play-on-about = Une nouvelle partie commence à ce moment\xA0: tu prends un parti, des bots prennent les autres. Ce que ton parti ignorait alors est tiré de nouveau.
web-play-on-seat = Ton parti
web-play-on-bots = Niveau des bots
web-play-on-begin = Commencer
web-review-bars = Combien de parties ont fini avec combien de points
web-review-more = Faire jouer les bots 100 fois de chaque côté
`;export{e as default};