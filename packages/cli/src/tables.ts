import { isGameId, loadGame } from '@bothy/games'
import { type Game, type GameTypes, isJson, type Json } from '@bothy/kernel'
import { type Flags, text, UsageError, whole } from './command.ts'

export async function findGame(id: string): Promise<Game<GameTypes>> {
  if (!isGameId(id)) throw new UsageError(`there is no game "${id}": bothy games lists them`)
  return loadGame(id)
}

export function seatCount(flags: Flags, game: Game<GameTypes>, normal: number): number {
  return whole(
    flags,
    'seats',
    Math.min(Math.max(normal, game.seats.min), game.seats.max),
    game.seats.min,
    game.seats.max,
  )
}

export function tableSetup(flags: Flags, game: Game<GameTypes>, seats: number): Json {
  const given = text(flags, 'options') ?? '{}'
  let raw: unknown
  try {
    raw = JSON.parse(given)
  } catch {
    throw new UsageError(`--options is not JSON: ${given}`)
  }
  if (!isJson(raw)) throw new UsageError(`--options is not JSON: ${given}`)
  const setup = game.setup(raw, seats)
  if (!setup.ok)
    throw new UsageError(`--options: ${setup.problem.why} at ${setup.problem.at === '' ? 'the top' : setup.problem.at}`)
  return setup.value
}
