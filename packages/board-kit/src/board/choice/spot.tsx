import type { GameTypes } from '@bothy/kernel'
import { computed } from '@preact/signals'
import type { ComponentChildren, CSSProperties } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { SeatBadge } from '../../art/index.ts'
import { confirm } from './board-ui-state.ts'
import { answerBlocked } from './blocked.ts'
import type { BoardProps, ClickTarget } from '../game-board.ts'
import type { ShowDetails } from '../details/use-details.ts'
import { hasMoved } from './pointer.ts'

export type SpotContext = Pick<BoardProps<GameTypes>, 'choice' | 'showDetails' | 'layout' | 'uiState'>

export type SpotState = 'picked' | 'lit' | 'blocked' | 'plain'

export function stateOf({ choice }: Pick<SpotContext, 'choice'>, target: ClickTarget | null): SpotState {
  if (target === null) return 'plain'
  if (choice.picked.includes(target)) return 'picked'
  if (choice.isSelectable(target)) return 'lit'
  return choice.isBlocked(target) ? 'blocked' : 'plain'
}

const LONG_PRESS = 450
/** In pixels: a finger that moves further drags or pinches. */
const SLIP = 10

export type SpotProps<BoardContext extends SpotContext> = {
  table: BoardContext
  target: ClickTarget | null
  item: string
  label: string
  tabIndex: number
  twice?: boolean
  class?: string
  style?: CSSProperties | undefined
  lands?: string
  /** The thing whose trace it shows, if not its own: a price. */
  trace?: string
  children: ComponentChildren
}

type Said = { said: { readonly canBeChosen: string; readonly picked: string } }

type Now = Pick<SpotProps<SpotContext>, 'table' | 'target' | 'item' | 'twice'> & { readonly state: SpotState }

/** Made once, so the handlers read the props at the time of the gesture. */
function gesturesOf(spot: { readonly current: Now }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  let down: readonly [x: number, y: number] = [0, 0]
  /** Explained only while it has keyboard focus; a click or Enter keeps the explanation open. */
  let isGlanced = false
  let isIdle = false
  const showDetails: ShowDetails = (item, when) => spot.current.table.showDetails(item, when)
  const explain = (): void => showDetails(spot.current.item)
  const release = (): void => clearTimeout(timer)
  const act = (anchor: Element): void => {
    const { table, target, item, twice = false, state } = spot.current
    const { choice, layout, uiState } = table
    const first = twice && uiState.previewed.peek() !== target
    if (isHeld) isHeld = false
    else if (target !== null && state === 'blocked' && answerBlocked(table, target, anchor)) return
    else if (state === 'lit' && choice.sent.peek().length > 0) return
    else if (target !== null && state === 'picked') choice.unpick()
    else if (target !== null && state === 'lit' && first) {
      uiState.previewed.value = target
      if (layout !== 'phone') showDetails(item)
    } else if (target !== null && state === 'lit') {
      showDetails(null)
      confirm(table, target)
    } else {
      isGlanced = false
      showDetails(item, 'now')
    }
  }
  return {
    onClick: (event: MouseEvent & { readonly currentTarget: Element }) => act(event.currentTarget),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      // A thing that slides under a resting mouse is not pointed at until the mouse moves.
      isIdle = !hasMoved(event)
      if (!isIdle) explain()
    },
    onPointerLeave: (event: PointerEvent) => {
      release()
      isIdle = false
      if (event.pointerType === 'mouse') showDetails(null)
    },
    onPointerDown: (event: PointerEvent) => {
      isHeld = false
      down = [event.clientX, event.clientY]
      const { state } = spot.current
      // With a mouse a slow click on what can be chosen still chooses.
      if (event.pointerType === 'mouse' && (event.button !== 0 || state === 'lit' || state === 'picked')) return
      timer = setTimeout(() => {
        isHeld = true
        showDetails(spot.current.item, 'pin')
      }, LONG_PRESS)
    },
    onPointerMove: (event: PointerEvent) => {
      const { clientX, clientY } = event
      if (isIdle && hasMoved(event)) {
        isIdle = false
        explain()
      }
      const [x, y] = down
      if (Math.hypot(clientX - x, clientY - y) > SLIP) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onContextMenu: (event: Event) => isHeld && event.preventDefault(),
    onFocus: (event: FocusEvent & { readonly currentTarget: Element }) => {
      isGlanced = event.currentTarget.matches(':focus-visible')
      if (isGlanced) explain()
    },
    onBlur: () => isGlanced && showDetails(null),
  }
}

/** A board has up to two hundred spots: each is redrawn only if it changed, and a wrapper component would double their cost. */
export function useSpot<BoardContext extends SpotContext>(props: SpotProps<BoardContext> & Said) {
  const {
    table,
    target,
    item,
    label,
    tabIndex,
    twice = false,
    class: name = '',
    style,
    lands,
    said,
    trace: traced = item,
    children,
  } = props
  const { choice, uiState } = table
  const isSent = useMemo(
    () => computed(() => target !== null && choice.sent.value.includes(target)),
    [choice.sent, target],
  ).value
  const isMarked = useMemo(
    () => computed(() => uiState.marked.value.some((it) => it === item || it === traced)),
    [uiState, item, traced],
  ).value
  const trace = useMemo(() => computed(() => uiState.traces.value.get(traced)), [uiState, traced]).value
  const judged = useMemo(() => computed(() => uiState.judged.value.get(traced)), [uiState, traced]).value
  const state = isSent ? 'picked' : stateOf(table, target)
  const now = useRef<Now>({ table, target, item, twice, state })
  now.current = { table, target, item, twice, state }
  const gestures = useMemo(() => gesturesOf(now), [])
  const isPreviewed = state === 'lit' && uiState.previewed.value === target
  const told = [label, trace?.label, judged?.label].filter((part) => part !== undefined).join('. ')
  const spoken =
    state === 'lit' ? `${told}. ${said.canBeChosen}` : state === 'picked' ? `${told}. ${said.picked}` : told
  const seat = trace?.seat
  const as = judged?.as
  return useMemo(
    () => (
      <button
        type="button"
        class={`spot ${name}`}
        style={style}
        data-state={state}
        data-sent={isSent ? '' : undefined}
        data-target={target ?? undefined}
        data-lands={lands}
        data-thing={item}
        data-proposed={isPreviewed ? '' : undefined}
        data-marked={isMarked ? '' : undefined}
        data-trace={seat}
        data-judged={as}
        aria-disabled={state === 'blocked' ? 'true' : undefined}
        aria-pressed={state === 'picked' ? 'true' : undefined}
        tabIndex={tabIndex}
        {...gestures}
      >
        <span class="visually-hidden">{spoken}</span>
        {children}
        {seat !== undefined && <SeatBadge seat={seat} size={18} class="trace-badge" />}
      </button>
    ),
    [
      name,
      style,
      state,
      isSent,
      target,
      lands,
      item,
      isPreviewed,
      isMarked,
      seat,
      as,
      tabIndex,
      spoken,
      children,
      gestures,
    ],
  )
}
