### Lorenzo il Magnifico in italiano. Gli eventi sanno di chi si parla: "you" è il posto di chi legge.
### Gli effetti sono scritti in minuscolo e senza punto finale: stanno in mezzo ad altre frasi.

lorenzo-title = Lorenzo il Magnifico
lorenzo-front = Manda la famiglia nelle torri, nei campi e al mercato, e resta in buoni rapporti con la Chiesa.

## Pezzi

lorenzo-good-coins = monete
lorenzo-good-wood = legno
lorenzo-good-stone = pietra
lorenzo-good-servants = servitori
lorenzo-good-military = punti militari
lorenzo-good-faith = punti fede
lorenzo-good-victory-points = punti vittoria
lorenzo-good-privileges = privilegi del consiglio
lorenzo-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
lorenzo-wood = { $n ->
    [one] 1 legno
   *[other] { $n } legni
}
lorenzo-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}
lorenzo-servants = { $n ->
    [one] 1 servitore
   *[other] { $n } servitori
}
lorenzo-military = { $n ->
    [one] 1 punto militare
   *[other] { $n } punti militari
}
lorenzo-faith = { $n ->
    [one] 1 punto fede
   *[other] { $n } punti fede
}
lorenzo-victory-points = { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
}
lorenzo-privileges = { $n ->
    [one] 1 privilegio del consiglio
   *[other] { $n } privilegi del consiglio
}
lorenzo-privileges-different = { $n } privilegi del consiglio diversi
lorenzo-nothing = niente
lorenzo-goods = { $goods }
lorenzo-or = { $first } oppure { $last }
lorenzo-quoted = «{ $name }»
lorenzo-seat = { $who ->
    [you] tu
   *[other] { $name }
}
lorenzo-type-territory = territorio
lorenzo-type-building = edificio
lorenzo-type-character = personaggio
lorenzo-type-venture = impresa
lorenzo-territory = { $n ->
    [one] 1 carta territorio
   *[other] { $n } carte territorio
}
lorenzo-building = { $n ->
    [one] 1 carta edificio
   *[other] { $n } carte edificio
}
lorenzo-character = { $n ->
    [one] 1 carta personaggio
   *[other] { $n } carte personaggio
}
lorenzo-venture = { $n ->
    [one] 1 carta impresa
   *[other] { $n } carte impresa
}
lorenzo-cards-of-one-type = { $n } carte di uno stesso tipo, qualunque sia
lorenzo-military-owned = { $n ->
    [one] 1 punto militare che devi avere
   *[other] { $n } punti militari che devi avere
}
lorenzo-take-territory = { $n } per prendere carte territorio
lorenzo-take-building = { $n } per prendere carte edificio
lorenzo-take-character = { $n } per prendere carte personaggio
lorenzo-take-venture = { $n } per prendere carte impresa
lorenzo-take-any = { $n } per prendere una carta di qualsiasi tipo
lorenzo-take-from-special-tower = { $n } per prendere carte dalla torre speciale
lorenzo-colored = { $n } per i familiari colorati
lorenzo-member-black = Nero
lorenzo-member-white = Bianco
lorenzo-member-orange = Arancione
lorenzo-member-neutral = Neutro
lorenzo-colour-black = nero
lorenzo-colour-white = bianco
lorenzo-colour-orange = arancione
lorenzo-colour-neutral = neutro
lorenzo-die = { $colour } { $n }
lorenzo-tower-territory = Torre dei Territori
lorenzo-tower-character = Torre dei Personaggi
lorenzo-tower-building = Torre degli Edifici
lorenzo-tower-venture = Torre delle Imprese
lorenzo-floor = piano { $n }
lorenzo-space-floor = { $tower }, piano { $n }
lorenzo-space-harvest-1 = Raccolto piccolo
lorenzo-space-harvest-2 = Raccolto grande
lorenzo-space-production-1 = Produzione piccola
lorenzo-space-production-2 = Produzione grande
lorenzo-space-market-1 = Mercato 1
lorenzo-space-market-2 = Mercato 2
lorenzo-space-market-3 = Mercato 3
lorenzo-space-market-4 = Mercato 4
lorenzo-space-council-1 = Palazzo del Consiglio
lorenzo-work-harvest = raccolto
lorenzo-work-production = produzione
lorenzo-source-discard = un leader scartato
lorenzo-phase-preparation = preparazione
lorenzo-phase-actions = azioni
lorenzo-phase-report = rapporto in Vaticano
lorenzo-phase-over = finita
lorenzo-verdict-marked = con scomunica
lorenzo-verdict-spared = senza scomunica
lorenzo-verdict-decides = può sostenere
lorenzo-verdict-falls-short = troppo poca fede
lorenzo-side-face-up = scoperto
lorenzo-side-face-down = già usato in questo round
lorenzo-bonus-basic = Tessera bonus base
lorenzo-bonus-advanced-1 = Tessera bonus 1
lorenzo-bonus-advanced-2 = Tessera bonus 2
lorenzo-bonus-advanced-3 = Tessera bonus 3
lorenzo-bonus-advanced-4 = Tessera bonus 4

## Territori

lorenzo-card-commercial-hub = Scalo commerciale
lorenzo-card-woods = Bosco
lorenzo-card-village = Borgo
lorenzo-card-gravel-pit = Cava di ghiaia
lorenzo-card-forest = Foresta
lorenzo-card-monastery = Monastero
lorenzo-card-citadel = Cittadella
lorenzo-card-city = Città
lorenzo-card-gold-mine = Miniera d’oro
lorenzo-card-mountain-town = Paese di montagna
lorenzo-card-mining-town = Paese di minatori
lorenzo-card-rock-pit = Cava di pietra
lorenzo-card-estate = Possedimento
lorenzo-card-hermitage = Eremo
lorenzo-card-manor-house = Casa padronale
lorenzo-card-dukedom = Ducato
lorenzo-card-trading-town = Città mercantile
lorenzo-card-farm = Fattoria
lorenzo-card-colony = Colonia
lorenzo-card-marble-pit = Cava di marmo
lorenzo-card-province = Provincia
lorenzo-card-sanctuary = Santuario
lorenzo-card-castle = Castello
lorenzo-card-fortified-town = Città fortificata

## Edifici

lorenzo-card-mint = Zecca
lorenzo-card-tax-office = Esattoria
lorenzo-card-triumphal-arch = Arco di trionfo
lorenzo-card-theater = Teatro
lorenzo-card-carpenters-shop = Bottega del falegname
lorenzo-card-stonemasons-shop = Bottega dello scalpellino
lorenzo-card-chapel = Cappella
lorenzo-card-residence = Residenza
lorenzo-card-marketplace = Piazza del mercato
lorenzo-card-treasury = Tesoreria
lorenzo-card-painters-guild = Corporazione dei pittori
lorenzo-card-sculptors-guild = Corporazione degli scultori
lorenzo-card-stonemasons-guild = Corporazione degli scalpellini
lorenzo-card-baptistery = Battistero
lorenzo-card-barracks = Caserma
lorenzo-card-stronghold = Roccaforte
lorenzo-card-bank = Banca
lorenzo-card-fair = Fiera
lorenzo-card-garden = Giardino
lorenzo-card-fortress = Fortezza
lorenzo-card-palace = Palazzo
lorenzo-card-church = Chiesa
lorenzo-card-military-academy = Accademia militare
lorenzo-card-cathedral = Cattedrale

## Personaggi

lorenzo-card-warlord = Condottiero
lorenzo-card-stonemason = Scalpellino
lorenzo-card-dame = Dama
lorenzo-card-knight = Cavaliere
lorenzo-card-farmer = Fattore
lorenzo-card-artisan = Artigiano
lorenzo-card-preacher = Predicatore
lorenzo-card-abbess = Badessa
lorenzo-card-captain = Capitano
lorenzo-card-architect = Architetto
lorenzo-card-patron = Mecenate
lorenzo-card-hero = Eroe
lorenzo-card-peasant = Contadino
lorenzo-card-scholar = Erudito
lorenzo-card-papal-messenger = Messo papale
lorenzo-card-royal-messenger = Messo reale
lorenzo-card-noble = Nobile
lorenzo-card-governor = Governatore
lorenzo-card-paramour = Amante
lorenzo-card-herald = Araldo
lorenzo-card-cardinal = Cardinale
lorenzo-card-bishop = Vescovo
lorenzo-card-general = Generale
lorenzo-card-ambassador = Ambasciatore

## Imprese

lorenzo-card-hiring-recruits = Arruolare reclute
lorenzo-card-repairing-the-church = Restaurare la chiesa
lorenzo-card-building-the-walls = Costruire le mura
lorenzo-card-raising-a-statue = Innalzare una statua
lorenzo-card-military-campaign = Campagna militare
lorenzo-card-hosting-panhandlers = Ospitare i mendicanti
lorenzo-card-fighting-heresies = Combattere le eresie
lorenzo-card-support-to-the-bishop = Sostegno al vescovo
lorenzo-card-hiring-soldiers = Arruolare soldati
lorenzo-card-repairing-the-abbey = Restaurare l’abbazia
lorenzo-card-building-the-bastions = Costruire i bastioni
lorenzo-card-support-to-the-king = Sostegno al re
lorenzo-card-improving-the-canals = Migliorare i canali
lorenzo-card-hosting-foreigners = Ospitare i forestieri
lorenzo-card-crusade = Crociata
lorenzo-card-support-to-the-cardinal = Sostegno al cardinale
lorenzo-card-hiring-mercenaries = Arruolare mercenari
lorenzo-card-repairing-the-cathedral = Restaurare la cattedrale
lorenzo-card-building-the-towers = Costruire le torri
lorenzo-card-promoting-sacred-art = Promuovere l’arte sacra
lorenzo-card-military-conquest = Conquista militare
lorenzo-card-improving-the-roads = Migliorare le strade
lorenzo-card-sacred-war = Guerra santa
lorenzo-card-support-to-the-pope = Sostegno al papa

