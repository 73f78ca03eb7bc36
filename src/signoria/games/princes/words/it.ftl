### I Principi di Firenze in italiano. Gli eventi sanno di chi si parla: "you" è il posto di chi legge.
### I nomi delle cose stanno in mezzo alle frasi e sono in minuscolo; le carte hanno la maiuscola.

princes-title = I Principi di Firenze
princes-front = Fa’ offerte, costruisci e pianta, finché artisti e studiosi danno il meglio da te.

## Pezzi e carte

princes-seat = { $who ->
    [you] te
   *[other] { $name }
}
princes-quoted = «{ $name }»
princes-profession-mathematician = Matematico
princes-profession-theologian = Teologo
princes-profession-philosopher = Filosofo
princes-profession-botanist = Botanico
princes-profession-alchemist = Alchimista
princes-profession-physicist = Fisico
princes-profession-clock-maker = Orologiaio
princes-profession-goldsmith = Orafo
princes-profession-bell-maker = Fonditore di campane
princes-profession-cartographer = Cartografo
princes-profession-lawyer = Giurista
princes-profession-choreographer = Coreografo
princes-profession-composer = Compositore
princes-profession-sculptor = Scultore
princes-profession-painter = Pittore
princes-profession-pharmacist = Speziale
princes-profession-physician = Medico
princes-profession-dramatist = Drammaturgo
princes-profession-poet = Poeta
princes-profession-astronomer = Astronomo
princes-profession-organ-builder = Organaro
princes-piece-university = Università
princes-piece-laboratory = Laboratorio
princes-piece-workshop = Officina
princes-piece-library = Biblioteca
princes-piece-opera = Teatro dell’opera
princes-piece-studio = Studio
princes-piece-hospital = Ospedale
princes-piece-theater = Teatro
princes-piece-tower = Torre
princes-piece-chapel = Cappella
princes-piece-forest = Bosco
princes-piece-lake = Lago
princes-piece-park = Parco
princes-palazzo = Palazzo
princes-object-university = un’università
princes-object-laboratory = un laboratorio
princes-object-workshop = un’officina
princes-object-library = una biblioteca
princes-object-opera = un teatro dell’opera
princes-object-studio = uno studio
princes-object-hospital = un ospedale
princes-object-theater = un teatro
princes-object-tower = una torre
princes-object-chapel = una cappella
princes-object-forest = un bosco
princes-object-lake = un lago
princes-object-park = un parco
princes-object-jester = un giullare
princes-object-builder = un costruttore
princes-object-prestige-card = una carta prestigio
princes-object-recruiting-card = una carta reclutamento
princes-object-landscape = un paesaggio
princes-stack-jester = Giullare
princes-stack-builder = Costruttore
princes-stack-prestige-card = Carta prestigio
princes-stack-recruiting-card = Carta reclutamento
princes-stack-landscape = Paesaggio
princes-closed = già preso in questo round
princes-bidding-leads = offerta più alta
princes-bidding-may-bid = può offrire
princes-bidding-passed = ha passato
princes-bidding-opens = apre la prossima asta
princes-bidding-last = prende l’ultimo oggetto
princes-bidding-waits = ancora senza oggetto
princes-bidding-declined = non prende oggetti
princes-bidding-has-object = ha un oggetto
princes-bidding-has-character = ha un personaggio
princes-bidding-out = non prende personaggi
princes-bidding-text-leads = Se nessuno offre di più, questo giocatore vince e paga l’offerta.
princes-bidding-text-may-bid = Questo giocatore sarà ancora chiamato a offrire di più o a passare.
princes-bidding-text-passed = Fuori dall’asta per questo oggetto, ma ancora in gioco per i prossimi.
princes-bidding-text-opens = Questo giocatore sceglie il prossimo oggetto e così fa la prima offerta.
princes-bidding-text-last = Non resta nessun altro: questo giocatore prende un oggetto al prezzo fisso, o nessuno.
princes-bidding-text-waits = Ognuno può vincere un oggetto per round; questo giocatore non ne ha ancora vinto uno.
princes-bidding-text-declined = Questo giocatore resta senza oggetto in questo round.
princes-bidding-text-has-object = Ognuno può vincere un oggetto per round; questo giocatore ne ha vinto uno.
princes-bidding-text-has-character = Ognuno può avere un personaggio per round; questo giocatore ne ha comprato uno.
princes-bidding-text-out = Questo giocatore ha passato e resta senza personaggio in questo round.
princes-freedom-travel = libertà di viaggio
princes-freedom-religion = libertà di religione
princes-freedom-opinion = libertà di opinione
princes-tiles = { $freedom } { $n }
princes-character-banker = Banchiere
princes-character-cardinal = Cardinale
princes-character-merchant = Mercante
princes-character-muse = Musa
princes-character-princess = Principessa
princes-character-professor = Professore
princes-deck-profession = Carte professione
princes-deck-bonus = Carte bonus
princes-deck-prestige = Carte prestigio
princes-one-profession = una carta professione
princes-one-bonus = una carta bonus
princes-one-prestige = una carta prestigio
princes-cards-profession = { $n ->
    [one] 1 carta professione
   *[other] { $n } carte professione
}
princes-cards-bonus = { $n ->
    [one] 1 carta bonus
   *[other] { $n } carte bonus
}
princes-cards-prestige = { $n ->
    [one] 1 carta prestigio
   *[other] { $n } carte prestigio
}
princes-phase-preparation = preparazione
princes-phase-objects = asta degli oggetti
princes-phase-characters = asta dei personaggi
princes-phase-actions = azioni
princes-phase-over = finita
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

