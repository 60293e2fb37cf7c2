import type { GameTypes, ScoreLine, Seat } from './contract.ts'
import type { Json } from './json.ts'
import type { Message } from './words/texts.ts'

/** Two decisions by what their seat sees before and after them: no state, so nothing hidden. */
export type Compared<T extends GameTypes> = {
  readonly me: Seat
  readonly before: T['view']
  readonly better: T['view']
  readonly other: T['view']
  /** The standing as the seat sees it. */
  readonly tally: { readonly better: Tally; readonly other: Tally }
}

type Tally = readonly (readonly ScoreLine[])[]

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

export type LineApart = { readonly category: string; readonly points: number; readonly other: number }

/** Categories of the seat's standing that count and differ, each summed up, the greatest difference first. */
export function linesApart({ me, tally }: { readonly me: Seat; readonly tally: Compared<GameTypes>['tally'] }): {
  readonly more: readonly LineApart[]
  readonly less: readonly LineApart[]
} {
  const sums = (lines: readonly ScoreLine[]): ReadonlyMap<string, number> => {
    const out = new Map<string, number>()
    for (const { category, points, counts } of lines) if (counts) out.set(category, (out.get(category) ?? 0) + points)
    return out
  }
  const [own, rest] = [sums(tally.better[me]), sums(tally.other[me])]
  const all = [...new Set([...own.keys(), ...rest.keys()])]
    .map((category): LineApart => ({ category, points: own.get(category) ?? 0, other: rest.get(category) ?? 0 }))
    .toSorted((a, b) => Math.abs(b.points - b.other) - Math.abs(a.points - a.other))
  return { more: all.filter((one) => one.points > one.other), less: all.filter((one) => one.points < one.other) }
}
