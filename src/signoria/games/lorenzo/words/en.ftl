### Lorenzo il Magnifico in English. Events know who: "you" for the reader's own seat.
### What effects do is written in small letters and without a full stop: it stands in the middle of sentences.

lorenzo-title = Lorenzo il Magnifico
lorenzo-front = Send your family to towers, fields and market, and stay on good terms with the Church.

## Pieces

lorenzo-good-coins = coins
lorenzo-good-wood = wood
lorenzo-good-stone = stone
lorenzo-good-servants = servants
lorenzo-good-military = military points
lorenzo-good-faith = faith points
lorenzo-good-victory-points = victory points
lorenzo-good-privileges = council privileges
lorenzo-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
lorenzo-wood = { $n } wood
lorenzo-stone = { $n } stone
lorenzo-servants = { $n ->
    [one] 1 servant
   *[other] { $n } servants
}
lorenzo-military = { $n ->
    [one] 1 military point
   *[other] { $n } military points
}
lorenzo-faith = { $n ->
    [one] 1 faith point
   *[other] { $n } faith points
}
lorenzo-victory-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
lorenzo-privileges = { $n ->
    [one] 1 council privilege
   *[other] { $n } council privileges
}
lorenzo-privileges-different = { $n } different council privileges
lorenzo-nothing = nothing
lorenzo-goods = { $goods }
lorenzo-or = { $first } or { $last }
lorenzo-quoted = “{ $name }”
lorenzo-seat = { $who ->
    [you] you
   *[other] { $name }
}
lorenzo-type-territory = territory
lorenzo-type-building = building
lorenzo-type-character = character
lorenzo-type-venture = venture
lorenzo-territory = { $n ->
    [one] 1 territory card
   *[other] { $n } territory cards
}
lorenzo-building = { $n ->
    [one] 1 building card
   *[other] { $n } building cards
}
lorenzo-character = { $n ->
    [one] 1 character card
   *[other] { $n } character cards
}
lorenzo-venture = { $n ->
    [one] 1 venture card
   *[other] { $n } venture cards
}
lorenzo-cards-of-one-type = { $n } cards of one type, whichever it is
lorenzo-military-owned = { $n ->
    [one] 1 military point that you must have
   *[other] { $n } military points that you must have
}
lorenzo-take-territory = { $n } for taking territory cards
lorenzo-take-building = { $n } for taking building cards
lorenzo-take-character = { $n } for taking character cards
lorenzo-take-venture = { $n } for taking venture cards
lorenzo-take-any = { $n } for taking a card of any type
lorenzo-take-from-special-tower = { $n } for taking cards from the special tower
lorenzo-colored = { $n } for coloured family members
lorenzo-member-black = Black
lorenzo-member-white = White
lorenzo-member-orange = Orange
lorenzo-member-neutral = Neutral
lorenzo-colour-black = black
lorenzo-colour-white = white
lorenzo-colour-orange = orange
lorenzo-colour-neutral = neutral
lorenzo-die = { $colour } { $n }
lorenzo-tower-territory = Territory Tower
lorenzo-tower-character = Character Tower
lorenzo-tower-building = Building Tower
lorenzo-tower-venture = Venture Tower
lorenzo-floor = floor { $n }
lorenzo-space-floor = { $tower }, floor { $n }
lorenzo-space-harvest-1 = Small Harvest
lorenzo-space-harvest-2 = Large Harvest
lorenzo-space-production-1 = Small Production
lorenzo-space-production-2 = Large Production
lorenzo-space-market-1 = Market 1
lorenzo-space-market-2 = Market 2
lorenzo-space-market-3 = Market 3
lorenzo-space-market-4 = Market 4
lorenzo-space-council-1 = Council Palace
lorenzo-work-harvest = harvest
lorenzo-work-production = production
lorenzo-source-discard = a discarded leader
lorenzo-phase-preparation = preparation
lorenzo-phase-actions = actions
lorenzo-phase-report = Vatican report
lorenzo-phase-over = over
lorenzo-verdict-marked = excommunicated
lorenzo-verdict-spared = not excommunicated
lorenzo-verdict-decides = may support
lorenzo-verdict-falls-short = too little faith
lorenzo-side-face-up = face up
lorenzo-side-face-down = used in this round
lorenzo-bonus-basic = Basic Bonus Tile
lorenzo-bonus-advanced-1 = Bonus Tile 1
lorenzo-bonus-advanced-2 = Bonus Tile 2
lorenzo-bonus-advanced-3 = Bonus Tile 3
lorenzo-bonus-advanced-4 = Bonus Tile 4

## Territories

lorenzo-card-commercial-hub = Commercial Hub
lorenzo-card-woods = Woods
lorenzo-card-village = Village
lorenzo-card-gravel-pit = Gravel Pit
lorenzo-card-forest = Forest
lorenzo-card-monastery = Monastery
lorenzo-card-citadel = Citadel
lorenzo-card-city = City
lorenzo-card-gold-mine = Gold Mine
lorenzo-card-mountain-town = Mountain Town
lorenzo-card-mining-town = Mining Town
lorenzo-card-rock-pit = Rock Pit
lorenzo-card-estate = Estate
lorenzo-card-hermitage = Hermitage
lorenzo-card-manor-house = Manor House
lorenzo-card-dukedom = Dukedom
lorenzo-card-trading-town = Trading Town
lorenzo-card-farm = Farm
lorenzo-card-colony = Colony
lorenzo-card-marble-pit = Marble Pit
lorenzo-card-province = Province
lorenzo-card-sanctuary = Sanctuary
lorenzo-card-castle = Castle
lorenzo-card-fortified-town = Fortified Town

## Buildings

lorenzo-card-mint = Mint
lorenzo-card-tax-office = Tax Office
lorenzo-card-triumphal-arch = Triumphal Arch
lorenzo-card-theater = Theater
lorenzo-card-carpenters-shop = Carpenter’s Shop
lorenzo-card-stonemasons-shop = Stonemason’s Shop
lorenzo-card-chapel = Chapel
lorenzo-card-residence = Residence
lorenzo-card-marketplace = Marketplace
lorenzo-card-treasury = Treasury
lorenzo-card-painters-guild = Painters’ Guild
lorenzo-card-sculptors-guild = Sculptors’ Guild
lorenzo-card-stonemasons-guild = Stonemasons’ Guild
lorenzo-card-baptistery = Baptistery
lorenzo-card-barracks = Barracks
lorenzo-card-stronghold = Stronghold
lorenzo-card-bank = Bank
lorenzo-card-fair = Fair
lorenzo-card-garden = Garden
lorenzo-card-fortress = Fortress
lorenzo-card-palace = Palace
lorenzo-card-church = Church
lorenzo-card-military-academy = Military Academy
lorenzo-card-cathedral = Cathedral

## Characters

lorenzo-card-warlord = Warlord
lorenzo-card-stonemason = Stonemason
lorenzo-card-dame = Dame
lorenzo-card-knight = Knight
lorenzo-card-farmer = Farmer
lorenzo-card-artisan = Artisan
lorenzo-card-preacher = Preacher
lorenzo-card-abbess = Abbess
lorenzo-card-captain = Captain
lorenzo-card-architect = Architect
lorenzo-card-patron = Patron
lorenzo-card-hero = Hero
lorenzo-card-peasant = Peasant
lorenzo-card-scholar = Scholar
lorenzo-card-papal-messenger = Papal Messenger
lorenzo-card-royal-messenger = Royal Messenger
lorenzo-card-noble = Noble
lorenzo-card-governor = Governor
lorenzo-card-paramour = Paramour
lorenzo-card-herald = Herald
lorenzo-card-cardinal = Cardinal
lorenzo-card-bishop = Bishop
lorenzo-card-general = General
lorenzo-card-ambassador = Ambassador

## Ventures

