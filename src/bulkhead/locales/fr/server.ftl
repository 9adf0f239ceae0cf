### Ce que dit le serveur quand il ne peut pas faire quelque chose.

server-only-watching = Vous regardez cette table : seules les personnes qui y jouent peuvent faire cela.
server-chat-empty = Le message est vide.
server-damaged = Les données du match { $match } sont endommagées et ne peuvent pas être ouvertes.
server-no-such-code = Ce code n’ouvre aucune place : il a peut-être déjà servi.
server-no-such-link = Ce lien n’ouvre aucune table.
server-not-over = Le match n’est pas encore terminé : d’ici là, son replay reste fermé.
server-old-finished = Ce match est terminé : vous pouvez le revoir et en commencer un nouveau depuis n’importe laquelle de ses positions.
server-rules-present = Ce match se joue déjà avec la version actuelle des règles.
server-no-such-moment = Le moment { $at } n’existe pas dans ce match ; dernier moment : { $last }.
server-too-fast = C’est trop rapide : attendez un instant.
server-no-such-page = Il n’y a rien à cette adresse.
server-wrong-method = Cette adresse n’accepte pas ce genre de requête.
server-too-large = C’est trop volumineux pour être accepté.
server-bad-request = La requête est incompréhensible : { STOP($detail) }
server-say-hello = Le premier message de cette connexion doit dire de quel lien il vient.
server-not-a-message = Cette table ne comprend pas ce message.
server-try-again = Quelque chose s’est mal passé sur le serveur ; rien de ce que vous avez fait n’est perdu. Réessayez.
server-port-taken = L’adresse { $host }:{ $port } ne peut pas être utilisée : un autre programme l’occupe peut-être. Choisissez-en une autre avec --port.
server-not-begun = Le match n’a pas commencé : la table attend encore des joueurs.
server-salt-of-another = Ce sel est pour d’autres dés : il doit indiquer l’empreinte que montre cette table.
server-salt-given = Le sel de cette place a déjà été donné et ne peut plus être changé.
server-nothing-to-advise = Vous n’avez rien à décider pour le moment.
server-no-advice = Le bot ne sait pas quoi répondre : choisissez vous-même.
server-table-full = Cette table est pleine : trop de monde regarde. Réessayez plus tard.
server-no-more-undo =
    { $most ->
        [0] On ne peut rien annuler dans ce match.
        [one] On ne peut plus rien annuler dans ce match : la limite est d’une fois.
       *[other] On ne peut plus rien annuler dans ce match : la limite est de { $most } fois.
    }

## Campagnes

server-no-such-campaign = Ce lien n’ouvre aucune campagne.
server-campaign-damaged = Les données de la campagne { $campaign } sont endommagées et ne peuvent pas être ouvertes.
server-campaign-no-faction = La faction « { $faction } » n’existe pas ; au choix : { $known }.
server-campaign-founder-only = Seule la personne qui a fondé la campagne peut faire cela.
server-campaign-in-mission = Une mission est en cours : il faut attendre qu’elle se termine.
server-campaign-over = La campagne est terminée : toutes ses missions ont été jouées.
server-campaign-no-link = Personne ne joue « { $faction } » par un lien : il n’y a donc pas de lien à remplacer.
server-campaign-nothing-to-undo = Aucune mission n’a encore été jouée : il n’y a rien à annuler.
server-campaign-nothing-asked = Personne n’a demandé à annuler la mission.
server-campaign-sealed = Les cartes que d’autres ont gardées sont encore secrètes : jusqu’à la fin de la campagne, vous ne voyez que ce qui se voyait de votre place.
server-campaign-no-rematch = C’était une mission d’une campagne : continuez plutôt la campagne.
server-link-renewed = Ce lien a été remplacé par un autre : demandez-le à la personne qui a fondé la campagne.
server-mission-taken-back = Cette mission a été annulée : elle ne compte plus et ne peut pas être poursuivie.
server-campaign-unfinished = Une mission de cette campagne est en cours : terminez-la ou annulez-la avant d’apporter la campagne ici.

# Seats before the match
server-seat-taken = Quelqu’un vient de prendre cette place : choisissez-en une autre.
server-seat-freed = L’hôte a donné votre place à quelqu’un d’autre.
server-link-replaced = Ce lien n’ouvre plus sa place : quelqu’un l’occupe avec un lien plus récent. Demandez à l’hôte de la table.
server-host-only = Seule la personne qui a préparé cette table peut faire cela.
server-seat-at-the-screen = Cette place est à quelqu’un devant l’écran de l’hôte.
server-seat-no-link = Personne ne joue cette place par un lien : il n’y a rien à remplacer.
server-no-such-seat = Cette table n’a pas de place { $seat }.
server-begun = La partie a commencé : les places sont prises.
server-salts-missing =
    { $count ->
        [1] Une personne a pris place mais n’a pas encore ouvert la table : on l’attend.
       *[other] { $count } personnes ont pris place mais n’ont pas encore ouvert la table : on les attend.
    }
server-name-empty = Un nom doit avoir au moins une lettre.
server-name-taken = Quelqu’un d’autre devant cet écran porte déjà ce nom.
server-campaign-names = Les noms appartiennent à la campagne : changez-les sur sa page.
