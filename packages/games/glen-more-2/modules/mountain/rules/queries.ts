import type { Seat } from '@bothy/kernel'
import { type Bundle, countIn, EMPTY, single } from '@bothy/kit'
import { GOOD_KINDS, type GoodId } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import type { Move } from '../../../rules/hooks.ts'
import { canPay, coinsAlone, purseOf, withCoins } from '../../../rules/topics/bill.ts'
import { isFinished } from '../../../rules/topics/rondel.ts'
import { NOBODY, stockOf } from '../../../rules/topics/territory.ts'
import type { Bill, Piece, Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { MOUNTAIN, TOLL } from '../data/index.ts'
import type { MountainModuleTypes } from './types.ts'

export const mountainOf = (s: State): MountainModuleTypes['state'] => s.chronicles.mountain ?? absent('mountain')

/** Cache: tables of one setup often have the Mountain on the same space, and it never moves. */
let found = 0
export function spaceOf({ rondel }: State): number {
  if (rondel[found] !== MOUNTAIN) found = rondel.indexOf(MOUNTAIN)
  return found
}

/** GM2-C2-2: one of its two spaces. */
export function isMountainSpace({ rondel }: State, space: number): boolean {
  const before = space === 0 ? rondel.length - 1 : space - 1
  return rondel[space] === MOUNTAIN || rondel[before] === MOUNTAIN
}

export function seatOn(s: State): Seat {
  const space = spaceOf(s)
  for (let seat = 0; seat < s.seats; seat++) if (s.at[seat] % s.rondel.length === space) return seat
  return NOBODY
}

export const goodsOn = (s: State): number => mountainOf(s).goods.reduce((sum, n) => sum + n, 0)

const OCCUPIED: Reason = { why: 'mountainOccupied', rule: 'GM2-C2-4' }
/** GM2-C2-4. */
export const whyNotEnter = (s: State, _piece: Piece, tile: TileId): Reason | null =>
  tile === MOUNTAIN && seatOn(s) !== NOBODY ? OCCUPIED : null

/** GM2-C2-4, GM2-X3: players alone. */
export const mayEnter = (s: State, piece: Piece, tile: TileId): boolean => tile === MOUNTAIN && piece < s.seats

/** The line is shorter than the rondel. */
function passes(s: State, piece: Piece, to: number): boolean {
  const { length } = s.rondel
  const from = s.at[piece]
  const way = (spaceOf(s) - (from % length) + length) % length
  return way > 0 && from + way < to
}

/** GM2-Q17: a coin, if only after a sale, or an own resource; a seat that has neither owes nothing. */
function canPayToll(s: State, { seat, bill, purse }: Move): boolean {
  const { stock } = purse
  if (stock === EMPTY && s.coins[seat] === 0) return true
  if (canPay(s, seat, withCoins(bill, TOLL), purse)) return true
  for (let good = 0; good < GOOD_KINDS; good++)
    if (countIn(stock, good) > 0 && canPay(s, seat, bill, purseOf(s, seat, stock - single(good)))) return true
  return false
}

const TOLL_FIRST: Reason = { why: 'tollFirst', rule: 'GM2-C2-3' }
/** GM2-C2-3: the toll is paid before the tile. */
export const whyNotOnTheWay = (s: State, move: Move): Reason | null =>
  move.piece >= s.seats || !passes(s, move.piece, move.to) || canPayToll(s, move) ? null : TOLL_FIRST

const NOTHING_DUE: Bill = coinsAlone(0)
function billDue({ stack }: State): Bill {
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i]
    if (f.kind === 'due') return withCoins(f.bill, f.kept)
  }
  return NOTHING_DUE
}

/** `bill` must stay payable after the toll, with the resources in `stock`. */
type Due = { readonly stock: Bundle; readonly bill: Bill }
export const dueFor = (s: State, seat: Seat): Due => ({ stock: stockOf(s, seat), bill: billDue(s) })

const NO_COIN: Reason = { why: 'noCoin', rule: 'GM2-C2-3' }
const OWED: Reason = { why: 'tollOwed', rule: 'GM2-C2-3' }

export function whyNotToll(
  s: State,
  seat: Seat,
  good: GoodId | null,
  { stock, bill }: Due = dueFor(s, seat),
): Reason | null {
  if (good === null && s.coins[seat] < TOLL) return NO_COIN
  const isPayable =
    good === null
      ? canPay(s, seat, withCoins(bill, TOLL), purseOf(s, seat, stock))
      : canPay(s, seat, bill, purseOf(s, seat, stock - single(good)))
  return isPayable ? null : OWED
}

/** GM2-Q23: not on the way onto The End, and not after the last turn. */
export const canSellOnTheWay = (s: State, seat: Seat): boolean => s.at[seat] !== s.end
export const canSellAtTheMountain = (s: State, seat: Seat): boolean => !isFinished(s, seat)