lorenzo-card-hiring-recruits = Hiring Recruits
lorenzo-card-repairing-the-church = Repairing the Church
lorenzo-card-building-the-walls = Building the Walls
lorenzo-card-raising-a-statue = Raising a Statue
lorenzo-card-military-campaign = Military Campaign
lorenzo-card-hosting-panhandlers = Hosting Panhandlers
lorenzo-card-fighting-heresies = Fighting Heresies
lorenzo-card-support-to-the-bishop = Support to the Bishop
lorenzo-card-hiring-soldiers = Hiring Soldiers
lorenzo-card-repairing-the-abbey = Repairing the Abbey
lorenzo-card-building-the-bastions = Building the Bastions
lorenzo-card-support-to-the-king = Support to the King
lorenzo-card-improving-the-canals = Improving the Canals
lorenzo-card-hosting-foreigners = Hosting Foreigners
lorenzo-card-crusade = Crusade
lorenzo-card-support-to-the-cardinal = Support to the Cardinal
lorenzo-card-hiring-mercenaries = Hiring Mercenaries
lorenzo-card-repairing-the-cathedral = Repairing the Cathedral
lorenzo-card-building-the-towers = Building the Towers
lorenzo-card-promoting-sacred-art = Promoting Sacred Art
lorenzo-card-military-conquest = Military Conquest
lorenzo-card-improving-the-roads = Improving the Roads
lorenzo-card-sacred-war = Sacred War
lorenzo-card-support-to-the-pope = Support to the Pope

## Leaders

lorenzo-leader-francesco-sforza = Francesco Sforza
lorenzo-leader-ludovico-ariosto = Ludovico Ariosto
lorenzo-leader-filippo-brunelleschi = Filippo Brunelleschi
lorenzo-leader-federico-da-montefeltro = Federico da Montefeltro
lorenzo-leader-girolamo-savonarola = Girolamo Savonarola
lorenzo-leader-giovanni-dalle-bande-nere = Giovanni dalle Bande Nere
lorenzo-leader-sandro-botticelli = Sandro Botticelli
lorenzo-leader-michelangelo-buonarroti = Michelangelo Buonarroti
lorenzo-leader-ludovico-iii-gonzaga = Ludovico III Gonzaga
lorenzo-leader-leonardo-da-vinci = Leonardo da Vinci
lorenzo-leader-pico-della-mirandola = Pico della Mirandola
lorenzo-leader-sisto-iv = Sisto IV
lorenzo-leader-lucrezia-borgia = Lucrezia Borgia
lorenzo-leader-sigismondo-malatesta = Sigismondo Malatesta
lorenzo-leader-lorenzo-de-medici = Lorenzo de’ Medici
lorenzo-leader-ludovico-il-moro = Ludovico il Moro
lorenzo-leader-cesare-borgia = Cesare Borgia
lorenzo-leader-santa-rita = Santa Rita
lorenzo-leader-cosimo-de-medici = Cosimo de’ Medici
lorenzo-leader-bartolomeo-colleoni = Bartolomeo Colleoni

## Excommunication tiles

lorenzo-tile-fewer-military = Less Military
lorenzo-tile-fewer-coins = Fewer Coins
lorenzo-tile-fewer-servants = Fewer Servants
lorenzo-tile-fewer-wood-or-stone = Less Wood or Stone
lorenzo-tile-weaker-harvest = Weak Harvests
lorenzo-tile-weaker-production = Weak Production
lorenzo-tile-weaker-colored-members = Weak Family
lorenzo-tile-weaker-territory-taking = Territories Hard to Take
lorenzo-tile-weaker-building-taking = Buildings Hard to Take
lorenzo-tile-weaker-character-taking = Characters Hard to Take
lorenzo-tile-weaker-venture-taking = Ventures Hard to Take
lorenzo-tile-no-market = No Market
lorenzo-tile-costly-servants = Costly Servants
lorenzo-tile-skip-first-turn = Late Start
lorenzo-tile-no-character-scoring = Worthless Characters
lorenzo-tile-no-venture-scoring = Worthless Ventures
lorenzo-tile-no-territory-scoring = Worthless Territories
lorenzo-tile-lose-per-victory-points = Toll on Victory Points
lorenzo-tile-lose-per-military = Toll on Military
lorenzo-tile-lose-per-building-cost = Toll on Buildings
lorenzo-tile-lose-per-resource = Toll on Resources

## Effects that happen

lorenzo-any-card = a card of any type
lorenzo-one-card = a { $type } card
lorenzo-per-card = { $n ->
    [one] { $type } card you own
   *[other] { $n } { $type } cards you own
}
lorenzo-effect-per = { $gain } for every { $per }
lorenzo-effect-take = { $card } taken at value { $value } without a family member
lorenzo-effect-take-for-less = { $card } taken at value { $value } without a family member and for { $discount } less
lorenzo-effect-work-harvest = a harvest at value { $value }{ $only ->
    [0] {""}
   *[1] , which only servants can raise
}
lorenzo-effect-work-production = a production at value { $value }{ $only ->
    [0] {""}
   *[1] , which only servants can raise
}
lorenzo-effect-chosen-member = a coloured family member of your choice that counts as { $value } until the end of the round
lorenzo-trade = { $pay } for { $receive }
lorenzo-price = for { $cost }
lorenzo-price-free = for free
lorenzo-cost-owning = { $goods } (if you own at least { $n })

## Effects that stand

lorenzo-when-take-territory = whenever you take a territory card
lorenzo-when-take-building = whenever you take a building card
lorenzo-when-take-character = whenever you take a character card
lorenzo-when-take-venture = whenever you take a venture card
lorenzo-when-harvest = whenever you harvest
lorenzo-when-production = whenever you produce
lorenzo-modifier-action = value { $higher ->
    [1] +{ $n }
   *[0] −{ $n }
} { $when }
lorenzo-modifier-member-coloured = each of your coloured family members is worth { $n } { $higher ->
    [1] more
   *[0] less
}
lorenzo-modifier-member-neutral = your neutral family member is worth { $n } { $higher ->
    [1] more
   *[0] less
}
lorenzo-modifier-members-count = your coloured family members count as { $value }, whatever the dice show
lorenzo-modifier-servants = it takes { $n } servants to raise a value by 1
lorenzo-modifier-occupied = your family members may enter spaces that are already occupied
lorenzo-modifier-ban-market = you cannot place family members in the market
lorenzo-modifier-no-surcharge = placing a family member in an occupied tower costs you no extra coins
lorenzo-modifier-no-floor-bonus = you receive no bonus from { $floors } of any tower
lorenzo-modifier-discount = { $card } costs you { $discount } less
lorenzo-modifier-no-requirement = you need no military points to take territory cards
lorenzo-modifier-penalty = whenever anything gives you { $goods }, you receive { $n } less
lorenzo-modifier-double = { $goods } that a card gives you at once come twice
lorenzo-modifier-support = { $n } more victory points each time you support the Church
lorenzo-modifier-no-scoring-territories = your territory cards score nothing at the end
lorenzo-modifier-no-scoring-characters = your character cards score nothing at the end
lorenzo-modifier-no-scoring-ventures = your venture cards score nothing at the end
lorenzo-modifier-loss-victory-points = before the final scoring you lose { $n } for every { $per } victory points you have
lorenzo-modifier-loss-military = at the end you lose { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} for every { $per ->
    [one] military point
   *[other] { $per } military points
} you have
lorenzo-modifier-loss-building-cost-wood-and-stone = at the end you lose { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} for every { $per ->
    [one] wood or stone
   *[other] { $per } wood or stone
} printed in the costs of your buildings
lorenzo-modifier-loss-supply-resources = at the end you lose { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} for every { $per ->
    [one] coin, wood, stone or servant
   *[other] { $per } coins, wood, stone or servants
} you have left
lorenzo-modifier-skip-first-turn = in every round you skip your first turn and may place the last family member after everybody else
lorenzo-modifier-copy-leader-ability = copies for good the ability of a leader that another player has in play

## Decisions

lorenzo-decision-tile = Which bonus tile do you take?
lorenzo-decision-keep = Which leader do you keep? The others go to the player on your right.
lorenzo-decision-turn = Your turn: place a family member.
lorenzo-decision-end = Your family member is placed. Anything else, or the end of your turn?
lorenzo-decision-servants = How many servants do you add?
lorenzo-decision-privilege = Which council privilege do you choose?
lorenzo-decision-lose = Of which do you receive 1 less?
lorenzo-decision-pay = How do you pay for the card?
lorenzo-decision-take = Which card do you take, without a family member?
lorenzo-decision-work = With how many servants do you do this work, without a family member?
lorenzo-decision-exchange = Which exchange do you make? You pay with what you have now; everything comes in afterwards.
lorenzo-decision-choose = Which family member counts as more in this round?
lorenzo-decision-copy = Whose ability do you copy? It stays so to the end.
lorenzo-decision-church = Do you support the Church with all your faith?

## Options

