# Kolejne słowa z gry, każde wyjaśnione jednym zdaniem.

service-term-convert-2006 = Zamiana
    .about = Wiece stają się głosami: każdy daje tyle, ile wynoszą razem popularność i zbieżność.
    .forms = zamian, zamień, zamieni
service-term-majority-2006 = Większość
    .about = Więcej głosów w landzie niż wszystkie inne partie razem: kto ją ma, może tam wymienić opinię.
    .forms = większoś
service-term-starter-2006 = Pierwszy gracz
    .about = Zaczyna większość faz rundy. Wskazuje go ten, kto zaoferuje najwięcej.
    .forms = pierwszy gracz, pierwszego gracza, pierwszym graczem
service-term-block-2006 = Arkusz startowy
    .about = Na nim wszyscy potajemnie wybierają, z czym zaczynają i gdzie.
    .forms = arkusz startowy, arkuszu startowym
service-term-display-2006 = Pula wymiany
    .about = Odkryte opinie obok plansz, które można wymienić na opinie landu.
    .forms = pula wymiany, puli wymiany
service-term-politician-2006 = Karta gabinetu
    .about = Leży zakryta w landzie, płaci się za nią przy odkryciu; wykonuje tam jedną ze swoich akcji.
    .forms = karta gabinetu, karty gabinetu, kartę gabinetu
service-term-auction-2006 = Licytacja
    .about = Oferty krążą, aż wszystkie partie oprócz jednej spasują.
    .forms = licytacj
service-term-topic-2006 = Temat
    .about = Jedno z siedmiu pytań kampanii. Karta mówi na nie tak (+) lub nie (−).
    .forms = temat
