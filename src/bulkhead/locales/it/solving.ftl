### Risolvere partite: il comando e i suoi rifiuti.

cli-solve = Risolve una partita con esattezza: la probabilità di vincere da una posizione, se entrambi giocano al meglio.
cli-solve-table = Conserva la soluzione in questo file; se esiste già, la usa.
cli-solve-gpu = Usa il processore grafico (serve nvcc, il compilatore di NVIDIA).
cli-solve-check = Controlla con le regole questo numero di posizioni, un turno più avanti.
cli-solve-answer = Il primo giocatore vince con una probabilità del { $chance }; nessun valore è sbagliato di più di { $bound }.
cli-solve-checked = Le posizioni controllate con le regole sono sbagliate al massimo di { $residual }.
cli-solve-progress = Soluzione in corso, passata { $sweep }
cli-no-solver = Non si può risolvere { $game }.
solve-one-game = Si può risolvere solo una partita singola, non un incontro di tre.
solve-too-large = Il campo è troppo grande da risolvere. Righe: { $rows }; al massimo { $most }.
solve-not-placed = Si possono risolvere solo posizioni in cui tutti gli eroi sono al loro posto.
solve-not-a-table = { $file } non è la tabella di una sfida risolta.
solve-table-torn = { $file } è danneggiato: mancano dei valori.
solve-other-match-up = { $file } contiene la soluzione di un’altra sfida.
solve-no-memory = La memoria non basta: servono altri { $need } MiB.
solve-machine-failed = Il processore grafico si è fermato: { STOP($detail) }
