### Bot: che cosa fa ciascuno, e perché ha scelto ciò che ha scelto.
### Una ragione si dice del bot, in una breve frase. La probabilità è sempre quella di vincere.

bot-unknown = Per questo gioco non c’è nessun bot «{ $bot }»; ci sono: { $known }.

## Che cosa fanno

bots-random-what = Sceglie un comando lecito qualsiasi, tutti con la stessa probabilità.
bots-captain-what = Gioca a Heroes secondo la media esatta del suo turno: che cosa tenere, quando rischiare, come agire.

## Perché

bots-random-reason = Tirato a sorte.
bots-captain-pick = Preferisce il vox prioritario, e poi le armi che costano poco.
bots-captain-place = La colonna centrale fa parte di ogni Scala: l’eroe migliore va lì per primo.
bots-captain-keep = Così restano le migliori probabilità: { NUMBER($chance, style: "percent") }.
bots-captain-push = Rischiare promette il { NUMBER($push, style: "percent") }, agire subito il { NUMBER($act, style: "percent") }.
bots-captain-act = Agire subito promette il { NUMBER($act, style: "percent") }, il rischio migliore il { NUMBER($push, style: "percent") }.
bots-captain-action = Quest’azione lascia le migliori probabilità: { NUMBER($chance, style: "percent") }.
bots-captain-stop = Altro non servirebbe; le probabilità sono del { NUMBER($chance, style: "percent") }.
