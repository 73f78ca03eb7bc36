"""Standing orders: what a seat leaves for its absence. They see no more than their seat does."""

from signoria.orders.lorenzo import QUESTIONS as LORENZO
from signoria.orders.masters import QUESTIONS as MASTERS
from signoria.orders.order import Order, obey
from signoria.orders.princes import QUESTIONS as PRINCES
from signoria.orders.question import Answer, Question

__all__ = ["QUESTIONS", "Answer", "Order", "Question", "obey"]

#: What people can give orders for without writing them, for each game; programs may give any.
QUESTIONS: dict[str, tuple[Question, ...]] = {"lorenzo": LORENZO, "masters": MASTERS, "princes": PRINCES}
