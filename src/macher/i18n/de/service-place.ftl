# Nachrichten auf einem Gerät, und wie ein Tisch heißt, dem niemand einen Namen gab.

service-device-body = { $table } · { $party }
service-table-of = Tisch von { $name }
service-problem-device = An dieses Gerät lassen sich keine Benachrichtigungen schicken: Adresse oder Schlüssel stimmen nicht.
service-problem-no-push = Dieser Dienst schickt keine Benachrichtigungen auf Geräte.
