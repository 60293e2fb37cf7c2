import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { catalogue, loadInUse } from '../words/catalogue.ts'
import { Dialog, DialogButtons } from './dialog.tsx'
import { t } from '../words/i18n.ts'
import type { ShortcutWords } from '../messages/shortcuts-en.ts'
import { language, singleKeys } from '../page/settings.ts'

const shortcutWords = catalogue<ShortcutWords>({
  en: async () => (await import('../messages/shortcuts-en.ts')).shortcutsEn,
  fr: async () => (await import('../messages/shortcuts-fr.ts')).shortcutsFr,
})
const shortcuts = computed<ShortcutWords>(() => shortcutWords.of(language.value))

/** Single characters, also with Shift, which only makes them capitals. */
const SINGLE = /^(?:Shift \+ )?[a-zA-Z?]$|^1 … 9$/

export async function loadShortcutsDialog(): Promise<typeof ShortcutsDialog> {
  await loadInUse(shortcutWords)
  return ShortcutsDialog
}

function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const words = shortcuts.value
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
    ['↑ ↓ ← →', words.arrows],
    ['Home End', words.ends],
    ['h', words.hand],
    ['p', words.prompt],
    ['t', words.hint],
    ['l', words.log],
    ['c', words.chat],
    ['r', words.rules],
    ['i', words.info],
    ['k', words.signs],
    ['s', words.skip],
    ['w', words.pause],
    ['g', words.again],
    ['n', words.next],
    ['← →', words.replay],
    ['Shift + ← →', words.replayTurn],
    ['Page ↑ ↓', words.replayScoring],
    ['?', words.help],
  ]
  return (
    <Dialog title={words.title} onClose={onClose}>
      {!singleKeys.value && <p class="note">{words.off}</p>}
      <dl class="shortcuts">
        {rows
          .filter(([keys]) => singleKeys.value || !SINGLE.test(keys))
          .map(([keys, what]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
      </dl>
      <DialogButtons back={{ label: t.value.common.close, onClick: onClose }} />
    </Dialog>
  )
}
