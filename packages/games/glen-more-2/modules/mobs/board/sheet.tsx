import type { ScoreLine } from '@bothy/kernel'
import { type Event, type GangsterId, SPONGE } from '@bothy/glen-more-2/data'
import type { SheetRow } from '@bothy/board-kit/board/game-board.ts'
import type { ScoringRow } from '@bothy/board-kit/board/scoring/scoring-story.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import type { Words } from '../../../board/words.ts'
import type { ChronicleRow } from '../../../board/chronicles/part.ts'
import { Penny, Portrait } from './signs.tsx'
import { mobsIn } from './words.ts'

const ROWS = ['gangsters', 'pennies', 'sponge'] as const
type Row = (typeof ROWS)[number]
const ANYBODY: GangsterId = 1

export const isMobsLine = ({ category }: ScoreLine): boolean => ROWS.some((row) => row === category)

export const mobsRowLabel = (row: number, words: Words): string => {
  const say = mobsIn(words)
  return [say.gangsters, say.pennyRow, say.gangsterName(SPONGE)][row] ?? say.title
}

export const mobsRowTold = (row: number, words: Words): string => mobsIn(words).told[ROWS[row]]

export const mobsRowIcon = (row: number, size: number) =>
  ROWS[row] === 'pennies' ? (
    <Penny side="plus" size={size} />
  ) : (
    <Portrait gangster={ROWS[row] === 'sponge' ? SPONGE : ANYBODY} size={size} />
  )

function fromOf({ view }: BoardContext, row: Row, seat: number, words: Words): string {
  const own = view.chronicles.mobs?.players[seat]
  if (own === undefined || row === 'sponge') return ''
  const say = mobsIn(words)
  return row === 'pennies' ? say.held(own.minus, own.plus) : own.gangsters.map((it) => say.gangsterName(it)).join(', ')
}

/** GM2-C8-3: gangsters, pennies, and what Sibyl MacSponge has moved. */
export function mobsSheet(table: BoardContext, words: Words): readonly SheetRow[] {
  if (table.view.chronicles.mobs === undefined) return []
  return ROWS.flatMap((row, i) => {
    const lines = table.tally.map((all) => all.find(({ category }) => category === row))
    if (row === 'sponge' && lines.every((line) => line === undefined)) return []
    return [
      {
        label: mobsRowLabel(i, words),
        icon: mobsRowIcon(i, 18),
        cells: lines.map((line, seat) => {
          const from = fromOf(table, row, seat, words)
          return from === '' ? { points: line?.points ?? 0 } : { points: line?.points ?? 0, from }
        }),
      },
    ]
  })
}

/** Sibyl takes VP of a scoring before the next move, VP of a turn after a move. */
function spongedIn(events: readonly Event[]): readonly Event[] {
  const moved = events.findIndex(({ type }) => type === 'moved' || type === 'rolled')
  return events.slice(0, moved < 0 ? events.length : moved).filter(({ type }) => type === 'sponged')
}

/** GM2-X10: gangsters and pennies at the end; and in every scoring what Sibyl MacSponge takes. */
export function mobsRows(events: readonly Event[]): readonly ScoringRow<ChronicleRow>[] {
  const scored = events.find((event) => event.type === 'mobsScored')
  const sponged = spongedIn(events)
  const rows: ScoringRow<ChronicleRow>[] = []
  const scoring = events.find((event) => event.type === 'scoring')
  if (scoring !== undefined && sponged.length > 0)
    rows.push({ kind: 'mobs:2', values: null, vp: movedBy(sponged, scoring.values.scotsmen.length) })
  if (scored !== undefined)
    rows.push(
      { kind: 'mobs:0', values: null, vp: scored.seats.map(({ gangsters }) => gangsters) },
      { kind: 'mobs:1', values: null, vp: scored.seats.map(({ pennies }) => pennies) },
    )
  return rows.filter(({ vp }) => vp.some((n) => n !== 0))
}

function movedBy(sponged: readonly Event[], seats: number): readonly number[] {
  const vp = Array.from({ length: seats }, () => 0)
  for (const event of sponged) {
    if (event.type !== 'sponged') continue
    vp[event.seat]++
    vp[event.of]--
  }
  return vp
}
