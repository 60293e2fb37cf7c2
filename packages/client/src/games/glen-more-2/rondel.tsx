import type { ComponentChildren } from 'preact'
import { atSpace } from './flights.tsx'
import { RONDEL_HUB, rondelSpace, RondelStone } from './art/rondel-stone.tsx'

const percent = (part: number): string => `${100 * part}%`
const square = (x: number, y: number, size: number) => ({
  left: percent(x),
  top: percent(y),
  width: percent(size),
  height: percent(size),
})

/** The rondel: a square as wide as its place, with 14 spaces around a free middle. */
export function Rondel({ hub, children }: { hub?: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="gm2-rondel">
      <RondelStone />
      <div class="gm2-hub" data-lands="hub" style={square(RONDEL_HUB.from, RONDEL_HUB.from, RONDEL_HUB.size)}>
        {hub}
      </div>
      {children}
    </div>
  )
}

/** One of its spaces, counted clockwise from the upper left; without anything in it the empty one. */
export function RondelSpace({ index, children }: { index: number; children?: ComponentChildren }) {
  const { x, y, size } = rondelSpace(index)
  return (
    <div
      class={children === undefined ? 'gm2-space gm2-empty' : 'gm2-space'}
      style={square(x, y, size)}
      data-lands={atSpace(index)}
    >
      {children}
    </div>
  )
}
