### Carte del governatore: abilità ed equipaggiamento di un governatore o di uno stregone, e la sua vita.

gov_swift_step = Passo rapido
gov_swift_step-rule = Muove 2 caselle in più.
gov_force_weave = Trama di forza
gov_force_weave-rule = La sua armatura vale 3; una tuta olografica non vi aggiunge nulla.
gov_shearing_stroke = Fendente
gov_shearing_stroke-rule = Tira un dado rosso in più quando attacca corpo a corpo, ma non quando si difende.
gov_keen_eye = Occhio acuto
gov_keen_eye-rule = Può rilanciare un dado di ogni colpo di pistola.
gov_duel_mask = Maschera da duello
gov_duel_mask-rule = Può rilanciare uno dei suoi dadi in ogni corpo a corpo, sia che attacchi sia che si difenda.
gov_cats_guard = Guardia felina
gov_cats_guard-rule = Una volta in ogni turno di un altro giocatore, chi lo attacca deve rilanciare il proprio dado più alto.
gov_acrobat = Acrobata
gov_acrobat-rule = Attraversa le caselle occupate senza chiedere permesso, e nel corpo a corpo raggiunge le due caselle diagonali davanti a sé.
gov_third_star = Terza stella
gov_third_star-rule = La sua pistola shuriken spara tre colpi per turno invece di due.
gov_war_cry = Grido di guerra
gov_war_cry-rule = Il nemico che attacca corpo a corpo perde il suo dado più alto dopo il tiro.
gov_shadow_veil = Velo d’ombra
gov_shadow_veil-rule = Un attaccante a più di 6 caselle non può mirare a lui, alla sua casella o a un’area che la contiene.
