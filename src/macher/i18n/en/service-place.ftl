# Notices on a device, and what a table is called whose maker gave it no name.

service-device-body = { $table } · { $party }
service-table-of = { $name }’s table
service-problem-device = This is not a device that notices can be sent to: its address or its keys are wrong.
service-problem-no-push = This service sends no notices to devices.
