import { type GameTypes, type RecordFile, type Seat, type Match, writeRecord } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import { coloursOf } from '../seats/colours.ts'
import type { MatchLog } from './match-log.ts'
import { OPENING, witnessed } from '../viewers/state-message.ts'

/** Readable for ever, whatever becomes of the rules. */
export function transcripts(table: Match<GameTypes>): readonly Transcript[] {
  const viewers: (Seat | null)[] = [...Array.from({ length: table.opening.seats }, (_, seat) => seat), null]
  const result = table.game.result(table.state)
  return viewers.map((seat) => ({
    seat,
    view: table.game.view(table.state, seat),
    log: witnessed(table, seat, OPENING),
    result: result === null ? null : { scores: [...result.scores], ranks: [...result.ranks] },
  }))
}

export function recordOf({
  status,
  table,
  game,
  holders,
  row,
  resigned,
  isAbandoned,
  hints,
}: MatchLog): RecordFile | null {
  if (status !== 'over' || table === null) return null
  const names = holders.map((holder) => (holder.kind === 'open' ? '' : holder.name))
  return writeRecord(game, table.match, names, {
    friendly: row.friendly,
    levels: holders.map((holder) => (holder.kind === 'open' ? null : (holder.level ?? null))),
    resigned: [...resigned],
    abandoned: isAbandoned,
    colours: coloursOf(holders),
    hints: hints.counts,
  })
}
