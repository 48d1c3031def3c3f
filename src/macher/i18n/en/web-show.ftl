# The show: what others did, turn by turn.

web-show = What happened
web-show-count = { $number } of { $total }
web-show-more = … and { $count } more in the log
web-show-skip = Skip
web-show-skip-all = Skip all
web-show-key = Space
web-show-key-all = Esc
web-keys-show-one = skip what is being shown
web-keys-show-all = skip all of it
