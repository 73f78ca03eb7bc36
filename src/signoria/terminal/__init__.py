"""The command line; app is its front door."""
