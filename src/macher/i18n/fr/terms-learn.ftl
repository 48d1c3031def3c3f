# D’autres mots du jeu, expliqués en une phrase tels qu’ils valent à cette table.

service-term-votes = Voix
    .about = La force d’un parti dans un Land. À l’élection, elles rapportent les points de la carte du Land.
    .forms = voix
service-term-convert = Conversion
    .about = Les meetings deviennent des voix : (meetings + tendance) × concordance. Dans le Land qui vote, tous sont convertis.
    .forms = conver
service-term-majority = Majorité
    .about = { $majority } voix gagnent une élection à elles seules ; qui en a moins a besoin d’un partenaire.
    .forms = majorité
service-term-starter = Premier joueur
    .about = Agit en premier dans la plupart des phases de la manche et gagne la plupart des égalités. La place se joue aux enchères au début de la manche.
    .forms = premier joueur
service-term-block = Bloc de départ
    .about = Ses { $symbols } symboles disent avec quoi un parti commence : meetings, tendance, médias ou voix, chacun dans un Land de son choix. Deux symboles identiques vont dans des Länder différents.
    .forms = bloc de départ
service-term-display = Étalage
    .about = Des cartes visibles à côté des plateaux. Les opinions et les cartes de programme ont chacune le leur. Un vide parmi les cartes de programme est comblé aussitôt ; parmi les opinions, il { $elections ->
            [7] reste jusqu’à la fin de la manche 3.
           *[4] reste.
        }
    .forms = étalage
service-term-politician = Membre du cabinet
    .about = Une carte du cabinet fantôme. Elle a une action principale et des actions secondaires, se paie quand on la retourne et sert une fois. Une fois faite, une action marquée ! y est fermée à tous les autres { $exclusive_scope ->
            [state_lifetime] tant que le Land est en jeu.
           *[phase] jusqu’à la fin de la manche.
        }
    .forms = membre du cabinet, membres du cabinet
service-term-marker = Marqueur média
    .about = Des journaux et des chaînes de ton côté. Un Land a de la place pour { $spots }. Ceux qui restent quand un Land quitte la partie { $media_markers_on_clear ->
            [out_of_game] sont perdus.
           *[to_owner] reviennent à leurs propriétaires.
        }
    .forms = marqueur média, marqueurs médias
service-term-auction = Commissaire-priseur
    .about = Qui a le plus de voix dans le Land mène l’enchère et parle en dernier. On commence à la gauche { $poll_first_bidder ->
            [left_of_start_player] du premier joueur.
           *[left_of_auctioneer] du commissaire-priseur.
        }
    .forms = enchère
service-term-supply = Réserve
    .about = Ce qu’un parti a à côté du plateau et peut encore poser.
    .forms = réserve
service-term-topic = Thème
    .about = Une des sept questions de la campagne. Une carte y dit oui (+) ou non (−).
    .forms = thème
service-term-points = Points
    .about = Ce qui fait gagner : voix aux élections, victoires, médias, base du parti et argent.
    .forms = points
