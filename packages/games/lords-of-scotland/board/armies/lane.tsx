import type { Seat } from '@bothy/kernel'
import type { CardId, Mark, ShownPiece } from '@bothy/lords-of-scotland'
import { SeatTartan } from '@bothy/board-kit/art/index.ts'
import { seatClass } from '@bothy/board-kit/board/details/sentence.tsx'
import { Army, TurnsToCome } from './army.tsx'
import { PowerIcon } from '../art/power-icons.tsx'
import { type Foreseen, positionOf } from '../foreseen.ts'
import { Ghosts } from './ghosts.tsx'
import { armyName } from '../labels.ts'
import type { CutsceneFrame } from '../scenes/cutscene-story.ts'
import { LastLine } from '../seats/last-move.tsx'
import { SeatPanel } from '../seats/seat-panel.tsx'
import type { BoardContext } from '../spot.tsx'
import { LaneTotal } from './total.tsx'
import { type Words, wordsOf } from '../words.ts'

function markNote({ card, mark }: ShownPiece, words: Words): string | null {
  if (mark === null || card === null) return null
  const notes: { readonly [M in Mark]: string } = {
    claimTwo: words.board.claimsBoth,
    stayInPlay: words.board.willStay(words.cardName(card)),
    joinEveryLineage: words.board.isWild(words.cardName(card)),
  }
  return notes[mark]
}

/** Cards of two armies are so large that the last move has its words below the total. */
const isBelowTotal = ({ view, layout }: BoardContext): boolean =>
  view.totals.length === 2 && (layout === 'wide' || layout === 'hall')

function Notes({ table, seat }: { table: BoardContext; seat: Seat }) {
  const { view, language } = table
  const words = wordsOf(language)
  const { doubled, hidden } = view.totals[seat]
  const position = positionOf(view.order, seat)
  // LOS-59: several marks of Cochrane count once.
  const marks = new Map(
    view.armies[seat].flatMap((piece) => {
      const note = markNote(piece, words)
      return note === null || piece.mark === null ? [] : [[note, piece.mark] as const]
    }),
  )
  return (
    <div class="los-notes">
      {!isBelowTotal(table) && <LastLine table={table} seat={seat} />}
      <div class="los-notes-text" aria-hidden="true">
        {[...marks].map(([note, mark]) => (
          <span key={note} class="los-mark-note">
            <PowerIcon power={mark} size={16} />
            {note}
          </span>
        ))}
        {doubled && <span>{words.board.oneLineage}</span>}
        {hidden > 0 && <span>{words.board.cardsHidden(hidden)}</span>}
        {position !== null && !view.revealed && position.takes.length === 0 && <span>{words.board.nothingLeft}</span>}
      </div>
    </div>
  )
}

export function Lane({
  table,
  seat,
  seen,
  blocking,
  show,
}: {
  table: BoardContext
  seat: Seat
  seen: Foreseen
  blocking: ReadonlyMap<CardId, readonly CardId[]>
  show: CutsceneFrame | null
}) {
  const { view, me, language } = table
  const mine = seat === me
  const foresees = mine && seen.held !== null
  const hasPlaces = show === null || (show.phase !== 'reveal' && show.phase !== 'totals')
  const won = show !== null && hasPlaces && view.order.at(0)?.seat === seat
  return (
    <section
      class={`los-lane ${seatClass(seat)}`}
      data-seat-home={seat}
      data-turn={(show?.turning?.seat ?? view.pending?.seat) === seat ? 'yes' : 'no'}
      data-mine-lane={mine ? 'yes' : 'no'}
      aria-label={armyName(seat, table, wordsOf(language))}
    >
      <SeatPanel table={table} seat={seat} seen={seen} />
      <div class="los-army">
        <Army table={table} seat={seat} blocking={blocking} show={show} />
        {foresees ? (
          <Ghosts table={table} seen={seen} />
        ) : (
          <>
            <TurnsToCome table={table} seat={seat} />
            <Notes table={table} seat={seat} />
            {won && <span class="los-won">{wordsOf(language).board.wonSkirmish}</span>}
          </>
        )}
      </div>
      <LaneTotal table={table} seat={seat} seen={seen} hasPlace={hasPlaces} counts={show !== null} />
      {show === null && !foresees && isBelowTotal(table) && (
        <div class="los-last-below">
          <LastLine table={table} seat={seat} />
        </div>
      )}
      {won && (
        <span class="los-winner">
          <SeatTartan seat={seat} scale={0.5} />
        </span>
      )}
    </section>
  )
}
