### What the table in the browser says around any game, in English.

table-bot = bot
table-seats = Seats
table-player = player
table-facts = At the table
table-side = Other players and the chronicle
table-strip = What you have
table-panes = Parts of the table
table-pane-board = Board
table-pane-mine = Mine
table-pane-others = Others
table-pane-log = Log
table-skip-decision = Skip to the decision
table-skip-log = Skip to the log
table-tab = { $title } – Signoria
table-tab-turn = ● Your turn – { $title }
table-phase-ended = The match is over.
table-phase-abandoned = The match was abandoned.
table-phase-expired = This table was never started and is gone.
table-watching = You are watching
table-your-turn = Your turn
table-chooses = chooses
table-conceded = conceded
table-points = { $n ->
    [one] point
   *[other] points
}
table-points-later = { $n } if it ended now
table-standing = If it ended now
table-standing-about = At the top of the table stand the points that everybody has by now. This is what would be counted if the match ended at this moment; it can still fall.
table-first = first player
table-course = Where the match stands
table-round-of = Round { $n } of { $all }
table-done-of = { $name }: { $n } of { $all }
table-stage = { $n }. { $what }
table-turns-left = { $n ->
    [one] 1 turn left
   *[other] { $n } turns left
}
table-yes = yes
table-empty = empty
table-nothing = nothing
table-choose-here = choose here
table-hidden = hidden
table-square = { $square }: { $what }
table-plan-rotate = Turn
table-plan-flip = Flip
table-plan-not-here = It cannot lie here
table-plan-blocked = Not on { $squares }
table-plan-clash = Taken: { $squares }.
table-by-lot = drawn by lot

## The decision bar

table-waiting = { $n ->
    [one] { $who } is choosing.
   *[other] { $who } are choosing.
}
table-moment = One moment …
table-all = all { $n }
table-take = Take
table-tick = Tick what you want, then take it.
table-fewer = fewer
table-more = more
table-outline = turned like { $squares }
table-top-row = top in row { $n }
table-squares = { $n } places: lay it on the plan.
table-squares-left = { $n } places left
table-step-back = step back
table-why-not = Why not?
table-undo = Take back
table-undo-hint = Take back the last choice (U); with Shift the whole turn
table-undo-turn = Take back the whole turn
table-undo-nothing = There is nothing that can be taken back.
table-end-turn = End turn
table-end-not-yet = The turn cannot be ended yet.
table-sending = sending …
table-alone = The only way: { $option }
table-reconnecting = The line is cut. Reconnecting; nothing is lost.
table-reconnecting-short = reconnecting …
table-clock = { $minutes }:{ $seconds } left
table-clock-hours = { $n } hours left
table-clock-days = { $n } days left
table-outdated = A new version is here: reload to continue.
table-reload = Reload

## What an option would change

table-changes = changes
table-change-of = { $thing } ({ $where })
table-change-moved = { $thing } → { $where }
table-change-state = { $what }: { $state }
table-change-later = at the end
table-change-more = { $n } more
table-change-all = What it would do

## Why not?

table-why-title = Why not?
table-why-asking = Asking …
table-symbol-arrow = pay the left, get the right
table-why-first = Another question comes first: { $question }
table-why-nothing = Nothing else is on the table now.

## Log and past

table-log = Chronicle
table-log-choice = choice { $n }
table-log-round = Round { $n }
table-past = Looking at the past
table-past-first = To the beginning
table-past-back = One choice back
table-past-next = One choice on
table-past-play = Play
table-past-pause = Pause
table-past-moment = Moment
table-past-count = { $n } / { $all }
table-past-now = Back to now
table-past-asked = You are asked
table-copy-link = Copy link
table-copied = Copied

## Talk

table-talk-open = Say something
table-talk-close = Say no more
table-talk-field = Say to the table
table-talk-send = Say it
table-talk-says = { $name }: { $text }
table-talk-unseen = { $n ->
    [one] 1 new remark
   *[other] { $n } new remarks
}

## Menu

table-menu = Menu
table-menu-help = Help
table-menu-cards = Cards and pieces
table-menu-front = To the front page
table-menu-language = Language
table-menu-light = Light
table-menu-light-system = as the system
table-menu-light-light = daylight
table-menu-light-dark = by candlelight
table-menu-keys = Single keys choose
table-menu-keys-about = 1 to 9 take or tick an option, up and down change a number, Page Up and Page Down by five, Esc steps back, U takes back, Shift+U the whole turn, E ends the turn, W asks why not, L goes to the log, ? explains; R turns and F flips a piece that is laid. In the past: arrows, Home, End, space.
table-menu-sound = Soft sounds
table-menu-sound-about = One when it is your turn, one when a choice was kept, one when the match is over.
table-menu-talk = Talk at the table
table-menu-talk-about = What others say stands in the chronicle. Switched off, nothing of it is shown to you, at any table.
table-guide-next = Go on
table-guide-rules = All the rules
table-guide-off = Tell me no more
table-menu-guide = Tell me what each question is about
table-menu-guide-about = Beside the table, one thing at a time, each once. Switched on again, it begins anew.
table-menu-abandon = Abandon the match
table-menu-stay = Play on after all
table-menu-votes = { $n } of { $all } want to abandon the match
table-menu-concede = Concede
table-menu-concede-sure = Yes, I concede
table-menu-concede-no = No, play on

## Result

