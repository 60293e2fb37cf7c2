import type { Json, Seat } from '@bothy/kernel'
import type { Nouns } from './written/nouns.ts'

export type { Nouns }
export { type ChronicleName, ORDER } from './order.ts'

/** The nouns that a Chronicle adds; `never` where it adds none. */
export type ChronicleNouns = {
  slice: unknown
  view: Json
  /** `seat`: whose turn or effect it belongs to, which need not be the seat that is asked. */
  frame: { readonly kind: string; readonly seat: Seat }
  action: { readonly type: string }
  event: { readonly type: string }
  reason: { readonly why: string; readonly rule: string }
  source: string
  /** `never` where nothing can be arranged. */
  arranged: Json
}

export type ChronicleId = keyof Nouns
export type WithChronicles<Base, N extends keyof ChronicleNouns> = { base: Base; added: Nouns[ChronicleId][N] }[
  | 'base'
  | 'added']

/** Those in play alone: a state without a Chronicle does not know that it exists. */
export type Slices = { [K in ChronicleId]?: Nouns[K]['slice'] }
export type SlicesShown = { readonly [K in ChronicleId]?: Nouns[K]['view'] }
/** Those in play for which something is arranged. */
export type SlicesArranged = { readonly [K in ChronicleId]?: Nouns[K]['arranged'] }
