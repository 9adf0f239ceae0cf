### Starquest: perché non si può mirare così.

sq-no-line = Quest’arma può sparare solo in linea retta: indica la casella da cui parte e la direzione.
sq-no-line-direction = La linea deve stare nell’arco di fuoco: dritto davanti, o lungo una delle due diagonali in avanti.
sq-no-line-squares = La linea finisce prima di cominciare: non c’è nessuna casella in cui sparare.
sq-no-line-adjacent = A questo tavolo non si può sparare lungo una linea se nella prima casella c’è una miniatura.
sq-no-enemy-hit = Il colpo deve minacciare una miniatura o una macchina altrui, una porta stagna, un condotto o una struttura.
sq-no-only-neighbours = Una linea o un’area deve avere un bersaglio più lontano o in diagonale: così colpirebbe solo ciò che sta proprio accanto.
sq-no-square-aim = Con quest’arma si può mirare solo a una casella.
sq-no-too-far =
    { $range ->
        [one] La casella è troppo lontana: la gittata è di una casella.
       *[other] La casella è troppo lontana: la gittata è di { $range } caselle.
    }
sq-no-too-near =
    { $nearest ->
        [one] La casella è troppo vicina: deve distare almeno una casella.
       *[other] La casella è troppo vicina: deve distare almeno { $nearest } caselle.
    }
sq-no-block = Con quest’arma si può mirare solo a quattro caselle, indicate da quella a nord-ovest.
sq-no-gunner = Senza cannoniere la macchina non può sparare.
sq-no-spared-target = Nessuno può attaccare di proposito questa miniatura.
sq-no-split-aim = Non puoi indicare un bersaglio prima di sparare: i punti si dividono dopo il tiro.
sq-no-second-share = Questo bersaglio ha già avuto la sua parte.
sq-no-share-points =
    { $left ->
        [one] Resta un solo punto da assegnare.
       *[other] Si possono assegnare da 1 a { $left } punti.
    }
sq-no-share-target = Non è un bersaglio nella linea di fuoco.
