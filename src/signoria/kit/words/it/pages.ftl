### Le pagine attorno al tavolo, in italiano.

pages-site = Signoria
pages-tab = { $title } – Signoria
pages-skip = Vai al contenuto
pages-close = Chiudi
pages-copy = Copia
pages-copied = Copiato
pages-share = Condividi
pages-to-front = Alla pagina iniziale
pages-lost = Non è stato possibile caricare questa pagina. Forse nel frattempo è arrivata una nuova versione.
pages-reload = Ricarica
pages-fault = Qui qualcosa è andato storto. Ricarica la pagina; se non passa, raccontaci che cosa hai fatto.

## Header and footer

pages-name = Il tuo nome
pages-name-change = Cambia il tuo nome
pages-name-save = Salva il nome
pages-preferences = Lingua e luce
pages-language = Lingua
pages-language-en = English
pages-language-it = Italiano
pages-theme = Luce
pages-theme-system = Come il tuo sistema
pages-theme-light = Alla luce del giorno
pages-theme-dark = A lume di candela
pages-help = Aiuto
pages-learn = Come si gioca
pages-learn-title = Come si gioca a { $title }
pages-learn-begin = Gioca una prima partita
pages-learn-begin-about = Contro avversari facili, con le regole più brevi. A ogni domanda ti viene detto di che si tratta.
pages-credits = Ringraziamenti
pages-privacy = Riservatezza
pages-unsafe = Il collegamento con questo server non è cifrato: altri nella tua rete potrebbero leggere e giocare a tuo nome.
pages-footer = Realizzazione amatoriale e non ufficiale. I nomi dei giochi appartengono ai loro proprietari.
pages-footer-links = Informazioni

## Front page

pages-front-title = Giochi del Rinascimento, giocati insieme
pages-front-what = Libero e aperto, senza registrarsi: subito contro i bot, o con gli amici grazie a un link.
pages-front-promises = Le regole della casa
pages-front-preview-title = Vedi prima di decidere
pages-front-preview = Punta un’opzione, e ciò che costa e dà è già scritto lì prima che tu la prenda.
pages-front-why-title = Perché no?
pages-front-why = Ciò che le regole rifiutano lo dice: in una frase, con il numero della regola.
pages-front-undo-title = Ripensaci
pages-front-undo = Ritira ogni scelta del tuo turno, finché non lo termini o viene alla luce qualcosa di nascosto.
pages-front-fair-title = Mescolamenti verificabili
pages-front-fair = Il caso è sigillato prima della partita e aperto dopo. I conti li fa il tuo browser.
pages-front-post-title = Una sera o molte settimane
pages-front-post = Un tavolo resta dov’è. Mentre sei via, gli ordini permanenti rispondono per te.
pages-play-now = Gioca subito
pages-play-now-game = Gioca subito: { $title }
pages-play-strength = Quanto sono forti gli altri?
pages-strength-random = Facile
pages-strength-random-how = «{ $bot }» fa qualsiasi cosa sia permessa. Per provare.
pages-strength-greedy = Forte
pages-strength-greedy-how = «{ $bot }» prende ciò che gli giova di più in quel momento, e fa i punti di una persona.
pages-play-alone = Non gioca nessun altro.
pages-play-rules = Con quali regole?
pages-play-seats = Solo per { $fewest }–{ $most } giocatori.
pages-play-as = Giochi come
pages-play-begin = Comincia
pages-join = Unisciti
pages-join-table = { $n ->
    [0] Unisciti: { $title }
   *[other] Unisciti a { $names }: { $title }
}
pages-join-tables = Tavoli a cui unirsi
pages-join-others = { $n ->
    [one] Un altro
   *[other] Altri { $n }
}
pages-join-more = { $n ->
    [one] Qualcuno ha aperto un tavolo: mostralo
   *[other] Altri { $n } tavoli a cui unirsi: mostrali
}
pages-speed-live = { $clock } per decisione
pages-speed-post = Per posta: { $clock } per decisione
pages-invite = Invita amici
pages-invite-game = Invita amici: { $title }
pages-my-tables = I miei tavoli
pages-my-tables-closed = { $n ->
    [one] Una partita finita
   *[other] { $n } partite finite
}
pages-watch = Tavoli da guardare
pages-watch-none = In questo momento nessuno gioca in pubblico.
pages-games = I giochi
pages-players = { $fewest ->
    [1] In solitario o fino a { $most } giocatori
   *[other] Da { $fewest } a { $most } giocatori
}
pages-table-your-turn = Tocca a te
pages-table-turn = { $who ->
    [you] Tocca a te
   *[other] { $name } sta scegliendo
}
pages-table-turns = { $names } stanno scegliendo
pages-table-open = { $n ->
    [0] Ci sono tutti: si può cominciare
    [one] Un posto è libero
   *[other] { $n } posti sono liberi
}
pages-table-since = { $turn }, da { $since }
pages-table-left = restano { $left }
pages-table-gone = Non più aperto
pages-table-own-rules = { $rules }, con impostazioni proprie
pages-table-ended = La partita è finita
pages-table-abandoned = La partita è stata abbandonata
pages-table-expired = Non è venuto nessuno e il tavolo è stato tolto
pages-laying = Si apparecchia il tavolo…
pages-no-such-game = Qui non si gioca a nessun gioco chiamato “{ $game }”.
pages-not-found = Qui non c’è niente
pages-not-found-why = Forse l’indirizzo è scritto male, o il tavolo è stato tolto.

