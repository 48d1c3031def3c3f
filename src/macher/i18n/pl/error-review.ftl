# `macher review`: co rozstrzygnęło grę.

error-review-running = analizować można tylko zakończoną grę: ten zapis nie ma wyniku
error-review-no-value = dla tego wariantu nie ma wyuczonej oceny, więc nie można go przeanalizować
error-no-puzzles = nie ma pozycji do ćwiczenia: żaden wybór w tej grze nie był wyraźnie najlepszy
