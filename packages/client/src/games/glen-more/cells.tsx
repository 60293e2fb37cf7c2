import { HAS_RIVER, type Reason, type Spot as PlaceSpot, type TileShown, type View } from '@bothy/glen-more/data'
import { GoodsIcon } from './art/goods.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Prospect, prospectOf, prospectsOf } from './gains.ts'
import { at } from './presenter.ts'
import { Spot, type Table } from './spot.tsx'
import { wordsOf } from './words.ts'

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
      return (
        <b class="gm-vp gm-trade">
          <Icon name="swap" size={12} />
        </b>
      )
    case 'nothing':
      return null
  }
}

/** The tiles that a cell would activate, the new one last; without those that could give nothing. */
export const activatedAt = (
  view: View,
  spot: PlaceSpot,
  tile = view.taken,
): readonly { readonly tile: number; readonly prospect: Prospect }[] => {
  const mine = view.pending === null ? [] : view.players[view.pending.seat].tiles
  return [...spot.activates, ...(tile === null ? [] : [tile])]
    .map((near) => ({
      tile: near,
      prospect: prospectOf(
        near,
        mine.find((shown) => shown.tile === near),
      ),
    }))
    .filter(({ prospect }) => prospect.kind !== 'nothing')
}

const RULES: { readonly [rule: string]: Refusal | undefined } = {
  'GM-33': 'noSide',
  'GM-34': 'noClan',
  'GM-35': 'river',
  'GM-36': 'road',
}

type Refusal = Extract<Reason['why'], 'noSide' | 'noClan' | 'river' | 'road' | 'riverBlocked' | 'roadBlocked'>

/** Which rule refuses a cell, in a word or two; told by the rule that the reason names, and by the neighbours. */
function refusal(view: View, tiles: readonly TileShown[], x: number, y: number, rule: string): Refusal {
  const { taken } = view
  const broken = tiles.some(
    (shown) =>
      shown.x === x && Math.abs(shown.y - y) === 1 && taken !== null && HAS_RIVER[shown.tile] !== HAS_RIVER[taken],
  )
  return RULES[rule] ?? (broken ? 'riverBlocked' : 'roadBlocked')
}

/** On 24 by 24: what is missing, struck through. */
const SIGNS: { readonly [why in Refusal]: readonly [stroke: string, width: number, d: string] } = {
  river: ['#7fc0ee', 5, 'M9 1c6 5 0 10 3 14s2 5 1 8'],
  riverBlocked: ['#7fc0ee', 5, 'M9 1c6 5 0 10 3 14s2 5 1 8'],
  road: ['#d9b072', 5, 'M1 15c6-6 10 1 14-2s6-3 8-2'],
  roadBlocked: ['#d9b072', 5, 'M1 15c6-6 10 1 14-2s6-3 8-2'],
  noClan: [
    '#f3e8d0',
    2,
    'M12 4a3.500 3.500 0 1 1 0 7 3.500 3.500 0 1 1 0-7zM5 21c.5-5 3-7.500 7-7.500s6.500 2.500 7 7.500z',
  ],
  noSide: ['#f3e8d0', 2, 'M3 3h8v8H3zM13 13h8v8h-8z'],
}

function RefusalSign({ why }: { why: Refusal }) {
  const [stroke, width, d] = SIGNS[why]
  return (
    <svg class="gm-refusal" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} fill="none" stroke={stroke} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />
      <path d="M3 21L21 3" stroke="#2a120c" stroke-width="5" stroke-linecap="round" />
      <path d="M3 21L21 3" stroke="#ff9d84" stroke-width="2.500" stroke-linecap="round" />
    </svg>
  )
}

type CellProps = {
  table: Table
  tiles: readonly TileShown[]
  x: number
  y: number
  tabIndex: number
  style: { gridColumn: number; gridRow: number }
}

/** A cell beside the land while a tile is placed: what it would activate, or why it is refused. */
export function EmptyCell({ table, tiles, x, y, tabIndex, style }: CellProps) {
  const { view, choice, language } = table
  const words = wordsOf(language)
  const { board } = words
  const target = at.cell(x, y)
  const spot = view.spots.find((it) => it.x === x && it.y === y)
  const rule = choice.why(target)?.find((part) => typeof part !== 'string' && part.part === 'rule')
  const cell = board.emptyCell(words.cell(x, y))
  if (spot === undefined) {
    const named = rule !== undefined && typeof rule !== 'string' && rule.part === 'rule' ? rule.rule : ''
    const why = refusal(view, tiles, x, y, named)
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
        <RefusalSign why={why} />
        <span class="gm-shut-text" aria-hidden="true">
          {short}
        </span>
      </Spot>
    )
  }
  const all = activatedAt(view, spot)
  return (
    <Spot
      table={table}
      target={target}
      thing={target}
      label={[`${cell}, ${board.activates(all.length)}`, all.map(({ tile }) => words.tileName(tile)).join(', ')]
        .filter((part) => part !== '')
        .join(': ')}
      tabIndex={tabIndex}
      class="gm-cell gm-open"
      style={style}
    >
      <span class="gm-cell-head" aria-hidden="true">
        {board.activatesShort(all.length)}
      </span>
      <span class="gm-cell-gains" aria-hidden="true">
        {prospectsOf(all.map(({ prospect }) => prospect)).map(({ prospect, count }, i) => (
          <span key={i} class="gm-cell-gain">
            <ProspectSign prospect={prospect} />
            {count > 1 && count}
          </span>
        ))}
      </span>
    </Spot>
  )
}
