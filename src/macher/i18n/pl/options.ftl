# Opcje zasad O19: tytuł i zdanie o tym, co rozstrzygają; potem tak samo każda wartość.

option-trend-scale = Skala notowań
    .about = Jakie liczby stoją na polach notowań; efekty przesuwają o pola, do głosów liczy się liczba.
option-trend-scale-standard = Sześć pól
    .about = Pola to −3, −2, 0, +2, +3, +4, więc pierwszy krok od 0 liczy się podwójnie.
option-trend-scale-unit = Osiem pól
    .about = Pola to −3 do +4 bez przerw.
option-trend-scale-five = Pięć pól
    .about = Pola to −3, −2, 0, +2, +4.

option-poll-first-bidder = Pierwsza oferta za sondaż
    .about = Kto zaczyna licytację sondażu; licytator zawsze licytuje ostatni.
option-poll-first-bidder-left-of-auctioneer = Na lewo od licytatora
    .about = Licytacja zaczyna się na lewo od licytatora i okrąża stół raz.
option-poll-first-bidder-left-of-start-player = Na lewo od pierwszego gracza
    .about = Licytacja zaczyna się na lewo od pierwszego gracza; licytator trafia na koniec.

option-start-tiebreak-first = Remis o pierwszego gracza
    .about = Kto licytuje pierwszy, gdy najwyższe tajne oferty są równe.
option-start-tiebreak-first-top-marker-holder = Wierzchni żeton partii
    .about = Poprzedni pierwszy gracz, jeśli remisuje, licytuje pierwszy; dalej zgodnie z ruchem wskazówek zegara.
option-start-tiebreak-first-right-of-previous = Na prawo od poprzedniego pierwszego gracza
    .about = Kolejność zaczyna się od miejsca na prawo od poprzedniego pierwszego gracza.

option-donation-table = Cena składek
    .about = Ile elektoratu kosztuje przyjęta składka.
option-donation-table-standard = 1, 2 lub 3
    .about = Przyjęcie 10 000 €, 20 000 € lub 30 000 € kosztuje 1, 2 lub 3 punkty elektoratu.
option-donation-table-steep = 1, 3 lub 5
    .about = Przyjęcie 10 000 €, 20 000 € lub 30 000 € kosztuje 1, 3 lub 5 punktów elektoratu.

option-media-markers-on-clear = Znaczniki mediów po wyborach
    .about = Co się dzieje ze znacznikami mediów, które zostały w landzie, gdy odpada z gry.
option-media-markers-on-clear-to-owner = Wracają do puli
    .about = Wracają do puli swoich partii i można je znowu kupić.
option-media-markers-on-clear-out-of-game = Odpadają z gry
    .about = Przepadają, więc znaczników ubywa.

option-poll-front = Awers sondażu
    .about = Kto widzi liczby wziętego sondażu.
option-poll-front-public-when-taken = Wszyscy
    .about = Sondaż odkrywa się przed wszystkimi, gdy tylko ktoś go weźmie.
option-poll-front-private-unless-published = Tylko jego partia
    .about = Widzi go tylko partia, która go bierze, chyba że go opublikuje.

option-exclusive-scope = Jak długo trwa blokada akcji z „!”
    .about = Akcję z „!” może w landzie wykonać tylko jedna partia; ta opcja mówi, na jak długo blokuje ją pozostałym.
option-exclusive-scope-phase = Do końca rundy
    .about = W następnej rundzie akcja jest znowu dostępna.
option-exclusive-scope-state-lifetime = Na stałe
    .about = W tym landzie akcja pozostaje zablokowana, aż land odpadnie z gry.

option-spokes-media-exclusive = Rzecznik i „!”
    .about = Czy akcja medialna Rzecznika ma „!”.
option-spokes-media-exclusive-respects-lock = Bez „!”, ale podlega blokadzie
    .about = Akcja medialna z „!” blokuje ją także Rzecznikowi; jego własna nie blokuje jej nikomu.
option-spokes-media-exclusive-false = Bez „!”
    .about = Rzecznik zawsze może usunąć znacznik mediów i nikomu nie blokuje tej akcji.
option-spokes-media-exclusive-true = Z „!”
    .about = Pierwsza akcja medialna w landzie blokuje ją pozostałym, także akcja Rzecznika.

option-overbid = Oferty ponad stan
    .about = Co się dzieje, gdy ktoś oferuje więcej, niż ma.
option-overbid-reject = Niemożliwe
    .about = Program nie przyjmuje oferty wyższej niż twoje pieniądze.
