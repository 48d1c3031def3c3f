# D’autres mots du jeu, expliqués en une phrase tels qu’ils valent à cette table.

service-term-convert-2006 = Conversion
    .about = Les meetings deviennent des voix : chacun en apporte autant que popularité et concordance ensemble. { $convert_in_current_state ->
            [true] C’est possible dans chaque Land.
           *[false] Dans le Land qui vote, elle attend l’élection.
        }
    .forms = conver
service-term-majority-2006 = Majorité
    .about = { $majority_needs_conversion ->
            [true] Plus de voix dans un Land que tous les autres partis ensemble : qui l’a et vient d’y convertir des meetings peut échanger une opinion.
           *[false] Plus de voix dans un Land que tous les autres partis ensemble : qui l’a peut y échanger une opinion.
        }
    .forms = majorité
service-term-starter-2006 = Premier joueur
    .about = Agit en premier dans chaque phase de la manche. Qui mise le plus le désigne.
    .forms = premier joueur
service-term-block-2006 = Feuille préliminaire
    .about = Chacun y choisit en secret avec quoi il commence, et où.
    .forms = feuille préliminaire
service-term-display-2006 = Réserve visible
    .about = Des opinions visibles à côté des plateaux, qu’on peut échanger contre celles d’un Land. { $exchange_allow_flip ->
            [false] Une nouvelle opinion ne doit pas avoir le thème de la carte qui part.
           *[true] Une nouvelle opinion peut être l’opposée de la carte qui part.
        }
    .forms = réserve visible
service-term-politician-2006 = Carte de cabinet
    .about = Posée face cachée dans un Land, payée quand on la retourne ; elle y fait une de ses actions. Celle qui a un téléphone { $coalition_tile_optional ->
            [true] peut apporter une tuile de coalition.
           *[false] apporte une tuile de coalition.
        }
    .forms = carte de cabinet, cartes de cabinet
service-term-auction-2006 = Enchère
    .about = Les mises tournent jusqu’à ce que tous les partis sauf un aient passé.
    .forms = enchère
service-term-topic-2006 = Thème
    .about = Une des sept questions de la campagne. Une carte y dit oui (+) ou non (−).
    .forms = thème
service-term-votes-2006 = Voix
    .about = La force d’un parti dans un Land. À l’élection, elles rapportent les sièges de la carte du Land.
    .forms = voix
service-term-marker-2006 = Marqueur média
    .about = Des journaux et des chaînes de ton côté. Un Land a de la place pour { $spots } ; quand il quitte la partie, ils reviennent à leurs propriétaires.
    .forms = marqueur média, marqueurs médias
service-term-points-2006 = Points
    .about = Ce qui fait gagner : sièges, adhérents, médias et opinions du plateau national.
    .forms = points
