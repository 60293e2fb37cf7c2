import type { Result, ScoreLine, Seat } from '@bothy/kernel'
import { linesOfModules } from '../modules/module-states.ts'
import { CATEGORIES } from '../data/limits.ts'
import { type BaseSource, SOURCES } from './log-events.ts'
import { compareAll, finalScore, resourcesOf, tieValue } from './topics/scoring.ts'
import { areAllFinished, STACK_D, tilesLeft } from './topics/rondel.ts'
import type { State, TieBreak } from './types.ts'

/** `next…` is the gain of a scoring now. */
export const SCORE_CATEGORIES = [
  ...SOURCES,
  'nextScotsmen',
  'nextLandmarks',
  'nextCasks',
  'nextPersons',
  'resources',
] as const
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number]
export type Line = ScoreLine & { readonly category: ScoreCategory }

const NEXT = {
  scotsmen: 'nextScotsmen',
  landmarks: 'nextLandmarks',
  casks: 'nextCasks',
  persons: 'nextPersons',
} as const
const AT_THE_END: readonly BaseSource[] = ['territory', 'coins', 'cards']

/** VP by source if the game ended now, with one more scoring and the end. All of it is public. After the end everything is in the VP. */
export function tally(s: State, _viewer: Seat | null): readonly (readonly ScoreLine[])[] {
  const compared = compareAll(s)
  return s.tiles.map((tiles, seat): readonly ScoreLine[] => {
    const isOver = s.ranks !== null
    const end = finalScore(s, seat)
    const details = {
      territory: { tiles: tiles.length, more: end.more },
      coins: { coins: s.coins[seat] },
    }
    const soFar = SOURCES.map((category, source): Line => {
      const isEnd = AT_THE_END.includes(category)
      const points = isEnd && !isOver ? atTheEnd(end, category) : s.gained[seat][source]
      const detail = category === 'territory' || category === 'coins' ? details[category] : null
      return { category, points, counts: true, detail }
    })
    const next = CATEGORIES.map((category): Line => {
      const { values, vp } = compared[category]
      const detail = { has: values[seat], lowest: Math.min(...values) }
      return { category: NEXT[category], points: vp[seat], counts: true, detail }
    })
    const resources: Line = { category: 'resources', points: resourcesOf(s, seat), counts: false, detail: null }
    return [...soFar, ...linesOfModules(s, seat), ...(isOver ? [] : next), resources]
  })
}

const atTheEnd = (end: ReturnType<typeof finalScore>, category: BaseSource): number =>
  category === 'territory' ? end.territory : category === 'coins' ? end.coins : end.cards

export function result(s: State): Result<TieBreak, never> | null {
  if (s.ranks === null) return null
  const id: TieBreak = s.options.tie === 'most' ? 'mostResources' : 'fewestResources'
  const values = s.tiles.map((_, seat) => tieValue(s, seat))
  return { scores: s.vp.slice(), tieBreaks: [{ id, values }], ranks: s.ranks.slice(), verdict: null }
}

export function progress(s: State): number {
  if (s.ranks !== null) return 1
  if (areAllFinished(s)) return LAST_SHARE
  let all = 0
  let left = 0
  for (let place = 0; place <= STACK_D; place++) {
    all += s.sizes[place]
    left += tilesLeft(s, place)
  }
  return (LAST_SHARE * (all - left)) / all
}
const LAST_SHARE = 0.99
