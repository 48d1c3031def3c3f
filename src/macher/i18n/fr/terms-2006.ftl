# Les mots du jeu, expliqués en une phrase tels qu’ils valent à cette table.

service-term-program-2006 = Plateforme
    .about = Les positions publiques d’un parti, une carte par thème. Mieux elle convient aux opinions d’un Land, plus les meetings y rapportent de voix.
    .forms = plateforme
service-term-match-2006 = Concordance
    .about = À quel point une plateforme convient aux opinions visibles : un de plus pour chacune partagée, un de moins pour chacune contredite, le double pour un thème clef.
    .forms = concordance
service-term-trend-2006 = Popularité
    .about = À quel point un parti est apprécié dans un Land. Elle s’ajoute à la concordance quand les meetings deviennent des voix.
    .forms = popularité
service-term-rally-2006 = Meeting
    .about = Un cube dans un Land, qui deviendra des voix.
    .forms = meeting
service-term-media-2006 = Contrôle des médias
    .about = Qui a plus de marqueurs médias dans un Land que chacun des autres : peut y échanger une opinion, et les sondages publiés ne le font pas baisser.
    .forms = contrôle des médias, contrôles ses médias
service-term-presence-2006 = Plateau national
    .about = Les médias et les opinions de tout le pays : ses cases rapportent des adhérents, et des points à la fin.
    .forms = plateau national
service-term-poll-2006 = Sondage
    .about = Une carte qui fait monter ou baisser la popularité. Elle est mise aux enchères ; on en publie un ou deux résultats, ou on la garde secrète et on lance des dés pour gagner des adhérents. { $poll_reveal ->
            [chosen_only] Les autres ne voient que les résultats utilisés.
           *[full_card] Un sondage publié est vu de tous.
        }
    .forms = sondage
service-term-coalition-2006 = Coalition
    .about = Deux partis avec une tuile dans un Land, dont les voix comptent ensemble pour y gagner.
    .forms = coalition
service-term-base-2006 = Adhérents
    .about = Les adhérents d’un parti : de l’argent après les manches { $payouts }, des points à la fin. { $membership_cap ->
            [80] Personne ne peut en avoir plus de { $membership_cap }.
           *[none] Leur nombre n’a pas de limite.
        }
    .forms = adhérent
service-term-donation-2006 = Contribution
    .about = De l’argent de l’extérieur : l’accepter coûte autant d’adhérents que montre le plus haut dé, la refuser en rapporte autant que montrent les dés ensemble.
    .forms = contribution
service-term-double-2006 = Thème clef
    .about = Fait compter une opinion deux fois dans son Land, en bien comme en mal. Elle ne peut pas être échangée, { $key_issue_blocks_national ->
            [true] ni aller sur le plateau national.
           *[false] mais elle peut aller sur le plateau national.
        }
    .forms = thème clef, tuile clef, tuiles clefs
service-term-opinion-2006 = Opinion
    .about = Ce que veulent les gens d’un Land : oui ou non à un thème. Il y en a quatre ; celles qui sont cachées ne comptent pas encore.
    .forms = opinion
service-term-cabinet-2006 = Cabinet fantôme
    .about = Les cartes de cabinet d’un parti. Posées face cachée dans un Land, elles y agissent une fois et quittent la partie.
    .forms = cabinet fantôme
