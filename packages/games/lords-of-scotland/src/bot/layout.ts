import { LINEAGES, MAX_SEATS, ROUNDS } from '../data/clans.ts'
import { BANDS, STRONGEST } from './cards.ts'

/** Where each group of inputs begins. The table comes first, then one block of equal size for each seat, the reader's first. */
export type Layout<K extends string> = { readonly at: Readonly<Record<K, number>>; readonly names: readonly string[] }

type Groups<K extends string> = Readonly<Record<K, readonly (string | number)[]>>

function layout<K extends string>(groups: Groups<K>): Layout<K> {
  const names: string[] = []
  const at: Record<string, number> = {}
  for (const group of Object.keys(groups)) at[group] = 0
  for (const [group, labels] of Object.entries<readonly (string | number)[]>(groups)) {
    at[group] = names.length
    for (const label of labels) names.push(label === '' ? group : `${group}.${label}`)
  }
  return { at: at as Record<K, number>, names }
}

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)
const oneTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i + 1)
const ONE = [''] as const
const lineageBands = LINEAGES.flatMap((lineage) => BANDS.map((band) => `${lineage}.${band}`))

/** Steps of a difference of totals, from far behind to far ahead: input k is on if the difference is above step k. */
export const LEADS = [-30, -20, -12, -7, -3, 0, 3, 7, 12, 20, 30] as const
/** The same for the distance to the next better army. */
export const SHORTFALLS = [-30, -20, -12, -7, -3] as const
/** Steps of the points of a seat. */
export const POINTS = [6, 12, 18, 22, 26, 30, 33, 36] as const
/** Steps of the number of cards in a hand. */
export const HANDS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const TABLE = layout({
  round: oneTo(ROUNDS),
  claims: ONE,
  turnsLeft: upTo(ROUNDS + 1),
  order: upTo(MAX_SEATS),
  prize: oneTo(MAX_SEATS),
  prizeGap: oneTo(MAX_SEATS - 1),
  place: upTo(MAX_SEATS),
  lead: LEADS,
  behindNext: SHORTFALLS,
  reach: upTo(ROUNDS + 1),
  reachLead: LEADS,
  nextReachLead: LEADS,
  handBand: lineageBands,
  handCount: LINEAGES,
  handSum: LINEAGES,
  handStrength: oneTo(STRONGEST),
  handTotal: ONE,
  aim: LINEAGES,
  aimSpare: ONE,
  lineage: LINEAGES,
  canActivate: LINEAGES,
  lowest: oneTo(STRONGEST),
  lowestOf: LINEAGES,
  recruitBest: oneTo(3),
  recruitLineage: LINEAGES,
  recruitMatch: ONE,
  recruitLow: ONE,
  unseenLineage: LINEAGES,
  unseenBand: BANDS,
  unseenMean: ONE,
  wouldEnd: ONE,
})

export const SIDE = layout({
  points: ONE,
  pointsAbove: POINTS,
  winsWith: ['first', 'second', 'both'],
  after: ONE,
  afterReaches: ONE,
  wouldWin: ONE,
  gain: ONE,
  armyCards: oneTo(ROUNDS),
  sum: ONE,
  total: ONE,
  estimate: ONE,
  isDoubled: ONE,
  oneLineage: ONE,
  faceDown: oneTo(3),
  rank: ONE,
  claimsTwo: ONE,
  kept: ONE,
  handAtLeast: HANDS,
  known: ONE,
  knownSum: ONE,
  knownMatch: ONE,
  isNext: ONE,
  isHolder: ONE,
  recruitMatch: ONE,
})

const SIDE_NAMES = ['own', 'next', 'second', 'third', 'fourth'] as const

/** Names of all inputs for a number of seats. */
export function inputNames(seats: number): readonly string[] {
  const names = TABLE.names.map((name) => `table.${name}`)
  for (let i = 0; i < seats; i++) for (const name of SIDE.names) names.push(`${SIDE_NAMES[i]}.${name}`)
  return names
}