## Leader

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

## Tessere scomunica

lorenzo-tile-fewer-military = Meno punti militari
lorenzo-tile-fewer-coins = Meno monete
lorenzo-tile-fewer-servants = Meno servitori
lorenzo-tile-fewer-wood-or-stone = Meno legno o pietra
lorenzo-tile-weaker-harvest = Raccolti magri
lorenzo-tile-weaker-production = Produzione fiacca
lorenzo-tile-weaker-colored-members = Famiglia indebolita
lorenzo-tile-weaker-territory-taking = Territori difficili
lorenzo-tile-weaker-building-taking = Edifici difficili
lorenzo-tile-weaker-character-taking = Personaggi difficili
lorenzo-tile-weaker-venture-taking = Imprese difficili
lorenzo-tile-no-market = Niente mercato
lorenzo-tile-costly-servants = Servitori cari
lorenzo-tile-skip-first-turn = Partenza in ritardo
lorenzo-tile-no-character-scoring = Personaggi senza valore
lorenzo-tile-no-venture-scoring = Imprese senza valore
lorenzo-tile-no-territory-scoring = Territori senza valore
lorenzo-tile-lose-per-victory-points = Tributo sui punti vittoria
lorenzo-tile-lose-per-military = Tributo sui punti militari
lorenzo-tile-lose-per-building-cost = Tributo sugli edifici
lorenzo-tile-lose-per-resource = Tributo sulle risorse

## Effetti che avvengono

lorenzo-any-card = una carta di qualsiasi tipo
lorenzo-one-card = una carta { $type }
lorenzo-per-card = { $n ->
    [one] carta { $type } che possiedi
   *[other] { $n } carte { $type } che possiedi
}
lorenzo-effect-per = { $gain } per ogni { $per }
lorenzo-effect-take = { $card }, da prendere con valore { $value } e senza familiare
lorenzo-effect-take-for-less = { $card }, da prendere con valore { $value } e senza familiare, con uno sconto di { $discount }
lorenzo-effect-work-harvest = un raccolto di valore { $value }{ $only ->
    [0] {""}
   *[1] , che solo i servitori possono aumentare
}
lorenzo-effect-work-production = una produzione di valore { $value }{ $only ->
    [0] {""}
   *[1] , che solo i servitori possono aumentare
}
lorenzo-effect-chosen-member = un familiare colorato a tua scelta, che vale { $value } fino alla fine del round
lorenzo-trade = { $pay } per { $receive }
lorenzo-price = per { $cost }
lorenzo-price-free = gratis
lorenzo-cost-owning = { $goods } (se ne hai almeno { $n })

## Effetti che valgono sempre

lorenzo-when-take-territory = ogni volta che prendi una carta territorio
lorenzo-when-take-building = ogni volta che prendi una carta edificio
lorenzo-when-take-character = ogni volta che prendi una carta personaggio
lorenzo-when-take-venture = ogni volta che prendi una carta impresa
lorenzo-when-harvest = ogni volta che fai un raccolto
lorenzo-when-production = ogni volta che fai una produzione
lorenzo-modifier-action = valore { $higher ->
    [1] +{ $n }
   *[0] −{ $n }
} { $when }
lorenzo-modifier-member-coloured = ogni tuo familiare colorato vale { $n } { $higher ->
    [1] in più
   *[0] in meno
}
lorenzo-modifier-member-neutral = il tuo familiare neutro vale { $n } { $higher ->
    [1] in più
   *[0] in meno
}
lorenzo-modifier-members-count = i tuoi familiari colorati valgono { $value }, qualunque cosa dicano i dadi
lorenzo-modifier-servants = per aumentare un valore di 1 ti servono { $n } servitori
lorenzo-modifier-occupied = i tuoi familiari possono entrare anche negli spazi già occupati
lorenzo-modifier-ban-market = non puoi mettere familiari al mercato
lorenzo-modifier-no-surcharge = mettere un familiare in una torre occupata non ti costa monete in più
lorenzo-modifier-no-floor-bonus = nelle torri non ricevi il bonus di { $floors }
lorenzo-modifier-discount = { $card } ti costa { $discount } in meno
lorenzo-modifier-no-requirement = per prendere carte territorio non ti servono punti militari
lorenzo-modifier-penalty = ogni volta che qualcosa ti dà { $goods }, ne ricevi { $n } in meno
lorenzo-modifier-double = { $goods } che una carta ti dà subito valgono doppio
lorenzo-modifier-support = { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} in più ogni volta che sostieni la Chiesa
lorenzo-modifier-no-scoring-territories = alla fine le tue carte territorio non danno punti
lorenzo-modifier-no-scoring-characters = alla fine le tue carte personaggio non danno punti
lorenzo-modifier-no-scoring-ventures = alla fine le tue carte impresa non danno punti
lorenzo-modifier-loss-victory-points = prima del conteggio finale perdi { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} ogni { $per } che hai
lorenzo-modifier-loss-military = alla fine perdi { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} per ogni { $per ->
    [one] punto militare
   *[other] { $per } punti militari
} che hai
lorenzo-modifier-loss-building-cost-wood-and-stone = alla fine perdi { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} per ogni { $per ->
    [one] legno o pietra
   *[other] { $per } legni o pietre
} nel costo dei tuoi edifici
lorenzo-modifier-loss-supply-resources = alla fine perdi { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} per ogni { $per ->
    [one] moneta, legno, pietra o servitore
   *[other] { $per } monete, legni, pietre o servitori
} che ti resta
lorenzo-modifier-skip-first-turn = in ogni round salti il primo turno e puoi mettere l’ultimo familiare dopo tutti gli altri
lorenzo-modifier-copy-leader-ability = copia per sempre l’abilità di un leader che un altro giocatore ha in gioco

## Decisioni

lorenzo-decision-tile = Quale tessera bonus prendi?
lorenzo-decision-keep = Quale leader tieni? Gli altri passano a chi siede alla tua destra.
lorenzo-decision-turn = Tocca a te: metti un familiare.
lorenzo-decision-end = Hai messo il tuo familiare. Vuoi fare altro o finire il turno?
lorenzo-decision-servants = Quanti servitori aggiungi?
lorenzo-decision-privilege = Quale privilegio del consiglio scegli?
lorenzo-decision-lose = Di che cosa ricevi 1 in meno?
lorenzo-decision-pay = Come paghi la carta?
lorenzo-decision-take = Quale carta prendi, senza usare familiari?
lorenzo-decision-work = Con quanti servitori fai questa azione, senza usare familiari?
lorenzo-decision-exchange = Quale scambio fai? Paghi con quello che hai adesso; tutto il resto arriva dopo.
lorenzo-decision-choose = Quale familiare vale di più in questo round?
lorenzo-decision-copy = Di chi copi l’abilità? Resterà quella fino alla fine.
lorenzo-decision-church = Sostieni la Chiesa con tutta la tua fede?

## Opzioni