## Che cosa contano le carte

princes-bonus = { $terms }
princes-term = +{ $n } per ogni { $thing }
princes-each-building = edificio
princes-each-large-building = edificio grande
princes-each-medium-building = edificio medio
princes-each-small-building = edificio piccolo
princes-each-building-size = grandezza di edificio
princes-each-landscape = paesaggio
princes-each-forest = bosco
princes-each-lake = lago
princes-each-park = parco
princes-each-landscape-type = tipo di paesaggio
princes-each-freedom = libertà
princes-each-jester = giullare
princes-each-builder = costruttore
princes-each-prestige-card = carta prestigio
princes-each-category = tipo di bene
princes-each-hand-card = carta in mano
princes-each-table-card = opera compiuta
princes-each-profession-or-recruiting = carta professione o reclutamento
princes-value = { $n } al valore di un’opera
princes-prestige-most = Più { $things } di tutti
princes-prestige-fewest = Meno { $things } di tutti
princes-prestige-at-least = Almeno { $things }
princes-many-building = edifici
princes-many-landscape = paesaggi
princes-many-forest = boschi
princes-many-lake = laghi
princes-many-park = parchi
princes-many-jester = giullari
princes-many-builder = costruttori
princes-many-work = opere compiute
princes-many-empty-space = caselle vuote
princes-count-building = { $n ->
    [one] 1 edificio
   *[other] { $n } edifici
}
princes-count-large-building = { $n ->
    [one] 1 edificio grande
   *[other] { $n } edifici grandi
}
princes-count-landscape = { $n ->
    [one] 1 paesaggio
   *[other] { $n } paesaggi
}
princes-count-landscape-type = { $n ->
    [one] 1 tipo di paesaggio
   *[other] { $n } tipi diversi di paesaggio
}
princes-count-freedom = { $n } libertà
princes-count-jester = { $n ->
    [one] 1 giullare
   *[other] { $n } giullari
}
princes-count-builder = { $n ->
    [one] 1 costruttore
   *[other] { $n } costruttori
}
princes-count-work = { $n ->
    [one] 1 opera compiuta
   *[other] { $n } opere compiute
}
princes-worth = { $points } punti{ $tie ->
    [0] {""}
   *[other] , oppure { $tie } in caso di parità
}{ $least ->
    [0] {""}
   *[other] ; ne serve almeno { $least }
}
princes-value-building = { $n } per l’edificio ({ $wish })
princes-value-landscape = { $n } per il paesaggio ({ $wish })
princes-value-freedom = { $n } per la libertà ({ $wish })
princes-value-jesters = { $n } per i giullari
princes-value-cards = { $n } per le carte in mano e sul tavolo
princes-value-bonus = { $n } per le carte bonus
princes-value-muse = { $n } per la musa
princes-effect-take-card-money = chi lo compra prende subito i soldi che ci sono sopra ({ $n } fiorini, più 100 dopo ogni round in cui nessuno lo compra); chi lo ha nel round 7 può infine cambiare fiorini in punti
princes-effect-extra-actions = { $n ->
    [one] un’azione in più nel tuo turno di questo round
   *[other] { $n } azioni in più nel tuo turno di questo round
}
princes-effect-choose-one = l’oggetto che vinci nella prossima asta è gratis, oppure ottieni tanti punti quanto è il tuo posto sul tracciato della fama
princes-effect-work-value-per-work = ogni opera che compi in questo round vale di più: si aggiunge il numero del round
princes-effect-work-without-profession = in questo round puoi usare un’azione per compiere un’opera senza carta professione; il suo valore è { $terms }
princes-effect-draw-and-keep = guardi { $n } carte bonus oppure { $n } carte prestigio e ne tieni una, gratis

## Che cosa manca

princes-lack-florins = { $n } fiorini
princes-lack-value = { $n ->
    [one] 1 punto di valore
   *[other] { $n } punti di valore
}

## Decisioni

princes-decision-return = Quale carta professione restituisci?
princes-decision-open = Quale oggetto metti all’asta? Chi apre fa anche la prima offerta.
princes-decision-bid = Offri di più per questo oggetto?
princes-decision-purchase = Nessun altro partecipa più: quale oggetto prendi a prezzo fisso?
princes-decision-landscape = Quale paesaggio prendi?
princes-decision-place = Dove lo metti? Resterà lì fino alla fine.
princes-decision-keep = Quale di queste carte tieni?
princes-decision-order = In che ordine vanno le altre carte sotto il mazzo?
princes-decision-recruit = Usi subito la tua carta reclutamento?
princes-decision-bonus_cards = Aggiungi carte bonus a quest’opera? Quante ne vuoi, una dopo l’altra.
princes-decision-exchange = Quanti punti prestigio prendi in cambio di fiorini?
princes-decision-turn = Tocca a te: che cosa fai?
princes-decision-character = Per quale personaggio fai un’offerta, e di quanto?
princes-decision-use = Usi adesso il tuo personaggio?
princes-decision-merchant = Hai vinto l’asta e hai il mercante: come lo usi?

## Opzioni

