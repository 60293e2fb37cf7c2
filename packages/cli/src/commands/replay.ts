import { GAME_IDS } from '@bothy/games'
import { gameOfRecord, hashOfState, type Json, type RecordNotes, readRecord, replay as replayed } from '@bothy/kernel'
import { type Command, JSON_FLAG, text, UsageError, whole } from '../command.ts'
import { readInput } from '../files.ts'
import { report } from '../print.ts'
import { findGame } from '../tables.ts'
import { textsOf } from '../texts.ts'
import { tieLines } from '../ties.ts'
import { verdictLines } from '../verdict.ts'

function readFile(path: string): unknown {
  const content = readInput(path)
  try {
    return JSON.parse(content.toString())
  } catch {
    throw new UsageError(`${path} is not JSON`)
  }
}

export const replay: Command = {
  name: 'replay',
  operands: ['FILE'],
  summary: 'Checks a record ply by ply and prints its result and hash, or what a seat sees at a ply.',
  flags: [
    { name: 'to', value: 'PLY', help: 'stop after this many plies' },
    { name: 'seat', value: 'S', help: 'add what seat S (0, 1, ... or "spectator") sees and may do there' },
    JSON_FLAG,
  ],
  async run([path], flags) {
    const file = readFile(path)
    const id = gameOfRecord(file)
    if (id === null || !GAME_IDS.some((known) => known === id))
      throw new UsageError(`${path} is not a record of a game known here`)
    const game = await findGame(id)
    const read = readRecord(game, file)
    if (!read.ok) {
      const where = read.problem.ply === null ? '' : ` after ply ${read.problem.ply}`
      throw new UsageError(`${path}: ${read.problem.why}${where}: ${read.problem.at}`)
    }
    const { match } = read
    const names = Array.from({ length: match.seats }, (_, seat) => read.names[seat] || `seat ${seat}`)
    const to = whole(flags, 'to', match.plies.length, 0, match.plies.length)
    const state = replayed(game, match, to)
    const result = game.result(state)
    const seatText = text(flags, 'seat')
    const seat =
      seatText === undefined ? undefined : seatText === 'spectator' ? null : whole(flags, 'seat', 0, 0, match.seats - 1)
    const legal: Json[] = []
    if (typeof seat === 'number') game.legal(state, seat, legal)
    const summary = {
      game: id,
      revision: match.revision,
      seats: match.seats,
      plies: to,
      hash: hashOfState(state),
      result,
      notes: read.notes,
    }
    const seen =
      seat === undefined
        ? {}
        : { view: game.view(state, seat), legal, blocked: seat === null ? [] : game.blocked(state, seat) }
    report(flags, { ...summary, ...seen }, [
      `${id}, revision ${match.revision}, ${match.seats} seats: ${to} of ${match.plies.length} plies are good`,
      `hash ${summary.hash}`,
      ...noteLines(read.notes, names),
      result === null ? 'not over' : `scores ${result.scores.join(', ')}; ranks ${result.ranks.join(', ')}`,
      ...(result === null ? [] : tieLines(result, await textsOf(id, 'en'), names, 'en')),
      ...(result === null ? [] : verdictLines(result, await textsOf(id, 'en'), names, 'en')),
      ...(seat === undefined
        ? []
        : [JSON.stringify(game.view(state, seat), null, 1), ...legal.map((action) => game.write(action))]),
    ])
  },
}

function noteLines({ friendly, resigned, abandoned }: RecordNotes, names: readonly string[]): readonly string[] {
  return [
    ...(friendly ? ['friendly undo'] : []),
    ...resigned.map((seat) => `${names[seat]} resigned`),
    ...(abandoned ? ['abandoned'] : []),
  ]
}
