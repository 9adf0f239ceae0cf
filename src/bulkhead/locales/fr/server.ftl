### Ce que dit le serveur quand il ne peut pas faire quelque chose.

server-only-watching = Vous regardez cette table : seules les personnes qui y jouent peuvent faire cela.
server-chat-empty = Il n’y a rien à dire dans ce message.
server-damaged = Les données du match { $match } sont endommagées et ne peuvent pas être ouvertes.
server-no-such-code = Ce code n’ouvre aucune place : il a peut-être déjà servi.
server-no-such-link = Ce lien n’ouvre aucune table.
server-not-over = Le match n’est pas encore terminé : d’ici là, sa rediffusion reste fermée.
server-old-finished = Ce match est terminé : regardez-le, et commencez-en un nouveau depuis l’une de ses positions.
server-rules-present = Ce match se joue avec la version actuelle des règles.
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
server-not-begun = Le match n’a pas commencé : la table attend encore des joueurs.
server-salt-of-another = Ce sel est pour d’autres dés : il doit indiquer l’empreinte que montre cette table.
server-salt-given = Le sel de cette place a déjà été donné et ne peut plus être changé.
server-nothing-to-advise = Vous n’avez rien à décider pour le moment.
server-no-advice = Le bot ne sait que répondre : choisissez vous-même.
server-table-full = Cette table est pleine : trop de monde regarde. Réessayez plus tard.
server-no-more-undo = On a déjà assez repris de commandes dans ce match : la limite est de { $most } fois.

## Campagnes

server-no-such-campaign = Ce lien n’ouvre aucune campagne.
server-campaign-damaged = Les données de la campagne { $campaign } sont abîmées et ne peuvent pas être ouvertes.
server-campaign-no-faction = Il n’y a pas de faction « { $faction } » ; il y a : { $known }.
server-campaign-founder-only = Seule la personne qui a fondé la campagne peut le faire.
server-campaign-in-mission = Une mission est en cours : il faut attendre qu’elle se termine.
server-campaign-over = La campagne est terminée : toutes ses missions ont été jouées.
server-campaign-no-link = Personne ne joue « { $faction } » par un lien : il n’y a donc pas de lien à remplacer.
server-campaign-nothing-to-undo = Aucune mission n’a encore été jouée : il n’y a rien à annuler.
server-campaign-nothing-asked = Personne n’a demandé d’annuler la mission.
server-campaign-sealed = Les cartes que d’autres ont gardées sont encore secrètes : jusqu’à la fin de la campagne, vous ne voyez que ce que votre siège a vu.
server-campaign-no-rematch = C’était une mission d’une campagne : continuez plutôt la campagne.
server-link-renewed = Ce lien a été remplacé par un autre : demandez à la personne qui a fondé la campagne.
server-mission-taken-back = Cette mission a été annulée : elle ne compte plus et ne se poursuit pas.
server-campaign-unfinished = Une mission de cette campagne est en cours : terminez-la ou annulez-la avant d’apporter la campagne ici.