princes-giving-up = { $n ->
    [0] {""}
    [one] , rinunciando a 1 punto prestigio perché i soldi non bastano
   *[other] , rinunciando a { $n } punti prestigio perché i soldi non bastano
}
princes-option-return = Restituisci «{ $profession }» (desidera { $wishes })
princes-option-open = Metti all’asta { $object }: offri { $price } fiorini{ $short }
princes-option-decline = Non aprire: in questo round resti senza oggetto
princes-option-bid = Offri { $price } fiorini per { $object }{ $short }
princes-option-bid-only = Rilancia di { $n } fiorini
princes-option-pass-object = Passa: non offri più per questo oggetto
princes-option-pass-character = Passa: in questo round resti senza personaggio
princes-option-buy = Prendi { $object } per { $price } fiorini{ $short }
princes-option-nothing = Non prendere niente
princes-option-landscape = Prendi { $object }
princes-option-place = { $piece } in { $squares }
princes-option-keep-profession = Tieni «{ $profession }» (desidera { $wishes })
princes-option-keep-bonus = Tieni «{ $card }»: adesso aggiungerebbe { $n } a un’opera
princes-option-keep-prestige = Tieni «{ $card }»: { $worth }
princes-option-order-as-drawn = Lasciale come sono state pescate
princes-option-order = Dall’alto in basso: { $cards }
princes-option-order-places = Le carte nell’ordine { $places }
princes-option-recruit = Recluta «{ $profession }» da { $name } (desidera { $wishes })
princes-option-recruit-nobody = Recluta «{ $profession }» (desidera { $wishes })
princes-option-hold = Conserva la carta reclutamento per dopo
princes-option-work = Compi un’opera con «{ $profession }»: valore { $value }, ne serve almeno { $minimum }: { $parts }{ $best ->
    [0] {""}
   *[other] ; con tutte le tue carte bonus { $best }
}
princes-option-add = Aggiungi «{ $card }»: +{ $n }, il valore diventa { $value } (ne serve almeno { $minimum })
princes-option-add-card = Aggiungi «{ $card }»: +{ $n }
princes-option-complete = Compi l’opera con valore { $value } (ne serve almeno { $minimum }): rende { $florins } fiorini
princes-option-complete-only = Compi l’opera
princes-option-exchange = { $n ->
    [0] Nessun punto: ti restano tutti i tuoi { $left } fiorini
    [one] 1 punto prestigio per { $florins } fiorini: te ne restano { $left }
   *[other] { $n } punti prestigio per { $florins } fiorini: te ne restano { $left }
}
princes-option-exchange-only = { $n ->
    [0] Nessun punto in cambio di fiorini
    [one] 1 punto prestigio per { $florins } fiorini
   *[other] { $n } punti prestigio per { $florins } fiorini
}
princes-option-build = Costruisci { $object } { $price ->
    [0] gratis
   *[other] per { $price } fiorini
}{ $short }: { $points } punti prestigio
princes-option-profession = Prendi una carta professione per { $price } fiorini{ $short }: guardi { $cards }, ne tieni una
princes-option-freedom = Introduci la { $freedom } per { $price } fiorini{ $short }
princes-option-bonus = Prendi una carta bonus per { $price } fiorini{ $short }: guardi { $cards }, ne tieni una
princes-option-princess = Compi un’opera con la principessa: valore { $value }, ne serve almeno { $minimum }
princes-option-character = { $character }: offri { $florins } fiorini{ $banker ->
    [0] {""}
   *[other] ; sulla carta ce ne sono { $banker }
}
princes-option-character-outbid = { $character }: offri { $florins } fiorini contro i { $bid } di { $name }{ $banker ->
    [0] {""}
   *[other] ; sulla carta ce ne sono { $banker }
}
princes-option-merchant-rank = Usa il mercante: { $n ->
    [one] 1 punto prestigio, perché sei in testa sul tracciato della fama
   *[other] { $n } punti prestigio, perché occupi il posto { $n } sul tracciato della fama
}
princes-option-merchant-free = Prendi { $object } gratis
princes-option-merchant-free-only = Usa il mercante: un oggetto gratis
princes-option-merchant-pay = Paga { $price } fiorini per { $object }{ $short }, e ottieni { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
} per il tuo posto sul tracciato della fama
princes-option-merchant-pay-only = Paga un oggetto, e ottieni { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
} con il mercante
princes-option-professor = Usa il professore: guardi { $cards } e ne tieni una, gratis
princes-option-wait = Non usare adesso «{ $character }»
princes-option-wait-only = Non usare niente adesso
princes-option-end = Fine del turno{ $n ->
    [0] {""}
    [one] {" "}(rinunci a 1 azione)
   *[other] {" "}(rinunci a { $n } azioni)
}

## Eventi

