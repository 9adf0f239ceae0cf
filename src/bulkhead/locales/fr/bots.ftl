### Bots : ce que fait chacun, et pourquoi il a choisi ce qu’il a choisi.
### Une raison se dit du bot, en une courte phrase. Les chances sont toujours celles de gagner.

bot-unknown = Il n’y a pas de bot « { $bot } » pour ce jeu ; il y a : { $known }.

## Ce qu’ils font

bots-random-what = Choisit n’importe quel coup permis, tous avec la même probabilité.
bots-captain-what = Joue à Heroes selon la moyenne exacte de son tour : que garder, quand tenter le diable, comment agir.

## Pourquoi

bots-random-reason = Tiré au sort.
bots-captain-pick = Préfère le vox prioritaire, puis les armes qui coûtent peu.
bots-captain-place = La colonne du milieu fait partie de chaque Suite : le meilleur héros s’y place d’abord.
bots-captain-keep = Voilà qui laisse les meilleures chances : { NUMBER($chance, style: "percent") }.
bots-captain-push = Tenter le diable promet { NUMBER($push, style: "percent") }, agir tout de suite { NUMBER($act, style: "percent") }.
bots-captain-act = Agir tout de suite promet { NUMBER($act, style: "percent") }, tenter le diable { NUMBER($push, style: "percent") } au mieux.
bots-captain-action = Cette action laisse les meilleures chances : { NUMBER($chance, style: "percent") }.
bots-captain-stop = Rien de plus n’aiderait ; les chances sont de { NUMBER($chance, style: "percent") }.
