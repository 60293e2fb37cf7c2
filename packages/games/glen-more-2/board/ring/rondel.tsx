import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { place } from '@bothy/board-kit/parts/flights/flights.tsx'
import { rondelShape, type RondelShape, RondelStone } from '../art/rondel-stone.tsx'

const percent = (part: number): string => `${100 * part}%`
/** In whole pixels, since a territory in the middle may have very small cells. */
const pixels = (part: number): string => `round(${percent(part)}, 1px)`
const square = (x: number, y: number, size: number) => ({
  left: pixels(x),
  top: pixels(y),
  width: percent(size),
  height: percent(size),
})

type RondelProps = {
  readonly spaces: number
  readonly hub?: ComponentChildren
  readonly children: (shape: RondelShape) => ComponentChildren
}

export function Rondel({ spaces, hub, children }: RondelProps) {
  const shape = useMemo(() => rondelShape(spaces), [spaces])
  return (
    <div class="gm2-rondel">
      <RondelStone hub={shape.hub} hasCorners={shape.hasCorners} />
      <div class="gm2-hub" data-lands="hub" style={square(shape.hub.from, shape.hub.from, shape.hub.size)}>
        {hub}
      </div>
      {children(shape)}
    </div>
  )
}

type SpaceProps = { readonly shape: RondelShape; readonly index: number; readonly children?: ComponentChildren }

export function RondelDouble({ shape, index, children }: SpaceProps) {
  const [first, second] = [index, index + 1].map((space) => shape.spaces[space] ?? { x: 0, y: 0 })
  const [left, top] = [Math.min(first.x, second.x), Math.min(first.y, second.y)]
  const side = (a: number, b: number): string => percent(Math.abs(a - b) + shape.tile)
  return (
    <div
      class="gm2-space gm2-double"
      style={{
        left: percent(left),
        top: percent(top),
        width: side(first.x, second.x),
        height: side(first.y, second.y),
      }}
      data-lands={place.space(index)}
    >
      {children}
    </div>
  )
}

export function RondelSpace({ shape, index, children }: SpaceProps) {
  const { x, y } = shape.spaces[index] ?? { x: 0, y: 0 }
  return (
    <div
      class={children === undefined ? 'gm2-space gm2-empty' : 'gm2-space'}
      style={square(x, y, shape.tile)}
      data-lands={place.space(index)}
    >
      {children}
    </div>
  )
}
