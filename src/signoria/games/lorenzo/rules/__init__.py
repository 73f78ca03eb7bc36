"""The rules of Lorenzo il Magnifico: what is printed, what can be chosen, and what comes of it."""
