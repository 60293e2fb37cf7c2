import type { Seat } from '@bothy/kernel'
import {
  type Activatable,
  CARD_OF,
  COLOUR_OF,
  HAS_RIVER,
  HAS_ROAD,
  type Reason,
  type Spot as PlaceSpot,
  type TileShown,
  type View,
} from '@bothy/glen-more'
import { GoodsIcon } from '../../art/index.ts'
import { stateOf } from '../../table/spot.tsx'
import { Group } from '../../table/spot-group.tsx'
import { addGains, type Prospect, prospectOf } from './gains.ts'
import { gainWords, landLabel, landName, tileLabel, wayLabel } from './labels.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { GainSigns, hasRecipe, TileArt } from './tile.tsx'
import { type Words, wordsOf } from './words.ts'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The cells that are drawn; `room` around the tiles for what may come. */
function boxOf(tiles: readonly TileShown[], room: number): Box {
  const xs = tiles.map(({ x }) => x)
  const ys = tiles.map(({ y }) => y)
  return {
    left: Math.min(...xs) - room,
    right: Math.max(...xs) + room,
    top: Math.max(...ys) + room,
    bottom: Math.min(...ys) - room,
  }
}

function ProspectSign({ prospect }: { prospect: Prospect }) {
  switch (prospect.kind) {
    case 'good':
      return <GoodsIcon icon={prospect.good} size={17} />
    case 'any':
      return <GoodsIcon icon="any" size={17} />
    case 'distil':
      return <GoodsIcon icon="cask" size={17} />
    case 'step':
      return <GoodsIcon icon="step" size={17} />
    case 'vp':
      return <b class="gm-vp">{prospect.vp}</b>
    case 'trade':
      return <b class="gm-vp gm-trade">⇄</b>
    case 'nothing':
      return null
  }
}

/** The tiles that a cell would activate, the new one last. */
export const activatedAt = (
  view: View,
  spot: PlaceSpot,
): readonly { readonly tile: number; readonly prospect: Prospect }[] => {
  const mine = view.pending === null ? [] : view.players[view.pending.seat].tiles
  return [...spot.activates, ...(view.taken === null ? [] : [view.taken])].map((tile) => ({
    tile,
    prospect: prospectOf(
      tile,
      mine.find((shown) => shown.tile === tile),
    ),
  }))
}

/** Which rule refuses a cell, in a word or two; told by the rule that the reason names, and by the neighbours. */
function refusal(view: View, tiles: readonly TileShown[], x: number, y: number, rule: string): Reason['why'] {
  if (rule === 'GM-33') return 'noSide'
  if (rule === 'GM-34') return 'noClan'
  if (rule === 'GM-35') return 'river'
  if (rule === 'GM-36') return 'road'
  const { taken } = view
  const broken = tiles.some(
    (shown) =>
      shown.x === x && Math.abs(shown.y - y) === 1 && taken !== null && HAS_RIVER[shown.tile] !== HAS_RIVER[taken],
  )
  return broken ? 'riverBlocked' : 'roadBlocked'
}

function EmptyCell({
  table,
  tiles,
  x,
  y,
  tabIndex,
  style,
}: {
  table: Table
  tiles: readonly TileShown[]
  x: number
  y: number
  tabIndex: number
  style: { gridColumn: number; gridRow: number }
}) {
  const { view, choice, language } = table
  const words = wordsOf(language)
  const { board } = words
  const target = at.cell(x, y)
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const rule = choice.why(target)?.find((part) => typeof part !== 'string' && part.part === 'rule')
  const cell = board.emptyCell(words.cell(x, y))
  if (spot === undefined) {
    const why = refusal(
      view,
      tiles,
      x,
      y,
      rule !== undefined && typeof rule !== 'string' && rule.part === 'rule' ? rule.rule : '',
    )
    const short = board.short[why]
    return (
      <Spot
        table={table}
        target={target}
        thing={target}
        label={`${cell}, ${short}`}
        tabIndex={tabIndex}
        class={`gm-cell gm-shut${why === 'noSide' ? ' gm-far' : ''}`}
        style={style}
      >
        <span aria-hidden="true">{short}</span>
      </Spot>
    )
  }
  const all = activatedAt(view, spot)
  return (
    <Spot
      table={table}
      target={target}
      thing={target}
      label={`${cell}, ${board.activates(all.length)}: ${all.map(({ tile }) => words.tileName(tile)).join(', ')}`}
      tabIndex={tabIndex}
      class="gm-cell gm-open"
      style={style}
    >
      <span class="gm-cell-head" aria-hidden="true">
        {board.activatesShort(all.length)}
      </span>
      <span class="gm-cell-gains" aria-hidden="true">
        {all.map(({ tile, prospect }) => (
          <ProspectSign key={tile} prospect={prospect} />
        ))}
      </span>
    </Spot>
  )
}

