# Les mots de l’édition de 2006 dans une analyse.

review-field-programs-2006 = plateformes
review-field-rallies-2006 = meetings
