import type { Seat } from '@bothy/kernel'
import {
  type Activatable,
  borrowedIn,
  type Offer,
  type Spot as PlaceSpot,
  type TileShown,
} from '@bothy/glen-more-2/data'
import { Points } from '@bothy/board-kit/art/index.ts'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Scotsman } from '../art/pieces.tsx'
import { type SignName, SignIcon, Signs } from '../art/signs.tsx'
import { type Cell, cellsToTake, frameOf } from '@bothy/board-kit/parts/land/frame.ts'
import { areMenOpen, LandMap, type LandShown, MenOn, type Plot, YieldSign } from '@bothy/board-kit/parts/land/land.tsx'
import { takeWords, withGhosts } from '@bothy/board-kit/parts/ring/ghosts.ts'
import { list } from '@bothy/board-kit/board/details/phrases.ts'
import { partsOf, shortOf } from '../chronicles/brought.ts'
import { TileThings, tileThingsSaid } from '../chronicles/slots.tsx'
import { BuiltTile } from '../tile/face.tsx'
import { addGains } from './gains.ts'
import { landLabel, landName, wayLabel } from '../labels.ts'
import { OpenPlace, PromisedPlace, ShutCell } from './land-cells.tsx'
import { isPaidAtOnce } from './paid-at-once.ts'
import { at } from '../presenter.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { type Words, wordsOf } from '../words.ts'

const times = (n: number, sign: SignName): readonly SignName[] => Array.from({ length: n }, () => sign)

function Yield({ it, seat, words }: { it: Activatable; seat: Seat; words: Words }) {
  const { board } = words
  if (it.reason !== null)
    return it.reason.why === 'inactive' || it.extra ? null : (
      <YieldSign good="no" class="gm2-yield">
        {shortOf(it.reason.why, words)}
      </YieldSign>
    )
  const [way] = it.ways
  const best = Math.max(0, ...it.ways.map(({ vp }) => vp))
  if (way === undefined) return null
  const { goods, vp, casks, points, markers, ages, tokens, events } = addGains([way])
  return (
    <YieldSign good="yes" extra={it.extra} class="gm2-yield">
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
    </YieldSign>
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

const Men = ({ seat, count }: { seat: Seat; count: number }) => (
  <MenOn class="gm2-men" count={count} man={(i) => <Scotsman key={i} seat={seat} class="gm2-man" />} />
)

const NAMES = { map: 'gm2-land-map', plot: 'gm2-plot', tile: 'gm2-on-land', men: 'gm2-clan' }

type Owned = { readonly table: BoardContext; readonly seat: Seat; readonly own: boolean; readonly words: Words }

/** `would`: the cell that is pointed at would activate it, or the field that is looked at counts it. */
function plotOf(shown: TileShown, would: boolean, { table, seat, own, words }: Owned): Plot {
  const { tile, x, y, goods, scotsmen, under, reach } = shown
  const { view } = table
  const it = (own ? view.activatable : borrowedIn(view)).find((a) => a.tile === tile)
  const isChosen = own && view.pending?.chosen.includes(tile) === true
  const men = at.scotsman(tile)
  const picture = (
    <>
      <BuiltTile view={view} tile={tile} />
      <span class="land-goods gm2-goods" aria-hidden="true">
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
        <YieldSign good={isChosen ? 'no' : 'done'} class="gm2-yield">
          <Icon name={isChosen ? 'close' : 'check'} size={16} />
        </YieldSign>
      )}
      <TileThings table={table} seat={seat} shown={shown} />
    </>
  )
  return {
    tile,
    x,
    y,
    would,
    picture,
    target: at.tile(tile),
    label: list([landLabel(view, shown, words), yieldWords(it, words), ...tileThingsSaid(table, seat, shown)]),
    isHigh: under.length > 0,
    men:
      scotsmen > 0
        ? {
            target: men,
            label: words.board.scotsmenOn(words.scotsmen(scotsmen), words.theTile(tile)),
            isOpen: own && areMenOpen(table, men, view.pending?.kind === 'give'),
            picture: <Men seat={seat} count={scotsmen} />,
          }
        : null,
  }
}

export function Land({ table: stage, seat, pointed, offer, held }: LandShown<BoardContext, Offer> & { held: boolean }) {
  const table = withGhosts(stage, held ? offer : undefined, pointed, isPaidAtOnce)
  const { view, me, language } = table
  const words = wordsOf(language)
  const { tiles, open } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const [given = null] = partsOf(view).flatMap((it) => it.given?.(table, seat) ?? [])
  const placed = own && view.pending?.kind === 'place' ? view.pending.tile : given
  const cell = (held ? offer?.spots : placed === null ? undefined : view.spots)?.find(
    ({ x, y }) => at.cell(x, y) === pointed,
  )
  const field = view.fields.find((it) => at.field(it.field) === pointed)
  const spots = offer?.spots ?? []
  const around =
    given === null
      ? []
      : tiles.flatMap(({ x, y }) => [
          { x: x - 1, y: y - 1 },
          { x: x + 1, y: y + 1 },
        ])
  const frame = frameOf([...tiles, ...open, ...spots, ...(placed === null ? [] : view.spots), ...around])
  const isBare = ({ x, y }: Cell): boolean =>
    !view.players[view.pending?.seat ?? 0].tiles.some((it) => it.x === x && it.y === y)
  const free = placed === null ? [] : cellsToTake(frame, table.choice, isBare)
  const spotAt = ({ x, y }: Cell): PlaceSpot | undefined =>
    given === null ? view.spots.find((it) => it.x === x && it.y === y) : { x, y, over: null, activates: [] }
  const promised = placed === null ? spots : free.flatMap((it) => spotAt(it) ?? [])
  const shut = free.filter((it) => spotAt(it) === undefined)
  const tile = placed ?? offer?.tile
  const isUsed = (one: number): boolean =>
    cell?.activates.includes(one) === true || field?.bonus.tiles.includes(one) === true
  const bare = placed !== null || spots.length > 0 ? [] : open
  return (
    <LandMap
      Spot={Spot}
      table={table}
      frame={frame}
      names={NAMES}
      label={landName(table, seat, words)}
      plots={tiles.map((it) => plotOf(it, isUsed(it.tile), { table, seat, own, words }))}
      cells={placed === null && !held ? [] : [...promised, ...shut]}
    >
      {(tabIndex, where) => (
        <>
          {bare.map((it) => (
            <OpenPlace key={at.cell(it.x, it.y)} cell={it} words={words} style={where(it)} />
          ))}
          {tile !== undefined &&
            promised.map((spot) => (
              <PromisedPlace
                key={at.cell(spot.x, spot.y)}
                table={table}
                spot={spot}
                tile={tile}
                tabIndex={placed === null && !held ? null : tabIndex(spot)}
                takes={held && offer !== undefined ? takeWords(isPaidAtOnce(view, offer), words.board) : null}
                isPointed={cell === spot}
                style={where(spot)}
              />
            ))}
          {shut.map((it) => (
            <ShutCell key={at.cell(it.x, it.y)} table={table} {...it} tabIndex={tabIndex(it)} style={where(it)} />
          ))}
        </>
      )}
    </LandMap>
  )
}
