import type { JSX } from 'preact'
import type { Json } from '@bothy/kernel'
import { isButton, positionOf } from '@bothy/board-kit/board/choice/choice.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { muteWarning } from '../store/muted-warnings.ts'
import type { TableStore } from '../store/store.ts'

export function ConfirmButtons({ store, action }: { readonly store: TableStore; readonly action: Json }): JSX.Element {
  const { board, props } = useTableContext()
  const words = t.value.prompt
  const asked = store.asksAbout(action)
  const back = (): void => store.gesture({ type: 'unpick' })
  if (asked === null)
    return (
      <div class="prompt-buttons">
        <button type="button" class="button primary" onClick={() => store.gesture({ type: 'confirm' })}>
          {words.confirm}
        </button>
        <button type="button" class="button" onClick={back}>
          {words.unpick}
        </button>
      </div>
    )
  const [way] = positionOf(board.presenter, props.view, [action], []).ways
  const last = way.path.at(-1) ?? ''
  const name = isButton(last) ? board.presenter.button(last, props.view, props.language).label : words.confirm
  return (
    <div class="prompt-buttons" role="group" aria-labelledby="prompt">
      <button
        type="button"
        class="button choice"
        data-target="do:confirm"
        onClick={() => {
          if (store.neverAsk.peek()) muteWarning(store.id, asked.kind)
          store.gesture({ type: 'confirm' })
        }}
      >
        {words.anyway(name)}
      </button>
      <button type="button" class="button primary" onClick={back}>
        {words.goBack}
      </button>
    </div>
  )
}
