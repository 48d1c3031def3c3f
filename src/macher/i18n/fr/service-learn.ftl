# Why a hint is not given.

service-problem-no-hints = À cette table on joue sans conseils.
service-problem-no-hint-now = Pas de conseil pour l’instant. Réessaie.
service-problem-not-asked = On ne te demande rien maintenant.
