### Starquest: perché non si può mirare così.

sq-no-line = Quest'arma spara in linea retta: indica la casella da cui parte e la direzione.
sq-no-line-direction = La linea deve stare nell'arco di fuoco: dritto davanti, o lungo una delle due diagonali in avanti.
sq-no-line-squares = La linea finisce prima di cominciare: non c'è nessuna casella in cui sparare.
sq-no-line-adjacent = A questo tavolo non si spara lungo una linea se nella prima casella c'è una miniatura.
sq-no-enemy-hit = Il colpo non attaccherebbe nessuna miniatura o macchina altrui, né una porta stagna, un condotto o una struttura.
sq-no-only-neighbours = Colpirebbe solo ciò che sta proprio accanto al tiratore: una linea o un’area vuole un bersaglio più lontano o in diagonale.
sq-no-square-aim = Con quest'arma si mira a una casella.
sq-no-too-far = La casella è troppo lontana: la gittata è di { $range } caselle.
sq-no-too-near = La casella è troppo vicina: deve distare almeno { $nearest } caselle.
sq-no-block = Con quest'arma si mira a quattro caselle, indicate da quella a nord-ovest.
sq-no-gunner = Senza artigliere la macchina non spara.
sq-no-spared-target = Nessuno può attaccare di proposito questa figura.
sq-no-split-aim = Prima si spara senza indicare un bersaglio; i punti si dividono dopo il tiro.
sq-no-second-share = Questo bersaglio ha già avuto la sua parte.
sq-no-share-points =
    { $left ->
        [one] Resta un solo punto da assegnare.
       *[other] Si possono assegnare da 1 a { $left } punti.
    }
sq-no-share-target = Non è un bersaglio nella linea di fuoco.