princes-event-first = { $who ->
    [you] Il sorteggio dice che cominci tu.
   *[other] Il sorteggio dice che comincia { $name }.
}
princes-event-freedoms = Le libertà di questa partita: { $freedoms }.
princes-event-dealt = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} delle carte professione: { $professions }.
princes-event-dealt-hidden = { $name } riceve quattro carte professione.
princes-event-return = { $who ->
    [you] Restituisci
   *[other] { $name } restituisce
} «{ $profession }».
princes-event-return-hidden = { $name } restituisce una carta professione.
princes-event-round = Comincia il round { $n }: un’opera deve valere almeno { $minimum }. { $who ->
    [you] Il primo turno è tuo.
   *[other] Il primo turno è di { $name }.
}
princes-event-open = { $who ->
    [you] Metti
   *[other] { $name } mette
} all’asta { $object }, a { $price } fiorini.
princes-event-bid = { $who ->
    [you] Offri
   *[other] { $name } offre
} { $price } fiorini.
princes-event-pass = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
princes-event-decline = { $who ->
    [you] Non apri e resti
   *[other] { $name } non apre e resta
} senza oggetto in questo round.
princes-event-nothing = { $who ->
    [you] Non prendi
   *[other] { $name } non prende
} niente.
princes-event-won = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $object } per { $price } fiorini.
princes-event-free = Paga il mercante: { $who ->
    [you] hai
   *[other] { $name } ha
} { $object } gratis.
princes-event-given-up = { $who ->
    [you] Rinunci
   *[other] { $name } rinuncia
} a { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
} per { $price } fiorini.
princes-event-place = { $who ->
    [you] Metti
   *[other] { $name } mette
} { $object } in { $squares }.
princes-event-built = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $n } punti prestigio per l’edificio.
princes-event-landscape-again = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $n } punti prestigio per un altro paesaggio dello stesso tipo.
princes-event-builder-again = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $n } punti prestigio per un altro costruttore.
princes-event-look = { $who ->
    [you] Guardi
   *[other] { $name } guarda
} { $cards }.
princes-event-drawn = { $who ->
    [you] Vedi
   *[other] { $name } vede
}: { $cards }.
princes-event-drawn-hidden = Solo { $name } sa quali sono.
princes-event-keep = { $who ->
    [you] Tieni
   *[other] { $name } tiene
} «{ $card }».
princes-event-keep-hidden = { $name } tiene una carta.
princes-event-under = { $who ->
    [you] Metti
   *[other] { $name } mette
} { $cards } sotto il mazzo.
princes-event-recruit = { $who ->
    [you] Recluti
   *[other] { $name } recluta
} «{ $profession }» da { $owner }.
princes-event-marker = { $who ->
    [you] Offri
   *[other] { $name } offre
} { $price } fiorini per «{ $character }».
princes-event-displaced = { $who ->
    [you] La tua offerta
   *[other] L’offerta di { $name }
} per «{ $character }» è superata.
princes-event-character = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} «{ $character }» per { $price } fiorini.
princes-event-banker = { $who ->
    [you] Prendi
   *[other] { $name } prende
} i { $price } fiorini che sono sul banchiere.
princes-event-banker-waits = Nessuno ha comprato il banchiere: adesso sulla carta ci sono { $price } fiorini.
princes-event-returned = { $who ->
    [you] Il tuo personaggio «{ $character }» torna
   *[other] Il personaggio «{ $character }» di { $name } torna
} con gli altri.
princes-event-professor = { $who ->
    [you] Usi
   *[other] { $name } usa
} il professore per { $card }.
princes-event-rank = { $who ->
    [you] Ottieni
   *[other] { $name } ottiene
} { $n ->
    [one] 1 punto prestigio
   *[other] { $n } punti prestigio
} con il mercante.
princes-event-turn = { $who ->
    [you] È il tuo turno.
   *[other] È il turno di { $name }.
}
princes-event-work = { $who ->
    [you] Compi
   *[other] { $name } compie
} un’opera con «{ $profession }», di valore { $value }: { $parts }.
princes-event-bonuses = Carte bonus giocate: { $cards }.
princes-event-princess = { $who ->
    [you] Compi
   *[other] { $name } compie
} un’opera con la principessa, di valore { $value }.
princes-event-exchange = { $n ->
    [0] { $who ->
        [you] Non cambi fiorini in punti prestigio.
       *[other] { $name } non cambia fiorini in punti prestigio.
    }
    [one] { $who ->
        [you] Cambi { $price } fiorini in 1 punto prestigio.
       *[other] { $name } cambia { $price } fiorini in 1 punto prestigio.
    }
   *[other] { $who ->
        [you] Cambi { $price } fiorini in { $n } punti prestigio.
       *[other] { $name } cambia { $price } fiorini in { $n } punti prestigio.
    }
}
princes-event-build = { $who ->
    [you] Costruisci
   *[other] { $name } costruisce
} { $object } { $price ->
    [0] gratis.
   *[other] per { $price } fiorini.
}
princes-event-freedom = { $who ->
    [you] Introduci
   *[other] { $name } introduce
} la { $freedom }.
princes-event-acquire = { $who ->
    [you] Prendi
   *[other] { $name } prende
} { $card }.
princes-event-best-work = { $who ->
    [you] La tua è la miglior opera del round: ottieni
   *[other] L’opera di { $name } è la migliore del round e ottiene
} { $n } punti prestigio.
princes-event-prestige = { $who ->
    [you] La tua carta prestigio
   *[other] La carta prestigio di { $name }
} «{ $card }»: { $n ->
    [0] niente.
   *[other] { $n } punti.
}
princes-event-over = La partita è finita.

## Il segnapunti

princes-part-fame = tracciato della fama
princes-part-prestige = carte prestigio
princes-tie = A pari punti: { $who }. Decidono i fiorini rimasti: { $amounts }.

## Che cosa vuol dire una parola

