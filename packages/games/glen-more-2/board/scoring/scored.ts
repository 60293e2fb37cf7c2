import { CATEGORIES, type Category, type Event } from '@bothy/glen-more-2/data'
import { allParts } from '../chronicles/brought.ts'
import type { ChronicleRow } from '../chronicles/part.ts'

/** GM2-132: counted only at the end, in the order of telling. */
export const AT_END = ['territory', 'coins', 'cards'] as const
export type EndKind = (typeof AT_END)[number]
export type RowKind = Category | EndKind | ChronicleRow

export const restOf = (event: Event) =>
  allParts().find(({ scored }) => scored?.later?.isIt(event) === true)?.scored?.later

export const startsCutscene = (event: Event): boolean => event.type === 'scoring' || restOf(event) !== undefined

const SCORED: ReadonlySet<string> = new Set<RowKind>([...CATEGORIES, ...AT_END])
export const isScored = (event: Event): boolean =>
  event.type === 'vpGained' &&
  (SCORED.has(event.source) || allParts().some(({ scored }) => scored?.sources.includes(event.source) === true))
