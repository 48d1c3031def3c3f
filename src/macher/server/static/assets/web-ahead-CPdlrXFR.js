var e=`# D’avance\xA0: consignes pour les questions à venir, mondes imaginés, ce qui ne doit être ni vu ni entendu.

web-ahead = Fixer d’avance
web-ahead-about = La table répond à ta place le moment venu. Personne d’autre ne le sait, et la consigne s’annule si ce sur quoi elle repose change.
web-ahead-none = Rien ne peut être fixé d’avance maintenant.
web-ahead-orders = Mes consignes
web-ahead-drop = Retirer
web-ahead-drop-one = Retirer\xA0: { $order }
web-ahead-forget = Oublier
web-ahead-forget-one = Oublier\xA0: { $order }
web-ahead-done = Fait.
web-ahead-void = Sans effet.
web-ahead-question = Quand on me demandera
web-ahead-what = Que faire
web-ahead-bid = Miser
web-ahead-pass = Passer
web-ahead-most = Mise maximale, en milliers
web-ahead-sum = Mise secrète, en milliers
web-ahead-how = Comment
web-ahead-least = le moins possible pour mener
web-ahead-whole = toute la somme d’un coup
web-ahead-alone = Seulement tant que les autres passent
web-ahead-give-bid = Fixer la mise
web-ahead-give-pass = Passer le moment venu

## Et si

web-whatif = Et si
web-whatif-banner = Mains et mises imaginées\xA0: rien ici n’est réel.
web-whatif-about = Essaie des tours dans un monde qui s’accorde avec tout ce que tu sais. Ce qui est caché a été tiré au sort ; la table n’en sait rien.
web-whatif-leave = Retour à la table
web-whatif-turns = Tours essayés
web-whatif-by-bot = par un bot
web-whatif-drawn = Imaginé\xA0:
web-whatif-card = Imaginé\xA0: tiré au hasard
web-whatif-drawn-money = argent de { $party }
web-whatif-drawn-hand = main de { $party }
web-whatif-drawn-opinions = { $count ->
        [one] une opinion retournée
       *[other] { $count } opinions retournées
    }
web-whatif-drawn-politicians = { $count ->
        [one] cartes cachées dans un Land
       *[other] cartes cachées dans { $count } Länder
    }
web-whatif-as = Tu réponds pour { $party }, avec une main imaginée.
web-whatif-choose = Étapes possibles
web-whatif-try = Essayer
web-whatif-answer-for = Répondre pour { $party }
web-whatif-bot = Laisser répondre un bot
web-whatif-bots = Des bots jusqu’à mon tour
web-whatif-undo = Une étape en arrière
web-whatif-restart = Depuis le début
web-whatif-another = Un autre monde
web-whatif-full = On ne peut pas essayer plus de tours ici.

## Ni vu ni entendu

web-pieces-hide = Masquer les pièces
web-pieces-show = Montrer les pièces
web-keys-pieces = masquer ou montrer les pièces sur les plateaux
web-keys-mute = son activé ou coupé
web-mute-person = Ne plus entendre { $name }
web-unmute-person = Entendre { $name } à nouveau
web-setting-spoilerFree = Ouvrir les parties finies à leur début, sans le résultat
`;export{e as default};