princes-text-profession = desidera { $building } (+{ $b }), { $landscape } (+{ $l }) e { $freedom } (+{ $f })
princes-text-bonus = si aggiunge al valore di un’opera che compi, poi esce dal gioco
princes-note-hand-card = contano le carte professione e reclutamento, ma non la professione che stai giocando
princes-note-table-card = contano le professioni e le carte reclutamento davanti a te, e anche quella che stai giocando
princes-note-category = ognuno di questi conta una volta sola, se ne hai: { $things }
princes-text-prestige = alla fine della partita: { $worth }
princes-text-large-building = edificio grande, { $n } caselle; quando lo costruisci dà 3 punti prestigio
princes-text-medium-building = edificio medio, { $n } caselle; quando lo costruisci dà 3 punti prestigio
princes-text-small-building = edificio piccolo, { $n } caselle; quando lo costruisci dà 3 punti prestigio
princes-text-landscape = paesaggio, { $n } caselle; dal secondo dello stesso tipo dà 3 punti prestigio
princes-text-wanted = desiderato da: { $professions }

## Che cosa significa un simbolo

princes-topic-aim = scopo
princes-topic-rounds = round
princes-topic-auction = asta
princes-topic-last = ultimo acquisto
princes-topic-landscapes = paesaggi
princes-topic-jesters = giullari
princes-topic-builders = costruttori
princes-topic-prestige-cards = carte prestigio
princes-topic-recruiting = reclutamento
princes-topic-actions = azioni
princes-topic-work = opera
princes-topic-value = valore
princes-topic-minimum = minimo
princes-topic-exchange = cambio
princes-topic-best-work = miglior opera
princes-topic-buildings = edifici
princes-topic-placing = disposizione
princes-topic-outlines = sagome
princes-topic-freedoms = libertà
princes-topic-professions = professioni
princes-topic-bonus-cards = carte bonus
princes-topic-money = soldi
princes-topic-points = punti
princes-topic-secrets = segreti
princes-topic-two = due giocatori
princes-topic-characters = personaggi
princes-topic-banker = banchiere
princes-topic-cardinal = cardinale
princes-topic-merchant = mercante
princes-topic-muse = musa
princes-topic-princess = principessa
princes-topic-professor = professore
princes-topic-end = fine
princes-topic-record = registro
princes-help-aim = Sei a capo di una nobile casata che vuole lasciare il segno. Fa’ del tuo principato un luogo dove artisti e studiosi lavorano volentieri: edifici, paesaggi e libertà danno più valore alle loro opere. Vince chi dopo sette round ha più punti prestigio.
princes-help-rounds = Ognuno dei sette round ha un’asta degli oggetti, con l’espansione anche un’asta dei personaggi, e poi un turno di due azioni per ogni giocatore. Alla fine si premia la miglior opera, e il primo turno passa a chi siede accanto, in senso orario.
princes-help-auction = In ogni round ciascuno può vincere un solo oggetto, e ogni pila ne dà uno solo. Chi apre sceglie un oggetto e con questo offre 200 fiorini; in senso orario gli altri rilanciano di 100 oppure lasciano perdere quell’oggetto. Chi vince paga e ha subito l’oggetto. Chi apre e non vince apre di nuovo; chi rinuncia ad aprire in questo round non ha niente.
princes-help-last = Chi resta per ultimo senza oggetto non fa offerte: prende per 200 fiorini un oggetto da una pila ancora aperta, oppure niente.
princes-help-landscapes = Boschi, laghi e parchi si mettono subito sulla griglia e possono toccare qualunque cosa. Un paesaggio aggiunge 3 a ogni opera di una professione che lo desidera. Dal secondo dello stesso tipo, ognuno dà 3 punti prestigio.
princes-help-jesters = Ogni giullare aggiunge 2 al valore di ogni tua opera, qualunque sia la professione. I giullari non occupano spazio.
princes-help-builders = Con un costruttore un edificio ti costa 300 fiorini invece di 700; con due i tuoi edifici possono anche toccarsi; con tre non costano niente. Il secondo e il terzo costruttore danno 3 punti prestigio ciascuno. Nessuno può averne più di tre.
princes-help-prestige-cards = Guardi le prime cinque carte del mazzo, ne tieni una in segreto e metti le altre sotto il mazzo nell’ordine che vuoi. Quello che chiede conta solo alla fine della partita. Alcune carte chiedono di avere più degli altri: in caso di parità resta la metà dei punti.
princes-help-recruiting = Con una carta reclutamento prendi in mano una professione già usata da un altro giocatore; al suo posto resta la carta reclutamento. Puoi farlo subito, quando la ottieni, o in un tuo turno successivo, senza usare un’azione. Fino ad allora conta come una carta della tua mano.
princes-help-actions = Nel tuo turno hai due azioni, nell’ordine che vuoi: compiere un’opera, costruire, prendere una carta professione, introdurre una libertà, prendere una carta bonus. Una sola carta professione e una sola libertà per turno; le altre azioni si possono ripetere. Non devi per forza usarle tutte e due.
princes-help-work = Giochi dalla mano una carta professione la cui opera raggiunge il valore minimo del round. La banca ti paga 100 fiorini per ogni punto di valore, e subito puoi cambiarne una parte in punti prestigio. La carta resta scoperta davanti a te.
princes-help-value = Il valore di un’opera: 4 se hai l’edificio preferito dalla professione, 3 per il suo paesaggio, 3 per la sua libertà, 2 per ogni giullare, 1 per ogni carta professione e reclutamento in mano e davanti a te, compresa quella appena giocata, e quello che aggiungono le carte bonus.
princes-help-minimum = Nei round da 1 a 7 un’opera deve valere almeno 7, 10, 12, 14, 15, 16 e 17. Le carte bonus contano.
princes-help-exchange = Subito dopo un’opera puoi cambiare in punti prestigio quello che ti ha reso, 200 fiorini per punto: niente, una parte o tutto. Dopo è troppo tardi, e gli altri soldi non si possono cambiare.
princes-help-best-work = Quando tutti hanno finito il turno, l’opera di maggior valore del round dà 3 punti prestigio; in caso di parità li ottengono tutti gli interessati. Di due opere tue conta solo la migliore.
princes-help-buildings = Un edificio costa 700 fiorini, 300 con uno o due costruttori, niente con tre. Dà subito 3 punti prestigio e aggiunge 4 a ogni opera di una professione che lo preferisce. Di ogni edificio puoi averne uno solo; in tutto ce ne sono tre copie.
princes-help-placing = La griglia ha sette caselle per sette; il tuo palazzo ne occupa sei nell’angolo in basso a sinistra. I pezzi si possono girare e capovolgere, non si sovrappongono e non si spostano più. Con meno di due costruttori un edificio non può avere un lato in comune con un altro edificio o con il palazzo; gli angoli possono toccarsi, e i paesaggi possono stare ovunque.
princes-help-outlines = Le fonti pubbliche dicono quante caselle copre ogni pezzo, ma nessuna dice come sono disposte. Le sagome dei pezzi sono perciò di questo progetto e non quelle del gioco stampato. Per i paesaggi c’è un’altra serie di sagome, più compatte: si può scegliere quando si apre un tavolo.
princes-help-freedoms = Viaggio, religione e opinione costano 300 fiorini l’una. Una libertà aggiunge 3 a ogni opera di una professione che la desidera. Di ognuna ci sono meno tessere che giocatori, e puoi averla una volta sola.
princes-help-professions = Per 300 fiorini guardi le prime cinque carte del mazzo, ne tieni una e metti le altre sotto il mazzo. Ogni professione desidera un edificio, un paesaggio e una libertà. Nessuno dei tre è necessario, ma ognuno rende più preziosa la sua opera.
princes-help-bonus-cards = Per 300 fiorini guardi le prime cinque carte del mazzo e ne tieni una. Con un’opera puoi giocare quante carte bonus vuoi; ognuna aggiunge quello che conta in quel momento ed esce dal gioco.
princes-help-money = Le opere sono la tua unica entrata. Se nel gioco base i soldi non bastano, un pagamento prende punti prestigio, uno ogni 100 fiorini. Con l’espansione questo non è possibile.
princes-help-points = I punti prestigio vengono dai soldi delle opere, dagli edifici, dal secondo paesaggio di un tipo e dal secondo costruttore in poi, dalla miglior opera di un round e alla fine dalle carte prestigio. I soldi decidono le parità.
princes-help-secrets = Quanti soldi hai e quali carte hai lo sai solo tu; gli altri vedono quante carte hai in mano. Le carte che metti sotto un mazzo le conosci tu soltanto.
princes-help-two = In due: 2500 fiorini a testa, cinque tessere libertà, offerte a partire da 300, e i tre paesaggi sono una pila sola: chi vince sceglie quale. L’altro prende poi un oggetto diverso per 200 fiorini, oppure niente; al tavolo si può scegliere che costi 300 fiorini. Nella versione più difficile le tessere libertà sono quattro.
princes-help-characters = L’espansione «La Musa e la Principessa» aggiunge sei personaggi. Dopo gli oggetti i giocatori, in senso orario, mettono un segnalino su una carta: su qualunque spazio se la carta è libera, altrimenti più in alto del segnalino che c’è già. Un segnalino che è ancora lì quando torna il turno di chi l’ha messo ha vinto. Ognuno ha al massimo un personaggio per round.
princes-help-banker = Sul banchiere ci sono 600 fiorini, più 100 dopo ogni round in cui nessuno lo compra. Chi lo compra li prende subito. Chi lo ha nel round 7 può infine cambiare in punti tutti i soldi che vuole, 200 fiorini per punto.
princes-help-cardinal = Il cardinale ti dà una terza azione nel tuo turno di questo round. Non può essere una seconda libertà né una seconda carta professione.
princes-help-merchant = Il mercante rende gratis l’oggetto che vinci nella prossima asta, oppure ti dà tanti punti prestigio quanto è il tuo posto sul tracciato della fama: uno se sei in testa, di più quanto più sei indietro. Serve fino alla prossima asta dei personaggi. Puoi prendere i punti a ogni tua decisione; te lo si chiede anche quando il turno di un altro ha cambiato il tuo posto e quando la miglior opera sta per cambiarlo.
princes-help-muse = Con la musa ogni opera che compi in questo round vale di più: 1 nel primo round, 7 nell’ultimo.
princes-help-princess = Con la principessa puoi compiere un’opera senza carta professione. Vale 3 per ogni paesaggio, 2 per ogni edificio, 2 per ogni costruttore e 1 per ogni carta professione e reclutamento, ma senza carte bonus. Richiede un’azione, e il minimo vale anche per lei.
princes-help-professor = Il professore ti fa guardare cinque carte bonus o cinque carte prestigio e tenerne una, gratis e senza usare un’azione, a ogni tua decisione fino alla prossima asta dei personaggi.
princes-help-end = La partita finisce dopo sette round. Poi si scoprono e si contano le carte prestigio. Vince chi ha più punti prestigio; in caso di parità chi ha più soldi; se anche quelli sono pari, la vittoria è condivisa.
princes-help-record = Ogni partita resta in un registro. Le estrazioni sono sigillate prima della prima: il lungo numero mostrato all’inizio è la promessa che nessuno, nemmeno questo programma, può cambiarle dopo.

