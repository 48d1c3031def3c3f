# Comment se joue chaque phase à cette table, avec nos propres mots. Les nombres viennent des données du jeu, et les
# options de la table choisissent parmi les phrases. Chaque phrase a sa ligne.

help-setup =
    { $elections ->
        [7] Quatre Länder sont sur la table, et trois autres viendront plus tard ; des quatre, celui qui rapporte le moins de points vote en premier.
       *[4] Quatre Länder sont sur la table ; celui qui rapporte le moins de points vote en premier.
    }
    Compose ton programme : quatre fois, choisis une carte et passe le reste à gauche ; tu commences avec sept cartes et reçois les trois dernières de ta droite.
    Cinq cartes de thèmes différents forment ton programme public, et une des deux autres reste dans ta main.
    Puis chacun choisit en secret un bloc de départ et nomme un Land pour chacun de ses { $symbols } symboles : { $rallies } meetings, une case de tendance, un marqueur média ou { $votes } voix.
    Tout le monde commence avec { $money }, une base du parti de { $base }, { $markers } marqueurs médias et { $politicians } membres du cabinet.

help-1 =
    Tout le monde mise en secret, 0 ou plus.
    { $overbid ->
        [penalty] Une mise peut dépasser ton argent, mais qui ne peut pas la payer perd tout son argent et { $fine } points de base du parti, et les autres misent de nouveau.
       *[reject] Tu ne peux pas miser plus que tu n’as.
    }
    La plus haute mise est payée et donne la place de premier joueur pour cette manche ; les autres ne paient rien.
    Si les plus hautes mises sont égales, ces joueurs peuvent surenchérir une fois, à découvert, { $start_tiebreak_first ->
        [right_of_previous] en commençant à la droite du premier joueur précédent.
       *[top_marker_holder] le premier joueur précédent d’abord, puis dans le sens horaire.
    }
    S’ils passent tous, le dernier d’entre eux commence et paie sa mise.
    Le premier joueur agit avant les autres dans la plupart des phases et gagne la plupart des égalités.

help-2 =
    Dans l’ordre du jeu, tu peux obtenir des cartes de programme : en piocher une cachée puis en prendre une dans l’étalage, ou renouveler l’étalage et y prendre une carte.
    Puis tu peux échanger jusqu’à deux cartes de ton programme contre des cartes de ta main ; ses cinq thèmes doivent rester différents.
    Une carte reste en main, le reste est défaussé.
    Mieux ton programme s’accorde aux opinions d’un Land, plus tes meetings y rapportent de voix.

help-3 =
    L’un après l’autre, on achète un marqueur média pour { $price } et on le pose dans le Land de son choix, ou on passe.
    On peut encore acheter après avoir passé ; la phase finit quand tout le monde a passé de suite.
    Un Land a de la place pour { $spots } marqueurs, tous partis confondus.
    Si tu y as plus de marqueurs que chacun des autres, tu influences ses médias : tu peux y échanger une opinion, les sondages ne te font pas baisser, et après l’élection { $presence_move ->
        [optional] tu peux prendre une présence médiatique.
       *[forced] tu obtiens une présence médiatique.
    }

help-4 =
    Dans l’ordre du jeu, tu achètes des meetings dans autant de Länder que tu veux.
    Le prix dépend du nombre posé d’un coup dans un Land : jusqu’à trois, c’est bon marché ; au-delà, c’est de plus en plus cher.
    Tu peux avoir { $room } meetings dans un Land et { $cubes } en tout.
    Les meetings deviennent des voix en phase 9a, puis reviennent dans ta réserve.

help-5 =
    Dans l’ordre du jeu, tu peux poser des membres du cabinet face cachée à côté des Länder, un au plus dans chacun.
    Cela ne coûte encore rien : on paie quand ils sont retournés.
    Ils agissent dans l’ordre où ils ont été posés.
    Tu en as { $politicians } pour toute la partie, et chacun sert une seule fois.

