### Ce qu’on voit d’un combat : des mots près des figurines, la fiche à côté du plan.

web-sq-moment = Ce qui vient de se passer
web-sq-moment-rolling = Les dés roulent…
web-sq-moment-armour = armure { $armour }
web-sq-moment-versus = contre { $total }
web-sq-moment-defence = défense
web-sq-moment-against = contre
web-sq-moment-harm = Dégâts
web-sq-hit-hurt = Vie : −{ $lost }
web-sq-hit-dead = Hors de combat
web-sq-hit-destroyed = En pièces
web-sq-hit-miss = Raté
web-sq-hit-armour = L’armure tient
web-sq-hit-saved = Dégâts évités : { $lost }
web-sq-hit-standing = Aucune sauvegarde
web-sq-hit-rite = Un rite la sauve
web-sq-hit-parried = Coup paré
web-sq-hit-dodged = Esquive
web-sq-hit-gone = La cible n’est plus là
web-sq-card-face-down = Une carte face cachée

## La fin d’une mission

web-sq-end-won = Vous avez gagné
web-sq-end-shared = Vous partagez la victoire
web-sq-end-lost = Vous avez perdu
web-sq-end-watched = { $count ->
    [1] Vainqueur : { $who }
   *[other] Vainqueurs : { $who }
}
web-sq-end-decided = { $cause ->
    [goals] Les objectifs ont fait la différence
    [kills] Les éliminations ont fait la différence
    [losses] Les pertes ont fait la différence
   *[other] Les cartes et les accords ont fait la différence
} : { $winner } { $mine }, { $rival } { $theirs }.
web-sq-end-causes = Points par cause
web-sq-end-goals = Objectifs
web-sq-end-kills = Éliminations
web-sq-end-losses = Pertes
web-sq-end-other = Autres
web-sq-end-total = Points
web-sq-end-moments = Les moments décisifs
web-sq-end-picture = Partager une image
web-sq-end-mission = Une autre mission
