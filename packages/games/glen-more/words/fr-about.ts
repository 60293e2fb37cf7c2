import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { about as en } from './en-about.ts'

export const about = {
  author: 'Glen More est un jeu de Matthias Cramer.',
  reconstructed: typeset(
    'Chaque tuile et chaque carte a été lue sur des photographies du jeu imprimé, puis une seconde fois dans un tableau public. Les images ne sont pas celles du jeu publié : tuiles, cubes et personnages sont dessinés pour Bothy.',
  ),
} satisfies Translated<typeof en>
