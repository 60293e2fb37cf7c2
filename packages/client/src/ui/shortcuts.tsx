import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { Dialog } from './dialog.tsx'
import { t } from './i18n.ts'

export const shortcutsOpen = signal(false)

/** True if the key belongs to a field that is being written in, or to a shortcut of the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null)

export function ShortcutsDialog(): JSX.Element | null {
  if (!shortcutsOpen.value) return null
  const words = t.value.shortcuts
  const rows: readonly (readonly [string, string])[] = [
    ['u', words.undo],
    ['y', words.redo],
    ['Shift + U', words.restart],
    ['a', words.all],
    ['↑ ↓ Enter', words.list],
    ['1 … 9', words.buttons],
    ['Enter', words.confirm],
    ['Esc', words.unpick],
    ['b', words.board],
    ['h', words.hand],
    ['p', words.prompt],
    ['l', words.log],
    ['c', words.chat],
    ['r', words.rules],
    ['i', words.info],
    ['s', words.skip],
    ['w', words.pause],
    ['g', words.again],
    ['← →', words.replay],
    ['Shift + ← →', words.replayTurn],
    ['Page ↑ ↓', words.replayScoring],
    ['?', words.help],
  ]
  return (
    <Dialog title={words.title} onClose={() => (shortcutsOpen.value = false)}>
      <dl class="shortcuts">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        <button type="button" class="button primary" onClick={() => (shortcutsOpen.value = false)}>
          {t.value.common.close}
        </button>
      </div>
    </Dialog>
  )
}
