# Ce que le coach dit à chaque étape du scénario : quoi faire, et pourquoi. 2006

service-lesson-sheet = Popularité et six meetings pour la première élection, un marqueur média dans chacun des trois Länder qui te conviennent.
service-lesson-starting = Ne mise rien : peu importe qui commence, et l’argent servira aux meetings.
service-lesson-redraw = Une carte est déjà dans ta plateforme, une autre la contredit : défausse-les et pioches-en deux.
service-lesson-platform = − Salaires contredit le premier Land. − Génie génétique non, et le deuxième Land le veut.
service-lesson-cabinet = Trois cartes bon marché dans les trois Länder qui te conviennent : des voix ou une tuile clef dans chacun.
service-lesson-cards = Une tuile clef sur une opinion partagée la fait compter double : ici + Impôts. Des voix en Hesse, puis encore une tuile.
service-lesson-medium = Personne n’a de marqueur en Rhénanie-du-Nord-Westphalie : avec un seul, tu y contrôles les médias.
service-lesson-no-more = Plus de marqueurs. Et laisse toutes les opinions : rien dans la réserve visible ne te convient mieux.
service-lesson-meetings = Trois ici font dix : chacun donne 2 + 3 = 5 voix. Quatre de plus là où ta concordance est de +3, un dans le dernier.
service-lesson-poll-alone = Tous les autres ont passé : 1 000 € suffisent. Gardé secret, un sondage rapporte des adhérents : deux dés.
service-lesson-members = Il montre 0 pour toi : garde-le secret et lance deux dés pour des adhérents.
service-lesson-poll-again = Encore 1 000 € : pour des adhérents, ou pour faire baisser quelqu’un avant la prochaine élection.
service-lesson-result = Fais baisser Grüne : −1 lui coûte une voix pour chacun de ses neuf meetings. Le +1 de CDU/CSU reste inutilisé.
service-lesson-poll-pass = Passe : ta plateforme suffit ici sans sondage, et c’est tout l’argent qui te reste.
service-lesson-poll-last = Passe : tu n’as presque rien ici.
service-lesson-convert = Convertis les cinq : mieux que 0 + 3, c’est rare. Puis laisse les opinions, elles te conviennent.
service-lesson-national = Le marqueur rapporte 25 à la fin. Place les deux opinions partagées : adhérents à chaque manche, points à la fin.
service-lesson-contribution = Refuse les 10 000 € : tu as assez, et les adhérents comptent. Garde les grosses cartes.
