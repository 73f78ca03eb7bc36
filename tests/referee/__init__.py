"""Second opinions: the rules of each box written once more, from the rulebook, to walk beside the engine.

What a referee knows of the engine is what any viewer is shown, and the data files that say what is printed on pieces.
"""
