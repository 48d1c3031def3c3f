"""The table service: tables over HTTP and WebSocket, kept in a database."""
