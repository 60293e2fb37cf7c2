import {
  ACTIVATION_OF,
  COST_OF,
  type Good,
  GOODS,
  HAS_RIVER,
  HAS_ROAD,
  type Setup,
  type TileId,
} from '../../rules/index.ts'

// Sections C to F once more, literally and without regard for speed. Only tables are imported from `src`.

export type Lot = {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  clan: number
  cubes: Good[]
  reach: 'far' | 'ready' | 'used'
}
export type Player = { coins: number; vp: number; barrels: number; chieftains: number; lots: Lot[] }
export type Rows = { [G in Good]: number }
export type Options = Omit<Setup, 'arranged'>

const DEAR = 1e6

export const touching = (player: Player, x: number, y: number): Lot[] =>
  player.lots.filter((lot) => Math.abs(lot.x - x) + Math.abs(lot.y - y) === 1)
export const around = (player: Player, x: number, y: number): Lot[] =>
  player.lots.filter((lot) => Math.max(Math.abs(lot.x - x), Math.abs(lot.y - y)) === 1)
export const menOf = (player: Player): number => player.lots.reduce((sum, { clan }) => sum + clan, 0)
export const held = (player: Player, good: Good): number =>
  player.lots.reduce((sum, { cubes }) => sum + count(cubes, good), 0)
export const count = (cubes: readonly Good[], good: Good): number => cubes.filter((cube) => cube === good).length

function mayLie(player: Player, tile: TileId, x: number, y: number, options: Options): boolean {
  const sides = touching(player, x, y)
  if (sides.length === 0 || player.lots.some((lot) => lot.x === x && lot.y === y)) return false
  const near = options.clanAdjacency === 'eight' ? around(player, x, y) : sides
  if (!near.some(({ clan }) => clan > 0)) return false
  const rivers = sides.filter((lot) => lot.x === x).map((lot) => HAS_RIVER[lot.tile])
  const roads = sides.filter((lot) => lot.y === y).map((lot) => HAS_ROAD[lot.tile])
  if (HAS_RIVER[tile] && !rivers.includes(true)) return false
  if (HAS_ROAD[tile] && !roads.includes(true)) return false
  return rivers.every((has) => has === HAS_RIVER[tile]) && roads.every((has) => has === HAS_ROAD[tile])
}

export function cellsFor(player: Player, tile: TileId, options: Options): string[] {
  const out = new Set<string>()
  for (const lot of player.lots)
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ])
      if (mayLie(player, tile, lot.x + dx, lot.y + dy, options)) out.add(`${lot.x + dx},${lot.y + dy}`)
  return [...out]
}

/** GM-26, GM-28: cube by cube, own ones first; more than any player has if a row is full. */
export function price(player: Player, rows: Rows, goods: readonly Good[]): number {
  let sum = 0
  for (const good of GOODS) {
    const missing = count(goods, good) - held(player, good)
    for (let n = 1; n <= missing; n++) sum += rows[good] + n > 3 ? DEAR : rows[good] + n
  }
  return sum
}

export function choices(size: number, distinct: boolean, from = 0): Good[][] {
  if (size === 0) return [[]]
  return GOODS.slice(from).flatMap((good, i) =>
    choices(size - 1, distinct, from + i + (distinct ? 1 : 0)).map((rest) => [good, ...rest]),
  )
}

export const pairsToPay = (player: Player, rows: Rows, options: Options): Good[][] =>
  choices(2, options.lochOichDifferent).filter((pair) => price(player, rows, pair) <= player.coins)

export function piecesToPay(player: Player, tile: TileId, options: Options): (TileId | null)[] {
  const without = (lot: Lot): Player => ({
    ...player,
    lots: player.lots.map((other) => (other === lot ? { ...lot, clan: lot.clan - 1 } : other)),
  })
  const men = player.lots.filter(
    (lot) => lot.clan > 0 && menOf(player) > 1 && cellsFor(without(lot), tile, options).length > 0,
  )
  return [...men.map((lot) => lot.tile), ...(player.chieftains > 0 ? [null] : [])]
}

export function canPay(player: Player, rows: Rows, tile: TileId, options: Options): boolean {
  const { goods, any, barrels, pieces } = COST_OF[tile]
  if (barrels > player.barrels) return false
  if (pieces > 0) return piecesToPay(player, tile, options).length > 0
  if (any > 0) return pairsToPay(player, rows, options).length > 0
  return price(player, rows, goods) <= player.coins
}

export function canPayAfterSales(player: Player, rows: Rows, tile: TileId, options: Options): boolean {
  const sold = (from: Player, at: Rows, left: readonly Good[]): boolean => {
    if (canPay(from, at, tile, options)) return true
    const [good, ...others] = left
    if (good === undefined) return false
    if (sold(from, at, others)) return true
    const lot = from.lots.find(({ cubes }) => cubes.includes(good))
    if (lot === undefined || at[good] === 0) return false
    const lots = from.lots.map((it) => (it === lot ? { ...it, cubes: without(it.cubes, good) } : it))
    return sold({ ...from, coins: from.coins + at[good], lots }, { ...at, [good]: at[good] - 1 }, left)
  }
  return sold(player, rows, GOODS)
}

const without = (cubes: readonly Good[], good: Good): Good[] => cubes.toSpliced(cubes.indexOf(good), 1)

export function ownOf(player: Player, good: Good, need: number): number {
  const has = held(player, good)
  for (let own = 0; own <= Math.min(need, has); own++) if (own === need || own === has) return own
  throw new Error('no split')
}

export type Way = {
  readonly goods: readonly Good[]
  readonly pay: readonly Good[]
  readonly cube: Good | null
  readonly vp: number
  readonly barrels: number
  readonly points: number
}

const way = (gain: Partial<Way>): Way => ({
  goods: gain.pay ?? [],
  pay: [],
  cube: null,
  vp: 0,
  barrels: 0,
  points: 0,
  ...gain,
})

export function waysOf({ tile, cubes }: Lot, options: Options): Way[] {
  const activation = ACTIVATION_OF[tile]
  switch (activation.kind) {
    case 'produce':
      return cubes.length < 3 ? [way({ cube: activation.good })] : []
    case 'produceAny':
      return cubes.length < 3 ? GOODS.map((cube) => way({ goods: [cube], cube })) : []
    case 'distil':
      return [way({ pay: activation.pay, barrels: activation.barrels })]
    case 'exchange':
      return activation.options.map(({ pay, vp }) => way({ pay, vp }))
    case 'exchangeAny':
      return choices(activation.count, options.grocerDifferent).map((pay) => way({ pay, vp: activation.vp }))
    case 'fair':
      return activation.vp.flatMap((vp, n) => (n === 0 ? [] : choices(n, true).map((pay) => way({ pay, vp }))))
    case 'vp':
      return [way({ vp: activation.vp })]
    case 'movement':
      return [way({ points: 1 })]
    case 'none':
      return []
  }
}

export function waysToTake(lots: readonly Lot[], good: Good, n: number): number[][] {
  const [lot, ...others] = lots
  if (lot === undefined) return n === 0 ? [[]] : []
  const here = Math.min(n, count(lot.cubes, good))
  return Array.from({ length: here + 1 }, (_, k) => waysToTake(others, good, n - k).map((rest) => [k, ...rest])).flat()
}