lorenzo-with-servants = { $n ->
    [0] {""}
    [one] , with 1 servant
   *[other] , with { $n } servants
}
lorenzo-not-met-so-many = { $need } ({ $n ->
    [0] you have none
   *[other] you have { $n }
})
lorenzo-option-tile = { $tile }: harvest gives { $harvest }; production gives { $production }
lorenzo-option-keep = Keep { $leader } (needs { $needs }): { $use ->
    [0] once per round, { $ability }
    [2] when played, { $ability }
    [3] on a space for you alone, { $ability }
   *[1] { $ability }
}
lorenzo-option-place-unrolled = { $member } to { $space }
lorenzo-option-place-empty = { $member } ({ $value }) to { $space }: no card
lorenzo-option-place-card = { $member } ({ $value }) to { $space }: “{ $card }” { $price }{ $servants }{ $charge ->
    [0] {""}
   *[other] , plus { $charge } coins for the occupied tower
}{ $bonused ->
    [0] {""}
   *[1] ; the floor gives { $bonus }
}
lorenzo-option-place-work = { $member } ({ $value }) to { $space }{ $servants }: { $work } at value { $reached }, activating { $activates }
lorenzo-option-place-space = { $member } ({ $value }) to { $space }{ $servants }: { $gives }
lorenzo-option-servants = { $n ->
    [0] No servants: value { $value }
    [one] 1 servant: value { $value }
   *[other] { $n } servants: value { $value }
}
lorenzo-option-servants-work = { $n ->
    [0] No servants
    [one] 1 servant
   *[other] { $n } servants
}: { $work } at value { $reached }, activating { $activates }
lorenzo-option-servants-only = { $n ->
    [0] No servants
    [one] 1 servant
   *[other] { $n } servants
}
lorenzo-sum-action = value of the action
lorenzo-sum-added = added or taken off by what you have
lorenzo-sum-servants = servants
lorenzo-option-pay = Pay { $goods }
lorenzo-option-take = { $space }: take “{ $card }” { $price }{ $servants }{ $charge ->
    [0] {""}
   *[other] , plus { $charge } coins for the occupied tower
}{ $bonused ->
    [0] {""}
   *[1] ; the floor gives { $bonus }
}
lorenzo-option-take-card = { $space }: take “{ $card }”
lorenzo-option-take-empty = { $space }: no card
lorenzo-option-decline = Do without this action
lorenzo-option-privilege = { $goods }
lorenzo-option-exchange = { $n ->
    [one] { $trader }: pay { $pay } for { $receive }
   *[other] { $trader }, { $n } times: each time pay { $pay } for { $receive }
}
lorenzo-option-done = { $n ->
    [0] No exchange
   *[other] That is all: exchange
}
lorenzo-option-lose = Do without { $goods }
lorenzo-option-play = Play { $leader }: { $use ->
    [0] once per round, { $ability }
    [2] when played, { $ability }
    [3] on a space for you alone, { $ability }
   *[1] { $ability }
}
lorenzo-option-discard = Discard { $leader } for { $gives }
lorenzo-option-activate = Use { $leader } for this round: { $ability }
lorenzo-option-copy = Copy { $leader }: { $use ->
    [0] once per round, { $ability }
    [2] when played, { $ability }
    [3] on a space for you alone, { $ability }
   *[1] { $ability }
}
lorenzo-option-choose = { $member } ({ $now }): counts as { $value }, whatever its die shows
lorenzo-option-choose-member = { $member }
lorenzo-option-church-support = Support the Church: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
} for all your faith ({ $faith })
lorenzo-option-church-refuse = Refuse: keep your faith and be excommunicated (“{ $tile }”)
lorenzo-option-more = Say yourself how many servants you add
lorenzo-option-pass = Pass: place nobody
lorenzo-option-end = End the turn

## Events

lorenzo-event-order = Turn order: { $seats }.
lorenzo-event-tiles = The excommunication tiles of the three periods: { $tiles }.
lorenzo-event-tile = { $who ->
    [you] You take
   *[other] { $name } takes
} { $tile }: harvest gives { $harvest }; production gives { $production }.
lorenzo-event-pack = { $who ->
    [you] You receive
   *[other] { $name } receives
} leaders to choose from: { $leaders }.
lorenzo-event-pack-hidden = { $name } receives leaders to choose from.
lorenzo-event-keep = { $who ->
    [you] You keep
   *[other] { $name } keeps
} { $leader }.
lorenzo-event-keep-hidden = { $name } keeps a leader.
lorenzo-event-round = Round { $n } begins, in period { $period }.
lorenzo-event-cards = New cards lie on the towers: { $cards }.
lorenzo-event-dice = The dice are rolled: { $dice }.
lorenzo-event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
lorenzo-event-skip = { $who ->
    [you] You skip your
   *[other] { $name } skips the
} first turn of the round.
lorenzo-event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
lorenzo-event-servants = { $who ->
    [you] You add
   *[other] { $name } adds
} { $n ->
    [one] 1 servant.
   *[other] { $n } servants.
}
lorenzo-event-place = { $who ->
    [you] You place your
   *[other] { $name } places the
} { $member } family member: { $space }.
lorenzo-event-surcharge = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $goods } because the { $tower } is occupied.
lorenzo-event-pay = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $goods } for “{ $card }”.
lorenzo-event-take = { $who ->
    [you] You take
   *[other] { $name } takes
} “{ $card }” ({ $space }).
lorenzo-event-work = { $who ->
    [you] Your { $work } has
   *[other] The { $work } of { $name } has
} value { $value }.
lorenzo-event-exchange = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $goods } to { $trader } for { $receive }.
lorenzo-event-gain = { $who ->
    [you] You receive
   *[other] { $name } receives
} { $goods } ({ $source }).
lorenzo-event-privilege = { $who ->
    [you] You use
   *[other] { $name } uses
} a council privilege.
lorenzo-event-decline = { $who ->
    [you] You do
   *[other] { $name } does
} without the action of { $source }.
lorenzo-event-lapse = There is nothing that the action of { $source } could do.
lorenzo-event-play = { $who ->
    [you] You play
   *[other] { $name } plays
} the leader { $leader }.
lorenzo-event-discard = { $who ->
    [you] You discard
   *[other] { $name } discards
} the leader { $leader }.
lorenzo-event-activate = { $who ->
    [you] You use
   *[other] { $name } uses
} the leader { $leader } for this round.
lorenzo-event-copy = { $who ->
    [you] You copy
   *[other] { $name } copies
} the ability of { $leader }.
lorenzo-event-choose = { $who ->
    [you] Your { $member } family member
   *[other] The { $member } family member of { $name }
} counts as { $value } in this round.
lorenzo-event-report = Vatican report of period { $n }!
lorenzo-event-support = { $who ->
    [you] You support
   *[other] { $name } supports
} the Church with { $n } faith points.
lorenzo-event-support-bonus = { $who ->
    [you] You gain
   *[other] { $name } gains
} { $n } more victory points for this support.
lorenzo-event-faith = { $who ->
    [you] You gain
   *[other] { $name } gains
} { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} on the faith track and { $who ->
    [you] go
   *[other] goes
} back to its beginning.
lorenzo-event-excommunicated = { $who ->
    [you] You are
   *[other] { $name } is
} excommunicated: “{ $tile }”.
lorenzo-event-removed = { $n ->
    [0] No card is left on the towers.
   *[other] These cards leave the match: { $cards }.
}
lorenzo-event-home = All family members go home.
lorenzo-event-score = { $who ->
    [you] You have
   *[other] { $name } has
} { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} in the end.
lorenzo-event-over = The match is over.

## The score sheet

lorenzo-part-track = gained on the way
lorenzo-part-territories = territories
lorenzo-part-characters = characters
lorenzo-part-ventures = ventures
lorenzo-part-military = military strength
lorenzo-part-resources = resources left
lorenzo-part-excommunications = excommunications
lorenzo-tie = Level on points, so the turn order decides: { $who }.

## What a word means

