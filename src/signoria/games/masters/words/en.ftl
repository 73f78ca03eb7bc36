### Masters of Renaissance in English. Events know who: "you" for the reader's own seat.

masters-title = Masters of Renaissance
masters-front = Take marbles at the market, buy cards with what they give, and let the cards produce.

## Pieces

masters-resource-coins = coins
masters-resource-stones = stones
masters-resource-servants = servants
masters-resource-shields = shields
masters-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
masters-stones = { $n ->
    [one] 1 stone
   *[other] { $n } stones
}
masters-servants = { $n ->
    [one] 1 servant
   *[other] { $n } servants
}
masters-shields = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
masters-faith = { $n } faith
masters-any = { $n ->
    [one] 1 resource of your choice
   *[other] { $n } resources of your choice
}
masters-any-kind = { $n ->
    [one] 1 resource of any kind
   *[other] { $n } resources of any kind
}
masters-nothing = nothing
masters-colour-green = green
masters-colour-blue = blue
masters-colour-yellow = yellow
masters-colour-purple = purple
masters-marble-white = white
masters-marble-blue = blue
masters-marble-grey = grey
masters-marble-yellow = yellow
masters-marble-purple = purple
masters-marble-red = red
masters-marbles-white = { $n } white
masters-marbles-blue = { $n } blue
masters-marbles-grey = { $n } grey
masters-marbles-yellow = { $n } yellow
masters-marbles-purple = { $n } purple
masters-marbles-red = { $n } red
masters-card = { $colour } card of level { $level } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
masters-empty-stack = card of an empty stack
masters-covered-stack = next card of its stack, still covered
masters-empty-slot = empty
masters-leader-discount = Discount on { $resource }
masters-leader-depot = Depot for { $resource }
masters-leader-white-marble = White marbles as { $resource }
masters-leader-production = Production from { $resource }
masters-row = row { $n }
masters-column = column { $n }
masters-power-basic = the basic power
masters-power-slot = the card on slot { $n }
masters-power-leader = the leader who takes { $resource }
masters-token-discard = discard { $n } { $colour } cards
masters-token-cross = the black cross moves { $n } spaces
masters-token-shuffle = the black cross moves { $n } space, then all tokens are shuffled

## Decisions

masters-decision-keep = Which two leaders do you keep?
masters-decision-start = Which resources do you start with?
masters-decision-turn = Your turn: one main action, and leaders as you like.
masters-decision-end = Your action is done. A leader, or the end of your turn?
masters-decision-white = What do the white marbles give?
masters-decision-store = What do you store? Each resource you discard is 1 faith for everybody else.
masters-decision-slot = On which slot does the card go?
masters-decision-pay = How do you pay?
masters-decision-power = Another production power, or are these all?
masters-decision-spend = What do you pay to the basic power?
masters-decision-receive = Which resource do you receive?

## Options

masters-option-keep = Keep “{ $first }” and “{ $second }”
masters-option-start = Start with { $goods }
masters-option-take = Market: take { $line } ({ $marbles }){ $forced }
masters-option-white = { $goods }{ $forced }
masters-forced = { $n ->
    [0] {""}
   *[other] ; at least { $n } must be discarded: { $solo ->
        [1] the black cross moves { $faith ->
            [one] 1 space
           *[other] { $faith } spaces
        }
       *[0] { $faith } faith for everybody else
    }
}
masters-option-store = { $discarded ->
    [0] Store { $goods }
    [one] Store { $goods }, discard 1
   *[other] Store { $goods }, discard { $discarded }
}
masters-option-buy = Buy the { $card } for { $cost }
masters-option-slot = Slot { $n } ({ $covered })
masters-option-pay = { $depots } { $resource } from the depots, { $strongbox } from the strongbox
masters-option-produce = Produce with { $power }: pay { $input }, get { $output }
masters-option-produce-not = Produce with { $power }
masters-option-done = That is all: produce
masters-option-spend = Pay { $goods }
masters-option-receive = Receive { $goods }
masters-option-play = Play the leader “{ $leader }”
masters-option-discard = Discard the leader “{ $leader }” for 1 faith
masters-option-end = End the turn

## Events

