import { below, stream } from '@bothy/kernel'
import { xOf, yOf } from '@bothy/kit'
import { expect, test } from 'vitest'
import { type Action, content, glenMore2, type State, type TileId } from '../../rules/index.ts'
import { isLegalWithout } from '../../rules/topics/removal.ts'

/** GM2-65 word for word, without any of the engine's short cuts. */
function isTerritory(s: State, left: readonly TileId[]): boolean {
  const at = (tile: TileId): [number, number] => [xOf(s.cell[tile]), yOf(s.cell[tile])]
  const river = (tile: TileId): boolean => content.builtIn.tiles[tile].river
  const share = (a: TileId, b: TileId): boolean => {
    const [ax, ay] = at(a)
    const [bx, by] = at(b)
    return Math.abs(ax - bx) + Math.abs(ay - by) === 1
  }
  const group = new Set<TileId>([left[0]])
  for (let size = 0; size < group.size;) {
    size = group.size
    for (const tile of left) if ([...group].some((other) => share(tile, other))) group.add(tile)
  }
  const columns = left.filter(river).map((tile) => at(tile)[0])
  const unbroken = columns.every((x) => x === Math.max(...columns) || columns.includes(x + 1))
  const interrupted = left.some(
    (a) => !river(a) && left.some((b) => river(b) && at(a)[1] === at(b)[1] && Math.abs(at(a)[0] - at(b)[0]) === 1),
  )
  return group.size === left.length && unbroken && !interrupted
}

test('GM2-65 what may be removed from territories of random games', () => {
  const answers = { yes: 0, no: 0 }
  for (let game = 0; game < 6; game++) {
    const checked = glenMore2.setup({}, 3)
    if (!checked.ok) throw new Error(checked.problem.at)
    const s = glenMore2.create(checked.value, 3, `territory ${game}`, 1)
    const rng = stream('territory', String(game))
    while (glenMore2.actors(s).length > 0) {
      const [seat] = glenMore2.actors(s)
      const list: Action[] = []
      glenMore2.legal(s, seat, list)
      glenMore2.apply(s, seat, list[below(rng, list.length)])
    }
    s.tiles.forEach((tiles, seat) => {
      expect(isTerritory(s, tiles)).toBe(true)
      const others = tiles.slice(2)
      for (const one of others)
        for (const two of others) {
          const gone = one === two ? [one] : [one, two]
          const can = isTerritory(
            s,
            tiles.filter((tile) => !gone.includes(tile)),
          )
          expect(isLegalWithout(s, seat, gone)).toBe(can)
          answers[can ? 'yes' : 'no']++
        }
    })
  }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(50)
})
