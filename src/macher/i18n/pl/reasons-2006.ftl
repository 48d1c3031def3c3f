# Dlaczego bot coś zrobił, w wydaniu z 2006 roku: po jednym zdaniu. Wartości w punktach.

## Początek

reason-sheet-option-2006 = Z tej kolumny ta opcja daje najwięcej tam, gdzie trzeba: około { $points } pkt.
reason-sheet-place-2006 = Najwięcej daje to { $place }: około { $points } pkt za tę kolumnę.
reason-start-bid-2006 = Kolejność graczy jest warta oferty { $bid }, losowanej tak, żeby nikt jej nie odgadł.
reason-start-no-bid-2006 = Kolejność graczy nie jest teraz warta pieniędzy; oferty losujemy tak, żeby nikt ich nie odgadł.
reason-name-start-2006 = Gdy zaczyna { $seat }, nasze miejsce w kolejności to { $position }, i to nam najbardziej odpowiada.

## Program

reason-hand-keep-2006 = Karty na ręce są dość dobre, żeby je zostawić.
reason-hand-discard-2006 = Karta { $card } nigdzie teraz nie pomaga; nowa obiecuje więcej.
reason-platform-keep-2006 = Żadna zmiana programu nie daje więcej, niż kosztuje.
reason-platform-change-2006 = { $new } zamiast { $old } lepiej pasuje do landów i planszy krajowej: około { $points } pkt.

## Gabinet cieni i koalicje

reason-cabinet-none-2006 = Żadna karta gabinetu nie dałaby { $place } więcej teraz niż później.
reason-cabinet-send-2006 = { $politician } da { $place } więcej teraz niż później: około { $points } pkt.
reason-cabinet-next-2006 = Najpierw land, który głosuje najwcześniej: { $state }.
reason-cabinet-idle-2006 = Żadna akcja { $place } by nie pomogła.
reason-cabinet-votes-2006 = Najbardziej pomagają { $place } głosy: około { $points } pkt.
reason-cabinet-up-2006 = Z większą popularnością każdy wiec { $place } jest wart więcej: około { $points } pkt.
reason-cabinet-down-2006 = Najsilniejszy rywal { $place } to { $rival }: obniżenie popularności jest tam warte około { $points } pkt.
reason-cabinet-media-2006 = Media { $place } są warte więcej, niż kosztują, a traci je { $rival }: około { $points } pkt.
reason-cabinet-key-2006 = Opinia { $card } powinna się { $place } liczyć podwójnie: około { $points } pkt.
reason-cabinet-no-key-2006 = Bez żetonu kluczowego mnożniki { $place } wyglądają lepiej: około { $points } pkt.
reason-tile-2006 = Koalicja { $place } może się jeszcze przydać.
reason-tile-none-2006 = Koalicja { $place } na nic się nie przyda.
reason-coalition-none-2006 = Bez koalicji szanse { $place } są lepsze niż z jakimkolwiek partnerem.
reason-coalition-propose-2006 = W koalicji zwycięstwo { $place } jest w zasięgu (partner: { $partner }), około { $points } pkt.
reason-coalition-impose-2006 = { $partner } nie może odmówić, a razem zwycięstwo { $place } jest w zasięgu: około { $points } pkt.
reason-coalition-accept-2006 = Z tym partnerem ({ $partner }) zwycięstwo { $place } jest bardziej prawdopodobne: około { $points } pkt.
reason-coalition-refuse-2006 = Lepiej zostać { $place } bez koalicji, niż pomagać rywalowi ({ $partner }).

## Media i wiece

reason-media-none-2006 = Żaden znacznik mediów nie jest teraz wart swojej ceny.
reason-media-2006 = Znacznik mediów { $place } liczy się po zwycięstwie i dla kontroli: około { $points } pkt ponad cenę.
reason-exchange-none-2006 = Żadna wymiana opinii { $place } by nie pomogła.
reason-exchange-2006 = { $new } zamiast { $old } { $place } pomaga naszym głosom albo hamuje głosy innych: około { $points } pkt.
reason-meetings-none-2006 = Pieniądze i znaczniki dadzą więcej gdzie indziej niż w wiecach { $place }.
reason-meetings-2006 = { $count ->
        [one] Jeszcze { $count } wiec { $place } jest wart
        [few] Jeszcze { $count } wiece { $place } są warte
        [many] Jeszcze { $count } wieców { $place } jest wartych
       *[other] Jeszcze { $count } wiecu { $place } jest warte
    } około { $points } pkt.
reason-convert-2006 = Mnożnik { $factor } { $place } wystarcza, żeby teraz zamienić na głosy { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    }: około { $points } pkt.
reason-convert-wait-2006 = Mnożnik { $factor } { $place } może się jeszcze poprawić, więc wiece czekają.

## Sondaże

reason-poll-bid-2006 = Sondaż { $place } obiecuje około { $points } pkt, więc cena do { $limit } jest rozsądna.
reason-poll-deny-2006 = Sondaż { $place } nie może trafić do rywala ({ $rival }) taniej niż za { $bid }: kosztowałoby nas to około { $points } pkt.
reason-poll-pass-2006 = Sondaż { $place } jest wart najwyżej { $limit }.
reason-poll-publish-2006 = Najwięcej daje nam { $place } ten wynik: { $target }, około { $points } pkt.
reason-poll-suppress-2006 = Żaden wynik { $place } nie da nam tyle co nowi członkowie: około { $points } pkt.
reason-poll-enough-2006 = Żaden kolejny wynik { $place } by nie pomógł.

## Plansza krajowa i składki

reason-media-move-2006 = Znacznik mediów { $origin } jest wart { $points } pkt na planszy krajowej.
reason-media-keep-2006 = Znacznik mediów { $origin } bardziej przyda się w następnych landach.
reason-national-none-2006 = Żadna opinia nie pomogłaby naszemu programowi bardziej niż programom rywali.
reason-national-place-2006 = Karta { $card } jest w naszym programie: członkowie i punkty dają razem około { $points } pkt.
reason-national-secure-2006 = Opinia { $card } nam pomaga i powinna zostać: zabezpieczenie jest warte około { $points } pkt.
reason-national-replace-2006 = { $new } pomaga nam bardziej niż { $old }: około { $points } pkt.
reason-contribution-accept-2006 = { $amount } da się jeszcze dobrze wydać, a członków ubędzie niewielu.
reason-contribution-decline-2006 = Nowi członkowie są teraz warci więcej niż { $amount }.
reason-contribution-none-2006 = Ta składka bardziej przyda się później.
