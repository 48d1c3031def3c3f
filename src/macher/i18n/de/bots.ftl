# Bots, gegen die man spielen kann: wie sie heißen und wie sie spielen.

bot-random = Zufall
    .about = Tut irgendetwas Erlaubtes, ohne hinzusehen.

bot-beginner = Anfänger
    .about = Denkt nur an die nächsten zwei Wahlen und macht Fehler.

bot-planner = Planer
    .about = Wägt jede Entscheidung in Punkten ab, für das ganze Spiel.

bot-club = Vereinsspieler
    .about = Wägt jede Entscheidung in Punkten ab, für das ganze Spiel: ein starker Gegner.
