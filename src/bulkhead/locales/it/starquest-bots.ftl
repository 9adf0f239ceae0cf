### I bot di Starquest: che cosa fa ciascuno, e perché ha scelto ciò che ha scelto.
### Una ragione si dice del bot, in una breve frase, e non svela nulla di nascosto.

## Che cosa fanno

bots-trooper-what = Guida una squadra: punta all’obiettivo, spara secondo probabilità esatte, sorveglia ciò che non raggiunge.
bots-overlord-what = Guida gli alieni: si avvicina di nascosto, colpisce in massa, non tradisce nulla di nascosto.
cli-bot-trooper = Soldato
cli-bot-overlord = Signore oscuro

## Perché: sul campo

bots-sq-attack = Attacca { $target }: il { NUMBER($kill, style: "percent") } di probabilità di eliminarlo.
bots-sq-close-in = Si prepara ad attaccare { $target }.
bots-sq-errand-goal =
    Va verso l’obiettivo: ancora { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
bots-sq-errand-hunt =
    Si avvicina al nemico: ancora { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
bots-sq-errand-search =
    Va dove nessuno ha ancora guardato: ancora { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
bots-sq-errand-home =
    Sulla via d’uscita: ancora { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
bots-sq-errand-guard =
    Prende una posizione migliore: ancora { $steps } { $steps ->
        [one] passo
       *[other] passi
    }.
bots-sq-door = La via passa per questa porta.
bots-sq-way-on = Non può restare dov’è.
bots-sq-enter = È la via più breve verso il suo compito.
bots-sq-leave = Andarsene vale più che restare.
bots-sq-hand-in = Consegnare vale, e chi porta resta.
bots-sq-charge = La carica esplosiva vale più di un attacco.
bots-sq-thing = Prende ciò che la missione chiede: { $thing }.
bots-sq-load = La missione vuole che lo si porti a casa.
bots-sq-search = Nessun nemico vicino: è ora di perquisire.
bots-sq-look = Tiene d’occhio il pericolo più vicino.
bots-sq-overwatch = Niente di meglio da attaccare: va in Overwatch.
bots-sq-done = Altro non servirebbe.

## Perché: segnalini

bots-sq-reveal = Da qui può colpire.
bots-sq-lurk = Aspetta fuori vista.
bots-sq-hide = Le squadre non devono trovare tutto troppo presto.
bots-sq-lay-near = Un agguato vicino alle squadre, fuori dalla loro vista.
bots-sq-keep-tokens = Ne tiene alcuni per i tabelloni che verranno.
bots-sq-reinforce = Da qui i rinforzi sono prima fra le squadre.
bots-sq-stand = Guarda il nemico negli occhi.

## Perché: fra un’attivazione e l’altra

bots-sq-activate = Prima agisce chi sta davanti.
bots-sq-end = Tutti hanno agito.
bots-sq-card = È il momento di { $card }.
bots-sq-no-card = Nessuna carta cambierebbe le cose.
bots-sq-draw = Un evento in più può solo nuocere alle squadre.
bots-sq-command-roll = I punti comando non costano nulla.
bots-sq-advance = I punti che non servono a schivare comprano passi.
bots-sq-keep-points = Tiene i punti comando per schivare.
bots-sq-dodge = Un passo porta fuori dalla linea d’attacco.
bots-sq-stay = Schivare qui non vale un punto.
bots-sq-hold-fire = Un tiro renderebbe troppo poco.
bots-sq-save = Ogni dado di salvezza aiuta.
bots-sq-give-up = Rinuncia a ciò che gli serve meno.
bots-sq-rite = Il rito va a chi vale di più, o a nessuno.
bots-sq-permit = Con loro non c’è contesa.
bots-sq-refuse = Non c’è nulla da guadagnare.
bots-sq-no-sale = Venti punti sono più di quanto renda una carta.
bots-sq-ally-ahead = Sono troppo avanti per aiutarli.
bots-sq-ally-friend = Non sono nemici, e la loro parola non costa nulla.
bots-sq-ally-truce = Le loro armi costerebbero più di quanto renda combatterli.
bots-sq-ally-prey = Combatterli rende più della pace.
bots-sq-ally-kept = Questa alleanza vale più delle altre.
bots-sq-any = Questo sembra rendere di più.

## Perché: prima e dopo la missione

bots-sq-setup = La scelta consueta.
bots-sq-equipment = Fra queste carte è quella che serve di più a questa squadra.
bots-sq-draw-cards = Estratta a sorte, perché nessuno possa prevederla.
bots-sq-weapon = Fra queste armi è quella che rende di più.
bots-sq-entry = Da qui è più vicino al suo compito.
bots-sq-bearer = Lo porta il più veloce.
bots-sq-members = Prima si uniscono i più forti.
bots-sq-reinforcement = Un aiuto così vale il suo prezzo.
bots-sq-mount = Prima l’arma più pesante.
bots-sq-keep-cards = Le carte vale la pena tenerle.
bots-sq-purchase = Un aiuto per la prossima missione.
