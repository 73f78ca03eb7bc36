### The pages around the table, in English.

pages-site = Signoria
pages-tab = { $title } – Signoria
pages-skip = To the content
pages-close = Close
pages-copy = Copy
pages-copied = Copied
pages-share = Share
pages-to-front = To the front page
pages-lost = This page could not be loaded. Perhaps a new version has come in the meantime.
pages-reload = Reload
pages-fault = Something went wrong here. Reload the page; if it stays, tell us what you did.

## Header and footer

pages-name = Your name
pages-name-change = Change your name
pages-name-save = Save the name
pages-preferences = Language and light
pages-language = Language
pages-language-en = English
pages-language-it = Italiano
pages-theme = Light
pages-theme-system = As your system has it
pages-theme-light = By daylight
pages-theme-dark = By candlelight
pages-help = Help
pages-learn = How to play
pages-learn-title = How to play { $title }
pages-learn-begin = Play a first game
pages-learn-begin-about = Against easy opponents, by the shortest rules. At every question you are told what it is about.
pages-credits = Credits
pages-privacy = Privacy
pages-unsafe = The line to this server is not encrypted: others in your network could read along and play in your name.
pages-footer = An unofficial fan implementation. The games’ names belong to their owners.
pages-footer-links = Small print

## Front page

pages-front-title = Renaissance games, played together
pages-front-what = Free and open, without an account: against bots at once, or with friends by a link.
pages-front-promises = The house rules
pages-front-preview-title = See before you commit
pages-front-preview = Point at an option, and what it costs and gives stands there before you take it.
pages-front-why-title = Why not?
pages-front-why = What the rules refuse says so: in a sentence, with the number of the rule.
pages-front-undo-title = Take it back
pages-front-undo = Any choice of your turn, until you end it or something hidden comes to light.
pages-front-fair-title = Shuffles you can check
pages-front-fair = Chance is sealed before the match and opened after it. Your browser does the sums.
pages-front-post-title = One evening or many weeks
pages-front-post = A table stays where it is. While you are away, standing orders answer for you.
pages-play-now = Play now
pages-play-now-game = Play now: { $title }
pages-play-strength = How strong are the others?
pages-strength-random = Easy
pages-strength-random-how = “{ $bot }” does anything that is allowed. For trying things out.
pages-strength-greedy = Strong
pages-strength-greedy-how = “{ $bot }” takes what helps it most right now, and scores like people do.
pages-play-alone = Nobody else plays.
pages-play-rules = By which rules?
pages-play-seats = Only for { $fewest } to { $most } players.
pages-play-as = You play as
pages-play-begin = Begin
pages-join = Join
pages-join-table = { $n ->
    [0] Join: { $title }
   *[other] Join { $names }: { $title }
}
pages-join-tables = Tables to join
pages-join-others = { $n ->
    [one] One more
   *[other] { $n } more
}
pages-join-more = { $n ->
    [one] Somebody has opened a table: show it
   *[other] { $n } more tables to join: show them
}
pages-speed-live = { $clock } a decision
pages-speed-post = By post: { $clock } a decision
pages-invite = Invite friends
pages-invite-game = Invite friends: { $title }
pages-my-tables = My tables
pages-my-tables-closed = { $n ->
    [one] One that is over
   *[other] { $n } that are over
}
pages-watch = Tables to watch
pages-watch-none = Nobody plays in public right now.
pages-games = The games
pages-players = { $fewest ->
    [1] Solo or up to { $most } players
   *[other] { $fewest } to { $most } players
}
pages-table-your-turn = Your turn
pages-table-turn = { $who ->
    [you] Your turn
   *[other] { $name } is choosing
}
pages-table-turns = { $names } are choosing
pages-table-open = { $n ->
    [0] Everybody is here: ready to start
    [one] One seat is open
   *[other] { $n } seats are open
}
pages-table-since = { $turn }, for { $since }
pages-table-left = { $left } left
pages-table-gone = No longer open
pages-table-own-rules = { $rules }, with settings of its own
pages-table-ended = The match is over
pages-table-abandoned = The match was abandoned
pages-table-expired = Nobody came, and the table was cleared
pages-laying = The table is being laid…
pages-no-such-game = No game called “{ $game }” is played here.
pages-not-found = There is nothing here
pages-not-found-why = The address may be mistyped, or the table may have been cleared.

