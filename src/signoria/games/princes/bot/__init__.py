"""How a bot judges positions of The Princes of Florence."""
