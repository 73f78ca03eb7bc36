"""A referee of The Princes of Florence, with the two-player rules and The Muse and the Princess.

To be read beside docs/rules/princes.md: every module is a part of the rulebook, every rule has its number there.
"""
