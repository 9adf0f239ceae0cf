### Abandonner un match de Heroes : la commande, la question qui la précède et le récit de la fin.
### `$you` vaut yes quand le lecteur est le joueur qui abandonne.

heroes-do-resign = Abandonner le match
heroes-event-resigned =
    { $you ->
        [yes] Vous avez abandonné : { $other } gagne.
       *[no] { $who } a abandonné : { $other } gagne.
    } Score final : { $who1 } { $score1 }, { $who2 } { $score2 }.

web-heroes-resign = Abandonner…
web-heroes-resign-title = Abandonner ?
web-heroes-resign-what =
    { $games ->
        [1] { $name } gagne la partie. On ne peut pas revenir en arrière.
       *[other] { $name } gagne tout le match, quel que soit le total des scores. On ne peut pas revenir en arrière.
    }
web-heroes-resign-yes = Abandonner
web-heroes-resign-no = Continuer à jouer
web-heroes-resigned =
    { $you ->
        [yes] Vous avez abandonné
       *[no] { $name } a abandonné
    }
web-heroes-resigned-what =
    { $you ->
        [yes] La victoire est à vous
       *[no] { $name } gagne
    }
web-heroes-resigned-why =
    { $you ->
        [yes] Vous avez abandonné : cela suffit, quel que soit le score.
       *[no] { $name } a abandonné : cela suffit, quel que soit le score.
    }
web-after-headline-resigned =
    { $how ->
        [won] Vous gagnez : { $loser } a abandonné
        [lost] { $name } gagne : vous avez abandonné
       *[watched] { $name } gagne : { $loser } a abandonné
    }
