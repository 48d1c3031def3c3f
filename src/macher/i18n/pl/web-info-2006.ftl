# Wgląd, słowami z 2006 roku.

web-coalitions-about-2006 = Głosy tak, jakby wszyscy zamienili teraz wiece. Partnerzy potrzebują żetonów koalicji w głosującym landzie: propozycja wymaga co najmniej { $offer } wspólnych kart programu, a z { $force } koalicję można wymusić. Wygrywa partia lub koalicja z największą liczbą głosów.
web-coalitions-common-2006 = Wspólne karty
web-together-common-2006 = wspólne karty programu: { $count }
web-together-closed-2006 = koalicja niemożliwa
web-together-open-2006 = możliwa przez propozycję
web-together-sure-2006 = można ją wymusić
web-together-made-2006 = partnerzy
web-together-enough-2006 = wygrałyby
web-together-short-2006 = nie wygrałyby
web-money-left-2006 = Po opłaceniu zakrytych kart gabinetu
web-legend-votes-2006 = Głosy teraz i po zamianie wszystkich wieców
web-legend-agrees-2006 = Twój program jest zbieżny
web-legend-differs-2006 = Twój program jest przeciwny
