### Cartes, fouilles et alliances : questions et refus.

sq-ask-alliance = Deux alliances sont au grand jour. Laquelle confirmez-vous ?
sq-ask-offer = On vous fait une offre. L’acceptez-vous ?
sq-ask-dispute = La ligne est douteuse et les dés sont à égalité : la cible est-elle en vue ?
sq-no-alien-search = Les extraterrestres ne fouillent pas les salles.
sq-no-ally-again = Vous vous êtes séparés dans cette mission : pas de nouvelle alliance avant sa fin.
sq-no-ally-already = Vous êtes déjà alliés.
sq-no-ally-banned = Ces deux factions ne peuvent jamais s’allier.
sq-no-ally-legionary = Seul un légionnaire sur le plateau s’allie pour son compte, et seulement en public.
sq-no-ally-nobody = Il n’y a personne de ce nom à qui s’allier.
sq-no-ally-one-public = L’un de vous a déjà une alliance publique, et une seule est permise à la fois.
sq-no-buyer = Les cartes ne se vendent qu’aux autres escouades de la table.
sq-no-card-now = Cette carte ne peut pas être jouée maintenant.
sq-no-gunner-search = Un artilleur ou une machine ne fouille pas.
sq-no-order-too-late = Les cartes d’ordre se jouent au début du tour, avant que quiconque agisse.
sq-no-pledge-open = Vous avez déjà fait cette offre : elle attend encore sa réponse.
sq-no-psionic = Seul le psyker de l’escouade utilise les cartes psychiques.
sq-no-psychic-after = Une carte psychique est tout le tour du psyker : rien ne peut venir avant.
sq-no-recon-deck = Il ne reste aucune carte de reconnaissance à piocher.
sq-no-room = Pour fouiller une salle, il faut s’y trouver tout entier.
sq-no-room-searched = Cette salle a déjà été fouillée.
sq-no-search-attacked = Qui a attaqué ne fouille pas dans le même tour.
sq-no-search-fire = On ne fouille pas depuis une case en flammes.
sq-no-search-seen = Un extraterrestre voit celui qui veut fouiller.
sq-no-second-order = Une seule carte d’ordre par tour.
sq-no-second-psychic = Une seule carte psychique par tour.
sq-no-second-search = Votre escouade a déjà fouillé une salle ce tour-ci.
sq-no-settle-first = Dites d’abord laquelle des deux alliances vaut.
sq-no-such-alliance = Vous n’avez pas d’alliance pareille à rompre ou à révéler maintenant.
sq-no-such-card = Vous n’avez pas cette carte.
sq-no-exchange = Cette carte n’est pas de celles qui s’échangent.
sq-no-such-offer = Aucune offre de ce numéro ne vous attend.
sq-no-twenty-points = Une carte coûte 20 points et vous en avez moins.
sq-do-expel = Accepter que { $faction } quitte la mission
sq-event-expelled =
    { $gone ->
        [yes] { $seat } accepte aussi : { $was } quitte la mission.
       *[no] { $seat } accepte que { $was } quitte la mission.
    }
sq-no-expel = Une faction part d’un commun accord seulement entre deux attaques, à trois joueurs au moins, et chaque siège accepte une fois.
