import type { GameTypes, Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { Message } from './words/texts.ts'

/** Two decisions by what their seat sees before and after them: no state, so nothing hidden. */
export type Compared<T extends GameTypes> = {
  readonly me: Seat
  readonly before: T['view']
  readonly better: T['view']
  readonly other: T['view']
}

/** Something that the better decision has over the other, with the figures of its sentence. */
export type Merit = { readonly kind: string; readonly [figure: string]: Json }

/** The union of merits from their figures by kind. */
export type MeritsOf<F> = { readonly [K in keyof F & string]: { readonly kind: K } & F[K] }[keyof F & string]

/** Weightiest first; a price is what the better decision costs. */
export type MeritList<M extends Merit = Merit> = { readonly merits: readonly M[]; readonly prices: readonly M[] }

export interface Merits<T extends GameTypes, M extends Merit = Merit> {
  compare(compared: Compared<T>): MeritList<M>
}

export interface MeritWords<M extends Merit = Merit> {
  /** One short sentence about the better decision, the other one after "instead of". */
  say(merit: M): Message
}
