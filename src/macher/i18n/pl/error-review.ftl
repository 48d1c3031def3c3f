# `macher review`: co rozstrzygnęło grę.

error-review-running = analizować można tylko zakończoną grę: ten zapis nie ma wyniku
error-review-no-value = dla tego wariantu nie ma wyuczonej oceny, więc nie można go przeanalizować
