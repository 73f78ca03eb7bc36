### Quello che il tavolo nel browser dice intorno a ogni gioco, in italiano.

table-bot = bot
table-seats = Posti
table-player = giocatore
table-facts = Al tavolo
table-side = Altri giocatori e cronaca
table-strip = Ciò che hai
table-panes = Parti del tavolo
table-pane-board = Tavolo
table-pane-mine = Mio
table-pane-others = Altri
table-pane-log = Cronaca
table-skip-decision = Vai alla decisione
table-skip-log = Vai alla cronaca
table-tab = { $title } – Signoria
table-tab-turn = ● Tocca a te – { $title }
table-phase-ended = La partita è finita.
table-phase-abandoned = La partita è stata abbandonata.
table-phase-expired = A questo tavolo non si è mai cominciato: non c’è più.
table-watching = Stai guardando
table-your-turn = Tocca a te
table-chooses = sceglie
table-conceded = ha ceduto
table-points = { $n ->
    [one] punto
   *[other] punti
}
table-points-later = { $n } se finisse adesso
table-standing = Se finisse adesso
table-standing-about = In cima al tavolo stanno i punti che ciascuno ha già. Questo è ciò che si conterebbe se la partita finisse ora; può ancora scendere.
table-first = primo giocatore
table-course = A che punto è la partita
table-round-of = Round { $n } di { $all }
table-done-of = { $name }: { $n } di { $all }
table-stage = { $n }. { $what }
table-turns-left = { $n ->
    [one] 1 turno rimasto
   *[other] { $n } turni rimasti
}
table-yes = sì
table-empty = vuoto
table-nothing = niente
table-choose-here = scegli qui
table-hidden = nascosto
table-square = { $square }: { $what }
table-plan-rotate = Gira
table-plan-flip = Ribalta
table-plan-not-here = Qui non può stare
table-plan-blocked = Non su { $squares }
table-plan-clash = Già occupate: { $squares }.
table-by-lot = sorteggio

## La barra della decisione

table-waiting = { $n ->
    [one] { $who } sta scegliendo.
   *[other] { $who } stanno scegliendo.
}
table-moment = Un momento …
table-all = tutte ({ $n })
table-take = Scegli
table-tick = Spunta ciò che vuoi, poi scegli.
table-fewer = di meno
table-more = di più
table-outline = girato come { $squares }
table-top-row = dall’alto: riga { $n }
table-squares = { $n } posti: posalo sulla pianta.
table-squares-left = { $n } posti rimasti
table-step-back = torna indietro
table-why-not = Perché no?
table-undo = Annulla
table-undo-hint = Annulla l’ultima scelta (U); con Maiusc tutto il turno
table-undo-turn = Annulla tutto il turno
table-undo-nothing = Non c’è niente che si possa annullare.
table-end-turn = Fine turno
table-end-not-yet = Il turno non può ancora finire.
table-sending = invio …
table-alone = Unica possibilità: { $option }
table-reconnecting = La linea è caduta. Nuovo tentativo in corso; non va perso niente.
table-reconnecting-short = riconnessione …
table-clock = ancora { $minutes }:{ $seconds }
table-clock-hours = ancora { $n } ore
table-clock-days = ancora { $n } giorni
table-outdated = C’è una nuova versione: ricarica la pagina per continuare.
table-reload = Ricarica

## Cosa cambierebbe un’opzione

table-changes = cambia
table-change-of = { $thing } ({ $where })
table-change-moved = { $thing } → { $where }
table-change-state = { $what }: { $state }
table-change-later = alla fine
table-change-more = altri { $n }
table-change-all = Che cosa farebbe

## Perché no?

table-why-title = Perché no?
table-why-asking = Un momento …
table-symbol-arrow = paghi a sinistra, ottieni a destra
table-why-first = Prima c’è un’altra domanda: { $question }
table-why-nothing = Adesso non c’è altro da fare.

## Cronaca e passato

table-log = Cronaca
table-log-choice = scelta { $n }
table-log-round = Round { $n }
table-past = Sguardo al passato
table-past-first = All’inizio
table-past-back = Una scelta indietro
table-past-next = Una scelta avanti
table-past-play = Riproduci
table-past-pause = Pausa
table-past-moment = Momento
table-past-count = { $n } / { $all }
table-past-now = Torna al presente
table-past-asked = Tocca a te
table-copy-link = Copia il link
table-copied = Copiato

