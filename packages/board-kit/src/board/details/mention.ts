import type { Message } from '@bothy/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { hasMoved } from '../choice/pointer.ts'
import { useTableContext } from '../table-context.tsx'

const NOTHING: readonly string[] = []

export const thingsIn = (message: Message): readonly string[] =>
  message.flatMap((part) => (typeof part !== 'string' && part.part === 'thing' ? [part.id] : []))

/**
 * Marks things on the board: while hovered or focused, and after a tap until the next tap elsewhere, since on a phone the
 * log hides the board.
 */
export function useMarks(things: readonly string[]) {
  const { marked } = useTableContext().props.uiState
  const isGlanced = useRef(false)
  /** The line has slid under a resting mouse, which does not point at it until it moves. */
  const isIdle = useRef(false)
  useEffect(
    () => () => {
      if (isGlanced.current) marked.value = NOTHING
    },
    [marked],
  )
  const show = (glance: boolean): void => {
    isGlanced.current = glance
    marked.value = things
  }
  const leave = (): void => {
    if (isGlanced.current) marked.value = NOTHING
    isGlanced.current = false
  }
  return {
    'data-mentions': '',
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      isIdle.current = !hasMoved(event)
      if (!isIdle.current) show(true)
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isIdle.current || !hasMoved(event)) return
      isIdle.current = false
      show(true)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      isIdle.current = false
      if (pointerType === 'mouse') leave()
    },
    onFocus: ({ currentTarget }: FocusEvent & { readonly currentTarget: Element }) =>
      currentTarget.matches(':focus-visible') && show(true),
    onBlur: leave,
    onClick: () => show(false),
  }
}

export const useMention = (message: Message) => useMarks(thingsIn(message))

export const keepsMarks = (clicked: EventTarget | null): boolean =>
  clicked !== null &&
  clicked instanceof Element &&
  clicked.closest('[data-mentions], [role="tablist"], .side-head') !== null
