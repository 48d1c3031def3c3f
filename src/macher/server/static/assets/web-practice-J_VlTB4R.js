var e=`# Practice in the page.

web-practice = Ćwiczenia
web-practice-about = Pozycje z prawdziwych gier, w których jeden wybór jest wyraźnie najlepszy. Wybierz i zobacz, jak dobry był i dlaczego. To, czego nie możesz wiedzieć, jest za każdym razem losowane na nowo.
web-practice-bots = Z gier botów
web-practice-own = Z moich gier
web-practice-own-none = Zleć analizę skończonej gry, a tutaj padną pytania o jej punkty zwrotne.
web-practice-solved = Rozwiązana
web-practice-done = Rozwiązane: { $done } z { $count }
web-practice-task = Co tu zrobisz? Wybierz jak w grze: odpowiedź pojawi się po zakończeniu ruchu.
web-practice-next = Następna pozycja
web-practice-again = Jeszcze raz
web-practice-all = Wszystkie pozycje
web-practice-on = Możesz też po prostu grać dalej.
web-practice-yours = Twój wybór:
web-practice-best = Najlepszy:
web-practice-good = Równie dobre: { $options }
web-practice-these = Ćwicz te pozycje
web-practice-grade-best = Najlepszy wybór.
web-practice-grade-good = Równie dobry jak najlepszy, o ile da się to ocenić.
web-practice-grade-worse = Było coś lepszego.
web-practice-grade-unknown = Wartość tego wyboru nie została oceniona.
web-practice-then = W tamtej grze:
web-practice-choice = Wybór
`;export{e as default};