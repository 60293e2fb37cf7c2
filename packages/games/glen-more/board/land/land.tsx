import type { Seat } from '@bothy/kernel'
import type { Activatable, Offer, TileShown, WayShown } from '@bothy/glen-more/data'
import type { ComponentChildren } from 'preact'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Cube, GoodsIcon, Man } from '@bothy/board-kit/art/goods.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { stateOf } from '@bothy/board-kit/board/choice/spot.tsx'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { Zoom } from '@bothy/board-kit/board/zoom.tsx'
import { EmptyCell, Ghost, OpenPlace } from './cells.tsx'
import { addGains } from './gains.ts'
import { gainWords, landLabel, landName, wayLabel } from '../labels.ts'
import { boxOf } from './plan.tsx'
import { at } from '../presenter.ts'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { outlookOf } from '../seats/outlook.ts'
import { Spot, type Table } from '../spot.tsx'
import { GainSigns, PaymentSigns, Tile } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

const pays = ({ payment }: WayShown): boolean => payment.own.length > 0 || payment.bought.length > 0

/** Yield of the tile if it were activated now, or why it gives nothing. */
function Yield({ it, words }: { it: Activatable; words: Words }) {
  const { board } = words
  if (it.reason !== null) {
    if (it.reason.why === 'loch' || it.extra) return null
    return (
      <span class="land-yield gm-yield" data-good="no" aria-hidden="true">
        {board.short[it.reason.why]}
      </span>
    )
  }
  const [way] = it.ways
  const best = Math.max(...it.ways.map(({ vp }) => vp))
  return (
    <span class="land-yield gm-yield" data-good="yes" data-extra={it.extra ? '' : undefined} aria-hidden="true">
      {it.ways.length > 1 && best > 0 && <small>{board.most}</small>}
      {it.ways.length > 1 ? (
        best > 0 ? (
          <Points value={best} size={20} />
        ) : (
          <GoodsIcon icon="any" size={16} />
        )
      ) : (
        way !== undefined && (
          <>
            <PaymentSigns {...way.payment} />
            <span>{pays(way) ? '›' : '+'}</span>
            <GainSigns gains={addGains([way])} />
          </>
        )
      )}
    </span>
  )
}

function yieldWords(it: Activatable | undefined, words: Words): string {
  if (it === undefined) return ''
  const { board } = words
  if (it.reason !== null) return `, ${board.short[it.reason.why]}`
  const [way] = it.ways
  const best = Math.max(...it.ways.map(({ vp }) => vp))
  const text =
    it.ways.length === 1 && way !== undefined
      ? wayLabel(way, words)
      : best > 0
        ? board.upTo(best)
        : gainWords(addGains([way ?? { cubes: [], vp: 0, barrels: 0, points: 0 }]), words)
  return `, ${board.ready}${it.extra ? ` ${board.viaLochNess}` : ''}, ${text}`
}

/** Whether the clan members of a tile are a choice of their own now. */
function isClanUsable(table: Table, { tile, clan }: TileShown, own: boolean): boolean {
  if (!own || clan === 0) return false
  const state = stateOf(table, at.clan(tile))
  return state === 'lit' || state === 'picked' || (state === 'blocked' && table.view.pending?.kind === 'give')
}

type TileProps = {
  table: Table
  seat: Seat
  shown: TileShown
  own: boolean
  /** The cell that is pointed at would activate it. */
  would: boolean
  tabIndex: (key: string) => number
  style: { gridColumn: number; gridRow: number }
  words: Words
}

function LandTile({ table, seat, shown, own, would, tabIndex, style, words }: TileProps) {
  const { tile } = shown
  const it = own ? table.view.activatable.find((a) => a.tile === tile) : undefined
  const usable = isClanUsable(table, shown, own)
  const men = (
    <span class="land-men gm-men" aria-hidden="true">
      {Array.from({ length: shown.clan }, (_, i) => (
        <Man key={i} class="gm-man" seat={seat} />
      ))}
    </span>
  )
  return (
    <div class={would ? 'land-plot gm-plot land-would' : 'land-plot gm-plot'} style={style} data-key={at.tile(tile)}>
      <Spot
        table={table}
        target={own ? at.tile(tile) : null}
        thing={at.tile(tile)}
        label={landLabel(shown, words) + yieldWords(it, words)}
        tabIndex={tabIndex(at.tile(tile))}
        class="land-tile gm-on-land"
      >
        <Tile tile={tile} words={words} />
        <span class="gm-cubes" aria-hidden="true">
          {shown.cubes.map((good, i) => (
            <Cube key={i} class="gm-cube" good={good} />
          ))}
        </span>
        {it !== undefined && <Yield it={it} words={words} />}
        {shown.reach === 'used' && (
          <span class="land-yield gm-yield" data-good="done" aria-hidden="true">
            <Icon name="check" size={16} />
          </span>
        )}
        {!usable && shown.clan > 0 && men}
      </Spot>
      {usable && (
        <Spot
          table={table}
          target={at.clan(tile)}
          thing={at.clan(tile)}
          label={words.board.clanOn(shown.clan, words.theTile(tile))}
          tabIndex={tabIndex(at.clan(tile))}
          class="land-clan gm-clan"
        >
          {men}
        </Spot>
      )}
    </div>
  )
}

