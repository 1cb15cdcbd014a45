# Pastiche at a real table: its set-up and its score sheet.

## What a counted sheet says

pa-score-commission = Commande : { $title }
pa-score-artist = Les deux œuvres d'un même artiste : { $artist }
pa-score-cards = Cartes utilisables : { $cards }

## What the sheet asks for

pa-sheet-completed = Commandes achevées
pa-sheet-commissions = Commandes en main
pa-sheet-palette = Cartes Palette en main

## The set-up

pa-setup-start = Posez la pièce de départ au milieu de la table et triez les cartes Palette par couleur : c'est la banque.
pa-setup-cards = Donnez à chacun une carte verte, une violette, une orange et une marron.
pa-setup-hexes = Mélangez les hexagones face cachée : c'est la réserve. Chacun en pioche { $count }.
pa-setup-commissions = Mélangez les commandes et distribuez-en { $count } à chacun, cachées aux autres.
pa-setup-gallery = Posez { $count } commandes face visible : c'est la galerie. Les { $left } autres forment la pioche.
pa-setup-starter = Tirez au sort qui commence.
pa-setup-goal = Retenez l'objectif : { $points } points de commandes achevées annoncent la fin.
