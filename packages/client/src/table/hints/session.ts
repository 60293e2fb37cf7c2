import { type Signal, signal } from '@preact/signals'
import type { Seat } from '@bothy/kernel'
import { loadRefusals, refusalText } from '@bothy/board-kit/ui/words/refusal-words.ts'
import type { TableStore } from '../store/store.ts'
import type { HintsMessage } from '@bothy/protocol'

export type Stage =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'failed'; readonly text: string | null }
  | { readonly kind: 'where' | 'moves'; readonly hints: HintsMessage }

/** One question about one position: a hint that is closed and opened again is not asked twice. */
export class HintSession {
  readonly stage: Signal<Stage> = signal({ kind: 'thinking' })
  readonly chosen = signal(0)
  readonly seat: Seat
  readonly version: number
  readonly #store: TableStore

  constructor(store: TableStore, seat: Seat, version: number) {
    this.#store = store
    this.seat = seat
    this.version = version
    void this.#ask()
  }

  async #ask(): Promise<void> {
    const { connection, id: table } = this.#store
    const answer = await connection.ask({ type: 'hint', table, seat: this.seat, version: this.version })
    if (!answer.ok && answer.why === 'refused') await loadRefusals()
    const hints = answer.ok ? answer.hints : undefined
    this.stage.value =
      hints !== undefined && hints.list.length > 0
        ? { kind: 'where', hints }
        : { kind: 'failed', text: !answer.ok && answer.why === 'refused' ? refusalText(answer.refusal.why) : null }
  }

  showMoves(): void {
    const now = this.stage.peek()
    if (now.kind === 'where') this.stage.value = { kind: 'moves', hints: now.hints }
  }
}

const sessions = new WeakMap<TableStore, HintSession>()

export function sessionOf(store: TableStore): HintSession | null {
  const [state, me] = [store.state.peek(), store.me.peek()]
  if (state === null || me === null) return null
  const known = sessions.get(store)
  if (known?.version === state.version && known.seat === me && known.stage.peek().kind !== 'failed') return known
  const session = new HintSession(store, me, state.version)
  sessions.set(store, session)
  return session
}
