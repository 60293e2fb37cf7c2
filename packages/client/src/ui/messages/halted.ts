import type { Language } from '../language.ts'

/** Besides that the game has failed: fetched only where it has. */
export const HALTED = {
  en: {
    reported: 'Whoever runs this server has a report.',
    wayOn: 'Undo the last move and play something else, or come back after an update.',
  },
  fr: {
    reported: 'Un rapport attend la personne qui gère ce serveur.',
    wayOn: 'Annulez le dernier coup pour jouer autrement, ou revenez après une mise à jour.',
  },
} as const satisfies { readonly [language in Language]: object }
