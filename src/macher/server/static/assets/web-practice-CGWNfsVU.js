var e=`# Practice in the page.

web-practice = Üben
web-practice-about = Stellungen aus wirklichen Spielen, in denen eine Wahl klar die beste ist. Entscheide, und sieh, wie gut es war und warum. Was du nicht wissen kannst, wird jedes Mal neu gezogen.
web-practice-bots = Aus Spielen von Bots
web-practice-own = Aus meinen Spielen
web-practice-own-none = Lass ein beendetes Spiel analysieren: dann wird hier nach seinen Wendepunkten gefragt.
web-practice-solved = Gelöst
web-practice-done = { $done } von { $count } gelöst
web-practice-task = Was würdest du hier tun? Entscheide wie in einem Spiel: Die Antwort kommt, wenn dein Zug beendet ist.
web-practice-next = Nächste Stellung
web-practice-again = Noch einmal
web-practice-all = Alle Stellungen
web-practice-on = Du kannst auch einfach weiterspielen.
web-practice-yours = Deine Wahl:
web-practice-best = Die beste:
web-practice-good = Ebenso gut: { $options }
web-practice-these = Diese Stellungen üben
web-practice-grade-best = Die beste Wahl.
web-practice-grade-good = So gut wie die beste, soweit man es sagen kann.
web-practice-grade-worse = Es gab etwas Besseres.
web-practice-grade-unknown = Was diese Wahl wert ist, wurde nicht beurteilt.
web-practice-then = In jenem Spiel:
web-practice-choice = Wahl
`;export{e as default};