import type { Types } from '@bothy/lords-of-scotland'
import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { BoardProps, Target } from '../../table/game-client.ts'
import { why } from '../../table/why.tsx'
import { type Words, wordsOf } from './words.ts'

export type Table = BoardProps<Types>

type State = 'picked' | 'lit' | 'blocked' | 'plain'

function stateOf({ choice }: Table, target: Target | null): State {
  if (target === null) return 'plain'
  if (choice.picked.includes(target)) return 'picked'
  if (choice.lit(target)) return 'lit'
  return choice.why(target) === null ? 'plain' : 'blocked'
}

const LONG_PRESS = 450

function spoken(label: string, state: State, { board }: Words): string {
  if (state === 'lit') return `${label}. ${board.canBeChosen}`
  return state === 'picked' ? `${label}. ${board.picked}` : label
}

type SpotProps = {
  table: Table
  /** What a click picks; null for a thing that is only looked at. */
  target: Target | null
  /** What is explained. */
  thing: string
  label: string
  tabIndex: number
  class?: string
  /** The picture, hidden from screen readers: `label` says it all. */
  children: ComponentChildren
  /** From -1 to 1: how far it leans in a fan. */
  lean?: number
}

/** Something on the board that can be pointed at: picks if it is lit, explains itself and why not if it is not. */
export function Spot({ table, target, thing, label, tabIndex, class: name = '', lean, children }: SpotProps) {
  const timer = useRef(0)
  const held = useRef(false)
  /** Explained only while the keyboard is on it; a click or Enter lets the explanation stay. */
  const glanced = useRef(false)
  const { choice, inspect } = table
  const state = stateOf(table, target)
  const release = (): void => clearTimeout(timer.current)
  const act = (anchor: Element): void => {
    const reason = target === null || state !== 'blocked' ? null : choice.why(target)
    if (held.current) held.current = false
    else if (reason !== null) why.value = { anchor, reason }
    else if (target !== null && state === 'picked') choice.unpick()
    else if (target !== null && state === 'lit') choice.pick(target)
    else {
      glanced.current = false
      inspect(thing)
    }
  }
  return (
    <button
      type="button"
      class={`los-spot ${name}`}
      data-state={state}
      data-target={target ?? undefined}
      aria-disabled={state === 'blocked' ? 'true' : undefined}
      aria-pressed={state === 'picked' ? 'true' : undefined}
      tabIndex={tabIndex}
      style={lean === undefined ? undefined : { '--lean': lean }}
      onClick={(event) => act(event.currentTarget)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(thing)}
      onPointerLeave={(event) => {
        release()
        if (event.pointerType === 'mouse') inspect(null)
      }}
      onPointerDown={(event) => {
        held.current = false
        if (event.pointerType === 'mouse') return
        timer.current = window.setTimeout(() => {
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
      <span class="unseen">{spoken(label, state, wordsOf(table.language))}</span>
      {children}
    </button>
  )
}

const STEPS: { readonly [key: string]: (i: number, n: number) => number } = {
  ArrowRight: (i, n) => (i + 1) % n,
  ArrowDown: (i, n) => (i + 1) % n,
  ArrowLeft: (i, n) => (i - 1 + n) % n,
  ArrowUp: (i, n) => (i - 1 + n) % n,
  Home: () => 0,
  End: (_, n) => n - 1,
}

type RowProps = {
  label: string
  class?: string
  /** The things of the row by a key; the row has one Tab stop, arrow keys go along it. */
  keys: readonly string[]
  /** Becomes `--n`, by which a fan finds its size. */
  count?: number
  children: (tabIndex: (key: string) => number) => ComponentChildren
}

/** A labelled group of spots that is one stop of the Tab key. */
export function Row({ label, class: name, keys, count, children }: RowProps) {
  const [last, setLast] = useState<string | null>(null)
  const stop = last !== null && keys.includes(last) ? last : keys[0]
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const { currentTarget, target } = event
    if (step === undefined || !(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return
    const spots = [...currentTarget.querySelectorAll<HTMLElement>('.los-spot')]
    const i = spots.indexOf(target)
    if (i < 0) return
    event.preventDefault()
    const j = step(i, spots.length)
    setLast(keys[j] ?? null)
    spots[j]?.focus()
  }
  return (
    <div
      role="group"
      aria-label={label}
      class={name}
      style={count === undefined ? undefined : { '--n': count }}
      onKeyDown={onKeyDown}
    >
      {children((key) => (key === stop ? 0 : -1))}
    </div>
  )
}
