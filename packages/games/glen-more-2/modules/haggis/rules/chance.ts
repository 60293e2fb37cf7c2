import type { Content } from '../../../data/content.ts'
import { feastVp, HAGGIS_VALUES, type HaggisValue } from '../data/index.ts'

export type Serving = { readonly hidden: readonly number[]; readonly up: readonly HaggisValue[]; readonly most: number }

const known = new Map<string, number>()

/** GM2-C5-4: expected VP after `rolls` more rolls of the die. */
export function expectedVp({ hidden, up, most }: Serving, rolls: number, faces: readonly number[]): number {
  if (rolls === 0 || up.length >= most || hidden.every((n) => n === 0)) return feastVp(up)
  const key = `${hidden.join()}|${up.length}|${feastVp(up)}|${most}|${rolls}|${faces.join()}`
  const before = known.get(key)
  if (before !== undefined) return before
  let sum = 0
  for (const face of faces) {
    const has = (hidden[face - 1] ?? 0) > 0
    const after: Serving = has
      ? { hidden: hidden.with(face - 1, hidden[face - 1] - 1), up: [...up, asValue(face)], most }
      : { hidden, up, most }
    sum += expectedVp(after, rolls - 1, faces)
  }
  const mean = sum / faces.length
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, mean)
  return mean
}

const MOST_KNOWN = 20_000

/** Called only with a face of which there are hidden tokens. */
const asValue = (face: number): HaggisValue => (face === 1 ? 1 : face === 2 ? 2 : 3)

export function expectedOf(tokens: readonly HaggisValue[], { haggis, supplies }: Content): number {
  const hidden = HAGGIS_VALUES.map((value) => tokens.filter((one) => one === value).length)
  return expectedVp({ hidden, up: [], most: haggis.turnedUp }, haggis.rolls, supplies.die)
}
