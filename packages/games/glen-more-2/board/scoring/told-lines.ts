import { isChronicleRow, rowIn } from '../chronicles/brought.ts'
import type { ChronicleRow } from '../chronicles/part.ts'
import type { Words } from '../words.ts'
import type { RowKind } from './scored.ts'

type Told = { readonly en: string; readonly fr: string }

/** GM2-120, GM2-132. */
export const TOLD: { readonly [K in Exclude<RowKind, ChronicleRow>]: Told } = {
  scotsmen: {
    en: 'Your own Scotsmen in the Home Castle count; those on other tiles don’t.',
    fr: 'Vos Écossais sur le Château initial comptent\u00a0; ceux des autres tuiles, non.',
  },
  landmarks: {
    en: 'Each landmark card counts one, whatever else it does.',
    fr: 'Chaque carte Lieu emblématique compte pour 1, quel que soit son effet.',
  },
  casks: {
    en: 'The casks that you have now count. A scoring takes none.',
    fr: 'Vos tonneaux du moment comptent. Le décompte n’en prend aucun.',
  },
  persons: {
    en: 'The persons that you have taken count again in every scoring.',
    fr: 'Vos personnages comptent de nouveau à chaque décompte.',
  },
  territory: {
    en: 'A territory larger than the smallest one costs VP for each extra tile.',
    fr: 'Chaque tuile de plus que le plus petit territoire coûte des PV.',
  },
  coins: { en: 'Coins are VP at the end.', fr: 'Les pièces sont des PV à la fin.' },
  cards: {
    en: 'Landmark cards that count at the end.',
    fr: 'Les cartes Lieu emblématique qui comptent à la fin.',
  },
}

export function toldOf(kind: RowKind, words: Words): string | null {
  if (!isChronicleRow(kind)) return TOLD[kind][words.language]
  const { row, look } = rowIn(kind)
  return look?.told(row, words) ?? null
}
