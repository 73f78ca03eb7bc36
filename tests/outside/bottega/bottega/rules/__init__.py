"""The rules of Bottega: what there is, the course of a match, and what everything is called."""
