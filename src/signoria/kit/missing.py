"""What a player lacks where an option is refused for a lack: its label carries it, and who tells the refusal says it.

Nothing is carried by an option that may be chosen, or that another reason keeps out.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from signoria.kernel.core import Label, Word

#: The parameter of an option's label that carries it.
MISSING: Final = "missing"


#: What the label of an option carries of what it lacks.
Missing: TypeAlias = dict[str, Word]


def lacked(what: tuple[Label, ...]) -> Missing:
    """Goods and the like: so much more, and the option might be chosen."""
    return {MISSING: Label("platform-lack", {"what": what})} if what else {}


def unmet(what: tuple[Label, ...]) -> Missing:
    """Requirements that are not met, each with what there is of it."""
    return {MISSING: Label("platform-unmet", {"what": what})} if what else {}


def missing_in(label: Label) -> Label | None:
    """What the label of a refused option says is missing, if anything."""
    carried = label.parameters.get(MISSING)
    assert carried is None or isinstance(carried, Label)
    return carried
