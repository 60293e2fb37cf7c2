import type { Seat } from '@bothy/kernel'
import type { AskKind, CardId, View } from '@bothy/lords-of-scotland'
import { useEffect, useState } from 'preact/hooks'
import { ReadingPlace } from '@bothy/board-kit/board/details/reading-place.tsx'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { Cords, cordsOf } from './armies/cords.tsx'
import { blockers, type Foreseen, foreseen, NOTHING } from './foreseen.ts'
import { HandOfCards } from './hand/hand.tsx'
import { Lane } from './armies/lane.tsx'
import { Recruits } from './supporters/recruits.tsx'
import type { CutsceneFrame } from './scenes/cutscene-story.ts'
import { at } from './presenter.ts'
import type { BoardContext } from './spot.tsx'
import { rowsOf, Supporters } from './supporters/supporters.tsx'
import { wordsOf } from './words.ts'

function seating({ seats }: View, me: Seat | null): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (me === null ? i : (me + 1 + i) % seats))
}

const FEW = 3

/** At the right of the first armies, over what was done last; else of the next. */
const READING = [1, 2] as const

const aims = (kind: AskKind): boolean => kind === 'discard' || kind === 'swap' || kind === 'copy'

const NONE: ReadonlyMap<CardId, readonly CardId[]> = new Map()

function blocking({ view, me }: BoardContext, { held }: Foreseen): ReadonlyMap<CardId, readonly CardId[]> {
  if (held !== null) return blockers({ ...view, hand: [held] })
  const kind = view.pending?.seat === me ? view.pending?.kind : undefined
  return kind === 'turn' || kind === 'extraMuster' ? blockers(view) : NONE
}

type Part = 'hand' | 'recruits'

function Strip({ table }: { table: BoardContext }) {
  const { view, me, language, layout, choice } = table
  const words = wordsOf(language)
  const isAskedFor = {
    hand: view.hand.some(({ card }) => choice.isSelectable(at.card(card))),
    recruits: view.recruits.some((_, slot) => choice.isSelectable(at.recruit(slot))),
  }
  const hasHand = view.hand.length > 0
  const asked: Part = me === null || !hasHand || (isAskedFor.recruits && !isAskedFor.hand) ? 'recruits' : 'hand'
  const [part, setPart] = useState<Part>(asked)
  useEffect(() => setPart(asked), [asked, view.round, view.skirmish])
  const one = layout === 'phone' || layout === 'low'
  const counts = { hand: view.hand.length, recruits: view.recruits.filter((slot) => slot !== null).length }
  return (
    <div class="los-strip" data-part={me === null ? 'recruits' : one ? part : 'both'}>
      {one && me !== null && (
        <div class="los-switch" role="group" aria-label={words.board.whichPart}>
          {(['hand', 'recruits'] as const).map((name) => (
            <button key={name} type="button" aria-pressed={part === name} onClick={() => setPart(name)}>
              {words.zoneName(name)} <small>{counts[name]}</small>
            </button>
          ))}
        </div>
      )}
      {me !== null && <HandOfCards table={table} />}
      <Recruits table={table} />
    </div>
  )
}

function laneLabel({ view, language, layout }: BoardContext, show: CutsceneFrame | null): string {
  const { board } = wordsOf(language)
  if (show?.phase === 'reveal') return board.showReveal
  if (show?.phase === 'totals') return board.showTotals
  if (view.revealed) return board.lanesRevealed
  return layout === 'wide' || layout === 'hall' ? board.lanes : board.lanesShort
}

export const BoardView = (table: BoardContext) => <BoardViewWith table={table} show={null} />

export function BoardViewWith({ table, show }: { table: BoardContext; show: CutsceneFrame | null }) {
  const { view, me, language, layout, choice, uiState } = table
  const words = wordsOf(language)
  const { item } = useTableContext()
  const seen = show === null ? foreseen(view, choice, uiState.previewed.value ?? item.value) : NOTHING
  const lanes = seating(view, me)
  const rows = rowsOf(view)
  return (
    <div
      class="los-stage"
      data-show={show?.phase}
      data-compact={layout === 'phone' || layout === 'low' ? '' : undefined}
      data-asks={me !== null && view.pending?.seat === me && aims(view.pending.kind) ? 'armies' : undefined}
      data-few={view.seats <= FEW && (layout === 'wide' || layout === 'hall') ? '' : undefined}
      data-layout={layout}
      data-own={me === null ? 'no' : 'yes'}
      style={{ '--seats': view.seats }}
    >
      <div class="los-table">
        <p class="los-label los-lanes-label">{laneLabel(table, show)}</p>
        <p class="los-label los-supporters-label" aria-hidden="true">
          {words.zoneName('supporters')}
        </p>
        <div class="los-lanes">
          {lanes.map((seat) => (
            <Lane key={seat} table={table} seat={seat} seen={seen} blocking={blocking(table, seen)} show={show} />
          ))}
          {show === null && READING.map((rank) => <ReadingPlace key={rank} rank={rank} class="los-reading" />)}
        </div>
        <Cords cords={cordsOf(lanes, rows, seen.shown?.order ?? view.order, view.order)} rows={view.seats} />
        <Supporters table={table} rows={rows} seen={seen} />
        {show === null && <Strip table={table} />}
      </div>
    </div>
  )
}
