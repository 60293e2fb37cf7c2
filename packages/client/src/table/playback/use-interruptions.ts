import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { GameTypes, Json } from '@bothy/kernel'
import type { LogEntry } from '@bothy/protocol'
import { language, stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { type TableState, sinceMyTurn } from '../store/table-state.ts'
import { hasFinished, isNewcomer } from '../frame/newcomer.ts'
import { isMuted, muteWarning } from '../store/muted-warnings.ts'
import { tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import type { BoardUiState, GameBoard } from '@bothy/board-kit/board/game-board.ts'
import { Motion, skipMotion, type Story } from '@bothy/board-kit/board/motion/motion.ts'
import { speedOf } from './playback.ts'
import type { TableStore } from '../store/store.ts'
import type { LooseFocus } from '../frame/use-kept-focus.ts'

export type Interruption =
  | { readonly kind: 'primer' }
  | {
      readonly kind: 'show'
      readonly events: readonly Json[]
      readonly earlier: readonly Json[]
      readonly before: Json | null
    }
  | { readonly kind: 'recap'; readonly entries: readonly LogEntry[]; readonly earlier: readonly Json[] }
  | { readonly kind: 'summary'; readonly entries: readonly LogEntry[] }

const PRIMER = 'primer'

function explained(store: TableStore): Interruption | null {
  const [{ log, state }, board, me] = [store.tableState.peek(), store.board.peek(), store.me.peek()]
  if (board === null || board.words.of(language.peek()).primer === null || !isNewcomer(board.id)) return null
  if (me === null || state?.result !== null) return null
  if (isMuted(store.id, PRIMER) || log.some(({ seat }) => seat === me)) return null
  muteWarning(store.id, PRIMER)
  return { kind: 'primer' }
}

const eventsBefore = (log: readonly LogEntry[], ply: number): readonly Json[] =>
  log.flatMap((entry) => (entry.ply < ply ? entry.events : []))

function missed(store: TableStore): Interruption | null {
  const [tableState, me] = [store.tableState.peek(), store.me.peek()]
  if (me === null || tableState.state?.actors.includes(me) !== true) return null
  const entries = sinceMyTurn(tableState.log, me, tableState.closed)
  const [first] = entries
  return first === undefined ? null : { kind: 'recap', entries, earlier: eventsBefore(tableState.log, first.ply) }
}

/** More plies than one gesture makes: the table has caught up, and no reader could follow the flights. */
const TOO_MANY = 12

function storyOf({ board, playback }: TableStore, { fresh, state }: TableState): Story | null {
  const [now, flights] = [speedOf(playback.again.peek()), board.peek()?.flights]
  const [by] = fresh
  if (now === 'instant' || state === null || flights === undefined || by === undefined) return null
  if (fresh.length > TOO_MANY || fresh.some(({ seat }) => seat !== by.seat)) return null
  const events = fresh.flatMap((entry) => entry.events)
  const table = { view: state.view, me: state.seat, language: language.peek() }
  return { movements: flights(events, table), tempo: tempoOf(now) }
}

const NONE: readonly LogEntry[] = []

function interruptionAfter(
  now: Interruption | null,
  board: GameBoard<GameTypes>,
  { fresh, log }: TableState,
  before: Json | null,
): Interruption | null {
  const events = fresh.flatMap((entry) => entry.events)
  if (board.Cutscene === null || events.length === 0) return now
  // Events during a show are added to it, so that nothing is missed behind it.
  if (now?.kind === 'show') return { ...now, events: [...now.events, ...events] }
  if (!events.some((event) => board.startsCutscene(event))) return now
  return stillness() && board.needsMotion === true
    ? { kind: 'summary', entries: fresh }
    : { kind: 'show', events, earlier: eventsBefore(log, fresh[0]?.ply ?? 0), before }
}

export function useInterruptions(
  store: TableStore,
  root: { readonly current: HTMLElement | null },
  focus: LooseFocus,
  { previewed }: BoardUiState,
): readonly [Interruption | null, (interruption: Interruption | null) => void] {
  const [first] = useState(() => explained(store) ?? missed(store))
  const now = useRef<Interruption | null>(first)
  const [, setDrawn] = useState(0)
  const setInterruption = useCallback((interruption: Interruption | null) => {
    now.current = interruption
    setDrawn((count) => count + 1)
  }, [])
  const motion = useRef(new Motion())
  const seen = useRef<Json | null>(null)
  const told = useRef(NONE)
  const tableState = store.tableState.value
  const { state, fresh } = tableState
  const board = store.board.value
  // Together with the position, not after it: the table must not reveal the outcome of its show, and nothing is drawn twice.
  if (board !== null && fresh !== told.current) {
    told.current = fresh
    if (!store.playback.again.peek()) now.current = interruptionAfter(now.current, board, tableState, seen.current)
  }
  const interruption = now.current
  const isCovered = interruption?.kind === 'show'
  useEffect(() => {
    store.onBeforeMove = (next) => {
      const isInstant = speedOf(store.playback.again.peek()) === 'instant'
      // Nothing is measured behind a show: that would lay out a hidden table.
      if (root.current !== null && now.current?.kind !== 'show' && !isInstant)
        motion.current.before(root.current, storyOf(store, next)?.movements ?? [])
      focus.before()
      // The proposal was sent, and this move answers it.
      if (store.held.isSending.peek()) previewed.value = null
    }
    return () => {
      store.onBeforeMove = () => undefined
    }
  }, [store, root, focus, previewed])
  // After painting: moving the focus earlier would force a layout. Behind a show it waits.
  useEffect(() => {
    if (!isCovered) focus.after()
  }, [state, focus, isCovered])
  useLayoutEffect(() => {
    if (isCovered) return motion.current.forget()
    const story = storyOf(store, store.tableState.peek())
    // The table has caught up: running motion belongs to a position that is gone.
    if (story === null && store.tableState.peek().fresh.length > 0) skipMotion()
    if (root.current !== null) store.playback.queue.hold(motion.current.after(root.current, story))
  }, [store, state, root, focus, isCovered])
  const isOver = state !== null && state.seat !== null && state.result !== null
  // After the last show, which still explains a first final score.
  useEffect(() => {
    if (isOver && board !== null && !isCovered) hasFinished(board.id, store.id)
  }, [isOver, board, store, isCovered])
  useLayoutEffect(() => {
    if (!store.playback.again.peek()) seen.current = store.tableState.peek().state?.view ?? null
  }, [store, board, fresh, state?.version])
  const shows = interruption !== null && interruption.kind !== 'recap'
  useEffect(() => {
    store.playback.queue.block(shows)
    return () => store.playback.queue.block(false)
  }, [store, shows])
  return [interruption, setInterruption]
}
