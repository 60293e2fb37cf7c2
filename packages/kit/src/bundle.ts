/**
 * A few goods of up to five kinds in one integer, five bits for each: bundles are compared with `===`, added with `+`, and a
 * bundle that contains another is lessened with `-`. At most 31 of a kind.
 */
export type Bundle = number

const BITS = 5
const MOST = (1 << BITS) - 1
export const EMPTY: Bundle = 0

export const single = (kind: number): Bundle => 1 << (BITS * kind)
export const countIn = (bundle: Bundle, kind: number): number => (bundle >> (BITS * kind)) & MOST

/** The same without its first kind; the others move up by one. Loops over kinds end with it as soon as nothing is left. */
export const afterFirst = (bundle: Bundle): Bundle => bundle >> BITS

export function sizeOf(bundle: Bundle): number {
  let n = 0
  for (let rest = bundle; rest !== 0; rest >>= BITS) n += rest & MOST
  return n
}

export function kindsIn(bundle: Bundle): number[] {
  const out: number[] = []
  for (let kind = 0, rest = bundle; rest !== 0; kind++, rest >>= BITS)
    for (let i = 0; i < (rest & MOST); i++) out.push(kind)
  return out
}

export const bundleOf = (kinds: readonly number[]): Bundle => kinds.reduce((sum, kind) => sum + single(kind), EMPTY)

/** In a fixed order; `distinct`: no kind twice. */
export function bundlesOf(kinds: number, size: number, distinct: boolean): readonly Bundle[] {
  const out: Bundle[] = []
  const extend = (bundle: Bundle, from: number, left: number): void => {
    if (left === 0) out.push(bundle)
    else for (let kind = from; kind < kinds; kind++) extend(bundle + single(kind), distinct ? kind + 1 : kind, left - 1)
  }
  extend(EMPTY, 0, size)
  return out
}
