# Bots, gegen die man spielen kann: wie sie heißen und wie sie spielen.

bot-random = Zufall
    .about = Tut irgendetwas Erlaubtes, ohne hinzusehen.

bot-beginner = Anfänger
    .about = Denkt nur an die nächsten zwei Wahlen und macht Fehler.

bot-planner-1 = Planer
    .about = Wägt jede Entscheidung in Punkten ab, für das ganze Spiel.

bot-club = Vereinsspieler
    .about = Wägt jede Entscheidung in Punkten ab, für das ganze Spiel: ein starker Gegner.

bot-expert = Experte
    .about = Hat aus Spielen gelernt, was eine Stellung wert ist, und weiß alles, was der Vereinsspieler weiß.

bot-master = Meister
    .about = Spielt seine besten Möglichkeiten in gedachten Spielen durch, bevor er sich entscheidet: der Gegner, der am längsten nachdenkt.

# Wie Bots einer Stufe sind: jeder spielt ein wenig anders als die anderen.
temperament-level-headed = Stratege
temperament-bold = Draufgänger
temperament-thrifty = Sparfuchs
temperament-media-minded = Medienmensch
temperament-principled = Idealist
temperament-pollster = Demoskop