lorenzo-with-servants = { $n ->
    [0] {""}
    [one] , con 1 servitore
   *[other] , con { $n } servitori
}
lorenzo-not-met-so-many = { $need } ({ $n ->
    [0] non ne hai
   *[other] ne hai { $n }
})
lorenzo-option-tile = { $tile }: il raccolto dà { $harvest }; la produzione dà { $production }
lorenzo-option-keep = Tieni { $leader } (richiede { $needs }): { $use ->
    [0] una volta per round, { $ability }
    [2] quando entra in gioco, { $ability }
    [3] su uno spazio solo tuo, { $ability }
   *[1] { $ability }
}
lorenzo-option-place-unrolled = { $member }, { $space }
lorenzo-option-place-empty = { $member } ({ $value }), { $space }: nessuna carta
lorenzo-option-place-card = { $member } ({ $value }), { $space }: «{ $card }» { $price }{ $servants }{ $charge ->
    [0] {""}
   *[other] , più { $charge } monete per la torre occupata
}{ $bonused ->
    [0] {""}
   *[1] ; il piano dà { $bonus }
}
lorenzo-option-place-work = { $member } ({ $value }), { $space }{ $servants }: { $work } di valore { $reached }, attiva { $activates }
lorenzo-option-place-space = { $member } ({ $value }), { $space }{ $servants }: { $gives }
lorenzo-option-servants = { $n ->
    [0] Nessun servitore: valore { $value }
    [one] 1 servitore: valore { $value }
   *[other] { $n } servitori: valore { $value }
}
lorenzo-option-servants-work = { $n ->
    [0] Nessun servitore
    [one] 1 servitore
   *[other] { $n } servitori
}: { $work } di valore { $reached }, attiva { $activates }
lorenzo-option-servants-only = { $n ->
    [0] Nessun servitore
    [one] 1 servitore
   *[other] { $n } servitori
}
lorenzo-sum-action = valore dell’azione
lorenzo-sum-added = aggiunto o tolto da quel che hai
lorenzo-sum-servants = servitori
lorenzo-option-pay = Paga { $goods }
lorenzo-option-take = { $space }: prendi «{ $card }» { $price }{ $servants }{ $charge ->
    [0] {""}
   *[other] , più { $charge } monete per la torre occupata
}{ $bonused ->
    [0] {""}
   *[1] ; il piano dà { $bonus }
}
lorenzo-option-take-card = { $space }: prendi «{ $card }»
lorenzo-option-take-empty = { $space }: nessuna carta
lorenzo-option-decline = Rinuncia a questa azione
lorenzo-option-privilege = { $goods }
lorenzo-option-exchange = { $n ->
    [one] { $trader }: paga { $pay } per { $receive }
   *[other] { $trader }, { $n } volte: ogni volta paga { $pay } per { $receive }
}
lorenzo-option-done = { $n ->
    [0] Nessuno scambio
   *[other] Basta così: scambia
}
lorenzo-option-lose = Rinuncia a { $goods }
lorenzo-option-play = Gioca { $leader }: { $use ->
    [0] una volta per round, { $ability }
    [2] quando entra in gioco, { $ability }
    [3] su uno spazio solo tuo, { $ability }
   *[1] { $ability }
}
lorenzo-option-discard = Scarta { $leader } per { $gives }
lorenzo-option-activate = Usa { $leader } per questo round: { $ability }
lorenzo-option-copy = Copia { $leader }: { $use ->
    [0] una volta per round, { $ability }
    [2] quando entra in gioco, { $ability }
    [3] su uno spazio solo tuo, { $ability }
   *[1] { $ability }
}
lorenzo-option-choose = { $member } ({ $now }): vale { $value }, qualunque cosa dica il dado
lorenzo-option-choose-member = { $member }
lorenzo-option-church-support = Sostieni la Chiesa: { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
} per tutta la tua fede ({ $faith })
lorenzo-option-church-refuse = Rifiuta: tieni la fede e prendi la scomunica («{ $tile }»)
lorenzo-option-more = Decidi tu quanti servitori aggiungere
lorenzo-option-pass = Passa: non metti nessun familiare
lorenzo-option-end = Fine del turno

## Eventi

lorenzo-event-order = Ordine di turno: { $seats }.
lorenzo-event-tiles = Le tessere scomunica dei tre periodi: { $tiles }.
lorenzo-event-tile = { $who ->
    [you] Prendi
   *[other] { $name } prende
} { $tile }: il raccolto dà { $harvest }; la produzione dà { $production }.
lorenzo-event-pack = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} dei leader fra cui scegliere: { $leaders }.
lorenzo-event-pack-hidden = { $name } riceve dei leader fra cui scegliere.
lorenzo-event-keep = { $who ->
    [you] Tieni
   *[other] { $name } tiene
} { $leader }.
lorenzo-event-keep-hidden = { $name } tiene un leader.
lorenzo-event-round = Comincia il round { $n }, nel periodo { $period }.
lorenzo-event-cards = Nuove carte nelle torri: { $cards }.
lorenzo-event-dice = Si tirano i dadi: { $dice }.
lorenzo-event-turn = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $name }.
}
lorenzo-event-skip = { $who ->
    [you] Salti
   *[other] { $name } salta
} il primo turno del round.
lorenzo-event-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
lorenzo-event-servants = { $who ->
    [you] Aggiungi
   *[other] { $name } aggiunge
} { $n ->
    [one] 1 servitore.
   *[other] { $n } servitori.
}
lorenzo-event-place = { $who ->
    [you] Metti
   *[other] { $name } mette
} il familiare { $member }: { $space }.
lorenzo-event-surcharge = { $who ->
    [you] Paghi
   *[other] { $name } paga
} { $goods } perché la { $tower } è occupata.
lorenzo-event-pay = { $who ->
    [you] Paghi
   *[other] { $name } paga
} { $goods } per «{ $card }».
lorenzo-event-take = { $who ->
    [you] Prendi
   *[other] { $name } prende
} «{ $card }» ({ $space }).
lorenzo-event-work = { $who ->
    [you] La tua azione
   *[other] L’azione di { $name }
}: { $work } di valore { $value }.
lorenzo-event-exchange = { $who ->
    [you] Paghi
   *[other] { $name } paga
} { $goods } a { $trader } per { $receive }.
lorenzo-event-gain = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} { $goods } ({ $source }).
lorenzo-event-privilege = { $who ->
    [you] Usi
   *[other] { $name } usa
} un privilegio del consiglio.
lorenzo-event-decline = { $who ->
    [you] Rinunci
   *[other] { $name } rinuncia
} all’azione di { $source }.
lorenzo-event-lapse = Non c’è nulla che l’azione di { $source } possa fare.
lorenzo-event-play = { $who ->
    [you] Giochi
   *[other] { $name } gioca
} il leader { $leader }.
lorenzo-event-discard = { $who ->
    [you] Scarti
   *[other] { $name } scarta
} il leader { $leader }.
lorenzo-event-activate = { $who ->
    [you] Usi
   *[other] { $name } usa
} il leader { $leader } per questo round.
lorenzo-event-copy = { $who ->
    [you] Copi
   *[other] { $name } copia
} l’abilità di { $leader }.
lorenzo-event-choose = { $who ->
    [you] Il tuo familiare { $member }
   *[other] Il familiare { $member } di { $name }
} vale { $value } in questo round.
lorenzo-event-report = Rapporto in Vaticano del periodo { $n }!
lorenzo-event-support = { $who ->
    [you] Sostieni
   *[other] { $name } sostiene
} la Chiesa con { $n } punti fede.
lorenzo-event-support-bonus = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} altri { $n } punti vittoria per questo sostegno.
lorenzo-event-faith = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} dal tracciato fede e { $who ->
    [you] torni
   *[other] torna
} all’inizio.
lorenzo-event-excommunicated = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} la scomunica: «{ $tile }».
lorenzo-event-removed = { $n ->
    [0] Nelle torri non è rimasta nessuna carta.
   *[other] Queste carte escono dal gioco: { $cards }.
}
lorenzo-event-home = Tutti i familiari tornano a casa.
lorenzo-event-score = { $who ->
    [you] Alla fine hai
   *[other] Alla fine { $name } ha
} { $n ->
    [one] 1 punto vittoria.
   *[other] { $n } punti vittoria.
}
lorenzo-event-over = La partita è finita.

## Il segnapunti

lorenzo-part-track = ottenuti in partita
lorenzo-part-territories = territori
lorenzo-part-characters = personaggi
lorenzo-part-ventures = imprese
lorenzo-part-military = forza militare
lorenzo-part-resources = risorse rimaste
lorenzo-part-excommunications = scomuniche
lorenzo-tie = A pari punti decide l’ordine di turno: { $who }.

## Che cosa vuol dire una parola

lorenzo-text-card = { $type }, { $price }
lorenzo-text-at-once = subito: { $effects }
lorenzo-text-work = { $work } di { $value } o più: { $effects }
lorenzo-text-exchange = { $work } di { $value } o più: puoi pagare { $trades }
lorenzo-text-owned = da allora: { $effects }
lorenzo-text-end = alla fine: { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
}
lorenzo-text-needs = richiede { $needs } per entrare in gioco
lorenzo-text-once = una volta per round: { $effects }
lorenzo-text-permanent = finché è in gioco: { $effects }
lorenzo-text-excommunicated = con questa scomunica: { $effects }
lorenzo-text-bonus = ogni raccolto dà { $harvest }; ogni produzione dà { $production }
lorenzo-text-value = richiede un valore di { $value }{ $penalty ->
    [0] {""}
   *[other] {" "}dopo aver tolto { $penalty }
}
lorenzo-text-gives = dà { $effects }
lorenzo-text-many = qui può stare qualsiasi numero di familiari

## Che cosa significa un simbolo

