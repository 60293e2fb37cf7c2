import { SEAT_COLOURS, type Seat } from '@bothy/kernel'
import { coloursOf, inColour, swapped } from './colours.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId, TableEntry } from '../log/log.ts'
import { type Outcome, done, refuse } from '../log/outcome.ts'
import { isOwn } from './seating.ts'

/** Before the start: the host swaps any two seats, others only their own with a free one. */
export function move(matchLog: MatchLog, person: PersonId, from: Seat, to: Seat): Outcome {
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  const { holders, unready } = matchLog
  const [leaving, staying] = [holders[from], holders[to]]
  if (leaving === undefined || staying === undefined) return refuse('not-seated')
  if (matchLog.row.host !== person) {
    if (!isOwn(matchLog, person, from)) return refuse('not-host')
    if (staying.kind !== 'open') return refuse('seat-taken')
  }
  if (from === to || (leaving.kind === 'open' && staying.kind === 'open')) return done()
  const after = swapped(holders, from, to)
  const by = matchLog.row.host === person ? ({ by: 'host' } as const) : {}
  // Readiness belongs to the person, not to the seat.
  const waits = new Map([
    [from, unready.has(to)],
    [to, unready.has(from)],
  ])
  return matchLog.add(
    ...[from, to].map((seat): TableEntry => ({ type: 'seat', seat, holder: after[seat], ...by })),
    ...[from, to].flatMap((seat): readonly TableEntry[] =>
      after[seat].kind === 'person' ? [{ type: 'ready', seat, ready: waits.get(seat) !== true, ...by }] : [],
    ),
  )
}

/** Before the start; a bot that has the wanted colour takes the person's. */
export function chooseColour(matchLog: MatchLog, person: PersonId, seat: Seat, colour: number): Outcome {
  if (matchLog.status !== 'waiting') return refuse('not-waiting')
  if (!isOwn(matchLog, person, seat)) return refuse('not-seated')
  const { holders } = matchLog
  const colours = coloursOf(holders)
  if (colours[seat] === colour) return done()
  const other = colours.indexOf(colour)
  if (colour >= SEAT_COLOURS || holders[other]?.kind === 'person') return refuse('colour-taken')
  const entries: TableEntry[] = [{ type: 'seat', seat, holder: inColour(holders[seat], colour) }]
  if (holders[other]?.kind === 'bot')
    entries.push({ type: 'seat', seat: other, holder: inColour(holders[other], colours[seat]), by: seat })
  return matchLog.add(...entries)
}
