import { ask, each } from './asking.ts'
import { bring } from './bringing.ts'
import { carryOut } from './resolving.ts'
import { face, fail, meet, top } from './table.ts'
import { type Course, type Lot, type Player, type Table } from './types.ts'
import { activations, move, moves, waysOf } from './ways.ts'

/** GM2-C6-8: up to `most` tiles of other players. Their contents do not matter: nothing is put there. */
export function* borrow(t: Table, player: Player, most: number): Course {
  const tiles = (): Lot[] =>
    t.players.filter((other) => other !== player).flatMap(({ lots }) => lots.map((lot) => ({ ...lot, goods: [] })))
  for (let left = most; left > 0;) {
    const [verb, tile, ...words] = yield* ask(t, player, 'borrow', () => [
      ...activations(t, player, tiles()),
      ...moves(t, player),
      'decline',
    ])
    if (verb === 'decline') return
    if (verb === 'move') {
      yield* move(t, player, tile, words[0])
      continue
    }
    left -= 1
    const lot = tiles().find((one) => top(one) === tile) ?? fail(tile)
    const chosen = waysOf(t, player, lot).find((one) => one.words.join(' ') === words.join(' ')) ?? fail(tile)
    yield* carryOut(t, player, tile, chosen)
    lot.goods.push(...chosen.puts)
    if (chosen.puts.length > 0) yield* each(t, ({ produced }) => produced?.(player, lot, chosen.puts))
    yield* bring(t, player, lot.goods, 0)
    meet(t, `GM2-C6-8 ${face(tile).activation.kind}`)
  }
}