lorenzo-topic-aim = scopo
lorenzo-topic-coins = monete
lorenzo-topic-wood = legno
lorenzo-topic-stone = pietra
lorenzo-topic-servants = servitori
lorenzo-topic-military = punti militari
lorenzo-topic-faith = fede
lorenzo-topic-members = familiari
lorenzo-topic-dice = dadi
lorenzo-topic-towers = torri
lorenzo-topic-territories = territori
lorenzo-topic-buildings = edifici
lorenzo-topic-characters = personaggi
lorenzo-topic-ventures = imprese
lorenzo-topic-harvest = raccolto
lorenzo-topic-production = produzione
lorenzo-topic-exchange = scambio
lorenzo-topic-bonus = tessera bonus
lorenzo-topic-market = mercato
lorenzo-topic-council = consiglio
lorenzo-topic-privilege = privilegio
lorenzo-topic-report = rapporto
lorenzo-topic-excommunication = scomunica
lorenzo-topic-leaders = leader
lorenzo-topic-order = ordine
lorenzo-topic-end = fine
lorenzo-topic-points = punti
lorenzo-topic-record = registro
lorenzo-help-aim = Vince chi dopo sei round ha più punti vittoria. Manda i tuoi familiari nelle torri a prendere carte, al raccolto e alla produzione per farle rendere, al mercato e al palazzo del consiglio per avere risorse, e tieni da parte abbastanza fede per la Chiesa.
lorenzo-help-coins = Le monete pagano i personaggi e molte altre carte. Entrare in una torre dove c’è già qualcuno ne costa 3.
lorenzo-help-wood = Il legno è una delle quattro risorse: serve per edifici, imprese e scambi.
lorenzo-help-stone = La pietra è una delle quattro risorse: serve per edifici, imprese e scambi.
lorenzo-help-servants = Ogni servitore che paghi aumenta di 1 il valore di un’azione, e puoi pagarne quanti ne vuoi. Anche alcune carte costano servitori, ma lo stesso servitore non vale per entrambe le cose.
lorenzo-help-military = I punti militari ti permettono di prendere altri territori (dal terzo in poi ne servono 3, 7, 12 e 18), pagano alcune imprese e alla fine danno 5 punti a chi ne ha di più e 2 al secondo. Il tracciato finisce a 25.
lorenzo-help-faith = I punti fede ti fanno avanzare sul tracciato fede, fino a 15. Nei tre rapporti in Vaticano te ne servono 3, 4 e 5 per sostenere la Chiesa; se la sostieni, tutta la tua fede diventa punti vittoria.
lorenzo-help-members = Quattro familiari: il nero, il bianco e l’arancione valgono quanto i loro dadi, il neutro vale 0. A ogni turno ne metti uno. In una torre, nel raccolto e nella produzione può stare un solo tuo familiare colorato; il neutro può aggiungersi.
lorenzo-help-dice = Tre dadi, tirati una volta per round, valgono per tutti: il dado bianco dà il valore di tutti i familiari bianchi, e così via.
lorenzo-help-towers = Con un familiare su un piano prendi la carta che c’è lì. I piani richiedono valore 1, 3, 5 e 7; i due più alti danno anche un bonus, che può servire a pagare la carta. Se nella torre c’è già qualcuno, prima paghi 3 delle tue monete. Di ogni tipo puoi avere al massimo sei carte.
lorenzo-help-territories = I territori sono gratis, ma dal terzo in poi servono punti militari: 3, 7, 12 e 18. Danno qualcosa subito, e di nuovo a ogni raccolto che raggiunge il loro valore. Alla fine 3, 4, 5 o 6 territori valgono 1, 4, 10 o 20 punti.
lorenzo-help-buildings = Gli edifici costano risorse e di solito danno subito dei punti. Lavorano a ogni produzione che raggiunge il loro valore.
lorenzo-help-characters = I personaggi costano monete. Molti aiutano per il resto della partita, altri fanno subito qualcosa di importante. Alla fine da 1 a 6 personaggi valgono 1, 3, 6, 10, 15 o 21 punti.
lorenzo-help-ventures = Le imprese costano risorse o punti militari, danno qualcosa subito e alla fine valgono i loro punti.
lorenzo-help-harvest = Un raccolto dà quello che dice la tua tessera bonus e quello che dà ogni tuo territorio il cui valore non supera quello del raccolto. Lo spazio piccolo è per un solo familiare; quello grande, da tre giocatori in su, ne accoglie quanti si vuole ma abbassa il valore di 3.
lorenzo-help-production = Una produzione dà quello che dice la tua tessera bonus e fa lavorare ogni tuo edificio il cui valore non supera quello della produzione. Lo spazio piccolo è per un solo familiare; quello grande, da tre giocatori in su, ne accoglie quanti si vuole ma abbassa il valore di 3.
lorenzo-help-exchange = Con una produzione alcuni edifici scambiano risorse o punti: una sola delle loro frecce, una volta sola, e solo se vuoi. Puoi pagare solo con quello che avevi prima, non con quello che arriva dalla stessa produzione.
lorenzo-help-bonus = La tessera bonus dà qualcosa a ogni raccolto e a ogni produzione di valore 1 o più, anche senza nessuna carta. Nel gioco base tutti hanno la stessa; nel gioco avanzato ognuno ne sceglie una, a cominciare dall’ultimo nell’ordine di turno.
lorenzo-help-market = Spazi per un solo familiare, di valore 1 o più: 5 monete; 5 servitori; in quattro giocatori anche 3 punti militari e 2 monete, oppure due privilegi del consiglio diversi. Puoi occuparne più di uno.
lorenzo-help-council = Qualsiasi numero di familiari di valore 1 o più: ognuno dà subito 1 moneta e 1 privilegio del consiglio. L’ordine in cui i giocatori arrivano qui è l’ordine di turno del round successivo.
lorenzo-help-privilege = Un privilegio del consiglio è a tua scelta 1 legno e 1 pietra, 2 servitori, 2 monete, 2 punti militari oppure 1 punto fede. Quando sono più privilegi diversi, non puoi ripetere la stessa scelta.
lorenzo-help-report = Dopo i round 2, 4 e 6 la Chiesa guarda la tua fede. Con 3, 4 o 5 punti puoi sostenerla: tutta la tua fede diventa punti vittoria. Chi non può o non vuole riceve la scomunica e tiene la fede; dopo il round 6, chi ne ha troppo poca la converte comunque in punti.
lorenzo-help-excommunication = Tre tessere sono scoperte dall’inizio, una per periodo. Chi in un rapporto riceve la scomunica ne subisce la tessera fino alla fine della partita; la terza conta nel punteggio finale.
lorenzo-help-leaders = Nel gioco avanzato, e sempre con Houses of Renaissance, tieni quattro leader. Prima o dopo aver messo un familiare puoi giocarne uno, se hai quello che richiede (non lo paghi), scartarne uno per un privilegio del consiglio, o usarne uno in gioco. Alcuni valgono sempre, altri una volta per round: poi restano coperti fino al round dopo.
lorenzo-help-order = I giocatori mettono a turno un familiare ciascuno, finché sono tutti sul tabellone. Nel round successivo cominciano quelli che erano nel palazzo del consiglio, in ordine di arrivo; gli altri seguono come prima.
lorenzo-help-end = La partita finisce dopo sei round: tre periodi di due round, ognuno con un rapporto in Vaticano alla fine.
lorenzo-help-points = I punti vittoria arrivano per tutta la partita. Alla fine si aggiungono quelli di territori, personaggi, imprese e forza militare, e 1 punto ogni 5 fra monete, legni, pietre e servitori rimasti. In caso di parità vince chi viene prima nell’ordine di turno.
lorenzo-help-record = Ogni partita resta in un registro. Le estrazioni sono sigillate prima della prima: il lungo numero mostrato all’inizio è la promessa che nessuno, nemmeno questo programma, può cambiarle dopo.

## Perché no? Una frase per ogni regola che nega qualcosa

