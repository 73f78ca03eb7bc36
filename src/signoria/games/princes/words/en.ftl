### The Princes of Florence in English. Events know who: "you" for the reader's own seat.
### Names of things stand in the middle of sentences and are written in small letters; cards have capitals.

princes-title = The Princes of Florence
princes-front = Bid, build and plant until artists and scholars do their best work on your ground.

## Pieces and cards

princes-seat = { $who ->
    [you] you
   *[other] { $name }
}
princes-quoted = “{ $name }”
princes-profession-mathematician = Mathematician
princes-profession-theologian = Theologian
princes-profession-philosopher = Philosopher
princes-profession-botanist = Botanist
princes-profession-alchemist = Alchemist
princes-profession-physicist = Physicist
princes-profession-clock-maker = Clock Maker
princes-profession-goldsmith = Goldsmith
princes-profession-bell-maker = Bell Maker
princes-profession-cartographer = Cartographer
princes-profession-lawyer = Lawyer
princes-profession-choreographer = Choreographer
princes-profession-composer = Composer
princes-profession-sculptor = Sculptor
princes-profession-painter = Painter
princes-profession-pharmacist = Pharmacist
princes-profession-physician = Physician
princes-profession-dramatist = Dramatist
princes-profession-poet = Poet
princes-profession-astronomer = Astronomer
princes-profession-organ-builder = Organ Builder
princes-piece-university = University
princes-piece-laboratory = Laboratory
princes-piece-workshop = Workshop
princes-piece-library = Library
princes-piece-opera = Opera
princes-piece-studio = Studio
princes-piece-hospital = Hospital
princes-piece-theater = Theater
princes-piece-tower = Tower
princes-piece-chapel = Chapel
princes-piece-forest = Forest
princes-piece-lake = Lake
princes-piece-park = Park
princes-palazzo = Palazzo
princes-object-university = a university
princes-object-laboratory = a laboratory
princes-object-workshop = a workshop
princes-object-library = a library
princes-object-opera = an opera
princes-object-studio = a studio
princes-object-hospital = a hospital
princes-object-theater = a theater
princes-object-tower = a tower
princes-object-chapel = a chapel
princes-object-forest = a forest
princes-object-lake = a lake
princes-object-park = a park
princes-object-jester = a jester
princes-object-builder = a builder
princes-object-prestige-card = a prestige card
princes-object-recruiting-card = a recruiting card
princes-object-landscape = a landscape
princes-stack-jester = Jester
princes-stack-builder = Builder
princes-stack-prestige-card = Prestige card
princes-stack-recruiting-card = Recruiting card
princes-stack-landscape = Landscape
princes-closed = taken this round
princes-bidding-leads = highest bid
princes-bidding-may-bid = may bid
princes-bidding-passed = passed
princes-bidding-opens = opens the next auction
princes-bidding-last = takes the last object
princes-bidding-waits = no object yet
princes-bidding-declined = takes no object
princes-bidding-has-object = has an object
princes-bidding-has-character = has a character
princes-bidding-out = takes no character
princes-bidding-text-leads = If nobody bids more, this player wins and pays the bid.
princes-bidding-text-may-bid = This player will still be asked: bid more, or pass.
princes-bidding-text-passed = Out of the bidding for this object, but still in for the next ones.
princes-bidding-text-opens = This player chooses the next object and so bids for it.
princes-bidding-text-last = Nobody else is left: this player takes an object at the fixed price, or none.
princes-bidding-text-waits = Everybody may win one object in a round; this player has not won one yet.
princes-bidding-text-declined = This player stays without an object in this round.
princes-bidding-text-has-object = Everybody may win one object in a round; this player has won one.
princes-bidding-text-has-character = Everybody may have one character in a round; this player has bought one.
princes-bidding-text-out = This player passed and stays without a character in this round.
princes-freedom-travel = freedom of travel
princes-freedom-religion = freedom of religion
princes-freedom-opinion = freedom of opinion
princes-tiles = { $freedom } { $n }
princes-character-banker = Banker
princes-character-cardinal = Cardinal
princes-character-merchant = Merchant
princes-character-muse = Muse
princes-character-princess = Princess
princes-character-professor = Professor
princes-deck-profession = Profession cards
princes-deck-bonus = Bonus cards
princes-deck-prestige = Prestige cards
princes-one-profession = a profession card
princes-one-bonus = a bonus card
princes-one-prestige = a prestige card
princes-cards-profession = { $n ->
    [one] 1 profession card
   *[other] { $n } profession cards
}
princes-cards-bonus = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
princes-cards-prestige = { $n ->
    [one] 1 prestige card
   *[other] { $n } prestige cards
}
princes-phase-preparation = preparation
princes-phase-objects = auction of objects
princes-phase-characters = auction of characters
princes-phase-actions = actions
princes-phase-over = over
princes-square = { $column ->
    [1] a
    [2] b
    [3] c
    [4] d
    [5] e
    [6] f
   *[7] g
}{ $row }
princes-place = { $n }

