import { typeset } from '@bothy/kernel/french'
import type { ShortcutWords } from './shortcuts-en.ts'

export const shortcutsFr: ShortcutWords = {
  title: 'Raccourcis clavier',
  off: 'Les raccourcis à une touche sont désactivés. Vous pouvez les activer dans les réglages.',
  undo: 'Annuler',
  redo: 'Rétablir',
  restart: 'Recommencer le tour',
  all: 'Tous les choix',
  unpick: 'Désélectionner le dernier choix, fermer ce qui est ouvert',
  confirm: 'Confirmer un coup',
  buttons: 'Boutons de la consigne, de gauche à droite',
  log: 'Journal',
  chat: 'Discussion',
  rules: 'Règles',
  info: 'Classement et infos de la table',
  board: 'Aller au plateau',
  arrows: typeset(
    'Sur le plateau : élément suivant de ce côté. Sur une carte à hexagones, gauche et droite changent de colonne en gardant la ligne.',
  ),
  ends: typeset('Sur le plateau : premier ou dernier élément du groupe'),
  hand: 'Aller à ma zone',
  prompt: 'Aller à la consigne',
  skip: 'Passer l’animation en cours',
  pause: 'Mettre en pause ou reprendre les coups des autres',
  again: 'Revoir les derniers tours',
  help: 'Cette liste',
  list: 'Parcourir la liste des choix',
  next: 'Partie suivante qui m’attend',
  replay: typeset('En relecture : un coup en arrière ou en avant'),
  replayTurn: typeset('En relecture : un tour en arrière ou en avant'),
  replayScoring: typeset('En relecture : décompte précédent ou suivant'),
}