lorenzo-rule-LOR-014 = In due giocatori questo spazio è coperto.
lorenzo-rule-LOR-015 = In così pochi giocatori questo spazio è coperto.
lorenzo-rule-LOR-029 = Adesso non tocca a te scegliere: si gioca un turno per volta.
lorenzo-rule-LOR-030 = In un turno metti un solo familiare, e non puoi passare finché puoi metterne uno.
lorenzo-rule-LOR-032 = Questo familiare è già sul tabellone.
lorenzo-rule-LOR-037 = Puoi aggiungere solo servitori che hai, e almeno quanti ne richiede il valore.
lorenzo-rule-LOR-038 = Tanti servitori qui non cambierebbero nulla; per aggiungerli comunque, scegli prima di decidere tu quanti.
lorenzo-rule-LOR-039 = Questi servitori ti servono per pagare la carta: gli stessi non possono anche aumentare il valore.
lorenzo-rule-LOR-045 = Il valore è troppo basso: i primi tre piani richiedono 1, 3 e 5.
lorenzo-rule-LOR-046 = Il valore è troppo basso: il piano più alto richiede 7.
lorenzo-rule-LOR-048 = Su questo piano c’è già un familiare.
lorenzo-rule-LOR-050 = La carta di questo piano non c’è più: qui non c’è niente da fare.
lorenzo-rule-LOR-053 = Nella torre c’è già qualcuno: per questo paghi 3 monete prima che il piano ti dia qualcosa, e non le hai.
lorenzo-rule-LOR-059 = In questa torre c’è già un tuo familiare colorato; può aggiungersi solo il neutro.
lorenzo-rule-LOR-064 = Non hai quello che questa carta richiede, o non si può pagare in questo modo.
lorenzo-rule-LOR-067 = Hai già sei carte di questo tipo, e di più non se ne possono avere.
lorenzo-rule-LOR-068 = Stai prendendo una carta e non puoi tornare indietro: scegli come pagarla.
lorenzo-rule-LOR-069 = Prima finisci quello che hai cominciato.
lorenzo-rule-LOR-072 = Non hai i punti militari per un altro territorio: dal terzo al sesto ne servono 3, 7, 12 e 18.
lorenzo-rule-LOR-116 = Questo spazio è per un solo familiare, ed è occupato.
lorenzo-rule-LOR-117 = Il valore è troppo basso: qui serve almeno 1.
lorenzo-rule-LOR-118 = Il valore è troppo basso: tolti i 3 di questo spazio, deve restare almeno 1.
lorenzo-rule-LOR-120 = In quest’area c’è già un tuo familiare colorato; può aggiungersi solo il neutro.
lorenzo-rule-LOR-125 = Lo possono fare solo le carte tue che questa azione raggiunge.
lorenzo-rule-LOR-137 = Stai preparando gli scambi: ogni carta scambia una volta sola, con una sola delle sue frecce, se non dice altro.
lorenzo-rule-LOR-138 = Con quello che hai adesso non puoi pagare questo scambio.
lorenzo-rule-LOR-140 = Oltre agli scambi già scelti, non puoi pagare anche questo.
lorenzo-rule-LOR-156 = Questa azione prende solo carte dei tipi indicati.
lorenzo-rule-LOR-167 = Con un valore sotto 1 non succede niente: aggiungi servitori o rinuncia.
lorenzo-rule-LOR-181 = Questo spazio del mercato è occupato.
lorenzo-rule-LOR-182 = Il valore è troppo basso: al mercato serve almeno 1.
lorenzo-rule-LOR-189 = Il valore è troppo basso: al palazzo del consiglio serve almeno 1.
lorenzo-rule-LOR-192 = Prima scegli un privilegio del consiglio.
lorenzo-rule-LOR-193 = Questi privilegi devono essere tutti diversi, e questo l’hai già scelto.
lorenzo-rule-LOR-200 = Nel rapporto in Vaticano sostieni la Chiesa oppure rifiuti.
lorenzo-rule-LOR-226 = La partita è finita.
lorenzo-rule-LOR-244 = Prima ognuno sceglie una tessera bonus.
lorenzo-rule-LOR-245 = Questa tessera bonus l’ha già presa qualcun altro.
lorenzo-rule-LOR-248 = Tieni uno dei leader che hai davanti; il resto viene dopo.
lorenzo-rule-LOR-255 = I leader si usano nei propri turni, non nel rapporto in Vaticano.
lorenzo-rule-LOR-257 = Prima di finire il turno devi mettere un familiare.
lorenzo-rule-LOR-258 = Qui c’è ancora qualcosa da pagare o da concludere: i leader si usano e si scartano prima o dopo.
lorenzo-rule-LOR-262 = Puoi scartare solo un leader che hai in mano.
lorenzo-rule-LOR-264 = Non puoi ancora giocare questo leader: non tutto quello che richiede è soddisfatto.
lorenzo-rule-LOR-268 = Questo leader è già in gioco.
lorenzo-rule-LOR-269 = Hai già usato questo leader in questo round.
lorenzo-rule-LOR-272 = Questo leader non è di quelli che si usano una volta per round.
lorenzo-rule-LOR-277 = Hai già messo il tuo familiare: finisci il turno.
lorenzo-rule-LOR-295 = Dev’essere un familiare colorato che non hai ancora messo.
lorenzo-rule-LOR-327 = Puoi copiare solo un leader che un altro giocatore ha in gioco.
lorenzo-rule-LOR-329 = Nessun altro ha in gioco un leader da copiare.
lorenzo-rule-LOR-364 = Prima di’ quale risorsa ricevi in meno.
lorenzo-rule-LOR-376 = Per la tua scomunica il mercato ti è chiuso.
lorenzo-rule-LOR-378 = Per la tua scomunica i servitori aumentano il valore solo a due a due.
lorenzo-rule-LOR-395 = Questo privilegio adesso non ti darebbe nulla. Scegline uno che dia qualcosa.

## La prima pagina e un tavolo nuovo

lorenzo-about = Manda la tua famiglia nelle torri, nei campi e al mercato, raccogli terre, edifici, persone e imprese, e resta in buoni rapporti con la Chiesa. Da due a quattro giocatori, con Houses of Renaissance da due a cinque.
lorenzo-way-short = Regole brevi
lorenzo-way-short-about = Il gioco base, per imparare: nessun leader e la stessa tessera bonus per tutti.
lorenzo-way-full = Regole complete
lorenzo-way-full-about = Il gioco avanzato: comincia con la scelta delle tessere bonus e il draft dei leader.
lorenzo-way-houses = Con Houses of Renaissance
lorenzo-way-houses-about = Regole complete ed espansione: famiglie, una torre speciale, più leader, fino a cinque giocatori.
lorenzo-lesson-aim = Di che si tratta
lorenzo-lesson-family = Famiglia, dadi e servitori
lorenzo-lesson-towers = Torri e carte
lorenzo-lesson-work = Raccolto e produzione
lorenzo-lesson-spaces = Mercato e consiglio
lorenzo-lesson-goods = Beni
lorenzo-lesson-church = La fede e la Chiesa
lorenzo-lesson-leaders = I leader
lorenzo-lesson-end = La fine
lorenzo-lesson-houses = Houses of Renaissance
lorenzo-setting-seats = posti
lorenzo-setting-advanced = { $houses ->
    [1] tessere bonus delle regole avanzate
   *[other] regole avanzate, con i leader
}
lorenzo-setting-advanced-true = sì
lorenzo-setting-advanced-false = no
lorenzo-setting-asked = un turno finisce solo quando lo dice chi gioca
lorenzo-setting-asked-true = sì
lorenzo-setting-asked-false = no
lorenzo-setting-rulings = { $rulings ->
    [1] interpretazioni delle regole, versione
   *[other] {""}
}

## Il tavolo: come si chiama ogni campo di una vista

lorenzo-field-round = round
lorenzo-stage-report = rapporto in Vaticano, servono { $n } punti fede
lorenzo-field-period = periodo
lorenzo-field-next-period = prossime carte: periodo
lorenzo-field-phase = fase
lorenzo-field-turn = di turno
lorenzo-field-order = Ordine di turno
lorenzo-field-bonus-tiles = Tessere bonus da scegliere
lorenzo-field-dice = Dadi
lorenzo-field-die = dado
lorenzo-field-value = valore
lorenzo-field-towers = Torri
lorenzo-field-card = carta
lorenzo-field-bonus = bonus
lorenzo-field-members = familiari
lorenzo-field-member = familiare
lorenzo-field-harvest = Raccolto
lorenzo-field-space = spazio
lorenzo-field-production = Produzione
lorenzo-field-market = Mercato
lorenzo-field-council = Palazzo del Consiglio
lorenzo-field-tiles = Scomuniche
lorenzo-field-tile = tessera
lorenzo-field-faith-asked = fede richiesta
lorenzo-field-marked = chi ha la scomunica
lorenzo-field-decks = Carte che verranno
lorenzo-field-type = tipo
lorenzo-field-count = carte
lorenzo-field-business = In corso
lorenzo-field-alternatives = Tra cui scegliere
lorenzo-field-estimates = Quel che ne verrebbe
lorenzo-field-next-order = ordine del round successivo
lorenzo-field-report = Rapporto in Vaticano
lorenzo-field-support = Sostenere la Chiesa
lorenzo-field-because-of = per via di
lorenzo-field-goes-to = va in
lorenzo-field-card-to-take = carta da prendere
lorenzo-field-types-to-take = carta da prendere tra
lorenzo-field-work = azione
lorenzo-field-exchanges = scambi scelti
lorenzo-field-pay = da pagare
lorenzo-field-gain = da ricevere
lorenzo-field-resources = risorse
lorenzo-field-military = punti militari
lorenzo-field-faith = fede
lorenzo-field-victory-points = punti vittoria
lorenzo-field-members-to-place = familiari da mettere
lorenzo-field-territories = territori
lorenzo-field-buildings = edifici
lorenzo-field-characters = personaggi
lorenzo-field-ventures = imprese
lorenzo-field-bonus-tile = tessera bonus
lorenzo-field-leaders = leader in gioco
lorenzo-field-leader = leader
lorenzo-field-side = lato
lorenzo-field-copied = copiato
lorenzo-field-in-hand = leader in mano
lorenzo-field-discarded = leader scartati
lorenzo-field-excommunications = scomuniche
lorenzo-field-points = punti
lorenzo-field-pack = Leader fra cui scegliere
lorenzo-field-hand = I tuoi leader

## Ordini permanenti

lorenzo-order-support = Sostieni la Chiesa
lorenzo-order-refuse = Rifiuta, e accetta la scomunica

## Houses of Renaissance: pezzi

lorenzo-good-special-tokens = gettoni speciali
lorenzo-special-tokens = { $n ->
    [one] 1 gettone speciale
   *[other] { $n } gettoni speciali
}
lorenzo-member-brown = Marrone
lorenzo-colour-brown = marrone
lorenzo-tower-special = Torre Speciale
lorenzo-space-leader = Spazio di { $leader }
lorenzo-space-leader-harvest = Spazio di { $leader } (raccolto)
lorenzo-space-leader-production = Spazio di { $leader } (produzione)
lorenzo-bonus-advanced-5 = Tessera bonus 5
lorenzo-faith-tile-1 = Tessera fede 1
lorenzo-faith-tile-2 = Tessera fede 2
lorenzo-faith-tile-3 = Tessera fede 3
lorenzo-coins-token = Gettone Monete
lorenzo-servants-token = Gettone Servitori
lorenzo-materials-token = Gettone Materiali
lorenzo-wood-token = Gettone Legno
lorenzo-stone-token = Gettone Pietra
lorenzo-paid-troops-token = Gettone Truppe al soldo
lorenzo-levied-troops-token = Gettone Truppe di leva
lorenzo-faith-token = Gettone Fede
lorenzo-glory-token = Gettone Gloria
lorenzo-triumph-token = Gettone Trionfo
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
lorenzo-tile-fewer-special-tokens = Meno gettoni speciali
lorenzo-tile-weaker-special-tower = Torre Speciale difficile
lorenzo-tile-lose-per-special-card = Tributo sulle carte speciali

