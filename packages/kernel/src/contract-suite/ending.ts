import type { GameTypes, Seat } from '../contract.ts'
import { hashOf } from '../hash.ts'
import { readRecord } from '../record/read-record.ts'
import { replay, writeRecord } from '../record/record.ts'
import { type Position, brief, fail, hashAfter, mustEqual, nameOf, viewers } from './position.ts'

/** Most that the progress may fall from one ply to the next. */
const FALL = 0.25

export function progressIsAShare<T extends GameTypes>(at: Position<T>): void {
  const progress = at.game.progress(at.state)
  if (!(progress >= 0 && progress <= 1)) fail(`progress ${progress}`)
  if (at.actors.length === 0 && progress !== 1) fail(`progress ${progress} at the end`)
  const before = at.progress.at(-1) ?? 0
  if (before - progress > FALL) fail(`progress falls from ${before} to ${progress}`)
}

/** A finite number of each kind for each seat. The number of a place is one more than the seats before it. */
export function resultIsComplete<T extends GameTypes>(at: Position<T>): void {
  const result = at.game.result(at.state)
  if (result === null) return
  const { scores, tieBreaks, ranks } = result
  const { seats } = at.opening
  if (scores.length !== seats || !scores.every(Number.isFinite)) fail(`scores ${brief(scores)} for ${seats} seats`)
  for (const { id, values } of tieBreaks) {
    if (values.length !== seats || !values.every(Number.isFinite)) fail(`${id} ${brief(values)} for ${seats} seats`)
    if (tieBreaks.filter((other) => other.id === id).length > 1) fail(`the tie-break ${id} twice`)
  }
  if (ranks.length !== seats) fail(`ranks ${brief(ranks)} for ${seats} seats`)
  for (const rank of ranks)
    if (rank !== 1 + ranks.filter((other) => other < rank).length) fail(`ranks ${brief(ranks)} are not places`)
}

export function ranksFollow<T extends GameTypes>(at: Position<T>): void {
  const result = at.game.result(at.state)
  if (result === null) return
  const columns = [result.scores, ...result.tieBreaks.map(({ values }) => values)]
  const isBefore = (a: Seat, b: Seat): boolean => {
    const column = columns.find((values) => values[a] !== values[b])
    return column !== undefined && column[a] > column[b]
  }
  const places = result.scores.map((_, seat) => 1 + result.scores.filter((__, other) => isBefore(other, seat)).length)
  mustEqual(result.ranks, places, () => `the place of a seat in ${brief(result)} by scores and tie-breaks`)
}

export function verdictIsThatOfTheScore<T extends GameTypes>(at: Position<T>): void {
  const result = at.game.result(at.state)
  if (result === null) return
  const { verdict, scores } = result
  if (at.opening.seats > 1) {
    if (verdict !== null) fail(`the verdict ${verdict.id} for ${at.opening.seats} seats`)
    return
  }
  if (verdict === null) fail('one seat, and no verdict')
  const { id, from, to } = verdict
  for (const end of [from, to])
    if (end !== null && !Number.isFinite(end)) fail(`the verdict ${id} from ${from} to ${to}`)
  if ((from !== null && scores[0] < from) || (to !== null && scores[0] > to))
    fail(`the verdict ${id} is from ${from} to ${to}, and the score is ${scores[0]}`)
}

export function tallyExplainsTheScore<T extends GameTypes>(at: Position<T>): void {
  const result = at.game.result(at.state)
  for (const viewer of viewers(at.opening.seats)) {
    const tally = at.game.tally(at.state, viewer)
    if (tally.length !== at.opening.seats) fail(`tally for ${nameOf(viewer)} has ${tally.length} seats`)
    if (result === null) continue
    for (const [seat, lines] of tally.entries()) {
      const sum = lines.reduce((total, line) => total + (line.counts ? line.points : 0), 0)
      if (sum !== result.scores[seat])
        fail(`tally for ${nameOf(viewer)}: seat ${seat} adds up to ${sum}, scored ${result.scores[seat]}`)
    }
  }
}

export function recordIsTheMatch<T extends GameTypes>(at: Position<T>): void {
  const { game, table } = at
  const hash = hashOf(at.state)
  if (hashOf(replay(game, table.match)) !== hash) fail('the replay ends in another state')
  const half = Math.floor(table.plies.length / 2)
  if (hashOf(replay(game, table.match, half)) !== hashAfter(at, half))
    fail(`the replay is in another state after ply ${half}`)
  const names = at.lists.map((_, seat) => `Player ${seat}`)
  const file: unknown = JSON.parse(JSON.stringify(writeRecord(game, table.match, names)))
  const read = readRecord(game, file)
  if (!read.ok) fail(`the record file is refused: ${brief(read.problem)}`)
  if (hashOf(read.state) !== hash) fail('the record file ends in another state')
  mustEqual(read.match, table.match, 'the match that was read')
  mustEqual(read.names, names, 'names')
}
