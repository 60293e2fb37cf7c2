import type { JSX } from 'preact'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { lazyParts } from '../frame/lazy.ts'
import type { TableStore } from '../store/store.ts'
import { seldomTools } from './seldom-tools.ts'

const HintTool = lazy(
  async () => (await lazyParts()).HintTool,
  () => null,
)

export function PromptTools({
  store,
  onList,
}: {
  readonly store: TableStore
  readonly onList: (anchor: Element) => void
}): JSX.Element {
  const state = store.state.value
  const context = useTableContext()
  const words = t.value.prompt
  const canUndo = state?.canUndo ?? 'no'
  const hasAnswered = store.hasAnswered.value
  const undo = canUndo === 'ask' ? words.undoAsk : hasAnswered ? words.changeAnswer : words.undo
  return (
    <div class="prompt-tools" role="group" aria-label={words.tools}>
      {seldomTools(store, context).map((tool) => (
        <Tool key={tool.icon} short {...tool} />
      ))}
      <HintTool store={store} />
      <Tool icon="undo" label={undo} keys="u" disabled={canUndo === 'no'} onClick={() => store.undo('step')} />
      <button
        type="button"
        class="button tool"
        data-tool="all"
        aria-keyshortcuts={shortcut('a')}
        aria-haspopup="dialog"
        onClick={(event) => onList(event.currentTarget)}
      >
        <Icon name="list" /> <span class="tool-word">{words.all}</span>
      </button>
    </div>
  )
}

function Tool({
  icon,
  label,
  keys,
  short = false,
  disabled,
  onClick,
}: {
  readonly icon: IconName
  readonly label: string
  readonly keys: string
  readonly short?: boolean
  readonly disabled: boolean
  readonly onClick: () => void
}): JSX.Element {
  return (
    <button
      type="button"
      class={short ? 'button quiet tool short' : 'button tool'}
      disabled={disabled}
      aria-keyshortcuts={shortcut(keys)}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} /> <span class="tool-word">{label}</span>
    </button>
  )
}
