# `macher study`: słowa wydania z 2006 roku.

study-politician-2006 = Pierwsza karta gabinetu
study-gift-2006 = Pierwsza składka
study-gift-order-2006 = Kolejność składek
study-gifts-taken-2006 = Przyjęte składki
study-thing-media-2006 = kontrola mediów w głosującym landzie
study-col-scored-2006 = mandaty za głosy, średnia wszystkich partii