## New table

pages-new = A new table
pages-new-how = Create it as it is, or settle the details first. Then you get a link for your friends.
pages-new-create = Create the table
pages-new-game = Game
pages-new-seats = Seats
pages-new-seats-many = How many play?
pages-new-me = Me
pages-new-open = Open for a friend
pages-new-bot = Bot: { $bot }
pages-new-table = The table
pages-new-clock = Time for a decision
pages-clock-none = No clock
pages-clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
pages-clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
pages-new-orders = Standing orders
pages-new-orders-how = For play by post: players may leave secret answers for when they are away. The table then answers after a random pause, bots too, so that nobody can tell who was there.
pages-new-seen = Who can find it?
pages-new-private = Only who has the link
pages-new-listed = Listed on the front page
pages-new-more = More
pages-new-seed = Open seed
pages-new-seed-how = Leave it empty for sealed draws. With a seed, the same words give the same draws every time, and whoever knows them can foresee everything: good for practice, not for a match.

## Waiting room

pages-room = Waiting room
pages-room-orders = May be left; the table answers within { $n } seconds
pages-room-tab = { $title }: waiting room
pages-room-open = open
pages-room-you = you
pages-room-bot = bot
pages-room-called = You will be called
pages-room-sit = Sit here
pages-room-leave = Leave
pages-room-let-go = Clear the table
pages-room-a-bot = Put a bot here…
pages-room-put-bot = Put a bot on { $name }
pages-room-clear = Clear
pages-room-kick = Send away
pages-room-clear-whom = Clear: { $name }
pages-room-kick-whom = Send away: { $name }
pages-room-start = Start the match
pages-room-start-how = All seats are taken: the first draws are made when you start.
pages-room-not-full = { $n ->
    [one] One seat is still open: wait for a friend, or put a bot there.
   *[other] { $n } seats are still open: wait for friends, or put bots there.
}
pages-room-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
pages-room-host = Everybody is here. The host starts the match.
pages-room-invite = Invite
pages-room-invite-how = Whoever opens this link can take an open seat, or watch.
pages-room-link = Link to this table
pages-room-share = { $title } on Signoria
pages-room-talk = Talk
pages-room-settled = What is settled
pages-room-draws = The draws
pages-room-commitment = The secret behind all draws is already sealed. This is its seal:
pages-room-open-seed = This table plays with an open seed: whoever knows it can foresee every draw. The seed is:
pages-room-proves = What does this prove?
pages-room-proves-how = The server has chosen a secret number and shows you its fingerprint. Then everybody who sits down adds random digits of their own, after they could see it. All draws follow from the two together, so nobody can steer them, the server included. When the match is over the secret is opened, and your browser can check it against this seal and every single draw against it.

## Help

