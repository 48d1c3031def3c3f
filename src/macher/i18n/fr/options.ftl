# Options de règle O19 : un titre, et une phrase qui dit ce qu’elle décide ; puis chaque valeur de même.

option-trend-scale = Échelle de tendance
    .about = Quels nombres figurent sur les cases de tendance ; les effets déplacent de case en case, la conversion utilise le nombre.
option-trend-scale-standard = Six cases
    .about = Les cases sont −3, −2, 0, +2, +3, +4 ; le premier pas depuis 0 compte donc double.
option-trend-scale-unit = Huit cases
    .about = Les cases vont de −3 à +4 sans trou.
option-trend-scale-five = Cinq cases
    .about = Les cases sont −3, −2, 0, +2, +4.

option-poll-first-bidder = Première mise pour un sondage
    .about = Qui mise en premier pour un sondage ; le commissaire-priseur parle toujours en dernier.
option-poll-first-bidder-left-of-auctioneer = À gauche du commissaire-priseur
    .about = Les mises commencent à la gauche du commissaire-priseur et font un seul tour de table.
option-poll-first-bidder-left-of-start-player = À gauche du premier joueur
    .about = Les mises commencent à la gauche du premier joueur ; le commissaire-priseur passe à la fin.

option-start-tiebreak-first = Égalité pour être premier joueur
    .about = Qui parle en premier quand les plus hautes mises secrètes sont égales ?
option-start-tiebreak-first-top-marker-holder = Jeton de parti du dessus
    .about = Le premier joueur précédent, s’il est à égalité, parle en premier ; puis dans le sens horaire.
option-start-tiebreak-first-right-of-previous = À droite du premier joueur précédent
    .about = L’ordre commence par la place à droite du premier joueur précédent.

option-donation-table = Prix des dons
    .about = Combien de points de base du parti coûte un don accepté ?
option-donation-table-standard = 1, 2 ou 3
    .about = Accepter 10 000 €, 20 000 € ou 30 000 € coûte 1, 2 ou 3 points de base du parti.
option-donation-table-steep = 1, 3 ou 5
    .about = Accepter 10 000 €, 20 000 € ou 30 000 € coûte 1, 3 ou 5 points de base du parti.

option-media-markers-on-clear = Marqueurs médias après une élection
    .about = Ce que deviennent les marqueurs médias restés dans un Land quand il quitte la partie.
option-media-markers-on-clear-to-owner = Retour au propriétaire
    .about = Ils reviennent dans la réserve de leur propriétaire et peuvent être rachetés.
option-media-markers-on-clear-out-of-game = Hors de la partie
    .about = Ils sont perdus, les marqueurs se font donc rares.

option-poll-front = Recto d’un sondage
    .about = Qui voit les nombres d’un sondage que quelqu’un a pris ?
option-poll-front-public-when-taken = Tout le monde
    .about = Le sondage est montré à tous dès qu’il est pris.
option-poll-front-private-unless-published = Seulement qui le prend
    .about = Seul le joueur qui l’a pris le voit, sauf s’il est publié.

option-exclusive-scope = Durée d’un verrou
    .about = Une action marquée « ! » ne peut être faite que par un joueur dans un Land ; ceci dit pour combien de temps.
option-exclusive-scope-phase = Cette manche
    .about = À la manche suivante, elle est de nouveau ouverte.
option-exclusive-scope-state-lifetime = Pour de bon
    .about = Elle reste verrouillée dans ce Land jusqu’à ce qu’il quitte la partie.

option-spokes-media-exclusive = Le porte-parole et le « ! »
    .about = L’action média du porte-parole est-elle marquée « ! » ?
option-spokes-media-exclusive-respects-lock = Sans « ! », mais soumise au verrou
    .about = Une action média marquée « ! » la verrouille aussi pour le porte-parole ; la sienne ne verrouille l’action pour personne.
option-spokes-media-exclusive-false = Sans « ! »
    .about = Le porte-parole peut toujours évincer un marqueur média et ne verrouille l’action pour personne.
option-spokes-media-exclusive-true = Avec « ! »
    .about = La première action média dans un Land la verrouille pour les autres, celle du porte-parole aussi.

option-overbid = Mises au-delà de son argent
    .about = Ce qui arrive quand quelqu’un mise plus qu’il ne possède.
