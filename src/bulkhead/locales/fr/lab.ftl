# Ce que dit `bulkhead lab` : études de missions.

cli-meta-missions = MISSION,MISSION|all
cli-meta-squads = N,N|full|all
cli-meta-bot = BOT
cli-lab = Joue de nombreuses fois les missions de Starquest : pour mesurer leur équilibre, ou pour les faire suivre par un arbitre.
cli-lab-starquest = Fait jouer de nombreuses fois les missions par des bots et mesure leur équilibre.
cli-lab-referee = Fait suivre de nombreuses parties par un arbitre indépendant, écrit d’après le livret, et rapporte ce qu’il conteste.
cli-lab-referee-too = Fait suivre chaque partie par l’arbitre ; tout s’arrête à sa première objection.
cli-lab-mission = Quelles missions : leurs identifiants séparés par des virgules, ou all pour toutes.
cli-lab-games = Combien de parties de chaque mission avec chaque nombre d’escouades.
cli-lab-squads = Combien d’escouades prennent part : des nombres séparés par des virgules, full pour le maximum de chaque mission, ou all pour tous les nombres.
cli-lab-bots = Une seule sorte de bot pour toutes les places ; si vous n’en nommez pas, le meilleur pour chacune.
cli-lab-out = Écrit dans ce fichier une ligne par partie, dès qu’elle est finie.
cli-lab-resume = Continue le fichier de --out : les parties qui s’y trouvent déjà ne sont pas rejouées.

cli-lab-resume-what = --resume a besoin du fichier à continuer : indiquez-le avec --out.
cli-lab-squads-unknown = --squads : « { $value } » devrait être un nombre de 1 à { $most }, full ou all.
cli-lab-no-table =
    { $squads ->
        [1] Aucune de ces missions ne se joue avec une escouade.
       *[other] Aucune de ces missions ne se joue avec { $squads } escouades.
    }
cli-lab-file-exists = Le fichier « { $file } » existe déjà ; ajoutez --resume pour le continuer, ou choisissez-en un autre.
cli-lab-file-other = Le fichier « { $file } » appartient à une autre étude ; il en diffère par : { $what }.
cli-lab-file-damaged = { $file }, ligne { $line } : ce n’est pas le fichier d’une étude.

cli-lab-title =
    { $games ->
        [1] Une partie, graine { $seed }
       *[other] { $games } parties, graine { $seed }
    }
cli-lab-table =
    { $mission }, { $squads ->
        [1] une escouade
       *[other] { $squads } escouades
    }, { $games ->
        [1] une partie
       *[other] { $games } parties
    }
cli-lab-seven =
    { $games ->
        [1] Les sept factions : une partie
       *[other] Les sept factions : { $games } parties
    }
cli-lab-head-faction = faction
cli-lab-head-wins = victoires
cli-lab-head-share = part
cli-lab-head-interval = intervalle à 95 %
cli-lab-head-points = points
cli-lab-head-reach = 95 %
cli-lab-head-lost = pertes
cli-lab-head-leader = chef tombé
cli-lab-reach = ± { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-lab-rounds = Manches : { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $min } à { $max } ; limite : { $limit }
cli-lab-primary =
    Objectif principal : entièrement atteint dans { $share } des parties ({ $span }) ; points par partie : { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] { "" }
       *[other] { ", " }à la manche { NUMBER($round, maximumFractionDigits: 1) } en moyenne
    }
cli-lab-secondary =
    Objectif secondaire : entièrement atteint dans { $share } des parties ({ $span }) ; points par partie : { NUMBER($points, maximumFractionDigits: 1) }{ $round ->
        [0] { "" }
       *[other] { ", " }à la manche { NUMBER($round, maximumFractionDigits: 1) } en moyenne
    }
cli-lab-cards = Cartes
cli-lab-head-card = carte
cli-lab-head-held = en main
cli-lab-head-played = jouée
cli-lab-head-mattered = a compté
cli-lab-head-won = gagné en la jouant
cli-lab-mattered = Une carte a compté si quelque chose a changé sur la table pendant sa résolution, ou si quelqu’un sous son effet a lancé des dés, a été attaqué ou s’est déplacé avant la fin de cet effet ; une carte qui agit d’elle-même compte au plus une fois par partie et par place.
cli-lab-late =
    { $count ->
        [0] Chaque partie s’est terminée dans la limite de sa mission.
        [one] Une partie a dépassé la limite de sa mission.
       *[other] { $count } parties ont dépassé la limite de leur mission.
    }
cli-lab-pace = { $bot }, décisions : { $decisions } ; { NUMBER($mean, maximumFractionDigits: 2) } ms en moyenne, { NUMBER($slowest, maximumFractionDigits: 0) } ms au plus

cli-referee-games = Combien de parties des meilleurs bots, et autant de joueurs qui choisissent au hasard ; les missions et les nombres d’escouades alternent.
cli-referee-bots = Seulement des parties d’un type de bot, qui joue toutes les places ; best pour le meilleur bot de chaque place.
cli-referee-files = Le dossier pour l’enregistrement et la position de chaque objection.
cli-referee-keep-going = Continue après une objection et les rapporte toutes ; la partie en question s’arrête là de toute façon.
cli-referee-title =
    { $games ->
        [1] Une partie suivie, entrées : { NUMBER($entries) }, graine { $seed }
       *[other] { $games } parties suivies, entrées : { NUMBER($entries) }, graine { $seed }
    }
cli-referee-none = L’arbitre n’a aucune objection.
cli-referee-objection = { $game }, entrée { $entry }, { $clause } : { STOP($sentence) } Enregistrement : { $replay } ; position : { $position }
