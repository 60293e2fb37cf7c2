import { GAME_IDS, type GameId } from '@bothy/games'
import { type GameTypes, gameOfRecord, type ReadRecord, readRecord } from '@bothy/kernel'
import type { AnyGame } from '@bothy/room'
import { UsageError } from './command.ts'
import { readInput } from './files.ts'
import { findGame } from './tables.ts'

type Read = Extract<ReadRecord<GameTypes>, { readonly ok: true }> & { readonly id: GameId; readonly game: AnyGame }

export async function recordAt(path: string): Promise<Read> {
  const file = jsonAt(path)
  const of = gameOfRecord(file)
  const id = GAME_IDS.find((known) => known === of)
  if (id === undefined) throw new UsageError(`${path} is not a record of a game known here`)
  const game = await findGame(id)
  const read = readRecord(game, file)
  if (read.ok) return { ...read, id, game }
  const where = read.problem.ply === null ? '' : ` after ply ${read.problem.ply}`
  throw new UsageError(`${path}: ${read.problem.why}${where}: ${read.problem.at}`)
}

function jsonAt(path: string): unknown {
  const content = readInput(path)
  try {
    return JSON.parse(content.toString())
  } catch {
    throw new UsageError(`${path} is not JSON`)
  }
}