lorenzo-text-card = { $type }, { $price }
lorenzo-text-at-once = at once: { $effects }
lorenzo-text-work = { $work } at { $value } or more: { $effects }
lorenzo-text-exchange = { $work } at { $value } or more: you may pay { $trades }
lorenzo-text-owned = from then on: { $effects }
lorenzo-text-end = at the end: { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
lorenzo-text-needs = needs { $needs } to be played
lorenzo-text-once = once per round: { $effects }
lorenzo-text-permanent = while in play: { $effects }
lorenzo-text-excommunicated = if you are excommunicated: { $effects }
lorenzo-text-bonus = every harvest gives { $harvest }; every production gives { $production }
lorenzo-text-value = asks for value { $value }{ $penalty ->
    [0] {""}
   *[other] {" "}after { $penalty } are taken off
}
lorenzo-text-gives = gives { $effects }
lorenzo-text-many = any number of family members may stand here

## What a symbol means

lorenzo-topic-aim = aim
lorenzo-topic-coins = coins
lorenzo-topic-wood = wood
lorenzo-topic-stone = stone
lorenzo-topic-servants = servants
lorenzo-topic-military = military
lorenzo-topic-faith = faith
lorenzo-topic-members = family members
lorenzo-topic-dice = dice
lorenzo-topic-towers = towers
lorenzo-topic-territories = territories
lorenzo-topic-buildings = buildings
lorenzo-topic-characters = characters
lorenzo-topic-ventures = ventures
lorenzo-topic-harvest = harvest
lorenzo-topic-production = production
lorenzo-topic-exchange = exchange
lorenzo-topic-bonus = bonus tile
lorenzo-topic-market = market
lorenzo-topic-council = council
lorenzo-topic-privilege = privilege
lorenzo-topic-report = report
lorenzo-topic-excommunication = excommunication
lorenzo-topic-leaders = leaders
lorenzo-topic-order = order
lorenzo-topic-end = end
lorenzo-topic-points = points
lorenzo-topic-record = record
lorenzo-help-aim = Most victory points after six rounds win. Send your family members to the towers to take cards, to harvest and production to make the cards work, to the market and the council palace for goods, and keep enough faith for the Church.
lorenzo-help-coins = Coins pay for characters and for many other cards. Entering a tower where somebody stands already costs 3 of them.
lorenzo-help-wood = Wood, one of the four resources: for buildings, ventures and exchanges.
lorenzo-help-stone = Stone, one of the four resources: for buildings, ventures and exchanges.
lorenzo-help-servants = Every servant you pay raises the value of an action by 1, as often as you like. Some cards cost servants too, but the same servant never does both.
lorenzo-help-military = Military points let you take more territories (from the third on you need 3, 7, 12 and 18 of them), pay for some ventures, and at the end 5 points go to whoever has most and 2 to the second. The track ends at 25.
lorenzo-help-faith = Faith points move you along the faith track, up to 15. In a Vatican report you need 3, 4 and 5 of them to support the Church; supporting turns all your faith into victory points.
lorenzo-help-members = Four family members: black, white and orange are worth what their dice show, the neutral one is worth 0. Each turn you place one. Only one of your coloured ones may stand in a tower, in the harvest or in the production; the neutral one may join it.
lorenzo-help-dice = Three dice are rolled once per round, and they count for everybody: the white die is the value of all white family members, and so on.
lorenzo-help-towers = A family member on a floor takes the card there. Floors ask for value 1, 3, 5 and 7; the upper two also give a bonus, which may help to pay the card. If anybody stands in the tower already, 3 of your coins are due first. Six cards of a type are the most.
lorenzo-help-territories = Territories are free, but from the third on you need military points: 3, 7, 12 and 18. They give at once, and again in every harvest that reaches their value. At the end 3, 4, 5 or 6 of them are worth 1, 4, 10 or 20 points.
lorenzo-help-buildings = Buildings cost resources and mostly bring points at once. They work in every production that reaches their value.
lorenzo-help-characters = Characters cost coins. Many help for the rest of the match, others do something great at once. At the end 1 to 6 of them are worth 1, 3, 6, 10, 15 or 21 points.
lorenzo-help-ventures = Ventures cost resources or military points, give something at once, and are worth their points at the end.
lorenzo-help-harvest = A harvest gives what your bonus tile says, and what every territory of yours gives whose value is not above that of the harvest. The small space is for one family member; the large one, from three players on, takes any number but lowers the value by 3.
lorenzo-help-production = A production gives what your bonus tile says, and works every building of yours whose value is not above that of the production. The small space is for one family member; the large one, from three players on, takes any number but lowers the value by 3.
lorenzo-help-exchange = Some buildings trade goods in a production: one of their arrows, once, if you like. You can pay only with what you had before, not with what the same production brings.
lorenzo-help-bonus = Your bonus tile gives something with every harvest and every production of value 1 or more, even without any card. In the basic game all have the same one; in the advanced game each player chooses, the last in turn order first.
lorenzo-help-market = Spaces for one family member each, of value 1 or more: 5 coins; 5 servants; with four players also 3 military points and 2 coins, or two different council privileges. You may be on several.
lorenzo-help-council = Any number of family members of value 1 or more: each gives 1 coin and 1 council privilege at once. The order in which players first come here is the turn order of the next round.
lorenzo-help-privilege = A council privilege is your choice of 1 wood and 1 stone, 2 servants, 2 coins, 2 military points or 1 faith point. Several different ones must all be different.
lorenzo-help-report = After rounds 2, 4 and 6 the Church looks at your faith. With 3, 4 or 5 points you may support it: all your faith becomes victory points. Who cannot or will not is excommunicated and keeps the faith; after round 6, who has too little still scores it.
lorenzo-help-excommunication = Three tiles lie open from the start, one for each period. Whoever is excommunicated in a report suffers its tile to the end of the match; the third tile counts in the final scoring.
lorenzo-help-leaders = In the advanced game, and always with Houses of Renaissance, you keep four leaders. Before or after placing, you may play one if you have what it asks for (you do not pay it), discard one for a council privilege, or use one in play. Some work all the time, others once per round and lie face down until the next.
lorenzo-help-order = Players take turns in turn order, one family member each, until all are placed. Who was in the council palace comes first in the next round, in the order of arrival; the others follow as before.
lorenzo-help-end = The match ends after six rounds: three periods of two rounds, each period with a Vatican report at its end.
lorenzo-help-points = Victory points come in all the time. At the end you add those for territories, characters, ventures and military strength, and 1 for every 5 coins, wood, stone and servants left. On a tie, whoever is earlier in the turn order wins.
lorenzo-help-record = Every match is kept as a record. The draws are sealed before the first one: the long number shown at the start is a promise that nobody, this program included, can change them afterwards.

## Why not? One sentence for each rule that refuses something

lorenzo-rule-LOR-014 = With two players this space is covered.
lorenzo-rule-LOR-015 = With so few players this space is covered.
lorenzo-rule-LOR-029 = It is not for you to choose now: players take their turns one after the other.
lorenzo-rule-LOR-030 = In a turn you place one family member, no more, and you cannot pass while you can place one.
lorenzo-rule-LOR-032 = This family member is already on the board.
lorenzo-rule-LOR-037 = You add servants that you own, at least as many as the value needs.
lorenzo-rule-LOR-038 = That many servants would change nothing here; to add them all the same, first choose to say yourself how many.
lorenzo-rule-LOR-039 = You need these servants to pay for the card: the same servant cannot raise the value too.
lorenzo-rule-LOR-045 = The value is too low: the lower floors ask for 1, 3 and 5.
lorenzo-rule-LOR-046 = The value is too low: the top floor asks for 7.
lorenzo-rule-LOR-048 = A family member already stands on this floor.
lorenzo-rule-LOR-050 = The card of this floor is gone, so there is nothing to do there.
lorenzo-rule-LOR-053 = Somebody stands in this tower: you pay 3 coins for that before the floor gives you anything, and you do not have them.
lorenzo-rule-LOR-059 = One of your coloured family members already stands in this tower; only the neutral one may join it.
lorenzo-rule-LOR-064 = You do not have what this card asks for, or it cannot be paid in this way.
lorenzo-rule-LOR-067 = You already have six cards of this type, and more are not allowed.
lorenzo-rule-LOR-068 = You are taking a card and cannot go back: say how you pay for it.
lorenzo-rule-LOR-069 = First finish what you have begun.
lorenzo-rule-LOR-072 = You do not have the military points for one more territory: the third to the sixth ask for 3, 7, 12 and 18.
lorenzo-rule-LOR-116 = This space is for one family member, and it is taken.
lorenzo-rule-LOR-117 = The value is too low: this space asks for at least 1.
lorenzo-rule-LOR-118 = The value is too low: after the 3 that this space takes off, at least 1 must be left.
lorenzo-rule-LOR-120 = One of your coloured family members is already in this area; only the neutral one may join it.
lorenzo-rule-LOR-125 = Only your own cards whose value this action reaches can do that.
lorenzo-rule-LOR-137 = You are planning exchanges: each card trades only once, by one of its arrows, unless it says otherwise.
lorenzo-rule-LOR-138 = You cannot pay this exchange with what you have now.
lorenzo-rule-LOR-140 = You cannot pay this exchange beside those you have already chosen.
lorenzo-rule-LOR-156 = This action takes only cards of the types it names.
lorenzo-rule-LOR-167 = Below value 1 this work does nothing: add servants, or do without it.
lorenzo-rule-LOR-181 = This market space is taken.
lorenzo-rule-LOR-182 = The value is too low: the market asks for at least 1.
lorenzo-rule-LOR-189 = The value is too low: the council palace asks for at least 1.
lorenzo-rule-LOR-192 = First choose a council privilege.
lorenzo-rule-LOR-193 = These privileges must all be different, and you have already chosen this one.
lorenzo-rule-LOR-200 = In the Vatican report you either support the Church or refuse.
lorenzo-rule-LOR-226 = The match is over.
lorenzo-rule-LOR-244 = First everybody chooses a bonus tile.
lorenzo-rule-LOR-245 = Somebody has already taken this bonus tile.
lorenzo-rule-LOR-248 = Keep one of the leaders you have before you; everything else comes later.
lorenzo-rule-LOR-255 = Leaders are for your own turns, not for the Vatican report.
lorenzo-rule-LOR-257 = Before you end your turn you must place a family member.
lorenzo-rule-LOR-258 = Something is still being paid or settled here: leaders are used and discarded before or after that.
lorenzo-rule-LOR-262 = You can only discard a leader that you have in hand.
lorenzo-rule-LOR-264 = You cannot play this leader yet: not everything it asks for is met.
lorenzo-rule-LOR-268 = This leader is already in play.
lorenzo-rule-LOR-269 = You have already used this leader in this round.
lorenzo-rule-LOR-272 = This leader is not one that is used once per round.
lorenzo-rule-LOR-277 = You have placed your family member: end your turn instead.
lorenzo-rule-LOR-295 = It must be a coloured family member that you have not placed yet.
lorenzo-rule-LOR-327 = You can only copy a leader that another player has in play.
lorenzo-rule-LOR-329 = Nobody else has a leader in play whom this one could copy.
lorenzo-rule-LOR-364 = First say of which resource you receive 1 less.
lorenzo-rule-LOR-376 = You are excommunicated: the market is closed to you.
lorenzo-rule-LOR-378 = You are excommunicated: servants raise a value only two by two.
lorenzo-rule-LOR-395 = This privilege would give you nothing now. Choose one that does.

## The front page and a new table

lorenzo-about = Send your family to towers, fields and market, gather lands, buildings, people and ventures, and stay on good terms with the Church. For two to four, with Houses of Renaissance for two to five.
lorenzo-way-short = Short rules
lorenzo-way-short-about = The basic game, to learn with: no leaders, and the same bonus tile for everybody.
lorenzo-way-full = Full rules
lorenzo-way-full-about = The advanced game: it begins with a choice of bonus tiles and a draft of leaders.
lorenzo-way-houses = With Houses of Renaissance
lorenzo-way-houses-about = Full rules and the expansion: families, a special tower, more leaders, up to five players.
lorenzo-lesson-aim = What it is about
lorenzo-lesson-family = Family, dice and servants
lorenzo-lesson-towers = Towers and cards
lorenzo-lesson-work = Harvest and production
lorenzo-lesson-spaces = Market and council
lorenzo-lesson-goods = Goods
lorenzo-lesson-church = Faith and the Church
lorenzo-lesson-leaders = Leaders
lorenzo-lesson-end = The end
lorenzo-lesson-houses = Houses of Renaissance
lorenzo-setting-seats = seats
lorenzo-setting-advanced = { $houses ->
    [1] bonus tiles of the advanced rules
   *[other] advanced rules, with leaders
}
lorenzo-setting-advanced-true = yes
lorenzo-setting-advanced-false = no
lorenzo-setting-asked = a turn ends only when its player says so
lorenzo-setting-asked-true = yes
lorenzo-setting-asked-false = no
lorenzo-setting-rulings = { $rulings ->
    [1] rulings of rules version
   *[other] {""}
}

## The table: what each field of a view is called

lorenzo-field-round = round
lorenzo-stage-report = Vatican report, { $n } faith needed
lorenzo-field-period = period
lorenzo-field-next-period = next cards: period
lorenzo-field-phase = phase
lorenzo-field-turn = at turn
lorenzo-field-order = Turn order
lorenzo-field-bonus-tiles = Bonus tiles to choose from
lorenzo-field-dice = Dice
lorenzo-field-die = die
lorenzo-field-value = value
lorenzo-field-towers = Towers
lorenzo-field-card = card
lorenzo-field-bonus = bonus
lorenzo-field-members = family members
lorenzo-field-member = family member
lorenzo-field-harvest = Harvest
lorenzo-field-space = space
lorenzo-field-production = Production
lorenzo-field-market = Market
lorenzo-field-council = Council palace
lorenzo-field-tiles = Excommunications
lorenzo-field-tile = tile
lorenzo-field-faith-asked = faith asked for
lorenzo-field-marked = excommunicated
lorenzo-field-decks = Cards to come
lorenzo-field-type = type
lorenzo-field-count = cards
lorenzo-field-business = Being done
lorenzo-field-alternatives = To choose from
lorenzo-field-estimates = What things would come to
lorenzo-field-next-order = order of the next round
lorenzo-field-report = Vatican report
lorenzo-field-support = Supporting the Church
lorenzo-field-because-of = because of
lorenzo-field-goes-to = goes to
lorenzo-field-card-to-take = card to take
lorenzo-field-types-to-take = card to take from
lorenzo-field-work = work
lorenzo-field-exchanges = exchanges chosen
lorenzo-field-pay = to pay
lorenzo-field-gain = to receive
lorenzo-field-resources = resources
lorenzo-field-military = military
lorenzo-field-faith = faith
lorenzo-field-victory-points = victory points
lorenzo-field-members-to-place = family members to place
lorenzo-field-territories = territories
lorenzo-field-buildings = buildings
lorenzo-field-characters = characters
lorenzo-field-ventures = ventures
lorenzo-field-bonus-tile = bonus tile
lorenzo-field-leaders = leaders in play
lorenzo-field-leader = leader
lorenzo-field-side = side
lorenzo-field-copied = copied
lorenzo-field-in-hand = leaders in hand
lorenzo-field-discarded = leaders discarded
lorenzo-field-excommunications = excommunications
lorenzo-field-points = points
lorenzo-field-pack = Leaders to choose from
lorenzo-field-hand = Your leaders

## Standing orders

lorenzo-order-support = Support the Church
lorenzo-order-refuse = Refuse, and be excommunicated

## Houses of Renaissance: pieces

lorenzo-good-special-tokens = special tokens
lorenzo-special-tokens = { $n ->
    [one] 1 special token
   *[other] { $n } special tokens
}
lorenzo-member-brown = Brown
lorenzo-colour-brown = brown
lorenzo-tower-special = Special Tower
lorenzo-space-leader = Space of { $leader }
lorenzo-space-leader-harvest = Space of { $leader } (harvest)
lorenzo-space-leader-production = Space of { $leader } (production)
lorenzo-bonus-advanced-5 = Bonus Tile 5
lorenzo-faith-tile-1 = Faith Tile 1
lorenzo-faith-tile-2 = Faith Tile 2
lorenzo-faith-tile-3 = Faith Tile 3
lorenzo-coins-token = Coins Token
lorenzo-servants-token = Servants Token
lorenzo-materials-token = Materials Token
lorenzo-wood-token = Wood Token
lorenzo-stone-token = Stone Token
lorenzo-paid-troops-token = Paid Troops Token
lorenzo-levied-troops-token = Levied Troops Token
lorenzo-faith-token = Faith Token
lorenzo-glory-token = Glory Token
lorenzo-triumph-token = Triumph Token
lorenzo-family-aragonesi = Aragonesi
lorenzo-family-colonna = Colonna
lorenzo-family-da-montefeltro = Da Montefeltro
lorenzo-family-della-rovere = Della Rovere
lorenzo-family-della-scala = Della Scala
lorenzo-family-este = Este
lorenzo-family-gonzaga = Gonzaga
lorenzo-family-malatesta = Malatesta
lorenzo-family-medici = Medici
lorenzo-family-orsini = Orsini
lorenzo-family-sforza = Sforza
lorenzo-tile-fewer-special-tokens = Fewer Special Tokens
lorenzo-tile-weaker-special-tower = Special Tower Hard to Climb
lorenzo-tile-lose-per-special-card = Toll on Special Cards

## Houses of Renaissance: special cards

lorenzo-card-special-97 = Toll Bridge
lorenzo-card-special-98 = Guild Borough
lorenzo-card-special-99 = Timber Road
lorenzo-card-special-100 = Quarry Hamlet
lorenzo-card-special-101 = Pilgrim Valley
lorenzo-card-special-102 = River Port
lorenzo-card-special-103 = Ducal Hunting Park
lorenzo-card-special-104 = Subjugated Plain
lorenzo-card-special-105 = Free Port
lorenzo-card-special-106 = Fertile Lowlands
lorenzo-card-special-107 = Abbey Lands
lorenzo-card-special-108 = Border March
lorenzo-card-special-109 = Notary’s Office
lorenzo-card-special-110 = Academy
lorenzo-card-special-111 = Marble Yard
lorenzo-card-special-112 = Sawmill
lorenzo-card-special-113 = Craftsmen’s Arcade
lorenzo-card-special-114 = Estate Chancery
lorenzo-card-special-115 = Goldsmiths’ Hall
lorenzo-card-special-116 = Oratory
lorenzo-card-special-117 = Portrait Gallery
lorenzo-card-special-118 = Grand Loggia
lorenzo-card-special-119 = Ruinous Palace
lorenzo-card-special-120 = Basilica
lorenzo-card-special-121 = Almoner
lorenzo-card-special-122 = Court Secretary
lorenzo-card-special-123 = Steward
lorenzo-card-special-124 = Court Poet
lorenzo-card-special-125 = Kingmaker
lorenzo-card-special-126 = Tower Warden
lorenzo-card-special-127 = Jurist
lorenzo-card-special-128 = Merchant Banker
lorenzo-card-special-129 = Chronicler
lorenzo-card-special-130 = Antiquarian
lorenzo-card-special-131 = Papal Confessor
lorenzo-card-special-132 = Soldier of Fortune
lorenzo-card-special-133 = Collecting Curiosities
lorenzo-card-special-134 = Ravaging the Countryside
lorenzo-card-special-135 = Founding a Hospice
lorenzo-card-special-136 = Holding a Tournament
lorenzo-card-special-137 = Arming the Militia
lorenzo-card-special-138 = Escorting the Legate
lorenzo-card-special-139 = Brokering a Truce
lorenzo-card-special-140 = Draining the Marshes
lorenzo-card-special-141 = Financing a Voyage
lorenzo-card-special-142 = Raising the Dome
lorenzo-card-special-143 = Expedition to the Levant
lorenzo-card-special-144 = Siege of the Rebel City

## Houses of Renaissance: leaders

lorenzo-leader-alfonso-v-aragona = Alfonso V d’Aragona
lorenzo-leader-alfonso-i-este = Alfonso I d’Este
lorenzo-leader-beatrice-este = Beatrice d’Este
lorenzo-leader-bramante = Bramante
lorenzo-leader-carlo-viii = Carlo VIII
lorenzo-leader-erasmo-rotterdam = Erasmo da Rotterdam
lorenzo-leader-ercole-i-este = Ercole I d’Este
lorenzo-leader-ferdinando-aragona = Ferdinando d’Aragona
lorenzo-leader-giulio-ii = Giulio II
lorenzo-leader-ladislao-vii = Ladislao VII Jagellone
lorenzo-leader-lucia-narni = Lucia da Narni
lorenzo-leader-marsilio-ficino = Marsilio Ficino
lorenzo-leader-martin-lutero = Martin Lutero
lorenzo-leader-massimiliano-asburgo = Massimiliano I d’Asburgo
lorenzo-leader-niccolo-machiavelli = Niccolò Machiavelli
lorenzo-leader-paracelso = Paracelso
lorenzo-leader-piero-francesca = Piero della Francesca
lorenzo-leader-pietro-bembo = Pietro Bembo
lorenzo-leader-raffaello-sanzio = Raffaello Sanzio
lorenzo-leader-tomas-torquemada = Tomas de Torquemada
lorenzo-leader-guglielmo-pazzi = Guglielmo de’ Pazzi
lorenzo-leader-jacopo-salviati = Jacopo Salviati
lorenzo-leader-leon-battista-alberti = Leon Battista Alberti
lorenzo-leader-palla-strozzi = Palla Strozzi
lorenzo-need-cards = { $n } cards in all
lorenzo-need-at-most = at most { $what }
lorenzo-need-at-most-in-all = at most { $n } { $goods } in all
lorenzo-need-none = no { $goods }
lorenzo-need-few-types = { $n } cards of no more than { $types } types
lorenzo-need-leaders = { $n ->
    [one] 1 leader already in play
   *[other] { $n } leaders already in play
}

## Houses of Renaissance: effects

lorenzo-per-leader = { $n ->
    [one] leader you have in play
   *[other] { $n } leaders you have in play
}
lorenzo-effect-per-by-value = { $gain } for every { $per }, but not more often than the value of the action
lorenzo-effect-lose = a loss of { $goods }
lorenzo-effect-draw-leaders = { $n ->
    [one] 1 leader
   *[other] { $n } leaders
} drawn into your hand
lorenzo-effect-play-leader = one leader in your hand that you may play whatever it asks for
lorenzo-effect-match-military = your military marker moved up to the foremost one
lorenzo-effect-take-discarded = { $card } that was discarded and is no special card, free of its cost
lorenzo-effect-draw-tokens = { $n } special tokens to look at, of which you keep { $kept }
lorenzo-effect-give-up = { $receive } for giving up one of your { $type } cards
lorenzo-effect-slot = what the special token on this card gives, once you have placed one
lorenzo-effect-activate = { $n ->
    [one] one of your { $type } cards activated, whatever its value
   *[other] { $n } of your { $type } cards activated, whatever their values
}
lorenzo-effect-activate-up-to = { $n ->
    [one] one of your { $type } cards activated, of value { $value } or less
   *[other] { $n } of your { $type } cards activated, of value { $value } or less
}
lorenzo-effect-exchange = you may pay { $trades }
lorenzo-effect-work-here-harvest = a harvest
lorenzo-effect-work-here-production = a production
lorenzo-cost-showing = { $goods } (if you own at least { $n } military points)
lorenzo-when-take-from-special-tower = whenever you take a card from the Special Tower
lorenzo-modifier-points-per-servant = your servants raise a value by { $n } where they would raise it by 1
lorenzo-modifier-gain-bonus = whenever anything gives you { $goods }, you receive { $n } more
lorenzo-modifier-no-surcharge-in = placing a family member in the { $towers } costs you no extra coins when it is occupied
lorenzo-modifier-loss-special-development-cards = at the end you lose { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} for every { $per ->
    [one] special card
   *[other] { $per } special cards
} you own
lorenzo-modifier-on-take = { $gives } with every { $type } card you take
lorenzo-modifier-on-take-harvest = with every { $type } card you take, a harvest at the value of that card less { $less }, which nothing can raise
lorenzo-modifier-on-play = { $gives } with every leader you play
lorenzo-modifier-on-excommunicated = { $effects } with every excommunication
lorenzo-modifier-with-privilege = { $gives } with every council privilege, for which you may no longer choose { $barred }
lorenzo-modifier-more-privileges = { $n ->
    [one] 1 more council privilege
   *[other] { $n } more council privileges
} wherever you receive any, of your free choice
lorenzo-modifier-market-slot = what the special token on this card gives, once you have placed one, with every family member you place in the market
lorenzo-modifier-waiver = every leader you play may lack { $n ->
    [one] one
   *[other] { $n }
} of the things it asks for
lorenzo-modifier-stand-in = you may pay { $spend } in place of { $instead }, one for one
lorenzo-modifier-extra-member = a { $member } family member of value { $value } besides the others, neither coloured nor neutral
lorenzo-modifier-stores = { $goods } that you pay for a { $type } card stay on your family tile, and one council privilege brings them all back
lorenzo-modifier-free-trade = in your turns, as often as you like, { $trade }
lorenzo-modifier-last-purchase = once per round, after all actions, a card left on the ordinary towers for { $goods } and nothing else
lorenzo-modifier-end-points-per = at the end { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
} for every { $goods } you have{ $most ->
    [0] {""}
   *[other] , but not more than { $most }
}
lorenzo-modifier-card-limit = you may own up to { $cards }
lorenzo-modifier-more-points = at the end { $points }
lorenzo-points-for = { $n } victory points for { $cards }
lorenzo-modifier-set-reward = your { $n ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} complete set of all four types: { $gives }
lorenzo-modifier-open-leaders = { $n } leaders lie open with this family in the auction; its winner takes them and plays { $played } at once, whatever it asks for
lorenzo-modifier-immune-to-excommunication = you cannot be excommunicated
lorenzo-modifier-keep-venture-military = you only need to have the military points that ventures cost, and keep them
lorenzo-modifier-special-faith-tiles = three tiles of the faith track give you something, each once, when you reach its step

## Houses of Renaissance: decisions

lorenzo-decision-offer = Which family do you offer for, and on which line? The higher the line, the fewer goods.
lorenzo-decision-spend = Which special token do you pay with? You do not receive what it gives.
lorenzo-decision-retain = Which of these special tokens do you keep? The others are discarded.
lorenzo-decision-free = Which leader do you play, whatever it asks for?
lorenzo-decision-give_up = Which card do you give up?
lorenzo-decision-servants_for = How many servants do you pay in place of this?
lorenzo-decision-retrieve = Which discarded card do you take, free of its cost?
lorenzo-decision-purchase = The actions are over. Which of the cards left do you buy?
lorenzo-decision-last = The last round is over. Which special tokens do you still use before the final scoring?
lorenzo-decision-work_cards = Which of your cards do you activate?

## Houses of Renaissance: options

lorenzo-not-met-types = { $need } (yours are of { $n } types)
lorenzo-value-short = { $n } in value
lorenzo-option-offer = { $family }, line { $line }: { $goods }
lorenzo-option-offer-unknown = { $family }, line { $line }
lorenzo-option-token = Use a { $token }: { $gives }
lorenzo-option-spend = Pay with { $tokens }
lorenzo-tokens = { $n ->
    [one] a { $token } ({ $gives })
   *[other] { $n } × { $token } ({ $gives } each)
}
lorenzo-option-retain = Keep the { $token } ({ $gives })
lorenzo-option-fill = Place a { $token } on { $card } for good ({ $gives } each time)
lorenzo-option-trade = { $n ->
    [one] { $family }: pay { $pay } for { $receive }
   *[other] { $family }, { $n } times: each time pay { $pay } for { $receive }
}
lorenzo-option-servants-for = { $n ->
    [0] No servants
    [one] 1 servant
   *[other] { $n } servants
} in place of { $good }
lorenzo-option-work = Activate { $card }
lorenzo-option-give-up = Give up { $card }
lorenzo-option-retrieve = Take { $card }
lorenzo-option-privilege-stored = Everything on your family tile: { $goods }
lorenzo-option-take-for = { $space }: take “{ $card }” for { $goods }
lorenzo-option-done-cards = That is all: activate { $cards }
lorenzo-option-exchange-activate = { $trader }: activate { $card } too
lorenzo-option-exchange-free = { $trader }: receive { $receive }

## Houses of Renaissance: events

lorenzo-event-special-card = A special card that is not in this match tells where the adaptation tile begins: { $card }.
lorenzo-event-adaptation = The adaptation tile lies on the { $tower }.
lorenzo-event-families = The families of this match: { $families }.
lorenzo-event-open-leaders = { $n ->
    [one] A leader lies
   *[other] Leaders lie
} open with one of them: { $leaders }.
lorenzo-event-offer = { $who ->
    [you] You offer
   *[other] { $name } offers
} line { $line } for { $family }.
lorenzo-event-outbid = { $who ->
    [you] You are
   *[other] { $name } is
} outbid for { $family } and must offer again.
lorenzo-event-won = { $who ->
    [you] Your family is
   *[other] The family of { $name } is
} { $family }, which begins with { $goods }.
lorenzo-event-tokens = { $who ->
    [you] You draw
   *[other] { $name } draws
} special tokens: { $tokens }.
lorenzo-event-tokens-hidden = { $name } draws special tokens.
lorenzo-event-look = { $who ->
    [you] You look
   *[other] { $name } looks
} at special tokens: { $tokens }.
lorenzo-event-look-hidden = { $name } looks at special tokens.
lorenzo-event-discard-token = { $who ->
    [you] You discard
   *[other] { $name } discards
} a { $token } without using it.
lorenzo-event-spend = { $who ->
    [you] You pay
   *[other] { $name } pays
} with a { $token }.
lorenzo-event-token = { $who ->
    [you] You use
   *[other] { $name } uses
} a { $token }.
lorenzo-event-fill = { $who ->
    [you] You place
   *[other] { $name } places
} a { $token } on { $card }.
lorenzo-event-draw-leaders = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $n ->
    [one] a leader
   *[other] leaders
}: { $leaders }.
lorenzo-event-draw-leaders-hidden = { $name } draws leaders.
lorenzo-event-give-up = { $who ->
    [you] You give up
   *[other] { $name } gives up
} { $card }, which is discarded.
lorenzo-event-servants-for = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $n ->
    [one] 1 servant
   *[other] { $n } servants
} in place of { $good }.
lorenzo-event-retrieve = { $who ->
    [you] You take
   *[other] { $name } takes
} { $card }, which had been discarded.
lorenzo-event-set = { $who ->
    [you] You have
   *[other] { $name } has
} { $n ->
    [one] a complete set
   *[other] { $n } complete sets
} of all four types.
lorenzo-event-also = { $card } activates { $other } too.
lorenzo-event-work-cards = { $who ->
    [you] You activate
   *[other] { $name } activates
} { $cards }.
lorenzo-event-loss = { $who ->
    [you] You lose
   *[other] { $name } loses
} { $goods } ({ $source }).
lorenzo-event-match = { $who ->
    [you] You move
   *[other] { $name } moves
} up to { $n } on the military track, level with the foremost.
lorenzo-event-trade = { $who ->
    [you] You trade
   *[other] { $name } trades
} away { $goods } ({ $family }).
lorenzo-event-gone = { $n ->
    [0] No card is left on the Special Tower.
   *[other] These special cards leave the match: { $cards }.
}