## Parole al tavolo

table-talk-open = Di’ qualcosa
table-talk-close = Non dire altro
table-talk-field = Di’ al tavolo
table-talk-send = Dillo
table-talk-says = { $name }: { $text }
table-talk-unseen = { $n ->
    [one] 1 frase nuova
   *[other] { $n } frasi nuove
}

## Menu

table-menu = Menu
table-menu-help = Aiuto
table-menu-cards = Carte e pezzi
table-menu-front = Alla prima pagina
table-menu-language = Lingua
table-menu-light = Luce
table-menu-light-system = come il sistema
table-menu-light-light = luce del giorno
table-menu-light-dark = a lume di candela
table-menu-keys = Scegliere con singoli tasti
table-menu-keys-about = Da 1 a 9 scegli o spunti un’opzione, su e giù cambiano un numero, Pagina su e Pagina giù di cinque, Esc torna indietro, U annulla, Maiusc+U annulla tutto il turno, E finisce il turno, W chiede perché no, L va alla cronaca, ? spiega; R gira e F ribalta un pezzo da posare. Nel passato: frecce, Inizio, Fine, spazio.
table-menu-sound = Suoni leggeri
table-menu-sound-about = Uno quando tocca a te, uno quando una scelta è stata registrata, uno quando la partita è finita.
table-menu-talk = Parole al tavolo
table-menu-talk-about = Ciò che dicono gli altri sta nella cronaca. Se le togli, non ne vedi più nessuna, a nessun tavolo.
table-guide-next = Avanti
table-guide-rules = Tutte le regole
table-guide-off = Non dirmi altro
table-menu-guide = Dimmi di che si tratta a ogni domanda
table-menu-guide-about = Accanto al tavolo, una cosa per volta, ciascuna una volta sola. Se lo riattivi, ricomincia da capo.
table-menu-abandon = Abbandonare la partita
table-menu-stay = Continuare a giocare
table-menu-votes = Vogliono abbandonare la partita: { $n } su { $all }
table-menu-concede = Arrendersi
table-menu-concede-sure = Sì, mi arrendo
table-menu-concede-no = No, si continua

## Risultato

table-result-course = I punti round per round
table-result-moments = Dove si è vinto o perso di più
table-chart-start = Inizio
table-chart-end = Fine
table-chart-when = Dopo
table-chart-seat = { $name } { $n }
table-chart-column = { $called }: { $points }
table-chart-table = In tabella
table-chart-drawn = In grafico
table-result-rank = Posto
table-result-abandoned = La partita è stata abbandonata
table-result-again = Ancora una partita con le stesse persone
table-result-join = Vai alla rivincita
table-result-watch = Guarda la rivincita
table-result-replay = Rivedi
table-result-share = Condividi
table-result-record = Scarica il registro
table-result-show = Mostra il risultato
table-result-table = Mostra il tavolo

## Controllo delle estrazioni

table-check = Controlla le estrazioni
table-check-about = Prima della prima estrazione il server si è impegnato su un segreto, e ogni posto ha aggiunto un po’ di caso. Adesso il segreto è aperto, e il tuo browser può rifare ogni estrazione.
table-check-failed = Non è stato possibile caricare o leggere il registro. Riprova tra un momento.
table-check-right = Tutto giusto: ogni estrazione è quella sigillata prima della partita.
table-check-not-right = In questo registro qualcosa non torna.
table-check-chain = Il registro è intero: ogni riga segue dalla precedente.
table-check-broken = Il registro è stato modificato: la riga { $line } non segue dalla precedente.
table-check-committed = Il segreto è quello del sigillo.
table-check-not-committed = Il segreto non è quello del sigillo.
table-check-open = Il seme era aperto fin dall’inizio: chi lo conosceva poteva prevedere ogni estrazione.
table-check-draws = { $n ->
    [one] 1 estrazione rifatta.
   *[other] { $n } estrazioni rifatte, tutte giuste.
}
table-check-wrong-draws = { $n ->
    [one] 1 estrazione non è quella che dà il seme.
   *[other] { $n } estrazioni non sono quelle che dà il seme.
}
table-check-seen = Il sigillo è quello che questo browser ha visto al tavolo.
table-check-not-seen = Il sigillo non è quello che questo browser ha visto al tavolo.
table-check-commitment = Sigillo
table-check-secret = Segreto
table-check-entropy = aggiunto da { $name }
table-check-seed = Seme
table-check-draws-title = Le estrazioni
table-check-counter = N.
table-check-label = Estratto per
table-check-hash = Impronta
table-check-index = Posto
table-check-size = Su
table-check-item = Pezzo
table-check-verdict = Giusto?
table-check-yes = giusto
table-check-no = sbagliato

