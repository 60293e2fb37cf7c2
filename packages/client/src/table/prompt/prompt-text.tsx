import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { SeatBadge } from '@bothy/board-kit/art/index.ts'
import { PromptClock } from '@bothy/board-kit/board/clock.ts'
import { useTableContext } from '@bothy/board-kit/board/table-context.tsx'
import { seatClass, Sentence } from '@bothy/board-kit/board/details/sentence.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { isNewcomer } from '../frame/newcomer.ts'
import { promptWords, shownWords } from './prompt-words.ts'
import type { TableStore } from '../store/store.ts'
import { Waiting } from './waiting.tsx'
import { Warning } from './warning.tsx'

export function PromptText({ store }: { readonly store: TableStore }): JSX.Element {
  const { board, props } = useTableContext()
  const [selection, notice, info] = [store.selection.value, store.notice.value, store.info.value]
  const asked = selection.kind === 'confirming' ? store.asksAbout(selection.action) : null
  const actors = store.state.value?.actors ?? []
  const previewed = props.uiState.previewed.value
  const isAsked = shownWords(store) === null && actors.some((actor) => actor === props.me)
  const proposed = (previewed === null ? null : board.presenter.proposed?.(previewed, selection.picked, props)) ?? null
  const isHalted = info?.halted === true
  const isPaused = store.isPaused.value
  const sentence = (
    <p class="prompt-sentence" id="prompt" tabIndex={-1}>
      {props.me !== null && store.mySeats.value.length > 1 && (
        <span class={`prompt-whose seat-name ${seatClass(props.me)}`}>
          <SeatBadge seat={props.me} size={20} /> {props.names[props.me]}{' '}
        </span>
      )}
      <Sentence message={promptWords(store)} />
      {store.clock.value !== null && <PromptClock me={props.me} />}
      {asked === null && selection.kind === 'confirming' && (
        <Warning message={store.warningOf.value(selection.action)} />
      )}
    </p>
  )
  const Said =
    notice === null && asked === null && !isHalted && !isPaused ? (store.hint.value ?? store.said.value) : null
  if (Said !== null)
    return (
      <div class="prompt-text">
        <Said>
          {sentence}
          {isAsked && proposed !== null && <p class="prompt-help">{proposed}</p>}
        </Said>
      </div>
    )
  const help =
    proposed ?? board.presenter.help?.(props.view, selection.picked, props.language, isNewcomer(board.id)) ?? null
  return (
    <div class="prompt-text">
      {sentence}
      {notice !== null ? (
        <p class="prompt-help prompt-notice" role="alert">
          <Sentence message={notice} />
        </p>
      ) : asked !== null ? (
        <NeverAsk store={store} />
      ) : isHalted || isPaused ? null : isAsked && help !== null ? (
        <p class="prompt-help soft">{help}</p>
      ) : (
        <Waiting store={store} />
      )}
    </div>
  )
}

function NeverAsk({ store }: { readonly store: TableStore }): JSX.Element {
  useEffect(() => {
    store.neverAsk.value = false
  }, [store])
  return (
    <label class="prompt-help prompt-never">
      <input
        type="checkbox"
        checked={store.neverAsk.value}
        onChange={(event) => (store.neverAsk.value = event.currentTarget.checked)}
      />
      {t.value.prompt.neverAsk}
    </label>
  )
}
