## Comment les tours sont validés, les touches de la décision et ce qu’un choix changerait

web-setting-commit = Valider un tour
web-commit-one = Un clic
web-commit-one-about = Un tour compte dès qu’il est complet. Un choix secret compte aussitôt et peut être annulé tant que tous n’ont pas choisi ; tout le reste compte au bout de quelques secondes et peut être annulé jusque-là. Les formulaires dont tu peux encore changer les nombres, comme les meetings, attendent le bouton.
web-commit-button = Toujours le bouton
web-commit-button-about = Chaque tour attend « Valider le tour ».
web-commit-twice = Demander confirmation
web-commit-twice-about = Chaque tour attend « Valider le tour », et le bouton demande confirmation.
web-commit-all = Tout de suite
web-commit-all-about = Chaque tour est validé dès qu’il est complet, même s’il ne peut plus être annulé.
web-decide-held = Valider dès maintenant
web-decide-taken = Choisi
web-set-laid = Déjà posées
web-why-not-folded = { $count ->
        [one] Un choix est impossible pour l’instant : pourquoi ?
       *[other] { $count } choix sont impossibles pour l’instant : pourquoi ?
    }
web-rallies-count = { $state } : { $count }
web-keys-choose = choisir ce que dit le bouton marqué de cette touche ; pour une mise, taper la somme
web-keys-commit = valider le tour
web-keys-undo = annuler une étape ou un choix
web-keys-nothing = passer, personne, rien
web-keys-hint = conseil
