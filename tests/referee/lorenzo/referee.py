"""A match of Lorenzo il Magnifico from set-up to scoring (LOR-006 to LOR-030, LOR-196 to LOR-254)."""

from __future__ import annotations

from signoria.kernel.core import Seat
from tests.referee.lorenzo import scoring
from tests.referee.lorenzo.printed import BOARD
from tests.referee.lorenzo.table import LAST_ROUND
from tests.referee.lorenzo.turn import Turn
from tests.referee.script import Question, Result, Script, ask, ask_unless_forced

TURNS = int(BOARD["turns_per_round"])
FAITH_POINTS: list[int] = BOARD["faith_track"]


class LorenzoReferee(Turn):
    """Takes over before the first choice, or at the first turn of a round."""

    def play(self) -> Script[None]:
        if self.phase == "preparation":
            yield from self.prepare()
            self.new_round()
        while True:
            yield from self.play_round()
            if self.round == LAST_ROUND:
                break
            self.round += 1
            self.new_round()
        yield from self.before_scoring()
        self.phase = "over"

    def before_scoring(self) -> Script[None]:
        """Nothing comes between the last round and the final scoring (LOR-226)."""
        yield from ()

    def prepare(self) -> Script[None]:
        """The advanced game: bonus tiles, then leaders (LOR-244 to LOR-254)."""
        self.check_set_up()
        for seat in reversed(self.order) if self.bonus_tiles else ():
            code = yield from ask_unless_forced(seat, "tile", [f"tile:{tile}" for tile in self.bonus_tiles])
            self.players[seat].bonus_tile = code.removeprefix("tile:")
            self.bonus_tiles.remove(self.players[seat].bonus_tile)
        self.bonus_tiles = []
        sight = self.look()
        for seat, player in enumerate(self.players):
            player.pack = list(self.own_of(sight, seat)["pack"])
        yield from self.draft()

    def draft(self) -> Script[None]:
        """Everybody keeps one at the same time, the rest goes right; the last is kept unasked (LOR-248 to LOR-252)."""
        while len(self.players[0].pack) > 1:
            waiting = set(self.order)
            while waiting:
                packs = {seat: self.players[seat].pack for seat in waiting}
                answer = yield [Question(s, "keep", [f"keep:{leader}" for leader in packs[s]]) for s in packs]
                self.keep(answer.seat, answer.code.removeprefix("keep:"))
                waiting.remove(answer.seat)
            packs_in_order = [self.players[seat].pack for seat in self.order]
            for place, seat in enumerate(self.order):
                self.players[seat].pack = packs_in_order[(place + 1) % len(packs_in_order)]
        for seat in self.order:
            self.keep(seat, self.players[seat].pack[0])

    def keep(self, seat: Seat, leader: str) -> None:
        player = self.players[seat]
        player.pack = [other for other in player.pack if other != leader]
        player.hand.append(leader)

    def new_round(self) -> None:
        """Cards and dice (LOR-023 to LOR-026)."""
        for tower in self.towers:
            self.decks[tower] -= 4
        self.see_board(self.table_of(self.look()))

    def play_round(self) -> Script[None]:
        """LOR-022."""
        self.phase = "actions"
        yield from self.actions()
        if self.round % 2 == 0:
            self.phase = "report"
            yield from self.vatican_report()
        self.end_round()
        self.phase = "preparation"

    def actions(self) -> Script[None]:
        """Four turns each; who must skip the first one places after all others (LOR-029, LOR-380, LOR-381)."""
        skipping = [seat for seat in self.order if self.players[seat].has("skip_first_turn")]
        for number in range(TURNS):
            for seat in self.order:
                if number or seat not in skipping:
                    yield from self.turn(seat, late=False)
        left = {seat: self.turns_left(seat) for seat in self.order}
        while any(left.values()):
            for seat in self.order:
                if left[seat]:
                    left[seat] -= 1
                    yield from self.turn(seat, late=seat in skipping and not left[seat])

    def turns_left(self, seat: Seat) -> int:
        """The turns a seat has after the ordinary ones."""
        return int(self.players[seat].has("skip_first_turn"))

    def vatican_report(self) -> Script[None]:
        """In turn order: with enough faith the Church is supported or not (LOR-196 to LOR-216)."""
        last = self.round == LAST_ROUND
        for seat in self.order:
            enough = self.players[seat].goods["faith"] >= BOARD["required_faith_by_period"][self.period() - 1]
            if enough:
                code = yield from ask(seat, "church", ["church:support", "church:refuse"])
                if code == "church:support":
                    bonuses = self.players[seat].lasting("church_support_bonus")
                    self.score_faith(seat)
                    self.score(seat, sum(int(effect["victory_points"]) for effect in bonuses))
                    continue
            yield from self.excommunicate(seat)
            if last and not enough:  # LOR-212, LOR-214
                self.score_faith(seat)

    def score_faith(self, seat: Seat) -> None:
        """All faith is spent (LOR-202 to LOR-204)."""
        goods = self.players[seat].goods
        self.score(seat, FAITH_POINTS[goods["faith"]])
        goods["faith"] = 0

    def score(self, seat: Seat, points: int) -> None:
        self.players[seat].goods["victory_points"] += points

    def excommunicate(self, seat: Seat) -> Script[None]:
        """A mark on the tile of the period, to the end of the game (LOR-198, LOR-209)."""
        self.players[seat].excommunications.append(self.tiles[self.period() - 1])
        yield from ()

    def end_round(self) -> None:
        """Cards are removed, the order is formed, members go home, leaders turn up (LOR-217 to LOR-225, LOR-274)."""
        self.floors = dict.fromkeys(self.floors, "")
        self.order = self.order_to_come()
        self.clear_spaces()
        for player in self.players:
            player.placed.clear()
            player.used.clear()
            player.chosen = ""

    def results(self) -> list[Result]:
        return scoring.results([self.points(seat) for seat in range(len(self.players))], self.order)
