import { hashOfState, type Json, type RecordNotes, replay as replayed } from '@bothy/kernel'
import { type Command, JSON_FLAG, text, whole } from '../command.ts'
import { report } from '../print.ts'
import { recordAt } from '../record-file.ts'
import { textsOf } from '../texts.ts'
import { tieLines } from '../ties.ts'
import { verdictLines } from '../verdict.ts'

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
    const read = await recordAt(path)
    const { id, game, match } = read
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

function noteLines({ friendly, resigned, abandoned, hints }: RecordNotes, names: readonly string[]): readonly string[] {
  return [
    ...(friendly ? ['friendly undo'] : []),
    ...hints.flatMap((count, seat) =>
      count > 0 ? [`${names[seat]} was given ${count === 1 ? 'a hint' : `${count} hints`}`] : [],
    ),
    ...resigned.map((seat) => `${names[seat]} resigned`),
    ...(abandoned ? ['abandoned'] : []),
  ]
}
