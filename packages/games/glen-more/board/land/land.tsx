import type { Seat } from '@bothy/kernel'
import type { Activatable, Offer, TileShown, WayShown } from '@bothy/glen-more/data'
import type { ComponentChildren } from 'preact'
import { Points, SeatBadge } from '@bothy/board-kit/art/index.ts'
import { Cube, GoodsIcon, Man } from '@bothy/board-kit/art/goods.tsx'
import { Icon } from '@bothy/board-kit/ui/controls/icons.tsx'
import { Zoom } from '@bothy/board-kit/board/zoom.tsx'
import { cellsToTake, frameOf } from '@bothy/board-kit/parts/land/frame.ts'
import { areMenOpen, LandMap, type LandShown, MenOn, type Plot, YieldSign } from '@bothy/board-kit/parts/land/land.tsx'
import { takeWords, withGhosts } from '@bothy/board-kit/parts/ring/ghosts.ts'
import { EmptyCell, Ghost, OpenPlace } from './cells.tsx'
import { addGains } from './gains.ts'
import { gainWords, landLabel, landName, wayLabel } from '../labels.ts'
import { isPaidAtOnce } from './paid-at-once.ts'
import { at } from '../presenter.ts'
import { ScoreSpot } from '@bothy/board-kit/board/scoring/score-spot.tsx'
import { signed } from '@bothy/board-kit/ui/words/i18n.ts'
import { finalPointsOf } from '../seats/final-points.ts'
import { Spot, type BoardContext } from '../spot.tsx'
import { GainSigns, PaymentSigns, Tile } from '../tile/tile.tsx'
import { type Words, wordsOf } from '../words.ts'

const pays = ({ payment }: WayShown): boolean => payment.own.length > 0 || payment.bought.length > 0

function Yield({ it, words }: { it: Activatable; words: Words }) {
  const { board } = words
  if (it.reason !== null) {
    if (it.reason.why === 'loch' || it.extra) return null
    return (
      <YieldSign good="no" class="gm-yield">
        {board.short[it.reason.why]}
      </YieldSign>
    )
  }
  const [way] = it.ways
  const best = Math.max(...it.ways.map(({ vp }) => vp))
  return (
    <YieldSign good="yes" extra={it.extra} class="gm-yield">
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
    </YieldSign>
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

const NAMES = { map: 'gm-map', plot: 'gm-plot', tile: 'gm-on-land', men: 'gm-clan' }

type PlotProps = { table: BoardContext; seat: Seat; own: boolean; words: Words }

const Clan = ({ seat, count }: { seat: Seat; count: number }) => (
  <MenOn class="gm-men" count={count} man={(i) => <Man key={i} class="gm-man" seat={seat} />} />
)

function plotOf(shown: TileShown, would: boolean, { table, seat, own, words }: PlotProps): Plot {
  const { tile, x, y, clan } = shown
  const it = own ? table.view.activatable.find((a) => a.tile === tile) : undefined
  const target = at.clan(tile)
  return {
    tile,
    x,
    y,
    would,
    target: own ? at.tile(tile) : null,
    label: landLabel(shown, words) + yieldWords(it, words),
    picture: (
      <>
        <Tile tile={tile} words={words} />
        <span class="land-goods gm-cubes" aria-hidden="true">
          {shown.cubes.map((good, i) => (
            <Cube key={i} class="gm-cube" good={good} />
          ))}
        </span>
        {it !== undefined && <Yield it={it} words={words} />}
        {shown.reach === 'used' && (
          <YieldSign good="done" class="gm-yield">
            <Icon name="check" size={16} />
          </YieldSign>
        )}
      </>
    ),
    men:
      clan === 0
        ? null
        : {
            target,
            label: words.board.clanOn(clan, words.theTile(tile)),
            isOpen: own && areMenOpen(table, target, table.view.pending?.kind === 'give'),
            picture: <Clan seat={seat} count={clan} />,
          },
  }
}

export function TileCount({ table, seat, words }: { table: BoardContext; seat: Seat; words: Words }) {
  const { view, tally } = table
  const { tilesMore, penalty } = finalPointsOf(table, seat)
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
      {words.board.fewest(length, length - tilesMore)}{' '}
      <ScoreSpot seat={seat} part="penalty" label={words.board.penalty(tilesMore, penalty)}>
        <em class="gm-loss">{signed(penalty)}</em>
      </ScoreSpot>
    </>
  )
}

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

type HeadProps = { table: BoardContext; seat: Seat; offer: Offer | undefined; words: Words }

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

type LandProps = LandShown<BoardContext, Offer> & {
  tools: ComponentChildren
  held: boolean
}

export function Land({ table: stage, seat, pointed, offer, tools, held }: LandProps) {
  const table = withGhosts(stage, held ? offer : undefined, pointed, isPaidAtOnce)
  const { view, me, language, choice } = table
  const words = wordsOf(language)
  const { tiles, open } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const placing = own && view.pending?.kind === 'place'
  const cell = (held ? offer?.spots : placing ? view.spots : undefined)?.find(({ x, y }) => at.cell(x, y) === pointed)
  const spots = offer?.spots ?? []
  const frame = frameOf([...tiles, ...open, ...spots, ...(placing ? view.spots : [])])
  const free = placing ? cellsToTake(frame, choice) : []
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
      <LandMap
        Spot={Spot}
        table={table}
        label={landName(table, seat, words)}
        names={NAMES}
        frame={frame}
        plots={tiles.map((shown) =>
          plotOf(shown, cell?.activates.includes(shown.tile) ?? false, { table, seat, own, words }),
        )}
        cells={held ? spots : free}
      >
        {(tabIndex, where) => (
          <>
            {bare.map((it) => (
              <OpenPlace key={at.cell(it.x, it.y)} cell={it} words={words} style={where(it)} />
            ))}
            {offer !== undefined &&
              spots.map((it) => (
                <Ghost
                  key={at.cell(it.x, it.y)}
                  table={table}
                  spot={it}
                  tile={offer.tile}
                  style={where(it)}
                  tabIndex={held ? tabIndex(it) : null}
                  takes={takeWords(isPaidAtOnce(view, offer), words.board)}
                  isPointed={held && cell === it}
                />
              ))}
            {free.map((it) => (
              <EmptyCell key={at.cell(it.x, it.y)} table={table} {...it} tabIndex={tabIndex(it)} style={where(it)} />
            ))}
          </>
        )}
      </LandMap>
    </Zoom>
  )
}
