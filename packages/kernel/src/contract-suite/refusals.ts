import type { Game, GameTypes } from '../contract.ts'
import { hashOf } from '../hash.ts'
import type { Json } from '../json.ts'
import { below, stream } from '../random.ts'
import type { Answer } from '../match/entry.ts'
import { Match } from '../match/match.ts'
import { malformed } from './malformed.ts'

const PER_POSITION = 40

type Door<T extends GameTypes> = (seat: unknown, version: unknown, action: unknown) => Answer<T>

/**
 * Plays random games and sends every table submissions with one thing wrong. Returns how often each answer was given; throws if an answer
 * left a trace. `options`: setups of the tables, in turn.
 */
export function refusals<T extends GameTypes>(
  game: Game<T>,
  options: readonly Json[],
  submissions: number,
): ReadonlyMap<string, number> {
  const rng = stream('fuzz', game.id)
  const answers = new Map<string, number>()
  const counts = game.seats.max - game.seats.min + 1
  for (let n = 0, sent = 0; sent < submissions; n++) {
    const seats = game.seats.min + (n % counts)
    const setup = game.setup(options[Math.floor(n / counts) % options.length], seats)
    if (!setup.ok) throw new Error(`${setup.problem.why} at ${setup.problem.at}`)
    const { id, revision } = game
    const table = new Match<T>(game, { game: id, revision, setup: setup.value, seats, seed: `fuzz-${n}` })
    const submit = table.submit.bind(table) as Door<T>
    while (game.result(table.state) === null && sent < submissions) {
      const [seat] = game.actors(table.state)
      const legal = table.legal(seat)
      const action = legal[below(rng, legal.length)]
      const before = hashOf(table.state)
      for (let i = 0; i < PER_POSITION; i++, sent++) {
        const wrong = malformed(rng, { seat, version: table.version, action, legal }, seats)
        const answer = submit(wrong.seat, wrong.version, wrong.action)
        const why = answer.ok ? 'accepted' : answer.rejection.why
        answers.set(why, (answers.get(why) ?? 0) + 1)
      }
      if (hashOf(table.state) !== before) throw new Error(`a refusal changed game ${n} at version ${table.version}`)
      if (!submit(seat, table.version, action).ok) throw new Error(`game ${n} refuses a legal action`)
    }
  }
  return answers
}
