import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { about as en } from './en-about.ts'

export const about = {
  author: 'Lords of Scotland est un jeu de Richard James.',
  reconstructed: typeset(
    'Les noms, forces, rangs et pouvoirs des cartes proviennent de listes et de scans concordants. Les tartans, insignes et images ne sont pas ceux du jeu publié : ils sont dessinés pour Bothy, les tartans comme des tissages de notre invention.',
  ),
} satisfies Translated<typeof en>