## Houses of Renaissance: what a word means

lorenzo-text-played = when played: { $effects }
lorenzo-text-space = on a space for you alone: { $effects }
lorenzo-text-exchanges = { $work } at { $value } or more: as many times as the value of the action, you may pay { $trades }
lorenzo-text-faith-tile = at step { $step } of the faith track: { $effects }
lorenzo-topic-houses = Houses of Renaissance
lorenzo-topic-auction = auction
lorenzo-topic-families = families
lorenzo-topic-tokens = special tokens
lorenzo-topic-special-tower = special tower
lorenzo-topic-adaptation = adaptation tile
lorenzo-topic-own-spaces = spaces of leaders
lorenzo-topic-slots = tokens on cards
lorenzo-help-houses = The expansion for two to five players: families with powers of their own, a fifth tower, special tokens, new leaders. Not every printed value is documented. What the special tokens, the auction tiles, the faith tiles, the new excommunications and the fifth bonus tile give here, and the names of the special cards, are this project’s own design.
lorenzo-help-auction = Before the first round there are as many families as players, each with an auction tile of six lines. You offer a line: the lower it is, the more goods come with the family. Whoever is outbid by a higher line must offer again at once. When each family has one offer, everybody receives a family and the goods of the line. There are no other goods to begin with, except for a few coins by turn order.
lorenzo-help-families = Your family tile holds from the auction to the end of the match, and everybody sees it. Each family breaks a rule for you: one works after taking a territory, one has a fifth family member, one trades on its turns, and so on.
lorenzo-help-tokens = Special tokens are drawn at random; only you see yours. In your turn, before or after placing, you may use any of them for what they give. Some cards cost tokens: any will do, and then they give nothing. A council privilege may be one, too. Tokens are worth no points by themselves, but you may still use them after the last round.
lorenzo-help-special-tower = A fifth tower, with special cards of all types. Its floors ask for value 1, 3, 5 and 7; the upper two give 1 and 2 special tokens. A card from here counts as any other of its type. What is left at the end of a round leaves the match.
lorenzo-help-adaptation = One of the four ordinary towers has the adaptation tile, which changes the values of its floors: up to four players 5, 6, 7 and 8, with five players 1, 2, 4 and 6. After each round it moves to the next tower.
lorenzo-help-own-spaces = Some leaders in play bring an action space that only their owner may use: one family member of value 1 or more in each round. It belongs to no area of the board, so no limit of an area holds there.
lorenzo-help-slots = Two of the special cards have a place for a special token. In your turn you may place one of yours there, for good: from then on it gives what it gives whenever the card is activated, or with every placement in the market.