## Houses of Renaissance: carte speciali

lorenzo-card-special-97 = Ponte a pedaggio
lorenzo-card-special-98 = Borgo delle arti
lorenzo-card-special-99 = Via del legname
lorenzo-card-special-100 = Villaggio della cava
lorenzo-card-special-101 = Valle dei pellegrini
lorenzo-card-special-102 = Porto fluviale
lorenzo-card-special-103 = Parco di caccia ducale
lorenzo-card-special-104 = Pianura assoggettata
lorenzo-card-special-105 = Porto franco
lorenzo-card-special-106 = Bassopiano fertile
lorenzo-card-special-107 = Terre dell’abbazia
lorenzo-card-special-108 = Marca di confine
lorenzo-card-special-109 = Studio del notaio
lorenzo-card-special-110 = Accademia
lorenzo-card-special-111 = Deposito dei marmi
lorenzo-card-special-112 = Segheria
lorenzo-card-special-113 = Portico degli artigiani
lorenzo-card-special-114 = Cancelleria dei poderi
lorenzo-card-special-115 = Sala degli orafi
lorenzo-card-special-116 = Oratorio
lorenzo-card-special-117 = Galleria dei ritratti
lorenzo-card-special-118 = Grande loggia
lorenzo-card-special-119 = Palazzo rovinoso
lorenzo-card-special-120 = Basilica
lorenzo-card-special-121 = Elemosiniere
lorenzo-card-special-122 = Segretario di corte
lorenzo-card-special-123 = Castaldo
lorenzo-card-special-124 = Poeta di corte
lorenzo-card-special-125 = Creatore di re
lorenzo-card-special-126 = Guardiano della torre
lorenzo-card-special-127 = Giurista
lorenzo-card-special-128 = Banchiere mercante
lorenzo-card-special-129 = Cronista
lorenzo-card-special-130 = Antiquario
lorenzo-card-special-131 = Confessore papale
lorenzo-card-special-132 = Soldato di ventura
lorenzo-card-special-133 = Raccogliere curiosità
lorenzo-card-special-134 = Devastare il contado
lorenzo-card-special-135 = Fondare un ospizio
lorenzo-card-special-136 = Indire un torneo
lorenzo-card-special-137 = Armare la milizia
lorenzo-card-special-138 = Scortare il legato
lorenzo-card-special-139 = Mediare una tregua
lorenzo-card-special-140 = Bonificare le paludi
lorenzo-card-special-141 = Finanziare un viaggio
lorenzo-card-special-142 = Innalzare la cupola
lorenzo-card-special-143 = Spedizione in Levante
lorenzo-card-special-144 = Assedio della città ribelle

## Houses of Renaissance: leader

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
lorenzo-need-cards = { $n } carte in tutto
lorenzo-need-at-most = al massimo { $what }
lorenzo-need-at-most-in-all = al massimo { $n } fra { $goods }
lorenzo-need-none = niente { $goods }
lorenzo-need-few-types = { $n } carte di non più di { $types } tipi
lorenzo-need-leaders = { $n ->
    [one] 1 leader già in gioco
   *[other] { $n } leader già in gioco
}

## Houses of Renaissance: effetti

lorenzo-per-leader = { $n ->
    [one] leader che hai in gioco
   *[other] { $n } leader che hai in gioco
}
lorenzo-effect-per-by-value = { $gain } per ogni { $per }, ma non più volte del valore dell’azione
lorenzo-effect-lose = una perdita di { $goods }
lorenzo-effect-draw-leaders = { $n ->
    [one] 1 leader
   *[other] { $n } leader
} dal mazzo alla tua mano
lorenzo-effect-play-leader = un leader della tua mano, che puoi giocare qualunque cosa richieda
lorenzo-effect-match-military = il tuo segnalino militare raggiunge quello più avanti
lorenzo-effect-take-discarded = { $card } scartata e non speciale, senza pagarne il costo
lorenzo-effect-draw-tokens = { $n } gettoni speciali da guardare, di cui ne tieni { $kept }
lorenzo-effect-give-up = { $receive } rinunciando a una tua carta { $type }
lorenzo-effect-slot = quello che dà il gettone speciale su questa carta, quando ne hai messo uno
lorenzo-effect-activate = { $n ->
    [one] una tua carta { $type } attivata, qualunque sia il suo valore
   *[other] { $n } tue carte { $type } attivate, qualunque sia il loro valore
}
lorenzo-effect-activate-up-to = { $n ->
    [one] una tua carta { $type } attivata, di valore { $value } o meno
   *[other] { $n } tue carte { $type } attivate, di valore { $value } o meno
}
lorenzo-effect-exchange = puoi pagare { $trades }
lorenzo-effect-work-here-harvest = un raccolto
lorenzo-effect-work-here-production = una produzione
lorenzo-cost-showing = { $goods } (se hai almeno { $n } punti militari)
lorenzo-when-take-from-special-tower = ogni volta che prendi una carta dalla Torre Speciale
lorenzo-modifier-points-per-servant = i tuoi servitori aumentano un valore di { $n } dove lo aumenterebbero di 1
lorenzo-modifier-gain-bonus = ogni volta che qualcosa ti dà { $goods }, ne ricevi { $n } in più
lorenzo-modifier-no-surcharge-in = mettere un familiare nella { $towers } occupata non ti costa monete in più
lorenzo-modifier-loss-special-development-cards = alla fine perdi { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} per ogni { $per ->
    [one] carta speciale
   *[other] { $per } carte speciali
} che possiedi
lorenzo-modifier-on-take = { $gives } con ogni carta { $type } che prendi
lorenzo-modifier-on-take-harvest = con ogni carta { $type } che prendi, un raccolto del valore di quella carta meno { $less }, che niente può aumentare
lorenzo-modifier-on-play = { $gives } con ogni leader che giochi
lorenzo-modifier-on-excommunicated = { $effects } con ogni scomunica
lorenzo-modifier-with-privilege = { $gives } con ogni privilegio del consiglio, per il quale però non puoi più scegliere { $barred }
lorenzo-modifier-more-privileges = { $n ->
    [one] 1 privilegio del consiglio
   *[other] { $n } privilegi del consiglio
} in più ovunque ne ricevi, a tua libera scelta
lorenzo-modifier-market-slot = quello che dà il gettone speciale su questa carta, quando ne hai messo uno, con ogni familiare che metti al mercato
lorenzo-modifier-waiver = a ogni leader che giochi può mancare { $n ->
    [one] una
   *[other] { $n }
} delle cose che richiede
lorenzo-modifier-stand-in = puoi pagare { $spend } al posto di { $instead }, uno per ogni unità
lorenzo-modifier-extra-member = un familiare { $member } di valore { $value } oltre agli altri, né colorato né neutro
lorenzo-modifier-stores = { $goods } che paghi per una carta { $type } restano sulla tua tessera famiglia, e un privilegio del consiglio te li ridà tutti
lorenzo-modifier-free-trade = nei tuoi turni, quante volte vuoi, { $trade }
lorenzo-modifier-last-purchase = una volta per round, dopo tutte le azioni, una carta rimasta nelle torri normali per { $goods } e nient’altro
lorenzo-modifier-end-points-per = alla fine { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
} per ogni { $goods } che hai{ $most ->
    [0] {""}
   *[other] , ma non più di { $most }
}
lorenzo-modifier-card-limit = puoi avere fino a { $cards }
lorenzo-modifier-more-points = alla fine { $points }
lorenzo-points-for = { $n } punti vittoria per { $cards }
lorenzo-modifier-set-reward = la tua { $n ->
    [1] prima
    [2] seconda
    [3] terza
   *[4] quarta
} serie completa dei quattro tipi: { $gives }
lorenzo-modifier-open-leaders = nell’asta { $n } leader sono scoperti accanto a questa famiglia; chi la vince li prende e ne gioca subito { $played }, qualunque cosa richieda
lorenzo-modifier-immune-to-excommunication = non puoi ricevere scomuniche
lorenzo-modifier-keep-venture-military = i punti militari che costano le imprese devi solo averli, e li tieni
lorenzo-modifier-special-faith-tiles = tre tessere del tracciato fede ti danno qualcosa, una volta ciascuna, quando raggiungi il loro passo

## Houses of Renaissance: decisioni

lorenzo-decision-offer = Per quale famiglia fai un’offerta, e su quale riga? Più alta è la riga, meno risorse ricevi.
lorenzo-decision-spend = Con quale gettone speciale paghi? Non ricevi quello che dà.
lorenzo-decision-retain = Quale di questi gettoni speciali tieni? Gli altri vengono scartati.
lorenzo-decision-free = Quale leader giochi, qualunque cosa richieda?
lorenzo-decision-give_up = A quale carta rinunci?
lorenzo-decision-servants_for = Quanti servitori paghi al suo posto?
lorenzo-decision-retrieve = Quale carta scartata prendi, senza pagarne il costo?
lorenzo-decision-purchase = Le azioni sono finite. Quale delle carte rimaste compri?
lorenzo-decision-last = L’ultimo round è finito. Quali gettoni speciali usi ancora, prima del conteggio finale?
lorenzo-decision-work_cards = Quali tue carte attivi?

## Houses of Renaissance: opzioni

