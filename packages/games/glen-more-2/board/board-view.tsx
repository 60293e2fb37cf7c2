import { type ChronicleId, isChronicle } from '@bothy/glen-more-2/data'
import { useCallback } from 'preact/hooks'
import { isHandheld, type Layout } from '@bothy/board-kit/board/layout.ts'
import { SeatList } from '@bothy/board-kit/parts/seats/seats.tsx'
import { usePointed } from '@bothy/board-kit/board/details/use-pointed.ts'
import { partsOf } from './chronicles/brought.ts'
import { Dock, hasPanel, panelOf } from './chronicles/slots.tsx'
import { Hub, OfferLine } from './ring/hub.tsx'
import { hasPanels, hasPerson, isSmall, lookAt, openedIn, sightOf } from './visible-area.ts'
import type { Sight } from './chronicles/part.ts'
import { Market, hasOpenStall } from './market/market.tsx'
import { offered, proposal } from './ring/offer.ts'
import { LandPlace, MapPlace, OpenedPlace, type PlacesProps, SwapButton } from './land/places.tsx'
import { at } from './presenter.ts'
import { Ring } from './ring/ring.tsx'
import { SeatChip, SeatPanel } from './seats/seats.tsx'
import { hasTray, Shelf, Tray } from './seats/shelf.tsx'
import type { BoardContext } from './spot.tsx'
import { wordsOf } from './words.ts'

const hasDock = ({ view }: BoardContext): boolean => partsOf(view).length > 0

const hasHub = (layout: Layout): boolean => !isSmall(layout) && layout !== 'upright'

function chronicleOf(item: string | null): ChronicleId | null {
  const [kind, id = ''] = item?.split(':') ?? []
  return kind === 'chronicle' && isChronicle(id) ? id : null
}

function Seats({ table, sight }: { table: BoardContext; sight: Sight }) {
  const { layout, language } = table
  const Panel = hasPanels(layout) ? SeatPanel : SeatChip
  const label = wordsOf(language).board.lands
  return <SeatList table={table} sight={sight} label={label} Panel={Panel} class="gm2-seats" />
}

function Views({ table, sight }: { table: BoardContext; sight: Sight }) {
  const words = wordsOf(table.language)
  return (
    <div class="gm2-views">
      {(['rondel', 'map'] as const).map((pane) => (
        <button
          key={pane}
          type="button"
          class="gm2-view"
          aria-pressed={sight.pane === pane ? 'true' : 'false'}
          onClick={() => lookAt(table, pane, sight.seat)}
        >
          {pane === 'rondel' ? words.rondel : words.board.clans}
        </button>
      ))}
    </div>
  )
}

function ChangedPlace(props: PlacesProps) {
  const { table, preview } = props
  return preview !== undefined && hasPerson(table.view, preview) ? (
    <MapPlace {...props} isLarge={false} />
  ) : (
    <LandPlace {...props} isLarge />
  )
}

function SmallRondel(props: PlacesProps) {
  const { table, preview } = props
  const panel = panelOf(table)
  const market = <Market table={table} preview={preview} />
  const changed = <ChangedPlace {...props} />
  const isPhone = table.layout === 'phone'
  if (panel !== null)
    return (
      <>
        {panel}
        {changed}
        {isPhone && hasOpenStall(table) && market}
      </>
    )
  return (
    <>
      <Ring table={table} preview={preview}>
        {isPhone ? changed : market}
      </Ring>
      <OfferLine table={table} offer={preview} />
      {isPhone ? market : changed}
    </>
  )
}

function SmallTable(props: PlacesProps) {
  const { table, sight } = props
  const { layout } = table
  return (
    <div class="tile-table gm2-table" data-prompt-corner={layout === 'low' ? '' : undefined}>
      <div class="gm2-top">
        <Seats table={table} sight={sight} />
        <Views table={table} sight={sight} />
      </div>
      {!hasPanel(table) && <Dock table={table} sight={sight} />}
      <OpenedPlace {...props} />
      {sight.pane === 'rondel' && <SmallRondel {...props} />}
      {sight.pane === 'land' && <LandPlace {...props} isLarge />}
      {sight.pane === 'map' && <MapPlace {...props} isLarge />}
      {sight.pane !== 'rondel' && hasOpenStall(table) && <Market table={table} preview={undefined} />}
      {sight.pane === 'land' && (hasTray(table) ? <Tray table={table} /> : <Shelf table={table} seat={sight.seat} />)}
    </div>
  )
}

function MapTable(props: PlacesProps) {
  const { table, sight } = props
  return (
    <div class="tile-table gm2-table">
      <Seats table={table} sight={sight} />
      <MapPlace {...props} isLarge />
      <LandPlace {...props} isLarge={false} />
      <SwapButton table={table} pane="rondel" sight={sight} />
      {hasOpenStall(table) && <Market table={table} preview={undefined} />}
    </div>
  )
}

function LargeTable(props: PlacesProps) {
  const { table, sight, preview, looked } = props
  const explains = hasHub(table.layout)
  const isOpened = openedIn(sight) !== null
  return (
    <div class="tile-table gm2-table">
      <Seats table={table} sight={sight} />
      <div class="gm2-left">
        <Ring table={table} preview={preview}>
          <Hub
            table={table}
            preview={preview}
            explains={explains}
            chronicle={chronicleOf(looked)}
            field={sight.large === 'map' || hasDock(table) ? props.field : undefined}
          />
        </Ring>
        {hasTray(table) ? <Tray table={table} /> : <Shelf table={table} seat={sight.seat} />}
      </div>
      {(explains || !hasPanel(table)) && <Dock table={table} sight={sight} />}
      <div class="gm2-right">
        {!explains && !hasPanel(table) && <OfferLine table={table} offer={preview} />}
        <OpenedPlace {...props} />
        <LandPlace {...props} isLarge={sight.large === 'land'} />
        {!isOpened && panelOf(table)}
        {!isOpened && <MapPlace {...props} isLarge={sight.large === 'map'} />}
      </div>
    </div>
  )
}

export function BoardView(props: BoardContext) {
  const { view, layout } = props
  const isTold = useCallback(
    (item: string | null) =>
      offered(view, item) !== undefined ||
      item?.startsWith('field:') === true ||
      (view.pending?.kind === 'turn' && item?.startsWith('cell:') === true) ||
      (hasHub(layout) && chronicleOf(item) !== null),
    [view, layout],
  )
  const { table, looked, pointed } = usePointed(props, isTold)
  const held = proposal(props)
  const preview = held ?? offered(view, looked)
  const sight = sightOf(props, preview)
  const field = view.fields.find((it) => at.field(it.field) === looked)
  const Places = isSmall(layout) ? SmallTable : layout === 'upright' && sight.pane === 'map' ? MapTable : LargeTable
  // Only where one pane stands for all: elsewhere each question would restyle the whole stage.
  const opened = openedIn(sight) === null ? undefined : 'chronicle'
  const pane = isHandheld(layout) ? (opened ?? sight.pane) : undefined
  return (
    <div
      class="tile-stage gm2-stage"
      data-layout={layout}
      data-seats={view.seats}
      data-pane={pane}
      data-large={opened ?? sight.large}
      data-dock={hasDock(props) ? partsOf(view).length : undefined}
    >
      <Places
        table={table}
        sight={sight}
        looked={held === undefined ? looked : pointed}
        field={field}
        preview={preview}
        held={held}
      />
    </div>
  )
}