pages-help-first = Everything you can do stands in the bar at the bottom of the table, in words. What can be chosen now glows; nothing else reacts. You cannot do anything that is against the rules, so try things: nothing is final before your turn ends.
pages-help-contents = On this page
pages-help-rules = The rules, chapter by chapter
pages-help-cards = Everything that is printed on its cards and tiles
pages-help-decide-title = Making a decision
pages-help-decide = Choose in the bar, on the table, or with the keyboard: all three offer the same. When there are many options they come in groups; each click narrows them, and the crumbs on the left lead back. Where several things can be chosen at once, tick them and take them together; where only a number is asked for, − and + change it. On a touch screen the first tap shows what would happen, the second one takes it.
pages-help-states-title = What things look like
pages-help-states = Every look has one meaning, at every table.
pages-state-lit-name = lit
pages-state-lit = can be chosen now
pages-state-aimed-name = aimed at
pages-state-aimed = you point at it: the bar says what it would do
pages-state-chosen-name = chosen
pages-state-chosen = chosen a step before; its crumb in the bar leads back
pages-state-quiet-name = quiet
pages-state-quiet = nothing to decide here now; pointing at it still explains it
pages-state-ghost-name = ghost
pages-state-ghost = empty, or what would stand here if you chose so
pages-state-focused-name = focused
pages-state-focused = where the keyboard is
pages-state-fresh-name = fresh
pages-state-fresh = has just changed
pages-state-delta-name = difference
pages-state-delta = what the option you point at would pay or gain
pages-state-asked-name = bar in terracotta
pages-state-asked = the bar asks you: it is your turn
pages-state-past-name = bar striped in blue
pages-state-past = you are looking at the past
pages-state-cut-name = bar in red
pages-state-cut = the line is cut; it mends itself, and nothing is lost
pages-state-seal-name = wax seal
pages-state-seal = ends your turn; without wax it cannot be pressed yet
pages-help-symbols-title = Tokens and signs
pages-help-symbols = Point at any sign on the table, or move to it and press “?”: it says what it means, and the rule behind it.
pages-help-seats = Every seat has a colour, a shape and a pattern of its own, so that no one of them has to be seen. A dashed outline is a seat that is still open.
pages-sign-coins = coins, florins
pages-sign-stones = stone
pages-sign-servants = servants
pages-sign-shields = shields
pages-sign-faith = faith
pages-sign-laurels = victory points
pages-sign-territory = territories
pages-sign-building = buildings
pages-sign-character = characters
pages-sign-venture = ventures
pages-sign-flash = at once, and only once
pages-sign-any = any of them, or not known yet
pages-sign-undo = take back
pages-sign-past = the past
pages-sign-time = time that is left
pages-sign-bot = a bot
pages-help-preview-title = Seeing before you choose
pages-help-preview = Point at an option, or move to it with the keyboard: what you would pay and gain is shown at once, in the bar and at the places that change. The numbers come from the rules themselves. If something hidden would come up, it says so.
pages-help-undo-title = Taking back
pages-help-undo = Take back your choices one by one until the end of your turn, or the whole turn at once. Nothing is committed before you press the seal. Only what has been drawn or revealed stays as it is; the button tells you why.
pages-help-why-title = Why not?
pages-help-why = If something you would like to do is not offered, press “Why not?”. It lists everything that is refused right now, each with the sentence of the rule and its number.
pages-help-log-title = Chronicle, past and replay
pages-help-log = The chronicle tells the match in sentences. Click a line to see the table as it stood then; the address in your browser is a link to that moment, for friends as well. From there step through the match or let it play. Nothing is lost by looking back: one button leads to the present again.
pages-help-post-title = By post, with standing orders
pages-help-post = A table stays where it is. Close the page and come back whenever you like: the front page shows first where it is your turn. With a clock, who lets it run out is played for; without one, nobody hurries. Where the table allows it, leave standing orders in its menu: secret answers that your seat gives while you are away, such as how far to bid.
pages-help-sound-title = Sound
pages-help-sound = A table is silent. If you like, switch on three soft sounds in its menu: one when it is your turn, one when a choice was kept, one when the match is over.
pages-help-keys-title = Keys
pages-help-keys-off = Single keys can be switched off in the menu of the table; Tab, Enter and Esc always work.
pages-help-now-title = At the table
pages-help-past-title = Looking at the past
pages-cap-left = left arrow
pages-cap-right = right arrow
pages-cap-up = up arrow
pages-cap-down = down arrow
pages-cap-enter = Enter
pages-cap-esc = Esc
pages-cap-shift = Shift
pages-cap-home = Home
pages-cap-end = End
pages-cap-space = Space
pages-key-take = take the option with this number
pages-key-move = move between the options
pages-key-enter = take the option you are on
pages-key-back = one step back
pages-key-undo = take back one choice
pages-key-undo-turn = take back the whole turn
pages-key-end = end the turn
pages-key-why = why is something not offered?
pages-key-explain = explain what you are on
pages-key-rotate = turn the piece that is laid
pages-key-flip = flip it
pages-key-log = go to the chronicle
pages-key-step = one choice back or forward
pages-key-turn = one turn back or forward
pages-key-ends = the beginning, the end
pages-key-play = play and pause
pages-key-now = back to now
pages-help-fair-title = Why the shuffles are fair
pages-help-sealed = Before anybody sits down, the server chooses a secret and shows its fingerprint, the commitment. From then on it cannot change the secret without everybody noticing.
pages-help-entropy = Whoever takes a seat adds sixteen random bytes made in their own browser. Every draw of the match follows from the secret and all these bytes together. Nobody could know them all in time, so nobody can choose what comes up.
pages-help-check = When the match is over the secret is opened. “Check the shuffles” recalculates every draw in your browser, and the record of the match can be kept and checked by any program that can do SHA-256.

