### Quello che si dice intorno a ogni gioco, in italiano.

platform-and = { $first } e { $last }
platform-comma = { $first }, { $last }
platform-seat = Posto { $n }
platform-you = tu
platform-bot-random = Casuale
platform-bot-greedy = Avido

## Il tavolo nel terminale

platform-part-bots = I posti sono «you» oppure uno tra: { $bots }.
platform-play-welcome = { $title }. Scrivi il numero di un’opzione e premi Invio. Scrivi ? per l’aiuto.
platform-play-commands = Comandi: un numero sceglie; u annulla l’ultima scelta; why e un numero o un codice dice perché qualcosa non è possibile; ? e una parola la spiega; t mostra di nuovo il tavolo; s salva; q salva ed esce.
platform-play-prompt = La tua scelta:
platform-play-happened = Dalla tua ultima scelta:
platform-play-not-understood = «{ $text }» non è né un numero dell’elenco né un comando. Scrivi ? per l’aiuto.
platform-lack = Ti manca: { $what }.
platform-unmet = Non soddisfatto: { $what }.
platform-play-offered = Questo adesso puoi farlo: è il numero { $n }.
platform-play-no-such-option = In questo gioco non c’è un’opzione «{ $text }». Le opzioni si scrivono così: { $example }.
platform-play-explained = Si possono spiegare queste parole: { $words }.
platform-play-no-help = Su «{ $text }» non c’è niente da spiegare. Si possono spiegare queste parole: { $words }.
platform-play-saved = Partita salvata in { $path }. Per riprenderla: signoria play --text --resume { $path }
platform-play-cannot-save = Non è stato possibile salvare in { $path }: { $why }
platform-play-cannot-resume = Non si può riprendere { $path }: { $why }
platform-play-record = Il registro di questa partita è in { $path }. Per verificarlo: signoria verify { $path }
platform-play-group = { $name }: { $n } scelte
platform-play-back = (b: torna a tutte le scelte)
platform-play-undone = Scelta annullata.
platform-play-preview-reveals = si scopre qualcosa di nascosto
platform-play-result = Risultato
platform-play-winner = { $who ->
    [you] Hai vinto.
   *[other] Ha vinto { $name }.
}
platform-play-no-winner = Non ha vinto nessuno.
platform-tie-name = { $name }
platform-tie-amount = { $name } con { $n }
platform-tie-parted = A pari punti: { $who }. Chi è avanti lo dicono le regole del gioco.
platform-tie-shared = A pari punti: { $who }. Niente altro decide: la posizione è la stessa.
platform-play-points-end = punti contati alla fine
platform-play-total = totale
platform-play-open-seed = Seme aperto: chi lo conosce può prevedere ogni estrazione.
platform-play-commitment = Le estrazioni sono sigillate: { $commitment }

## Perché qualcosa non si può annullare

platform-undo-begun = Non c’è ancora niente da annullare.
platform-undo-chance = Nel frattempo qualcosa è stato pescato o scoperto: non si può più annullare.
platform-undo-others = Nel frattempo ha scelto qualcun altro.
platform-undo-ended = Il turno è già finito.

## Registri delle partite

platform-record-line = Riga { $line }: { $what }
platform-record-good = { $path }: nessuna riga modificata ({ $lines } in tutto). La partita di { $title } è stata rigiocata ({ $choices ->
    [one] 1 scelta
   *[other] { $choices } scelte
} e { $draws ->
    [one] 1 estrazione
   *[other] { $draws } estrazioni
}): il risultato è giusto.
platform-record-sealed = Il seme era chiuso dal sigillo { $commitment }.
platform-record-open = Il seme era aperto fin dall’inizio.
platform-record-bad = { $path } non è un registro autentico.
platform-record-unfinished = La partita non è finita; fin qui è tutto giusto.
platform-record-cannot-read = Non si può leggere { $path }: { $why }
platform-record-not-canonical = un registro non si scrive così
platform-record-not-a-record = non è un registro, o è di una versione sconosciuta
platform-record-unknown-game = qui non c’è nessun gioco che si chiama { $game }
platform-record-other-rules = qui le regole sono alla versione { $ours }, la partita è cominciata con la { $theirs }
platform-record-not-ordered = gli ordini del posto non rispondono così
platform-record-chain = la riga non è il seguito di quella precedente
platform-record-commitment = il segreto non corrisponde al sigillo dato al tavolo
platform-record-missing-end = il registro si interrompe
platform-record-draw = dal seme non esce questa estrazione
platform-record-order = a questo punto la partita non lo chiedeva
platform-record-choice = questa scelta non era permessa ({ $rule })
platform-record-undo = questo non si poteva annullare
platform-record-result = la partita non è finita così
platform-record-settings = nessuna partita ha queste impostazioni
platform-story-opening = Prima del primo turno
platform-story-undo = { $who ->
    [you] Annulli
   *[other] { $name } annulla
} l’ultima scelta.

