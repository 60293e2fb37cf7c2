import { typeset } from '@bothy/kernel/french'
import type { RatingsWords } from './ratings-en.ts'

export const ratingsFr: RatingsWords = {
  heading: 'Cotes',
  rating: 'Cote',
  tag: 'Classée',
  note: typeset(
    'Partie classée : le résultat compte pour la cote de chacun. Abandonner compte comme une dernière place.',
  ),
  choice: 'Partie classée',
  choices: { off: 'Non', on: 'Oui' },
  choiceHelp: typeset(
    'Compte pour la cote de chacun. Une seule place par personne ; l’ordinateur ne remplace personne.',
  ),
  guest: 'Il faut un compte pour jouer une partie classée.',
}
