var e=`# Un endroit où revenir : accueil, invitation, notifications sur l’appareil, que faire d’un résultat.

web-more = Plus
web-lobby-mine-idle = Aucune de tes parties n’est en cours.

## Une invitation

web-invited = On t’invite
web-invited-clock = Temps de réflexion
web-invited-no-clock = Sans pendule
web-invited-seats = Qui joue
web-invited-free = Libre
web-invited-sit = Prendre place ici

## Une nouvelle table

web-new-company = Avec qui
web-company-bot = Contre des bots
web-company-open = Avec des amis par un lien
web-company-hot = Ensemble sur cet appareil
web-new-hot-name = Nom de la personne { $number }
web-new-bots = Ce que savent faire les bots
web-new-more-about = Mélange et valeurs imprimées, pour qui veut vérifier ou comparer.
web-new-name-of = Chez { $name }

## Notifications sur l’appareil

web-device = Sur cet appareil
web-device-on = Cet appareil te prévient quand c’est à toi de jouer, même si aucune page n’est ouverte.
web-device-off = Cet appareil peut te prévenir quand c’est à toi de jouer, même si aucune page n’est ouverte. Ton navigateur te demandera d’abord.
web-device-blocked = Ton navigateur bloque les notifications de cette page. Autorise-les dans les réglages du navigateur pour cette page.
web-device-unsupported = Ce navigateur ne peut pas afficher de notifications de pages. Sur iPhone et iPad, ajoute d’abord la page à l’écran d’accueil.
web-device-none = Ce service n’envoie pas de notifications aux appareils.
web-device-failed = Ça n’a pas marché. Ton navigateur n’a pas obtenu de connexion pour les notifications.
web-device-turn-on = Activer
web-device-turn-off = Désactiver

## Avec un résultat

web-result-acts = Après la partie
web-result-picture = Image du résultat
web-result-link = Partager le lien
web-result-record = Enregistrement
web-result-save = Enregistrer l’image
web-result-compare = Comparer avec les mêmes cartes
web-compare-title = Deux parties avec les mêmes cartes
web-compare-first = Première partie
web-compare-second = Seconde partie
web-compare-winners = Vainqueurs des élections
web-compare-about = Points de la première partie, puis de la seconde.
`;export{e as default};