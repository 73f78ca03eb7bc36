"""Houses of Renaissance: families, special cards and tokens, and a fifth player for Lorenzo il Magnifico."""
