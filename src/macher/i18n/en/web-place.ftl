# A place to come back to: lobby, invitation, notices on a device, what can be done with a result.

web-more = More
web-lobby-mine-idle = None of your games is in progress.

## An invitation

web-invited = You are invited
web-invited-clock = Thinking time
web-invited-no-clock = No clock
web-invited-seats = Who plays
web-invited-free = Free
web-invited-sit = Sit here

## A new table

web-new-company = With whom
web-company-bot = Against bots
web-company-open = With friends by link
web-company-hot = Together at this device
web-new-hot-name = Name of player { $number }
web-new-bots = What the bots can do
web-new-more-about = Shuffle and printed values, for those who want to check or compare.
web-new-name-of = { $name }’s table

## Notices on this device

web-device = On this device
web-device-on = This device tells you when it is your turn, also when no page is open.
web-device-off = This device can tell you when it is your turn, also when no page is open. Your browser will ask you first.
web-device-blocked = Your browser blocks notifications from this page. Allow them in the settings of the browser for this page.
web-device-unsupported = This browser cannot show notifications from pages. On an iPhone or iPad, add the page to the home screen first.
web-device-none = This service sends no notices to devices.
web-device-failed = That did not work. Your browser did not get a connection for notifications.
web-device-turn-on = Turn on
web-device-turn-off = Turn off

## With a result

web-result-acts = After the game
web-result-picture = Picture of the result
web-result-link = Share the link
web-result-record = Game record
web-result-save = Save the picture
web-result-compare = Compare with the same cards
web-compare-title = Two games with the same cards
web-compare-first = First game
web-compare-second = Second game
web-compare-winners = Winners of the elections
web-compare-about = Points of the first game, then of the second.
