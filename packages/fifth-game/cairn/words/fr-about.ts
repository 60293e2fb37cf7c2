import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { about as en } from './en-about.ts'

export const about = {
  author: 'Cairn est un jeu des tests.',
  reconstructed: typeset(
    'Il n’y a pas de boîte : pierres, règles et images ont été faites pour Bothy, pour montrer de quoi se compose un jeu de cette table.',
  ),
} satisfies Translated<typeof en>
