### Le vaisseau de Starquest : ce qui peut clocher dans une carte dessinée ou dans une disposition.

## Cases et portes

ship-square-name = Une case s’écrit « x.y », par exemple « 5.12 » ; « { $square } » n’en est pas une.
ship-square-no-floor = Il n’y a pas de sol à la case { $square }.
ship-door-unknown = Aucune porte de cette carte ne s’appelle « { $door } ».

## Le dessin
# Lignes et colonnes sont écrites comme un éditeur les montre, sans séparateurs.

ship-map-empty = La carte est vide : pas une seule case de sol n’y est dessinée.
ship-map-lines =
    { $count ->
        [1] La carte n’a qu’une ligne ; il en faut un nombre impair : deux par rangée de cases, plus une.
       *[other] La carte a { $count } lignes ; il en faut un nombre impair : deux par rangée de cases, plus une.
    }
ship-map-width = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : longueur de la ligne, en caractères : { $count } ; il en faut à la plus longue un nombre impair : deux par case, plus un.
ship-map-corner = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : un coin de cases peut porter « + » ou une espace, pas « { $mark } » ; la ligne est peut-être décalée.
ship-map-square = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : « { $mark } » n’est pas un signe de case.
ship-map-edge = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : « { $mark } » n’est pas un signe pour ce côté ; ici peuvent figurer { $allowed } ou une espace.
ship-map-hull = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : le sol s’arrête ici, mais il n’y a pas de mur.
ship-map-door-nowhere = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : une porte ou un passage doit avoir du sol des deux côtés.
ship-map-airlock = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : un sas mène d’une zone d’entrée, ou de l’extérieur, à une case de sol.
ship-map-half-door = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : portes et passages sont larges de deux cases ; cette moitié est seule.
ship-map-leak = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : cette case (« { $mark } ») est ouverte sur une autre (« { $other } ») ; les salles s’arrêtent aux murs et aux portes.
ship-map-bay = Carte, ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : le compartiment « { $mark } » n’est ouvert sur aucune salle.

## Les plateaux et leurs listes

ship-room-unnamed = Plateau { $board } : la carte dessine une salle « { $mark } », mais la liste des salles ne la nomme pas.
ship-room-missing = Plateau { $board } : la salle { $room } a la lettre « { $mark } », que la carte ne dessine pas.
ship-door-missing = Plateau { $board } : les cases données pour la porte { $door } ne disent pas de quelle porte dessinée il s’agit.
ship-door-unnamed = Plateau { $board } : la porte dessinée en { $square } n’a pas de nom dans la liste des portes.
ship-door-twice = Deux portes de cette disposition s’appellent « { $door } ».

## Les dispositions

ship-piece-board = Aucun plateau ne s’appelle « { $board } ».
ship-piece-turn = Plateau { $board } : on ne peut pas le tourner de { $degrees } degrés ; 0, 90, 180 et 270 sont possibles.
ship-piece-dock = Plateau { $board } : un plateau de disposition ne dessine pas de zones d’entrée ; c’est la disposition qui dit où elles sont.
ship-piece-overlap = Plateau { $board } : un autre plateau occupe déjà la case { $square }.
ship-doorway-text = Un passage s’écrit « v x y » ou « h x y », par exemple « v 12 5 » ; « { $doorway } » n’en est pas un.
ship-doorway-place = Passage « { $doorway } » : il n’y a pas là de mur avec du sol des deux côtés.
ship-dock-unknown = Aucune zone d’entrée de cette disposition ne s’appelle « { $dock } ».
ship-dock-side = Zone d’entrée { $dock } : « { $side } » n’est pas un côté ; possibles : { $allowed }.
ship-dock-threshold = Zone d’entrée { $dock } : sa case de seuil { $square } doit être du sol et toucher la zone de ce côté.
ship-dock-overlap = La zone d’entrée { $dock } se trouve sur des cases déjà prises.
ship-apart = Le vaisseau n’est pas d’un seul tenant : aucun chemin ne mène à la case { $square }.
