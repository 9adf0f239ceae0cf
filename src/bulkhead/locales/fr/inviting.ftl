# Un lien pour la table, qui est prêt, les noms, et la ligne coupée

web-inv-link = Un seul lien pour tous
web-inv-link-what = Envoyez-le à tout le monde : chacun choisit une place libre et donne son nom.
web-inv-qr = Code QR avec le lien de cette table
web-inv-copy = Copier le lien de la table
web-inv-standing = Places prêtes : { $ready } sur { $seats }. Quand toutes le sont, la partie commence d’elle-même.
web-inv-begin = { $free ->
    [0] Commencer maintenant
    [one] Commencer maintenant, avec un bot
   *[other] Commencer maintenant, avec { $free } bots
}
web-inv-begin-what = Les bots prennent les places encore libres.
web-inv-ready = c’est bon
web-inv-not-ready = pas encore
web-inv-im-ready = On peut commencer
web-inv-wait = Attendez-moi
web-inv-holds = Vous demande de patienter un peu.
web-inv-seat-link = Un lien pour cette seule place
web-inv-seat-copy = Copier le lien de cette place
web-inv-bot = Donner la place à un bot
web-inv-bot-of = Donner la place à un bot : { $name }
web-inv-person = Inviter plutôt une personne
web-inv-person-of = Inviter plutôt une personne : { $name }
web-inv-free = Libérer la place
web-inv-free-of = Libérer la place : { $name }
web-inv-renew = Nouveau lien
web-inv-renew-of = Nouveau lien : { $name }
web-inv-renew-what = Nouveau lien pour { $name } : l’ancien cesse de fonctionner. Envoyez-le seulement à la personne qui a perdu le sien.
web-inv-renew-yes = Créer un nouveau lien
web-inv-renewed = Voici le nouveau lien pour { $name }. Envoyez-le à cette personne seulement.
web-inv-not-now = Pas maintenant
web-inv-seats = Les places des autres
web-inv-seats-what = Quelqu’un a perdu son lien ? Créez-en un nouveau ici.
web-inv-name = Votre nom
web-inv-rename = Changer
web-inv-choose = Choisissez votre place
web-inv-choose-what = On vous invite à jouer. Prenez une place libre : les autres verront aussitôt que vous êtes là.
web-inv-sit = Prendre place et jouer
web-inv-sit-what = La partie commence quand tout le monde est prêt.
web-inv-none = Choisissez une place libre.
web-inv-begun = La partie a commencé
web-inv-full = Toutes les places sont prises
web-inv-full-what = Vous pouvez regarder : vous voyez ce que tout le monde voit, sans aucun secret.
web-inv-watch = Regarder

web-line-broken = Connexion perdue. Rien d’autre n’est perdu.
web-gone-waits = En attente d’envoi :
web-gone-sent = Envoyé, en attente de réponse :
web-gone-press = votre dernier coup
web-gone-undo = annuler
web-gone-withdraw = Retirer ce coup
web-gone-done = La connexion est revenue. Votre coup a été joué.
web-gone-not = La connexion est revenue. Votre coup n’a pas été joué : la table avait avancé.

web-inv-ahead = Choisissez vos cinq héros en attendant. Personne n’en saura rien : le choix sera joué quand votre tour viendra.
