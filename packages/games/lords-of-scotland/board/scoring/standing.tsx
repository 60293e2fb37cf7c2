import type { Seat } from '@bothy/kernel'
import type { Placing } from '@bothy/lords-of-scotland'
import { CLAIMS_WITH_COCHRANE, VICTORY_THRESHOLD } from '@bothy/lords-of-scotland/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Total } from '../armies/total.tsx'
import { nameOf } from '../labels.ts'
import { PointsBar } from '../seats/seat-panel.tsx'
import type { BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'
import '@bothy/board-kit/board/seats/standing-styles.css'

function notes({ tie, claims, place }: Placing, claiming: boolean, { board }: Words): readonly string[] {
  const out: string[] = []
  if (tie !== null) out.push(tie.won ? board.tie(tie.rank, tie.other) : board.tieLost(tie.rank, tie.other))
  if (!claiming) return out
  if (claims === 0) out.push(board.nothingLeft)
  else if (place === 1) out.push(board.claimsFirst)
  if (claims === CLAIMS_WITH_COCHRANE) out.push(board.claimsTwo)
  return out
}

export function Standing(table: BoardContext) {
  const { view, language } = table
  const words = wordsOf(language)
  const { board } = words
  const idle = view.points.map((_, seat) => seat).filter((seat) => !view.order.some((line) => line.seat === seat))
  const race = view.points
    .map((_, seat) => seat)
    .sort((a, b) => (view.ranks?.[a] ?? 0) - (view.ranks?.[b] ?? 0) || view.points[b] - view.points[a])
  const who = (seat: Seat) => (
    <>
      <SeatBadge seat={seat} size={20} />
      <span class="los-who">{nameOf(table, seat, words)}</span>
    </>
  )
  return (
    <div class="standing los-standing">
      <p class="standing-title">{view.revealed ? board.finalOrder : board.ifEnded}</p>
      <ol>
        {view.order.map((line) => (
          <li key={line.seat}>
            <span class="los-place">{line.place === null ? '' : board.place(line.place)}</span>
            {who(line.seat)}
            <Total total={view.totals[line.seat]} words={words} />
            {notes(line, !view.revealed, words).map((note) => (
              <small key={note}>{note}</small>
            ))}
          </li>
        ))}
        {idle.map((seat) => (
          <li key={seat} class="los-idle">
            <span class="los-place">–</span>
            {who(seat)}
            <small>{board.noArmyNoClaim}</small>
          </li>
        ))}
      </ol>
      {view.totals.some(({ hidden }) => hidden > 0) && <p class="los-hint">{board.notCounted}</p>}
      <p class="standing-title">{board.race(VICTORY_THRESHOLD)}</p>
      <ol>
        {race.map((seat) => (
          <li key={seat}>
            <span class="los-place">{view.ranks === null ? '' : board.place(view.ranks[seat])}</span>
            {who(seat)}
            <b class="los-total">{view.points[seat]}</b>
            <PointsBar points={view.points[seat]} words={words} />
          </li>
        ))}
      </ol>
    </div>
  )
}
