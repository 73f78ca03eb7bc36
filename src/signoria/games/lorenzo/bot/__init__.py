"""How a bot judges positions of Lorenzo il Magnifico, with Houses of Renaissance or without."""