## Houses of Renaissance: why not?

lorenzo-rule-HOU-019 = Five can play only with Houses of Renaissance.
lorenzo-rule-HOU-030 = First the auction: everybody needs a family before the first round.
lorenzo-rule-HOU-031 = This family is not up for auction.
lorenzo-rule-HOU-037 = Somebody offers for this family: only a higher line will do.
lorenzo-rule-HOU-041 = In the auction you make an offer, nothing else; nobody may pass.
lorenzo-rule-HOU-043 = Somebody has the highest line of this family and cannot be outbid.
lorenzo-rule-HOU-051 = You play one of the leaders that lay open with your family.
lorenzo-rule-HOU-056 = Only the Colonna have a brown family member.
lorenzo-rule-HOU-064 = There is nothing on your family tile to take back.
lorenzo-rule-HOU-071 = Your family receives faith with every council privilege and may not choose it as one.
lorenzo-rule-HOU-073 = Only the Della Scala make this trade, and only with a faith point to pay.
lorenzo-rule-HOU-074 = The trade of a family is for its owner’s turns.
lorenzo-rule-HOU-075 = Only the Este make this trade, and only with a military point to pay.
lorenzo-rule-HOU-076 = The actions are over: buy one of the cards left, or do without.
lorenzo-rule-HOU-078 = Cards of the Special Tower are not for sale.
lorenzo-rule-HOU-084 = You already have as many cards of this type as your family allows: eight.
lorenzo-rule-HOU-090 = Which leaders are dealt can be chosen only with Houses of Renaissance.
lorenzo-rule-HOU-091 = The extra pieces need Houses of Renaissance.
lorenzo-rule-HOU-101 = This space belongs to a leader whom you do not have in play.
lorenzo-rule-HOU-103 = The value is too low: the space of a leader asks for at least 1.
lorenzo-rule-HOU-104 = You have already used the space of this leader in this round.
lorenzo-rule-HOU-121 = First say which of the tokens drawn you keep.
lorenzo-rule-HOU-127 = First say how many servants you pay in place of other goods: as many as you can spare, and at least what you lack.
lorenzo-rule-HOU-132 = It must be one of your own characters that you give up.
lorenzo-rule-HOU-138 = You do not hold such a special token.
lorenzo-rule-HOU-141 = Special tokens are for your own turns.
lorenzo-rule-HOU-142 = This is for before or after a placement, not for the middle of an action.
lorenzo-rule-HOU-149 = First say which special tokens you pay with.
lorenzo-rule-HOU-172 = The value is too low: the adaptation tile changes what this tower asks for.
lorenzo-rule-HOU-189 = The value of the action is how often this exchange can be made at most.
lorenzo-rule-HOU-191 = It can only activate a card that you own.
lorenzo-rule-HOU-193 = A card that activates others can be activated by another card only once, and this one has been.
lorenzo-rule-HOU-195 = First say which of your cards are activated.
lorenzo-rule-HOU-203 = You need a card with an empty place for a token, and such a token in hand.
lorenzo-rule-HOU-211 = It must be a leader in your hand that can be played.
lorenzo-rule-HOU-212 = The token comes by itself unless you pay for a leader, and for that you need one in hand that could be played.
lorenzo-rule-HOU-220 = Only discarded cards of the right type can be taken, and no special cards.
lorenzo-rule-HOU-228 = You could keep none of the tokens, so it is no use drawing any.
lorenzo-rule-HOU-259 = The last round is over: only special tokens can still be used.
lorenzo-setting-houses = with the expansion Houses of Renaissance
lorenzo-setting-houses-true = yes
lorenzo-setting-houses-false = { $n ->
    [5] {""}
   *[other] no
}
lorenzo-setting-leader_pool = { $houses ->
    [0] {""}
   *[other] leaders that are dealt
}
lorenzo-setting-leader_pool-both = of both boxes
lorenzo-setting-leader_pool-base = of the base game
lorenzo-setting-leader_pool-new = of the expansion
lorenzo-setting-extra_pieces = { $houses ->
    [0] {""}
   *[other] extra pieces: the Sforza family and four leaders
}
lorenzo-setting-extra_pieces-true = yes
lorenzo-setting-extra_pieces-false = no

