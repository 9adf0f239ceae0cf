### Ce que dit le serveur quand il ne peut pas faire quelque chose.

server-only-watching = Vous regardez cette table : seules les personnes qui y jouent peuvent faire cela.
server-chat-empty = Il n’y a rien à dire dans ce message.
server-damaged = Les données du match { $match } sont endommagées et ne peuvent pas être ouvertes.
server-other-rules = Le match { $match } a été joué avec la version { $rules } des règles, et ce serveur connaît la version { $known }.
server-no-such-code = Ce code n’ouvre aucune place : il a peut-être déjà servi.
server-no-such-link = Ce lien n’ouvre aucune table.
server-not-over = Le match n’est pas encore terminé : d’ici là, sa rediffusion reste fermée.
server-no-such-moment = Il n’y a pas de moment { $at } dans ce match : le dernier est le { $last }.
server-too-fast = C’est trop rapide : attendez un instant.
server-no-such-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas ce genre de requête.
server-too-large = C’est trop volumineux pour être accepté.
server-bad-request = La requête est incompréhensible : { $detail }.
server-say-hello = Le premier message de cette ligne doit dire de quel lien il vient.
server-not-a-message = Cette table ne comprend pas un tel message.
server-try-again = Quelque chose s’est mal passé sur le serveur ; rien de ce que vous avez fait n’est perdu. Réessayez.
server-port-taken = L’adresse { $host }:{ $port } ne peut pas être utilisée : un autre programme l’occupe peut-être. Choisissez-en une autre avec --port.
server-not-begun = Le match n’a pas commencé : il reste des places libres.
server-nothing-to-advise = Vous n’avez rien à décider pour le moment.
server-no-advice = Le bot ne sait que répondre : choisissez vous-même.
server-table-full = Cette table est pleine : trop de monde regarde. Réessayez plus tard.
server-no-more-undo = On a déjà assez repris de commandes dans ce match : la limite est de { $most } fois.
