var e=`# Pokaz: co zrobili inni, ruch po ruchu.

web-show = Co się wydarzyło
web-show-count = { $number } z { $total }
web-show-more = … i jeszcze { $count } w dzienniku
web-show-skip = Pomiń
web-show-skip-all = Pomiń wszystko
web-show-key = Spacja
web-show-key-all = Esc
web-keys-show-one = pomiń to, co jest pokazywane
web-keys-show-all = pomiń wszystko
`;export{e as default};