# Why a bot did something. The keys are in the code of the bots; one sentence each.

reason-at-random = { $choices ->
        [one] This was the only thing to do.
       *[other] Drawn at random from { $choices } choices.
    }
