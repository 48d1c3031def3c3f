# `macher study`: many games of bots and what they teach.

error-study-none = { $folder } holds no games to study; play some with --games
error-study-values = the values with which { $folder } was played are not there any more
error-study-version = { $folder } was written by another version of this program
error-study-name = a store is named with small letters, digits and hyphens, not { $name }
error-study-no-value = there is no learned judgement of { $kinds } that could be calibrated
