import type { Offer } from '@bothy/glen-more/data'
import { useCallback } from 'preact/hooks'
import type { Layout } from '@bothy/board-kit/board/layout.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { SeatList } from '@bothy/board-kit/parts/seats/seats.tsx'
import { usePointed } from '@bothy/board-kit/board/details/use-pointed.ts'
import { Hub } from './ring/hub.tsx'
import { landName } from './labels.ts'
import { Land } from './land/land.tsx'
import { lookAt, type Sight, sightOf } from './visible-area.ts'
import { Market } from './market/market.tsx'
import { offered, OfferLine, proposal } from './ring/offer-facts.tsx'
import { Ring } from './ring/ring.tsx'
import { LYING, UPRIGHT } from './ring/ring-shape.ts'
import { SeatChip, SeatFacts, SeatPanel, SeatStrip } from './seats/seats.tsx'
import type { BoardContext } from './spot.tsx'
import { wordsOf } from './words.ts'

const SEAT = { hall: SeatPanel, wide: SeatPanel, upright: SeatPanel, narrow: SeatStrip, phone: SeatChip, low: SeatChip }

const isLying = (layout: Layout): boolean => layout === 'phone' || layout === 'low'

function LandTools({ table, sight }: { table: BoardContext; sight: Sight }) {
  const { me, layout, language } = table
  const { board, track } = wordsOf(language)
  const home = me !== null && sight.seat !== me
  const lies = isLying(layout)
  return (
    <span class="gm-land-tools">
      {home && (
        <button type="button" class="button gm-home" onClick={() => lookAt(table, sight.pane, null)}>
          {landName(table, me, wordsOf(language))}
        </button>
      )}
      {lies && (
        <button
          type="button"
          class="button gm-pane"
          onClick={() => lookAt(table, sight.pane === 'ring' ? 'land' : 'ring', sight.seat)}
        >
          <Icon name={sight.pane === 'ring' ? 'fit' : 'restart'} size={18} />
          <span class={sight.pane === 'ring' ? 'visually-hidden' : undefined}>
            {sight.pane === 'ring' ? board.landLarge : track}
          </span>
        </button>
      )}
    </span>
  )
}

function LandPart({
  table,
  sight,
  looked,
  preview,
  held,
}: {
  table: BoardContext
  sight: Sight
  looked: string | null
  preview: Offer | undefined
  held: boolean
}) {
  const { view, me } = table
  const mine = sight.seat === me
  return (
    <section class="gm-land" {...(mine ? { 'data-mine': '' } : {})}>
      <Land
        table={table}
        seat={sight.seat}
        pointed={looked}
        offer={view.pending?.seat === sight.seat ? preview : undefined}
        held={held && mine && preview !== undefined && preview.spots.length > 0}
        tools={<LandTools table={table} sight={sight} />}
      />
      {!mine && <SeatFacts table={table} seat={sight.seat} />}
    </section>
  )
}

export function BoardView(props: BoardContext) {
  const { view, layout, language } = props
  const { lands } = wordsOf(language).board
  const lying = isLying(layout)
  /** Without room in the hub, the looked-at tile is explained above the land. */
  const line = lying || layout === 'upright'
  const isTold = useCallback(
    (item: string | null) =>
      offered(view, item) !== undefined || (view.pending?.kind === 'turn' && item?.startsWith('cell:') === true),
    [view],
  )
  const { table, looked, pointed } = usePointed(props, isTold)
  const sight = sightOf(props)
  const held = proposal(props)
  const preview = held ?? offered(view, looked)
  const ring = !lying || sight.pane === 'ring'
  // Set only where ring and land share one place: elsewhere it would restyle the whole stage with every question.
  const pane = lying ? sight.pane : undefined
  return (
    <div class="tile-stage gm-stage" data-layout={layout} data-seats={view.seats} data-pane={pane}>
      <div class="tile-table gm-table" data-prompt-corner={layout === 'low' ? '' : undefined}>
        <SeatList table={table} sight={sight} label={lands} Panel={SEAT[layout]} class="gm-seats" />
        {ring && (
          <Ring table={table} shape={lying ? LYING : UPRIGHT} preview={preview}>
            {lying ? (
              <Market table={table} preview={preview} />
            ) : (
              <Hub table={table} preview={preview} explains={!line} />
            )}
          </Ring>
        )}
        {!ring && <Market table={table} preview={undefined} />}
        {line && ring && view.offers.length > 0 && <OfferLine table={table} offer={preview} />}
        <LandPart
          table={table}
          sight={sight}
          looked={held === undefined ? looked : pointed}
          preview={preview}
          held={held !== undefined && view.pending?.seat === props.reader}
        />
      </div>
    </div>
  )
}
