import { type Good } from '../../data/index.ts'
import { ask, each } from './asking.ts'
import { staysLegal } from './ground.ts'
import { choices, goodNamed, homeCastle, lotOf, meet, ROOM, top } from './table.ts'
import { type Course, type Lot, type Player, type Table } from './types.ts'

function canBeDone(t: Table, player: Player, gone: readonly Lot[], more: number): boolean {
  if (!gone.every((lot) => t.chapters.every(({ mayRemove }) => mayRemove?.(player, lot) ?? true))) return false
  if (staysLegal(player, gone)) return true
  return more > 0 && player.lots.some((lot) => !gone.includes(lot) && canBeDone(t, player, [...gone, lot], more - 1))
}

export function* remove(t: Table, player: Player, most: number): Course {
  const gone: Lot[] = []
  const options = (): string[] =>
    player.lots
      .filter((lot) => !gone.includes(lot) && canBeDone(t, player, [...gone, lot], most - gone.length - 1))
      .map((lot) => `remove ${top(lot)}`)
  while (gone.length < most && options().length > 0) {
    const [verb, tile] = yield* ask(t, player, 'remove', () => [
      ...options(),
      ...(staysLegal(player, gone) ? ['decline'] : []),
    ])
    if (verb === 'decline') break
    gone.push(lotOf(player, tile))
  }
  if (gone.length === 0) return
  player.lots = player.lots.filter((lot) => !gone.includes(lot))
  const castle = homeCastle(player)
  for (const { pile, men, goods } of gone) {
    t.removed.push(...pile)
    castle.men += men
    castle.goods.push(...goods)
    meet(t, pile.length > 1 ? 'GM2-66 a pile' : 'GM2-66 a tile')
    if (men > 0) meet(t, 'GM2-66 Scotsmen go home')
  }
  if (most === 2) meet(t, `GM2-98 removed ${gone.length}`)
  if (gone.length === 2 && !gone.every((lot) => staysLegal({ ...player, lots: [...player.lots, ...gone] }, [lot])))
    meet(t, 'GM2-65 legal together alone')
  yield* keep(t, player)
  for (const lot of gone) yield* each(t, ({ landChanged }) => landChanged?.(player, lot))
}

export function* keep(t: Table, player: Player): Course {
  const castle = homeCastle(player)
  if (castle.goods.length <= ROOM) return
  const has = castle.goods
  castle.goods = []
  const fits = (goods: readonly Good[]): boolean =>
    goods.every((good) => goods.filter((one) => one === good).length <= has.filter((one) => one === good).length)
  const sets = choices(ROOM, false).filter(fits)
  const legal = sets.map((set) => `keep ${set.join(' ')}`)
  const [, ...chosen] = (legal.length === 1 ? legal[0] : yield { seat: player.seat, kind: 'keep', legal }).split(' ')
  castle.goods = chosen.map(goodNamed)
  meet(t, 'GM2-66 resources lost')
}
