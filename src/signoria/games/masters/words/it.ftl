### Maestri del Rinascimento in italiano. Gli eventi sanno di chi si parla: "you" è il posto di chi legge.
### Alcuni selettori riconoscono le parole verde, gialla, servitori, scudi e niente: chi le cambia qui le cambi anche lì.

masters-title = Maestri del Rinascimento
masters-front = Prendi biglie al mercato, con quelle compra carte, e fa’ produrre le carte.

## Pezzi

masters-resource-coins = monete
masters-resource-stones = pietre
masters-resource-servants = servitori
masters-resource-shields = scudi
masters-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
masters-stones = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}
masters-servants = { $n ->
    [one] 1 servitore
   *[other] { $n } servitori
}
masters-shields = { $n ->
    [one] 1 scudo
   *[other] { $n } scudi
}
masters-faith = { $n ->
    [one] 1 punto fede
   *[other] { $n } punti fede
}
masters-any = { $n ->
    [one] 1 risorsa a scelta
   *[other] { $n } risorse a scelta
}
masters-any-kind = { $n ->
    [one] 1 risorsa qualsiasi
   *[other] { $n } risorse qualsiasi
}
masters-nothing = niente
masters-colour-green = verde
masters-colour-blue = blu
masters-colour-yellow = gialla
masters-colour-purple = viola
masters-marble-white = bianca
masters-marble-blue = blu
masters-marble-grey = grigia
masters-marble-yellow = gialla
masters-marble-purple = viola
masters-marble-red = rossa
masters-marbles-white = { $n ->
    [one] 1 bianca
   *[other] { $n } bianche
}
masters-marbles-blue = { $n } blu
masters-marbles-grey = { $n ->
    [one] 1 grigia
   *[other] { $n } grigie
}
masters-marbles-yellow = { $n ->
    [one] 1 gialla
   *[other] { $n } gialle
}
masters-marbles-purple = { $n } viola
masters-marbles-red = { $n ->
    [one] 1 rossa
   *[other] { $n } rosse
}
masters-card = carta { $colour } di livello { $level } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
masters-empty-stack = pila vuota
masters-covered-stack = prossima carta della pila, ancora coperta
masters-empty-slot = vuoto
masters-leader-discount = Sconto su { $resource }
masters-leader-depot = Deposito per { $resource }
masters-leader-white-marble = Biglie bianche come { $resource }
masters-leader-production = Produzione da { $resource }
masters-row = riga { $n }
masters-column = colonna { $n }
masters-power-basic = la produzione base
masters-power-slot = la carta nello spazio { $n }
masters-power-leader = il leader che consuma { $resource }
masters-token-discard = { $n ->
    [one] si scarta 1 carta { $colour }
   *[other] si scartano { $n } carte { $colour ->
        [verde] verdi
        [gialla] gialle
       *[other] { $colour }
    }
}
masters-token-cross = la croce nera avanza di { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}
masters-token-shuffle = la croce nera avanza di { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}, poi si rimescolano tutti i segnalini azione

## Decisioni

masters-decision-keep = Quali due leader tieni?
masters-decision-start = Con quali risorse inizi?
masters-decision-turn = Tocca a te: un’azione principale, più le azioni leader che vuoi.
masters-decision-end = Hai fatto la tua azione. Vuoi usare un leader o finire il turno?
masters-decision-white = In cosa trasformi le biglie bianche?
masters-decision-store = Cosa metti in magazzino? Per ogni risorsa scartata, tutti gli altri avanzano di 1 sul tracciato fede.
masters-decision-slot = In quale spazio metti la carta?
masters-decision-pay = Come paghi?
masters-decision-power = Attivi un’altra produzione o bastano queste?
masters-decision-spend = Cosa paghi per la produzione base?
masters-decision-receive = Quale risorsa ricevi?

## Opzioni