/** What activating the tile would give now, or why it gives nothing. */
function Yield({ it, words }: { it: Activatable; words: Words }) {
  const { board } = words
  if (it.reason !== null) {
    if (it.reason.why === 'loch' || it.extra) return null
    return (
      <span class="gm-yield" data-good={it.reason.why === 'alreadyActivated' ? 'done' : 'no'} aria-hidden="true">
        {it.reason.why === 'alreadyActivated' ? '✓' : board.short[it.reason.why]}
      </span>
    )
  }
  const [way] = it.ways
  const best = Math.max(...it.ways.map(({ vp }) => vp))
  return (
    <span class="gm-yield" data-good="yes" data-extra={it.extra ? '' : undefined} aria-hidden="true">
      {it.ways.length > 1 && best > 0 && <small>≤</small>}
      {it.ways.length > 1 ? (
        best > 0 ? (
          <b class="gm-vp">{best}</b>
        ) : (
          <GoodsIcon icon="any" size={16} />
        )
      ) : (
        way !== undefined && (
          <>
            {way.payment.coins > 0 && (
              <small>
                <GoodsIcon icon="coin" size={12} />
                {way.payment.coins}
              </small>
            )}
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
  return `, ${board.ready}${it.extra ? ` ${board.viaNess}` : ''}, ${text}`
}

function LandTile({
  table,
  shown,
  own,
  tabIndex,
  style,
  words,
}: {
  table: Table
  shown: TileShown
  own: boolean
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
    <div class="gm-plot" style={style}>
      <Spot
        table={table}
        target={own ? at.tile(tile) : null}
        thing={at.tile(tile)}
        label={landLabel(shown, words) + yieldWords(it, words)}
        tabIndex={tabIndex(at.tile(tile))}
        class={CARD_OF[tile] !== null || hasRecipe(tile) ? 'gm-on-land gm-raised' : 'gm-on-land'}
      >
        <TileArt tile={tile} words={words} moves={at.tile(tile)} />
        <span class="gm-cubes" aria-hidden="true">
          {shown.cubes.map((good, i) => (
            <GoodsIcon key={i} icon={good} />
          ))}
        </span>
        {it !== undefined && <Yield it={it} words={words} />}
        {!usable && shown.clan > 0 && men}
      </Spot>
      {usable && (
        <Spot
          table={table}
          target={clanTarget}
          thing={at.tile(tile)}
          label={words.board.clanOn(shown.clan, tileLabel(tile, words))}
          tabIndex={tabIndex(clanTarget)}
          class="gm-clan"
        >
          {men}
        </Spot>
      )}
    </div>
  )
}

/** The land of a seat as a map. While a tile is placed there is room around it. */
export function Land({ table, seat }: { table: Table; seat: Seat }) {
  const { view, me, language, choice } = table
  const words = wordsOf(language)
  const { tiles } = view.players[seat]
  const own = seat === me && view.pending?.seat === me
  const placing = own && view.pending?.kind === 'place'
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
    <div class="gm-land">
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
    </div>
  )
}

const TINTS = { yellow: '#dcb94f', green: '#82b05a', brown: '#b5794a', grey: '#a9a59b', blue: '#5b9cc9' } as const

/** A young land is not drawn larger than this many cells a side. */
const LEAST_PLAN = 4

/** A land as a small plan: enough to see its size and its colours. */
export function Plan({ tiles }: { tiles: readonly TileShown[] }) {
  const box = boxOf(tiles, 0)
  const [w, h] = [box.right - box.left + 1, box.top - box.bottom + 1]
  const [width, height] = [Math.max(w, LEAST_PLAN), Math.max(h, LEAST_PLAN)]
  return (
    <svg
      class="gm-plan"
      viewBox={`${(w - width) * 5} ${(h - height) * 5} ${width * 10} ${height * 10}`}
      aria-hidden="true"
      focusable="false"
    >
      {tiles.map(({ tile, x, y, clan }) => {
        const [left, top] = [(x - box.left) * 10, (box.top - y) * 10]
        return (
          <g key={tile}>
            <rect x={left + 0.3} y={top + 0.3} width="9.4" height="9.4" rx="1.2" fill={TINTS[COLOUR_OF[tile]]} />
            {HAS_RIVER[tile] && <path d={`M${left + 7} ${top}v10`} stroke="#2f77ad" stroke-width="2" />}
            {HAS_ROAD[tile] && <path d={`M${left} ${top + 8}h10`} stroke="#7d5f38" stroke-width="1.6" />}
            {clan > 0 && <circle cx={left + 4} cy={top + 4} r="2" fill="#1f1a17" stroke="#fff" stroke-width="0.6" />}
          </g>
        )
      })}
    </svg>
  )
}
