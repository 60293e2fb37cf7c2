import { typeset } from '@bothy/kernel/french'

export const pitch = {
  en: 'Lead your clan through the centuries: build a territory tile by tile, win famous Scots to your side, and spread across the clan map.',
  fr: typeset(
    'Guidez votre clan à travers les siècles : bâtissez votre territoire tuile après tuile, ralliez des Écossais célèbres et étendez-vous sur la carte des clans.',
  ),
} as const