lorenzo-not-met-types = { $need } (le tue sono di { $n } tipi)
lorenzo-value-short = { $n } di valore
lorenzo-option-offer = { $family }, riga { $line }: { $goods }
lorenzo-option-offer-unknown = { $family }, riga { $line }
lorenzo-option-token = Usa un { $token }: { $gives }
lorenzo-option-spend = Paga con { $tokens }
lorenzo-tokens = { $n ->
    [one] un { $token } ({ $gives })
   *[other] { $n } × { $token } ({ $gives } ciascuno)
}
lorenzo-option-retain = Tieni il { $token } ({ $gives })
lorenzo-option-fill = Metti per sempre un { $token } su { $card } ({ $gives } ogni volta)
lorenzo-option-trade = { $n ->
    [one] { $family }: paga { $pay } per { $receive }
   *[other] { $family }, { $n } volte: ogni volta paga { $pay } per { $receive }
}
lorenzo-option-servants-for = { $n ->
    [0] Nessun servitore
    [one] 1 servitore
   *[other] { $n } servitori
} al posto di { $good }
lorenzo-option-work = Attiva { $card }
lorenzo-option-give-up = Rinuncia a { $card }
lorenzo-option-retrieve = Prendi { $card }
lorenzo-option-privilege-stored = Tutto quello che è sulla tua tessera famiglia: { $goods }
lorenzo-option-take-for = { $space }: prendi «{ $card }» per { $goods }
lorenzo-option-done-cards = Basta così: attiva { $cards }
lorenzo-option-exchange-activate = { $trader }: attiva anche { $card }
lorenzo-option-exchange-free = { $trader }: ricevi { $receive }

## Houses of Renaissance: eventi

lorenzo-event-special-card = Una carta speciale che non è in questa partita dice dove comincia la tessera adattamento: { $card }.
lorenzo-event-adaptation = La tessera adattamento è sulla { $tower }.
lorenzo-event-families = Le famiglie di questa partita: { $families }.
lorenzo-event-open-leaders = { $n ->
    [one] Un leader è scoperto
   *[other] Dei leader sono scoperti
} accanto a una di loro: { $leaders }.
lorenzo-event-offer = { $who ->
    [you] Offri
   *[other] { $name } offre
} la riga { $line } per { $family }.
lorenzo-event-outbid = { $who ->
    [you] La tua offerta
   *[other] L’offerta di { $name }
} per { $family } è superata: ne serve subito un’altra.
lorenzo-event-won = { $who ->
    [you] La tua famiglia è
   *[other] La famiglia di { $name } è
} { $family }, che comincia con { $goods }.
lorenzo-event-tokens = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} gettoni speciali: { $tokens }.
lorenzo-event-tokens-hidden = { $name } pesca gettoni speciali.
lorenzo-event-look = { $who ->
    [you] Guardi
   *[other] { $name } guarda
} dei gettoni speciali: { $tokens }.
lorenzo-event-look-hidden = { $name } guarda dei gettoni speciali.
lorenzo-event-discard-token = { $who ->
    [you] Scarti
   *[other] { $name } scarta
} un { $token } senza usarlo.
lorenzo-event-spend = { $who ->
    [you] Paghi
   *[other] { $name } paga
} con un { $token }.
lorenzo-event-token = { $who ->
    [you] Usi
   *[other] { $name } usa
} un { $token }.
lorenzo-event-fill = { $who ->
    [you] Metti
   *[other] { $name } mette
} un { $token } su { $card }.
lorenzo-event-draw-leaders = { $who ->
    [you] Peschi
   *[other] { $name } pesca
} { $n ->
    [one] un leader
   *[other] dei leader
}: { $leaders }.
lorenzo-event-draw-leaders-hidden = { $name } pesca dei leader.
lorenzo-event-give-up = { $who ->
    [you] Rinunci
   *[other] { $name } rinuncia
} a { $card }, che viene scartata.
lorenzo-event-servants-for = { $who ->
    [you] Paghi
   *[other] { $name } paga
} { $n ->
    [one] 1 servitore
   *[other] { $n } servitori
} al posto di { $good }.
lorenzo-event-retrieve = { $who ->
    [you] Prendi
   *[other] { $name } prende
} { $card }, che era stata scartata.
lorenzo-event-set = { $who ->
    [you] Hai
   *[other] { $name } ha
} { $n ->
    [one] una serie completa
   *[other] { $n } serie complete
} dei quattro tipi.
lorenzo-event-also = { $card } attiva anche { $other }.
lorenzo-event-work-cards = { $who ->
    [you] Attivi
   *[other] { $name } attiva
} { $cards }.
lorenzo-event-loss = { $who ->
    [you] Perdi
   *[other] { $name } perde
} { $goods } ({ $source }).
lorenzo-event-match = { $who ->
    [you] Avanzi
   *[other] { $name } avanza
} fino a { $n } sul tracciato militare, alla pari con chi è più avanti.
lorenzo-event-trade = { $who ->
    [you] Scambi
   *[other] { $name } scambia
} { $goods } ({ $family }).
lorenzo-event-gone = { $n ->
    [0] Nella Torre Speciale non è rimasta nessuna carta.
   *[other] Queste carte speciali escono dal gioco: { $cards }.
}

## Houses of Renaissance: che cosa vuol dire una parola

lorenzo-text-played = quando entra in gioco: { $effects }
lorenzo-text-space = su uno spazio solo tuo: { $effects }
lorenzo-text-exchanges = { $work } di { $value } o più: tante volte quanto è il valore dell’azione, puoi pagare { $trades }
lorenzo-text-faith-tile = al passo { $step } del tracciato fede: { $effects }
lorenzo-topic-houses = Houses of Renaissance
lorenzo-topic-auction = asta
lorenzo-topic-families = famiglie
lorenzo-topic-tokens = gettoni speciali
lorenzo-topic-special-tower = torre speciale
lorenzo-topic-adaptation = tessera adattamento
lorenzo-topic-own-spaces = spazi dei leader
lorenzo-topic-slots = gettoni sulle carte
lorenzo-help-houses = L’espansione da due a cinque giocatori: famiglie con un potere proprio, una quinta torre, gettoni speciali, nuovi leader. Non tutti i valori stampati sono documentati. Quello che qui danno i gettoni speciali, le tessere asta, le tessere fede, le nuove scomuniche e la quinta tessera bonus, e i nomi delle carte speciali, sono una scelta di questo progetto.
lorenzo-help-auction = Prima del primo round ci sono tante famiglie quanti giocatori, ognuna con una tessera asta di sei righe. Offri una riga: più è bassa, più risorse arrivano con la famiglia. Chi viene superato da una riga più alta deve fare subito un’altra offerta. Quando ogni famiglia ha un’offerta, ognuno riceve una famiglia e le risorse della riga. All’inizio non ci sono altre risorse, tranne poche monete secondo l’ordine di turno.
lorenzo-help-families = La tua tessera famiglia vale dall’asta alla fine della partita, e la vedono tutti. Ogni famiglia cambia per te una regola: una fa un raccolto dopo aver preso un territorio, una ha un quinto familiare, una scambia nei propri turni, e così via.
lorenzo-help-tokens = I gettoni speciali si pescano a caso; i tuoi li vedi solo tu. Nel tuo turno, prima o dopo aver messo un familiare, puoi usarne quanti vuoi per quello che danno. Alcune carte costano gettoni: va bene qualsiasi gettone, che però non dà niente. Anche un privilegio del consiglio può essere un gettone. Da soli non valgono punti, ma puoi ancora usarli dopo l’ultimo round.
lorenzo-help-special-tower = Una quinta torre, con carte speciali di tutti i tipi. I piani richiedono valore 1, 3, 5 e 7; i due più alti danno 1 e 2 gettoni speciali. Una carta presa qui conta come ogni altra del suo tipo. Quelle che restano alla fine di un round escono dal gioco.
lorenzo-help-adaptation = Una delle quattro torri normali ha la tessera adattamento, che cambia i valori dei suoi piani: fino a quattro giocatori 5, 6, 7 e 8, in cinque 1, 2, 4 e 6. Dopo ogni round passa alla torre successiva.
lorenzo-help-own-spaces = Alcuni leader in gioco portano uno spazio azione che può usare solo chi li possiede: un familiare di valore 1 o più in ogni round. Non appartiene a nessuna area del tabellone, quindi lì non valgono i limiti di un’area.
lorenzo-help-slots = Due delle carte speciali hanno posto per un gettone speciale. Nel tuo turno puoi metterci uno dei tuoi, per sempre: da allora dà quello che dà ogni volta che la carta si attiva, oppure con ogni familiare messo al mercato.

## Houses of Renaissance: perché no?