## New table

pages-new = Un nuovo tavolo
pages-new-how = Crealo così com’è, o stabilisci prima i dettagli. Poi avrai un link per gli amici.
pages-new-create = Crea il tavolo
pages-new-game = Gioco
pages-new-seats = Posti
pages-new-seats-many = In quanti si gioca?
pages-new-me = Io
pages-new-open = Libero per un amico
pages-new-bot = Bot: { $bot }
pages-new-table = Il tavolo
pages-new-clock = Tempo per una decisione
pages-clock-none = Senza orologio
pages-clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minuti
}
pages-clock-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
pages-new-orders = Ordini permanenti
pages-new-orders-how = Per il gioco a distanza: chi gioca può lasciare risposte segrete per quando è via. Il tavolo risponde allora dopo una pausa casuale, anche per i bot, così nessuno può capire chi c’era.
pages-new-seen = Chi può trovarlo?
pages-new-private = Solo chi ha il link
pages-new-listed = In elenco nella pagina iniziale
pages-new-more = Altro
pages-new-seed = Seme aperto
pages-new-seed-how = Lascialo vuoto per estrazioni sigillate. Con un seme, le stesse parole danno ogni volta le stesse estrazioni, e chi lo conosce può prevedere tutto: va bene per esercitarsi, non per una partita.

## Waiting room

pages-room = Sala d’attesa
pages-room-orders = Si possono lasciare; il tavolo risponde entro { $n } secondi
pages-room-tab = { $title }: sala d’attesa
pages-room-open = libero
pages-room-you = tu
pages-room-bot = bot
pages-room-called = Ti chiamerai
pages-room-sit = Siediti qui
pages-room-leave = Alzati
pages-room-let-go = Togli il tavolo
pages-room-a-bot = Metti qui un bot…
pages-room-put-bot = Metti un bot su { $name }
pages-room-clear = Libera
pages-room-kick = Allontana
pages-room-clear-whom = Libera: { $name }
pages-room-kick-whom = Allontana: { $name }
pages-room-start = Inizia la partita
pages-room-start-how = Tutti i posti sono occupati: le prime estrazioni si fanno quando cominci.
pages-room-not-full = { $n ->
    [one] Un posto è ancora libero: aspetta un amico, o mettici un bot.
   *[other] { $n } posti sono ancora liberi: aspetta gli amici, o mettici dei bot.
}
pages-room-waiting = { $n ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $n } giocatori
}
pages-room-host = Ci sono tutti. Chi ospita dà inizio alla partita.
pages-room-invite = Invita
pages-room-invite-how = Chi apre questo link può prendere un posto libero, o guardare.
pages-room-link = Link a questo tavolo
pages-room-share = { $title } su Signoria
pages-room-talk = Parole al tavolo
pages-room-settled = Ciò che è stabilito
pages-room-draws = Le estrazioni
pages-room-commitment = Il segreto da cui vengono tutte le estrazioni è già sigillato. Questo è il sigillo:
pages-room-open-seed = Questo tavolo gioca con un seme aperto: chi lo conosce può prevedere ogni estrazione. Il seme è:
pages-room-proves = Che cosa dimostra?
pages-room-proves-how = Il server ha scelto un numero segreto e te ne mostra l’impronta. Poi chiunque si siede aggiunge cifre casuali proprie, dopo averla potuta vedere. Tutte le estrazioni derivano dalle due cose insieme, e nessuno può guidarle, nemmeno il server. A partita finita il segreto viene aperto, e il tuo browser può confrontarlo con questo sigillo e verificare ogni singola estrazione.