masters-option-keep = Tieni «{ $first }» e «{ $second }»
masters-option-start = Inizia con { $goods }
masters-option-take = Mercato: prendi la { $line } ({ $marbles }){ $forced }
masters-option-white = { $goods }{ $forced }
masters-forced = { $n ->
    [0] {""}
   *[other] ; { $n ->
        [one] va scartata almeno 1 risorsa
       *[other] vanno scartate almeno { $n } risorse
    }: { $solo ->
        [1] la croce nera avanza di { $faith ->
            [one] 1 casella
           *[other] { $faith } caselle
        }
       *[0] tutti gli altri avanzano di { $faith } sul tracciato fede
    }
}
masters-option-store = { $goods ->
    [niente] { $discarded ->
        [0] Non mettere niente in magazzino
       *[other] Scarta tutto ({ $discarded })
    }
   *[other] { $discarded ->
        [0] Metti in magazzino { $goods }
       *[other] Metti in magazzino { $goods }, scarta { $discarded ->
            [one] 1 risorsa
           *[other] { $discarded } risorse
        }
    }
}
masters-option-buy = Compra la { $card } per { $cost }
masters-option-slot = Spazio { $n }: { $covered }
masters-option-pay = Paga { $resource ->
    [servitori] i servitori
    [scudi] gli scudi
   *[other] le { $resource }
}: { $depots } dai depositi, { $strongbox } dal forziere
masters-option-produce = Attiva { $power }: paghi { $input }, ottieni { $output }
masters-option-produce-not = Produci con { $power }
masters-option-done = Basta così: produci
masters-option-spend = Paga { $goods }
masters-option-receive = Ricevi { $goods }
masters-option-play = Gioca il leader «{ $leader }»
masters-option-discard = Scarta il leader «{ $leader }» per 1 punto fede
masters-option-end = Fine del turno

## Eventi

masters-event-reveal = Si scopre la { $card }.
masters-event-market = Si riempie il mercato.
masters-event-dealt = { $who ->
    [you] Ricevi
   *[other] { $name } riceve
} quattro leader: { $leaders }.
masters-event-dealt-hidden = { $name } riceve quattro leader.
masters-event-keep = { $who ->
    [you] Tieni
   *[other] { $name } tiene
} due leader: { $leaders }.
masters-event-keep-hidden = { $name } tiene due leader.
masters-event-first = { $who ->
    [you] Cominci tu e prendi
   *[other] Comincia { $name } e prende
} il calamaio.
masters-event-start = { $who ->
    [you] Inizi
   *[other] { $name } inizia
} con { $goods }.
masters-event-turn = Round { $round }: { $who ->
    [you] è il tuo turno.
   *[other] è il turno di { $name }.
}
masters-event-take = { $who ->
    [you] Prendi
   *[other] { $name } prende
} la { $line } del mercato: { $goods }.
masters-event-white = Dalle biglie bianche: { $goods }.
masters-event-store = { $goods ->
    [niente] { $discarded ->
        [0] { $who ->
            [you] Non metti niente in magazzino.
           *[other] { $name } non mette niente in magazzino.
        }
       *[other] { $who ->
            [you] Scarti
           *[other] { $name } scarta
        } tutto: { $discarded ->
            [one] 1 risorsa.
           *[other] { $discarded } risorse.
        }
    }
   *[other] { $who ->
        [you] Metti
       *[other] { $name } mette
    } in magazzino { $goods }{ $discarded ->
        [0] .
        [one] ; { $who ->
            [you] scarti
           *[other] scarta
        } 1 risorsa.
       *[other] ; { $who ->
            [you] scarti
           *[other] scarta
        } { $discarded } risorse.
    }
}
masters-event-buy = { $who ->
    [you] Compri
   *[other] { $name } compra
} la { $card } e la { $who ->
    [you] metti
   *[other] mette
} nello spazio { $slot }.
masters-event-pay = { $who ->
    [you] Paghi
   *[other] { $name } paga
} { $where ->
    [1] { $depots } dai depositi.
    [2] { $strongbox } dal forziere.
   *[3] { $depots } dai depositi, { $strongbox } dal forziere.
}
masters-event-produce = { $who ->
    [you] Attivi
   *[other] { $name } attiva
} { $powers }: { $who ->
    [you] ottieni
   *[other] ottiene
} { $goods }.
masters-event-play = { $who ->
    [you] Giochi
   *[other] { $name } gioca
} il leader «{ $leader }».
masters-event-discard-leader = { $who ->
    [you] Scarti
   *[other] { $name } scarta
} il leader «{ $leader }».
masters-event-discard-leader-hidden = { $name } scarta un leader senza mostrarlo.
masters-event-faith = { $who ->
    [you] Avanzi
   *[other] { $name } avanza
} di { $n ->
    [one] 1 casella
   *[other] { $n } caselle
} sul tracciato fede, fino alla casella { $space }.
masters-event-cross = La croce nera avanza fino alla casella { $space }.
masters-event-report = Rapporto in Vaticano n. { $n }!
masters-event-tile = { $up ->
    [1] { $who ->
        [you] Giri
       *[other] { $name } gira
    } a faccia in su la tessera favore papale { $n } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }).
   *[0] { $who ->
        [you] Perdi
       *[other] { $name } perde
    } la tessera favore papale { $n }.
}
masters-event-token = Lorenzo scopre un segnalino azione: { $token }.
masters-event-remove = La { $card } esce dalla griglia.
masters-event-ending = La partita sta per finire: si completa questo round, poi si contano i punti.
masters-event-over = La partita è finita.
masters-event-won = { $who ->
    [you] Hai vinto
   *[other] { $name } ha vinto
} contro Lorenzo il Magnifico.
masters-event-lost = { $who ->
    [you] Hai perso
   *[other] { $name } ha perso
} contro Lorenzo il Magnifico.

