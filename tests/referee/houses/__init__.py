"""Houses of Renaissance on top of Lorenzo il Magnifico: classes of rules that stand on each other, on those below."""