help-6 =
    Land par Land, en commençant par celui qui vote, tous les membres du cabinet sont retournés.
    Chaque joueur paie dans l’ordre, ou renonce ; un membre du cabinet non payé quitte la partie.
    { $politician_order ->
        [free] Puis chacun peut utiliser l’action principale et une action secondaire, dans l’ordre de son choix.
       *[main_first] Puis chacun peut utiliser d’abord l’action principale, ensuite une action secondaire.
    }
    { $exclusive_scope ->
        [state_lifetime] Une fois faite, une action marquée ! est fermée à tous les autres dans ce Land tant qu’il est en jeu.
       *[phase] Une fois faite, une action marquée ! est fermée à tous les autres dans ce Land pour cette manche.
    }
    { $spokes_media_exclusive ->
        [true] L’action média du Porte-parole compte aussi comme marquée !.
        [false] L’action média du Porte-parole n’a pas de ! : elle ne ferme rien et n’est jamais fermée.
       *[other] L’action média du Porte-parole n’a pas de ! et ne ferme rien, mais elle est fermée dès qu’un autre membre du cabinet a fait cette action marquée !.
    }
    Ensuite, le membre du cabinet quitte la partie.

help-7 =
    Land par Land, en commençant par celui qui vote, le joueur qui y a le plus de marqueurs médias peut échanger une opinion.
    Elle doit être face visible et sans marqueur double.
    La nouvelle vient de l’étalage des opinions ; son thème ne doit être sur aucune autre carte visible du Land, { $media_same_topic ->
        [forbidden] ni sur la carte qui part.
       *[allowed] { $media_same_card ->
            [allowed] mais elle peut être l’opposée de la carte qui part ou la même carte de nouveau.
           *[forbidden] mais elle peut être l’opposée de la carte qui part.
        }
    }
    { $elections ->
        [7] Les places vides de l’étalage le restent jusqu’à ce qu’il soit complété après la manche 3.
       *[4] Les places vides de l’étalage le restent.
    }
    Si plusieurs ont le plus de marqueurs, personne n’échange.

help-8 =
    Un sondage est mis aux enchères pour chaque Land, en commençant par celui qui vote ; on ne voit que le parti au dos.
    Le joueur qui y a le plus de voix est le commissaire-priseur et parle en dernier ; les autres misent une fois ou passent, dans le sens horaire à partir de la gauche { $poll_first_bidder ->
        [left_of_start_player] du premier joueur.
       *[left_of_auctioneer] du commissaire-priseur.
    }
    { $overbid ->
        [penalty] Qui ne peut pas payer sa mise perd tout son argent et { $fine } points de base du parti, et ne mise plus dans cette manche.
       *[reject] { "" }
    }
    { $poll_all_pass ->
        [stay_on_top] Un sondage sans mise reste sur la pile pour l’enchère suivante.
       *[discard_unseen] Un sondage sans mise est défaussé sans être vu.
    }
    { $poll_front ->
        [private_unless_published] Qui obtient le sondage est seul à le regarder ; les autres ne le voient que s’il est publié.
       *[public_when_taken] Dès que quelqu’un l’obtient, le sondage est retourné devant tous.
    }
    Pour le publier, il faut une hausse de ton propre parti : ta tendance monte, et les partis à valeur négative descendent, sauf celui qui influence les médias du Land.
    Un sondage gardé secret ajoute { $suppressed } à la base du parti.

help-9a =
    Les meetings deviennent des voix, d’abord dans le dernier Land du calendrier.
    Les voix sont (meetings + tendance) × concordance : +1 pour chaque opinion visible que ton programme partage, −1 pour chacune qu’il contredit, et le double sous un marqueur double.
    La tendance est le nombre de sa case ; les cases portent { $trends }.
    Chaque facteur compte au moins 1.
    Là où l’on ne vote pas dans cette manche, tu peux convertir { $least } meetings ou plus, ou aucun.
    Là où l’on vote, tous les meetings sont convertis.