## Credits

pages-credits-disclaimer = Signoria is an unofficial fan implementation, made by players for players. It is not affiliated with, endorsed by or sponsored by the authors, illustrators or publishers of the games. The names of the games and all trademarks belong to their owners.
pages-credits-own = No art, logo, layout or sentence of any publisher is part of it. Rules are told in our own words, and everything you see is drawn from plain facts. If you like a game here, buy it: it is better with wood and friends.
pages-credits-fonts = Type
pages-credits-icons = Icons
pages-credits-icons-note = Recoloured and partly cropped; all other drawings are our own.
pages-credits-pages = In your browser
pages-credits-server = On the server
pages-credits-owners = The names belong to their authors and publishers, who have nothing to do with this project.
pages-credits-contributors = many contributors
pages-credits-licence = Signoria’s own code and texts are free software under the MIT licence.

## Privacy

pages-privacy-first = You need no account to play here, and nothing about you is asked but a name to call you by; any name will do.
pages-privacy-kept-title = What the server keeps
pages-privacy-kept = Your name, the fingerprint of a token by which it knows you again, the tables you sat at and every choice made there, with its time, the standing orders you left, and what you said at tables. A finished match is kept as a record, orders included, so that it can be looked at again and checked.
pages-privacy-cookie-title = One cookie
pages-privacy-cookie = It holds that token and nothing else. It is set when you first sit down or create a table, cannot be read by scripts, and is sent only to this server. Delete it, and you are a stranger again.
pages-privacy-browser-title = What your browser keeps
pages-privacy-browser = Your language, the light, your name, how you last played each game, whether you want single keys, sound and talk, how much of it you have read, and the commitments of your tables, so that it can check them later. None of this is sent anywhere.
pages-privacy-others-title = Nobody else
pages-privacy-others = This page asks no other server for anything: fonts, icons and scripts come from here. There are no advertisements, no counters, nobody is told that you were here.
pages-privacy-public-title = What others see
pages-privacy-public = Whoever has the link to a table can watch it: your name, what is open on the table, the chronicle and what is said there, never what is yours to hide. A listed table can be found by everybody on the front page.

## Cards and pieces

pages-cards = Cards and pieces
pages-cards-games = Games
pages-cards-no-game = No game of this name is played here.
pages-cards-search = Search
pages-cards-search-what = a name, or what it does
pages-cards-kind = Kind
pages-cards-tints = Colour
pages-cards-levels = Level
pages-cards-size = Size
pages-cards-size-s = Small
pages-cards-size-m = Middle
pages-cards-size-l = Large
pages-cards-all = Show all
pages-cards-words = Words
pages-cards-link = Link to { $name }
pages-cards-found = { $n ->
    [0] Nothing found
   *[other] { $n } of { $all } found
}

## The parts of tables, for whoever draws the next game

