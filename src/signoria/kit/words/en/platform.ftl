### What is said around every game, in English.

platform-and = { $first } and { $last }
platform-comma = { $first }, { $last }
platform-seat = Seat { $n }
platform-you = you
platform-bot-random = Random
platform-bot-greedy = Greedy

## The terminal table

platform-part-bots = Seats are “you” or one of: { $bots }.
platform-play-welcome = { $title }. Type the number of an option and press Enter. Type ? for help.
platform-play-commands = Commands: a number chooses; u takes back; why and a number or code says why something is not offered; ? and a word explains; t shows the table again; s saves; q saves and leaves.
platform-play-prompt = Your choice:
platform-play-happened = Since your last choice:
platform-play-not-understood = “{ $text }” is not one of the numbers or commands. Type ? for help.
platform-lack = You lack { $what }.
platform-unmet = Not met: { $what }.
platform-play-offered = That is offered now: it is number { $n }.
platform-play-no-such-option = There is no option “{ $text }” in this game. Options read like: { $example }.
platform-play-explained = These words can be explained: { $words }.
platform-play-no-help = There is nothing to explain about “{ $text }”. These words can be explained: { $words }.
platform-play-saved = Saved to { $path }. Go on with: signoria play --text --resume { $path }
platform-play-cannot-save = It could not be saved to { $path }: { $why }
platform-play-cannot-resume = { $path } cannot be resumed: { $why }
platform-play-record = The record of this match is in { $path }. Prove it with: signoria verify { $path }
platform-play-group = { $name }: { $n } choices
platform-play-back = (b: back to all choices)
platform-play-undone = Taken back.
platform-play-preview-reveals = something hidden is revealed
platform-play-result = Result
platform-play-winner = { $who ->
    [you] You have won.
   *[other] { $name } has won.
}
platform-play-no-winner = Nobody has won.
platform-tie-name = { $name }
platform-tie-amount = { $name } with { $n }
platform-tie-parted = Level on points: { $who }. The rules of the game say who is ahead.
platform-tie-shared = Level on points: { $who }. Nothing else decides: the place is shared.
platform-play-points-end = points counted at the end
platform-play-total = total
platform-play-open-seed = Open seed: whoever knows it can foresee every draw.
platform-play-commitment = The draws are sealed: { $commitment }

## Why something cannot be taken back

platform-undo-begun = There is nothing to take back yet.
platform-undo-chance = Something was drawn or revealed since: that cannot be taken back.
platform-undo-others = Somebody else has chosen since.
platform-undo-ended = The turn has been ended.

## Records

platform-record-line = Line { $line }: { $what }
platform-record-good = { $path }: all { $lines } lines are as they were written. { $choices } choices and { $draws } draws of { $title } replayed; the result is right.
platform-record-sealed = The seed was sealed by the commitment { $commitment }.
platform-record-open = The seed was open from the start.
platform-record-bad = { $path } is not a true record.
platform-record-unfinished = The match is not finished; up to here everything is right.
platform-record-cannot-read = { $path } cannot be read: { $why }
platform-record-not-canonical = this is not how a record is written
platform-record-not-a-record = this is not a record, or not of a version we know
platform-record-unknown-game = there is no game called { $game } here
platform-record-other-rules = the rules have version { $ours } here, the match began with { $theirs }
platform-record-not-ordered = the seat’s orders do not answer this
platform-record-chain = the line does not follow from the one before
platform-record-commitment = the secret is not the one the table was committed to
platform-record-missing-end = the record breaks off
platform-record-draw = this is not what the seed draws
platform-record-order = the match did not ask for this here
platform-record-choice = this choice was not allowed ({ $rule })
platform-record-undo = this could not be taken back
platform-record-result = the match did not end like this
platform-record-settings = no match has such settings
platform-story-opening = Before the first turn
platform-story-undo = { $who ->
    [you] You take
   *[other] { $name } takes
} back the last choice.

## The server

platform-serve-ready = Signoria is open at { $address } (Ctrl+C closes it).
platform-serve-cannot = Nothing can listen at { $host }, port { $port }: { $why }. Try another --port.
platform-problem-nobody = Come in first: give a name.
platform-problem-no-name = A name needs at least one letter that can be seen.
platform-problem-elsewhere = Another site asked for this. Open this table’s own page and try again.
platform-problem-not-understood = The server did not understand this. Reload the page; a program should read /openapi.json.
platform-problem-too-large = That is more than the server takes at once.
platform-problem-no-such-page = There is no such page.
platform-problem-wrong-method = This address does not take that kind of request.
platform-problem-no-such-table = There is no such table. The link may be cut off, or the table was let go.
platform-problem-no-such-game = There is no such game here.
platform-problem-no-such-bot = No bot of that name plays this game.
platform-problem-no-such-seat = This table has no such seat.
platform-problem-no-such-moment = The match has not come that far: its last choice is number { $n }.
platform-problem-no-such-option = The game has no such option.
platform-problem-only-bots = A table needs a seat for at least one person.
platform-problem-bad-settings = The game cannot be played with these settings.
platform-problem-forbidden-settings = The game cannot be played with these settings. { $why }
platform-problem-seat-taken = Somebody was faster: the seat is taken.
platform-problem-already-seated = You have a seat at this table already.
platform-problem-not-seated = You do not play at this table.
platform-problem-not-host = Only the host of the table can do that.
platform-problem-not-waiting = The match has begun; that can be done only before.
platform-problem-seats-open = Some seats are still open. Wait, or put bots on them.
platform-problem-not-playing = No match is on at this table.
platform-problem-no-orders = At this table no orders can be left; its host decides that when making it.
platform-problem-no-talk = On this server nobody talks at tables; its host decides that.
platform-problem-not-at-table = Only those who sit at the table talk there.
platform-problem-nothing-said = Nothing that can be seen was said.
platform-problem-too-much-said = That is much at once. Wait half a minute, then say more.
platform-problem-enough-said = No more can be said at this table.
platform-problem-not-over = The match is not over yet.
platform-problem-stale = The match has moved on since. Look again, then choose.
platform-problem-key-used = This key has been used for another choice.
platform-problem-illegal = That is not allowed now. { $why }
platform-problem-cannot-undo = That cannot be taken back. { $why }
platform-problem-busy = Too much is happening at this table at once. Try again.
platform-problem-unexpected = Something went wrong here, and it was written down. Nothing of yours was lost; try again.

## Upgrading

platform-upgrade-good = good
platform-upgrade-replayed = good: its snapshot is of another shape, so it goes on from its choices
platform-upgrade-no-game = this game is not installed
platform-upgrade-newer-rules = began with newer rules than these
platform-upgrade-choice-refused = these rules refuse choice { $number }
platform-upgrade-other-seats = other seats would have to choose
platform-upgrade-other-snapshot = the snapshot is not what the log leads to
platform-upgrade-other-result = the result would be another
platform-upgrade-sum = { $good } of { $all } matches are good.
