# Ce qui arrive à une table, à côté du jeu : seul le serveur le dit.

table-undone = { $you ->
    [yes] Vous avez repris un coup{ $more ->
            [0] .
            [one] , et le coup suivant.
           *[other] , et les { $more } coups suivants.
        }
   *[no] { $player } a repris un coup{ $more ->
            [0] .
            [one] , et le coup suivant.
           *[other] , et les { $more } coups suivants.
        }
}
table-undo-asked = { $you ->
    [yes] Vous demandez à reprendre un coup{ $more ->
            [0] .
            [one] , et le coup suivant.
           *[other] , et les { $more } coups suivants.
        }
   *[no] { $player } demande à reprendre un coup{ $more ->
            [0] .
            [one] , et le coup suivant.
           *[other] , et les { $more } coups suivants.
        }
}
table-stand-in-asked = { $to ->
    [you] { $player } demande si un robot doit jouer pour vous.
   *[other] { $you ->
        [yes] Vous demandez si un robot doit jouer pour { $partner }.
       *[no] { $player } demande si un robot doit jouer pour { $partner }.
    }
}
table-pause-asked = { $you ->
    [yes] Vous demandez une pause : { $days ->
            [0] { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
            [one] { $days } jour
           *[other] { $days } jours
        }.
   *[no] { $player } demande une pause : { $days ->
            [0] { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
            [one] { $days } jour
           *[other] { $days } jours
        }.
}
table-resume-asked = { $you ->
    [yes] Vous demandez la fin de la pause.
   *[no] { $player } demande la fin de la pause.
}
table-resigned = { $last ->
    [yes] { $you ->
        [yes] Vous avez abandonné. La partie s’arrête là.
       *[no] { $player } a abandonné. La partie s’arrête là.
    }
   *[no] { $you ->
        [yes] Vous avez abandonné. Un robot continue pour vous.
       *[no] { $player } a abandonné. Un robot continue.
    }
}
table-paused = La partie est en pause : { $days ->
            [0] { $hours ->
                [one] { $hours } heure
               *[other] { $hours } heures
            }
            [one] { $days } jour
           *[other] { $days } jours
        }.
table-resumed = La pause est finie.
table-auto-decline = { $on ->
    [yes] { $you ->
        [yes] Les offres que vous ne pouvez pas payer sont désormais refusées pour vous.
       *[no] Les offres que { $player } ne peut pas payer sont désormais refusées aussitôt.
    }
   *[no] { $you ->
        [yes] Vous répondez de nouveau à toutes les offres.
       *[no] { $player } répond de nouveau à toutes les offres.
    }
}
table-days-off = { $you ->
    [yes] Vous avez modifié vos jours de repos.
   *[no] { $player } a modifié ses jours de repos.
}
table-taken = { $you ->
    [yes] Vous reprenez la place d’un autre joueur.
   *[no] { $player } reprend la place d’un autre joueur.
}
table-agree = { $you ->
    [yes] Vous avez accepté.
   *[no] { $player } a accepté.
}
table-refuse = { $you ->
    [yes] Vous avez refusé.
   *[no] { $player } a refusé.
}
table-away = { $you ->
    [yes] Un robot vous remplace.
   *[no] Un robot remplace { $player }.
}
table-back = { $you ->
    [yes] Vous êtes de retour.
   *[no] { $player } est de retour.
}
table-sees = { $player } voit : { $line }
