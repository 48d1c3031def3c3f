# Dlaczego bot coś zrobił, w wydaniu z 2006 roku: po jednym zdaniu. Wartości w punktach zwycięstwa (PZ).

## Początek

reason-sheet-option-2006 = Z tej kolumny ta opcja daje najwięcej tam, gdzie trzeba: około { $points } PZ.
reason-sheet-place-2006 = Najwięcej daje to { $place }: około { $points } PZ za tę kolumnę.
reason-start-bid-2006 = Kolejność gry jest warta oferty { $bid }, wylosowanej z mieszanki, której nikt nie odgadnie.
reason-start-no-bid-2006 = Kolejność gry nie jest teraz warta pieniędzy; oferty są losowane z mieszanki, której nikt nie odgadnie.
reason-name-start-2006 = Gdy zaczyna { $seat }, nasze miejsce w kolejności to { $position }, i to nam najbardziej odpowiada.

## Program

reason-hand-keep-2006 = Karty na ręce są dość dobre, żeby je zostawić.
reason-hand-discard-2006 = { $card } nigdzie teraz nie pomaga; nowa karta obiecuje więcej.
reason-platform-keep-2006 = Żadna zmiana programu nie daje więcej, niż kosztuje.
reason-platform-change-2006 = { $new } zamiast { $old } lepiej pasuje do landów i planszy krajowej: około { $points } PZ.

## Gabinet cieni i koalicje

reason-cabinet-none-2006 = Nikt z gabinetu nie dałby { $place } więcej teraz niż później.
reason-cabinet-send-2006 = { $politician } zdziała { $place } więcej niż później: około { $points } PZ.
reason-cabinet-next-2006 = Najpierw land, który głosuje najwcześniej: { $state }.
reason-cabinet-idle-2006 = Żadna akcja { $place } by nie pomogła.
reason-cabinet-votes-2006 = Najbardziej pomagają { $place } głosy: około { $points } PZ.
reason-cabinet-up-2006 = Z większą popularnością każdy wiec { $place } jest wart więcej: około { $points } PZ.
reason-cabinet-down-2006 = { $rival } to { $place } najsilniejszy rywal: mniejsza popularność jest tam warta około { $points } PZ.
reason-cabinet-media-2006 = Media { $place } są warte więcej, niż kosztują, a traci je { $rival }: około { $points } PZ.
reason-cabinet-key-2006 = { $card } powinno liczyć się { $place } podwójnie: około { $points } PZ.
reason-cabinet-no-key-2006 = Bez żetonu kluczowego mnożniki { $place } wyglądają lepiej: około { $points } PZ.
reason-tile-2006 = Koalicja { $place } może się jeszcze przydać.
reason-tile-none-2006 = Koalicja { $place } na nic się nie przyda.
reason-coalition-none-2006 = Samemu widoki { $place } są lepsze niż z jakimkolwiek partnerem.
reason-coalition-propose-2006 = Razem zwycięstwo { $place } jest w zasięgu, partner: { $partner }, około { $points } PZ.
reason-coalition-impose-2006 = { $partner } nie może odmówić, a razem zwycięstwo { $place } jest w zasięgu: około { $points } PZ.
reason-coalition-accept-2006 = Z tym partnerem ({ $partner }) zwycięstwo { $place } jest bardziej prawdopodobne: około { $points } PZ.
reason-coalition-refuse-2006 = Lepiej { $place } zostać samemu, niż pomagać tej partii: { $partner }.

## Media i wiece

reason-media-none-2006 = Żaden znacznik mediów nie jest teraz wart swojej ceny.
reason-media-2006 = Znacznik mediów { $place } liczy się po zwycięstwie i dla kontroli: około { $points } PZ ponad cenę.
reason-exchange-none-2006 = Żadna wymiana opinii { $place } by nie pomogła.
reason-exchange-2006 = { $new } zamiast { $old } { $place } pomaga naszym głosom albo hamuje głosy innych: około { $points } PZ.
reason-meetings-none-2006 = Pieniądze i znaczniki dają gdzie indziej więcej niż wiece { $place }.
reason-meetings-2006 = { $count ->
        [one] { $count } wiec więcej { $place } jest wart
        [few] { $count } wiece więcej { $place } są warte
        [many] { $count } wieców więcej { $place } jest wartych
       *[other] { $count } wiecu więcej { $place } jest warte
    } około { $points } PZ.
reason-convert-2006 = Mnożnik { $factor } { $place } wystarcza, żeby teraz zamienić na głosy { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    }: około { $points } PZ.
reason-convert-wait-2006 = Mnożnik { $factor } { $place } może się jeszcze poprawić, więc wiece czekają.

## Sondaże

reason-poll-bid-2006 = Sondaż { $place } obiecuje około { $points } PZ, więc cena do { $limit } jest rozsądna.
reason-poll-deny-2006 = Tego sondażu { $place } { $rival } nie powinno dostać taniej niż za { $bid }: kosztowałoby nas to około { $points } PZ.
reason-poll-pass-2006 = Sondaż { $place } jest wart najwyżej { $limit }.
reason-poll-publish-2006 = Najbardziej służy nam { $place } ten wynik: { $target }, około { $points } PZ.
reason-poll-suppress-2006 = Żaden wynik { $place } nie służy nam tak jak nowi członkowie: około { $points } PZ.
reason-poll-enough-2006 = Żaden kolejny wynik { $place } by nie pomógł.

## Plansza krajowa i składki

reason-media-move-2006 = Znacznik mediów { $origin } jest wart { $points } PZ na planszy krajowej.
reason-media-keep-2006 = Znacznik mediów { $origin } bardziej przyda się w następnych landach.
reason-national-none-2006 = Żadna opinia nie służyłaby naszemu programowi bardziej niż programom rywali.
reason-national-place-2006 = { $card } jest w naszym programie: członkowie i punkty za to są warte około { $points } PZ.
reason-national-secure-2006 = { $card } nam służy i powinno zostać: zabezpieczenie jest warte około { $points } PZ.
reason-national-replace-2006 = { $new } służy nam bardziej niż { $old }: około { $points } PZ.
reason-contribution-accept-2006 = { $amount } da się jeszcze dobrze wydać, a członków ubędzie niewielu.
reason-contribution-decline-2006 = Nowi członkowie są teraz warci więcej niż { $amount }.
reason-contribution-none-2006 = Ta karta przyda się bardziej później.