table-result-rank = Rank
table-result-course = Points over the rounds
table-result-moments = Where most was won or lost
table-chart-start = Start
table-chart-end = End
table-chart-when = After
table-chart-seat = { $name } { $n }
table-chart-column = { $called }: { $points }
table-chart-table = As a table
table-chart-drawn = As a chart
table-result-abandoned = The match was abandoned
table-result-again = Play again with the same people
table-result-join = Join the rematch
table-result-watch = Watch the rematch
table-result-replay = Replay
table-result-share = Share
table-result-record = Download the record
table-result-show = Show the result
table-result-table = Show the table

## Checking the shuffles

table-check = Check the shuffles
table-check-about = Before the first draw the server committed itself to a secret, and every seat added chance of its own. Now the secret is open, and your browser can work out every draw again.
table-check-failed = The record could not be loaded or read. Try again in a moment.
table-check-right = All is right: every draw is the one that was sealed before the match.
table-check-not-right = Something is not right with this record.
table-check-chain = The record is whole: each line follows from the one before.
table-check-broken = The record was changed: line { $line } does not follow from the one before.
table-check-committed = The secret is the one that was committed to.
table-check-not-committed = The secret is not the one that was committed to.
table-check-open = The seed was open from the start: whoever knows it could foresee every draw.
table-check-draws = { $n ->
    [one] 1 draw worked out again.
   *[other] { $n } draws worked out again, each is right.
}
table-check-wrong-draws = { $n ->
    [one] 1 draw is not what the seed gives.
   *[other] { $n } draws are not what the seed gives.
}
table-check-seen = The commitment is the one this browser saw at the table.
table-check-not-seen = The commitment is not the one this browser saw at the table.
table-check-commitment = Commitment
table-check-secret = Secret
table-check-entropy = added by { $name }
table-check-seed = Seed
table-check-draws-title = The draws
table-check-counter = No.
table-check-label = Drawn for
table-check-hash = Hash
table-check-index = Place
table-check-size = Of
table-check-item = Item
table-check-verdict = Right?
table-check-yes = right
table-check-no = wrong

## What went wrong on the way

table-problem-line = The server cannot be reached. Check the line and try again.
table-problem-server = The server answered in a way we did not expect ({ $status }). Try again in a moment.

## Standing orders

table-log-ordered = (by your order)
table-orders = Standing orders
table-orders-about = What your seat answers while you are away, from the top down: the first order that fits counts. Nobody else sees them before the match is over; then they stand in its record. If nothing fits, the table waits for you. Where only one answer is possible, it is given for you.
table-orders-none = You have left no orders.
table-orders-asking = Asking the server …
table-orders-when = When I am asked
table-orders-any = any
table-orders-at-most = at most { $n }
table-orders-answer = answer
table-orders-add = Add this order
table-orders-raise = Move up
table-orders-remove = Remove this order
table-order-for = only for: { $thing }
table-order-most = only while at most { $n }: { $place }

## The parts tables are made of

table-card-cost = Cost
table-card-each = per
table-card-needs = Needs
table-card-or = or
table-part-track-at = { $who } on space { $n }
table-part-track-space = { $track }, space { $n }
table-part-about = About: { $name }
table-part-seat-open = Show everything of { $name }
table-part-seat-close = Show less of { $name }
table-part-member = { $who } ({ $colour })
table-part-occupants = { $n ->
    [0] Nobody stands here.
    [one] { $who } stands here.
   *[other] Here stand, in this order: { $who }.
}
table-part-floor-value = Asks for a value of { $n }
table-part-floor-for-you = Asks you for a value of { $n } instead of { $printed }
table-part-floor-saved = Costs you less than is printed: { $what }
table-part-floor-bonus = Bonus: { $what }
table-part-floor-closed = None of your family members can take it now
table-part-floor-taken = The card of this floor is taken
table-part-taken = taken
table-part-marked = { $n ->
    [0] Nobody is marked here.
   *[other] Marked here: { $who }.
}
table-part-you = you
table-part-lane = { $name }: { $n } of { $room }
table-part-lane-place = Place { $n }: { $what }
table-part-lane-needs = needs { $what }
table-part-lane-next = next:
table-part-lane-active = It takes part now
table-score-number = { $name }: { $n } { $points }
table-score-sum = { $sources }: { $sum }
table-sum-enough = { $needed } needed: enough
table-sum-short = { $needed } needed: { $n } too few
table-auction-leads = highest bid
table-auction-in = may bid
table-auction-out = passed
table-auction-waits = waits
table-auction-leads-with = { $who ->
    [you] You lead with { $bid }.
   *[other] { $name } leads with { $bid }.
}
table-auction-none = Nobody has bid yet.
table-auction-outs = Out: { $names }.
table-auction-hammer = Under the hammer
table-auction-sold = Sold
table-auction-won = has bought it
table-auction-sold-to = { $who ->
    [you] Sold to you for { $bid }.
   *[other] Sold to { $name } for { $bid }.
}
table-auction-bid-of = { $bid }: { $name }
table-auction-outbid = outbid
table-auction-coming = { $name } would stand here.
table-auction-left = { $n } more

table-recap = Since your last turn
table-recap-skip = Skip
table-recap-before = What the others did
table-recap-open = Since your last turn: { $n }
table-recap-hint = Any key or click leads to now.
table-menu-pace = Pace of the others
table-menu-pace-calm = calm
table-menu-pace-brisk = brisk
table-menu-pace-once = at once
