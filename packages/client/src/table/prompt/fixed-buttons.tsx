import type { JSX } from 'preact'
import { plain } from '@bothy/kernel'
import { answerBlocked } from '@bothy/board-kit/board/choice/blocked.ts'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import type { TableStore } from '../store/store.ts'

type Props = { readonly store: TableStore }

export function FixedButtons({ store }: Props): JSX.Element | null {
  const { board } = useTableContext()
  const targets = board.presenter.fixed ?? []
  if (targets.length === 0) return null
  return (
    <div class="prompt-buttons prompt-fixed" role="group" aria-labelledby="prompt">
      {targets.map((target) => (
        <FixedButton key={target} store={store} target={target} />
      ))}
    </div>
  )
}

const STATES = { lit: 'choice', sent: 'sent', shut: 'blocked' } as const

/** One element in all its states, so that keyboard focus stays on it. */
function FixedButton({ store, target }: Props & { readonly target: ClickTarget }): JSX.Element {
  const { board, props } = useTableContext()
  const [choice, selection] = [store.choice.value, store.selection.value]
  const stands = selection.kind === 'confirming' || store.isPaused.value || store.info.value?.halted === true
  const isSent = selection.kind === 'sending' && selection.picked.includes(target)
  const state = isSent ? 'sent' : !stands && choice.isSelectable(target) ? 'lit' : 'shut'
  const { label, primary } = board.presenter.button(target, props.view, props.language)
  const warning = state === 'lit' ? store.warningAt(target) : null
  const isAsked = store.state.value?.actors.some((seat) => seat === props.me) === true
  const words = t.value.prompt
  const reason = choice.why(target) ?? [isAsked ? words.firstThis : words.notYourTurn]
  const told = state === 'shut' ? reason : warning
  return (
    <button
      type="button"
      class={`button ${STATES[state]}${state === 'lit' && primary ? ' primary' : ''}`}
      aria-disabled={state === 'lit' ? undefined : 'true'}
      data-fixed={target}
      data-target={state === 'lit' || choice.isBlocked(target) ? target : undefined}
      data-warned={warning === null ? undefined : ''}
      title={told === null ? undefined : plain(told, props.names)}
      onClick={({ currentTarget }) => {
        if (state === 'lit') store.choice.value.pick(target)
        else if (state === 'shut')
          answerBlocked({ choice: { ...choice, why: () => reason }, uiState: props.uiState }, target, currentTarget)
      }}
    >
      {label}
      {warning !== null && <span class="visually-hidden">{`. ${plain(warning, props.names)}`}</span>}
    </button>
  )
}