masters-event-reveal = The { $card } is revealed.
masters-event-market = The market is filled.
masters-event-dealt = { $who ->
    [you] You are
   *[other] { $name } is
} dealt four leaders: { $leaders }.
masters-event-dealt-hidden = { $name } is dealt four leaders.
masters-event-keep = { $who ->
    [you] You keep
   *[other] { $name } keeps
} two leaders: { $leaders }.
masters-event-keep-hidden = { $name } keeps two leaders.
masters-event-first = { $who ->
    [you] You are the first player and get
   *[other] { $name } is the first player and gets
} the inkwell.
masters-event-start = { $who ->
    [you] You start
   *[other] { $name } starts
} with { $goods }.
masters-event-turn = Round { $round }: { $who ->
    [you] your turn.
   *[other] { $name }’s turn.
}
masters-event-take = { $who ->
    [you] You take
   *[other] { $name } takes
} { $line } of the market: { $goods }.
masters-event-white = The white marbles give { $goods }.
masters-event-store = { $who ->
    [you] You store
   *[other] { $name } stores
} { $goods }{ $discarded ->
    [0] .
    [one] {" "}and { $who ->
        [you] discard
       *[other] discards
    } 1 resource.
   *[other] {" "}and { $who ->
        [you] discard
       *[other] discards
    } { $discarded } resources.
}
masters-event-buy = { $who ->
    [you] You buy
   *[other] { $name } buys
} the { $card } and { $who ->
    [you] put
   *[other] puts
} it on slot { $slot }.
masters-event-pay = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $where ->
    [1] { $depots } from the depots.
    [2] { $strongbox } from the strongbox.
   *[3] { $depots } from the depots, { $strongbox } from the strongbox.
}
masters-event-produce = { $who ->
    [you] You produce
   *[other] { $name } produces
} with { $powers } and { $who ->
    [you] gain
   *[other] gains
} { $goods }.
masters-event-play = { $who ->
    [you] You play
   *[other] { $name } plays
} the leader “{ $leader }”.
masters-event-discard-leader = { $who ->
    [you] You discard
   *[other] { $name } discards
} the leader “{ $leader }”.
masters-event-discard-leader-hidden = { $name } discards a leader unseen.
masters-event-faith = { $who ->
    [you] You move
   *[other] { $name } moves
} { $n ->
    [one] 1 space
   *[other] { $n } spaces
} in faith, to space { $space }.
masters-event-cross = The black cross moves to space { $space }.
masters-event-report = Vatican report { $n }!
masters-event-tile = { $up ->
    [1] { $who ->
        [you] You turn
       *[other] { $name } turns
    } favour tile { $n } face up ({ $points } points).
   *[0] { $who ->
        [you] You lose
       *[other] { $name } loses
    } favour tile { $n }.
}
masters-event-token = Lorenzo’s token: { $token }.
masters-event-remove = The { $card } leaves the grid.
masters-event-ending = The end has come: this round is played to its last seat.
masters-event-over = The match is over.
masters-event-won = { $who ->
    [you] You have
   *[other] { $name } has
} won against Lorenzo.
masters-event-lost = { $who ->
    [you] You have
   *[other] { $name } has
} lost against Lorenzo.

## The score sheet

masters-part-cards = development cards
masters-part-faith = faith track
masters-part-tiles = favour tiles
masters-part-leaders = leaders
masters-part-resources = resources left
masters-tie = Level on points: { $who }. The resources left decide: { $amounts }.

## What a word means

masters-text-needs = needs { $needs }
masters-text-wanted = { $n ->
    [one] 1 { $colour } card
   *[other] { $n } { $colour } cards
}
masters-text-wanted-level = { $n ->
    [one] 1 { $colour } card of level { $level }
   *[other] { $n } { $colour } cards of level { $level }
}
masters-text-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
masters-text-tile-face-down = face down
masters-text-tile-face-up = face up
masters-text-tile-discarded = lost

## What a symbol means

