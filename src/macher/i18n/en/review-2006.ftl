# The words of the 2006 edition in a review.

review-field-programs-2006 = platforms
review-field-rallies-2006 = meetings
