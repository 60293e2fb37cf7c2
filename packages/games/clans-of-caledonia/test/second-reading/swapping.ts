import { type Unit, UNITS } from '../../data/index.ts'
import { fits, isWorker, left, pieceAt, piecesOf, type Table, unitNamed } from './table.ts'

export type Swap = { readonly hex: string; readonly taken: Unit; readonly put: Unit }

/** COC-103: all MacDonald's workers are one kind. */
const kindOf = (t: Table, seat: number, unit: Unit): string =>
  t.players[seat].clan === 'macdonald' && isWorker(unit) ? 'worker' : unit

function swapsAlone(t: Table, seat: number): Swap[] {
  return piecesOf(t, seat)
    .filter(({ unit }) => unit !== 'field')
    .flatMap(({ hex, unit: taken }) =>
      UNITS.filter((put) => put !== 'field' && left(t, seat, put) > 0 && fits(t, put, hex))
        .filter((put) => kindOf(t, seat, put) !== kindOf(t, seat, taken))
        .map((put) => ({ hex, taken, put })),
    )
}

function goTogether(t: Table, seat: number, one: Swap, other: Swap): boolean {
  const taken = [one.taken, other.taken].map((unit) => kindOf(t, seat, unit))
  const put = [one.put, other.put].map((unit) => kindOf(t, seat, unit))
  if (one.hex === other.hex || put.some((kind) => taken.includes(kind))) return false
  return put[0] !== put[1] || left(t, seat, one.put) >= 2
}

export function firstSwaps(t: Table, seat: number): Swap[] {
  const alone = swapsAlone(t, seat)
  return alone.filter((one) => alone.some((other) => goTogether(t, seat, one, other)))
}

/** Called before the first exchange is made, so that the board is as it was. */
export const secondSwaps = (t: Table, seat: number, first: Swap): Swap[] =>
  swapsAlone(t, seat).filter((other) => goTogether(t, seat, first, other))

export function swapNamed(t: Table, words: readonly string[]): Swap {
  const taken = pieceAt(t, words[1])
  if (taken === undefined) throw new Error(words.join(' '))
  return { hex: words[1], taken: taken.unit, put: unitNamed(words[2]) }
}
export const writeSwap = ({ hex, put }: Swap): string => `swap ${hex} ${put}`

export function makeSwap(t: Table, seat: number, { hex, put }: Swap): void {
  t.pieces.set(hex, { seat, unit: put, hex })
}
