# Comment se joue chaque phase de l’édition 2006 à cette table, avec nos propres mots. Les nombres viennent des données
# du jeu, et les options de la table choisissent parmi les phrases. Chaque phrase a sa ligne.

help-setup-2006 =
    { $rounds ->
        [5] Quatre Länder sont sur la table et votent l’un après l’autre, et un autre viendra plus tard ; chaque parti a un meeting dans chacun.
       *[7] Quatre Länder sont sur la table et votent l’un après l’autre, et trois autres viendront plus tard ; chaque parti a un meeting dans chacun.
    }
    Tu reçois une plateforme publique de cinq cartes de thèmes différents, et { $hand } cartes en main.
    Sur la feuille préliminaire, chacun choisit en secret une option de chaque colonne : popularité, { $meetings } meetings ou { $votes } voix dans la première, marqueurs médias ou { $joining } adhérents dans la seconde.
    Tu nommes un Land pour chaque élément, sauf les adhérents ; le même Land peut revenir plusieurs fois.
    Tout ce qui est sur la feuille est gratuit ; { $prelim_order ->
        [seat] les feuilles s’appliquent dans l’ordre des places, et à voix égales le marqueur arrivé plus tard est au-dessus.
       *[random] on tire au sort celle qui s’applique en premier, et à voix égales le marqueur arrivé plus tard est au-dessus.
    }
    Tout le monde commence avec { $money }, { $members } adhérents, { $markers } marqueurs médias et { $cabinet } cartes de cabinet.

help-1-2006 =
    Tout le monde mise en secret, 0 ou plus.
    La plus haute mise est payée, et son auteur désigne le premier joueur de la manche, qui peut être n’importe qui.
    Si les plus hautes mises sont égales, ces joueurs misent encore une fois en secret, au moins autant ; si elles sont de nouveau égales, les dés décident.
    Si personne ne mise rien, les dés décident aussitôt.
    Le premier joueur agit avant les autres dans chaque phase de la manche.

help-2-2006 =
    Dans l’ordre des joueurs, tu complètes d’abord ta main à { $hand } cartes de plateforme.
    Une fois, tu peux en défausser autant que tu veux et en piocher autant.
    Puis tu peux remplacer une carte de ta plateforme par une carte de ta main ; ses cinq thèmes doivent rester différents, { $platform_allow_flip ->
        [false] et la nouvelle carte doit apporter un thème qui n’y était pas.
       *[true] et la nouvelle carte peut être l’opposée de l’ancienne.
    }
    Mieux ta plateforme s’accorde aux opinions d’un Land, plus tes meetings y rapportent de voix.
    Les cartes communes rendent les coalitions possibles, et ce qui s’accorde au plateau national rapporte des adhérents et des points.

help-3-2006 =
    Dans l’ordre des joueurs, tu peux poser des cartes de cabinet face cachée, une au plus dans chaque Land, et pas plus que tu ne peux en payer.
    Puis toutes sont retournées et payées.
    { $coalition_tile_optional ->
        [true] Une carte avec un téléphone peut apporter une tuile de coalition à son Land.
       *[false] Une carte avec un téléphone apporte une tuile de coalition à son Land, qu’on le veuille ou non.
    }
    { $cabinet_order ->
        [by_state] Land par Land et, là, dans l’ordre des joueurs, chaque carte peut faire une de ses actions.
       *[by_player] Dans l’ordre des joueurs, chacun utilise toutes ses cartes, chacune pour une de ses actions dans son Land.
    }
    { $media_swap_remove_only ->
        [true] Ce sont des voix, une tuile clef, remplacer ou seulement retirer un marqueur média d’un autre parti, faire monter sa popularité ou baisser celle d’un autre parti.
       *[false] Ce sont des voix, une tuile clef, remplacer un marqueur média d’un autre parti, faire monter sa popularité ou baisser celle d’un autre parti.
    }
    Une opinion sous une tuile clef compte double et ne peut pas être échangée.
    Toutes les cartes posées quittent la partie.

help-4-2006 =
    Les coalitions ne se forment que dans le Land qui vote dans cette manche, entre partis qui y ont une tuile de coalition.
    Avec { $match } cartes communes aux deux plateformes, tu peux proposer une coalition ; avec { $force }, tu peux l’imposer à l’autre parti.
    { $coalition_procedure ->
        [voluntary_first] D’abord, tous peuvent proposer des coalitions dans l’ordre des joueurs, puis ceux qui restent peuvent en imposer.
        [forced_first] D’abord, tous peuvent imposer des coalitions dans l’ordre des joueurs, puis ceux qui restent peuvent en proposer.
       *[sequential] Dans l’ordre des joueurs, chaque parti a un tour : il propose une coalition, en impose une ou passe.
    }
    On répond aussitôt à une proposition.
    Une coalition a deux partis, et leurs voix comptent ensemble pour désigner le vainqueur.
    Dans le Land de la dernière manche, il n’y a pas de coalition.

