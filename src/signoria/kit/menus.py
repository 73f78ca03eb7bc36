"""Reasons for what a menu does not offer, worked out only when somebody asks."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.kernel.core import Menu, Option


def asked(menu: Menu, verb: str) -> Option | None:
    """The option somebody asks about, if it has this verb and the menu has neither offered nor refused it yet."""
    option = menu.question
    if option is None or option.verb != verb or menu.rule or option in menu.options:
        return None
    return option


def refuse_verbs(menu: Menu, rules: Mapping[str, str]) -> None:
    """Refuse what somebody asks about by its verb, unless the menu has said something about it already."""
    option = menu.question
    if option is not None and option.verb in rules and option not in menu.options:
        menu.refuse(option, rules[option.verb])
