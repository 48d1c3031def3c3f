# Why a hint is not given.

service-problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
service-problem-no-hint-now = Gerade gibt es keinen Tipp. Versuch es noch einmal.
service-problem-not-asked = Du wirst jetzt nichts gefragt.
