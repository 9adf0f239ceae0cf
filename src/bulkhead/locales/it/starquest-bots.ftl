### I bot di Starquest: che cosa fa ciascuno, e perché ha scelto ciò che ha scelto.
### Una ragione si dice del bot, in una breve frase, e non svela nulla di nascosto.

## Che cosa fanno

bots-trooper-what = Guida una squadra: punta all’obiettivo, spara secondo probabilità esatte, tiene d’occhio ciò che non raggiunge.
bots-raider-what = Attacca subito: va dritto verso il nemico più vicino e non si nasconde mai. Per le prime partite.
bots-overlord-what = Guida gli alieni: si avvicina di nascosto, colpisce in massa, non tradisce nessun segreto.
cli-bot-trooper = Soldato
cli-bot-overlord = Signore oscuro

## Perché: sul campo

bots-sq-attack = Attacca { $target }: probabilità di eliminazione { NUMBER($kill, style: "percent") }.
bots-sq-close-in = Si prepara ad attaccare { $target }.
bots-sq-errand-goal =
    { $steps ->
        [one] Va verso l’obiettivo: ancora un passo.
       *[other] Va verso l’obiettivo: ancora { $steps } passi.
    }
bots-sq-errand-hunt =
    { $steps ->
        [one] Si avvicina al nemico: ancora un passo.
       *[other] Si avvicina al nemico: ancora { $steps } passi.
    }
bots-sq-errand-search =
    { $steps ->
        [one] Va dove nessuno ha ancora guardato: ancora un passo.
       *[other] Va dove nessuno ha ancora guardato: ancora { $steps } passi.
    }
bots-sq-errand-home =
    { $steps ->
        [one] Sulla via d’uscita: ancora un passo.
       *[other] Sulla via d’uscita: ancora { $steps } passi.
    }
bots-sq-errand-guard =
    { $steps ->
        [one] Prende una posizione migliore: ancora un passo.
       *[other] Prende una posizione migliore: ancora { $steps } passi.
    }
bots-sq-door = La via passa per questa porta.
bots-sq-way-on = Non può restare dov’è.
bots-sq-enter = È la via più breve verso il suo compito.
bots-sq-leave = Andarsene vale più che restare.
bots-sq-hand-in = La consegna vale punti, e la miniatura resta.
bots-sq-charge = La carica esplosiva vale più di un attacco.
bots-sq-thing = Prende ciò che la missione chiede: { $thing }.
bots-sq-load = La missione chiede di portarla in salvo.
bots-sq-search = Nessun nemico vicino: è ora di una ricognizione.
bots-sq-look = Tiene d’occhio il pericolo più vicino.
bots-sq-overwatch = Niente di meglio da attaccare: va in Overwatch.
bots-sq-done = Nient’altro servirebbe.

## Perché: segnalini

bots-sq-reveal = Da qui può colpire.
bots-sq-lurk = Aspetta senza farsi vedere.
bots-sq-hide = Le squadre non devono trovare tutto troppo presto.
bots-sq-lay-near = Un agguato vicino alle squadre, fuori dalla loro vista.
bots-sq-keep-tokens = Ne tiene alcuni per i tabelloni che verranno.
bots-sq-reinforce = Da qui i rinforzi raggiungono prima le squadre.
bots-sq-stand = Si volta verso il nemico.

## Perché: fra un’attivazione e l’altra

bots-sq-activate = Prima agisce chi sta davanti.
bots-sq-end = Tutti hanno agito.
bots-sq-card = È il momento giusto: «{ $card }».
bots-sq-no-card = Nessuna carta cambierebbe le cose.
bots-sq-draw = Un evento in più può solo nuocere alle squadre.
bots-sq-command-roll = I punti comando non costano nulla.
bots-sq-advance = I punti comando che non servono a schivare si spendono per muovere.
bots-sq-keep-points = Tiene i punti comando per schivare.
bots-sq-dodge = Un passo porta fuori dalla linea di fuoco.
bots-sq-stay = Schivare qui non vale un punto.
bots-sq-hold-fire = Un tiro renderebbe troppo poco.
bots-sq-save = Ogni tiro salvezza aiuta.
bots-sq-give-up = Rinuncia a ciò che serve meno.
bots-sq-rite = Il rito va a chi vale di più, o a nessuno.
bots-sq-permit = Non ha nulla contro di loro.
bots-sq-refuse = Non c’è nulla da guadagnare.
bots-sq-no-sale = La carta non vale venti punti.
bots-sq-ally-ahead = Sono troppo avanti per aiutarli.
bots-sq-ally-friend = Non sono nemici, e un’alleanza non costa nulla.
bots-sq-ally-truce = Combatterli costerebbe più di quanto renda.
bots-sq-ally-prey = Combatterli rende più che stare in pace.
bots-sq-ally-kept = Questa alleanza vale più delle altre.
bots-sq-any = Questo sembra rendere di più.

## Perché: prima e dopo la missione

bots-sq-setup = La scelta consueta.
bots-sq-equipment = Fra queste carte è quella che serve di più a questa squadra.
bots-sq-draw-cards = Scelta a sorte, perché nessuno possa prevederla.
bots-sq-weapon = Fra queste armi è quella che rende di più.
bots-sq-entry = Da qui il suo compito è più vicino.
bots-sq-bearer = Lo porta la miniatura più veloce.
bots-sq-members = Prima si uniscono le più forti.
bots-sq-reinforcement = Questo aiuto vale il suo prezzo.
bots-sq-mount = Prima l’arma più pesante.
bots-sq-keep-cards = Vale la pena tenere queste carte.
bots-sq-purchase = Un aiuto per la prossima missione.
