import { below, type RngState } from '@bothy/kernel'
import { CARD_FACTS, CARDS } from '../../../data/index.ts'
import type { AnyOf } from './chapter.ts'

export const LEADS = ['1', '2', '3', '4', '5', 'more'] as const

/** At every third table, the VP of a turned card and the better tables differ. */
export function anyTome(rng: RngState): AnyOf {
  if (below(rng, 3) > 0) return { corrections: [], arranged: null }
  const steps = LEADS.map(() => below(rng, 4))
  const corrections = [
    { at: 'tome.bonus', value: below(rng, 4) },
    ...(['eventScotsmen', 'eventCasks'] as const).flatMap((table) =>
      LEADS.map((lead, i) => ({
        at: `tome.tables.${table}.${lead}`,
        value: steps.slice(0, i + 1).reduce((sum, n) => sum + n, 0),
      })),
    ),
  ]
  return { corrections, arranged: null }
}

export const TOME_CASES: readonly string[] = [
  ...(['castle-stalker', 'donan-castle', 'loch-lochy', 'loch-ness', 'loch-shiel', 'old-man-of-storr'] as const).map(
    (card) => `GM2-C6-3 event ${card}`,
  ),
  'GM2-C6-3 flip old-man-of-storr',
  'GM2-C6-6 category 1',
  'GM2-C6-8 move',
]
export const RARE_TOME_CASES: readonly string[] = [
  ...CARDS.filter((card) => CARD_FACTS[card].chronicle !== 4).flatMap((card) => [
    `GM2-C6-3 event ${card}`,
    `GM2-C6-3 flip ${card}`,
  ]),
  ...['eventScotsmen', 'eventVp', 'to the Home Castle'].map((what) => `GM2-C6-5 ${what}`),
  'GM2-C6-6 category 3',
  ...['another', 'William Wallace'].map((what) => `GM2-C6-7 ${what}`),
  ...['gain', 'distil', 'event', 'exchangeAnyForClanMarker', 'an event inside an event'].map(
    (what) => `GM2-C6-8 ${what}`,
  ),
  ...['exchange cattle cattle', 'exchange sheep cattle', 'exchange stone', 'from the Home Castle'].map(
    (what) => `GM2-C6-11 ${what}`,
  ),
]
