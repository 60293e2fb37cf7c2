import type { ChronicleId, FieldShown, Offer } from '@bothy/glen-more-2/data'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { isHandheld } from '@bothy/board-kit/board/layout.ts'
import { Zoom } from '@bothy/board-kit/board/zoom.tsx'
import { ScoreSpot } from '@bothy/board-kit/board/scoring/score-spot.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import type { Pane } from '../chronicles/part.ts'
import { OpenedChronicle } from '../chronicles/slots.tsx'
import { ClanFacts, Clans, FieldCard } from '../map/clans.tsx'
import { MapKey } from '../map/map-key.tsx'
import { landName } from '../labels.ts'
import { Land } from './land.tsx'
import { hasPanels, isSmall, lookAt, openedIn } from '../visible-area.ts'
import type { Sight } from '../chronicles/part.ts'
import { LastMoveOf } from '../seats/seats.tsx'
import { finalPointsOf } from '../seats/final-points.ts'
import type { BoardContext } from '../spot.tsx'
import { wordsOf } from '../words.ts'

export type PlacesProps = {
  readonly table: BoardContext
  readonly sight: Sight
  readonly looked: string | null
  readonly field: FieldShown | undefined
  readonly preview: Offer | undefined
  readonly held: Offer | undefined
}

export function SwapButton({
  table,
  pane,
  sight,
}: {
  table: BoardContext
  pane: Exclude<Pane, ChronicleId>
  sight: Sight
}) {
  const words = wordsOf(table.language)
  const names = { rondel: words.rondel, land: words.board.landLarge, map: words.board.mapLarge }
  return (
    <button
      type="button"
      class="button gm2-swap"
      title={names[pane]}
      aria-label={names[pane]}
      onClick={() => lookAt(table, pane, sight.seat)}
    >
      <Icon name={pane === 'rondel' ? 'restart' : 'fit'} size={18} />
    </button>
  )
}

function LandHead({ table, sight, isLarge }: PlacesProps & { isLarge: boolean }) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const { penalty } = finalPointsOf(table, sight.seat)
  return (
    <header class="gm2-place-head">
      <SeatBadge seat={sight.seat} size={22} />
      <h2 class="gm2-land-name">{landName(table, sight.seat, words)}</h2>
      <span class={penalty < 0 ? 'gm2-loss' : 'gm2-soft'}>
        {words.tiles(view.players[sight.seat].tiles.length)}{' '}
        {penalty < 0 && (
          <ScoreSpot seat={sight.seat} part="territory" label={words.vp(penalty)}>
            {signed(penalty)}
          </ScoreSpot>
        )}
      </span>
      {me !== null && sight.seat !== me && (
        <button type="button" class="button gm2-home" onClick={() => lookAt(table, sight.pane, null)}>
          {landName(table, me, words)}
        </button>
      )}
      {!isLarge && <SwapButton table={table} pane="land" sight={sight} />}
      {sight.seat !== me && !hasPanels(table.layout) && <LastMoveOf table={table} seat={sight.seat} />}
    </header>
  )
}

/** A place can be chosen at once where the reader moves, and the tile is not only to be entered or put aside. */
const canPlaceNow = ({ view, reader }: BoardContext, held: Offer | undefined): boolean =>
  held !== undefined && held.spots.length > 0 && view.pending?.kind === 'turn' && view.pending.seat === reader

export function LandPlace(props: PlacesProps & { isLarge: boolean }) {
  const { table, sight, looked, preview, held, isLarge } = props
  const { view, me } = table
  const land = (
    <Land
      table={table}
      seat={sight.seat}
      pointed={looked}
      offer={view.pending?.seat === sight.seat ? preview : undefined}
      held={view.pending?.seat === sight.seat && canPlaceNow(table, held)}
    />
  )
  return (
    <section
      class={isLarge ? 'gm2-place-box gm2-large' : 'gm2-place-box gm2-small'}
      {...(sight.seat === me ? { 'data-mine': '' } : {})}
    >
      <LandHead {...props} />
      {isHandheld(table.layout) ? (
        <Zoom about={`${sight.seat} ${sight.pane} ${view.pending?.kind ?? ''}`} class="gm2-moor" head={null}>
          {land}
        </Zoom>
      ) : (
        <div class="gm2-moor">{land}</div>
      )}
    </section>
  )
}

export function MapPlace({ table, sight, field, isLarge }: PlacesProps & { isLarge: boolean }) {
  const map = <Clans table={table} looked={field} />
  if (isLarge && isSmall(table.layout))
    return (
      <section class="gm2-map-box gm2-large">
        <Zoom about="clans" class="gm2-map-frame" head={null}>
          {map}
        </Zoom>
        <div class="gm2-map-words">
          <ClanFacts table={table} looked={field} />
        </div>
      </section>
    )
  return (
    <section class={isLarge ? 'gm2-map-box gm2-large' : 'gm2-map-box gm2-small'}>
      {!isLarge && (
        <div class="gm2-map-words">
          <ClanFacts table={table} looked={field} />
        </div>
      )}
      <div class="gm2-map-frame">
        {map}
        {!isLarge && <SwapButton table={table} pane="map" sight={sight} />}
        {isLarge && (table.layout !== 'upright' || field === undefined) && <MapKey table={table} />}
        {isLarge && table.layout === 'upright' && field !== undefined && <FieldCard table={table} shown={field} />}
      </div>
    </section>
  )
}

export function OpenedPlace({ table, sight }: PlacesProps) {
  const id = openedIn(sight)
  return id !== null && <OpenedChronicle table={table} id={id} seat={table.me ?? sight.seat} />
}
