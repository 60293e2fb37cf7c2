import { typeset } from '@bothy/kernel/french'

/** What the game is, in one sentence: apart from all other words, for pages on which the game is only offered. */
export const pitch = {
  en: 'Lead your clan through the centuries: lay a land of tiles, win famous Scots to your side, and spread over the map of the clans.',
  fr: typeset(
    'Guidez votre clan à travers les siècles : bâtissez un territoire de tuiles, ralliez des Écossais célèbres et étendez-vous sur la carte des clans.',
  ),
} as const
