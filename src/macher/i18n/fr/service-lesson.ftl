# Ce que le coach dit à chaque étape du scénario : quoi faire, et pourquoi.

service-lesson-draft-one = Prends − Transports : les deux premiers Länder qui votent le veulent.
service-lesson-draft-two = Prends + Sécurité intérieure : le premier Land le veut, et aucun autre n’est contre.
service-lesson-draft-three = Prends + Éducation : tu partages alors trois des quatre opinions du premier Land.
service-lesson-draft-four = Prends − Environnement : ce thème te manque, et le deuxième Land le veut.
service-lesson-program = Ces cinq cartes partagent les quatre opinions du premier Land : concordance 4, et +1 dans le deuxième.
service-lesson-hand = Garde − Sécurité intérieure : quand le premier Land aura voté, tu pourras changer d’avis.
service-lesson-start = Meetings et médias là où l’on vote d’abord. La tendance, là où ta concordance est de 4 : elle y compte quatre fois.
service-lesson-bid = Ne mise rien. Ton programme gagne déjà le premier Land ; l’argent est mieux placé dans les meetings.
service-lesson-source = Pioche une carte cachée : c’est gratuit, et tu peux encore en prendre une dans l’étalage.
service-lesson-take = Prends-en une pour plus tard, mais n’échange rien : mieux que 4 de concordance, cela n’existe pas.
service-lesson-media-one = Personne n’a de marqueur en Bavière : avec un seul, tu y devances tout le monde.
service-lesson-media-two = Un deuxième marqueur dans le Bade-Wurtemberg : tu y as alors le plus de marqueurs et peux échanger une opinion.
service-lesson-rallies = Cinq ici : avec une concordance de 4, chaque meeting donne 4 voix. Ailleurs, quelques-uns suffisent.
service-lesson-send = Envoie le Député de base : bon marché, et un marqueur double sur une opinion partagée relève ta concordance.
service-lesson-pay = Paie : 3 000 € pour plus de concordance et de tendance, et huit meetings en profitent.
service-lesson-act = Double − Numérique : tu le partages, les deux autres veulent le contraire. Puis relève ta tendance.
service-lesson-exchange = − Transports aide les autres ici. Avec + État social, ils perdent deux points de concordance, toi un seul.
service-lesson-poll-one = Mise 4 000 € : une case de tendance vaut 5 voix ici, et même gardé secret, un sondage donne 3 points de base du parti.
service-lesson-poll-two = Mise 1 000 € : gardé secret, un sondage donne encore 3 points de base du parti, qui paient à chaque manche.
service-lesson-poll-three = Encore 1 000 € : au moins 3 points de base du parti, peut-être une meilleure tendance.
service-lesson-keep-back = Garde-le secret : avec un meeting, +1 de tendance apporte peu ; 3 points de base du parti paient à chaque manche.
service-lesson-poll-four = Encore 1 000 € : 3 points de base du parti rapportent 3 000 € dès cette manche.
service-lesson-donation = Refuse les 30 000 € : tu as assez. 5 points de base du parti paient dans les prochaines manches et comptent à la fin.
