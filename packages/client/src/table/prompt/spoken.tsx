import { plain } from '@bothy/kernel'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import { announce, hush } from '@bothy/board-kit/ui/controls/announce.tsx'
import { openDialogs } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { t } from '@bothy/board-kit/ui/words/i18n.ts'
import { language } from '@bothy/board-kit/ui/page/settings.ts'
import { broughtBy } from './brought.ts'
import { groupLog, visibleEvents } from '../log/log-groups.ts'
import { promptWords } from './prompt-words.ts'
import type { TableStore } from '../store/store.ts'

class Voice {
  readonly #store: TableStore
  readonly #uiState: BoardUiState
  #said: number | null = null
  #question = ''
  #seat: number | null = null

  constructor(store: TableStore, uiState: BoardUiState) {
    this.#store = store
    this.#uiState = uiState
  }

  speak(): void {
    const { board, texts, state: position, tableState, selection, me } = this.#store
    const [state, sending] = [position.peek(), selection.peek().kind === 'sending']
    if (state === null || board.peek() === null || texts.peek() === null || sending) return
    const [from, to] = [this.#said ?? state.ply - state.answered.length, state.ply - state.answered.length]
    this.#said = to
    const fresh = tableState.peek().log.filter(({ ply }) => ply >= from && ply < to)
    // A question asked again after another player has played is a new one.
    if (this.#seat !== me.peek() || fresh.some(({ seat }) => seat !== me.peek())) this.#question = ''
    this.#seat = me.peek()
    const happened = to < from ? [t.peek().prompt.undone] : this.#sentences(fresh)
    const question = this.#asked()
    announce([...happened, ...(question === this.#question ? [] : [question])].join(' ').trim())
    this.#question = question
  }

  #sentences(fresh: Parameters<typeof groupLog>[0]): readonly string[] {
    const { board, texts, me, names } = this.#store
    const events = groupLog(fresh, null).flatMap((group) => visibleEvents(group, board.peek()?.isRedundant))
    return events.map(({ event }) => plain(texts.peek()?.event(event, me.peek()) ?? [], names.peek()))
  }

  #asked(): string {
    const { state, me: mine, playback, names, hasAnswered, hint } = this.#store
    const me = mine.peek()
    const isAsked = me !== null && (state.peek()?.actors.includes(me) === true || hasAnswered.peek())
    if (!isAsked || playback.queue.busy.peek() || hint.peek() !== null) return ''
    return this.#previewed() ?? plain(promptWords(this.#store), names.peek())
  }

  #previewed(): string | null {
    const { board: shown, texts, state, names, me } = this.#store
    const [board, view, target] = [shown.peek(), state.peek()?.view, this.#uiState.previewed.peek()]
    const action = target === null ? null : this.#store.readyAt(target)
    if (board === null || view === undefined || action === null) return null
    const label = plain(texts.peek()?.action(action, view, me.peek()) ?? [], names.peek())
    const table = { view, reader: me.peek(), names: names.peek(), language: language.peek() }
    return [`${label}.`, broughtBy(action, board, table), t.peek().prompt.again].filter((it) => it !== '').join(' ')
  }
}

/** Waits behind a dialog, where screen readers do not read it. */
export function Spoken({
  store,
  uiState,
  isCovered,
}: {
  readonly store: TableStore
  readonly uiState: BoardUiState
  readonly isCovered: boolean
}): null {
  const voice = useMemo(() => new Voice(store, uiState), [store, uiState])
  // Each of these may change the sentence.
  void [
    store.tableState.value,
    store.board.value,
    store.selection.value,
    store.playback.queue.busy.value,
    uiState.previewed.value,
    t.value,
  ]
  const waits = isCovered || openDialogs.value > 0 || store.playback.again.value
  useLayoutEffect(() => {
    if (!waits) voice.speak()
  })
  // On a shared device the next player finds nothing that was said to the last one.
  const seat = store.me.value
  useLayoutEffect(() => hush, [seat])
  return null
}
