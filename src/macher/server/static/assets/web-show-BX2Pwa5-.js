var e=`# Die Schau: was die anderen taten, Zug um Zug.

web-show = Was geschah
web-show-count = { $number } von { $total }
web-show-more = { $count ->
        [one] … und eine weitere Zeile im Protokoll
       *[other] … und { $count } weitere Zeilen im Protokoll
    }
web-show-skip = Überspringen
web-show-skip-all = Alle überspringen
web-show-key = Leertaste
web-show-key-all = Esc
web-keys-show-one = das Gezeigte überspringen
web-keys-show-all = alles überspringen
`;export{e as default};