## Il server

platform-serve-ready = Signoria è aperta su { $address } (Ctrl+C la chiude).
platform-serve-cannot = Non si può ascoltare su { $host }, porta { $port }: { $why }. Provane un’altra con --port.
platform-problem-nobody = Prima entra: scegli un nome.
platform-problem-no-name = Un nome ha almeno una lettera visibile.
platform-problem-elsewhere = La richiesta viene da un altro sito. Apri la pagina di questo tavolo e riprova.
platform-problem-not-understood = Il server non ha capito. Ricarica la pagina; un programma legga /openapi.json.
platform-problem-too-large = È più di quanto il server accetti in una volta.
platform-problem-no-such-page = Questa pagina non esiste.
platform-problem-wrong-method = Questo indirizzo non accetta richieste di quel tipo.
platform-problem-no-such-table = Questo tavolo non esiste. Forse il collegamento è incompleto, o il tavolo è stato chiuso.
platform-problem-no-such-game = Questo gioco qui non c’è.
platform-problem-no-such-bot = Nessun bot con quel nome gioca a questo gioco.
platform-problem-no-such-seat = Questo tavolo non ha quel posto.
platform-problem-no-such-moment = La partita non è arrivata fin lì: l’ultima scelta è la numero { $n }.
platform-problem-no-such-option = Il gioco non ha questa opzione.
platform-problem-only-bots = A un tavolo serve il posto per almeno una persona.
platform-problem-bad-settings = Il gioco non si può giocare con queste impostazioni.
platform-problem-forbidden-settings = Con queste impostazioni non si può giocare. { $why }
platform-problem-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
platform-problem-already-seated = Hai già un posto a questo tavolo.
platform-problem-not-seated = Non giochi a questo tavolo.
platform-problem-not-host = Può farlo solo chi ospita il tavolo.
platform-problem-not-waiting = La partita è cominciata; si poteva fare solo prima.
platform-problem-seats-open = Alcuni posti sono ancora liberi. Aspetta, o mettici dei bot.
platform-problem-not-playing = A questo tavolo non è in corso nessuna partita.
platform-problem-no-orders = A questo tavolo non si lasciano ordini: lo decide chi lo prepara.
platform-problem-no-talk = Su questo server non si parla ai tavoli; lo decide chi lo ospita.
platform-problem-not-at-table = Al tavolo parla solo chi vi siede.
platform-problem-nothing-said = Non è stato detto nulla che si possa vedere.
platform-problem-too-much-said = È molto in una volta. Aspetta mezzo minuto, poi riprendi.
platform-problem-enough-said = A questo tavolo non si può dire altro.
platform-problem-not-over = La partita non è ancora finita.
platform-problem-stale = Nel frattempo la partita è andata avanti. Guarda di nuovo, poi scegli.
platform-problem-key-used = Questa chiave è già servita per un’altra scelta.
platform-problem-illegal = Ora non è permesso. { $why }
platform-problem-cannot-undo = Non si può annullare. { $why }
platform-problem-busy = A questo tavolo succede troppo in una volta. Riprova.
platform-problem-unexpected = Qualcosa qui è andato storto ed è stato annotato. Non hai perso nulla; riprova.

## Aggiornare

platform-upgrade-good = a posto
platform-upgrade-replayed = a posto: la sua istantanea ha un’altra forma, perciò riprende dalle sue scelte
platform-upgrade-no-game = questo gioco non è installato
platform-upgrade-newer-rules = iniziata con regole più nuove di queste
platform-upgrade-choice-refused = queste regole rifiutano la scelta { $number }
platform-upgrade-other-seats = dovrebbero scegliere altri posti
platform-upgrade-other-snapshot = l’istantanea non è quella a cui porta il registro
platform-upgrade-other-result = il risultato sarebbe un altro
platform-upgrade-sum = { $good } partite su { $all } sono a posto.
