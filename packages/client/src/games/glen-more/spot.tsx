import type { Types } from '@bothy/glen-more'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { BoardProps, Target } from '../../table/game-client.ts'
import { proposed } from '../../table/proposed.ts'
import { why } from '../../table/why.tsx'
import { wordsOf } from './words.ts'

export type Table = BoardProps<Types>

export type SpotState = 'picked' | 'lit' | 'blocked' | 'plain'

export function stateOf({ choice }: Table, target: Target | null): SpotState {
  if (target === null) return 'plain'
  if (choice.picked.includes(target)) return 'picked'
  if (choice.lit(target)) return 'lit'
  return choice.why(target) === null ? 'plain' : 'blocked'
}

const LONG_PRESS = 450

type SpotProps = {
  table: Table
  /** What a click picks; null for a thing that is only looked at. */
  target: Target | null
  /** What is explained. */
  thing: string
  /** The whole in words; the picture is hidden from screen readers. */
  label: string
  tabIndex: number
  /** The first tap of a finger only shows what would come of it; the second chooses. */
  twice?: boolean
  class?: string
  style?: CSSProperties
  children: ComponentChildren
}

/** Something on the board that can be pointed at: picks if it is lit, explains itself and why not if it is not. */
export function Spot({ table, target, thing, label, tabIndex, twice, class: name = '', style, children }: SpotProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const finger = useRef(false)
  /** Explained only while the keyboard is on it; a click or Enter lets the explanation stay. */
  const glanced = useRef(false)
  const { choice, inspect, language, layout } = table
  const { board } = wordsOf(language)
  const state = stateOf(table, target)
  const release = (): void => clearTimeout(timer.current)
  const act = (anchor: Element): void => {
    const reason = target === null || state !== 'blocked' ? null : choice.why(target)
    const first = twice === true && finger.current && proposed.peek() !== target
    finger.current = false
    if (held.current) held.current = false
    else if (reason !== null) why.value = { anchor, reason }
    else if (target !== null && state === 'picked') choice.unpick()
    else if (target !== null && state === 'lit' && first) {
      proposed.value = target
      if (layout !== 'phone') inspect(thing)
    } else if (target !== null && state === 'lit') {
      proposed.value = null
      choice.pick(target)
    } else {
      glanced.current = false
      inspect(thing)
    }
  }
  const spoken =
    state === 'lit' ? `${label}. ${board.canBeChosen}` : state === 'picked' ? `${label}. ${board.picked}` : label
  return (
    <button
      type="button"
      class={`gm-spot ${name}`}
      style={style}
      data-state={state}
      data-target={target ?? undefined}
      data-proposed={target !== null && proposed.value === target && state === 'lit' ? '' : undefined}
      aria-disabled={state === 'blocked' ? 'true' : undefined}
      aria-pressed={state === 'picked' ? 'true' : undefined}
      tabIndex={tabIndex}
      onClick={(event) => act(event.currentTarget)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(thing)}
      onPointerLeave={(event) => {
        release()
        if (event.pointerType === 'mouse') inspect(null)
      }}
      onPointerDown={(event) => {
        held.current = false
        finger.current = event.pointerType === 'touch'
        if (event.pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          held.current = true
          inspect(thing)
        }, LONG_PRESS)
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => held.current && event.preventDefault()}
      onFocus={(event) => {
        glanced.current = event.currentTarget.matches(':focus-visible')
        if (glanced.current) inspect(thing)
      }}
      onBlur={() => glanced.current && inspect(null)}
    >
      <span class="unseen">{spoken}</span>
      {children}
    </button>
  )
}

const TURNS: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/** Along a row: one on, one back, round the end. */
function along(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]): number {
  return (spots.indexOf(from) + x + y + spots.length) % spots.length
}

/** On a map: the nearest one in that direction; one that is straight ahead is preferred. */
function across(spots: readonly HTMLElement[], from: HTMLElement, [x, y]: readonly [number, number]): number {
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
  style?: CSSProperties
  /** The things of the group by a key, in the order in which they are drawn; the group has one Tab stop. */
  keys: readonly string[]
  /** Arrow keys go along the row, or across a map. */
  map?: boolean
  children: (tabIndex: (key: string) => number) => ComponentChildren
}

/** A labelled group of spots that is one stop of the Tab key. */
export function Group({ label, class: name, style, keys, map = false, children }: GroupProps) {
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && keys.includes(last) ? last : keys[0]
  const onKeyDown = (event: KeyboardEvent): void => {
    const { currentTarget, target, key } = event
    if (!(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return
    const spots = [...currentTarget.querySelectorAll<HTMLElement>('.gm-spot')]
    const turn = TURNS[key]
    if (!spots.includes(target) || (turn === undefined && key !== 'Home' && key !== 'End')) return
    event.preventDefault()
    const j = turn === undefined ? (key === 'Home' ? 0 : spots.length - 1) : (map ? across : along)(spots, target, turn)
    setLast(keys[j] ?? null)
    spots[j]?.focus()
  }
  return (
    <div role="group" aria-label={label} class={name} style={style} onKeyDown={onKeyDown}>
      {children((key) => (key === stop ? 0 : -1))}
    </div>
  )
}
