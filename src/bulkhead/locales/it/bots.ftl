### Bot: che cosa fa ciascuno, e perché ha scelto ciò che ha scelto.
### Una ragione si dice del bot, in una breve frase. La probabilità è sempre quella di vincere.

bot-unknown = Per questo gioco il bot «{ $bot }» non esiste; disponibili: { $known }.

## Che cosa fanno

bots-random-what = Sceglie a caso un comando lecito, tutti con la stessa probabilità.
bots-cadet-what = Gioca come chi è alle prime armi: mette da parte tutto, rischia volentieri e si lascia sfuggire qualcosa.
bots-captain-what = Gioca a Heroes secondo il valore atteso esatto del suo turno: che cosa mettere da parte, quando rischiare, come agire.
bots-champion-what = Ha imparato da milioni di posizioni risolte quanto vale il campo, e calcola il suo turno con esattezza: quasi un gioco perfetto.

## Perché

bots-random-reason = Scelto a caso.
bots-cadet-reason = Ciò che farebbe un cadetto.
bots-captain-pick = Preferisce il vox prioritario, e poi le armi che costano poco.
bots-captain-place = La colonna centrale fa parte di ogni Scala: l’eroe migliore va lì per primo.
bots-captain-keep = Così restano le migliori probabilità: { NUMBER($chance, style: "percent") }.
bots-captain-push = Probabilità rischiando: { NUMBER($push, style: "percent") }; agendo subito: { NUMBER($act, style: "percent") }.
bots-captain-act = Probabilità agendo subito: { NUMBER($act, style: "percent") }; rischiando al meglio: { NUMBER($push, style: "percent") }.
bots-captain-action = Quest’azione lascia le migliori probabilità: { NUMBER($chance, style: "percent") }.
bots-captain-stop = Nient’altro servirebbe; probabilità: { NUMBER($chance, style: "percent") }.