## Il segnapunti

masters-part-cards = carte sviluppo
masters-part-faith = tracciato fede
masters-part-tiles = tessere favore papale
masters-part-leaders = carte leader
masters-part-resources = risorse rimaste
masters-tie = A pari punti: { $who }. Decidono le risorse rimaste: { $amounts }.

## Che cosa vuol dire una parola

masters-text-needs = richiede { $needs }
masters-text-wanted = { $n ->
    [one] 1 carta { $colour }
   *[other] { $n } carte di colore { $colour }
}
masters-text-wanted-level = { $n ->
    [one] 1 carta { $colour } di livello { $level }
   *[other] { $n } carte di colore { $colour } di livello { $level }
}
masters-text-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
masters-text-tile-face-down = coperta
masters-text-tile-face-up = scoperta
masters-text-tile-discarded = persa

## Che cosa significa un simbolo

masters-topic-aim = scopo
masters-topic-coins = monete
masters-topic-stones = pietre
masters-topic-servants = servitori
masters-topic-shields = scudi
masters-topic-faith = fede
masters-topic-market = mercato
masters-topic-depots = depositi
masters-topic-strongbox = forziere
masters-topic-slots = spazi
masters-topic-production = produzione
masters-topic-leaders = leader
masters-topic-report = rapporto
masters-topic-cross = croce
masters-topic-end = fine
masters-topic-points = punti
masters-topic-tiles = tessere
masters-topic-discount = sconto
masters-topic-special = deposito speciale
masters-topic-marbles = biglie bianche
masters-topic-factory = leader di produzione
masters-topic-inkwell = calamaio
masters-topic-record = registro
masters-help-aim = Vince chi ha più punti: carte sviluppo, tracciato fede, tessere favore papale, leader in gioco e 1 punto ogni 5 risorse rimaste. Prendi risorse al mercato, con quelle compra carte, con le carte produci, e non perdere di vista il tracciato fede.
masters-help-coins = Monete, una delle quattro risorse: servono a comprare carte e a pagare le produzioni. Una biglia gialla ne dà 1.
masters-help-stones = Pietre, una delle quattro risorse: servono a comprare carte e a pagare le produzioni. Una biglia grigia ne dà 1.
masters-help-servants = Servitori, una delle quattro risorse: servono a comprare carte e a pagare le produzioni. Una biglia viola ne dà 1.
masters-help-shields = Scudi, una delle quattro risorse: servono a comprare carte e a pagare le produzioni. Una biglia blu ne dà 1.
masters-help-faith = I punti fede fanno avanzare il tuo segnalino sul tracciato fede e non si conservano mai. Una biglia rossa ne dà 1. Il tracciato vale fino a 20 punti vittoria, e se arrivi in tempo per un rapporto in Vaticano giri una tessera favore papale.
masters-help-market = Prendi una riga o una colonna: ogni biglia dà la sua risorsa, la rossa dà 1 punto fede, la bianca non dà niente, a meno che un leader non dica altrimenti. Poi si spinge dentro la biglia sullo scivolo, e quella che esce ne prende il posto.
masters-help-depots = I tre depositi del magazzino contengono 1, 2 e 3 risorse: un solo tipo per deposito, e mai lo stesso tipo in due depositi. Non devi mai spostare niente: se un modo di sistemare le risorse c’è, ci stanno.
masters-help-strongbox = Il forziere contiene risorse di ogni tipo, senza limiti. Ci finisce solo quello che produci.
masters-help-slots = Tre spazi per le carte sviluppo: il livello 1 va in uno spazio vuoto, il livello 2 sopra un livello 1, il livello 3 sopra un livello 2. Produce solo la carta in cima; quelle coperte restano comunque tue e contano.
masters-help-production = Scegli quali poteri di produzione attivare, pagali tutti, poi ricevi tutto insieme. La produzione base trasforma 2 risorse qualsiasi in 1 a tua scelta.
masters-help-leaders = Un leader che hai in mano puoi giocarlo quando hai quello che richiede (non lo paghi), oppure scartarlo per 1 punto fede. Una volta in gioco, vale per il resto della partita.
masters-help-report = Quando un segnalino raggiunge la casella 8, 16 o 24, chi si trova in quella sezione o più avanti gira a faccia in su la tessera favore papale (2, 3, 4 punti); tutti gli altri la perdono.
masters-help-cross = La croce nera è il segnalino fede di Lorenzo nella partita in solitario. Se arriva alla casella 24 prima del tuo, o se un colore sparisce dalla griglia, perdi; con la settima carta o sulla casella 24 vinci tu.
masters-help-end = Il round in cui qualcuno compra la settima carta o raggiunge la casella 24 è l’ultimo.
masters-help-points = Le carte, i leader in gioco e le tessere favore papale valgono i punti indicati; il tracciato fede dà quelli dell’ultima casella con punti raggiunta; ogni 5 risorse rimaste valgono 1 punto. In caso di parità vince chi ha più risorse.
masters-help-tiles = Tre tessere favore papale da 2, 3 e 4 punti. Ognuna si gira a faccia in su o si perde nel suo rapporto in Vaticano.
masters-help-discount = Un leader con sconto: ogni carta che costa la sua risorsa ti costa 1 di quella risorsa in meno.
masters-help-special = Un leader con deposito: un deposito in più per 2 della sua risorsa, oltre a quanto sta in magazzino.
masters-help-marbles = Un leader delle biglie bianche: ogni biglia bianca che prendi dà 1 della sua risorsa. Con due leader così, scegli per ogni biglia.
masters-help-factory = Un leader di produzione: un potere in più, che consuma 1 della sua risorsa e dà 1 risorsa a scelta e 1 punto fede.
masters-help-inkwell = Il calamaio indica il primo giocatore. L’ultimo round finisce con chi siede prima del calamaio, così tutti giocano lo stesso numero di turni.
masters-help-record = Ogni partita resta in un registro. Le estrazioni sono sigillate prima della prima: il lungo numero mostrato all’inizio è la promessa che nessuno, nemmeno questo programma, può cambiarle dopo.