## Se qualcosa va storto per strada

table-problem-line = Il server non si raggiunge. Controlla la linea e riprova.
table-problem-server = Il server ha risposto in modo inatteso ({ $status }). Riprova tra un momento.

## Ordini permanenti

table-log-ordered = (per tuo ordine)
table-orders = Ordini permanenti
table-orders-about = Che cosa risponde il tuo posto mentre sei via, dall’alto in basso: vale il primo ordine adatto. Nessun altro li vede prima della fine della partita; poi stanno nel suo registro. Se nessuno è adatto, il tavolo ti aspetta. Dove è possibile una sola risposta, viene data per te.
table-orders-none = Non hai lasciato ordini.
table-orders-asking = Chiedo al server …
table-orders-when = Quando mi si chiede
table-orders-any = qualsiasi
table-orders-at-most = al massimo { $n }
table-orders-answer = rispondi
table-orders-add = Aggiungi questo ordine
table-orders-raise = Sposta in alto
table-orders-remove = Togli questo ordine
table-order-for = solo per: { $thing }
table-order-most = solo finché è al massimo { $n }: { $place }

## The parts tables are made of

table-card-cost = Costo
table-card-each = per
table-card-needs = Richiede
table-card-or = oppure
table-part-track-at = { $who } nella casella { $n }
table-part-track-space = { $track }, casella { $n }
table-part-about = Spiegazione: { $name }
table-part-seat-open = Mostra tutto di { $name }
table-part-seat-close = Mostra meno di { $name }
table-part-member = { $who } ({ $colour })
table-part-occupants = { $n ->
    [0] Qui non c’è nessuno.
    [one] Qui c’è { $who }.
   *[other] Qui ci sono, in quest’ordine: { $who }.
}
table-part-floor-value = Richiede un valore di { $n }
table-part-floor-for-you = A te richiede un valore di { $n } invece di { $printed }
table-part-floor-saved = A te costa meno di quanto è stampato: { $what }
table-part-floor-bonus = Bonus: { $what }
table-part-floor-closed = Adesso nessuno dei tuoi familiari può prenderla
table-part-floor-taken = La carta di questo piano è stata presa
table-part-taken = presa
table-part-marked = { $n ->
    [0] Qui nessuno è segnato.
   *[other] Segnati qui: { $who }.
}
table-part-you = tu
table-part-lane = { $name }: { $n } su { $room }
table-part-lane-place = Posto { $n }: { $what }
table-part-lane-needs = richiede { $what }
table-part-lane-next = prossima:
table-part-lane-active = Ora partecipa
table-score-number = { $name }: { $n } { $points }
table-score-sum = { $sources }: { $sum }
table-sum-enough = { $needed } richiesti: bastano
table-sum-short = { $needed } richiesti: ne mancano { $n }
table-auction-leads = offerta più alta
table-auction-in = può offrire
table-auction-out = ha passato
table-auction-waits = attende
table-auction-leads-with = { $who ->
    [you] Sei in testa con { $bid }.
   *[other] In testa c’è { $name } con { $bid }.
}
table-auction-none = Nessuno ha ancora offerto.
table-auction-outs = Fuori: { $names }.
table-auction-hammer = All’asta
table-auction-sold = Aggiudicato
table-auction-won = se lo aggiudica
table-auction-sold-to = { $who ->
    [you] Aggiudicato a te per { $bid }.
   *[other] Aggiudicato a { $name } per { $bid }.
}
table-auction-bid-of = { $bid }: { $name }
table-auction-outbid = offerta superata
table-auction-coming = Qui starebbe { $name }.
table-auction-left = altri { $n }

table-recap = Dal tuo ultimo turno
table-recap-skip = Salta
table-recap-before = Cosa hanno fatto gli altri
table-recap-open = Dal tuo ultimo turno: { $n }
table-recap-hint = Un tasto o un clic portano al presente.
table-menu-pace = Ritmo degli altri
table-menu-pace-calm = calmo
table-menu-pace-brisk = svelto
table-menu-pace-once = subito
