import type { Seat } from '@bothy/kernel'
import type { FieldShown, Offer, View } from '@bothy/glen-more-2/data'
import { useCallback, useRef, useState } from 'preact/hooks'
import type { Layout } from '../../board/layout.ts'
import { SeatBadge } from '../../art/index.ts'
import { ClanFacts, Clans, FieldCard } from './clans.tsx'
import { Hub, OfferCard } from './hub.tsx'
import { landName } from './labels.ts'
import { Land } from './land.tsx'
import { lookAt, type Pane, type Sight, sightOf } from './look.ts'
import { Market } from './market.tsx'
import { offered, proposal } from './offer.ts'
import { at } from './presenter.ts'
import { Ring } from './ring.tsx'
import { SeatChip, SeatPanel } from './seats.tsx'
import { hasTray, Shelf, Tray } from './shelf.tsx'
import type { Table } from './spot.tsx'
import { wordsOf } from './words.ts'

/** The others in turn order, then one's own seat. */
const seating = ({ seats }: View, me: Seat | null): readonly Seat[] =>
  Array.from({ length: seats }, (_, i) => ((me ?? -1) + 1 + i) % seats)

/** For so long, in milliseconds, what was pointed at still counts: on the way to the next tile nothing flickers. */
const LINGER = 300

/** Room for one of the three things at a time. */
const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'low'
const hasPanels = (layout: Layout): boolean => layout === 'wide' || layout === 'hall'

function Seats({ table, sight }: { table: Table; sight: Sight }) {
  const { view, me, layout, language } = table
  const Panel = hasPanels(layout) ? SeatPanel : SeatChip
  return (
    <div class="gm2-seats" role="group" aria-label={wordsOf(language).board.lands} data-count={view.seats}>
      {seating(view, me).map((seat) => (
        <Panel key={seat} table={table} seat={seat} sight={sight} />
      ))}
    </div>
  )
}

type PlacesProps = {
  table: Table
  sight: Sight
  looked: string | null
  field: FieldShown | undefined
  preview: Offer | undefined
}

/** Whose territory it is, and the way back to one's own or to see it large. */
function LandHead({ table, sight, preview, isLarge }: PlacesProps & { isLarge: boolean }) {
  const { me, language } = table
  const words = wordsOf(language)
  return (
    <header class="gm2-place-head">
      <SeatBadge seat={sight.seat} size={22} />
      <h2>{landName(table, sight.seat, words)}</h2>
      {me !== null && sight.seat !== me && (
        <button type="button" class="button gm2-swap" onClick={() => lookAt(table, sight.pane, null)}>
          {words.board.yourLand}
        </button>
      )}
      {!isLarge && <SwapButton table={table} pane="land" sight={sight} />}
      {preview !== undefined && !isSmall(table.layout) && <OfferCard table={table} offer={preview} />}
    </header>
  )
}

function SwapButton({ table, pane, sight }: { table: Table; pane: Pane; sight: Sight }) {
  const { board } = wordsOf(table.language)
  return (
    <button type="button" class="button gm2-swap" onClick={() => lookAt(table, pane, sight.seat)}>
      {pane === 'map' ? board.mapLarge : board.landLarge}
    </button>
  )
}

function LandPlace(props: PlacesProps & { isLarge: boolean }) {
  const { table, sight, looked, preview, isLarge } = props
  const { view, me } = table
  return (
    <section
      class={isLarge ? 'gm2-place-box gm2-large' : 'gm2-place-box gm2-small'}
      {...(sight.seat === me ? { 'data-mine': '' } : {})}
    >
      <LandHead {...props} />
      <div class="gm2-moor">
        <Land
          table={table}
          seat={sight.seat}
          pointed={looked}
          offer={view.pending?.seat === sight.seat ? preview : undefined}
        />
      </div>
    </section>
  )
}

