web-sq-squad-kept = La tua squadra è pronta. Quando tocca a te, il tavolo usa le tue scelte, anche se chiudi questa pagina. Nessuno le vede prima.
web-sq-squad-lost = Quello che avevi scelto qui non è più possibile, per via delle scelte degli altri. Scegli di nuovo.
web-sq-ready-prepared = squadra pronta
