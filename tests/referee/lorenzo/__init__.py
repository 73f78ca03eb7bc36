"""Lorenzo il Magnifico, written once more: classes of rules that stand on each other; the last one plays a match."""
