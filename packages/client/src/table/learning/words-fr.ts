import { typeset } from '@bothy/kernel/french'
import type { OfferWords } from './words-en.ts'

export const offersFr: OfferWords = {
  first: (minutes) => typeset(`Apprendre d’abord (${minutes} min)`),
  seatKept: 'Pendant la leçon, votre place est gardée.',
  meanwhile: (minutes) => typeset(`Vous découvrez ce jeu ? Apprenez-le en attendant (${minutes} min)`),
  afterLoss: (title, minutes) =>
    typeset(`Vous découvrez ce jeu ? « ${title} » le montre sur le vrai plateau en ${minutes} min.`),
  learn: 'Apprendre',
}