option-overbid-penalty = Kara
    .about = Wolno złożyć każdą ofertę; kto nie może zapłacić, traci wszystkie pieniądze i 10 punktów elektoratu, a licytacja powtarza się bez tej partii.

option-poll-all-pass = Sondaż bez ofert
    .about = Co się dzieje z sondażem, którego nikt nie licytuje.
option-poll-all-pass-discard-unseen = Odrzucony
    .about = Odkłada się go bez oglądania, następna licytacja ma nowy sondaż.
option-poll-all-pass-stay-on-top = Zostaje na wierzchu
    .about = Zostaje na wierzchu talii i trafia na licytację w następnym landzie.

option-coalition = Koalicje
    .about = Czy partie mogą odmówić koalicji.
option-coalition-automatic = Automatyczne
    .about = Najlepiej pasująca partia dołącza bez pytania.
option-coalition-partner-may-refuse = Partner może odmówić
    .about = Możliwi partnerzy są pytani po kolei, najlepiej pasujący jako pierwszy.
option-coalition-both-may-refuse = Obie strony mogą odmówić
    .about = Najpierw najsilniejsza partia mówi, czy w ogóle chce koalicji, potem pytani są możliwi partnerzy.

option-no-coalition-influencer-moves = Najsilniejsza partia bez koalicji
    .about = Czy zyskuje obecność w mediach, jeśli ma wpływ na media w landzie.
option-no-coalition-influencer-moves-true = Z obecnością w mediach
    .about = Przenosi znacznik mediów na pole obecności w mediach jak każda partia z wpływem na media.
option-no-coalition-influencer-moves-false = Bez obecności w mediach
    .about = Niczego nie przenosi, choć ma wpływ na media.

option-influencer-snapshot = Wpływ na media w wieczór wyborczy
    .about = Kiedy się rozstrzyga, kto ma wpływ na media podczas wyborów.
option-influencer-snapshot-before-moves = Przed ruchem zwycięzców
    .about = Liczą się znaczniki sprzed ruchu zwycięskich partii.
option-influencer-snapshot-after-winner-moves = Po ruchu zwycięzców
    .about = Znaczniki liczy się na nowo, gdy zwycięskie partie przeniosą swoje.

option-presence-move = Przenoszenie na pole obecności
    .about = Czy po wyborach trzeba przenieść znacznik mediów na pole obecności w mediach.
option-presence-move-forced = Trzeba
    .about = Znacznik przenosi się bez pytania.
option-presence-move-optional = Można
    .about = Partia sama decyduje, czy go przenieść, czy zostawić.

option-cash-second-place = Drugie miejsce za pieniądze
    .about = Czy ktoś zajmuje drugie miejsce za pieniądze, gdy pierwsze jest dzielone.
option-cash-second-place-dense = Zawsze
    .about = Druga najwyższa suma punktuje, nawet jeśli najwyższą ma kilka partii.
option-cash-second-place-skip-after-tie = Nie po remisie
    .about = Jeśli najwyższą sumę ma kilka partii, za drugą nikt nie dostaje punktów.

option-politician-order = Kolejność akcji polityka
    .about = Czy akcja główna idzie przed drugorzędną.
option-politician-order-main-first = Najpierw główna
    .about = Akcję główną wykonuje się lub pomija, potem drugorzędną.
option-politician-order-free = Dowolna
    .about = Obie akcje można wykonać w dowolnej kolejności.

option-media-same-topic = Odwrócenie opinii
    .about = Czy wymieniana opinia może zachować temat i zmienić nastawienie.
option-media-same-topic-allowed = Dozwolone
    .about = Nowa opinia może mieć temat usuniętej.
option-media-same-topic-forbidden = Zabronione
    .about = Nowa opinia musi mieć temat, którego nie ma w landzie, nawet na usuwanej karcie.

option-media-same-card = Wymiana opinii na taką samą
    .about = Czy opinię można wymienić na identyczną kartę z wystawki.
option-media-same-card-forbidden = Zabroniona
    .about = Wymiana musi coś zmienić.
option-media-same-card-allowed = Dozwolona
    .about = Z wystawki ubywa karta, a w landzie wszystko zostaje po staremu.

option-cash-visibility = Pieniądze innych
    .about = Czy widać, ile pieniędzy mają inni.
option-cash-visibility-hidden = Ukryte
    .about = Widzisz tylko swoje pieniądze oraz to, co inni płacą i dostają.
option-cash-visibility-open = Jawne
    .about = Widać pieniądze wszystkich.