masters-topic-aim = aim
masters-topic-coins = coins
masters-topic-stones = stones
masters-topic-servants = servants
masters-topic-shields = shields
masters-topic-faith = faith
masters-topic-market = market
masters-topic-depots = depots
masters-topic-strongbox = strongbox
masters-topic-slots = slots
masters-topic-production = production
masters-topic-leaders = leaders
masters-topic-report = report
masters-topic-cross = cross
masters-topic-end = end
masters-topic-points = points
masters-topic-tiles = tiles
masters-topic-discount = discount
masters-topic-special = special depot
masters-topic-marbles = white marbles
masters-topic-factory = production leader
masters-topic-inkwell = inkwell
masters-topic-record = record
masters-help-aim = Most points win: cards, the faith track, favour tiles, leaders in play, and 1 for every 5 resources left. Take resources at the market, buy cards with them, produce with the cards, and keep an eye on the faith track.
masters-help-coins = Coins, one of the four resources: to buy cards and to pay production powers. A yellow marble gives 1.
masters-help-stones = Stones, one of the four resources: to buy cards and to pay production powers. A grey marble gives 1.
masters-help-servants = Servants, one of the four resources: to buy cards and to pay production powers. A purple marble gives 1.
masters-help-shields = Shields, one of the four resources: to buy cards and to pay production powers. A blue marble gives 1.
masters-help-faith = Faith moves your marker along the faith track and is never stored. A red marble gives 1. The track is worth up to 20 points, and being in time for a Vatican report turns a favour tile.
masters-help-market = Take one row or column: every marble gives its resource, red gives faith, white gives nothing unless a leader says so. Then the marble on the slide is pushed in, and the one pushed out goes to the slide.
masters-help-depots = Three depots hold 1, 2 and 3 resources, one kind each, all kinds different. You never have to move pieces about: whatever can be arranged fits.
masters-help-strongbox = The strongbox holds any number of anything. Only production puts resources into it.
masters-help-slots = Three slots for cards: level 1 on an empty slot, level 2 on level 1, level 3 on level 2. Only the top card of a slot produces; covered cards still count as yours.
masters-help-production = Choose powers, pay for all of them, then receive everything at once. The basic power turns any 2 resources into 1 of your choice.
masters-help-leaders = A leader in hand can be played when you have what it asks for (you do not pay it), or discarded for 1 faith. In play it works for the rest of the match.
masters-help-report = When a marker reaches space 8, 16 or 24, everybody who stands in that section or beyond turns the favour tile face up (2, 3, 4 points); everybody else loses it.
masters-help-cross = Lorenzo’s marker in the solo game. If it reaches space 24 before yours, or a colour is gone from the grid, you lose; with your seventh card or on space 24 you win.
masters-help-end = The round in which somebody buys a seventh card or reaches space 24 is the last.
masters-help-points = Cards, leaders in play and favour tiles show their points; the faith track gives those of the last marked space you have reached; every 5 resources left are 1 point. On a tie, more resources win.
masters-help-tiles = Three favour tiles, worth 2, 3 and 4 points. Each is turned face up or lost in its Vatican report.
masters-help-discount = A discount leader: every card that costs its resource costs you 1 less of it.
masters-help-special = A depot leader: a depot of its own for 2 of its resource, beside whatever lies in the warehouse.
masters-help-marbles = A white marble leader: every white marble you take gives 1 of its resource. With two such leaders you choose for each marble.
masters-help-factory = A production leader: one more power, which takes 1 of its resource for 1 resource of your choice and 1 faith.
masters-help-inkwell = The inkwell marks the first player. The last round ends with the player before the inkwell, so all have the same number of turns.
masters-help-record = Every match is kept as a record. The draws are sealed before the first one: the long number shown at the start is a promise that nobody, this program included, can change them afterwards.

## Why not? One sentence for each rule that refuses something

masters-rule-MAS-022 = You keep exactly two of the four leaders you were dealt.
masters-rule-MAS-029 = You choose as many starting resources as your place in turn order gives you, among the four kinds.
masters-rule-MAS-038 = A turn has one main action: market, purchase or production.
masters-rule-MAS-039 = You cannot end your turn before a main action; there is no pass.
masters-rule-MAS-041 = It is not for you to choose now.
masters-rule-MAS-042 = First finish the action you have begun.
masters-rule-MAS-043 = A production needs at least one power.
masters-rule-MAS-063 = No arrangement of your depots can hold that.
masters-rule-MAS-066 = You keep or discard exactly what you have just taken, nothing else.
masters-rule-MAS-073 = You cannot pay for it: the exact resources are needed.
masters-rule-MAS-076 = The card goes on one of your three slots.
masters-rule-MAS-077 = A card of level 1 needs an empty slot.
masters-rule-MAS-078 = A card of level 2 must cover a card of level 1.
masters-rule-MAS-079 = A card of level 3 must cover a card of level 2.
masters-rule-MAS-081 = You could pay for it, but you have no slot where it may go.
masters-rule-MAS-085 = That stack is empty and is not refilled.
masters-rule-MAS-089 = There is no card on that slot to produce with.
masters-rule-MAS-093 = Each power is used only once in a production.
masters-rule-MAS-095 = You do not have the resources for these powers together.
masters-rule-MAS-096 = The production is being planned: answer what its powers ask first.
masters-rule-MAS-125 = Leaders are played or discarded before or after a main action, not in the middle of it.
masters-rule-MAS-126 = You can only discard a leader from your hand.
masters-rule-MAS-128 = This leader is already in play.
masters-rule-MAS-130 = You need to have that leader in hand and to meet its requirement.
masters-rule-MAS-139 = You have no such leader in play.
masters-rule-MAS-146 = Each white marble gives the resource of one of your two leaders.
masters-rule-MAS-171 = The match is over.

