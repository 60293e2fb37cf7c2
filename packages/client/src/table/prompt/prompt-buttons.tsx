import type { JSX } from 'preact'
import { plain } from '@bothy/kernel'
import { answerBlocked } from '@bothy/board-kit/board/choice/blocked.ts'
import { isButton } from '@bothy/board-kit/board/choice/choice.ts'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { ConfirmButtons } from './confirm-buttons.tsx'
import type { TableStore } from '../store/store.ts'

export function PromptButtons({ store }: { readonly store: TableStore }): JSX.Element {
  const selection = store.selection.value
  const choice = store.choice.value
  const words = t.value.prompt
  const { board, props } = useTableContext()
  const isFixed = (target: ClickTarget): boolean => board.presenter.fixed?.includes(target) === true
  const seat = props.me === null ? undefined : store.info.value?.seats[props.me]
  if (seat?.kind === 'person' && seat.resigned) return <div class="prompt-buttons" />
  if (seat?.kind === 'person' && seat.away !== null && props.me !== null) {
    const mine = props.me
    return (
      <div class="prompt-buttons">
        <button type="button" class="button primary" onClick={() => void store.away(mine, null)}>
          {words.takeBack}
        </button>
      </div>
    )
  }
  if (selection.kind === 'confirming') return <ConfirmButtons store={store} action={selection.action} />
  return (
    <div class="prompt-buttons" role="group" aria-labelledby="prompt">
      {store.macros.value.map((macro) => (
        <button
          key={macro.id}
          type="button"
          class="button primary choice"
          data-target={macro.id}
          onClick={() => store.play(macro)}
        >
          {macro.label}
        </button>
      ))}
      {choice.buttons.map((target) => isFixed(target) || <ChoiceButton key={target} store={store} target={target} />)}
      {props.uiState.previewed.value === null &&
        choice.blockedButtons
          .filter((target) => !isFixed(target) && board.presenter.isElsewhere?.(target, props.view) !== true)
          .map((target) => <BlockedButton key={target} store={store} target={target} />)}
      {selection.kind === 'picking' && (
        <button type="button" class="button quiet" onClick={() => store.gesture({ type: 'unpick' })}>
          {words.unpick}
        </button>
      )}
      {selection.kind === 'sending' && <Sent picked={selection.picked.filter((target) => !isFixed(target))} />}
    </div>
  )
}

/** The pressed button stays until the table has answered; the word appears only if that takes long. */
function Sent({ picked }: { readonly picked: readonly ClickTarget[] }): JSX.Element {
  const { board, props } = useTableContext()
  return (
    <>
      {picked.filter(isButton).map((target) => (
        <button key={target} type="button" class="button sent" data-sent={target} aria-disabled="true">
          {board.presenter.button(target, props.view, props.language).label}
        </button>
      ))}
      <span class="soft prompt-sending">{t.value.prompt.sending}</span>
    </>
  )
}

function ChoiceButton({ store, target }: { readonly store: TableStore; readonly target: ClickTarget }): JSX.Element {
  const { board, props } = useTableContext()
  const { label, primary } = board.presenter.button(target, props.view, props.language)
  const warning = store.warningAt(target)
  return (
    <button
      type="button"
      class={primary ? 'button primary choice' : 'button choice'}
      data-target={target}
      data-warned={warning === null ? undefined : ''}
      title={warning === null ? undefined : plain(warning, props.names)}
      onClick={() => store.choice.value.pick(target)}
    >
      {label}
      {warning !== null && <span class="visually-hidden">{`. ${plain(warning, props.names)}`}</span>}
    </button>
  )
}

function BlockedButton({ store, target }: { readonly store: TableStore; readonly target: ClickTarget }): JSX.Element {
  const { board, props } = useTableContext()
  const { label } = board.presenter.button(target, props.view, props.language)
  const choice = store.choice.value
  const reason = choice.why(target)
  return (
    <button
      type="button"
      class="button blocked"
      aria-disabled="true"
      data-target={target}
      title={reason === null ? undefined : plain(reason, props.names)}
      onClick={({ currentTarget }) => answerBlocked({ choice, uiState: props.uiState }, target, currentTarget)}
    >
      {label}
    </button>
  )
}
