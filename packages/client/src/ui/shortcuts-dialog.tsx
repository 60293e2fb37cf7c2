import type { JSX } from 'preact'
import { Dialog } from './dialog.tsx'
import { t } from './i18n.ts'

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
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
    <Dialog title={words.title} onClose={onClose}>
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
        <button type="button" class="button primary" onClick={onClose}>
          {t.value.common.close}
        </button>
      </div>
    </Dialog>
  )
}
