import type { Seat } from '@bothy/kernel'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { MEAN_MOVE, newScale, tilesToCome } from '../../../opponents/scale.ts'
import { best, bestFew } from '../../../opponents/select.ts'
import { survey } from '../../../opponents/survey.ts'
import { ringWorth, weighFields } from '../../../opponents/worth.ts'
import { TILE_COUNT, type TileId } from '../../../data/tiles.ts'
import { isFinished, OUT, positionOf } from '../../../rules/topics/rondel.ts'
import type { Action, State } from '../../../rules/types.ts'
import { ENGLISHMAN } from '../data/index.ts'
import { englandOf } from '../rules/queries.ts'

/** Worth of his turn to the holder: a few coins, or a tile that no other seat gets. */
const A_TURN = 2
/** More of his turns are too far away, and the token may change hands. */
const MOST_TURNS = 6
/** Cost of each space that he goes further: he is rear-most again that much later. */
const A_SPACE = 0.4
const MOST_USES = 4
const MOST_DISCARDS = 3

function turnsToCome(s: State): number {
  if (s.at[ENGLISHMAN] === OUT || s.ranks !== null) return 0
  const end = s.end === OUT ? s.front + tilesToCome(s) : s.end
  return Math.min(MOST_TURNS, Math.max(0, end - s.at[ENGLISHMAN]) / MEAN_MOVE[s.seats])
}

/** Buffers, filled and read within one question. */
const scale = newScale()
const gains = new Float64Array(TILE_COUNT)

function weighFor(s: State, seat: Seat): void {
  survey(s, seat, scale)
  weighFields(s, seat, scale)
}

function weighForRivals(s: State, seat: Seat, tiles: readonly TileId[]): void {
  gains.fill(0)
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || isFinished(s, other)) continue
    weighFor(s, other)
    for (const tile of tiles)
      if (s.at[other] < positionOf(s, tile)) gains[tile] = Math.max(gains[tile], ringWorth(s, other, scale, tile))
  }
}

const wayTo = (s: State, tile: TileId): number => A_SPACE * (positionOf(s, tile) - s.at[ENGLISHMAN])

function errands(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const sends = legal.filter((a) => a.type === 'send')
  const discards = sends.filter(({ errand }) => errand === 'discard')
  weighForRivals(
    s,
    seat,
    discards.map(({ tile }) => tile),
  )
  weighFor(s, seat)
  return [
    ...bestFew(
      sends.filter(({ errand }) => errand === 'use'),
      MOST_USES,
      ({ tile }) => ringWorth(s, seat, scale, tile) - wayTo(s, tile),
    ),
    ...bestFew(discards, MOST_DISCARDS, ({ tile }) => gains[tile] - wayTo(s, tile)),
    ...sends.filter(({ errand }) => errand === 'finish'),
  ]
}

/** GM2-C6-11: near for the seat with the token, far for the others. */
function swaps(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const sign = englandOf(s).holder === seat ? -1 : 1
  return best(legal, (a) => (a.type === 'swap' ? sign * wayTo(s, a.tile) : 0))
}

export const englishmanStrategy: ChronicleStrategy = {
  turns: ['send'],
  worth: (s, seat) => (englandOf(s).holder === seat && !isFinished(s, seat) ? A_TURN * turnsToCome(s) : 0),
  prune(s, seat, legal) {
    const kind = s.stack.at(-1)?.kind
    if (kind === 'swap') return swaps(s, seat, legal)
    return kind === 'send' ? errands(s, seat, legal) : null
  },
}
