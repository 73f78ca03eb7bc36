### Bottega in italiano. Gli eventi sanno di chi si parla: "you" è il posto di chi legge.

bottega-title = Bottega
bottega-front = Compra stoffe ai banchi, fai doni all’arte e tieni d’occhio la tua commissione segreta.
bottega-about = Compra stoffe ai banchi, fai doni all’arte e tieni d’occhio la tua commissione segreta. Da due a quattro.
bottega-setting-seats = posti

## Pezzi

bottega-colour-green = verde
bottega-colour-blue = blu
bottega-colour-purple = viola
bottega-fabric-linen = lino
bottega-fabric-wool = lana
bottega-fabric-silk = seta
bottega-fabric-velvet = velluto
bottega-bolt = { $fabric } { $colour }
bottega-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
bottega-text-cloth = Costa { $price } e vale { $points } punti.
bottega-text-commission = Le stoffe di questo colore contano doppio.

## Decisioni

bottega-decision-turn = Tocca a te: compri una stoffa o passi?
bottega-decision-gift = L’arte chiede un dono. Dai una moneta?

## Opzioni

bottega-option-buy = Compra { $bolt } per { $price }
bottega-option-buy-nothing = Compra al banco { $stall }
bottega-option-pass = Passa e guadagna { $earned }
bottega-option-give = Dai 1 moneta, per 1 punto
bottega-option-keep = Non dare niente
bottega-order-buy = Compra al primo banco in cui posso pagare, altrimenti passa

## Eventi

bottega-event-dealt = { $who ->
    [you] Hai
   *[other] { $name } ha
} una commissione: { $colour }.
bottega-event-dealt-hidden = { $name } ha una commissione segreta.
bottega-event-fill = Sul banco { $stall } ora c’è { $bolt }.
bottega-event-round = Giro { $n }: { $who ->
    [you] cominci tu.
   *[other] comincia { $name }.
}
bottega-event-buy = { $who ->
    [you] Compri
   *[other] { $name } compra
} { $bolt } per { $price }.
bottega-event-pass = { $who ->
    [you] Passi e guadagni
   *[other] { $name } passa e guadagna
} { $earned }.
bottega-event-give = { $who ->
    [you] Dai
   *[other] { $name } dà
} una moneta all’arte.
bottega-event-keep = { $who ->
    [you] Non dai
   *[other] { $name } non dà
} niente all’arte.
bottega-event-show = { $who ->
    [you] La tua commissione
   *[other] La commissione di { $name }
} era { $colour }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.

## Punti

bottega-part-cloth = stoffe
bottega-part-commission = commissione
bottega-part-gifts = doni all’arte

## Come si chiama ogni posto del tavolo

bottega-field-round = giro
bottega-field-turn = di turno
bottega-field-stalls = Banchi
bottega-field-bag = pezze nel sacco
bottega-field-coins = { $n ->
    [one] moneta
   *[other] monete
}
bottega-field-gifts = { $n ->
    [one] dono all’arte
   *[other] doni all’arte
}
bottega-field-bolts = stoffe
bottega-field-shown = commissione
bottega-field-points = punti
bottega-field-commission = La tua commissione segreta

## La pagina dei suoi pezzi

bottega-cards-kind-bolt = Pezze di stoffa
bottega-cards-kind-commission = Commissioni
bottega-cards-tint-green = Verde
bottega-cards-tint-blue = Blu
bottega-cards-tint-purple = Viola

## Su cosa si può chiedere

bottega-topic-aim = scopo
bottega-topic-commission = commissione
bottega-topic-guild = arte
bottega-help-aim = Dopo quattro giri vince chi ha più punti: ogni pezza vale 2 punti per ogni moneta che costa, ogni dono all’arte 1. Le monete avanzate non valgono niente.
bottega-help-commission = Ognuno ha una commissione segreta: le stoffe di quel colore contano doppio. Di ogni colore ci sono due commissioni.
bottega-help-guild = Dopo ogni giro l’arte chiede un dono a chi ha almeno una moneta: 1 moneta, che vale 1 punto.

## Perché no? Una frase per ogni regola che vieta qualcosa

bottega-rule-BOT-001 = Ora non tocca a te scegliere.
bottega-rule-BOT-002 = La partita è finita.
bottega-rule-BOT-003 = Nel tuo turno compri una pezza a un banco, oppure passi.
bottega-rule-BOT-004 = Quel banco è vuoto, e anche il sacco.
bottega-rule-BOT-005 = Hai troppo poche monete.
bottega-rule-BOT-006 = L’arte ha chiesto un dono: dai una moneta, o niente.