## Help

pages-help-first = Tutto ciò che puoi fare sta scritto a parole nella barra in fondo al tavolo. Ciò che ora si può scegliere è illuminato; il resto non reagisce. Non puoi fare nulla contro le regole, quindi prova pure: niente è definitivo prima della fine del tuo turno.
pages-help-contents = In questa pagina
pages-help-rules = Le regole, capitolo per capitolo
pages-help-cards = Tutto ciò che sta scritto sulle sue carte e tessere
pages-help-decide-title = Prendere una decisione
pages-help-decide = Scegli nella barra, sul tavolo o con la tastiera: tutti e tre offrono le stesse cose. Quando le opzioni sono molte stanno in gruppi; ogni clic le restringe, e le briciole a sinistra riportano indietro. Dove si possono scegliere più cose insieme, spuntale e prendile in una volta sola; dove si chiede soltanto quanto, − e + cambiano il numero. Su uno schermo tattile il primo tocco mostra che cosa succederebbe, il secondo lo fa.
pages-help-states-title = Che aspetto hanno le cose
pages-help-states = Ogni aspetto ha un solo significato, a ogni tavolo.
pages-state-lit-name = illuminato
pages-state-lit = si può scegliere ora
pages-state-aimed-name = puntato
pages-state-aimed = lo stai puntando: la barra dice che cosa farebbe
pages-state-chosen-name = scelto
pages-state-chosen = scelto un passo prima; la sua briciola nella barra riporta indietro
pages-state-quiet-name = quieto
pages-state-quiet = qui ora non c’è nulla da decidere; puntandolo si spiega lo stesso
pages-state-ghost-name = fantasma
pages-state-ghost = vuoto, o ciò che starebbe qui se scegliessi così
pages-state-focused-name = a fuoco
pages-state-focused = dove si trova la tastiera
pages-state-fresh-name = fresco
pages-state-fresh = è appena cambiato
pages-state-delta-name = differenza
pages-state-delta = ciò che l’opzione puntata pagherebbe o otterrebbe
pages-state-asked-name = barra in terracotta
pages-state-asked = la barra chiede a te: è il tuo turno
pages-state-past-name = barra a strisce blu
pages-state-past = stai guardando il passato
pages-state-cut-name = barra in rosso
pages-state-cut = la linea è caduta; si riprende da sola, e nulla va perso
pages-state-seal-name = sigillo di cera
pages-state-seal = termina il tuo turno; senza cera non si può ancora premere
pages-help-symbols-title = Segnalini e simboli
pages-help-symbols = Punta un simbolo qualsiasi sul tavolo, o raggiungilo e premi “?”: dice che cosa significa, e la regola che c’è dietro.
pages-help-seats = Ogni posto ha un colore, una forma e un motivo propri, così che nessuno dei tre sia indispensabile. Un contorno tratteggiato è un posto ancora libero.
pages-sign-coins = monete, fiorini
pages-sign-stones = pietra
pages-sign-servants = servitori
pages-sign-shields = scudi
pages-sign-faith = fede
pages-sign-laurels = punti vittoria
pages-sign-territory = territori
pages-sign-building = edifici
pages-sign-character = personaggi
pages-sign-venture = imprese
pages-sign-flash = subito, e una volta sola
pages-sign-any = uno qualsiasi, o non ancora noto
pages-sign-undo = ritira
pages-sign-past = il passato
pages-sign-time = il tempo che resta
pages-sign-bot = un bot
pages-help-preview-title = Vedere prima di scegliere
pages-help-preview = Punta un’opzione, o raggiungila con la tastiera: ciò che pagheresti e otterresti appare subito, nella barra e nei luoghi che cambiano. I numeri vengono dalle regole stesse. Se venisse alla luce qualcosa di nascosto, è detto.
pages-help-undo-title = Tornare indietro
pages-help-undo = Puoi ritirare le tue scelte una a una fino alla fine del turno, o l’intero turno in una volta. Nulla è impegnato prima che tu prema il sigillo. Resta solo ciò che è stato estratto o rivelato; il pulsante dice perché.
pages-help-why-title = Perché no?
pages-help-why = Se qualcosa che vorresti fare non è offerto, premi “Perché no?”. Elenca tutto ciò che ora è rifiutato, ciascuna cosa con la frase della regola e il suo numero.
pages-help-log-title = Cronaca, passato e replay
pages-help-log = La cronaca racconta la partita in frasi. Fai clic su una riga per vedere il tavolo com’era allora; l’indirizzo nel browser è un link a quel momento, anche per gli amici. Da lì scorri la partita passo per passo o lasciala andare. Guardare indietro non costa nulla: un pulsante riporta al presente.
pages-help-post-title = A distanza, con ordini permanenti
pages-help-post = Un tavolo resta dov’è. Chiudi la pagina e torna quando vuoi: la pagina iniziale mostra per prima cosa dove tocca a te. Con l’orologio, per chi lo lascia scadere si gioca d’ufficio; senza, nessuno ha fretta. Dove il tavolo lo permette, lascia nel suo menu ordini permanenti: risposte segrete che il tuo posto dà mentre sei via, per esempio fin dove rilanciare.
pages-help-sound-title = Suono
pages-help-sound = Un tavolo è silenzioso. Se vuoi, accendi nel suo menu tre suoni leggeri: uno quando tocca a te, uno quando una scelta è stata registrata, uno quando la partita è finita.
pages-help-keys-title = Tasti
pages-help-keys-off = I tasti singoli si possono disattivare nel menu del tavolo; Tab, Invio ed Esc funzionano sempre.
pages-help-now-title = Al tavolo
pages-help-past-title = Guardando il passato
pages-cap-left = freccia sinistra
pages-cap-right = freccia destra
pages-cap-up = freccia su
pages-cap-down = freccia giù
pages-cap-enter = Invio
pages-cap-esc = Esc
pages-cap-shift = Maiusc
pages-cap-home = Inizio
pages-cap-end = Fine
pages-cap-space = Spazio
pages-key-take = prendi l’opzione con questo numero
pages-key-move = spostati tra le opzioni
pages-key-enter = prendi l’opzione su cui sei
pages-key-back = un passo indietro
pages-key-undo = ritira una scelta
pages-key-undo-turn = ritira l’intero turno
pages-key-end = termina il turno
pages-key-why = perché qualcosa non è offerto?
pages-key-explain = spiega ciò su cui sei
pages-key-rotate = gira il pezzo da posare
pages-key-flip = ribaltalo
pages-key-log = vai alla cronaca
pages-key-step = una scelta indietro o avanti
pages-key-turn = un turno indietro o avanti
pages-key-ends = l’inizio, la fine
pages-key-play = riproduci e ferma
pages-key-now = torna al presente
pages-help-fair-title = Perché i mescolamenti sono equi
pages-help-sealed = Prima che qualcuno si sieda, il server sceglie un segreto e ne mostra l’impronta, l’impegno. Da quel momento non può più cambiarlo senza che tutti se ne accorgano.
pages-help-entropy = Chi prende posto aggiunge sedici byte casuali creati nel proprio browser. Ogni estrazione della partita deriva dal segreto e da tutti questi byte insieme. Nessuno può conoscerli tutti in tempo, e quindi nessuno può scegliere che cosa esce.
pages-help-check = A partita finita il segreto viene aperto. “Verifica i mescolamenti” ricalcola ogni estrazione nel tuo browser, e il registro della partita si può conservare e far verificare da qualunque programma che sappia fare SHA-256.