## Perché no? Una frase per ogni regola che nega qualcosa

masters-rule-MAS-022 = Dei quattro leader ricevuti ne tieni esattamente due.
masters-rule-MAS-029 = Scegli fra i quattro tipi tante risorse iniziali quante te ne dà il tuo posto nell’ordine di turno.
masters-rule-MAS-038 = In un turno c’è una sola azione principale: mercato, acquisto o produzione.
masters-rule-MAS-039 = Non puoi finire il turno senza un’azione principale: passare non è permesso.
masters-rule-MAS-041 = Adesso non tocca a te scegliere.
masters-rule-MAS-042 = Prima completa l’azione che hai cominciato.
masters-rule-MAS-043 = Per produrre devi attivare almeno un potere di produzione.
masters-rule-MAS-063 = Comunque le sistemi, nei tuoi depositi queste risorse non ci stanno.
masters-rule-MAS-066 = Puoi tenere o scartare solo quello che hai appena preso, nient’altro.
masters-rule-MAS-073 = Non puoi pagarlo: servono esattamente le risorse richieste.
masters-rule-MAS-076 = La carta va in uno dei tuoi tre spazi.
masters-rule-MAS-077 = Una carta di livello 1 vuole uno spazio vuoto.
masters-rule-MAS-078 = Una carta di livello 2 deve coprire una carta di livello 1.
masters-rule-MAS-079 = Una carta di livello 3 deve coprire una carta di livello 2.
masters-rule-MAS-081 = Potresti pagarla, ma non hai uno spazio dove metterla.
masters-rule-MAS-085 = Quella pila è finita e non si rifornisce.
masters-rule-MAS-089 = In quello spazio non c’è nessuna carta con cui produrre.
masters-rule-MAS-093 = In una produzione ogni potere si usa una volta sola.
masters-rule-MAS-095 = Non hai le risorse per questi poteri insieme.
masters-rule-MAS-096 = Stai preparando la produzione: rispondi prima a ciò che chiedono i suoi poteri.
masters-rule-MAS-125 = I leader si giocano o si scartano prima o dopo l’azione principale, non nel mezzo.
masters-rule-MAS-126 = Puoi scartare solo un leader che hai in mano.
masters-rule-MAS-128 = Questo leader è già in gioco.
masters-rule-MAS-130 = Devi avere quel leader in mano e soddisfarne il requisito.
masters-rule-MAS-139 = Non hai in gioco un leader così.
masters-rule-MAS-146 = Ogni biglia bianca dà la risorsa di uno dei tuoi due leader.
masters-rule-MAS-171 = La partita è finita.

