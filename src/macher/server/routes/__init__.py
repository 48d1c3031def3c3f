"""The routes of the service, one module an idea. Handlers are thin: they ask rooms, people and the library."""