help-5-2006 =
    L’un après l’autre, on achète un marqueur média pour { $price } et on le pose dans le Land de son choix, ou on passe.
    On peut encore acheter après avoir passé ; les achats finissent quand tout le monde a passé de suite.
    Un Land qui a { $spots } marqueurs est fermé.
    Si tu y as plus de marqueurs que chacun des autres partis, tu contrôles ses médias : les sondages ne peuvent pas t’y faire baisser, et tu peux échanger une opinion contre une des { $pool } de la réserve visible.
    { $exchange_allow_flip ->
        [false] La nouvelle opinion doit avoir un thème qui n’y est pas encore visible, pas même sur la carte qui part.
       *[true] La nouvelle opinion peut être l’opposée de la carte qui part, mais son thème ne doit être sur aucune autre carte visible.
    }
    Les échanges commencent par le Land qui votera en dernier.

help-6-2006 =
    Dans l’ordre des joueurs, tu organises des meetings dans autant de Länder que tu veux, pour { $fee } chacun.
    Tu peux en poser { $turn } à la fois dans un Land.
    Tu peux en avoir { $room } dans un Land et { $cubes } en tout.
    En phase 8 et à l’élection, ils deviennent des voix, puis reviennent dans ta réserve.

help-7-2006 =
    Un sondage est mis aux enchères pour chaque Land, en commençant par celui qui vote ; personne ne connaît la carte.
    Le premier joueur ouvre, et les mises tournent jusqu’à ce que tous sauf un aient passé.
    Qui obtient le sondage est seul à le regarder.
    En le publiant, tu utilises un ou deux de ses résultats pour la popularité dans ce Land ; le parti qui y contrôle les médias ne peut pas baisser.
    { $poll_reveal ->
        [chosen_only] D’un sondage publié, les autres ne voient que les résultats utilisés.
       *[full_card] Un sondage publié est montré à tous avec tous ses résultats.
    }
    Ou tu le gardes secret et gagnes autant d’adhérents que montrent deux dés ensemble.

help-8-2006 =
    { $convert_in_current_state ->
        [true] Land par Land, de celui qui votera en dernier à celui qui vote maintenant, tu peux convertir des meetings là où tu en as { $least } ou plus.
       *[false] Land par Land, en commençant par celui qui votera en dernier et sans celui qui vote maintenant, tu peux convertir des meetings là où tu en as { $least } ou plus.
    }
    { $convert_min ->
        [5] Tu en convertis au moins { $convert_min }, ou aucun.
       *[1] Tu en convertis autant que tu veux.
    }
    Chacun donne autant de voix que popularité et concordance ensemble : la concordance compte +1 pour chaque opinion visible que ta plateforme partage et −1 pour chacune qu’elle contredit, et le double pour un thème clef.
    Si cela fait moins de 1, deux meetings donnent une voix.
    Personne n’a plus de { $most } voix.
    { $majority_needs_conversion ->
        [true] Puis un parti qui a plus de voix que tous les autres ensemble peut échanger une opinion du Land s’il vient d’y convertir des meetings.
       *[false] Puis un parti qui a plus de voix que tous les autres ensemble peut échanger une opinion du Land, même s’il n’a rien converti.
    }

help-9-2006 =
    { $convert_in_current_state ->
        [true] Dans le Land qui vote, tous les meetings qui restent sont convertis dans l’ordre des joueurs.
       *[false] Dans le Land qui vote, tous les meetings sont convertis dans l’ordre des joueurs.
    }
    Puis chaque parti reçoit des sièges pour ses voix, selon la carte du Land.
    Un siège vaut un point à la fin et de l’argent tout de suite.
    { $restack_at_50 ->
        [true] À voix égales, le marqueur arrivé plus tard est au-dessus ; à { $most }, un marqueur qui gagne encore des voix repasse au-dessus.
       *[false] À voix égales, le marqueur arrivé plus tard est au-dessus ; à { $most }, cet ordre ne change plus, même si un parti gagne encore des voix.
    }
    Les coalitions ne changent rien aux sièges.

