import { typeset } from '@bothy/kernel/french'
import type { RatingsWords } from './ratings-en.ts'

export const ratingsFr: RatingsWords = {
  heading: 'Cotes',
  rating: 'Cote',
  tag: 'Classée',
  note: typeset(
    'Partie classée : le résultat compte pour la cote de chacun. Abandonner compte comme une dernière place.',
  ),
  uncounted: {
    'too-short': typeset('Cette partie ne compte pas pour la cote : trop peu de coups ont été joués.'),
    'ended-early': typeset('Cette partie ne compte pas pour la cote : elle a été arrêtée d’un commun accord.'),
    'all-left': typeset('Cette partie ne compte pas pour la cote : personne ne l’a jouée jusqu’au bout.'),
    'same-address': typeset('Cette partie ne compte pas pour la cote : 2 joueurs étaient sur le même réseau.'),
  },
  uncountedTag: 'ne compte pas',
  share: (percent) =>
    typeset(
      `Vous avez souvent joué ensemble ces 30 derniers jours : votre cote ne varie que de ${percent} % de la valeur habituelle.`,
    ),
}
