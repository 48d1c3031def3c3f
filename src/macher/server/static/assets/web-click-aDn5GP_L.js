var e=`## How turns are sent, the keys of the decision, and what an option would change

web-setting-commit = Committing a turn
web-commit-one = One click
web-commit-one-about = A turn counts as soon as it is complete. A sealed choice counts at once and can be taken back until all have chosen; everything else counts after a few seconds and can be undone until then. Forms whose numbers you may go on changing, such as rallies, wait for the button.
web-commit-button = Always the button
web-commit-button-about = Every turn waits for “Commit the turn”.
web-commit-twice = Ask once more
web-commit-twice-about = Every turn waits for “Commit the turn”, and the button asks once more.
web-commit-all = Everything at once
web-commit-all-about = Every turn is committed as soon as it is complete, also one that cannot be taken back.
web-decide-held = Commit right now
web-decide-taken = Chosen
web-set-laid = Laid out already
web-why-not-folded = { $count ->
        [one] One option is not possible now: why?
       *[other] { $count } options are not possible now: why?
    }
web-rallies-count = { $state }: { $count }
web-keys-choose = choose what the button with that key says; in a bid, type the amount
web-keys-commit = commit the turn
web-keys-undo = undo, take a choice back
web-keys-nothing = pass, nobody, nothing
web-keys-hint = hint
`;export{e as default};