help-10-2006 =
    Le plus de voix gagne ; les voix d’une coalition comptent ensemble.
    { $rules ->
        [1] À voix égales, un parti seul passe devant une coalition, puis le marqueur le plus avancé gagne ; sur la même case, c’est celui du dessus.
       *[other] À voix égales, le marqueur le plus avancé gagne, si bien qu’un parti seul passe presque toujours devant une coalition ; sur la même case, c’est celui du dessus.
    }
    { $equal_total_is_nose ->
        [true] Toute victoire à voix égales est une victoire de justesse.
       *[false] Ce n’est une victoire de justesse que si les marqueurs sont sur la même case.
    }
    Un vainqueur peut déplacer un marqueur média du Land vers le plateau national et y placer des opinions du Land : deux, mais une seule de justesse et une pour chaque partenaire d’une coalition.
    { $nose_losers ->
        [all_tied] Si un parti seul gagne de justesse, chaque parti qui a autant de voix peut aussi déplacer un marqueur média.
       *[directly_below] Si un parti seul gagne de justesse, le parti dont le marqueur est juste au-dessous peut aussi déplacer un marqueur média.
    }
    { $key_issue_blocks_national ->
        [true] Une opinion sous une tuile clef reste en place ; toute autre va sur la première case libre.
       *[false] Une opinion, même sous une tuile clef, va sur la première case libre.
    }
    Sur une opinion identique, elle la rend dominante, et elle remplace toujours son opposée ; sur un plateau plein, elle peut remplacer toute opinion qui n’est pas dominante.

help-11-2006 =
    Chaque parti compare sa plateforme au plateau national.
    Pour chaque opinion que ta plateforme partage, tu gagnes autant d’adhérents que l’indique la case.
    Les opinions que tu contredis ne coûtent rien.
    { $membership_cap ->
        [80] Personne ne peut avoir plus de { $membership_cap } adhérents.
       *[none] Le nombre d’adhérents n’a pas de limite.
    }
    Cela vaut aussi dans la dernière manche.

help-12-2006 =
    Tu reçois { $rate } pour chaque siège de cette élection.
    Dans les manches { $payouts }, tu reçois aussi { $rate } par adhérent.
    La dernière manche ne rapporte rien.
    { $open_cash ->
        [true] L’argent de tous est visible.
       *[false] Personne d’autre ne voit combien tu as.
    }
    L’argent ne vaut rien à la fin de la partie.

help-13-2006 =
    Le Land qui a voté quitte la partie ; tuiles clefs, tuiles de coalition et marqueurs médias reviennent.
    { $rounds ->
        [5] Après la manche 1, un nouveau prend sa place, avec un meeting de chaque parti ; il vote en dernier.
       *[7] Après chacune des trois premières manches, un nouveau prend sa place, avec un meeting de chaque parti, et vote en dernier.
    }
    Dans chaque autre Land, une opinion de plus est retournée.
    Si son thème y est déjà, elle va sous la pioche et une autre prend sa place.
    Le Land de la dernière manche arrive avec deux opinions visibles et sans coalition.

help-14-2006 =
    { $contribution_optional ->
        [true] Dans l’ordre des joueurs, tu peux jouer une de tes { $contributions } cartes de contribution : face visible pour l’accepter, face cachée pour la refuser.
       *[false] Dans l’ordre des joueurs, tu joues une de tes { $contributions } cartes de contribution tant que tu en as : face visible pour l’accepter, face cachée pour la refuser.
    }
    D’abord, tous ceux qui acceptent prennent l’argent, lancent des dés et perdent autant d’adhérents que montre le plus haut.
    Puis tous ceux qui refusent lancent des dés et gagnent autant d’adhérents qu’ils en montrent ensemble.
    Qui est seul à refuser la plus grosse somme lance { $bonus } dés de plus.
    Les cartes jouées quittent la partie.

help-end-2006 =
    La partie finit après { $rounds } élections.
    Tu marques un point par siège et par adhérent.
    Chaque marqueur média sur le plateau national rapporte le nombre de sa case, soit, à partir de la manche 1, { $media }.
    Le plus d’adhérents rapporte { $first } points, la deuxième place { $second } ; ceux qui partagent la première se divisent les deux.
    Chaque opinion nationale que ta plateforme partage rapporte les points de sa case, et { $secured } de plus si elle est dominante.
    { $final_tie_break ->
        [seats] Le plus haut total gagne, en cas d’égalité celui qui a le plus de sièges.
        [members] Le plus haut total gagne, en cas d’égalité celui qui a le plus d’adhérents.
       *[shared] Le plus haut total gagne ; en cas d’égalité, la victoire est partagée.
    }
