# Rule options O06 of the 2006 edition: a title, and a sentence that says what it decides; then each value the same way.

option-prelim-2d = Members of option 2D
    .about = How many members the last option of the preliminary sheet gives.
option-prelim-2d-12 = 12 members
    .about = It goes on as the other options do: 4, 8 and 12 members.
option-prelim-2d-10 = 10 members
    .about = As the printed sheet seems to read.

option-prelim-order = Order of the preliminary sheets
    .about = In which order the sheets are carried out; with equal votes the later marker lies on top.
option-prelim-order-random = Drawn
    .about = A party is drawn to be the first; the others follow clockwise.
option-prelim-order-seat = By seat
    .about = They are carried out in the order of the seats.

option-platform-allow-flip = Reversing a stance
    .about = Whether a platform card may be replaced with its opposite.
option-platform-allow-flip-true = Allowed
    .about = The new card may have the issue of the card that it replaces.
option-platform-allow-flip-false = Forbidden
    .about = The new card needs an issue that is not in the platform, not even on the card that goes.

option-cabinet-order = Order of the cabinet actions
    .about = In which order the cabinet cards act.
option-cabinet-order-by-player = Player by player
    .about = Each player uses all own cards in any order, then the next player does.
option-cabinet-order-by-state = State by state
    .about = All cards of a state act in player order, then those of the next state.

option-media-swap-remove-only = Removing a media marker
    .about = Whether a cabinet card may remove a media marker without replacing it.
option-media-swap-remove-only-false = Only to replace it
    .about = You need a marker in supply and the money for both, or the action is not possible.
option-media-swap-remove-only-true = Removing is enough
    .about = You may also just pay the owner and remove the marker.

option-coalition-tile-optional = Coalition tiles
    .about = Whether a cabinet card with a phone must bring a coalition tile.
option-coalition-tile-optional-false = Must
    .about = The tile is laid without asking.
option-coalition-tile-optional-true = May
    .about = Its owner decides whether it is laid.

option-coalition-procedure = Forming coalitions
    .about = When coalitions are offered and when they are forced.
option-coalition-procedure-sequential = One turn each
    .about = In player order each party forces a coalition, offers one, or passes.
option-coalition-procedure-voluntary-first = Offers first
    .about = First all may make offers, then those left may force a coalition.
option-coalition-procedure-forced-first = Force first
    .about = First all may force a coalition, then those left may make offers.

option-key-issue-blocks-national = Key issues and the national board
    .about = Whether an opinion under a key tile may go to the national board.
option-key-issue-blocks-national-false = It may go
    .about = The key tile returns to the supply.
option-key-issue-blocks-national-true = It stays
    .about = The winner may only choose among the other opinions of the state.

option-exchange-allow-flip = Turning an opinion round
    .about = Whether an opinion may be exchanged for one on the same issue with the opposite stance.
option-exchange-allow-flip-true = Allowed
    .about = The new opinion may be the opposite of the one removed.
option-exchange-allow-flip-false = Forbidden
    .about = The new opinion needs an issue that does not lie in the state, not even on the card removed.

option-poll-reveal = What others see of a published poll
    .about = Whether a published poll is shown to everybody.
option-poll-reveal-full-card = The whole card
    .about = Everybody sees all its results.
option-poll-reveal-chosen-only = What is used
    .about = Everybody sees only the results that are used.

option-convert-min = Fewest meetings to convert
    .about = How many meetings must be converted at once; five must stand there in any case.
option-convert-min-1 = One
    .about = Any number of them may be converted.
option-convert-min-5 = Five
    .about = At least five are converted, or none.

option-convert-in-current-state = Converting in the current state
    .about = Whether meetings may be converted in the current state before the election.
option-convert-in-current-state-false = No
    .about = There all meetings are converted at the election, and there is no exchange by majority.
option-convert-in-current-state-true = Yes
    .about = The current state comes last in phase 8, with an exchange by majority.

option-majority-needs-conversion = Exchange by majority
    .about = Who may exchange an opinion because of an absolute majority of votes.
option-majority-needs-conversion-false = Anybody with a majority
    .about = The votes decide, no matter who has converted meetings.
option-majority-needs-conversion-true = Only those who converted
    .about = The party must have converted meetings there in this round.

option-restack-at-50 = More votes at the end of the track
    .about = What happens to a marker on 50 that wins more votes.
option-restack-at-50-false = It stays
    .about = The order of the markers on 50 does not change: the last to arrive lies on top.
option-restack-at-50-true = It goes on top
    .about = The marker is put on top of the others on 50.

option-nose-losers = Beaten by a nose
    .about = Who may move a media marker after losing to a single party by a nose.
option-nose-losers-directly-below = One party
    .about = Only the party whose marker lies directly below that of the winner.
option-nose-losers-all-tied = All of them
    .about = Every party with as many votes as the winner.

option-equal-total-is-nose = Party and coalition with equal votes
    .about = Whether a party that beats a coalition of equal votes wins by a nose.
option-equal-total-is-nose-false = A full victory
    .about = It is by a nose only if markers lie on the same space.
option-equal-total-is-nose-true = By a nose
    .about = Equal totals are always a victory by a nose.

option-contribution-optional = Playing a contribution
    .about = Whether a contribution card must be played each round.
option-contribution-optional-false = Must
    .about = Everybody plays one as long as cards are left.
option-contribution-optional-true = May
    .about = You may keep your cards for a later round.

option-membership-cap = Most members
    .about = Whether a party can have more members than the printed track shows.
option-membership-cap-none = No limit
    .about = Members are counted on beyond the end of the track.
option-membership-cap-80 = At most 80
    .about = What goes beyond 80 is lost.

option-final-tie-break = Tie for the victory
    .about = Who wins if several have the most points.
option-final-tie-break-shared = Shared victory
    .about = All of them win.
option-final-tie-break-seats = Most seats
    .about = Of them the party with the most seats wins.
option-final-tie-break-members = Most members
    .about = Of them the party with the most members wins.

option-open-cash = Money of the others
    .about = Whether you see how much money the others have.
option-open-cash-false = Hidden
    .about = You see your own money only, and what others pay and receive.
option-open-cash-true = Open
    .about = Everybody’s money is shown.

option-short-media-spaces = National media in the short game
    .about = Which spaces for media markers the game of five rounds uses.
option-short-media-spaces-first-five = The first five
    .about = Round 1 uses the first and most valuable space.
option-short-media-spaces-last-five = The last five
    .about = Round 1 uses the third space, and the last round the last.
