"""The 2019 edition: four elections, or seven elections in five rounds."""