## The table: what each field of a view is called

masters-about = Take marbles at the market, buy cards with what they give, let the cards produce, and mind the Vatican. For one to four.
masters-way-full = Full rules
masters-way-full-about = Everything in the box, leaders included. Alone you play against Lorenzo himself.
masters-lesson-aim = What it is about
masters-lesson-market = The market
masters-lesson-cards = Buying cards
masters-lesson-production = Production
masters-lesson-church = Faith and the Vatican
masters-lesson-leaders = Leaders
masters-lesson-end = The end
masters-lesson-solo = Alone against Lorenzo
masters-setting-seats = seats
masters-setting-rulings = { $rulings ->
    [1] rulings of rules version
   *[other] {""}
}
masters-text-costs = Costs { $cost }.
masters-text-produces = Production: pay { $input }, get { $output }.
masters-text-outcome-won = won
masters-text-outcome-lost = lost
masters-field-first = first player
masters-field-turn = at turn
masters-field-round = round
masters-stage-report = Vatican report when somebody reaches space { $n }
masters-field-reports = Vatican reports held
masters-field-ending = the last round
masters-field-market = Market
masters-field-slide = on the slide
masters-field-grid = Cards on offer
masters-field-card = card
masters-field-covered = more below
masters-field-faith = faith
masters-field-tiles = favour tiles
masters-field-depots = depots
masters-field-resource = resource
masters-field-count = pieces
masters-field-size = can hold
masters-field-strongbox = strongbox
masters-field-triple-tiles = triple tiles in the strongbox
masters-field-powers = Production
masters-field-slots = slots
masters-field-played = leaders in play
masters-field-in-hand = leaders in hand
masters-field-points = points
masters-field-hand = Your leaders
masters-field-amount = Amounts
masters-field-business = Being done
masters-field-taken = taken
masters-field-whites = white marbles
masters-field-excess = cannot be stored
masters-field-buying = being bought
masters-field-chosen-powers = powers chosen
masters-field-cost = to pay
masters-field-gain = to gain
masters-field-faith-to-gain = faith to gain
masters-field-solo = Lorenzo
masters-field-outcome = outcome
masters-field-cross = black cross
masters-field-token = last token
masters-field-revealed = tokens revealed
masters-field-removed = cards removed

## What is written on the table

masters-draw-leaders = Leaders
masters-draw-below = { $n ->
    [0] It is the last card of its stack.
    [one] 1 more card lies below.
   *[other] { $n } more cards lie below.
}
masters-draw-next = { $n ->
    [one] 1 card is left here. It is turned up when the turn ends.
   *[other] { $n } cards are left here. The next one is turned up when the turn ends.
}
masters-draw-favour = favour { $n }
masters-draw-held = held
masters-draw-space-points = Whoever has reached it at the end has { $n ->
    [one] 1 point
   *[other] { $n } points
} for faith, until the next such space.
masters-draw-section = Whoever stands here when report { $n } is held keeps the favour.
masters-draw-pope = The first to come here calls report { $n }.
masters-draw-how-many = How many of each
masters-draw-no-token = No token was drawn yet.

## The page of its pieces

masters-cards-kind-card = Development cards
masters-cards-kind-leader = Leaders
masters-cards-kind-marble = Marbles
masters-cards-kind-token = Solo tokens
masters-cards-kind-power = On every board
masters-cards-tint-green = Green
masters-cards-tint-yellow = Yellow
masters-cards-tint-blue = Blue
masters-cards-tint-purple = Purple
masters-cards-level = Level { $n }