## What cards count

princes-bonus = { $terms }
princes-term = +{ $n } per { $thing }
princes-each-building = building
princes-each-large-building = large building
princes-each-medium-building = medium building
princes-each-small-building = small building
princes-each-building-size = size of building
princes-each-landscape = landscape
princes-each-forest = forest
princes-each-lake = lake
princes-each-park = park
princes-each-landscape-type = kind of landscape
princes-each-freedom = freedom
princes-each-jester = jester
princes-each-builder = builder
princes-each-prestige-card = prestige card
princes-each-category = kind of possession
princes-each-hand-card = card in hand
princes-each-table-card = completed work
princes-each-profession-or-recruiting = profession or recruiting card
princes-value = { $n } to the value of a work
princes-prestige-most = Most { $things }
princes-prestige-fewest = Fewest { $things }
princes-prestige-at-least = At least { $things }
princes-many-building = buildings
princes-many-landscape = landscapes
princes-many-forest = forests
princes-many-lake = lakes
princes-many-park = parks
princes-many-jester = jesters
princes-many-builder = builders
princes-many-work = completed works
princes-many-empty-space = empty squares
princes-count-building = { $n ->
    [one] 1 building
   *[other] { $n } buildings
}
princes-count-large-building = { $n ->
    [one] 1 large building
   *[other] { $n } large buildings
}
princes-count-landscape = { $n ->
    [one] 1 landscape
   *[other] { $n } landscapes
}
princes-count-landscape-type = { $n ->
    [one] 1 kind of landscape
   *[other] { $n } different kinds of landscape
}
princes-count-freedom = { $n ->
    [one] 1 freedom
   *[other] { $n } freedoms
}
princes-count-jester = { $n ->
    [one] 1 jester
   *[other] { $n } jesters
}
princes-count-builder = { $n ->
    [one] 1 builder
   *[other] { $n } builders
}
princes-count-work = { $n ->
    [one] 1 completed work
   *[other] { $n } completed works
}
princes-worth = { $points } points{ $tie ->
    [0] {""}
   *[other] , or { $tie } on a tie
}{ $least ->
    [0] {""}
    [one] ; you must have at least 1
   *[other] ; you must have at least { $least }
}
princes-value-building = { $n } for the building ({ $wish })
princes-value-landscape = { $n } for the landscape ({ $wish })
princes-value-freedom = { $n } for the freedom ({ $wish })
princes-value-jesters = { $n } for jesters
princes-value-cards = { $n } for cards in hand and on the table
princes-value-bonus = { $n } for bonus cards
princes-value-muse = { $n } for the muse
princes-effect-take-card-money = its owner takes the money on the card at once ({ $n } florins, and 100 more after each round in which nobody buys it); the owner in round 7 may change money for points at the very end
princes-effect-extra-actions = { $n ->
    [one] one more action in your turn of this round
   *[other] { $n } more actions in your turn of this round
}
princes-effect-choose-one = either the object you win in the next auction is free, or you score as many points as your place on the fame track
princes-effect-work-value-per-work = every work you complete in this round is worth more, by the number of the round
princes-effect-work-without-profession = in this round you may spend an action on a work without a profession card; its value is { $terms }
princes-effect-draw-and-keep = look at { $n } bonus cards or { $n } prestige cards and keep one of them, for free

## What is missing

princes-lack-florins = { $n } florins
princes-lack-value = { $n } in work value

## Decisions

princes-decision-return = Which profession card do you give back?
princes-decision-open = Which object do you put up for auction? Opening it is a bid for it.
princes-decision-bid = Do you bid more for this object?
princes-decision-purchase = You are the only one left: which object do you take at the fixed price?
princes-decision-landscape = Which landscape do you take?
princes-decision-place = Where do you place it? It stays there to the end.
princes-decision-keep = Which of these cards do you keep?
princes-decision-order = In which order do the other cards go under the deck?
princes-decision-recruit = Do you use your recruiting card at once?
princes-decision-bonus_cards = Do you add bonus cards to this work? As many as you like, one after the other.
princes-decision-exchange = How many prestige points do you take for your florins?
princes-decision-turn = Your turn: what do you do?
princes-decision-character = Which character do you bid for, and how much?
princes-decision-use = Do you use your character now?
princes-decision-merchant = You have won, and you have the merchant: what does he do for you?

