import { type Good, GOODS } from '../../data/index.ts'
import { sales, sell } from './asking.ts'
import { cellsFor } from './ground.ts'
import { count, face, goodNamed, held, isHome, listed, lotOf, meet, takeGood, top } from './table.ts'
import { type Course, type Cell, type Lot, type Player, type Rows, type Table } from './types.ts'

export type Due = { readonly goods: readonly Good[]; readonly coins: number }

const FIELDS_OF_A_ROW = 3

function priceOf(n: number, row: number): number | null {
  if (row + n > FIELDS_OF_A_ROW) return null
  let sum = 0
  for (let i = 1; i <= n; i++) sum += row + i
  return sum
}

function saleOf(n: number, row: number): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum += row - i
  return sum
}

export const saleValue = (player: Player, rows: Rows): number =>
  GOODS.reduce((sum, good) => sum + saleOf(Math.min(held(player, good), rows[good]), rows[good]), 0)

function bestOf(player: Player, rows: Rows, good: Good, need: number): number | null {
  let best: number | null = null
  const has = held(player, good)
  for (let sold = 0; sold <= Math.min(has, rows[good]); sold++)
    for (let own = 0; own <= Math.min(need, has - sold); own++) {
      const price = priceOf(need - own, rows[good] - sold)
      if (price === null) continue
      const net = saleOf(sold, rows[good]) - price
      if (best === null || net > best) best = net
    }
  return best
}

export function canPay(player: Player, rows: Rows, due: Due): boolean {
  let coins = player.coins - due.coins
  for (const good of GOODS) {
    const net = bestOf(player, rows, good, count(due.goods, good))
    if (net === null) return false
    coins += net
  }
  return coins >= 0
}

type OneWay = { readonly from: readonly string[]; readonly price: number }
function waysOf(player: Player, rows: Rows, good: Good, need: number): OneWay[] {
  const out: OneWay[] = []
  const extend = (from: readonly string[], lots: readonly Lot[]): void => {
    const price = priceOf(need - from.length, rows[good])
    const bought = Array.from({ length: need - from.length }, () => 'buy')
    if (lots.length === 0 && price !== null) out.push({ from: [...from, ...bought], price })
    const [lot, ...others] = lots
    if (lot === undefined) return
    for (let n = 0; n <= Math.min(count(lot.goods, good), need - from.length); n++)
      extend([...from, ...Array.from({ length: n }, () => top(lot))], others)
  }
  extend([], player.lots)
  return out
}

const kindsOf = (due: Due): Good[] => GOODS.filter((good) => due.goods.includes(good))
const least = (player: Player, rows: Rows, due: Due): number =>
  kindsOf(due).reduce((sum, good) => {
    const missing = count(due.goods, good) - held(player, good)
    return sum + (missing > 0 ? (priceOf(missing, rows[good]) ?? Infinity) : 0)
  }, due.coins)

/**
 * The ways that are open for a due kind: they leave enough for all others. Before a sale, nothing is bought that the player has, and
 * missing resources are bought one by one.
 */
function openWays(player: Player, rows: Rows, due: Due, good: Good): OneWay[] {
  const need = count(due.goods, good)
  const has = held(player, good)
  if (!canPayNow(player, rows, due) && has < need) {
    const lot = player.lots.find(({ goods }) => goods.includes(good))
    const price = priceOf(1, rows[good]) ?? Infinity
    if (lot !== undefined) return [{ from: [top(lot)], price: 0 }]
    return price <= player.coins ? [{ from: ['buy'], price }] : []
  }
  const others = least(player, rows, { ...due, goods: due.goods.filter((one) => one !== good) })
  const coins = canPayNow(player, rows, due) ? player.coins - others : 0
  return waysOf(player, rows, good, need).filter(({ price }) => price <= coins)
}

export const canPayNow = (player: Player, rows: Rows, due: Due): boolean => least(player, rows, due) <= player.coins

