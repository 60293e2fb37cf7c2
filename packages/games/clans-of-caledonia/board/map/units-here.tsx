import { type Good, isWorker, MADE_FROM, terrainsIn, type Unit, UNIT_FACTS } from '@bothy/clans-of-caledonia/data'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { Group } from '@bothy/board-kit/board/choice/spot-group.tsx'
import { between } from '../art/hex-shape.ts'
import { Icon } from '../art/icons.tsx'
import { boxOf, mapOf } from '../box.ts'
import { shortReason } from '../lines.ts'
import { UnitPiece } from '../pieces/pieces.tsx'
import { Spot, type BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { type Words, wordsOf } from '../words.ts'
import { hexBox, middleOf, nearestPoint, placePopover } from './place-popover.ts'
import { affordableAt, type SiteFacts } from './site-facts.ts'

/** Where the ring of a space lies, as a share of its side. */
const RING = 0.85
const CELL = { width: 78, height: 88, gap: 6 }
const EDGE = { across: 10, head: 46, foot: 10, least: 258 }
const MOST_IN_A_ROW = [3, 4, 2] as const

const sizeOf = (n: number, most: number) => {
  const columns = Math.min(n, most)
  const rows = Math.ceil(n / columns)
  return {
    columns,
    width: Math.max(EDGE.least, columns * (CELL.width + CELL.gap) - CELL.gap + 2 * EDGE.across),
    height: EDGE.head + rows * (CELL.height + CELL.gap) - CELL.gap + EDGE.foot,
  }
}

type Brought = { readonly said: string; readonly from: Good | null; readonly n: string; readonly good: Good | null }

/** COC-66: each round; a factory makes its good of another one. */
function broughtBy({ view }: BoardContext, unit: Unit, { board, goodCount, money }: Words): Brought | null {
  if (isWorker(unit)) {
    const n = money(view.players[view.pending?.seat ?? 0].income.each[unit])
    return { said: board.eachRound(n), from: null, n: `+${n}`, good: null }
  }
  const { good } = UNIT_FACTS[unit]
  if (good === null) return null
  const n = unit === 'field' ? boxOf(view).units.yield.field : 1
  const from = good === 'bread' || good === 'cheese' || good === 'whisky' ? MADE_FROM[good] : null
  const what = goodCount(n, good)
  return {
    said: from === null ? board.eachRound(what) : board.eachRoundFrom(what, goodCount(1, from)),
    from,
    n: `+${n}`,
    good,
  }
}

type CellProps = {
  readonly table: BoardContext
  readonly facts: SiteFacts
  readonly tabIndex: number
  readonly words: Words
}

function UnitHere({ table, facts, tabIndex, words }: CellProps) {
  const { unit, price, reason } = facts
  const brought = broughtBy(table, unit, words)
  const gap = reason === null ? null : shortReason(reason, words)
  const told = [words.unitName(unit), words.money(price), ...(gap === null ? [] : [gap]), brought?.said ?? '']
  return (
    <Spot
      table={table}
      target={at.unit(unit)}
      item={at.unit(unit)}
      label={told.filter((part) => part !== '').join(', ')}
      tabIndex={tabIndex}
      twice
      class="coc-unit-here"
    >
      <UnitPiece unit={unit} seat={table.view.pending?.seat ?? 0} size={30} />
      <span class="coc-unit-here-name" aria-hidden="true">
        {words.unitName(unit)}
      </span>
      <b class={gap === null ? 'coc-unit-here-price' : 'coc-short'} aria-hidden="true">
        {gap ?? words.money(price)}
      </b>
      {brought !== null && (
        <span class="coc-unit-here-brings" title={brought.said} aria-hidden="true">
          {brought.from !== null && (
            <>
              −1
              <Icon icon={brought.from} size={16} />
            </>
          )}
          {brought.n}
          {brought.good !== null && <Icon icon={brought.good} size={16} />}
        </span>
      )}
    </Spot>
  )
}

type Props = { readonly table: BoardContext; readonly hex: number; readonly side: number }

export function UnitsHere({ table, hex, side }: Props) {
  const { view, choice } = table
  const words = wordsOf(table.language)
  const map = mapOf(view)
  const all = affordableAt(view, hex)
  const list = useRef<HTMLDivElement>(null)
  const count = all.length
  const box = useMemo(() => {
    const lit = new Set(view.sites.flatMap((site) => (choice.isSelectable(at.hex(site.hex)) ? [site.hex] : [])))
    const units = new Set(view.spaces.map((space) => space.hex))
    const sizes = MOST_IN_A_ROW.map((most) => sizeOf(count, most))
    return placePopover(hex, sizes, { map, lit, units, side })
  }, [hex, side, view, choice, map, count])
  const columns = Math.min(count, Math.floor((box.width - 2 * EDGE.across + CELL.gap) / (CELL.width + CELL.gap)))
  // A player who chose the space by keyboard goes on in the list, and back to the space when it closes.
  useEffect(() => {
    const space = document.activeElement
    if (!(space instanceof HTMLElement) || !space.matches('.coc-hex:focus-visible')) return
    list.current?.querySelector<HTMLElement>('.coc-unit-here[tabindex="0"]')?.focus()
    return () => space.focus()
  }, [hex])
  const land = all[0]?.land ?? 0
  const middle = middleOf(hexBox(hex, side))
  const start = nearestPoint(box, middle)
  const away = Math.hypot(start[0] - middle[0], start[1] - middle[1])
  const end = between(middle, start, away === 0 ? 0 : Math.min(1, (side * RING) / away))
  return (
    <>
      <svg class="coc-leader" aria-hidden="true" focusable="false">
        <path class="coc-pointed-casing" d={`M${start.join(' ')}L${end.join(' ')}`} stroke-width="7" />
        <path class="coc-pointed-ring" d={`M${start.join(' ')}L${end.join(' ')}`} stroke-width="3" />
      </svg>
      <div
        ref={list}
        class="coc-units-here"
        data-of-proposal
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          table.uiState.previewed.value = null
          choice.unpick()
        }}
        style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
      >
        <div class="coc-units-here-head" aria-hidden="true">
          <h3>
            {map.isLoch[hex] ? words.board.short.loch : terrainsIn(map.terrain[hex]).map(words.terrainName).join(' / ')}
          </h3>
          <span>
            {land > 0 ? words.board.landIncluded(words.money(land)) : words.board.noLandPrice}
            <br />
            {words.board.plusEachRound}
          </span>
        </div>
        <Group
          label={words.board.unitsHere}
          class="coc-units-here-list"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          keys={all.map(({ unit }) => at.unit(unit))}
          map
        >
          {(tabIndex) =>
            all.map((facts) => (
              <UnitHere
                key={facts.unit}
                table={table}
                facts={facts}
                tabIndex={tabIndex(at.unit(facts.unit))}
                words={words}
              />
            ))
          }
        </Group>
      </div>
    </>
  )
}
