import {
  BOX,
  type Clan,
  type Factory,
  FACTORIES,
  type Good,
  GOODS,
  type PortTile,
  type ScoringTile,
  type Unit,
  UNIT_FACTS,
  UNITS,
} from '../../data/index.ts'
import type { Options } from '../../rules/index.ts'
import type { Ground } from './ground.ts'

// Only printed data comes from `src`, no rules.

export type Piece = { readonly seat: number; readonly unit: Unit; readonly hex: string }
export type ByGood = { [G in Good]: number }
export type Contract = number

export type Player = {
  readonly seat: number
  clan: Clan | null
  tile: number
  bid: number
  money: number
  glory: number
  goods: ByGood
  buying: ByGood
  selling: ByGood
  merchants: number
  unhired: number
  shipping: number
  technology: Set<string>
  portsUsed: Set<PortTile>
  boxes: Contract[]
  fulfilled: Contract[]
  cellar: boolean[]
}

export type Pair = { readonly clan: Clan | null; readonly tile: number }

export type Table = {
  readonly seats: number
  readonly options: Options
  readonly ground: Ground
  readonly ports: readonly { readonly tile: PortTile; readonly hex: string }[]
  readonly scoring: readonly ScoringTile[]
  readonly blocked: ReadonlySet<string>
  readonly startMoney: number
  pairs: (Pair | null)[]
  round: number
  order: number[]
  passed: number[]
  readonly pieces: Map<string, Piece>
  prices: ByGood
  tokens: { cotton: number; tobacco: number; sugarCane: number }
  display: (Contract | null)[]
  /** The first is drawn first; what was put under it has been seen. */
  pile: Contract[]
  under: number
  removed: Contract[]
  players: Player[]
  turn: { rowed: boolean; isFeeSettled: boolean; nearby: ByGood }
  rolls: { readonly good: Good; readonly roll: number }[]
  readonly goodsDie: Good[]
  readonly priceDie: number[]
  readonly met: Map<string, number>
}

export const noGoods = (): ByGood => ({ wool: 0, grain: 0, milk: 0, bread: 0, cheese: 0, whisky: 0 })
export const meet = (t: Table, what: string): void => void t.met.set(what, (t.met.get(what) ?? 0) + 1)

export const isSmall = (t: Table): boolean => t.seats <= 2
export const sizeOf = (t: Table): 'small' | 'large' => (isSmall(t) ? 'small' : 'large')
export const isBasic = (good: Good): boolean => good === 'wool' || good === 'grain' || good === 'milk'
export const isFactory = (unit: Unit): unit is Factory => FACTORIES.some((factory) => factory === unit)
export const isWorker = (unit: Unit): boolean => UNIT_FACTS[unit].kind === 'worker'

export const piecesOf = (t: Table, seat: number): Piece[] =>
  [...t.pieces.values()].filter((piece) => piece.seat === seat)
export const placed = (t: Table, seat: number, unit: Unit): number =>
  piecesOf(t, seat).filter((piece) => piece.unit === unit).length
export const pieceAt = (t: Table, hex: string): Piece | undefined => t.pieces.get(hex)

export function left(t: Table, seat: number, unit: Unit): number {
  if (t.players[seat].clan === 'macdonald' && isWorker(unit))
    return 8 - piecesOf(t, seat).filter((piece) => isWorker(piece.unit)).length
  return unit === 'fisherman' ? 0 : 4 - placed(t, seat, unit)
}

export const price = (t: Table, good: Good): number => BOX.market[sizeOf(t)].track[good][t.prices[good]]
const LAST_STEP = 9
export function movePrice(t: Table, good: Good, steps: number): void {
  const to = t.prices[good] + steps
  if (to < 0 || to > LAST_STEP) meet(t, 'COC-26 end of the track')
  t.prices[good] = Math.min(LAST_STEP, Math.max(0, to))
}

export function fits(t: Table, unit: Unit, hex: string): boolean {
  const place = t.ground.at(hex)
  const { terrain } = UNIT_FACTS[unit]
  return terrain === null ? place.isLoch : place.takes[terrain]
}

/** COC-4, COC-9, COC-76, COC-88, COC-96: free for this unit, whether in reach or not. */
export function isOpen(t: Table, unit: Unit, hex: string): boolean {
  if (!fits(t, unit, hex) || t.blocked.has(hex) || pieceAt(t, hex) !== undefined) return false
  return unit !== 'fisherman' || !hasFishermanBeside(t, hex, null)
}
export const hasFishermanBeside = (t: Table, hex: string, except: Piece | null): boolean =>
  t.ground.beside(hex).some(({ name }) => {
    const piece = pieceAt(t, name)
    return piece?.unit === 'fisherman' && piece !== except
  })

export function costOf(t: Table, seat: number, unit: Unit, hex: string, isFree: boolean): number {
  const { clan } = t.players[seat]
  const place = t.ground.at(hex)
  let cost = clan === 'macdonald' && isWorker(unit) ? 6 : unit === 'fisherman' ? 6 : BOX.units.cost[unit]
  if (!isFree && !place.isLoch) cost += place.cost
  if (clan === 'campbell' && isFactory(unit)) cost -= [3, 4, 4, 5][placed(t, seat, unit)]
  if (clan === 'robertson' && t.ground.deltas.has(hex)) cost -= isSmall(t) ? 2 : 3
  return Math.max(0, cost)
}

export const isInReach = (t: Table, seat: number, hex: string): boolean =>
  piecesOf(t, seat).some((piece) => t.ground.level(piece.hex, hex) <= t.players[seat].shipping)

export function sitesFor(t: Table, seat: number, isFree: boolean): { readonly unit: Unit; readonly hex: string }[] {
  const { shipping } = t.players[seat]
  const near = [...new Set(piecesOf(t, seat).flatMap(({ hex }) => t.ground.within(hex, shipping)))].filter(
    (hex) => pieceAt(t, hex) === undefined,
  )
  return UNITS.filter((unit) => left(t, seat, unit) > 0).flatMap((unit) =>
    near
      .filter((hex) => isOpen(t, unit, hex) && costOf(t, seat, unit, hex, isFree) <= t.players[seat].money)
      .map((hex) => ({ unit, hex })),
  )
}

export const freeBoxes = ({ clan, boxes }: Player): number => (clan === 'buchanan' ? 2 : 1) - boxes.length

export const contractMoney = (t: Table): number => [5, 0, -5, -10, -15][t.round - 1]

export function soldBeside(t: Table, seat: number, hex: string): Set<Good> {
  const goods = new Set<Good>()
  if (t.seats === 1) return goods // COC-45
  for (const { name } of t.ground.neighbours(hex)) {
    const piece = pieceAt(t, name)
    const good = piece === undefined || piece.seat === seat ? null : UNIT_FACTS[piece.unit].good
    if (good !== null) goods.add(good)
  }
  return goods
}

export const goodNamed = (word: string): Good => GOODS.find((good) => good === word) ?? fail(word)
export const unitNamed = (word: string): Unit => UNITS.find((unit) => unit === word) ?? fail(word)
export function fail(what: string): never {
  throw new Error(`unexpected: ${what}`)
}
