var e=`# Nauka gry: dlaczego nie, podpowiedzi, trener pierwszej gry.

web-not-here = Nie tutaj
web-hint = Podpowiedź
web-hint-fill = Przyjmij tę podpowiedź
web-hint-thinking = Doradca się zastanawia…
web-hint-says = Doradca zrobiłby tak
web-hint-none = Teraz nie ma podpowiedzi.
web-lobby-learn = Naucz się grać
web-learn-title = Pierwsza gra z przewodnikiem
web-learn-begin = Zaczynamy
web-coach = Trener
web-coach-begin = Do dzieła
web-coach-do = Spróbuj tego
`;export{e as default};