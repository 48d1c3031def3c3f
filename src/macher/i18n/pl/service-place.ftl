# Powiadomienia na urządzeniu i nazwa stołu, któremu nikt jej nie nadał.

service-device-body = { $table } · { $party }
service-table-of = Stół: { $name }
service-problem-device = Na to urządzenie nie da się wysyłać powiadomień: adres albo klucze są błędne.
service-problem-no-push = Ten serwis nie wysyła powiadomień na urządzenia.