## Perché no? Una frase per ogni regola che rifiuta qualcosa

princes-rule-PRI-012 = Prima tutti restituiscono una delle quattro carte professione.
princes-rule-PRI-018 = Solo in due i tre paesaggi sono una pila sola.
princes-rule-PRI-021 = Il primo a cominciare deve sedere a questo tavolo.
princes-rule-PRI-025 = La partita è finita.
princes-rule-PRI-027 = Adesso non tocca a te scegliere: si gioca uno dopo l’altro.
princes-rule-PRI-029 = Siamo all’asta: prima si apre con un oggetto, poi si fanno le offerte.
princes-rule-PRI-034 = Non puoi pagare l’offerta successiva, quindi devi passare.
princes-rule-PRI-039 = In questo round questa pila ha già dato il suo oggetto.
princes-rule-PRI-041 = In questa pila non è rimasto niente.
princes-rule-PRI-048 = A prezzo fisso compra solo l’ultimo rimasto senza oggetto; tutti gli altri aprono e fanno offerte.
princes-rule-PRI-053 = Non puoi pagare l’offerta d’apertura, che è anche il prezzo dell’ultimo oggetto.
princes-rule-PRI-054 = Sulla tua griglia non c’è più posto per questo paesaggio.
princes-rule-PRI-056 = Prima finisci quello che l’oggetto comporta; l’asta continua dopo.
princes-rule-PRI-063 = Hai già tre costruttori, e di più non si può.
princes-rule-PRI-064 = Il pezzo va messo adesso, in un posto dove può stare.
princes-rule-PRI-084 = Prima metti le altre carte sotto il mazzo.
princes-rule-PRI-088 = Prima di’ se usi subito la carta reclutamento.
princes-rule-PRI-089 = Per questo ti serve una carta reclutamento.
princes-rule-PRI-090 = Non puoi reclutare una professione che è davanti a te.
princes-rule-PRI-091 = Si può reclutare solo una professione che sta scoperta davanti a un altro giocatore.
princes-rule-PRI-094 = Una carta reclutamento si usa quando la ottieni o nel tuo turno, non in un’asta successiva.
princes-rule-PRI-103 = Adesso non si può fare: non hai più azioni, o ti manca quello che serve.
princes-rule-PRI-106 = Prima finisci l’azione che hai cominciato.
princes-rule-PRI-110 = In un turno si può prendere una sola carta professione.
princes-rule-PRI-111 = In un turno si può introdurre una sola libertà.
princes-rule-PRI-114 = Per un’opera ti serve una carta professione della tua mano.
princes-rule-PRI-115 = Il valore di quest’opera non raggiunge il minimo del round.
princes-rule-PRI-119 = Questa carta è già davanti a te: la sua opera è compiuta.
princes-rule-PRI-131 = Di’ quanti punti prendi; non possono essere più di quanti ne dà questo pagamento.
princes-rule-PRI-145 = Non puoi pagare un edificio.
princes-rule-PRI-147 = Non ci sono più edifici di questo tipo.
princes-rule-PRI-148 = Sulla tua griglia non c’è più posto per questo edificio.
princes-rule-PRI-151 = Su una di queste caselle c’è già qualcosa.
princes-rule-PRI-152 = Con meno di due costruttori non può avere un lato in comune con un altro edificio.
princes-rule-PRI-153 = Con meno di due costruttori non può avere un lato in comune con il palazzo.
princes-rule-PRI-158 = Hai già questo edificio, e un principato può averlo una volta sola.
princes-rule-PRI-161 = Non puoi pagare una carta professione.
princes-rule-PRI-166 = Non ci sono più carte professione.
princes-rule-PRI-167 = Hai visto le carte e non puoi tornare indietro: tienine una.
princes-rule-PRI-168 = Non puoi pagare una libertà.
princes-rule-PRI-169 = Hai già introdotto questa libertà.
princes-rule-PRI-170 = Non ci sono più tessere di questa libertà.
princes-rule-PRI-173 = Non puoi pagare una carta bonus.
princes-rule-PRI-177 = C’è un’opera in corso: aggiungi carte bonus che hai in mano e che non ne fanno ancora parte, oppure portala a termine.
princes-rule-PRI-180 = Non ci sono più carte bonus.
princes-rule-PRI-251 = Le tessere libertà in meno sono solo per una partita in due.
princes-rule-PRI-253 = In due i tre paesaggi sono una pila sola.
princes-rule-PRI-254 = Prima di’ quale paesaggio prendi.
princes-rule-PRI-256 = Non puoi pagare il prezzo dell’ultimo oggetto.
princes-rule-PRI-257 = Di questo paesaggio non ci sono più tessere, oppure sulla tua griglia non c’è posto.
princes-rule-PRI-258 = Non puoi pagare l’offerta d’apertura di una partita in due.
princes-rule-PRI-269 = Siamo all’asta dei personaggi: metti il tuo segnalino su uno di loro, o passa.
princes-rule-PRI-272 = Non hai i fiorini per questa offerta.
princes-rule-PRI-274 = C’è già un segnalino: il tuo deve stare su uno spazio più alto.
princes-rule-PRI-281 = In questo round qualcuno ha già comprato questo personaggio.
princes-rule-PRI-290 = Prima di’ se usi adesso il tuo personaggio.
princes-rule-PRI-306 = Non hai il mercante.
princes-rule-PRI-309 = Hai vinto con il mercante: prima di’ se l’oggetto è gratis o se paghi e ottieni punti.
princes-rule-PRI-318 = Non hai la principessa.
princes-rule-PRI-324 = Anche con la principessa un’opera deve raggiungere il minimo del round.
princes-rule-PRI-327 = Non hai il professore.
princes-rule-PRI-332 = Questo mazzo è finito.

