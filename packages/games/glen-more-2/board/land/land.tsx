import type { Seat } from '@bothy/kernel'
import {
  type Activatable,
  borrowedIn,
  type Offer,
  type Spot as PlaceSpot,
  type TileShown,
} from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Scotsman } from '../art/pieces.tsx'
import { type SignName, SignIcon, Signs } from '../art/signs.tsx'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { partsOf, shortOf } from '../chronicles/brought.ts'
import { TileThings, tileThingsSaid } from '../chronicles/slots.tsx'
import { BuiltTile } from '../tile/face.tsx'
import { addGains } from './gains.ts'
import { landLabel, landName, wayLabel } from '../labels.ts'
import { OpenPlace, PromisedPlace, ShutCell, type Where } from './land-cells.tsx'
import { at } from '../presenter.ts'
import { Spot, type Table } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const times = (n: number, sign: SignName): readonly SignName[] => Array.from({ length: n }, () => sign)

/** Gain from activating the tile now, or why it gives nothing. */
function Yield({ it, seat, words }: { it: Activatable; seat: Seat; words: Words }) {
  const { board } = words
  if (it.reason !== null)
    return it.reason.why === 'inactive' || it.extra ? null : (
      <span class="land-yield gm2-yield" data-good="no" aria-hidden="true">
        {shortOf(it.reason.why, words)}
      </span>
    )
  const [way] = it.ways
  const best = Math.max(0, ...it.ways.map(({ vp }) => vp))
  if (way === undefined) return null
  const { goods, vp, casks, points, markers, ages, tokens, events } = addGains([way])
  return (
    <span class="land-yield gm2-yield" data-good="yes" data-extra={it.extra ? '' : undefined} aria-hidden="true">
      {it.ways.length > 1 && best > 0 ? (
        <>
          <small>{board.most}</small> <Points value={best} size={20} />
        </>
      ) : (
        <>
          +
          <Signs
            signs={[
              ...(it.ways.length > 1 && goods.length > 0 ? (['any'] as const) : goods),
              ...(vp > 0 ? [{ vp }] : []),
              ...times(casks, 'cask'),
              ...times(points, 'move'),
              ...times(markers, 'marker'),
              ...times(tokens, 'haggis'),
              ...times(ages, 'age'),
              ...times(events, 'event'),
            ]}
            size={18}
            seat={seat}
          />
        </>
      )}
    </span>
  )
}

function yieldWords(it: Activatable | undefined, words: Words): string {
  if (it === undefined) return ''
  const { board } = words
  if (it.reason !== null) return shortOf(it.reason.why, words)
  const [way] = it.ways
  const best = Math.max(0, ...it.ways.map(({ vp }) => vp))
  const text =
    it.ways.length > 1 && best > 0 ? board.upTo(words.vp(best)) : way === undefined ? '' : wayLabel(way, words)
  return list([it.extra ? `${board.ready} ${board.viaLochNess}` : board.ready, text])
}

/** Whether the Scotsmen of a tile are a choice of their own now. */
function areScotsmenOpen(table: Table, { tile, scotsmen }: TileShown, own: boolean): boolean {
  if (!own || scotsmen === 0) return false
  const state = stateOf(table, at.scotsman(tile))
  return state === 'lit' || state === 'picked' || (state === 'blocked' && table.view.pending?.kind === 'give')
}

const Men = ({ seat, count }: { seat: Seat; count: number }) => (
  <span class="land-men gm2-men" aria-hidden="true">
    {Array.from({ length: count }, (_, i) => (
      <Scotsman key={i} seat={seat} class="gm2-man" />
    ))}
  </span>
)

type TileProps = {
  table: Table
  seat: Seat
  shown: TileShown
  own: boolean
  /** The cell that is pointed at would activate it, or the field that is looked at counts it. */
  would: boolean
  tabIndex: (key: string) => number
  style: Where
  words: Words
}

function LandTile({ table, seat, shown, own, would, tabIndex, style, words }: TileProps) {
  const { tile, goods, scotsmen, under, reach } = shown
  const { view } = table
  const it = (own ? view.activatable : borrowedIn(view)).find((a) => a.tile === tile)
  const open = areScotsmenOpen(table, shown, own)
  const isChosen = own && view.pending?.chosen.includes(tile) === true
  return (
    <div
      class={would ? 'land-plot gm2-plot land-would' : 'land-plot gm2-plot'}
      style={style}
      data-key={at.tile(tile)}
      data-high={under.length > 0 ? '' : undefined}
    >
      <Spot
        table={table}
        target={at.tile(tile)}
        thing={at.tile(tile)}
        label={list([landLabel(view, shown, words), yieldWords(it, words), ...tileThingsSaid(table, seat, shown)])}
        tabIndex={tabIndex(at.tile(tile))}
        class="land-tile gm2-on-land"
      >
        <BuiltTile view={view} tile={tile} />
        <span class="gm2-goods" aria-hidden="true">
          {goods.map((good, i) => (
            <SignIcon key={i} sign={good} />
          ))}
        </span>
        {under.length > 0 && (
          <span class="gm2-high" aria-hidden="true">
            {under.length + 1}
          </span>
        )}
        {it !== undefined && <Yield it={it} seat={seat} words={words} />}
        {(reach === 'used' || isChosen) && (
          <span class="land-yield gm2-yield" data-good={isChosen ? 'no' : 'done'} aria-hidden="true">
            <Icon name={isChosen ? 'close' : 'check'} size={16} />
          </span>
        )}
        <TileThings table={table} seat={seat} shown={shown} />
        {!open && scotsmen > 0 && <Men seat={seat} count={scotsmen} />}
      </Spot>
      {open && (
        <Spot
          table={table}
          target={at.scotsman(tile)}
          thing={at.scotsman(tile)}
          label={words.board.scotsmenOn(words.scotsmen(scotsmen), words.theTile(tile))}
          tabIndex={tabIndex(at.scotsman(tile))}
          class="land-clan gm2-clan"
        >
          <Men seat={seat} count={scotsmen} />
        </Spot>
      )}
    </div>
  )
}