export function* pay(t: Table, player: Player, whole: Due): Course {
  let due = whole
  const without = (good: Good): Due => ({ ...due, goods: due.goods.toSpliced(due.goods.indexOf(good), 1) })
  const give = (good: Good, from: string): void => {
    due = without(good)
    if (from === 'buy') player.coins -= ++t.rows[good]
    else takeGood(lotOf(player, from), good)
  }
  const after = (good: Good, from: string): { readonly player: Player; readonly rows: Rows } => {
    const copy = structuredClone({ player, rows: t.rows })
    if (from === 'buy') copy.player.coins -= ++copy.rows[good]
    else takeGood(lotOf(copy.player, from), good)
    return copy
  }
  const maySpend = (good: Good, from: string): boolean => {
    const then = after(good, from)
    return canPay(then.player, then.rows, without(good))
  }
  // A purchase may not need a sale: sales come first.
  const mayBuy = (good: Good): boolean => {
    if (t.rows[good] === FIELDS_OF_A_ROW) return false
    const then = after(good, 'buy')
    return canPayNow(then.player, then.rows, without(good))
  }
  const options = (): string[] =>
    GOODS.filter((good) => due.goods.includes(good)).flatMap((good) => [
      ...player.lots
        .filter((lot) => lot.goods.includes(good) && maySpend(good, top(lot)))
        .map((lot) => `spend ${good} ${top(lot)}`),
      ...(mayBuy(good) ? [`buy ${good}`] : []),
    ])
  const staysOpen = (sale: string): boolean => {
    const copy = structuredClone({ player, rows: t.rows })
    const [, good, tile] = sale.split(' ')
    sell(copy.rows, copy.player, good, tile)
    return canPay(copy.player, copy.rows, due)
  }
  for (;;) {
    if (due.coins <= player.coins) {
      player.coins -= due.coins
      due = { ...due, coins: 0 }
    }
    const forced = kindsOf(due).flatMap((good) => {
      const [only, ...others] = openWays(player, t.rows, due, good)
      return only === undefined || others.length > 0 ? [] : [{ good, from: only.from }]
    })
    if (forced.length > 0) {
      const [{ good, from }] = forced
      for (const one of from) give(good, one)
      continue
    }
    if (due.goods.length === 0 && due.coins === 0) break
    const legal = [...options(), ...sales(t, player).filter(staysOpen)]
    const [verb, good, tile] = (yield { seat: player.seat, kind: 'pay', legal }).split(' ')
    meet(t, `GM2-50 ${verb}`)
    if (verb === 'sell') sell(t.rows, player, good, tile)
    else give(goodNamed(good), verb === 'buy' ? 'buy' : tile)
  }
}

export const stopPrice = (t: Table, player: Player, tile: string): number =>
  t.chapters.reduce((sum, chapter) => sum + (chapter.stopPrice?.(player, tile) ?? 0), 0)

export const cellPrice = (t: Table, player: Player, cell: Cell): number =>
  t.chapters.reduce((sum, chapter) => sum + (chapter.cellPrice?.(player, cell) ?? 0), 0)
export const cheapestCell = (t: Table, player: Player, tile: string): number =>
  Math.min(...cellsFor(player, tile).map((cell) => cellPrice(t, player, cell)))

/** Cells that can be paid now; all of them if none can and nothing is left to sell. */
export function openCells(t: Table, player: Player, tile: string): Cell[] {
  const cells = cellsFor(player, tile)
  const open = cells.filter((cell) => cellPrice(t, player, cell) <= player.coins)
  return open.length > 0 || saleValue(player, t.rows) > 0 ? open : cells
}
export const mayBuild = (t: Table, player: Player, tile: string): boolean =>
  face(tile).type === 'person' || cheapestCell(t, player, tile) <= player.coins + saleValue(player, t.rows)

/** GM2-51, GM2-D3, GM2-Q9: places whose Scotsman may be paid for a tile, so that it can still be placed. */
export const givers = (t: Table, player: Player, tile: string, due: Due): Lot[] =>
  player.lots.filter((lot) => {
    if (lot.men === 0 || (t.options.scotsmanFrom === 'home' && !isHome(lot))) return false
    const copy = structuredClone(player)
    lotOf(copy, top(lot)).men -= 1
    const price = cheapestCell(t, copy, tile)
    return price < Infinity && canPay(copy, t.rows, { ...due, coins: due.coins + price })
  })

export function mayTake(t: Table, player: Player, tile: string, more: number): boolean {
  const { cost, type } = face(tile)
  const due: Due = { goods: listed(cost), coins: cost.coin + more + stopPrice(t, player, tile) }
  if (cost.cask > player.casks) return false
  if (cost.scotsman > 0) return givers(t, player, tile, due).length > 0
  const price = type === 'person' ? 0 : cheapestCell(t, player, tile)
  return price < Infinity && canPay(player, t.rows, { ...due, coins: due.coins + price })
}

export function* payCasks(t: Table, player: Player, n: number): Course {
  player.casks -= n
  yield* takeAway(t, player, n)
}
function* takeAway(t: Table, player: Player, n: number): Course {
  if (n > 0) for (const { casksPaid } of t.chapters) yield* casksPaid?.(player, n) ?? []
}

export function* payCost(t: Table, player: Player, tile: string, more: number): Course {
  const { cost } = face(tile)
  const coins = cost.coin + more + stopPrice(t, player, tile)
  const isPaid = coins <= player.coins
  if (isPaid) player.coins -= coins
  if (cost.scotsman > 0) {
    const lots = givers(t, player, tile, { goods: listed(cost), coins: isPaid ? 0 : coins })
    const legal = lots.map((lot) => `give ${top(lot)}`)
    const [, from] = (legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'give', legal }).split(' ')
    const lot = lotOf(player, from)
    if (t.options.scotsmanFrom === 'home') meet(t, `GM2-D3 from home${lot.pile.length > 1 ? ', covered' : ''}`)
    lot.men -= 1
    if (player.lots.every(({ men }) => men === 0)) meet(t, 'GM2-Q9 the last Scotsman')
    player.supply += 1
  }
  player.casks -= cost.cask
  yield* pay(t, player, { goods: listed(cost), coins: isPaid ? 0 : coins })
  yield* takeAway(t, player, cost.cask)
  for (const { stopped } of t.chapters) stopped?.(player, tile)
}
