import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Json, plain } from '@bothy/kernel'
import type { LogEntry } from '@bothy/protocol'
import { announce } from '../ui/announce.tsx'
import { stillness } from '../ui/settings.ts'
import { sinceMyTurn } from './model.ts'
import { Motion } from '../board/motion.ts'
import { hasFinished, isNewcomer } from './newcomer.ts'
import { isQuiet, keepQuiet } from './quiet.ts'
import type { TableStore } from './store.ts'

/** What interrupts play: the game explained to a newcomer, its show, or the story of what was missed. */
export type Interlude =
  | { readonly kind: 'primer' }
  | { readonly kind: 'show'; readonly events: readonly Json[]; readonly before: Json | null }
  | { readonly kind: 'recap' | 'summary'; readonly entries: readonly LogEntry[] }

const PRIMER = 'primer'

/** The game is explained before one's first move of the first game of its kind, once at each table. */
function explained(store: TableStore): Interlude | null {
  const [{ log, state }, client, me] = [store.model.peek(), store.client.peek(), store.me.peek()]
  if (client?.primer === undefined || me === null || state?.result !== null || !isNewcomer(client.id)) return null
  if (isQuiet(store.id, PRIMER) || log.some(({ seat }) => seat === me)) return null
  keepQuiet(store.id, PRIMER)
  return { kind: 'primer' }
}

/** What was missed, if it is the reader's turn on coming to the table. */
function missed(store: TableStore): Interlude | null {
  const [model, me] = [store.model.peek(), store.me.peek()]
  if (me === null || model.state?.actors.includes(me) !== true) return null
  const entries = sinceMyTurn(model.log, me, model.closed)
  return entries.length === 0 ? null : { kind: 'recap', entries }
}

/** Says aloud what has happened and what is asked. */
function speak(store: TableStore): void {
  const [{ fresh, state }, texts, me, names] = [
    store.model.peek(),
    store.texts.peek(),
    store.me.peek(),
    store.names.peek(),
  ]
  if (texts === null || state === null) return
  const happened = fresh.flatMap(({ seat, events }) =>
    seat === me ? [] : events.map((event) => plain(texts.event(event, me), names)),
  )
  const asked = me !== null && state.actors.includes(me) ? [plain(texts.prompt(state.view, me), names)] : []
  announce([...happened, ...asked].join(' '))
}

/**
 * What a new position does to the page besides being drawn: pieces move, the news is spoken, the show begins.
 * `root` is the part of the page in which pieces move.
 */
export function useNews(
  store: TableStore,
  root: { readonly current: HTMLElement | null },
): readonly [Interlude | null, (interlude: Interlude | null) => void] {
  const [interlude, setInterlude] = useState<Interlude | null>(() => explained(store) ?? missed(store))
  const motion = useRef(new Motion())
  const seen = useRef<Json | null>(null)
  const { state, fresh } = store.model.value
  const client = store.client.value
  useEffect(() => {
    store.onBeforeMove = () => root.current !== null && motion.current.before(root.current)
    return () => {
      store.onBeforeMove = () => undefined
    }
  }, [store, root])
  useLayoutEffect(() => {
    if (root.current !== null) motion.current.after(root.current)
  }, [state, root])
  const isOver = state !== null && state.seat !== null && state.result !== null
  useEffect(() => {
    if (isOver && client !== null) hasFinished(client.id)
  }, [isOver, client])
  useEffect(() => {
    speak(store)
    const events = fresh.flatMap((entry) => entry.events)
    const before = seen.current
    seen.current = store.model.peek().state?.view ?? null
    if (client === null || client.Show === null || events.length === 0) return
    const starts = events.some((event) => client.startsShow(event))
    const start: Interlude =
      stillness() && client.hasStillShow !== true
        ? { kind: 'summary', entries: fresh }
        : { kind: 'show', events, before }
    // What happens while a show runs is shown in it: nothing is missed behind it.
    setInterlude((now) =>
      now?.kind === 'show' ? { ...now, events: [...now.events, ...events] } : starts ? start : now,
    )
  }, [store, client, fresh, state?.version])
  return [interlude, setInterlude]
}
