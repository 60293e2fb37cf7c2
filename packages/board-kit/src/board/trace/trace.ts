import type { Seat } from '@bothy/kernel'

export type Trace = { readonly seat: Seat; readonly label: string }
export type Traces = ReadonlyMap<string, Trace>

export const NO_TRACES: Traces = new Map()

/** On a thing of one of two decisions that are compared after the game. */
export type Judged = { readonly as: 'played' | 'better'; readonly label: string }
export type JudgedThings = ReadonlyMap<string, Judged>

export const NOTHING_JUDGED: JudgedThings = new Map()
