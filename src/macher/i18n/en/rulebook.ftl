# The rules as text: what lists of them are headed with.

rulebook-contents = The rules of the { $edition } edition

rulebook-kind-r = Rules
rulebook-kind-c = Conflicts between the rulebooks
rulebook-kind-g = Gaps in the rulebooks
rulebook-kind-o = Rule options
rulebook-kind-d = Decisions of a player
rulebook-kind-t = Worked examples
rulebook-kind-tv = Worked examples
rulebook-kind-e = Chance events
rulebook-kind-i = Invariants