pages-parts = The parts of a table
pages-parts-about = Tables are made of two dozen parts. None of them knows a rule: each is drawn from data and lights up for the options that the server names. Here they all are in their states, to look at with the pointer, the keyboard or a screen reader.
pages-parts-from = The pieces come from { $title }.
pages-parts-none = The pieces of this game are not drawn yet.
pages-parts-space = A place of the table: it says what it is, lights up when something can be done there, and tells why when nothing can.
pages-parts-card = A piece that is printed with a cost and an effect, drawn from its face; its words can never disagree with what it does.
pages-parts-track = Numbered spaces on which seats stand, with the points beside them and the sections they are parted into.
pages-parts-ruler = A track in little room: its steps in a row, those that mean something marked, and over them whoever stands there.
pages-parts-heading = The caption of a panel, which explains it to whoever points at it.
pages-parts-marker = The token of a seat: colour, shape and pattern together, so that no one of them has to be seen.
pages-parts-plan = Squares with pieces on them; a piece that is to be laid follows pointer, finger or keys, turns, flips, and says where it may not lie.
pages-parts-plan-laid = To be tried: { $piece } is laid with pointer, finger or arrow keys; R turns it, F flips it
pages-parts-die = What was thrown, as pips; without a colour, the small die that stands for a value.
pages-parts-member = A figure that is placed: its seat by colour, shape and pattern, its own colour on a disc, and on that what it counts for now.
pages-parts-occupants = Who stands on a space, in the order in which they came, and where the next would stand. Many are smaller, and very many overlap; nobody is cut off.
pages-parts-fan = Cards to choose from, held as a fan and large enough to be read. The one that is pointed at rises.
pages-parts-floor = A card of a tower and the round space before it: one thing to click. Whoever stands there stays in sight when the card is gone.
pages-parts-tile = A tile on which seats are marked: what it does, what keeps one from it, and whose markers lie on it.
pages-parts-lane = Cards of one kind in a row, what the next ones need, what the row is worth by then, and what its cards give together.
pages-parts-grid = Things in columns and rows, each drawn by whoever knows what it is.
pages-parts-hand = The cards of one seat: dashed while only their owner knows them, gold once they are in play.
pages-parts-purse = Amounts of goods, a number and a picture for each, and what would change of them.
pages-parts-seat = A player beside the board: token, name, points and where they come from; everything else on demand.
pages-parts-decisionbar = What is asked, every answer in words, what an answer would do, taking back, and the seal that ends the turn.
pages-parts-scoresheet = The end of a match, added up line by line, each number as a bar; on a phone first the ranks, then source by source.
pages-parts-chart = Everybody’s points over the rounds, to be read with pointer, finger or arrow keys; or the same as a table.
pages-parts-stepper = So many of something, between fewer and more, and what that adds up to; arrow keys and Page Up and Page Down step, Shift goes to the end.
pages-parts-auction = What is under the hammer, who is in and who is out, and the ladder of bids; of a long ladder what matters now.
pages-parts-state-quiet = Quiet: nothing can be done with it now, but it explains itself
pages-parts-state-lit = Lit: something can be done here
pages-parts-state-far = Not on the way: it can be used, but not with what was chosen
pages-parts-state-aimed = Aimed at: what it would do is shown
pages-parts-state-chosen = Chosen, as one step of several
pages-parts-state-ticks = Several to tick: what takes just these stands behind them
pages-parts-state-stepper = So many of something: fewer or more, one option at a time
pages-parts-state-refused = Refused: it says why
pages-parts-state-foreign = Somebody else’s: never lit
pages-parts-state-ghost = Ghost: how it would be
pages-parts-state-fresh = Fresh: it has just changed
pages-parts-state-empty = Empty: nothing lies there
pages-parts-state-cut = The line is cut
pages-parts-seat-lit = Something of theirs can be chosen: the way to it is lit
pages-parts-seat-open = Open: everything of it over the board, and nothing makes room
pages-parts-reason = What cannot be done now says why, and by which rule.
pages-parts-round = Round, for a line or a number
pages-parts-title = A title of its own
pages-parts-nobody = Nobody’s marker
pages-parts-open = Nobody sits here yet
pages-parts-card-s = Small: on a board
pages-parts-card-m = Middle: on offer
pages-parts-card-l = Large: with all its words
pages-parts-card-owned = Paid for: no cost any more
pages-parts-card-covered = Covered: only its band is in sight
pages-parts-card-note = With a title and a note
pages-parts-card-plain = Without a colour
pages-parts-track-ghost = With notes in its sections, and ghosts where two markers would stand
pages-parts-die-value = For a value
pages-parts-die-thrown = { $colour ->
    [black] Black
    [orange] Orange
   *[white] White
}
pages-parts-hand-own = One’s own, unseen by others
pages-parts-hand-open = In play
pages-parts-hand-backs = Somebody else’s: only how many
pages-parts-purse-line = In a line
pages-parts-purse-column = In a column
pages-parts-purse-counters = As the counters of a store
pages-parts-member-value = Still to be placed, with its value
pages-parts-member-placed = On the board, where none is told
pages-parts-member-away = Its own place: it is elsewhere
pages-parts-occupants-some = { $n ->
    [0] Nobody yet
    [one] One stands here
   *[other] { $n } stand here
}
pages-parts-occupants-little = Twenty in little room
pages-parts-floor-yours = As it is for whoever looks: a lower value, a lower price, and yet closed
pages-parts-floor-taken = The card is taken, and somebody stands there
pages-parts-floor-gone = The card is gone, and nobody stands there
pages-parts-floor-crowd = Several on one floor
pages-parts-floor-narrow = In little room: { $width } × { $height }
pages-parts-tile-five = Five are marked
pages-parts-tile-mine = I am marked, too
pages-parts-tile-name = By its name, where there is little room
pages-parts-tile-words = In words, where no picture says it
pages-parts-lane-total = With what its cards give together: who takes part has a tick
pages-parts-lane-full = Full
pages-parts-lane-name = Territories
pages-parts-lane-also = 1 exchange
pages-parts-lane-at = at { $n }:
pages-parts-course = Where the match stands: rounds and what each brings, the phase, and what is always in sight. The head of every table has it.
pages-parts-deltas = What somebody would pay, get and put elsewhere, the costs first: amounts by their icons, things by name.
pages-parts-deltas-tall = Below each other, in words too
pages-parts-signed = A chip at a counter that would change: so many more or less.
pages-parts-bar-lit = Which of these do you take?
pages-parts-bar-aimed = What would this one do?
pages-parts-bar-chosen = One step is taken: what next?
pages-parts-bar-ticks = One of these, or two?
pages-parts-bar-take = Take { $pieces }
pages-parts-bar-stepper = How many do you pay?
pages-parts-bar-pay = Pay { $n }, to get as many of another kind for them
pages-parts-stepper-begin = At the beginning: no fewer
pages-parts-stepper-middle = In the middle
pages-parts-stepper-end = At the end: no more
pages-parts-stepper-enough = With a sum that is enough
pages-parts-stepper-short = With a sum that is too little
pages-parts-stepper-alone = Only one position: nothing to step to
pages-parts-stepper-long = With a long text in its middle
pages-parts-stepper-pay = Pay { $n }
pages-parts-stepper-first = what is there already
pages-parts-stepper-second = what comes from a card
pages-parts-stepper-third = what is paid
pages-parts-auction-opening = Opening: nobody has bid yet
pages-parts-auction-middle = In the middle: one leads, others may bid, have passed or wait, one chooses
pages-parts-auction-aimed = My turn: the next bid is lit and aimed at
pages-parts-auction-passed = I have passed
pages-parts-auction-sold = The hammer has fallen
pages-parts-auction-columns = Several columns side by side: a marker on one would be displaced
pages-parts-auction-names = Long names
pages-parts-auction-long = A long ladder in a narrow column
pages-parts-auction-bid = { $n } florins
pages-parts-auction-line = Line { $n }
pages-parts-auction-object = has an object already
pages-parts-bar-refused = The server refused a choice.
pages-parts-bar-cut = Nobody hears us at the moment.
pages-parts-course-begin = when a match begins
pages-parts-course-middle = in its middle
pages-parts-course-end = when it ends
pages-parts-chart-sample = Each line has the colour and the shape of its seat
pages-parts-sheet = Each number says what it counts, each total how it adds up
