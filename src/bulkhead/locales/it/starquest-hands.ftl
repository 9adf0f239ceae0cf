### Che cosa vogliono dire sì e no, domanda per domanda; e le mani al tavolo: percorsi, reazioni, annullare.

## No

sq-do-pass-alarm = Nessun rinforzo
sq-do-pass-cards = Non giocare carte
sq-do-pass-command = Non tirare
sq-do-pass-dispute = Non in vista
sq-do-pass-dodge = Resta
sq-do-pass-foresight = Lasciala in cima
sq-do-pass-hatchling = Non ne restano
sq-do-pass-held = Nessuna adesso
sq-do-pass-keep = Tieni le altre
sq-do-pass-let = Lascia che accada
sq-do-pass-look = Non guardarne altri
sq-do-pass-order = Nessun ordine in questo turno
sq-do-pass-overwatch = Non sparare
sq-do-pass-puppet = Lasciala andare
sq-do-pass-purchase = Non comprare altro
sq-do-pass-refuse = Rifiuta
sq-do-pass-rite = Nessun rito
sq-do-pass-roll = Tieni questo tiro
sq-do-pass-seals = Tieni i Sigilli
sq-do-pass-share = Basta così: il resto va perso
sq-do-pass-special = Non metterne
sq-do-pass-stop = Basta così
sq-do-pass-window = Non spenderne
sq-do-pass-window-more = Non spenderne altri

## Yes

sq-do-yes-command = Tira
sq-do-yes-dispute = In vista
sq-do-yes-foresight = Mettila in fondo
sq-do-yes-give = Accetta
sq-do-yes-load = Lascia che la trasportino
sq-do-yes-permission = Lasciala passare

## Quale carta, e quando

web-sq-ask-roll = Rilanci i dadi?
web-sq-ask-before-roll = Si stanno per tirare i dadi: giochi una carta?
web-sq-ask-attacked = Sei sotto attacco: giochi una carta?
web-sq-ask-wound = Un colpo va a segno: giochi una carta?
web-sq-ask-falls = Una miniatura sta per cadere: giochi una carta?
web-sq-ask-turn-end = Il tuo turno finisce: giochi una carta?
web-sq-ask-event = Sta per accadere un evento: lo fermi?
web-sq-ask-psychic = Un potere psichico è all’opera: rispondi?
web-sq-roll-against = contro
web-sq-roll-armour = contro armatura { $armour }
web-sq-roll-does =
{ $does ->
        [kills] { $name }: fuori gioco.
        [hurts] { $name }: ferita subita.
       *[nothing] { $name }: nessun danno.
    }
web-sq-reroll-with = Rilancia con «{ $card }»
web-sq-reroll-odds = ferita: { $hurt } ora, { $hurtThen } dopo; eliminazione: { $killed } ora, { $killedThen } dopo
web-sq-reroll-more = fa più danni
web-sq-reroll-less = fa meno danni
web-sq-reroll-same = non cambia nulla

## Schivare

web-sq-dodge-how = Premi una casella illuminata per schivare lì con un punto comando.
web-sq-dodge-steps = Dove schivare
web-sq-dodge-safe = fuori tiro
web-sq-dodge-left = ferita: { $hurt }, eliminazione: { $killed }

## Il percorso sotto il puntatore

web-sq-path-cost =
    { $left ->
        [one] costo { $cost }: l’ultimo punto movimento
       *[other] costo { $cost } su { $left } punti movimento
    }
web-sq-path-fire = L’Overwatch può sparare in { $squares }: { $names }
web-sq-path-seen = finisce in vista di un nemico
web-sq-walk-on = Altri della tua squadra aspettano dietro: falla proseguire prima di finire.
web-sq-path-again = Premi di nuovo per andare

## Annullare, e ciò che non si annulla

web-sq-more = Altro
web-sq-undo-all = Annulla tutto il possibile
web-sq-undo-no =
    { $why ->
        [dice] Non si può annullare: sono stati tirati dei dadi.
        [card] Non si può annullare: una carta è stata pescata, giocata o mostrata.
        [token] Non si può annullare: si è rivelato qualcosa di nascosto.
        [scan] Non si può annullare: è stato sondato un tabellone.
        [asked] Non si può annullare: è stato interpellato un altro giocatore.
       *[none] Non c’è nulla da annullare.
    }
web-sq-sure = Confermi?
web-sq-sure-leave = In questa missione non potrà tornare, e se si rivela qualcosa non si può annullare.
web-sq-sure-yes = Lascia la missione
web-sq-sure-no = Resta

web-sq-weapon-dice = { $weapon }: { $dice }

## I segni sulla mappa

web-sq-signs = Tutti i segni
web-sq-sign-asks = Può andarci, ma qualcuno deve lasciarla passare
web-sq-sign-seen = Pavimento chiaro: le tue miniature lo vedono
web-sq-sign-unseen = Pavimento scuro: nessuna delle tue miniature lo vede
web-sq-sign-fog = Non sondato: nessuno sa che cosa c’è
web-sq-sign-ready = Può ancora agire in questo turno
web-sq-sign-selected = La miniatura scelta
web-sq-sign-watch = In Overwatch
web-sq-sign-load = Trasporta qualcosa
web-sq-sign-wounds = Punti vita persi
web-sq-sign-cross = Qui l’Overwatch può sparare
web-sq-sign-goal = Un obiettivo della missione
