import { CATEGORIES, type Category, type Event } from '@bothy/glen-more-2/data'
import type { EndKind } from './board-words.ts'
import { allParts } from './chronicles/brought.ts'
import type { ChronicleRow } from './chronicles/part.ts'

/** In the order in which they are told. */
export const AT_END = ['territory', 'coins', 'cards'] as const satisfies readonly EndKind[]
/** What is compared in each scoring (GM2-120), and what counts at the end. */
export type RowKind = Category | EndKind | ChronicleRow

/** The rest of a scoring in which somebody was asked before it came to its end. */
export const restOf = (event: Event) =>
  allParts().find(({ scored }) => scored?.later?.isIt(event) === true)?.scored?.later

export const startsShow = (event: Event): boolean => event.type === 'scoring' || restOf(event) !== undefined

/** VP that a scoring or the end has told already. */
const SCORED: ReadonlySet<string> = new Set<RowKind>([...CATEGORIES, ...AT_END])
export const isScored = (event: Event): boolean =>
  event.type === 'vpGained' &&
  (SCORED.has(event.source) || allParts().some(({ scored }) => scored?.sources.includes(event.source) === true))
