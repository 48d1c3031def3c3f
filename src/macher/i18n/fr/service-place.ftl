# Notifications sur un appareil, et le nom d’une table à laquelle personne n’en a donné.

service-device-body = { $table } · { $party }
service-table-of = Chez { $name }
service-problem-device = Impossible d’envoyer des notifications à cet appareil : son adresse ou ses clés sont incorrectes.
service-problem-no-push = Ce service n’envoie pas de notifications aux appareils.
