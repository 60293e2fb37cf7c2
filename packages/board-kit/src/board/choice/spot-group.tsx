import type { ComponentChildren, CSSProperties } from 'preact'
import { useState } from 'preact/hooks'

export type Turn = readonly [x: number, y: number]

export const TURNS: { readonly [key: string]: Turn } = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

function along(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: Turn): number {
  return (spots.indexOf(from) + x + y + spots.length) % spots.length
}

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
  keys: readonly string[]
  /** A row by default, or a map; on hexes a function gives the next index in `keys`. */
  map?: boolean | ((from: number, turn: Turn) => number)
  lands?: string
  isPurse?: boolean
  children: (tabIndex: (key: string) => number) => ComponentChildren
}

export function Group({ label, class: name, style, keys, map = false, lands, isPurse = false, children }: GroupProps) {
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
    <div
      role="group"
      aria-label={label}
      class={name}
      style={style}
      data-lands={lands}
      data-purse={isPurse ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      {children((key) => (key === stop ? 0 : -1))}
    </div>
  )
}
