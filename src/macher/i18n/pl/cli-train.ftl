# `macher train`: liga, która się uczy.

cli-train = Niech liga botów gra i uczy się wartości pozycji; przerwana liga jest wznawiana. Zobacz docs/training.md.
cli-train-folder = Gdzie znajduje się liga: jej gry, wagi i stan. Folder zawiera jedną ligę.
cli-train-rounds = Rundy do rozegrania teraz.
cli-train-games = Gry jednej rundy.
cli-train-first-games = Gry pierwszej rundy, w której grają planiści.
cli-train-seed = To samo ziarno daje tę samą ligę.

cli-train-round = Runda { $round }: dotąd gier: { $games }, straty { $entropy } (zwycięstwo) i { $square } (przewaga), dotychczasowi mistrzowie: { $champions }.
cli-train-above = Próba: nowy mistrz z wynikiem { $share } (gry: { $games }), { $margin } pkt ponad resztę.
cli-train-below = Próba: dotychczasowy mistrz jest silniejszy; wynik { $share } (gry: { $games }), { $margin } pkt.
cli-train-open = Próba: bez rozstrzygnięcia; wynik { $share } (gry: { $games }), { $margin } pkt.
