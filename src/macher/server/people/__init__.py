"""Who comes: sessions, accounts, passwords, and the notices that reach people elsewhere."""
