import { useMemo, useRef } from 'preact/hooks'
import { between } from '../art/hex-shape.ts'
import { mapOf } from '../box.ts'
import type { BoardContext } from '../spot.tsx'
import { at } from '../targets.ts'
import { hexBox, middleOf, nearestPoint, placePopover, type Size } from './place-popover.ts'
import { affordableAt } from './site-facts.ts'
import { ListHead, putsBack, UnitList, useKeyboardFocus } from './unit-list.tsx'

/** Where the ring of a space lies, as a share of its side. */
const RING = 0.85
const CELL = { width: 78, height: 88, gap: 6 }
const EDGE = { across: 10, head: 46, foot: 10, least: 258 }
const MOST_IN_A_ROW = [3, 4, 2] as const
/** Where spaces to choose leave no more room: one unit below the other, each in a line. */
const LINE = { width: 188, height: 36, gap: 4 }

function sizeOf(n: number, most: number): Shape {
  const columns = Math.min(n, most)
  const rows = Math.ceil(n / columns)
  return {
    columns,
    isLines: false,
    width: Math.max(EDGE.least, columns * (CELL.width + CELL.gap) - CELL.gap + 2 * EDGE.across),
    height: EDGE.head + rows * (CELL.height + CELL.gap) - CELL.gap + EDGE.foot,
  }
}

function linesOf(n: number, columns: number): Shape {
  const rows = Math.ceil(n / columns)
  return {
    columns,
    isLines: true,
    lastResort: true,
    width: columns * LINE.width - (columns - 1) * EDGE.across,
    height: EDGE.head + rows * (LINE.height + LINE.gap) - LINE.gap + EDGE.foot,
  }
}

type Shape = Size & { readonly columns: number; readonly isLines: boolean }

export const shapesFor = (n: number): readonly Shape[] => [
  ...MOST_IN_A_ROW.map((most) => sizeOf(n, most)),
  linesOf(n, 1),
  linesOf(n, 2),
]

type Props = { readonly table: BoardContext; readonly hex: number; readonly side: number }

export function UnitsHere({ table, hex, side }: Props) {
  const { view, choice } = table
  const map = mapOf(view)
  const list = useRef<HTMLDivElement>(null)
  const count = affordableAt(view, hex).length
  const box = useMemo(() => {
    const lit = new Set(view.sites.flatMap((site) => (choice.isSelectable(at.hex(site.hex)) ? [site.hex] : [])))
    const units = new Set(view.spaces.map((space) => space.hex))
    return placePopover(hex, shapesFor(count), { map, lit, units, side })
  }, [hex, side, view, choice, map, count])
  useKeyboardFocus(list, hex)
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
        data-lines={box.isLines ? '' : undefined}
        data-of-proposal
        onKeyDown={putsBack(table)}
        style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}
      >
        <ListHead table={table} hex={hex} />
        <UnitList table={table} hex={hex} columns={box.columns} />
      </div>
    </>
  )
}
