import { type Message, plain } from '@bothy/kernel'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import type { TableStore } from '../store/store.ts'

export function shownWords({ playback, tableState, me, names }: TableStore): string | null {
  const words = t.value.watching
  const [again, state, by] = [
    playback.turnAgain.value,
    tableState.value.state,
    tableState.value.fresh.at(-1)?.seat ?? null,
  ]
  if (again !== null) return by === null ? words.again : words.againTurn(names.value[by], again.turn, again.of)
  if (!playback.queue.busy.value) return null
  if (playback.queue.paused.value) return words.paused
  return by === null || me.value === null || state?.actors.includes(me.value) !== true
    ? null
    : words.plays(names.value[by])
}

function stoppedWords({ info, me, isPaused }: TableStore): string | null {
  const [now, seat] = [info.value, me.value === null ? undefined : info.value?.seats[me.value]]
  if (now?.ended?.abandoned === true) return t.value.abandoned.title
  if (now?.halted === true) return t.value.halted.title
  if (isPaused.value) return t.value.prompt.paused
  if (seat?.kind !== 'person' || seat.away === null) return null
  return seat.resigned ? t.value.leaving.youResigned : t.value.prompt.away
}

export function promptWords(store: TableStore): Message {
  const [board, state, texts] = [store.board.value, store.state.value, store.texts.value]
  const [selection, me, names] = [store.selection.value, store.me.value, store.names.value]
  if (board === null || state === null || texts === null) return []
  const shown = shownWords(store)
  if (shown !== null) return [shown]
  if (selection.kind === 'confirming') {
    const asked = store.asksAbout(selection.action)
    return asked?.warning ?? [t.value.prompt.confirmAsk(plain(texts.action(selection.action, state.view, me), names))]
  }
  const stopped = stoppedWords(store)
  if (stopped !== null) return [stopped]
  const half =
    selection.kind === 'picking' ? board.presenter.picking?.(selection.picked, state.view, language.value) : null
  if (half !== null && half !== undefined) return [half]
  if (store.hasAnswered.value) return [t.value.prompt.answered(state.actors.map((other) => names[other]))]
  return texts.prompt(state.view, me)
}
