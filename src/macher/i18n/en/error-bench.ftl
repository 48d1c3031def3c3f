# What `macher bench` cannot do.

error-bench = rounds and seconds are above 0, editions 2019 or 2006, players 3 to 5
error-bench-failed = measuring failed: { $words }
error-bench-form = the rules did not run in the form that was to be measured: { $form }
