var e=`# Apprendre à jouer : pourquoi pas, conseils, le coach de la première partie.

web-why-not = Impossible pour l’instant\xA0: pourquoi ?
web-not-here = Pas ici
web-hint = Conseil
web-hint-fill = Suivre ce conseil
web-hint-thinking = Le conseiller réfléchit…
web-hint-says = Voici ce que ferait le conseiller
web-hint-none = Pas de conseil pour l’instant.
web-lobby-learn = Apprendre à jouer
web-learn-title = Première partie guidée
web-learn-about = Tu mènes un parti à travers quatre élections contre deux débutants. Quelqu’un à tes côtés explique ce qui se passe et dit quoi faire, jusqu’à ce que tu saches t’en passer.
web-learn-length = 15 à 20 minutes\xA0: quatre élections, trois partis, toujours la même donne.
web-learn-coach = À la première manche, un coach explique chaque étape et recommande quelque chose. Tu peux faire autrement.
web-learn-hints = Ensuite, tu joues seul. Ce qui est nouveau est expliqué une fois, et un conseil est toujours à portée de main.
web-learn-free = Aucun risque\xA0: tu essaies d’abord chaque tour et tu vois ce qu’il donnerait avant de le valider.
web-learn-begin = Commencer
web-coach = Coach
web-coach-begin = C’est parti
web-coach-do = Essayer
web-coach-at-welcome = Bienvenue ! Quatre Länder votent l’un après l’autre, et tu mènes le SPD. Tu gagnes des voix avec des meetings ; ils rapportent davantage là où ton programme correspond aux opinions du Land. À la fin, le plus de points gagne.
web-coach-at-waiting = Les autres décident. Regarde les plateaux en attendant\xA0: les barres pleines sont des voix, les hachures ce que les meetings donneraient maintenant.
web-coach-at-commit = Bien. Tu vois plus bas ce que cela donnerait. Valide pour que ce soit définitif, ou reviens d’une étape.
web-coach-at-free = Tu connais cette étape. Décide toi-même ; «\xA0Conseil\xA0» te dit ce que ferait un bon joueur.
web-coach-at-over = La partie est finie. La feuille montre d’où viennent les points de chacun. Rejoue, ou prends place à une vraie table !
web-coach-draft = Ton programme commence ici. Regarde les opinions visibles des Länder et garde une carte que beaucoup partagent.
web-coach-choose-program = Cinq cartes de thèmes différents forment ton programme. Prends celles qui conviennent aux Länder qui votent en premier.
web-coach-fill-program = Il manque un thème à ton programme. Comble le vide avec une carte que les opinions approuvent, ou du moins ne contredisent pas.
web-coach-keep-hand-card = Une carte reste dans ta main\xA0: tu pourras la mettre dans ton programme plus tard. Garde celle qui pourrait le mieux convenir.
web-coach-start-positions = Un bloc de départ dit avec quoi tu commences, et tu choisis où. Aide le Land qui vote en premier, et un autre où ton programme convient.
web-coach-start-bid = Tu mises en secret pour être premier joueur. Commencer est un atout, mais une petite mise suffit pour l’instant.
web-coach-start-raise = Quelqu’un a misé autant que toi. Surenchéris un peu, ou laisse\xA0: l’argent vaut plus dans les meetings.
web-coach-program-source = Tu peux obtenir des cartes de programme. Une de la pioche et une de l’étalage te donnent le plus de choix.
web-coach-program-take = Prends la carte qui convient le mieux aux prochaines élections ; elle va dans ta main.
web-coach-program-swap = Échange une carte de ton programme si une autre convient mieux aux opinions. Regarde d’abord le Land qui vote maintenant.
web-coach-program-keep = Une carte reste dans ta main pour plus tard, les autres partent. Garde ce qu’un Land souhaite encore.
web-coach-media-buy = Les marqueurs médias te rendent fort dans un Land\xA0: qui en a le plus peut changer une opinion, et les sondages ne lui nuisent pas. Un ou deux là où tu veux gagner sont un bon début.
web-coach-rally-buy = Les meetings deviendront des voix. Jusqu’à trois d’un coup, c’est bon marché ; davantage ne vaut la peine que là où l’élection est proche.
web-coach-send-politician = Un membre du cabinet posé ici agit une fois, et tu paies quand la carte est retournée. Garde les plus forts pour les Länder importants.
web-coach-politician-pay = Les cartes sont retournées. Paie si l’action vaut le prix ; sinon la carte est perdue.
web-coach-politician-act = Ton membre du cabinet agit\xA0: d’abord l’action principale, puis une action secondaire. Voix et tendance aident ici tout de suite.
web-coach-media-exchange = Tu influences les médias ici et peux échanger une opinion. Amène une opinion que ton programme partage, ou retire celle qui te nuit.
web-coach-poll-bid = Un sondage peut faire bouger les tendances. Il vaut quelque chose là où tu as des meetings ; ne paie pas cher une carte inconnue.
web-coach-poll-publish = Le sondage est à toi. Publie-le s’il relève ta tendance ; gardé secret, il apporte un peu de base du parti.
web-coach-convert = Les meetings deviennent des voix\xA0: (meetings + tendance) × concordance. Là où l’élection est encore loin, tu peux aussi attendre un meilleur moment.
web-coach-coalition-consent = Tu peux former une coalition\xA0: chacun des deux marque des points pour la victoire. C’est souvent mieux que de ne rien gagner.
web-coach-presence-move = Un marqueur média peut rejoindre la présence médiatique, où il rapporte des points à la fin. C’est en général un bon échange.
web-coach-donation = De l’argent ou de la base du parti ? La base rapporte de l’argent à chaque manche et des points à la fin ; prends l’argent s’il t’en manque.
web-why-not-more = { $count ->
        [one] Encore un
       *[other] Encore { $count }
    }
`;export{e as default};