## Credits

pages-credits-disclaimer = Signoria è una realizzazione amatoriale e non ufficiale, fatta da giocatori per giocatori. Non è affiliata, approvata o sostenuta dagli autori, illustratori o editori dei giochi. I nomi dei giochi e tutti i marchi appartengono ai loro proprietari.
pages-credits-own = Non contiene immagini, loghi, impaginazioni o frasi di alcun editore. Le regole sono raccontate con parole nostre, e tutto ciò che vedi è disegnato a partire da semplici fatti. Se un gioco ti piace, compralo: con il legno e gli amici è più bello.
pages-credits-fonts = Caratteri
pages-credits-icons = Icone
pages-credits-icons-note = Ricolorate e in parte ritagliate; tutti gli altri disegni sono nostri.
pages-credits-pages = Nel tuo browser
pages-credits-server = Sul server
pages-credits-owners = I nomi appartengono ai loro autori ed editori, che con questa casa non hanno nulla a che fare.
pages-credits-contributors = molte persone
pages-credits-licence = Il codice e i testi di Signoria sono software libero con licenza MIT.

## Privacy

pages-privacy-first = Per giocare qui non serve registrarsi, e di te si chiede soltanto un nome con cui chiamarti; va bene qualunque nome.
pages-privacy-kept-title = Che cosa conserva il server
pages-privacy-kept = Il tuo nome, l’impronta di un gettone con cui ti riconosce, i tavoli a cui ti sei seduto e ogni scelta fatta lì, con la sua ora, gli ordini permanenti che hai lasciato e ciò che hai detto ai tavoli. Una partita finita è conservata come registro, ordini compresi, perché la si possa rivedere e verificare.
pages-privacy-cookie-title = Un solo cookie
pages-privacy-cookie = Contiene quel gettone e nient’altro. Viene creato quando ti siedi o crei un tavolo per la prima volta, non è leggibile dagli script ed è inviato solo a questo server. Cancellalo, e sei di nuovo uno sconosciuto.
pages-privacy-browser-title = Che cosa conserva il tuo browser
pages-privacy-browser = La lingua, la luce, il nome, come hai giocato l’ultima volta ogni gioco, se vuoi i tasti singoli, il suono e le parole al tavolo, fin dove le hai lette, e gli impegni dei tuoi tavoli, per poterli verificare più tardi. Niente di tutto questo viene inviato altrove.
pages-privacy-others-title = Nessun altro
pages-privacy-others = Questa pagina non chiede nulla ad altri server: caratteri, icone e script vengono da qui. Non c’è pubblicità, non ci sono contatori, a nessuno si dice che sei stato qui.
pages-privacy-public-title = Che cosa vedono gli altri
pages-privacy-public = Chi ha il link di un tavolo può guardarlo: il tuo nome, ciò che è scoperto sul tavolo, la cronaca e ciò che vi si dice, mai ciò che spetta a te nascondere. Un tavolo in elenco può essere trovato da tutti nella pagina iniziale.

