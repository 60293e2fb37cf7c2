import { type Good, GOODS } from '../../data/index.ts'
import { isBasic, meet, movePrice, price, type Table } from './table.ts'

const discountOf = (good: Good): number => (isBasic(good) ? 2 : 3)
const mostNearby = (t: Table): number => (t.seats === 2 ? 4 : 3)

function buys(t: Table, seat: number, good: Good, most: number, each: number): string[] {
  const player = t.players[seat]
  if (player.selling[good] > 0) {
    meet(t, 'COC-27 sold before')
    return []
  }
  const purse = player.money + (player.clan === 'stewart' ? 1 : 0)
  return upTo(Math.min(player.merchants, most))
    .filter((n) => n * each <= purse)
    .map((n) => `buy ${good} ${n}`)
}

const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1)

export function trades(t: Table, seat: number, good: Good): string[] {
  const player = t.players[seat]
  const sales = player.buying[good] > 0 ? [] : upTo(Math.min(player.merchants, player.goods[good]))
  return [...buys(t, seat, good, player.merchants, price(t, good)), ...sales.map((n) => `sell ${good} ${n}`)]
}

export const nearbyBuys = (t: Table, seat: number, good: Good): string[] =>
  buys(t, seat, good, mostNearby(t) - t.turn.nearby[good], Math.max(0, price(t, good) - discountOf(good)))

export function trade(t: Table, seat: number, isBuying: boolean, good: Good, n: number, isNearby: boolean): void {
  const player = t.players[seat]
  if (player.clan === 'stewart') {
    player.money += 1
    meet(t, isNearby ? 'COC-94 bought from neighbours' : 'COC-94 trade')
  }
  const each = isNearby ? Math.max(0, price(t, good) - discountOf(good)) : price(t, good)
  player.merchants -= n
  player[isBuying ? 'buying' : 'selling'][good] += n
  player.money += isBuying ? -n * each : n * each
  player.goods[good] += isBuying ? n : -n
  if (isNearby) t.turn.nearby[good] += n
  if (t.turn.nearby[good] === mostNearby(t)) meet(t, 'COC-43 as many as allowed')
  movePrice(t, good, isBuying ? n : -n)
  meet(t, isNearby ? 'COC-44 bought from neighbours' : isBuying ? 'COC-25 bought' : 'COC-25 sold')
}

export function shifts(t: Table, among: readonly Good[], tradesAfter: (good: Good) => readonly string[]): string[] {
  return GOODS.filter((good) => among.includes(good)).flatMap((good) =>
    ['down', 'up'].flatMap((direction) => {
      const before = t.prices[good]
      t.prices[good] = Math.min(9, Math.max(0, before + (direction === 'up' ? 3 : -3)))
      const isUseful = tradesAfter(good).length > 0
      t.prices[good] = before
      return isUseful ? [`shift ${good} ${direction}`] : []
    }),
  )
}
