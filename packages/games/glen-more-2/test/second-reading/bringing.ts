import type { Good } from '../../data/index.ts'
import { ask } from './asking.ts'
import { choices, goodNamed, lotOf, room, settle, top } from './table.ts'
import { type Course, type Lot, type Player, type Table } from './types.ts'

export function* bring(t: Table, player: Player, goods: readonly Good[], men: number): Course {
  const left = [...goods]
  let people = men
  const options = (): string[] => [
    ...player.lots.flatMap((lot) => (room(lot) > 0 ? left.map((good) => `put ${good} ${top(lot)}`) : [])),
    ...(people > 0 && player.supply > 0 ? player.lots.map((lot) => `settle ${top(lot)}`) : []),
  ]
  while (options().length > 0) {
    const [verb, first, tile] = yield* ask(t, player, 'bring', () => [...options(), 'decline'])
    if (verb === 'decline') return
    if (verb === 'settle') {
      settle(player, lotOf(player, first), 1)
      people -= 1
    } else {
      const good = goodNamed(first)
      lotOf(player, tile).goods.push(good)
      left.splice(left.indexOf(good), 1)
    }
  }
}

/** GM2-97 and the joker: resources of choice on the new tile. */
export function* choose(player: Player, lot: Lot, most: number, declinable: boolean): Course {
  const sizes = Array.from({ length: most }, (_, i) => most - i).filter((n) => declinable || n === most)
  const legal = [
    ...sizes.flatMap((n) => choices(n, false)).map((set) => `choose ${set.join(' ')}`),
    ...(declinable ? ['decline'] : []),
  ]
  const [verb, ...goods] = (yield { seat: player.seat, kind: 'choose', legal }).split(' ')
  if (verb === 'choose') lot.goods.push(...goods.map(goodNamed))
}
