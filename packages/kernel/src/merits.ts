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

export type LineApart<L extends string> = { readonly line: L; readonly points: number; readonly other: number }

/**
 * Lines of the seat's standing that count and differ, each summed up, the greatest difference first. `lineOf` names them, null for those
 * that are told otherwise.
 */
export function linesApart<L extends string>(
  { me, tally }: { readonly me: Seat; readonly tally: Compared<GameTypes>['tally'] },
  lineOf: (category: string) => L | null,
): { readonly more: readonly LineApart<L>[]; readonly less: readonly LineApart<L>[] } {
  const sums = (lines: readonly ScoreLine[]): ReadonlyMap<L, number> => {
    const out = new Map<L, number>()
    for (const { category, points, counts } of lines) {
      const line = counts ? lineOf(category) : null
      if (line !== null) out.set(line, (out.get(line) ?? 0) + points)
    }
    return out
  }
  const [own, rest] = [sums(tally.better[me]), sums(tally.other[me])]
  const all = [...new Set([...own.keys(), ...rest.keys()])]
    .map((line): LineApart<L> => ({ line, points: own.get(line) ?? 0, other: rest.get(line) ?? 0 }))
    .toSorted((a, b) => Math.abs(b.points - b.other) - Math.abs(a.points - a.other))
  return { more: all.filter((one) => one.points > one.other), less: all.filter((one) => one.points < one.other) }
}
