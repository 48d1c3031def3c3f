# `macher study`: wiele gier botów i czego uczą.

cli-study = Pozwól botom zagrać wiele gier do folderu i powiedz, czego uczą: równowaga, co się opłaca i na ile wyuczona ocena jest trafna.
cli-study-folder = Gdzie leżą gry: magazyn dla każdego rodzaju gry. Przerwany przebieg jest kontynuowany.
cli-study-games = Graj, aż każdy magazyn będzie miał tyle gier; 0 nie gra żadnej.
cli-study-edition = 2019 lub 2006; bez tego wszystkie warianty obu na zmianę.
cli-study-name = Nazwa gier z własnymi wartościami lub opcjami: są porównywane z grami bez nazwy.
cli-study-other-values = Graj z innymi wartościami zamiast odtworzonych, po tyle gier z każdym zestawem.
cli-study-report = Zapisz raport w tym pliku Markdown, z obrazkami w folderze `pictures` obok; bez tego raport jest wypisywany.
cli-study-calibrate = Zamiast raportu: zmierz, jak często spełniają się szanse wyuczonej oceny, i popraw je.
cli-study-keep = Z --calibrate: zachowaj poprawkę obok wag programu.
cli-study-played = Gry w folderze: { $games }; zagrane teraz: { $played }.
cli-study-reading = Przeczytane gry
cli-study-written = Zapisano: { $file }
cli-study-kept = Zachowano poprawkę: { $file }
