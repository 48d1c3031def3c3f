# `macher train`: liga, która się uczy.

cli-train = Liga botów gra i uczy się wartości pozycji; przerwana idzie dalej. Zobacz docs/training.md.
cli-train-folder = Gdzie mieszka liga: jej gry, wagi i stan. Folder zawiera jedną ligę.
cli-train-rounds = Rundy do rozegrania teraz.
cli-train-games = Gry jednej rundy.
cli-train-first-games = Gry pierwszej rundy, którą grają planiści.
cli-train-seed = To samo ziarno daje tę samą ligę.

cli-train-round = Runda { $round }: dotąd gier: { $games }, straty { $entropy } (zwycięstwo) i { $square } (przewaga), dotychczasowi mistrzowie: { $champions }.
cli-train-above = Próba: nowy mistrz, { $share } z gier: { $games }, { $margin } pkt ponad resztę.
cli-train-below = Próba: mistrz jest silniejszy; { $share } z gier: { $games }, { $margin } pkt.
cli-train-open = Próba: bez rozstrzygnięcia po grach: { $games }; { $share } i { $margin } pkt.
