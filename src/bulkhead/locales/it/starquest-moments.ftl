### Che cosa si vede di un combattimento: parole accanto alle miniature, la scheda a lato della mappa.

web-sq-moment = Che cosa è appena successo
web-sq-moment-rolling = I dadi rotolano…
web-sq-moment-armour = armatura { $armour }
web-sq-moment-versus = contro { $total }
web-sq-moment-defence = difesa
web-sq-moment-against = contro
web-sq-moment-harm = Danni
web-sq-hit-hurt = Vita −{ $lost }
web-sq-hit-dead = Fuori gioco
web-sq-hit-destroyed = In pezzi
web-sq-hit-miss = A vuoto
web-sq-hit-armour = L’armatura regge
web-sq-hit-saved = Ferite evitate: { $lost }
web-sq-hit-standing = Tiro salvezza fallito
web-sq-hit-rite = Un rito la salva
web-sq-hit-parried = Parata
web-sq-hit-dodged = Schivata
web-sq-hit-gone = Il bersaglio non c’è più
web-sq-card-face-down = Una carta coperta

## La fine di una missione

web-sq-end-won = Hai vinto
web-sq-end-shared = Vittoria condivisa
web-sq-end-lost = Hai perso
web-sq-end-watched = { $count ->
    [one] Vince: { $who }
   *[other] Vincono: { $who }
}
web-sq-end-decided = { $cause ->
    [goals] Hanno deciso gli obiettivi
    [kills] Hanno deciso le eliminazioni
    [losses] Hanno deciso le perdite
   *[other] Hanno deciso carte e accordi
}: { $winner } { $mine }, { $rival } { $theirs }.
web-sq-end-causes = Punti per causa
web-sq-end-goals = Obiettivi
web-sq-end-kills = Eliminazioni
web-sq-end-losses = Perdite
web-sq-end-other = Altro
web-sq-end-total = Punti
web-sq-end-moments = I momenti decisivi
web-sq-end-picture = Condividi un’immagine
web-sq-end-mission = Un’altra missione