## Houses of Renaissance: the fields of a view

lorenzo-field-auction = Auction
lorenzo-field-family = family
lorenzo-field-lines = lines
lorenzo-field-line = line
lorenzo-field-goods = goods
lorenzo-field-offer = offer of
lorenzo-field-open-leaders = Leaders that lie open
lorenzo-field-activates = also activates
lorenzo-field-adaptation = adaptation tile
lorenzo-field-supply = special tokens in the supply
lorenzo-field-used-tokens = Special tokens discarded
lorenzo-field-leader-deck = leaders in the deck
lorenzo-field-removed = Discarded cards of the ordinary towers
lorenzo-field-gone = Special cards that left the match
lorenzo-field-tokens-in-hand = special tokens
lorenzo-field-placed-tokens = tokens on cards
lorenzo-field-token = token
lorenzo-field-stored = on the family tile
lorenzo-field-faith-tiles = faith tiles ahead
lorenzo-field-spaces = spaces of leaders
lorenzo-field-tokens = Your special tokens
lorenzo-field-drawn = Special tokens to keep one of
lorenzo-field-paying = Special tokens to pay with
lorenzo-field-amount = Amounts

## Said of what is drawn

lorenzo-draw-at = at { $n }
lorenzo-draw-cards = { $name }: { $n }
lorenzo-draw-charge = Somebody stands here: entering costs you { $n ->
    [one] 1 coin
   *[other] { $n } coins
} more.
lorenzo-draw-choice = What you choose from
lorenzo-draw-copied = It has the ability of { $leader }.
lorenzo-draw-deck = { $n ->
    [0] All its cards have been dealt.
    [one] 1 card is still to come, of period { $period } next.
   *[other] { $n } cards are still to come, of period { $period } next.
}
lorenzo-draw-exchanges = { $n ->
    [one] 1 exchange
   *[other] { $n } exchanges
}
lorenzo-draw-faith = reports ask for { $steps }
lorenzo-draw-report-title = Vatican report of period { $n }
lorenzo-draw-report-asks = The Church asks for { $faith } faith points.
lorenzo-draw-report-support = Support
lorenzo-draw-report-refuse = Refuse
lorenzo-draw-report-lost = As things stand, it would cost you { $n ->
    [0] nothing
    [one] 1 victory point
   *[other] { $n } victory points
} in the end.
lorenzo-draw-report-kept = You keep your faith.
lorenzo-draw-left = Left to pay with
lorenzo-draw-line = line { $n }
lorenzo-draw-spaces = Spaces
lorenzo-draw-no-family = no family yet:
lorenzo-draw-without-family = No family yet: { $names }
lorenzo-draw-member-die = Its die shows { $n }.
lorenzo-draw-member-placed = It stands on the board until the round ends.
lorenzo-draw-member-value = It is worth { $n } now.
lorenzo-draw-military = territories ask for { $steps }
lorenzo-draw-need = { $met ->
    [1] Met
   *[0] Not met
}: { $what }; you have { $has }.
lorenzo-draw-needs-met = All that it asks for is there: you can play it.
lorenzo-draw-next-order = The order of the next round, as the council stands now: { $order }
lorenzo-draw-step-opens = From here on you can take { $n ->
    [1] a third territory
    [2] a fourth territory
    [3] a fifth territory
   *[other] a sixth territory
}.
lorenzo-draw-step-points = Supporting the Church from here gives { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}.
lorenzo-draw-step-report = Enough to support the Church in report { $n }.
lorenzo-draw-stored = { $n } more on your family tile.
lorenzo-draw-take-at = take { $which } at { $n }
lorenzo-draw-taken = Chosen { $n ->
    [one] once.
   *[other] { $n } times.
}
lorenzo-draw-waiting = The towers are filled when the round begins.

## The page of its pieces

lorenzo-cards-tints = Type of card
lorenzo-cards-levels = Period
lorenzo-cards-kind-card = Development cards
lorenzo-cards-kind-leader = Leaders
lorenzo-cards-kind-excommunication = Excommunication tiles
lorenzo-cards-kind-bonus-tile = Personal bonus tiles
lorenzo-cards-kind-family = Families
lorenzo-cards-kind-token = Special tokens
lorenzo-cards-kind-faith-tile = Faith tiles
lorenzo-cards-kind-member = Family members
lorenzo-cards-kind-space = Action spaces
lorenzo-cards-tint-green = Territories
lorenzo-cards-tint-yellow = Buildings
lorenzo-cards-tint-blue = Characters
lorenzo-cards-tint-purple = Ventures
lorenzo-cards-level = Period { $n }
