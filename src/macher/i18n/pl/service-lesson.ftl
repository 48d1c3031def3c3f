# Co trener mówi przy każdym kroku scenariusza: co zrobić i dlaczego.

service-lesson-draft-one = Weź − Transport: chcą tego oba landy, które głosują jako pierwsze.
service-lesson-draft-two = Weź + Bezpieczeństwo narodowe: chce tego pierwszy land, a żaden inny nie jest przeciw.
service-lesson-draft-three = Weź + Edukacja: z nią masz po swojej stronie trzy z czterech opinii pierwszego landu.
service-lesson-draft-four = Weź − Środowisko: tego tematu ci brakuje, a chce go drugi land.
service-lesson-program = Te pięć kart zgadza się z czterema opiniami pierwszego landu: zbieżność 4, a w drugim +1.
service-lesson-hand = Zachowaj − Bezpieczeństwo narodowe: gdy pierwszy land zagłosuje, możesz zmienić zdanie.
service-lesson-start = Wiece i media tam, gdzie głosuje się najpierw. Notowania tam, gdzie zbieżność wynosi 4: liczą się czterokrotnie.
service-lesson-bid = Nic nie oferuj. Program i tak wygrywa pierwszy land; pieniądze są więcej warte jako wiece.
service-lesson-source = Weź kartę z talii: nic nie kosztuje, a z wystawki i tak możesz jeszcze jedną wziąć.
service-lesson-take = Weź jedną na później, ale nic nie wymieniaj: lepiej niż zbieżność 4 nie będzie.
service-lesson-media-one = W Bawarii nikt nie ma jeszcze znacznika: z jednym wyprzedzasz tam wszystkich.
service-lesson-media-two = Drugi znacznik w Badenii-Wirtembergii: masz ich tam najwięcej i możesz wymienić opinię.
service-lesson-rallies = Pięć tutaj: przy zbieżności 4 każdy wiec daje 4 głosy. Gdzie indziej wystarczy kilka tanich.
service-lesson-send = Wyślij Posła: jest tani, a żeton podwojenia na zgodnej opinii podnosi zbieżność.
service-lesson-pay = Zapłać: 3000 € za wyższą zbieżność i notowania, a osiem wieców skorzysta z obu.
service-lesson-act = Podwój − Cyfryzacja: zgadza się z tobą, a obie pozostałe partie chcą przeciwieństwa. Potem podnieś notowania.
service-lesson-exchange = − Transport pomaga tu rywalom. Przy + Opieka społeczna tracą po dwa punkty zbieżności, a ty tylko jeden.
service-lesson-poll-one = Zaoferuj 4000 €: pole notowań jest tu warte 5 głosów, a nawet zatajony sondaż daje 3 punkty elektoratu.
service-lesson-poll-two = Zaoferuj 1000 €: zatajony sondaż i tak daje 3 punkty elektoratu, a elektorat płaci co rundę.
service-lesson-poll-three = Jeszcze raz 1000 €: co najmniej 3 punkty elektoratu, może lepsze notowania.
service-lesson-keep-back = Zataj go: przy jednym wiecu notowania +1 dają tu mało, a 3 punkty elektoratu płacą co rundę.
service-lesson-poll-four = Jeszcze raz 1000 €: 3 punkty elektoratu przyniosą 3000 € już w tej rundzie.
service-lesson-donation = Odrzuć 30 000 €: masz dość. 5 punktów elektoratu płaci w następnych rundach i punktuje na koniec.