## Options

princes-giving-up = { $n ->
    [0] {""}
    [one] , giving up 1 prestige point because your money is short
   *[other] , giving up { $n } prestige points because your money is short
}
princes-option-return = Give back the { $profession } (wants { $wishes })
princes-option-open = Open with { $object }: bid { $price } florins{ $short }
princes-option-decline = Open nothing: no object for you in this round
princes-option-bid = Bid { $price } florins for { $object }{ $short }
princes-option-bid-only = Bid { $n } florins more
princes-option-pass-object = Pass: do not bid for this object any more
princes-option-pass-character = Pass: no character for you in this round
princes-option-buy = Take { $object } for { $price } florins{ $short }
princes-option-nothing = Take nothing
princes-option-landscape = Take { $object }
princes-option-place = { $piece } on { $squares }
princes-option-keep-profession = Keep the { $profession } (wants { $wishes })
princes-option-keep-bonus = Keep “{ $card }”: now it would add { $n } to a work
princes-option-keep-prestige = Keep “{ $card }”: { $worth }
princes-option-order-as-drawn = Leave them as they were drawn
princes-option-order = From the top down: { $cards }
princes-option-order-places = The cards in the order { $places }
princes-option-recruit = Recruit the { $profession } from { $name } (wants { $wishes })
princes-option-recruit-nobody = Recruit the { $profession } (wants { $wishes })
princes-option-hold = Keep the recruiting card for later
princes-option-work = Complete a work with the { $profession }: value { $value }, at least { $minimum } needed: { $parts }{ $best ->
    [0] {""}
   *[other] ; with all your bonus cards { $best }
}
princes-option-add = Add “{ $card }”: +{ $n }, making the value { $value } (at least { $minimum } needed)
princes-option-add-card = Add “{ $card }”: +{ $n }
princes-option-complete = Complete the work with value { $value } (at least { $minimum } needed): it brings { $florins } florins
princes-option-complete-only = Complete the work
princes-option-exchange = { $n ->
    [0] No points: you keep all your { $left } florins
    [one] 1 prestige point for { $florins } florins: you keep { $left }
   *[other] { $n } prestige points for { $florins } florins: you keep { $left }
}
princes-option-exchange-only = { $n ->
    [0] No points for florins
    [one] 1 prestige point for { $florins } florins
   *[other] { $n } prestige points for { $florins } florins
}
princes-option-build = Build { $object } for { $price ->
    [0] nothing
   *[other] { $price } florins
}{ $short }: { $points } prestige points
princes-option-profession = Take a profession card for { $price } florins{ $short }: look at { $cards }, keep one
princes-option-freedom = Introduce { $freedom } for { $price } florins{ $short }
princes-option-bonus = Take a bonus card for { $price } florins{ $short }: look at { $cards }, keep one
princes-option-princess = Complete a work with the princess: value { $value }, at least { $minimum } needed
princes-option-character = { $character }: bid { $florins } florins{ $banker ->
    [0] {""}
   *[other] ; { $banker } lie on the card
}
princes-option-character-outbid = { $character }: bid { $florins } florins against { $bid } of { $name }{ $banker ->
    [0] {""}
   *[other] ; { $banker } lie on the card
}
princes-option-merchant-rank = Use the merchant: { $n ->
    [one] 1 prestige point, for you lead on the fame track
   *[other] { $n } prestige points, for you are in place { $n } on the fame track
}
princes-option-merchant-free = Take { $object } for free
princes-option-merchant-free-only = Use the merchant: have an object for free
princes-option-merchant-pay = Pay { $price } florins for { $object }{ $short }, and score { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for your place on the fame track
princes-option-merchant-pay-only = Pay for an object, and score { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} with the merchant
princes-option-professor = Use the professor: look at { $cards } and keep one, for free
princes-option-wait = Do not use the { $character } now
princes-option-wait-only = Use nothing now
princes-option-end = End the turn{ $n ->
    [0] {""}
    [one] {" "}and let 1 action go
   *[other] {" "}and let { $n } actions go
}

## Events

princes-event-first = { $who ->
    [you] You are
   *[other] { $name } is
} drawn as starting player.
princes-event-freedoms = Freedoms in this match: { $freedoms }.
princes-event-dealt = { $who ->
    [you] You receive
   *[other] { $name } receives
} profession cards: { $professions }.
princes-event-dealt-hidden = { $name } receives four profession cards.
princes-event-return = { $who ->
    [you] You give
   *[other] { $name } gives
} back the { $profession }.
princes-event-return-hidden = { $name } gives back a profession card.
princes-event-round = Round { $n } begins: a work needs a value of { $minimum }. { $who ->
    [you] You start.
   *[other] { $name } starts.
}
princes-event-open = { $who ->
    [you] You open
   *[other] { $name } opens
} with { $object } at { $price } florins.
princes-event-bid = { $who ->
    [you] You bid
   *[other] { $name } bids
} { $price } florins.
princes-event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
princes-event-decline = { $who ->
    [you] You open nothing and stay
   *[other] { $name } opens nothing and stays
} without an object in this round.
princes-event-nothing = { $who ->
    [you] You take
   *[other] { $name } takes
} nothing.
princes-event-won = { $who ->
    [you] You get
   *[other] { $name } gets
} { $object } for { $price } florins.
princes-event-free = The merchant pays: { $who ->
    [you] you have
   *[other] { $name } has
} { $object } for free.
princes-event-given-up = { $who ->
    [you] You give
   *[other] { $name } gives
} up { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} for { $price } florins.
princes-event-place = { $who ->
    [you] You place
   *[other] { $name } places
} { $object } on { $squares }.
princes-event-built = { $who ->
    [you] You score
   *[other] { $name } scores
} { $n } prestige points for the building.
princes-event-landscape-again = { $who ->
    [you] You score
   *[other] { $name } scores
} { $n } prestige points for one more landscape of the same kind.
princes-event-builder-again = { $who ->
    [you] You score
   *[other] { $name } scores
} { $n } prestige points for one more builder.
princes-event-look = { $who ->
    [you] You look
   *[other] { $name } looks
} at { $cards }.
princes-event-drawn = { $who ->
    [you] You see
   *[other] { $name } sees
}: { $cards }.
princes-event-drawn-hidden = Only { $name } sees them.
princes-event-keep = { $who ->
    [you] You keep
   *[other] { $name } keeps
} “{ $card }”.
princes-event-keep-hidden = { $name } keeps one card.
princes-event-under = { $who ->
    [you] You put
   *[other] { $name } puts
} { $cards } under the deck.
princes-event-recruit = { $who ->
    [you] You recruit
   *[other] { $name } recruits
} the { $profession } from { $owner }.
princes-event-marker = { $who ->
    [you] You bid
   *[other] { $name } bids
} { $price } florins for the { $character }.
princes-event-displaced = { $who ->
    [you] You are
   *[other] { $name } is
} outbid for the { $character }.
princes-event-character = { $who ->
    [you] You have
   *[other] { $name } has
} the { $character } for { $price } florins.
princes-event-banker = { $who ->
    [you] You take
   *[other] { $name } takes
} the { $price } florins that lie on the banker.
princes-event-banker-waits = Nobody has bought the banker: { $price } florins lie on the card now.
princes-event-returned = { $who ->
    [you] Your { $character }
   *[other] The { $character } of { $name }
} goes back to the others.
princes-event-professor = { $who ->
    [you] You use
   *[other] { $name } uses
} the professor for { $card }.
princes-event-rank = { $who ->
    [you] You score
   *[other] { $name } scores
} { $n ->
    [one] 1 prestige point
   *[other] { $n } prestige points
} with the merchant.
princes-event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
princes-event-work = { $who ->
    [you] You complete
   *[other] { $name } completes
} a work with the { $profession }, of value { $value }: { $parts }.
princes-event-bonuses = Bonus cards played: { $cards }.
princes-event-princess = { $who ->
    [you] You complete
   *[other] { $name } completes
} a work with the princess, of value { $value }.
princes-event-exchange = { $who ->
    [you] You change
   *[other] { $name } changes
} { $n ->
    [0] no florins for prestige points.
    [one] { $price } florins for 1 prestige point.
   *[other] { $price } florins for { $n } prestige points.
}
princes-event-build = { $who ->
    [you] You build
   *[other] { $name } builds
} { $object } for { $price ->
    [0] nothing.
   *[other] { $price } florins.
}
princes-event-freedom = { $who ->
    [you] You introduce
   *[other] { $name } introduces
} { $freedom }.
princes-event-acquire = { $who ->
    [you] You take
   *[other] { $name } takes
} { $card }.
princes-event-best-work = { $who ->
    [you] Your work is the best of the round: you score
   *[other] { $name } has the best work of the round and scores
} { $n } prestige points.
princes-event-prestige = { $who ->
    [you] Your prestige card
   *[other] { $name }’s prestige card
} “{ $card }”: { $n ->
    [0] nothing.
   *[other] { $n } points.
}
princes-event-over = The match is over.

## The score sheet

princes-part-fame = fame track
princes-part-prestige = prestige cards
princes-tie = Level on points: { $who }. The florins left decide: { $amounts }.

## What a word means

princes-text-profession = wants { $building } (+{ $b }), { $landscape } (+{ $l }) and { $freedom } (+{ $f })
princes-text-bonus = added to the value of a work that you complete, then gone
princes-note-hand-card = profession and recruiting cards count, but not the profession that you are playing
princes-note-table-card = professions and recruiting cards that lie before you count, and the one that you are playing too
princes-note-category = each of these counts once if you have any of it: { $things }
princes-text-prestige = at the end of the match: { $worth }
princes-text-large-building = large building of { $n } squares; 3 prestige points when it is built
princes-text-medium-building = medium building of { $n } squares; 3 prestige points when it is built
princes-text-small-building = small building of { $n } squares; 3 prestige points when it is built
princes-text-landscape = landscape of { $n } squares; from the second of its kind on it scores 3 prestige points
princes-text-wanted = wanted by: { $professions }

## What a symbol means

princes-topic-aim = aim
princes-topic-rounds = rounds
princes-topic-auction = auction
princes-topic-last = last purchase
princes-topic-landscapes = landscapes
princes-topic-jesters = jesters
princes-topic-builders = builders
princes-topic-prestige-cards = prestige cards
princes-topic-recruiting = recruiting
princes-topic-actions = actions
princes-topic-work = work
princes-topic-value = value
princes-topic-minimum = minimum
princes-topic-exchange = exchange
princes-topic-best-work = best work
princes-topic-buildings = buildings
princes-topic-placing = placing
princes-topic-outlines = outlines
princes-topic-freedoms = freedoms
princes-topic-professions = professions
princes-topic-bonus-cards = bonus cards
princes-topic-money = money
princes-topic-points = points
princes-topic-secrets = secrets
princes-topic-two = two players
princes-topic-characters = characters
princes-topic-banker = banker
princes-topic-cardinal = cardinal
princes-topic-merchant = merchant
princes-topic-muse = muse
princes-topic-princess = princess
princes-topic-professor = professor
princes-topic-end = end
princes-topic-record = record
princes-help-aim = You are the head of a noble house who wants to be remembered. Make your principality a place where artists and scholars like to work: buildings, landscapes and freedoms raise the value of their works. Most prestige points after seven rounds win.
princes-help-rounds = Each of the seven rounds has an auction of objects, with the expansion an auction of characters too, and then a turn for everybody with two actions. At its end the best work is rewarded, and the next player clockwise becomes starting player.
princes-help-auction = In every round each player can win one object, and each stack gives one. Whoever opens chooses an object and thereby bids 200 florins; clockwise each of the others bids 100 more or is out of this object. The winner pays and has the object at once. Who opens and does not win opens again; who declines to open gets nothing in this round.
princes-help-last = The only player left without an object does not bid: any stack that is still open may give an object for 200 florins, or nothing is taken.
princes-help-landscapes = Forests, lakes and parks are placed at once on your grid and may touch anything. A landscape adds 3 to every work of a profession that wants it. From the second of the same kind on, each scores 3 prestige points.
princes-help-jesters = Every jester adds 2 to the value of every work of yours, whatever the profession. They take no room.
princes-help-builders = With one builder a building costs you 300 florins instead of 700; with two your buildings may also touch each other; with three they cost nothing. The second and the third builder score 3 prestige points each. More than three nobody may have.
princes-help-prestige-cards = Look at the five cards on top of the deck, keep one in secret and put the others under the deck in any order. What it asks for counts only at the end of the match. Some cards ask for the most of something: half the points are left if another player has as many.
princes-help-recruiting = With a recruiting card you take a profession that lies completed before another player into your hand; the recruiting card stays in its place. You may do so at once when you get it, or in any later turn of yours, without spending an action. Until then it counts as a card in your hand.
princes-help-actions = In your turn you have two actions in any order: complete a work, build, take a profession card, introduce a freedom, take a bonus card. Only one profession card and one freedom in a turn; the other actions may be repeated. You need not use both.
princes-help-work = Play a profession card from your hand whose value reaches the minimum of the round. The bank pays you 100 florins for each point of value, and at once you may change any part of it for prestige points. The card stays face up before you.
princes-help-value = The value of a work: 4 if you own the building the profession likes, 3 for its landscape, 3 for its freedom, 2 for each jester, 1 for each profession and recruiting card in your hand and before you, the one just played among them, and whatever bonus cards add.
princes-help-minimum = In rounds 1 to 7 a work must have a value of at least 7, 10, 12, 14, 15, 16 and 17. Bonus cards count towards it.
princes-help-exchange = Right after a work you may change what it has just brought you for prestige points, 200 florins each: none of it, a part, or all. Later it is too late, and other money cannot be changed.
princes-help-best-work = When all have had their turn, the work with the highest value of the round scores 3 prestige points; on a tie everybody concerned scores them. If you complete two works, only the better one counts.
princes-help-buildings = A building costs 700 florins, 300 with one or two builders, nothing with three. It scores 3 prestige points at once and adds 4 to every work of a profession that likes it. Of each building you can have only one; there are three copies in all.
princes-help-placing = The grid has seven by seven squares; your palazzo fills six of them in the lower left corner. Pieces may be turned and flipped, must not overlap and are never moved. With fewer than two builders a building must not share an edge with another building or the palazzo; corners may meet, and landscapes may lie anywhere.
princes-help-outlines = Public sources tell how many squares each piece covers, but none tells how they lie together. The outlines of the pieces are therefore this project’s own and not those of the printed game. For the landscapes there is another, more compact set of outlines: it can be chosen when a table is opened.
princes-help-freedoms = Travel, religion and opinion cost 300 florins each. A freedom adds 3 to every work of a profession that wants it. There are fewer tiles of each than players, and you can have each only once.
princes-help-professions = For 300 florins look at the five cards on top of the deck, keep one and put the others under the deck. Every profession wants one building, one landscape and one freedom. None of them is necessary, but each of them makes its work more valuable.
princes-help-bonus-cards = For 300 florins look at the five cards on top of the deck and keep one. With a work you may play as many bonus cards as you like; each adds what it counts at that moment and is gone for good.
princes-help-money = Works are your only income. If money is short in the base game, a payment takes prestige points instead, one for every 100 florins. With the expansion this is not possible.
princes-help-points = Prestige points come from the money of works, from buildings, from the second landscape of a kind and the second builder, from the best work of a round and at the end from prestige cards. Money decides ties.
princes-help-secrets = Your money and your cards are yours to know; others see only how many cards you hold. Cards that you put under a deck are known to you alone.
princes-help-two = For two players: 2500 florins each, five tiles of freedom, bids from 300 on, and the three landscapes are one stack whose winner chooses. The second player then takes another object for 200 florins or nothing; the table may choose 300 florins instead. The harder game has four tiles of freedom only.
princes-help-characters = The expansion “The Muse and the Princess” adds six characters. After the objects players place markers on them, clockwise: on any free space of a card, or a higher one than the marker that lies there. A marker that still lies there when its owner’s turn comes has won. Everybody gets one character per round at most.
princes-help-banker = 600 florins lie on the banker, and 100 more after each round in which nobody buys the card. The buyer takes them at once. Who has the banker in round 7 may finally change any money for points, 200 florins each.
princes-help-cardinal = The cardinal gives you a third action in your turn of this round. It may not be a second freedom or a second profession card.
princes-help-merchant = The merchant either makes the object free that you win in the next auction, or gives you as many prestige points as your place on the fame track: one if you lead, more the further you are behind. He serves until the next auction of characters. Points may be taken at any decision of yours; you are asked too when the turn of another player has changed your place, and when the best work is about to change it.
princes-help-muse = With the muse every work that you complete in this round is worth more: 1 in the first round, 7 in the last.
princes-help-princess = With the princess you may complete one work without a profession card. It counts 3 for each landscape, 2 for each building, 2 for each builder and 1 for each profession and recruiting card, but no bonus cards. It needs an action, and the minimum holds.
princes-help-professor = The professor lets you look at five bonus or five prestige cards and keep one, without an action and for free, at any decision of yours until the next auction of characters.
princes-help-end = The match ends after seven rounds. Then prestige cards are shown and scored. Most prestige points win; on a tie most money; if that is equal too, the victory is shared.
princes-help-record = Every match is kept as a record. The draws are sealed before the first one: the long number shown at the start is a promise that nobody, this program included, can change them afterwards.

## Why not? One sentence for each rule that refuses something

princes-rule-PRI-012 = First everybody gives one of the four profession cards back.
princes-rule-PRI-018 = The three landscapes together are one stack with two players only.
princes-rule-PRI-021 = The first starting player must be one of the seats at the table.
princes-rule-PRI-025 = The match is over.
princes-rule-PRI-027 = It is not for you to choose now: players act one after the other.
princes-rule-PRI-029 = This is the auction: an object is opened first, then there are bids for it.
princes-rule-PRI-034 = You cannot pay the next bid, so you must pass.
princes-rule-PRI-039 = This stack has already given its object in this round.
princes-rule-PRI-041 = Nothing is left in this stack.
princes-rule-PRI-048 = Only the last player without an object buys at the fixed price; all others open and bid.
princes-rule-PRI-053 = You cannot pay the opening bid, which is also the price of the last object.
princes-rule-PRI-054 = This landscape has no place left on your grid.
princes-rule-PRI-056 = First finish what the object brings with it; the auction goes on afterwards.
princes-rule-PRI-063 = You have three builders already, and more are not allowed.
princes-rule-PRI-064 = The piece must be placed now, and somewhere it fits.
princes-rule-PRI-084 = First put the other cards under the deck.
princes-rule-PRI-088 = First say whether you use the recruiting card at once.
princes-rule-PRI-089 = You need a recruiting card for that.
princes-rule-PRI-090 = You cannot recruit a profession that lies before yourself.
princes-rule-PRI-091 = Only a profession that lies face up before another player can be recruited.
princes-rule-PRI-094 = A recruiting card is for the moment you get it or for your own turn, not for a later auction.
princes-rule-PRI-103 = This cannot be done now: you have no action left for it, or not what it takes.
princes-rule-PRI-106 = First finish the action that you have begun.
princes-rule-PRI-110 = Only one profession card may be taken in a turn.
princes-rule-PRI-111 = Only one freedom may be introduced in a turn.
princes-rule-PRI-114 = A work needs a profession card from your hand.
princes-rule-PRI-115 = The value of this work does not reach the minimum of the round.
princes-rule-PRI-119 = This card already lies before you: its work is done.
princes-rule-PRI-131 = Say how many points you take; it cannot be more than this payment gives.
princes-rule-PRI-145 = You cannot pay for a building.
princes-rule-PRI-147 = No building of this kind is left.
princes-rule-PRI-148 = This building has no place left on your grid.
princes-rule-PRI-151 = Something already lies on one of these squares.
princes-rule-PRI-152 = With fewer than two builders it must not share an edge with another building.
princes-rule-PRI-153 = With fewer than two builders it must not share an edge with the palazzo.
princes-rule-PRI-158 = You have this building already, and a principality can have each only once.
princes-rule-PRI-161 = You cannot pay for a profession card.
princes-rule-PRI-166 = No profession card is left.
princes-rule-PRI-167 = You have seen the cards and cannot go back: keep one of them.
princes-rule-PRI-168 = You cannot pay for a freedom.
princes-rule-PRI-169 = You have introduced this freedom already.
princes-rule-PRI-170 = No tile of this freedom is left.
princes-rule-PRI-173 = You cannot pay for a bonus card.
princes-rule-PRI-177 = A work is under way: add bonus cards that you hold and that are not with it yet, or complete it.
princes-rule-PRI-180 = No bonus card is left.
princes-rule-PRI-251 = Fewer tiles of freedom are for a match of two only.
princes-rule-PRI-253 = With two players the three landscapes are one stack.
princes-rule-PRI-254 = First say which landscape you take.
princes-rule-PRI-256 = You cannot pay the price of the last object.
princes-rule-PRI-257 = No tile of this landscape is left, or it has no place on your grid.
princes-rule-PRI-258 = You cannot pay the opening bid of two players.
princes-rule-PRI-269 = This is the auction of characters: place your marker on one of them, or pass.
princes-rule-PRI-272 = You do not have the florins for this bid.
princes-rule-PRI-274 = A marker already lies there: yours must be on a higher space.
princes-rule-PRI-281 = This character has already been bought in this round.
princes-rule-PRI-290 = First say whether you use your character now.
princes-rule-PRI-306 = You do not have the merchant.
princes-rule-PRI-309 = You have won with the merchant: first say whether the object is free or you pay and score.
princes-rule-PRI-318 = You do not have the princess.
princes-rule-PRI-324 = Even with the princess a work must reach the minimum of the round.
princes-rule-PRI-327 = You do not have the professor.
princes-rule-PRI-332 = This deck is empty.

## The front page and a new table

princes-about = Build a principality where artists and scholars do their best work: bid for landscapes, jesters and builders, introduce freedoms, and turn florins into fame. For two to five, with the expansion “The Muse and the Princess”.
princes-way-base = The base game
princes-way-base-about = Seven rounds, each with an auction and two actions. Two players have rules of their own.
princes-way-muse = With The Muse and the Princess
princes-way-muse-about = The base game and the expansion: a second auction brings characters, each with a power of its own.
princes-lesson-aim = What it is about
princes-lesson-auction = The auction
princes-lesson-objects = Cards from the auction
princes-lesson-actions = Two actions
princes-lesson-works = Works and their value
princes-lesson-money = Money and secrets
princes-lesson-end = The end
princes-lesson-two = For two
princes-lesson-muse = The Muse and the Princess
princes-setting-seats = seats
princes-setting-expansion = with the characters of “The Muse and the Princess”
princes-setting-expansion-true = yes
princes-setting-expansion-false = no
princes-setting-blocks = more compact outlines of the landscapes (this project’s own, like the usual ones)
princes-setting-blocks-true = yes
princes-setting-blocks-false = no
princes-setting-harder = { $n ->
    [2] harder: one tile of freedom fewer
   *[other] {""}
}
princes-setting-harder-true = yes
princes-setting-harder-false = no
princes-setting-first = Who starts the first round?
princes-setting-last_price = { $n ->
    [2] florins that the last object of a round costs
   *[other] {""}
}
princes-setting-rulings = { $rulings ->
    [1] rulings of rules version
   *[other] {""}
}

## The table: what each field of a view is called

princes-field-round = round
princes-stage-minimum = a work needs a value of { $n }
princes-field-minimum = value a work needs
princes-field-phase = phase
princes-field-first = starting player
princes-field-turn = at turn
princes-field-actions = actions left
princes-field-money = florins
princes-field-auction = For sale
princes-field-stack = object
princes-field-bid = highest bid
princes-field-bid-by = bid by
princes-field-bidders = Who bids
princes-field-bidding = in the auction
princes-field-work = Work under way
princes-field-profession = profession
princes-field-work-bonuses = bonus cards
princes-field-drawn = Cards drawn
princes-field-amount = Amounts
princes-amount-points = { $n ->
    [one] prestige point
   *[other] prestige points
}
princes-field-hand = Your hand
princes-field-bonuses = Your bonus cards
princes-field-prestiges = Your prestige cards
princes-field-stacks = Objects
princes-field-count = left
princes-field-closed = state
princes-field-characters = Characters
princes-field-character = character
princes-field-space = hundreds of florins
princes-field-holder = held by
princes-field-banker = florins on the banker
princes-field-buildings = Buildings left
princes-field-building = building
princes-field-freedoms-left = Freedoms left
princes-field-decks = Decks
princes-field-known = Cards you put under the decks
princes-field-removed = Bonus cards played
princes-field-grid = principality
princes-field-builders = { $n ->
    [one] builder
   *[other] builders
}
princes-field-jesters = { $n ->
    [one] jester
   *[other] jesters
}
princes-field-freedoms = freedoms
princes-field-table = completed works
princes-field-best-work = best work this round
princes-field-in-hand = in hand
princes-field-bonus-cards = { $n ->
    [one] bonus card
   *[other] bonus cards
}
princes-field-prestige-cards = { $n ->
    [one] prestige card
   *[other] prestige cards
}
princes-field-prestige = prestige cards shown
princes-field-points = points

## Standing orders

princes-order-open = Open with { $object }
princes-order-buy = Take { $object }
princes-order-character = The { $character }, for as little as possible, up to { $n } florins
princes-order-exchange = { $n ->
    [0] No points: keep the money
    [one] 1 prestige point, if the money is there
   *[other] Up to { $n } prestige points
}
princes-order-exchange-all = As many prestige points as the money gives
princes-order-pay = Pay for the object, and score with the merchant
princes-order-rank = Score with the merchant

## The page of its pieces

princes-cards-kind-profession = Profession cards
princes-cards-kind-bonus = Bonus cards
princes-cards-kind-prestige = Prestige cards
princes-cards-kind-character = Characters
princes-cards-kind-building = Buildings
princes-cards-kind-landscape = Landscapes
princes-cards-kind-freedom = Freedoms
princes-cards-kind-jester = Jesters
princes-cards-kind-builder = Builders
princes-cards-kind-recruiting = Recruiting cards