## Carte e pezzi

pages-cards = Carte e pezzi
pages-cards-games = Giochi
pages-cards-no-game = Qui non si gioca a nessun gioco con questo nome.
pages-cards-search = Cerca
pages-cards-search-what = un nome, o quello che fa
pages-cards-kind = Genere
pages-cards-tints = Colore
pages-cards-levels = Livello
pages-cards-size = Grandezza
pages-cards-size-s = Piccole
pages-cards-size-m = Medie
pages-cards-size-l = Grandi
pages-cards-all = Mostra tutto
pages-cards-words = Parole
pages-cards-link = Link a { $name }
pages-cards-found = { $n ->
    [0] Non si trova niente
   *[other] { $n } su { $all }
}

## Le parti dei tavoli, per chi disegna il prossimo gioco

pages-parts = Le parti di un tavolo
pages-parts-about = I tavoli sono fatti di due dozzine di parti. Nessuna conosce una regola: ognuna è disegnata dai dati e si accende per le opzioni che il server nomina. Eccole tutte nei loro stati, da guardare con il puntatore, la tastiera o un lettore di schermo.
pages-parts-from = I pezzi vengono da { $title }.
pages-parts-none = I pezzi di questo gioco non sono ancora disegnati.
pages-parts-space = Un posto del tavolo: dice che cos’è, si accende quando vi si può fare qualcosa e spiega perché quando non si può.
pages-parts-card = Un pezzo stampato con un costo e un effetto, disegnato dalla sua faccia; le sue parole non possono contraddire ciò che fa.
pages-parts-track = Caselle numerate su cui stanno i posti, con i punti accanto e le sezioni in cui sono divise.
pages-parts-ruler = Un tracciato in poco spazio: i suoi passi in fila, segnati quelli che contano, e sopra chi vi sta.
pages-parts-heading = Il titolo di un riquadro, che lo spiega a chi lo indica.
pages-parts-marker = Il segnalino di un posto: colore, forma e motivo insieme, perché non si debba vederne uno in particolare.
pages-parts-plan = Caselle con sopra dei pezzi; un pezzo da posare segue puntatore, dito o tasti, si gira, si ribalta e dice dove non può stare.
pages-parts-plan-laid = Da provare: { $piece } si posa con puntatore, dito o frecce; R lo gira, F lo ribalta
pages-parts-die = Ciò che è stato tirato, a puntini; senza colore, il piccolo dado che sta per un valore.
pages-parts-member = Una figura da piazzare: il suo posto per colore, forma e motivo, il colore proprio su un disco e sopra quanto vale ora.
pages-parts-occupants = Chi sta in uno spazio, nell’ordine di arrivo, e dove starebbe il prossimo. Se sono molti rimpiccioliscono, se sono moltissimi si sovrappongono; nessuno resta tagliato fuori.
pages-parts-fan = Carte fra cui scegliere, tenute a ventaglio e abbastanza grandi da poterle leggere. Quella indicata si alza.
pages-parts-floor = Una carta di una torre e lo spazio rotondo davanti: una sola cosa da cliccare. Chi vi sta resta in vista quando la carta non c’è più.
pages-parts-tile = Una tessera su cui si segnano i posti: che cosa fa, che cosa ne salva e di chi sono i segnalini che vi stanno.
pages-parts-lane = Carte di un solo tipo in fila, che cosa richiedono le prossime, quanto varrà allora la fila e che cosa danno insieme le sue carte.
pages-parts-grid = Cose in colonne e righe, ognuna disegnata da chi sa che cos’è.
pages-parts-hand = Le carte di un posto: tratteggiate finché le conosce solo chi le ha, dorate quando sono in gioco.
pages-parts-purse = Quantità di beni, per ciascuno un numero e una figura, e che cosa ne cambierebbe.
pages-parts-seat = Chi gioca, accanto al tabellone: segnalino, nome, punti e da dove vengono; il resto a richiesta.
pages-parts-decisionbar = Che cosa si chiede, ogni risposta a parole, che cosa farebbe, il ritiro e il sigillo che chiude il turno.
pages-parts-scoresheet = La fine di una partita, sommata riga per riga, con una barra per ogni numero; sul telefono prima i posti, poi fonte per fonte.
pages-parts-chart = I punti di tutti round per round, da leggere con il puntatore, il dito o le frecce; oppure in tabella.
pages-parts-stepper = Un tanto di qualcosa, tra di meno e di più, e quanto fa in tutto; si va con le frecce, Pagina su e Pagina giù, con Maiusc fino in fondo.
pages-parts-auction = Ciò che è all’asta, chi è dentro e chi è fuori, e la scala delle offerte; di una scala lunga, quel che conta ora.
pages-parts-state-quiet = Quieto: ora non se ne può fare nulla, ma si spiega
pages-parts-state-lit = Acceso: qui si può fare qualcosa
pages-parts-state-far = Fuori strada: si può usare, ma non con ciò che è stato scelto
pages-parts-state-aimed = Preso di mira: si mostra che cosa farebbe
pages-parts-state-chosen = Scelto, come un passo di alcuni
pages-parts-state-ticks = Alcuni da spuntare: dopo di loro sta ciò che prende proprio questi
pages-parts-state-stepper = Un tanto di qualcosa: di meno o di più, una possibilità alla volta
pages-parts-state-refused = Rifiutato: dice perché
pages-parts-state-foreign = Di qualcun altro: mai acceso
pages-parts-state-ghost = Fantasma: come sarebbe
pages-parts-state-fresh = Fresco: è appena cambiato
pages-parts-state-empty = Vuoto: non c’è nulla
pages-parts-state-cut = La linea è interrotta
pages-parts-seat-lit = Qualcosa di suo si può scegliere: la via è accesa
pages-parts-seat-open = Aperto: tutto sopra il tabellone, e nulla si sposta
pages-parts-reason = Ciò che ora non si può fare dice perché, e per quale regola.
pages-parts-round = Rotondo, per una linea o un numero
pages-parts-title = Un titolo suo
pages-parts-nobody = Segnalino di nessuno
pages-parts-open = Qui non siede ancora nessuno
pages-parts-card-s = Piccola: su una plancia
pages-parts-card-m = Media: in offerta
pages-parts-card-l = Grande: con tutte le sue parole
pages-parts-card-owned = Pagata: il costo non interessa più
pages-parts-card-covered = Coperta: se ne vede solo la fascia
pages-parts-card-note = Con un titolo e una nota
pages-parts-card-plain = Senza colore
pages-parts-track-ghost = Con note nelle sezioni, e fantasmi dove starebbero due segnalini
pages-parts-die-value = Per un valore
pages-parts-die-thrown = { $colour ->
    [black] Nero
    [orange] Arancione
   *[white] Bianco
}
pages-parts-hand-own = Le proprie, che gli altri non vedono
pages-parts-hand-open = In gioco
pages-parts-hand-backs = Di qualcun altro: solo quante
pages-parts-purse-line = In riga
pages-parts-purse-column = In colonna
pages-parts-purse-counters = Come contatori di un deposito
pages-parts-member-value = Ancora da piazzare, con il suo valore
pages-parts-member-placed = Sul tabellone, dove non se ne dice il valore
pages-parts-member-away = Il suo posto: ora è altrove
pages-parts-occupants-some = { $n ->
    [0] Ancora nessuno
    [one] Qui c’è una figura
   *[other] Qui sono in { $n }
}
pages-parts-occupants-little = In venti e in poco spazio
pages-parts-floor-yours = Per chi guarda: un valore più basso, un prezzo più basso, eppure chiuso
pages-parts-floor-taken = La carta è stata presa e qualcuno sta lì
pages-parts-floor-gone = La carta non c’è più e lì non sta nessuno
pages-parts-floor-crowd = In più d’uno sullo stesso piano
pages-parts-floor-narrow = In poco spazio: { $width } × { $height }
pages-parts-tile-five = Cinque segnati
pages-parts-tile-mine = C’è anche il mio segnalino
pages-parts-tile-name = Per nome, dove c’è poco spazio
pages-parts-tile-words = A parole, dove nessuna figura lo dice
pages-parts-lane-total = Con ciò che le carte danno insieme: chi partecipa ha una spunta
pages-parts-lane-full = Piena
pages-parts-lane-name = Territori
pages-parts-lane-also = 1 scambio
pages-parts-lane-at = a { $n }:
pages-parts-course = A che punto è la partita: i round e ciò che ognuno porta, la fase, e ciò che si vede sempre. Sta in cima a ogni tavolo.
pages-parts-deltas = Che cosa uno pagherebbe, avrebbe e sposterebbe, i costi prima: le quantità con le icone, le cose col nome.
pages-parts-deltas-tall = Una sotto l’altra, anche a parole
pages-parts-signed = Un gettone su un contatore che cambierebbe: tanto di più o di meno.
pages-parts-bar-lit = Quale di questi prendi?
pages-parts-bar-aimed = Che cosa farebbe questo?
pages-parts-bar-chosen = Un passo è fatto: e poi?
pages-parts-bar-ticks = Uno di questi, o due?
pages-parts-bar-take = Prendi { $pieces }
pages-parts-bar-stepper = Quanti ne paghi?
pages-parts-bar-pay = Pagane { $n }, per averne altrettanti di un’altra specie
pages-parts-stepper-begin = All’inizio: non di meno
pages-parts-stepper-middle = Nel mezzo
pages-parts-stepper-end = Alla fine: non di più
pages-parts-stepper-enough = Con una somma che basta
pages-parts-stepper-short = Con una somma che non basta
pages-parts-stepper-alone = Una sola posizione: non c’è dove andare
pages-parts-stepper-long = Con un testo lungo nel mezzo
pages-parts-stepper-pay = Paga { $n }
pages-parts-stepper-first = ciò che c’è già
pages-parts-stepper-second = ciò che viene da una carta
pages-parts-stepper-third = ciò che si paga
pages-parts-auction-opening = Apertura: nessuno ha ancora offerto
pages-parts-auction-middle = Nel mezzo: chi è in testa, chi può offrire, chi ha passato, chi attende, chi sceglie
pages-parts-auction-aimed = Tocca a me: la prossima offerta è accesa e presa di mira
pages-parts-auction-passed = Ho passato
pages-parts-auction-sold = Il martello è caduto
pages-parts-auction-columns = Alcune colonne affiancate: un segnalino verrebbe scalzato
pages-parts-auction-names = Nomi lunghi
pages-parts-auction-long = Una scala lunga in una colonna stretta
pages-parts-auction-bid = { $n } fiorini
pages-parts-auction-line = Riga { $n }
pages-parts-auction-object = ha già un oggetto
pages-parts-bar-refused = Il server ha rifiutato una scelta.
pages-parts-bar-cut = In questo momento nessuno ci sente.
pages-parts-course-begin = all’inizio della partita
pages-parts-course-middle = a metà
pages-parts-course-end = alla fine
pages-parts-chart-sample = Ogni linea ha il colore e la forma del suo posto
pages-parts-sheet = Ogni numero dice che cosa conta, ogni totale come si somma
