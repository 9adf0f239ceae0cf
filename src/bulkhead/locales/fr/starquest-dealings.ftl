### Cartes, fouilles et alliances : questions et refus.

sq-ask-alliance = Deux alliances sont au grand jour. Laquelle confirmez-vous ?
sq-ask-offer = On vous fait une offre. L’acceptez-vous ?
sq-ask-dispute = La ligne est douteuse et les dés sont à égalité : la cible est-elle en vue ?
sq-no-alien-search = Les extraterrestres ne peuvent pas fouiller les salles.
sq-no-ally-again = Votre alliance a été rompue dans cette mission : vous ne pouvez pas en conclure une nouvelle avant sa fin.
sq-no-ally-already = Il y a déjà une alliance entre vous.
sq-no-ally-banned = Ces deux factions ne peuvent jamais s’allier.
sq-no-ally-legionary = Seul un légionnaire sur le plateau peut s’allier pour son propre compte, et seulement en public.
sq-no-ally-nobody = Personne de ce nom ne peut s’allier à vous.
sq-no-ally-one-public = L’un de vous a déjà une alliance publique, et une seule est permise à la fois.
sq-no-buyer = On ne peut vendre des cartes qu’aux autres escouades de la table.
sq-no-card-now = Cette carte ne peut pas être jouée maintenant.
sq-no-gunner-search = Un artilleur ou une machine ne peut pas fouiller.
sq-no-order-too-late = Une carte d’ordre ne peut se jouer qu’au début du tour, avant toute activation.
sq-no-pledge-open = Vous avez déjà fait cette offre : elle attend encore sa réponse.
sq-no-psionic = Seul le psyker de l’escouade peut employer les cartes psychiques.
sq-no-psychic-after = Une carte psychique prend tout le tour du psyker : rien ne peut la précéder.
sq-no-recon-deck = Il ne reste aucune carte de reconnaissance à piocher.
sq-no-room = Pour fouiller une salle, une figurine doit s’y trouver entièrement.
sq-no-room-searched = Cette salle a déjà été fouillée.
sq-no-search-attacked = Une figurine qui a attaqué ne peut pas fouiller dans le même tour.
sq-no-search-fire = On ne peut pas fouiller depuis une case en flammes.
sq-no-search-seen = Elle ne peut pas fouiller : un extraterrestre la voit.
sq-no-second-order = On ne peut jouer qu’une carte d’ordre par tour.
sq-no-second-psychic = On ne peut jouer qu’une carte psychique par tour.
sq-no-second-search = Votre escouade a déjà fouillé une salle ce tour-ci.
sq-no-settle-first = Dites d’abord laquelle des deux alliances doit tenir.
sq-no-such-alliance = Vous n’avez aucune alliance de ce genre à rompre ou à révéler maintenant.
sq-no-such-card = Vous n’avez pas cette carte.
sq-no-exchange = Cette carte ne peut pas être échangée.
sq-no-such-offer = Aucune offre portant ce numéro ne vous attend.
sq-no-twenty-points = Une carte coûte 20 points et vous en avez moins.
sq-do-expel = Accepter le retrait de cette faction : { $faction }
sq-event-expelled =
    { $gone ->
        [yes] { $seat } accepte aussi. Hors de la mission : { $was }.
       *[no] { $seat } accepte le retrait : { $was }.
    }
sq-no-expel = Une faction ne peut partir d’un commun accord qu’entre deux attaques, à trois joueurs au moins, et chaque joueur accepte une fois.
