import { plain } from '@bothy/kernel'
import { useLayoutEffect, useMemo } from 'preact/hooks'
import { announce, hush } from '../ui/announce.tsx'
import { openDialogs } from '../ui/dialog.tsx'
import { t } from '../ui/i18n.ts'
import { groupLog, visibleEvents } from './log-groups.ts'
import { promptWords } from './prompt-words.ts'
import type { TableStore } from './store.ts'

/** Says aloud what has happened at a table, in the sentences of the log, and what is asked. Nothing is said twice. */
class Voice {
  readonly #store: TableStore
  /** Plies before this number have been said, or had happened when the reader came. */
  #said: number | null = null
  #question = ''
  #seat: number | null = null

  constructor(store: TableStore) {
    this.#store = store
  }

  speak(): void {
    const { client, texts, state: position, model, hand, me } = this.#store
    const [state, sending] = [position.peek(), hand.peek().kind === 'sending']
    if (state === null || client.peek() === null || texts.peek() === null || sending) return
    const [from, to] = [this.#said ?? state.ply - state.answered.length, state.ply - state.answered.length]
    this.#said = to
    const fresh = model.peek().log.filter(({ ply }) => ply >= from && ply < to)
    // A question that is asked again after somebody else has played is a new one.
    if (this.#seat !== me.peek() || fresh.some(({ seat }) => seat !== me.peek())) this.#question = ''
    this.#seat = me.peek()
    const happened = to < from ? [t.peek().prompt.undone] : this.#sentences(fresh)
    const question = this.#asked()
    announce([...happened, ...(question === this.#question ? [] : [question])].join(' ').trim())
    this.#question = question
  }

  #sentences(fresh: Parameters<typeof groupLog>[0]): readonly string[] {
    const { client, texts, me, names } = this.#store
    const events = groupLog(fresh, null).flatMap((group) => visibleEvents(group, client.peek()?.isRedundant))
    return events.map(({ event }) => plain(texts.peek()?.event(event, me.peek()) ?? [], names.peek()))
  }

  /** What is asked of the reader; nothing while something is still being shown. */
  #asked(): string {
    const { state, me: mine, showing, names, hasAnswered } = this.#store
    const me = mine.peek()
    const isAsked = me !== null && (state.peek()?.actors.includes(me) === true || hasAnswered.peek())
    return isAsked && !showing.pace.busy.peek() ? plain(promptWords(this.#store), names.peek()) : ''
  }
}

/** The voice of a table. Behind a dialog it waits: nobody hears what is said there. */
export function Spoken({ store, isCovered }: { readonly store: TableStore; readonly isCovered: boolean }): null {
  const voice = useMemo(() => new Voice(store), [store])
  // Each of these may change what is to be said.
  void [store.model.value, store.client.value, store.hand.value, store.showing.pace.busy.value, t.value]
  const waits = isCovered || openDialogs.value > 0 || store.showing.again.value
  useLayoutEffect(() => {
    if (!waits) voice.speak()
  })
  // On a shared device the next person finds nothing that was said to the last one.
  const seat = store.me.value
  useLayoutEffect(() => hush, [seat])
  return null
}
