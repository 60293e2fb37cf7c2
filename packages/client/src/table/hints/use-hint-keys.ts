import { useLayoutEffect, useRef } from 'preact/hooks'
import { isNoShortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import type { HintSession } from './session.ts'

type Does = { readonly close: () => void; readonly play: (index: number) => void }

const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open:not(.clock-above)') !== null

/** Before the keys of the table, which press the buttons of the prompt by number. */
export function useHintKeys(session: HintSession, does: Does): void {
  const now = useRef(does)
  now.current = does
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isNoShortcut(event) || isCovered() || !pressed(event, session, now.current)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [session])
}

/** On a button of its own Enter presses that. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element) || target.matches('body, main, .hint-card, [data-tool="hint"]')

function pressed(event: KeyboardEvent, session: HintSession, { close, play }: Does): boolean {
  const stage = session.stage.peek()
  if (event.key === 'Escape') {
    close()
    return true
  }
  if (event.key === 'Enter' && isFree(event) && (stage.kind === 'moves' || stage.kind === 'where')) {
    // A key that is held down shows the moves, and plays none.
    if (event.repeat) return true
    if (stage.kind === 'moves') play(session.chosen.peek())
    else session.showMoves()
    return true
  }
  if (stage.kind !== 'moves') return false
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0
  if (number < 1 || number > stage.hints.list.length) return number > 0
  session.chosen.value = number - 1
  document.querySelectorAll<HTMLElement>('.hint-card')[number - 1]?.focus()
  return true
}
