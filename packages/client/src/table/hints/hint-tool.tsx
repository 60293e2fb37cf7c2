import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { isNoShortcut, shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { TableStore } from '../store/store.ts'
import { Bulb } from './bulb.tsx'
import { mayAsk, showHint } from './show-hint.tsx'

const KEY = 't'

type Props = { readonly store: TableStore }

export const HintTool = ({ store }: Props): JSX.Element | null => (mayAsk(store) ? <Tool store={store} /> : null)

function Tool({ store }: Props): JSX.Element {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== KEY || isNoShortcut(event) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      showHint(store)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])
  const label = t.value.prompt.hint
  return (
    <button
      type="button"
      class="button tool"
      data-tool="hint"
      aria-keyshortcuts={shortcut(KEY)}
      title={label}
      onClick={() => showHint(store)}
    >
      <Bulb /> <span class="tool-word">{label}</span>
    </button>
  )
}
