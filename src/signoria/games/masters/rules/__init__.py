"""The rules of Masters of Renaissance: what is printed, what can be chosen, and what comes of it."""
