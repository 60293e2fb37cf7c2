import { typeset } from '@bothy/kernel/french'
import type { RatingsWords } from './ratings-en.ts'

export const ratingsFr: RatingsWords = {
  heading: 'Cotes',
  rating: 'Cote',
  tag: 'Classée',
  note: typeset(
    'Partie classée : le résultat compte pour la cote de chacun. Abandonner compte comme une dernière place.',
  ),
}
