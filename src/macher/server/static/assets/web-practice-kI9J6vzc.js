var e=`# Practice in the page.

web-practice = S’exercer
web-practice-about = Des positions de vraies parties où un choix est nettement le meilleur. Choisis, et vois ce que cela valait et pourquoi. Ce que tu ne peux pas savoir est tiré de nouveau à chaque fois.
web-practice-bots = De parties de bots
web-practice-own = De mes parties
web-practice-own-none = Fais analyser une partie finie\xA0: ses tournants seront posés ici.
web-practice-solved = Résolue
web-practice-done = { $done } sur { $count } résolues
web-practice-task = Que ferais-tu ici ? Choisis comme dans une partie\xA0: la réponse vient quand ton tour est fini.
web-practice-next = Position suivante
web-practice-again = Essayer encore
web-practice-all = Toutes les positions
web-practice-on = Tu peux aussi simplement jouer la suite.
web-practice-yours = Ton choix\xA0:
web-practice-best = Le meilleur\xA0:
web-practice-good = Tout aussi bon\xA0: { $options }
web-practice-these = S’exercer sur ces positions
web-practice-grade-best = Le meilleur choix.
web-practice-grade-good = Aussi bon que le meilleur, pour autant qu’on puisse en juger.
web-practice-grade-worse = Il y avait mieux.
web-practice-grade-unknown = La valeur de ce choix n’a pas été jugée.
web-practice-then = Dans cette partie\xA0:
web-practice-choice = Choix
`;export{e as default};