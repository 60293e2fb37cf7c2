import type { TableContext } from '@bothy/board-kit/board/table-context.tsx'
import type { IconName } from '@bothy/board-kit/ui/controls/icons.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { TableStore } from '../store/store.ts'

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
