import { GAME_IDS, loadGame } from '@bothy/games'
import { type Command, JSON_FLAG } from '../command.ts'
import { report } from '../print.ts'

export const games: Command = {
  name: 'games',
  operands: [],
  summary: 'The games, their seat counts and options.',
  flags: [JSON_FLAG],
  async run(_operands, flags) {
    const found = []
    for (const id of GAME_IDS) {
      const game = await loadGame(id)
      const options = game.options.map((o) => ({
        id: o.id,
        rule: o.rule,
        group: o.group,
        default: o.default,
        values: o.values(game.seats.max),
      }))
      found.push({ id, seats: game.seats, revision: game.revision, options })
    }
    const lines = found.flatMap((g) => [
      `${g.id}  ${g.seats.min} to ${g.seats.max} seats, revision ${g.revision}`,
      ...g.options.map(
        (o) =>
          `  ${o.id} (${o.rule}): ${o.values.map((v) => (v === o.default ? `[${JSON.stringify(v)}]` : JSON.stringify(v))).join(', ')}`,
      ),
    ])
    report(flags, { games: found }, lines)
  },
}