## Il tavolo: come si chiama ogni campo di una vista

masters-about = Prendi biglie al mercato, con quelle compra carte, fa’ produrre le carte, e non dimenticare il Vaticano. Da uno a quattro giocatori.
masters-way-full = Regole complete
masters-way-full-about = Tutto ciò che è nella scatola, leader compresi. Da soli si gioca contro Lorenzo in persona.
masters-lesson-aim = Di che si tratta
masters-lesson-market = Il mercato
masters-lesson-cards = Comprare carte
masters-lesson-production = La produzione
masters-lesson-church = La fede e il Vaticano
masters-lesson-leaders = I leader
masters-lesson-end = La fine
masters-lesson-solo = Da soli contro Lorenzo
masters-setting-seats = posti
masters-setting-rulings = { $rulings ->
    [1] interpretazioni delle regole, versione
   *[other] {""}
}
masters-text-costs = Costa { $cost }.
masters-text-produces = Produzione: paghi { $input }, ottieni { $output }.
masters-text-outcome-won = vittoria
masters-text-outcome-lost = sconfitta
masters-field-first = primo giocatore
masters-field-turn = di turno
masters-field-round = round
masters-stage-report = rapporto in Vaticano quando qualcuno raggiunge la casella { $n }
masters-field-reports = rapporti in Vaticano avvenuti
masters-field-ending = l’ultimo round
masters-field-market = Mercato
masters-field-slide = sullo scivolo
masters-field-grid = Carte in vendita
masters-field-card = carta
masters-field-covered = altre sotto
masters-field-faith = fede
masters-field-tiles = tessere favore
masters-field-depots = depositi
masters-field-resource = risorsa
masters-field-count = pezzi
masters-field-size = capienza
masters-field-strongbox = forziere
masters-field-triple-tiles = tessere triple nel forziere
masters-field-powers = Produzione
masters-field-slots = spazi
masters-field-played = leader in gioco
masters-field-in-hand = leader in mano
masters-field-points = punti
masters-field-hand = I tuoi leader
masters-field-amount = Quantità
masters-field-business = In corso
masters-field-taken = presi
masters-field-whites = biglie bianche
masters-field-excess = senza posto
masters-field-buying = in acquisto
masters-field-chosen-powers = poteri scelti
masters-field-cost = da pagare
masters-field-gain = da ricevere
masters-field-faith-to-gain = fede da ricevere
masters-field-solo = Lorenzo
masters-field-outcome = esito
masters-field-cross = croce nera
masters-field-token = ultimo segnalino
masters-field-revealed = segnalini rivelati
masters-field-removed = carte tolte

## Che cosa c’è scritto sul tavolo

masters-draw-leaders = Leader
masters-draw-below = { $n ->
    [0] È l'ultima carta della pila.
    [one] Sotto c'è ancora 1 carta.
   *[other] Sotto ci sono ancora { $n } carte.
}
masters-draw-next = { $n ->
    [one] Qui resta 1 carta. Si scopre alla fine del turno.
   *[other] Qui restano { $n } carte. La prossima si scopre alla fine del turno.
}
masters-draw-favour = favore { $n }
masters-draw-held = tenuto
masters-draw-space-points = Chi l'ha raggiunta alla fine ha { $n ->
    [one] 1 punto
   *[other] { $n } punti
} di fede, fino alla prossima casella simile.
masters-draw-section = Chi sta qui quando si tiene il rapporto { $n } conserva il favore.
masters-draw-pope = Il primo che arriva qui chiama il rapporto { $n }.
masters-draw-how-many = Quanti di ciascuno
masters-draw-no-token = Nessun gettone è stato ancora rivelato.

## La pagina dei suoi pezzi

masters-cards-kind-card = Carte sviluppo
masters-cards-kind-leader = Leader
masters-cards-kind-marble = Biglie
masters-cards-kind-token = Segnalini del solitario
masters-cards-kind-power = Su ogni plancia
masters-cards-tint-green = Verde
masters-cards-tint-yellow = Giallo
masters-cards-tint-blue = Blu
masters-cards-tint-purple = Viola
masters-cards-level = Livello { $n }
