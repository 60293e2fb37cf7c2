import type { Message } from '@bothy/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { useTableContext } from '../table-context.tsx'

const NOTHING: readonly string[] = []

/** The things that a sentence speaks of. */
export const thingsIn = (message: Message): readonly string[] =>
  message.flatMap((part) => (typeof part !== 'string' && part.part === 'thing' ? [part.id] : []))

/**
 * A sentence beside the board that marks there what it speaks of: while the mouse or the keyboard is on it, and after a tap or a
 * click until the next one elsewhere. On a phone the board is seen only after the log has gone.
 */
export function useMention(message: Message) {
  const { marked } = useTableContext().props.uiState
  const things = thingsIn(message)
  const isGlanced = useRef(false)
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
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && show(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
    onFocus: ({ currentTarget }: FocusEvent & { readonly currentTarget: Element }) =>
      currentTarget.matches(':focus-visible') && show(true),
    onBlur: leave,
    onClick: () => show(false),
  }
}

/** After a click anywhere at the table: what is marked stays while one finds one's way back from the log to the board. */
export const keepsMarks = (clicked: EventTarget | null): boolean =>
  clicked !== null &&
  clicked instanceof Element &&
  clicked.closest('[data-mentions], [role="tablist"], .side-head') !== null
