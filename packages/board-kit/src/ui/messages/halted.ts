import type { Language } from '../words/language.ts'

/** Added to the message that the game has failed; fetched only then. */
export const HALTED = {
  en: {
    reported: 'The person who runs this server has received a report.',
    wayOn: 'Undo the last move and play something else, or come back after an update.',
  },
  fr: {
    reported: 'La personne qui gère ce serveur a reçu un rapport.',
    wayOn: 'Annulez le dernier coup pour jouer autrement, ou revenez après une mise à jour.',
  },
} as const satisfies { readonly [language in Language]: object }