function MapPlace({ table, sight, field, isLarge }: PlacesProps & { isLarge: boolean }) {
  return (
    <section class={isLarge ? 'gm2-map-box gm2-large' : 'gm2-map-box gm2-small'}>
      <div class="gm2-map-frame">
        <Clans table={table} looked={field} isLarge={isLarge} />
      </div>
      {isLarge && field !== undefined && <FieldCard table={table} shown={field} />}
      {!isLarge && (
        <div class="gm2-map-words">
          <ClanFacts table={table} looked={field} />
          <SwapButton table={table} pane="map" sight={sight} />
        </div>
      )}
    </section>
  )
}

/** On a phone: which of the three is shown. */
function Tabs({ table, sight }: { table: Table; sight: Sight }) {
  const words = wordsOf(table.language)
  const names: { readonly [P in Pane]: string } = {
    rondel: words.rondel,
    land: words.territory,
    map: words.clanBoard,
  }
  return (
    <div class="gm2-tabs" role="group">
      {(['rondel', 'land', 'map'] as const).map((pane) => (
        <button
          key={pane}
          type="button"
          class="button gm2-tab"
          aria-pressed={sight.pane === pane ? 'true' : 'false'}
          onClick={() => lookAt(table, pane, sight.seat)}
        >
          {names[pane]}
        </button>
      ))}
    </div>
  )
}

function SmallTable(props: PlacesProps) {
  const { table, sight, preview } = props
  return (
    <div class="gm2-table">
      <Seats table={table} sight={sight} />
      <Tabs table={table} sight={sight} />
      {sight.pane === 'rondel' && (
        <>
          <Ring table={table} preview={preview}>
            <Market table={table} preview={preview} />
          </Ring>
          {preview !== undefined && <OfferCard table={table} offer={preview} />}
        </>
      )}
      {(sight.pane === 'land' || (sight.pane === 'rondel' && (preview !== undefined || table.layout === 'low'))) && (
        <LandPlace {...props} isLarge />
      )}
      {sight.pane === 'map' && <MapPlace {...props} isLarge />}
      {sight.pane !== 'rondel' && <Market table={table} preview={undefined} />}
      {hasTray(table) && <Tray table={table} />}
    </div>
  )
}

function LargeTable(props: PlacesProps) {
  const { table, sight, preview } = props
  return (
    <div class="gm2-table">
      <Seats table={table} sight={sight} />
      <Ring table={table} preview={preview}>
        <Hub table={table} preview={preview} />
      </Ring>
      <LandPlace {...props} isLarge={sight.large === 'land'} />
      <MapPlace {...props} isLarge={sight.large === 'map'} />
      {hasTray(table) ? <Tray table={table} /> : <Shelf table={table} seat={sight.seat} />}
    </div>
  )
}

/** Seats, rondel, and a large and a small place for territory and clan board, which swap. */
export function Stage(props: Table) {
  const { view, layout, inspect } = props
  const [pointed, setPointed] = useState<string | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const point = useCallback(
    (wanted: string | null): void => {
      clearTimeout(leaving.current)
      if (wanted === null) leaving.current = setTimeout(() => setPointed(null), LINGER)
      else setPointed(wanted)
      // Tiles of the rondel and fields of the map are explained on the stage itself.
      inspect(offered(view, wanted) !== undefined || wanted?.startsWith('field:') === true ? null : wanted)
    },
    [inspect, view],
  )
  const table: Table = { ...props, inspect: point }
  const looked = props.attention.proposed.value ?? pointed
  const preview = proposal(props) ?? offered(view, looked)
  const sight = sightOf(props, preview)
  const field = view.fields.find((it) => at.field(it.field) === looked)
  const Places = isSmall(layout) ? SmallTable : LargeTable
  return (
    <div class="gm2-stage" data-layout={layout} data-seats={view.seats} data-pane={sight.pane} data-large={sight.large}>
      <Places table={table} sight={sight} looked={looked} field={field} preview={preview} />
    </div>
  )
}