## La prima pagina e un tavolo nuovo

princes-about = Crea un principato dove artisti e studiosi danno il meglio: fatti avanti nelle aste per paesaggi, giullari e costruttori, introduci libertà e trasforma i fiorini in fama. Da due a cinque giocatori, con l’espansione «La Musa e la Principessa».
princes-way-base = Il gioco base
princes-way-base-about = Sette round, ognuno con un’asta e due azioni. In due si gioca con regole proprie.
princes-way-muse = Con The Muse and the Princess
princes-way-muse-about = Il gioco base e l’espansione: una seconda asta porta personaggi, ognuno con un potere suo.
princes-lesson-aim = Di che si tratta
princes-lesson-auction = L’asta
princes-lesson-objects = Carte dall’asta
princes-lesson-actions = Due azioni
princes-lesson-works = Le opere e il loro valore
princes-lesson-money = Denaro e segreti
princes-lesson-end = La fine
princes-lesson-two = In due
princes-lesson-muse = The Muse and the Princess
princes-setting-seats = posti
princes-setting-expansion = con i personaggi di «La Musa e la Principessa»
princes-setting-expansion-true = sì
princes-setting-expansion-false = no
princes-setting-blocks = sagome più compatte dei paesaggi (di questo progetto, come le altre)
princes-setting-blocks-true = sì
princes-setting-blocks-false = no
princes-setting-harder = { $n ->
    [2] più difficile: una tessera libertà in meno
   *[other] {""}
}
princes-setting-harder-true = sì
princes-setting-harder-false = no
princes-setting-first = Chi comincia il primo round?
princes-setting-last_price = { $n ->
    [2] fiorini per l’ultimo oggetto del round
   *[other] {""}
}
princes-setting-rulings = { $rulings ->
    [1] interpretazioni delle regole, versione
   *[other] {""}
}

