import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { plain } from '@bothy/kernel'
import { SeatBadge } from '../art/index.ts'
import { PromptClock } from '../board/clock.ts'
import { useScene } from '../board/scene.tsx'
import { seatClass, Sentence } from '../board/sentence.tsx'
import { t } from '../ui/i18n.ts'
import { isNewcomer } from './newcomer.ts'
import type { TableStore } from './store.ts'
import { Waiting } from './waiting.tsx'
import { Warning } from './warning.tsx'

/** In place of the question while one looks on: that the last turns are shown again, a pause, or who has just played. */
function shownWords(
  { showing, model }: TableStore,
  { me, names }: ReturnType<typeof useScene>['props'],
): string | null {
  const words = t.value.watching
  const [again, state, by] = [showing.turnAgain.value, model.value.state, model.value.fresh.at(-1)?.seat ?? null]
  if (again !== null) return by === null ? words.again : words.againTurn(names[by], again.turn, again.of)
  if (!showing.pace.busy.value) return null
  if (showing.pace.paused.value) return words.paused
  return by === null || me === null || state?.actors.includes(me) !== true ? null : words.plays(names[by])
}

/** One sentence of what is asked. Stands in the same place all the time. */
export function PromptText({ store }: { readonly store: TableStore }): JSX.Element {
  const { client, props } = useScene()
  const [hand, notice, info] = [store.hand.value, store.notice.value, store.info.value]
  const words = t.value.prompt
  const seat = props.me === null ? undefined : info?.seats[props.me]
  const half = hand.kind === 'picking' ? client.presenter.picking?.(hand.picked, props.view, props.language) : null
  const asked = hand.kind === 'confirming' ? store.asksAbout(hand.action) : null
  const actors = store.state.value?.actors ?? []
  const help = client.presenter.help?.(props.view, hand.picked, props.language, isNewcomer(client.id)) ?? null
  const shown = shownWords(store, props)
  const isAbandoned = info?.ended?.abandoned === true
  const isHalted = info?.halted === true
  const isPaused = store.isPaused.value
  const away = seat?.kind === 'person' && seat.away !== null
  return (
    <div class="prompt-text">
      <p class="prompt-sentence" id="prompt" tabIndex={-1}>
        {props.me !== null && store.mySeats.value.length > 1 && (
          <span class={`prompt-whose seat-name ${seatClass(props.me)}`}>
            <SeatBadge seat={props.me} size={20} /> {props.names[props.me]}{' '}
          </span>
        )}
        {shown !== null ? (
          shown
        ) : asked !== null ? (
          <Sentence message={asked.warning} />
        ) : hand.kind === 'confirming' ? (
          words.confirmAsk(
            plain(client.words.of(props.language).texts.action(hand.action, props.view, props.me), props.names),
          )
        ) : isAbandoned ? (
          t.value.abandoned.title
        ) : isHalted ? (
          t.value.halted.title
        ) : isPaused ? (
          t.value.notes.paused('')
        ) : away ? (
          seat.resigned ? (
            t.value.leaving.youResigned
          ) : (
            words.away
          )
        ) : half !== null && half !== undefined ? (
          half
        ) : store.hasAnswered.value ? (
          words.answered(actors.map((other) => props.names[other]))
        ) : (
          <Sentence message={client.words.of(props.language).texts.prompt(props.view, props.me)} />
        )}
        {store.clock.value !== null && <PromptClock me={props.me} />}
        {asked === null && hand.kind === 'confirming' && <Warning message={store.warningOf.value(hand.action)} />}
      </p>
      {notice !== null ? (
        <p class="prompt-help prompt-notice" role="alert">
          <Sentence message={notice} />
        </p>
      ) : asked !== null ? (
        <NeverAsk store={store} />
      ) : isHalted || isPaused ? null : help !== null &&
        shown === null &&
        actors.some((actor) => actor === props.me) ? (
        <p class="prompt-help soft">{help}</p>
      ) : (
        <Waiting store={store} />
      )}
    </div>
  )
}

/** For whoever knows what they lose. */
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
