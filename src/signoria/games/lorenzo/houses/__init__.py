"""Houses of Renaissance, an expansion of Lorenzo il Magnifico: what it adds to the game beside its rules."""