## Il tavolo: come si chiama ogni campo di una vista

princes-field-round = round
princes-stage-minimum = un’opera richiede un valore di { $n }
princes-field-minimum = valore minimo di un’opera
princes-field-phase = fase
princes-field-first = comincia
princes-field-turn = di turno
princes-field-actions = azioni rimaste
princes-field-money = fiorini
princes-field-auction = All’asta
princes-field-stack = oggetto
princes-field-bid = offerta più alta
princes-field-bid-by = di chi
princes-field-bidders = Chi offre
princes-field-bidding = nell’asta
princes-field-work = Opera in corso
princes-field-profession = professione
princes-field-work-bonuses = carte bonus
princes-field-drawn = Carte pescate
princes-field-amount = Quantità
princes-amount-points = { $n ->
    [one] punto prestigio
   *[other] punti prestigio
}
princes-field-hand = La tua mano
princes-field-bonuses = Le tue carte bonus
princes-field-prestiges = Le tue carte prestigio
princes-field-stacks = Oggetti
princes-field-count = rimasti
princes-field-closed = stato
princes-field-characters = Personaggi
princes-field-character = personaggio
princes-field-space = centinaia di fiorini
princes-field-holder = di chi
princes-field-banker = fiorini sul banchiere
princes-field-buildings = Edifici rimasti
princes-field-building = edificio
princes-field-freedoms-left = Libertà rimaste
princes-field-decks = Mazzi
princes-field-known = Carte che hai messo sotto i mazzi
princes-field-removed = Carte bonus giocate
princes-field-grid = principato
princes-field-builders = { $n ->
    [one] costruttore
   *[other] costruttori
}
princes-field-jesters = { $n ->
    [one] giullare
   *[other] giullari
}
princes-field-freedoms = libertà
princes-field-table = opere compiute
princes-field-best-work = miglior opera del round
princes-field-in-hand = in mano
princes-field-bonus-cards = { $n ->
    [one] carta bonus
   *[other] carte bonus
}
princes-field-prestige-cards = { $n ->
    [one] carta prestigio
   *[other] carte prestigio
}
princes-field-prestige = carte prestigio scoperte
princes-field-points = punti

## Ordini permanenti

princes-order-open = Apri con { $object }
princes-order-buy = Prendi { $object }
princes-order-character = { $character }: spendi il meno possibile, fino a { $n } fiorini
princes-order-exchange = { $n ->
    [0] Nessun punto: tieni il denaro
    [one] 1 punto prestigio, se il denaro basta
   *[other] Fino a { $n } punti prestigio
}
princes-order-exchange-all = Tutti i punti prestigio che il denaro permette
princes-order-pay = Paga l’oggetto e fai punti con il mercante
princes-order-rank = Fai punti con il mercante

## La pagina dei suoi pezzi

princes-cards-kind-profession = Carte professione
princes-cards-kind-bonus = Carte bonus
princes-cards-kind-prestige = Carte prestigio
princes-cards-kind-character = Personaggi
princes-cards-kind-building = Edifici
princes-cards-kind-landscape = Paesaggi
princes-cards-kind-freedom = Libertà
princes-cards-kind-jester = Giullari
princes-cards-kind-builder = Costruttori
princes-cards-kind-recruiting = Carte reclutamento
