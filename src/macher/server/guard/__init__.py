"""What stands between the network and the service: checks and limits for every request."""
