import type { Seat } from '@bothy/kernel'
import { type Activatable, CARD_OF, type TileShown, type WayShown } from '@bothy/glen-more/data'
import { SeatBadge } from '../../art/index.ts'
import { GoodsIcon } from './art/goods.tsx'
import { Icon } from '../../ui/icons.tsx'
import { stateOf } from '../../board/spot.tsx'
import { Group } from '../../board/spot-group.tsx'
import { Zoom } from '../../board/zoom.tsx'
import { EmptyCell } from './cells.tsx'
import { addGains } from './gains.ts'
import { gainWords, landLabel, landName, wayLabel } from './labels.ts'
import { boxOf } from './plan.tsx'
import { at } from './presenter.ts'
import { outlookOf } from './outlook.ts'
import { Spot, type Table } from './spot.tsx'
import { GainSigns, Goods, hasRecipe, TileArt } from './tile.tsx'
import { type Words, wordsOf } from './words.ts'

const pays = ({ payment }: WayShown): boolean => payment.own.length > 0 || payment.bought.length > 0

/** What activating the tile would give now, or why it gives nothing. */
function Yield({ it, words }: { it: Activatable; words: Words }) {
  const { board } = words
  if (it.reason !== null) {
    if (it.reason.why === 'loch' || it.extra) return null
    return (
      <span class="gm-yield" data-good="no" aria-hidden="true">
        {board.short[it.reason.why]}
      </span>
    )
  }
  const [way] = it.ways
  const best = Math.max(...it.ways.map(({ vp }) => vp))
  return (
    <span class="gm-yield" data-good="yes" data-extra={it.extra ? '' : undefined} aria-hidden="true">
      {it.ways.length > 1 && best > 0 && <small>{board.most}</small>}
      {it.ways.length > 1 ? (
        best > 0 ? (
          <b class="gm-vp">{best}</b>
        ) : (
          <GoodsIcon icon="any" size={16} />
        )
      ) : (
        way !== undefined && (
          <>
            <Goods goods={way.payment.own} size={14} />
            {way.payment.coins > 0 && (
              <small>
                −{way.payment.coins}
                <GoodsIcon icon="coin" size={12} />
              </small>
            )}
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

function LandTile({
  table,
  shown,
  own,
  would,
  tabIndex,
  style,
  words,
}: {
  table: Table
  shown: TileShown
  own: boolean
  /** The cell that is pointed at would activate it. */
  would: boolean
  tabIndex: (key: string) => number
  style: { gridColumn: number; gridRow: number }
  words: Words
}) {
  const { view } = table
  const { tile } = shown
  const it = own ? view.activatable.find((a) => a.tile === tile) : undefined
  const clanTarget = at.clan(tile)
  const clanState = own && shown.clan > 0 ? stateOf(table, clanTarget) : 'plain'
  const usable =
    clanState === 'lit' || clanState === 'picked' || (clanState === 'blocked' && view.pending?.kind === 'give')
  const men = (
    <span class="gm-men" aria-hidden="true">
      {Array.from({ length: shown.clan }, (_, i) => (
        <GoodsIcon key={i} icon="clan" />
      ))}
    </span>
  )
  return (
    <div class={would ? 'gm-plot gm-would' : 'gm-plot'} style={style} data-key={at.tile(tile)}>
      <Spot
        table={table}
        target={own ? at.tile(tile) : null}
        thing={at.tile(tile)}
        label={landLabel(shown, words) + yieldWords(it, words)}
        tabIndex={tabIndex(at.tile(tile))}
        class={CARD_OF[tile] !== null || hasRecipe(tile) ? 'gm-on-land gm-raised' : 'gm-on-land'}
      >
        <TileArt tile={tile} words={words} />
        <span class="gm-cubes" aria-hidden="true">
          {shown.cubes.map((good, i) => (
            <GoodsIcon key={i} icon={good} />
          ))}
        </span>
        {it !== undefined && <Yield it={it} words={words} />}
        {shown.reach === 'used' && (
          <span class="gm-yield" data-good="done" aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
        )}
        {!usable && shown.clan > 0 && men}
      </Spot>
      {usable && (
        <Spot
          table={table}
          target={clanTarget}
          thing={clanTarget}
          label={words.board.clanOn(shown.clan, words.theTile(tile))}
          tabIndex={tabIndex(clanTarget)}
          class="gm-clan"
        >
          {men}
        </Spot>
      )}
    </div>
  )
}

function Head({ table, seat, words }: { table: Table; seat: Seat; words: Words }) {
  const { view } = table
  const { tilesMore, penalty } = outlookOf(table, seat)
  return (
    <p class="gm-land-head">
      <SeatBadge seat={seat} size={22} />
      <b>{landName(table, seat, words)}</b>
      <span>
        {words.tiles(view.players[seat].tiles.length)}
        {table.tally.length > 0 &&
          ` · ${tilesMore > 0 ? words.board.penalty(tilesMore, penalty) : words.board.noPenalty}`}
      </span>
    </p>
  )
}

/** The land of a seat as a map. While a tile is placed there is room around it. */
export function Land({ table, seat, pointed }: { table: Table; seat: Seat; pointed: string | null }) {
  const { view, me, language, choice } = table
  const words = wordsOf(language)
  const { tiles } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const placing = own && view.pending?.kind === 'place'
  const cell = placing ? view.spots.find(({ x, y }) => at.cell(x, y) === pointed) : undefined
  const box = boxOf(tiles, placing ? 1 : 0)
  const columns = box.right - box.left + 1
  const rows = box.top - box.bottom + 1
  const where = (x: number, y: number) => ({ gridColumn: x - box.left + 1, gridRow: box.top - y + 1 })
  const free: { readonly x: number; readonly y: number }[] = []
  if (placing) {
    for (let y = box.top; y >= box.bottom; y--)
      for (let x = box.left; x <= box.right; x++) {
        const target = at.cell(x, y)
        if (
          !tiles.some((shown) => shown.x === x && shown.y === y) &&
          (choice.lit(target) || choice.why(target) !== null)
        )
          free.push({ x, y })
      }
  }
  const keys = [
    ...tiles.flatMap(({ tile, clan }) => {
      const state = own && clan > 0 ? stateOf(table, at.clan(tile)) : 'plain'
      const usable = state === 'lit' || state === 'picked' || (state === 'blocked' && view.pending?.kind === 'give')
      return usable ? [at.tile(tile), at.clan(tile)] : [at.tile(tile)]
    }),
    ...free.map(({ x, y }) => at.cell(x, y)),
  ]
  return (
    <Zoom
      about={`${seat} ${placing ? `place ${tiles.length}` : 'look'}`}
      class="gm-land"
      head={<Head table={table} seat={seat} words={words} />}
    >
      <Group
        label={landName(table, seat, words)}
        class="gm-map"
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
                shown={shown}
                own={own}
                would={cell?.activates.includes(shown.tile) ?? false}
                tabIndex={tabIndex}
                style={where(shown.x, shown.y)}
                words={words}
              />
            ))}
            {free.map(({ x, y }) => (
              <EmptyCell
                key={at.cell(x, y)}
                table={table}
                tiles={tiles}
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