type Cell = { readonly x: number; readonly y: number }

/** Cells that a tile to be placed could take, or that are refused for a reason worth telling. */
function placeCells({ view, choice }: Table, box: Box): readonly Cell[] {
  const cells: Cell[] = []
  for (let y = box.top; y >= box.bottom; y--)
    for (let x = box.left; x <= box.right; x++) {
      const target = at.cell(x, y)
      const cause = choice.cause(target)
      const isBare = !view.players[view.pending?.seat ?? 0].tiles.some((it) => it.x === x && it.y === y)
      // Corners stay free: everybody sees that nothing can lie there.
      if (choice.lit(target) || (isBare && cause !== null && cause !== 'noSide')) cells.push({ x, y })
    }
  return cells
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The cells that are drawn. */
function frameOf(cells: readonly Cell[]): Box {
  const xs = cells.map(({ x }) => x)
  const ys = cells.map(({ y }) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) }
}

type LandProps = {
  table: Table
  seat: Seat
  pointed: string | null
  /** The tile of the rondel that is looked at, if it would come to this territory. */
  offer: Offer | undefined
}

/** The territory of a seat, with room for all that could still be built. */
export function Land({ table, seat, pointed, offer }: LandProps) {
  const { view, me, language } = table
  const words = wordsOf(language)
  const { tiles, open } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const [given = null] = partsOf(view).flatMap((it) => it.given?.(table, seat) ?? [])
  const placed = own && view.pending?.kind === 'place' ? view.pending.tile : given
  const cell = placed === null ? undefined : view.spots.find(({ x, y }) => at.cell(x, y) === pointed)
  const field = view.fields.find((it) => at.field(it.field) === pointed)
  const spots = offer?.spots ?? []
  const around =
    given === null
      ? []
      : tiles.flatMap(({ x, y }) => [
          { x: x - 1, y: y - 1 },
          { x: x + 1, y: y + 1 },
        ])
  const box = frameOf([...tiles, ...open, ...spots, ...(placed === null ? [] : view.spots), ...around])
  const where = (x: number, y: number): Where => ({ gridColumn: x - box.left + 1, gridRow: box.top - y + 1 })
  const free = placed === null ? [] : placeCells(table, box)
  const spotAt = ({ x, y }: Cell): PlaceSpot | undefined =>
    given === null ? view.spots.find((it) => it.x === x && it.y === y) : { x, y, over: null, activates: [] }
  const promised = placed === null ? spots : free.flatMap((it) => spotAt(it) ?? [])
  const shut = free.filter((it) => spotAt(it) === undefined)
  const tile = placed ?? offer?.tile
  const keys = [
    ...tiles.flatMap((shown) =>
      areScotsmenOpen(table, shown, own) ? [at.tile(shown.tile), at.scotsman(shown.tile)] : [at.tile(shown.tile)],
    ),
    ...(placed === null ? [] : [...promised, ...shut].map(({ x, y }) => at.cell(x, y))),
  ]
  const bare = placed !== null || spots.length > 0 ? [] : open
  return (
    <Group
      label={landName(table, seat, words)}
      class="land-map gm2-land-map"
      map
      keys={keys}
      style={{ '--columns': box.right - box.left + 1, '--rows': box.top - box.bottom + 1 }}
    >
      {(tabIndex) => (
        <>
          {tiles.map((shown) => (
            <LandTile
              key={shown.tile}
              table={table}
              seat={seat}
              shown={shown}
              own={own}
              would={cell?.activates.includes(shown.tile) === true || field?.bonus.tiles.includes(shown.tile) === true}
              tabIndex={tabIndex}
              style={where(shown.x, shown.y)}
              words={words}
            />
          ))}
          {bare.map((it) => (
            <OpenPlace key={at.cell(it.x, it.y)} cell={it} words={words} style={where(it.x, it.y)} />
          ))}
          {tile !== undefined &&
            promised.map((spot) => (
              <PromisedPlace
                key={at.cell(spot.x, spot.y)}
                table={table}
                spot={spot}
                tile={tile}
                tabIndex={placed === null ? null : tabIndex(at.cell(spot.x, spot.y))}
                style={where(spot.x, spot.y)}
              />
            ))}
          {shut.map(({ x, y }) => (
            <ShutCell
              key={at.cell(x, y)}
              table={table}
              x={x}
              y={y}
              tabIndex={tabIndex(at.cell(x, y))}
              style={where(x, y)}
            />
          ))}
        </>
      )}
    </Group>
  )
}
