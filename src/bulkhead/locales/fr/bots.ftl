### Bots : ce que fait chacun, et pourquoi il a choisi ce qu’il a choisi.
### Une raison se dit du bot, en une courte phrase. Les chances sont toujours celles de gagner.

bot-unknown = Ce jeu n’a pas de bot « { $bot } » ; au choix : { $known }.

## Ce qu’ils font

bots-random-what = Choisit n’importe quel coup permis, tous avec la même probabilité.
bots-cadet-what = Joue comme un débutant : met tout de côté, tente le diable et ne voit pas tout.
bots-captain-what = Joue à Heroes en calculant exactement ce que son tour rapporte en moyenne : quoi mettre de côté, quand tenter le diable, comment agir.
bots-champion-what = A appris de millions de positions résolues ce que vaut un plateau, et calcule son tour exactement : un jeu presque parfait.

## Pourquoi

bots-random-reason = Tiré au sort.
bots-cadet-reason = Ce que ferait un cadet.
bots-captain-pick = Préfère le vox prioritaire, puis les armes qui coûtent peu.
bots-captain-place = La colonne du milieu fait partie de chaque Suite : le meilleur héros s’y place d’abord.
bots-captain-keep = C’est ce qui laisse les meilleures chances : { NUMBER($chance, style: "percent") }.
bots-captain-push = Tenter le diable promet { NUMBER($push, style: "percent") }, agir tout de suite { NUMBER($act, style: "percent") }.
bots-captain-act = Agir tout de suite promet { NUMBER($act, style: "percent") }, tenter le diable { NUMBER($push, style: "percent") } au mieux.
bots-captain-action = Cette action laisse les meilleures chances : { NUMBER($chance, style: "percent") }.
bots-captain-stop = Continuer n’apporterait rien ; les chances sont de { NUMBER($chance, style: "percent") }.
