### Bottega in English. Events know who: "you" for the reader's own seat.

bottega-title = Bottega
bottega-front = Buy cloth at the stalls, give to the guild, and mind your secret commission.
bottega-about = Buy cloth at the stalls, give to the guild, and mind your secret commission. For two to four.
bottega-setting-seats = seats

## Pieces

bottega-colour-green = green
bottega-colour-blue = blue
bottega-colour-purple = purple
bottega-fabric-linen = linen
bottega-fabric-wool = wool
bottega-fabric-silk = silk
bottega-fabric-velvet = velvet
bottega-bolt = { $colour } { $fabric }
bottega-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
bottega-text-cloth = Costs { $price }, and is worth { $points } points.
bottega-text-commission = Cloth of this colour counts twice.

## Decisions

bottega-decision-turn = Your turn: do you buy cloth, or pass?
bottega-decision-gift = The guild asks for a gift. Do you give a coin?

## Options

bottega-option-buy = Buy { $bolt } for { $price }
bottega-option-buy-nothing = Buy from stall { $stall }
bottega-option-pass = Pass, and earn { $earned }
bottega-option-give = Give 1 coin, for 1 point
bottega-option-keep = Give nothing
bottega-order-buy = Buy from the first stall I can pay at, else pass

## Events

bottega-event-dealt = { $who ->
    [you] You have
   *[other] { $name } has
} a commission: { $colour }.
bottega-event-dealt-hidden = { $name } has a secret commission.
bottega-event-fill = On stall { $stall } now lies { $bolt }.
bottega-event-round = Round { $n }: { $who ->
    [you] you begin.
   *[other] { $name } begins.
}
bottega-event-buy = { $who ->
    [you] You buy
   *[other] { $name } buys
} { $bolt } for { $price }.
bottega-event-pass = { $who ->
    [you] You pass and earn
   *[other] { $name } passes and earns
} { $earned }.
bottega-event-give = { $who ->
    [you] You give
   *[other] { $name } gives
} the guild a coin.
bottega-event-keep = { $who ->
    [you] You give
   *[other] { $name } gives
} the guild nothing.
bottega-event-show = { $who ->
    [you] Your commission
   *[other] { $name }’s commission
} was { $colour }: { $points ->
    [one] 1 point
   *[other] { $points } points
} more.

## Points

bottega-part-cloth = cloth
bottega-part-commission = commission
bottega-part-gifts = gifts to the guild

## What each place of the table is called

bottega-field-round = round
bottega-field-turn = at turn
bottega-field-stalls = Stalls
bottega-field-bag = bolts in the bag
bottega-field-coins = { $n ->
    [one] coin
   *[other] coins
}
bottega-field-gifts = { $n ->
    [one] gift to the guild
   *[other] gifts to the guild
}
bottega-field-bolts = cloth
bottega-field-shown = commission
bottega-field-points = points
bottega-field-commission = Your secret commission

## The page of its pieces

bottega-cards-kind-bolt = Bolts of cloth
bottega-cards-kind-commission = Commissions
bottega-cards-tint-green = Green
bottega-cards-tint-blue = Blue
bottega-cards-tint-purple = Purple

## What can be asked about

bottega-topic-aim = aim
bottega-topic-commission = commission
bottega-topic-guild = guild
bottega-help-aim = Most points win after four rounds: each bolt is worth 2 points for every coin it costs, and each gift to the guild 1. Coins left are worth nothing.
bottega-help-commission = Everybody has a secret commission: cloth of that colour counts twice. There are two commissions of each colour.
bottega-help-guild = After each round the guild asks everybody who has a coin for a gift: 1 coin, which is worth 1 point.

## Why not? One sentence for each rule that refuses something

bottega-rule-BOT-001 = It is not for you to choose now.
bottega-rule-BOT-002 = The match is over.
bottega-rule-BOT-003 = In your turn you buy a bolt from a stall, or pass.
bottega-rule-BOT-004 = That stall is empty, and so is the bag.
bottega-rule-BOT-005 = You have too few coins for it.
bottega-rule-BOT-006 = The guild has asked for a gift: give a coin, or nothing.
