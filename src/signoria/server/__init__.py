"""The server: a store that knows who must move, a service with one door, a feed of redacted views."""
