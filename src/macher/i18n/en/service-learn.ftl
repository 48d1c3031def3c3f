# Why a hint is not given.

service-problem-no-hints = This table is played without hints.
service-problem-no-hint-now = There is no hint just now. Try again.
service-problem-not-asked = Nothing is asked of you now.
