# `macher review`: co rozstrzygnęło grę.

cli-review = Powiedz, co rozstrzygnęło zakończoną grę: szanse, punkty zwrotne, szczęście i umiejętności.
cli-review-html = Zapisz analizę w tym pliku HTML, który nie potrzebuje niczego więcej.
cli-review-picture = Narysuj szanse w tym pliku (.svg).
cli-review-games = Ile razy boty grają dalej od każdej kosztownej decyzji; 0 to pomija.
cli-review-seed = Inne wyobrażone światy: to samo ziarno daje tę samą analizę.
cli-review-seat = Oceń tylko to miejsce, na podstawie tego, co wiedziało (od 1 do 5).
cli-review-thinking = Trwa analiza…
cli-review-spread = Podaj też, jak pewne są udziały zwycięstw i jak rozkładają się punkty gier botów.
