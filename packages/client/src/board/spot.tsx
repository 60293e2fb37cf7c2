import type { GameTypes } from '@bothy/kernel'
import { computed } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { confirm } from './attention.ts'
import type { BoardProps, Target } from './game-client.ts'
import { hasMoved } from './pointer.ts'

type Hand = Pick<BoardProps<GameTypes>, 'choice' | 'inspect' | 'layout' | 'attention'>

export type SpotState = 'picked' | 'lit' | 'blocked' | 'plain'

export function stateOf({ choice }: Pick<Hand, 'choice'>, target: Target | null): SpotState {
  if (target === null) return 'plain'
  if (choice.picked.includes(target)) return 'picked'
  if (choice.lit(target)) return 'lit'
  return choice.why(target) === null ? 'plain' : 'blocked'
}

const LONG_PRESS = 450
/** A finger that moves further drags or pinches, in pixels. */
const SLIP = 10

export type SpotProps<Table extends Hand> = {
  table: Table
  /** What a click picks; null for a thing that is only looked at. */
  target: Target | null
  /** What is explained. */
  thing: string
  /** The whole in words; the picture is hidden from screen readers. */
  label: string
  tabIndex: number
  /** The first click, tap or key only shows a preview; the second chooses. */
  twice?: boolean
  class?: string
  style?: CSSProperties | undefined
  /** The name of the place, for what flies here or travels over it. */
  lands?: string
  children: ComponentChildren
}

/** How the game says that a thing can be chosen, or is. */
type Said = { said: { readonly canBeChosen: string; readonly picked: string } }

/** Something on the board that can be pointed at: picks if it is lit, explains itself and why not if it is not. */
export function Spot<Table extends Hand>(props: SpotProps<Table> & Said) {
  const { table, target, thing, label, tabIndex, twice = false, class: name = '', style, lands, said, children } = props
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const held = useRef(false)
  const down = useRef<readonly [x: number, y: number]>([0, 0])
  /** Explained only while the keyboard is on it; a click or Enter lets the explanation stay. */
  const glanced = useRef(false)
  const idle = useRef(false)
  const { choice, inspect, layout, attention } = table
  const { proposed, why } = attention
  const isSent = useMemo(
    () => computed(() => target !== null && choice.sent.value.includes(target)),
    [choice.sent, target],
  )
  const state = isSent.value ? 'picked' : stateOf(table, target)
  const release = (): void => clearTimeout(timer.current)
  const act = (anchor: Element): void => {
    const reason = target === null || state !== 'blocked' ? null : choice.why(target)
    const first = twice && proposed.peek() !== target
    if (held.current) held.current = false
    else if (reason !== null) why.value = { anchor, reason }
    else if (state === 'lit' && choice.sent.peek().length > 0) return
    else if (target !== null && state === 'picked') choice.unpick()
    else if (target !== null && state === 'lit' && first) {
      proposed.value = target
      if (layout !== 'phone') inspect(thing)
    } else if (target !== null && state === 'lit') {
      inspect(null) // what follows the choice is looked at now
      confirm(table, target)
    } else {
      glanced.current = false
      inspect(thing)
    }
  }
  const spoken =
    state === 'lit' ? `${label}. ${said.canBeChosen}` : state === 'picked' ? `${label}. ${said.picked}` : label
  return (
    <button
      type="button"
      class={`spot ${name}`}
      style={style}
      data-state={state}
      data-sent={isSent.value ? '' : undefined}
      data-target={target ?? undefined}
      data-lands={lands}
      data-thing={thing}
      data-proposed={state === 'lit' && proposed.value === target ? '' : undefined}
      aria-disabled={state === 'blocked' ? 'true' : undefined}
      aria-pressed={state === 'picked' ? 'true' : undefined}
      tabIndex={tabIndex}
      onClick={(event) => act(event.currentTarget)}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        // What slides under a resting mouse is not pointed at until the mouse moves.
        idle.current = !hasMoved(event)
        if (!idle.current) inspect(thing)
      }}
      onPointerLeave={(event) => {
        release()
        idle.current = false
        if (event.pointerType === 'mouse') inspect(null)
      }}
      onPointerDown={(event) => {
        held.current = false
        down.current = [event.clientX, event.clientY]
        if (event.pointerType === 'mouse') return
        timer.current = setTimeout(() => {
          held.current = true
          inspect(thing)
        }, LONG_PRESS)
      }}
      onPointerMove={(event) => {
        const { clientX, clientY } = event
        if (idle.current && hasMoved(event)) {
          idle.current = false
          inspect(thing)
        }
        const [x, y] = down.current
        if (Math.hypot(clientX - x, clientY - y) > SLIP) release()
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
      <span class="visually-hidden">{spoken}</span>
      {children}
    </button>
  )
}
