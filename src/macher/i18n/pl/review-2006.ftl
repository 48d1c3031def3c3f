# Słowa wydania z 2006 roku w analizie.

review-field-programs-2006 = programy
review-field-rallies-2006 = wiece
