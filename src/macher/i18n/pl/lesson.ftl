# Co trener mówi przy każdym kroku scenariusza: co zrobić i dlaczego.

lesson-draft-one = Weź − Transport: chcą tego oba landy, które głosują najpierw.
lesson-draft-two = Weź + Bezpieczeństwo narodowe: chce tego pierwszy land, a żaden inny nie jest przeciw.
lesson-draft-three = Weź + Edukacja: z nią zgadzają się z tobą trzy z czterech opinii pierwszego landu.
lesson-draft-four = Weź − Środowisko: tego tematu ci brakuje, a chce go drugi land.
lesson-program = Te pięć kart zgadza się z czterema opiniami pierwszego landu: zbieżność 4, a w drugim +1.
lesson-hand = Zachowaj − Bezpieczeństwo narodowe: gdy pierwszy land zagłosuje, możesz zmienić zdanie.
lesson-start = Wiece i media tam, gdzie głosuje się najpierw. Notowania tam, gdzie zbieżność wynosi 4: liczą się czterokrotnie.
lesson-bid = Nie oferuj nic. Program i tak wygrywa pierwszy land; pieniądze są więcej warte jako wiece.
lesson-source = Weź kartę z talii: nic nie kosztuje, a z wystawki i tak możesz jeszcze jedną wziąć.
lesson-take = Weź jedną na później, ale nic nie wymieniaj: lepiej niż zbieżność 4 nie będzie.
lesson-media-one = W Bawarii nikt nie ma jeszcze znacznika: z jednym wyprzedzasz tam wszystkich.
lesson-media-two = Drugi znacznik w Badenii-Wirtembergii: masz ich tam najwięcej i możesz wymienić opinię.
lesson-rallies = Pięć tutaj: przy zbieżności 4 każdy wiec daje 4 głosy. Gdzie indziej wystarczy kilka tanich.
lesson-send = Wyślij Posła: jest tani, a żeton podwojenia na zgodnej opinii podnosi zbieżność.
lesson-pay = Zapłać: 3000 € za wyższą zbieżność i notowania, a osiem wieców skorzysta z obu.
lesson-act = Podwój − Cyfryzacja: zgadza się z tobą, a obaj rywale chcą przeciwieństwa. Potem podnieś notowania.
lesson-exchange = − Transport pomaga tu rywalom. Przy + Opieka społeczna tracą po dwa punkty zbieżności, a ty tylko jeden.
lesson-poll-one = Zaoferuj 4000 €: pole notowań jest tu warte 5 głosów, a nawet zatajony sondaż daje 3 elektoratu.
lesson-poll-two = Zaoferuj 1000 €: zatajony sondaż i tak daje 3 elektoratu, który płaci co rundę.
lesson-poll-three = Jeszcze raz 1000 €: co najmniej 3 elektoratu, może lepsze notowania.
lesson-keep-back = Zataj go: przy jednym wiecu notowania +1 dają tu mało, a 3 elektoratu płacą co rundę.
lesson-poll-four = Jeszcze raz 1000 €: 3 elektoratu przyniesie 3000 € już w tej rundzie.
lesson-donation = Odrzuć 30 000 €: masz dość. 5 elektoratu płaci w następnych rundach i punktuje na koniec.