help-9b =
    Chaque parti marque des points pour ses voix, selon la carte du Land.
    { $elections ->
        [7] Dans les manches 4 et 5, deux Länder votent, l’un après l’autre.
       *[4] { "" }
    }
    Un parti qui est seul à avoir { $majority } voix reçoit { $alone } points de plus ; si plusieurs en ont autant, chacun en reçoit { $several }, et celui qui a le plus de voix gagne.
    { $coalition ->
        [partner_may_refuse] Si aucun ne les a, le parti le plus fort propose une coalition à ceux avec lesquels il atteint { $majority }, d’abord à celui qui a le plus de cartes communes ; chacun peut refuser.
        [both_may_refuse] Si aucun ne les a, le parti le plus fort peut proposer une coalition à ceux avec lesquels il atteint { $majority }, d’abord à celui qui a le plus de cartes communes ; chacun peut refuser.
       *[automatic] Si aucun ne les a, le parti le plus fort forme une coalition : parmi ceux avec lesquels il atteint { $majority }, avec celui qui a le plus de cartes communes ; on ne demande à personne.
    }
    Une coalition rapporte { $partners } points à chacun des deux, et tous deux gagnent ; sans elle, le parti le plus fort en reçoit { $strongest }.
    { $presence_move ->
        [optional] Un vainqueur qui a un marqueur média dans le Land peut en déplacer un vers la présence médiatique ; le parti qui influence les médias le peut aussi, même s’il n’a pas gagné.
       *[forced] Un vainqueur qui a un marqueur média dans le Land en déplace un vers la présence médiatique ; le parti qui influence les médias le fait aussi, même s’il n’a pas gagné.
    }
    { $influencer_snapshot ->
        [after_winner_moves] L’influence se compte après que les vainqueurs ont déplacé le leur.
       *[before_moves] L’influence se compte avant que les vainqueurs déplacent le leur.
    }
    { $no_coalition_influencer_moves ->
        [false] S’il reste sans partenaire, le parti le plus fort n’en déplace aucun, même s’il influence les médias.
       *[true] S’il reste sans partenaire, le parti le plus fort n’en déplace un que s’il influence les médias.
    }

help-9c =
    Dans l’ordre du jeu, tu reçois { $rate } pour chaque point que tes voix ont rapporté dans cette manche et { $rate } pour chaque point de base du parti.
    Les points de victoire électorale ne rapportent pas d’argent.
    Dans les trois premières manches, tu prends ensuite une de tes cartes de don : accepte l’argent et perds { $losses } points de base du parti, ou refuse-le et gagnes-en { $gains }.
    { $elections ->
        [7] La manche 4 paie sans don, et la dernière manche ne rapporte rien.
       *[4] La dernière manche ne rapporte rien.
    }
    { $cash_visibility ->
        [open] L’argent de tous est visible.
       *[hidden] Personne d’autre ne voit combien tu as.
    }

help-9d =
    { $elections ->
        [7] Un Land qui a voté quitte la partie ; après chacune des trois premières manches, un nouveau prend sa place, après la manche 4 aucun.
       *[4] Le Land qui a voté quitte la partie avec son plateau.
    }
    { $media_markers_on_clear ->
        [out_of_game] Les marqueurs médias qui y restent quittent aussi la partie ; un marqueur double revient à la réserve commune.
       *[to_owner] Les marqueurs médias qui y restent reviennent à leurs propriétaires, un marqueur double à la réserve commune.
    }
    Dans chaque autre Land, une opinion de plus est retournée ; si son thème y est déjà, elle est remplacée.
    { $elections ->
        [7] Après la manche 3, l’étalage des opinions est complété.
       *[4] { "" }
    }
    L’étalage des programmes est renouvelé, et l’urne avance.

help-end =
    La partie finit après { $elections } élections.
    Les points des voix et des victoires électorales comptent comme ils ont été marqués.
    Chaque marqueur média sur une case de présence médiatique rapporte le nombre de sa case, et chaque point de base du parti un point.
    { $cash_second_place ->
        [skip_after_tie] La plus grosse somme d’argent rapporte { $first } points, la deuxième { $second } ; si plusieurs partagent la première place, il n’y a pas de deuxième.
       *[dense] La plus grosse somme d’argent rapporte { $first } points, la deuxième { $second }, même si plusieurs partagent la première place.
    }
    Le plus haut total gagne ; en cas d’égalité, la victoire est partagée.
