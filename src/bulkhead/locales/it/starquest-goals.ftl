### Gli obiettivi di una missione in poche parole, come li mostra la striscia sopra la mappa.

sq-goal-occupy = { $clear ->
    [none] Finisci un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniature
        } in { $zone }
    [minis] Finisci un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniature
        } in { $zone }, senza miniature aliene
   *[all] Finisci un turno con { $minis ->
            [one] una miniatura
           *[other] { $minis } miniature
        } in { $zone }, senza alieni
}
sq-goal-eliminate = { $first ->
    [yes] Elimina uno di questi prima degli altri: { $figures }
   *[no] Elimina: { $figures }
}
sq-goal-recover = Porta nella tua area di ingresso: { $what }
sq-goal-destroy = Distruggi: { $what }
sq-goal-arm = Innesca: { $what }
sq-goal-hold = Da avere alla fine: { $what }
sq-goal-hold-all = Da portare insieme in { $zone }: { $what }
sq-goal-majority = { $measure ->
    [lp] Più punti vita di tutti { $board ->
            [yes] sul tabellone { $area }
           *[no] in { $area }
        } alla fine
   *[minis] Più miniature di tutti { $board ->
            [yes] sul tabellone { $area }
           *[no] in { $area }
        } alla fine
}
sq-goal-search = { $rooms ->
            [one] Fai una ricognizione in una stanza
           *[other] Fai una ricognizione in { $rooms } stanze
        }
sq-goal-stand = Finisci un’attivazione qui, senza attaccare e senza vedere alieni: { $what }
sq-goal-kill-count = { $count ->
    [one] Eliminane uno fra questi: { $figures }
   *[other] Eliminane { $count } fra questi: { $figures }
}
sq-goal-leave-most = Porta fuori più miniature di tutti, almeno { $least }
sq-goal-damage-most = Togli più punti vita di tutti, almeno { $least }: { $figures }
sq-goal-clear-board = Nessun alieno sul tabellone { $board } alla fine del round { $round }