/** The tiles of a land against the fewest, with what they cost at the end. */
export function TileCount({ table, seat, words }: { table: Table; seat: Seat; words: Words }) {
  const { view, tally } = table
  const { tilesMore, penalty } = outlookOf(table, seat)
  const { length } = view.players[seat].tiles
  if (tally.length === 0 || tilesMore === 0)
    return (
      <>
        {words.tiles(length)}
        {tally.length > 0 && `, ${words.board.noPenalty}`}
      </>
    )
  return (
    <>
      {words.board.fewest(length, length - tilesMore)} <em class="gm-loss">{signed(penalty)}</em>
    </>
  )
}

/** Where something could be built: how many places, or that the tile looked at has none. */
function Room({ table, seat, offer, words }: HeadProps) {
  const { board } = words
  const { open } = table.view.players[seat]
  if (offer?.reason?.why === 'noCell') return <span class="gm-room gm-loss">{board.short.noCell}</span>
  if (offer?.reason === null) return <span class="gm-room">{board.fitsIn(offer.spots.length)}</span>
  if (table.view.ranks !== null) return null
  const text = board.openPlaces(
    open.length,
    open.some(({ river }) => river),
    open.some(({ road }) => road),
  )
  return <span class={open.length === 0 ? 'gm-room gm-loss' : 'gm-room'}>{text}</span>
}

type HeadProps = { table: Table; seat: Seat; offer: Offer | undefined; words: Words }

function Head({ table, seat, offer, words, children }: HeadProps & { children: ComponentChildren }) {
  return (
    <div class="gm-land-head">
      <SeatBadge seat={seat} size={26} />
      <h2 class="gm-land-title">{landName(table, seat, words)}</h2>
      <span class="gm-soft gm-land-count">
        <TileCount table={table} seat={seat} words={words} />
      </span>
      <Room table={table} seat={seat} offer={offer} words={words} />
      {children}
    </div>
  )
}

type LandProps = {
  table: Table
  seat: Seat
  pointed: string | null
  /** The tile of the ring that is looked at, if it would come to this land. */
  offer: Offer | undefined
  /** More buttons in the title: ways to other lands. */
  tools: ComponentChildren
}

/** The land of a seat as a map, with room for all that could still be built. */
export function Land({ table, seat, pointed, offer, tools }: LandProps) {
  const { view, me, language, choice } = table
  const words = wordsOf(language)
  const { tiles, open } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const placing = own && view.pending?.kind === 'place'
  const cell = placing ? view.spots.find(({ x, y }) => at.cell(x, y) === pointed) : undefined
  const spots = offer?.spots ?? []
  const box = boxOf([...tiles, ...open, ...spots, ...(placing ? view.spots : [])], 0)
  const columns = box.right - box.left + 1
  const rows = box.top - box.bottom + 1
  const where = (x: number, y: number) => ({ gridColumn: x - box.left + 1, gridRow: box.top - y + 1 })
  const free: { readonly x: number; readonly y: number }[] = []
  if (placing) {
    for (let y = box.top; y >= box.bottom; y--)
      for (let x = box.left; x <= box.right; x++) {
        const target = at.cell(x, y)
        const cause = choice.cause(target)
        // Corners stay free: everybody sees that nothing can lie there.
        if (choice.lit(target) || (cause !== null && cause !== 'noSide')) free.push({ x, y })
      }
  }
  const keys = [
    ...tiles.flatMap((shown) =>
      isClanUsable(table, shown, own) ? [at.tile(shown.tile), at.clan(shown.tile)] : [at.tile(shown.tile)],
    ),
    ...free.map(({ x, y }) => at.cell(x, y)),
  ]
  const bare = placing || spots.length > 0 ? [] : open
  return (
    <Zoom
      about={`${seat} ${placing ? `place ${tiles.length}` : 'look'}`}
      class="gm-moor"
      head={
        <Head table={table} seat={seat} offer={offer} words={words}>
          {tools}
        </Head>
      }
    >
      <Group
        label={landName(table, seat, words)}
        class="land-map gm-map"
        map
        keys={keys}
        style={{ '--columns': columns, '--rows': rows }}
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
                would={cell?.activates.includes(shown.tile) ?? false}
                tabIndex={tabIndex}
                style={where(shown.x, shown.y)}
                words={words}
              />
            ))}
            {bare.map((it) => (
              <OpenPlace key={at.cell(it.x, it.y)} cell={it} words={words} style={where(it.x, it.y)} />
            ))}
            {offer !== undefined &&
              spots.map((spot) => (
                <Ghost
                  key={at.cell(spot.x, spot.y)}
                  table={table}
                  spot={spot}
                  tile={offer.tile}
                  style={where(spot.x, spot.y)}
                />
              ))}
            {free.map(({ x, y }) => (
              <EmptyCell
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
    </Zoom>
  )
}
