# Why something is not allowed in the 2006 edition. The program adds the number of the rule in brackets.

refused-action-not-printed-2006 = This cabinet card does not have that action.
refused-bid-too-low-2006 = You cannot bid { $bid }: it must be more than { $high }.
refused-convert-limits-2006 = Convert { $least } to { $most } meetings here, or none.
refused-donation-used-2006 = You have used that contribution card already.
refused-national-space = That opinion cannot go to that national space.
refused-not-in-display-2006 = That opinion is not in the exchange pool.
refused-not-in-program-2006 = No card of that issue is in your platform.
refused-opinion-doubled-2006 = That opinion lies under a key tile and cannot be exchanged.
refused-partner-not-free = That party has no coalition tile here, or has a partner already.
refused-platforms-differ = That needs { $needed } equal policy cards in both platforms, and you have { $shared }.
refused-politician-used-2006 = You do not have that cabinet card any more.
refused-rally-spots-2006 = Only { $most } of your meetings fit in here, and you have { $there } there.
refused-rally-supply-2006 = { $left ->
        [0] You have no meetings left in supply.
        [one] You have only one meeting left in supply.
       *[other] You have only { $left } meetings left in supply.
    }
refused-rally-turn = At most { $most } meetings in a state at once.
refused-result-not-usable = That result of the poll cannot be used here.
refused-too-dear-2006 = That costs { $price }, and you can still spend { $money }.
refused-topic-twice-2006 = The same issue would lie there twice.
