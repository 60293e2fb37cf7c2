import type { ComponentChildren, CSSProperties } from 'preact'
import { useState } from 'preact/hooks'

/** The direction of an arrow key. */
export type Turn = readonly [x: number, y: number]

export const TURNS: { readonly [key: string]: Turn } = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/** Along a row: one on, one back, round the end. */
function along(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: Turn): number {
  return (spots.indexOf(from) + x + y + spots.length) % spots.length
}

/** On a map: the nearest one in that direction; one that is straight ahead is preferred. */
function across(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: Turn): number {
  const middle = (spot: HTMLElement): readonly [number, number] => {
    const box = spot.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const [fx, fy] = middle(from)
  let best = spots.indexOf(from)
  let least = Infinity
  for (const [i, spot] of spots.entries()) {
    const [sx, sy] = middle(spot)
    const ahead = (sx - fx) * x + (sy - fy) * y
    const aside = Math.abs((sx - fx) * y) + Math.abs((sy - fy) * x)
    const far = ahead + aside * 2
    if (spot === from || ahead < 4 || far >= least) continue
    least = far
    best = i
  }
  return best
}

type GroupProps = {
  label: string
  class?: string
  style?: CSSProperties | undefined
  /** The things of the group by a key, in the order in which they are drawn; the group has one Tab stop. */
  keys: readonly string[]
  /** Arrow keys go along the row, or across a map; how far on a map of hexes its board says, by their place in `keys`. */
  map?: boolean | ((from: number, turn: Turn) => number)
  /** The name of the place, for what flies here. */
  lands?: string
  children: (tabIndex: (key: string) => number) => ComponentChildren
}

/** A labelled group of spots that is one stop of the Tab key. */
export function Group({ label, class: name, style, keys, map = false, lands, children }: GroupProps) {
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && keys.includes(last) ? last : keys[0]
  const onKeyDown = (event: KeyboardEvent): void => {
    const { currentTarget, target, key } = event
    if (!(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return
    const spots = [...currentTarget.querySelectorAll<HTMLElement>('.spot')]
    const turn = TURNS[key]
    if (!spots.includes(target) || (turn === undefined && key !== 'Home' && key !== 'End')) return
    event.preventDefault()
    const step = (by: Turn): number =>
      typeof map === 'function' ? map(spots.indexOf(target), by) : (map ? across : along)(spots, target, by)
    const j = turn === undefined ? (key === 'Home' ? 0 : spots.length - 1) : step(turn)
    setLast(keys[j] ?? null)
    spots[j]?.focus()
  }
  return (
    <div role="group" aria-label={label} class={name} style={style} data-lands={lands} onKeyDown={onKeyDown}>
      {children((key) => (key === stop ? 0 : -1))}
    </div>
  )
}
