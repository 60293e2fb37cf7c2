import type { JSX } from 'preact'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { Icon, type IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { lazy } from '@bothy/board-kit/ui/page/lazy.tsx'
import { shortcut } from '@bothy/board-kit/ui/page/shortcuts.ts'
import { type TableContext, useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { lazyParts } from '../frame/lazy.ts'
import type { TableStore } from '../store/store.ts'

const HintTool = lazy(
  async () => (await lazyParts()).HintTool,
  () => null,
)

type Seldom = {
  readonly icon: IconName
  readonly label: string
  readonly keys: string
  readonly disabled: boolean
  readonly onClick: () => void
}

export function seldomTools(store: TableStore, { board, props }: TableContext): readonly Seldom[] {
  const state = store.state.value
  const words = t.value.prompt
  const { showsLegend } = props.uiState
  return [
    ...(board.loadLegend === undefined
      ? []
      : [
          {
            icon: 'signs',
            label: t.value.table.signs,
            keys: 'k',
            disabled: false,
            onClick: () => (showsLegend.value = true),
          } as const,
        ]),
    {
      icon: 'rewind',
      label: t.value.watching.showAgain,
      keys: 'g',
      disabled: !store.playback.canShowAgain.value,
      onClick: () => store.playback.showAgain(),
    },
    { icon: 'redo', label: words.redo, keys: 'y', disabled: state?.canRedo !== true, onClick: () => store.redo() },
    {
      icon: 'restart',
      label: words.restart,
      keys: 'Shift+U',
      disabled: state?.canUndo !== 'free' || store.hasAnswered.value,
      onClick: () => store.undo('draft'),
    },
  ]
}

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
