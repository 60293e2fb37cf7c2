import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { about as en } from './en-about.ts'

export const about = {
  author: 'Clans of Caledonia est un jeu de Juma Al-JouJou.',
  reconstructed: typeset(
    'Les règles, les contrats, les clans et les tuiles viennent des livrets et de listes publiques. 6 des 8 faces de la carte, les marchandises des tuiles de départ et le marché à 1 ou 2 joueurs sont reconstitués, ainsi que des parties des 2 autres faces. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
  ),
} satisfies Translated<typeof en>
