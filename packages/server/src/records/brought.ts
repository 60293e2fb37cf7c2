import { type RecordProblem, gameOfRecord, readRecord } from '@bothy/kernel'
import {
  type AnyGame,
  type Holder,
  type Mark,
  type TableEntry,
  type TableRow,
  cleanName,
  importedTable,
} from '@bothy/room'

export type Bringing = { readonly file: unknown; readonly id: string; readonly host: string; readonly now: number }

export type Brought =
  | { readonly row: TableRow; readonly entries: readonly TableEntry[]; readonly mark: Mark }
  | { readonly problem: RecordProblem }

const shortName = (name: string | undefined, seat: number): string => cleanName(name ?? '') || `${seat + 1}`

export async function brought(
  gameOf: (id: string) => Promise<AnyGame | undefined>,
  { file, id, host, now }: Bringing,
): Promise<Brought> {
  const game = await gameOf(gameOfRecord(file) ?? '')
  if (game === undefined) return { problem: { why: 'unknown-game', at: 'game', ply: null } }
  const read = readRecord(game, file)
  if (!read.ok) return { problem: read.problem }
  const { match, names, notes } = read
  const { seats, setup } = match
  const holders = Array.from({ length: seats }, (_, seat): Holder => {
    const level = notes.levels.at(seat) ?? null
    const name = shortName(names[seat], seat)
    return { kind: 'person', person: null, name, away: null, ...(level === null ? {} : { level }) }
  })
  const row = {
    id,
    game: match.game,
    seats,
    setup,
    visibility: 'private',
    host,
    created: now,
    friendly: notes.friendly,
    hints: null,
    rated: false,
    pace: null,
  } as const
  return { row, ...importedTable(game, { row, holders, now }, { match, notes }) }
}
