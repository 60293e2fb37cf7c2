import type { Translated } from '@bothy/kernel'
import { typeset } from '@bothy/kernel/french'
import type { about as en } from './en-about.ts'

export const about = {
  author: 'Glen More II est un jeu de Matthias Cramer.',
  reconstructed: typeset(
    'Les règles, les cartes Lieu emblématique, les domaines de clan et le nombre de pièces viennent du texte des livrets anglais et français. Ce que montrent la plupart des tuiles, leurs coûts, les routes du plateau de clan et leurs prix sont reconstitués, souvent d’après le premier Glen More. Les explications signalent ces valeurs, chaque table les énumère, et le propriétaire d’une boîte peut les rectifier en ouvrant une table. Toutes les images sont dessinées pour Bothy.',
  ),
} satisfies Translated<typeof en>
