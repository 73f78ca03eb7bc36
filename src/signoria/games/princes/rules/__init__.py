"""The rules of The Princes of Florence: what is printed, what can be chosen, and what comes of it."""