lorenzo-rule-HOU-019 = In cinque si gioca solo con Houses of Renaissance.
lorenzo-rule-HOU-030 = Prima l’asta: ognuno deve avere una famiglia prima del primo round.
lorenzo-rule-HOU-031 = Questa famiglia non è all’asta.
lorenzo-rule-HOU-037 = Qualcuno ha già fatto un’offerta per questa famiglia: serve una riga più alta.
lorenzo-rule-HOU-041 = Nell’asta si fa un’offerta e nient’altro; nessuno può passare.
lorenzo-rule-HOU-043 = Qualcuno ha la riga più alta di questa famiglia, e nessuno può superarla.
lorenzo-rule-HOU-051 = Giochi uno dei leader che erano scoperti accanto alla tua famiglia.
lorenzo-rule-HOU-056 = Il familiare marrone ce l’hanno solo i Colonna.
lorenzo-rule-HOU-064 = Sulla tua tessera famiglia non c’è niente da riprendere.
lorenzo-rule-HOU-071 = La tua famiglia riceve fede con ogni privilegio del consiglio, e non può sceglierla come privilegio.
lorenzo-rule-HOU-073 = Questo scambio lo fanno solo i Della Scala, e solo con un punto fede da pagare.
lorenzo-rule-HOU-074 = Lo scambio di una famiglia si fa nei propri turni.
lorenzo-rule-HOU-075 = Questo scambio lo fanno solo gli Este, e solo con un punto militare da pagare.
lorenzo-rule-HOU-076 = Le azioni sono finite: compra una delle carte rimaste o rinuncia.
lorenzo-rule-HOU-078 = Le carte della Torre Speciale non sono in vendita.
lorenzo-rule-HOU-084 = Hai già tutte le carte di questo tipo che la tua famiglia permette: otto.
lorenzo-rule-HOU-090 = Quali leader distribuire si sceglie solo con Houses of Renaissance.
lorenzo-rule-HOU-091 = I pezzi extra richiedono Houses of Renaissance.
lorenzo-rule-HOU-101 = Questo spazio è di un leader che non hai in gioco.
lorenzo-rule-HOU-103 = Il valore è troppo basso: nello spazio di un leader serve almeno 1.
lorenzo-rule-HOU-104 = In questo round hai già usato lo spazio di questo leader.
lorenzo-rule-HOU-121 = Prima di’ quale dei gettoni pescati tieni.
lorenzo-rule-HOU-127 = Prima di’ quanti servitori paghi al posto di altre risorse: quanti puoi, e almeno quelle che ti mancano.
lorenzo-rule-HOU-132 = Dev’essere uno dei tuoi personaggi quello a cui rinunci.
lorenzo-rule-HOU-138 = Non hai un gettone speciale come questo.
lorenzo-rule-HOU-141 = I gettoni speciali si usano nei propri turni.
lorenzo-rule-HOU-142 = Si fa prima o dopo aver messo un familiare, non nel mezzo di un’azione.
lorenzo-rule-HOU-149 = Prima di’ con quali gettoni speciali paghi.
lorenzo-rule-HOU-172 = Il valore è troppo basso: la tessera adattamento cambia quello che questa torre richiede.
lorenzo-rule-HOU-189 = Questo scambio si fa al massimo tante volte quanto è il valore dell’azione.
lorenzo-rule-HOU-191 = Può attivare solo una carta che possiedi.
lorenzo-rule-HOU-193 = Una carta che ne attiva altre può essere attivata da un’altra una volta sola, e questa lo è già.
lorenzo-rule-HOU-195 = Prima di’ quali tue carte si attivano.
lorenzo-rule-HOU-203 = Ti servono una carta con un posto libero per un gettone e in mano un gettone come questo.
lorenzo-rule-HOU-211 = Dev’essere un leader della tua mano che si può giocare.
lorenzo-rule-HOU-212 = Il gettone arriva da sé se non paghi per un leader, e per questo serve un leader in mano che si possa giocare.
lorenzo-rule-HOU-220 = Si possono prendere solo carte scartate del tipo giusto, mai carte speciali.
lorenzo-rule-HOU-228 = Dei gettoni non potresti tenerne nessuno: pescarli non serve.
lorenzo-rule-HOU-259 = L’ultimo round è finito: si possono usare ancora solo i gettoni speciali.
lorenzo-setting-houses = con l’espansione Houses of Renaissance
lorenzo-setting-houses-true = sì
lorenzo-setting-houses-false = { $n ->
    [5] {""}
   *[other] no
}
lorenzo-setting-leader_pool = { $houses ->
    [0] {""}
   *[other] leader da distribuire
}
lorenzo-setting-leader_pool-both = di entrambe le scatole
lorenzo-setting-leader_pool-base = del gioco base
lorenzo-setting-leader_pool-new = dell’espansione
lorenzo-setting-extra_pieces = { $houses ->
    [0] {""}
   *[other] pezzi extra: la famiglia Sforza e quattro leader
}
lorenzo-setting-extra_pieces-true = sì
lorenzo-setting-extra_pieces-false = no

## Houses of Renaissance: i campi di una vista

lorenzo-field-auction = Asta
lorenzo-field-family = famiglia
lorenzo-field-lines = righe
lorenzo-field-line = riga
lorenzo-field-goods = risorse
lorenzo-field-offer = offerta di
lorenzo-field-open-leaders = Leader scoperti
lorenzo-field-activates = attiva anche
lorenzo-field-adaptation = tessera adattamento
lorenzo-field-supply = gettoni speciali nella riserva
lorenzo-field-used-tokens = Gettoni speciali scartati
lorenzo-field-leader-deck = leader nel mazzo
lorenzo-field-removed = Carte scartate delle torri normali
lorenzo-field-gone = Carte speciali uscite dal gioco
lorenzo-field-tokens-in-hand = gettoni speciali
lorenzo-field-placed-tokens = gettoni sulle carte
lorenzo-field-token = gettone
lorenzo-field-stored = sulla tessera famiglia
lorenzo-field-faith-tiles = tessere fede davanti
lorenzo-field-spaces = spazi dei leader
lorenzo-field-tokens = I tuoi gettoni speciali
lorenzo-field-drawn = Gettoni speciali fra cui scegliere
lorenzo-field-paying = Gettoni speciali con cui pagare
lorenzo-field-amount = Quantità

## Quel che si dice di ciò che è disegnato

lorenzo-draw-at = a { $n }
lorenzo-draw-cards = { $name }: { $n }
lorenzo-draw-charge = Qui c’è già qualcuno: entrare ti costa { $n ->
    [one] 1 moneta
   *[other] { $n } monete
} in più.
lorenzo-draw-choice = Tra che cosa scegli
lorenzo-draw-copied = Ha l’abilità di { $leader }.
lorenzo-draw-deck = { $n ->
    [0] Tutte le sue carte sono state distribuite.
    [one] Deve ancora arrivare 1 carta, la prossima del periodo { $period }.
   *[other] Devono ancora arrivare { $n } carte, le prossime del periodo { $period }.
}
lorenzo-draw-exchanges = { $n ->
    [one] 1 scambio
   *[other] { $n } scambi
}
lorenzo-draw-faith = i rapporti chiedono { $steps }
lorenzo-draw-report-title = Rapporto in Vaticano del periodo { $n }
lorenzo-draw-report-asks = La Chiesa chiede { $faith } punti fede.
lorenzo-draw-report-support = Sostieni
lorenzo-draw-report-refuse = Rifiuta
lorenzo-draw-report-lost = Per come stanno le cose, alla fine ti costerebbe { $n ->
    [0] nulla
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
}.
lorenzo-draw-report-kept = Tieni la tua fede.
lorenzo-draw-left = Resta per pagare
lorenzo-draw-line = riga { $n }
lorenzo-draw-spaces = Spazi
lorenzo-draw-no-family = ancora senza famiglia:
lorenzo-draw-without-family = Ancora senza famiglia: { $names }
lorenzo-draw-member-die = Il suo dado mostra { $n }.
lorenzo-draw-member-placed = Resta sul tabellone fino alla fine del round.
lorenzo-draw-member-value = Adesso vale { $n }.
lorenzo-draw-military = i territori chiedono { $steps }
lorenzo-draw-need = { $met ->
    [1] C’è
   *[0] Manca
}: { $what }; ne hai { $has }.
lorenzo-draw-needs-met = Quel che chiede c’è tutto: puoi giocarlo.
lorenzo-draw-next-order = L’ordine del round successivo, per come sta ora il consiglio: { $order }
lorenzo-draw-step-opens = Da qui in poi puoi prendere { $n ->
    [1] un terzo territorio
    [2] un quarto territorio
    [3] un quinto territorio
   *[other] un sesto territorio
}.
lorenzo-draw-step-points = Sostenere la Chiesa da qui dà { $n ->
    [one] 1 punto vittoria
   *[other] { $n } punti vittoria
}.
lorenzo-draw-step-report = Basta per sostenere la Chiesa nel rapporto { $n }.
lorenzo-draw-stored = Altri { $n } sulla tessera della famiglia.
lorenzo-draw-take-at = prendi { $which } a { $n }
lorenzo-draw-taken = { $n ->
    [one] Scelto una volta.
   *[other] Scelto { $n } volte.
}
lorenzo-draw-waiting = Le torri si riempiono quando comincia il round.

## La pagina dei suoi pezzi

lorenzo-cards-tints = Tipo di carta
lorenzo-cards-levels = Periodo
lorenzo-cards-kind-card = Carte sviluppo
lorenzo-cards-kind-leader = Leader
lorenzo-cards-kind-excommunication = Tessere scomunica
lorenzo-cards-kind-bonus-tile = Tessere bonus personali
lorenzo-cards-kind-family = Famiglie
lorenzo-cards-kind-token = Gettoni speciali
lorenzo-cards-kind-faith-tile = Tessere fede
lorenzo-cards-kind-member = Familiari
lorenzo-cards-kind-space = Spazi azione
lorenzo-cards-tint-green = Territori
lorenzo-cards-tint-yellow = Edifici
lorenzo-cards-tint-blue = Personaggi
lorenzo-cards-tint-purple = Imprese
lorenzo-cards-level = Periodo { $n }