option-overbid-reject = Impossible
    .about = Le programme n’accepte aucune mise au-delà de ton argent.
option-overbid-penalty = Punies
    .about = Toute mise est permise ; qui ne peut pas payer perd tout son argent et 10 points de base du parti, et les autres misent à nouveau.

option-poll-all-pass = Sondage sans mise
    .about = Ce que devient un sondage pour lequel personne ne mise.
option-poll-all-pass-discard-unseen = Défaussé
    .about = Il est défaussé sans être vu, et l’enchère suivante a un nouveau sondage.
option-poll-all-pass-stay-on-top = Reste sur la pioche
    .about = Il reste sur la pioche et revient aux enchères dans le Land suivant.

option-coalition = Coalitions
    .about = Les partis peuvent-ils refuser une coalition ?
option-coalition-automatic = Automatiques
    .about = Le partenaire qui a le plus de cartes communes est pris d’office.
option-coalition-partner-may-refuse = Le partenaire peut refuser
    .about = On demande aux partenaires possibles l’un après l’autre, en commençant par celui qui a le plus de cartes communes.
option-coalition-both-may-refuse = Les deux peuvent refuser
    .about = On demande d’abord au parti le plus fort s’il veut une coalition, puis aux partenaires possibles.

option-no-coalition-influencer-moves = Parti le plus fort sans coalition
    .about = Obtient-il une présence médiatique quand il influence les médias du Land ?
option-no-coalition-influencer-moves-true = Présence médiatique
    .about = Il déplace un marqueur média vers les cases de présence médiatique, comme tout parti qui influence les médias.
option-no-coalition-influencer-moves-false = Pas de présence médiatique
    .about = Il ne déplace rien, bien qu’il influence les médias.

option-influencer-snapshot = Influence au soir de l’élection
    .about = À quel moment décide-t-on qui influence les médias lors d’une élection ?
option-influencer-snapshot-before-moves = Avant les déplacements
    .about = Les marqueurs comptent comme ils étaient avant que les vainqueurs déplacent les leurs.
option-influencer-snapshot-after-winner-moves = Après les déplacements
    .about = Les marqueurs sont recomptés quand les vainqueurs ont déplacé les leurs.

option-presence-move = Passage à la présence médiatique
    .about = Un marqueur média doit-il passer sur une case de présence médiatique après une élection ?
option-presence-move-forced = Obligatoire
    .about = Le marqueur est déplacé d’office.
option-presence-move-optional = Facultatif
    .about = Son propriétaire décide s’il est déplacé ou s’il reste.

option-cash-second-place = Deuxième plus grosse somme
    .about = Y a-t-il une deuxième place pour l’argent quand la première est partagée ?
option-cash-second-place-dense = Toujours
    .about = La deuxième somme rapporte des points, même si plusieurs partagent la plus haute.
option-cash-second-place-skip-after-tie = Pas après une égalité
    .about = Si plusieurs partagent la plus haute somme, la deuxième ne rapporte rien.

option-politician-order = Ordre des actions du cabinet
    .about = L’action principale d’un membre du cabinet vient-elle avant la secondaire ?
option-politician-order-main-first = Action principale d’abord
    .about = L’action principale est faite ou non, puis une action secondaire.
option-politician-order-free = Libre
    .about = Les deux actions peuvent être faites dans n’importe quel ordre.

option-media-same-topic = Retourner une opinion
    .about = Une opinion échangée peut-elle garder son thème et changer de position ?
option-media-same-topic-allowed = Permis
    .about = La nouvelle opinion peut avoir le thème de celle qui part.
option-media-same-topic-forbidden = Interdit
    .about = La nouvelle opinion doit avoir un thème absent du Land ; celui de la carte qui part ne convient pas non plus.

option-media-same-card = Échanger une opinion contre la même
    .about = Une opinion peut-elle être échangée contre une carte identique de l’étalage ?
option-media-same-card-forbidden = Interdit
    .about = Un échange doit changer quelque chose.
option-media-same-card-allowed = Permis
    .about = L’étalage perd une carte, et rien ne change dans le Land.

option-cash-visibility = Argent des autres
    .about = Vois-tu combien d’argent ont les autres ?
option-cash-visibility-hidden = Caché
    .about = Tu ne vois que ton propre argent, et ce que les autres paient et reçoivent.
option-cash-visibility-open = Visible
    .about = L’argent de tout le monde est montré.
