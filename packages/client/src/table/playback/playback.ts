import { computed, signal } from '@preact/signals'
import type { LogEntry, ServerMessage, StateMessage } from '@bothy/protocol'
import { type Speed, speed, stillness } from '@bothy/board-kit/ui/page/settings.ts'
import { type TableState, mySeats, NOTHING_YET, applyMessage } from '../store/table-state.ts'
import { PlaybackQueue } from './playback-queue.ts'

export type TurnAgain = { readonly turn: number; readonly of: number }

type Frame = { readonly tableState: TableState; readonly again: TurnAgain | null }

/** Rest of a position after its motion, in ms; `turn` is added when a turn ends with it. */
const REST: { readonly [S in Speed]: { readonly ply: number; readonly turn: number } } = {
  calm: { ply: 550, turn: 650 },
  quick: { ply: 160, turn: 240 },
  instant: { ply: 0, turn: 0 },
}
/** Without motion the eye needs that time to find what has changed. */
const STILL: typeof REST = {
  calm: { ply: 900, turn: 900 },
  quick: { ply: 350, turn: 400 },
  instant: { ply: 0, turn: 0 },
}
const KEPT = 50
const NONE: readonly LogEntry[] = []

/** A replayed turn animates even at speed *instant*. */
export const speedOf = (again: boolean): Speed => (again && speed.peek() === 'instant' ? 'quick' : speed.peek())

const isHidden = (): boolean => typeof document !== 'undefined' && document.hidden

function restOf({ tableState: { state, fresh }, again }: Frame): number {
  // A player who is asked does not wait.
  if (state !== null && state.seat !== null && state.actors.includes(state.seat)) return 0
  const still = stillness()
  const { ply, turn } = (still ? STILL : REST)[speedOf(again !== null)]
  const by = fresh.at(-1)?.seat ?? null
  const goesOn = by !== null && state?.actors.includes(by) === true
  // A replayed turn is one thing: its plies follow one another without rest.
  if (goesOn && again !== null && !still) return 0
  return ply + (by === null || goesOn ? 0 : turn)
}

function byTurns(states: readonly TableState[]): readonly Frame[] {
  const seats = states.map(({ fresh }) => fresh.at(-1)?.seat ?? null)
  let turn = 0
  const turns = seats.map((seat, i) => (i > 0 && seats[i - 1] === seat ? turn : ++turn))
  return states.map((tableState, i) => ({ tableState, again: { turn: turns[i], of: turn } }))
}

function isOwn({ info, fresh }: TableState): boolean {
  const mine = mySeats(info)
  return fresh.some(({ seat }) => {
    const who = seat === null || !mine.includes(seat) ? undefined : info?.seats[seat]
    return who?.kind === 'person' && who.away === null
  })
}

/** `same`: nothing has happened; `now`: shown at once; `later`: shown after the queued positions. */
function arrival(before: StateMessage | null, state: StateMessage, next: TableState): 'same' | 'now' | 'later' {
  if (before === null || before.seat !== state.seat || state.ply < before.ply) return 'now'
  if (next.fresh.length === 0) return 'same'
  return isOwn(next) || speed.peek() === 'instant' || isHidden() ? 'now' : 'later'
}

/**
 * Positions come in by messages at any speed and go out by `show` at a pace that can be followed; log, totals and prompt never run ahead of
 * it. People, chat and problems are shown at once.
 */
export class Playback {
  readonly queue: PlaybackQueue<Frame>
  readonly again = computed(() => this.turnAgain.value !== null)
  readonly turnAgain = computed(() => (this.queue.busy.value ? this.#again.value : null))
  readonly #again = signal<TurnAgain | null>(null)
  #newest: TableState = NOTHING_YET
  /** The position before the other players' plies since the last own one, then each of them. */
  readonly #past = signal<readonly TableState[]>([])
  #hasPlayed = false
  readonly #show: (tableState: TableState) => void

  constructor(show: (tableState: TableState) => void) {
    this.#show = show
    this.queue = new PlaybackQueue<Frame>((frames) => this.#present(frames), restOf)
  }

  readonly canShowAgain = computed(() => this.#past.value.length > 1 && !this.queue.busy.value)

  take(message: ServerMessage): void {
    const before = this.#newest
    const next = applyMessage(before, message)
    this.#newest = next
    if (message.type !== 'state') {
      this.#show(this.#withPeople(this.#shown))
      return
    }
    const frame: Frame = { tableState: next, again: null }
    this.#remember(before, next)
    switch (arrival(before.state, message, next)) {
      case 'now':
        this.queue.skip(frame)
        return
      case 'later':
        this.queue.add(frame)
        return
      case 'same':
        if (this.queue.waiting.length === 0) this.#present([frame])
        else this.queue.replaceLast(({ tableState: { fresh }, again }) => ({ tableState: { ...next, fresh }, again }))
    }
  }

  skip(): boolean {
    return this.queue.skip()
  }

  /** A gesture ends the rest after the last position; queued positions are still shown. */
  settle(): void {
    if (this.queue.waiting.length === 0 && !this.queue.paused.peek()) this.queue.skip()
  }

  showAgain(): void {
    if (!this.canShowAgain.peek()) return
    if (this.queue.paused.peek()) this.queue.toggle()
    const [first, ...rest] = this.#past.peek()
    const back = { ...this.#newest, fresh: NONE }
    const turns = byTurns(rest)
    const none = { turn: 0, of: turns.at(-1)?.again?.of ?? 0 }
    const frames = [{ tableState: { ...first, fresh: NONE }, again: none }, ...turns, { tableState: back, again: none }]
    for (const frame of frames) this.queue.add(frame)
  }

  readChat(): void {
    this.#newest = { ...this.#newest, unread: 0 }
    this.#show(this.#withPeople(this.#shown))
  }

  stop(): void {
    this.queue.clear()
  }

  #shown: TableState = NOTHING_YET

  #withPeople(tableState: TableState): TableState {
    const { info, chat, unread, problem } = this.#newest
    return { ...tableState, info, chat, unread, problem }
  }

  #present(frames: readonly [Frame, ...Frame[]]): void {
    const { tableState, again } = frames[frames.length - 1]
    const fresh =
      frames.length === 1 ? tableState.fresh : frames.flatMap((it) => (it.again === null ? it.tableState.fresh : []))
    this.#again.value = again
    this.#shown = { ...tableState, fresh: fresh.length === 0 ? NONE : fresh }
    this.#show(this.#withPeople(this.#shown))
  }

  #remember(before: TableState, next: TableState): void {
    const [was, state] = [before.state, next.state]
    const past = this.#past.peek()
    if (was === null || state === null || was.seat !== state.seat) {
      // After a change of seat, positions seen by the other seat are not shown again.
      this.#past.value = []
      this.#hasPlayed = false
    } else if (state.ply < was.ply)
      this.#past.value = past.filter((tableState) => (tableState.state?.ply ?? 0) <= state.ply)
    else if (next.fresh.length === 0) return
    else if (isOwn(next)) this.#hasPlayed = true
    else {
      const begins = this.#hasPlayed || past.length === 0
      this.#past.value = [...(begins ? [before] : past), next].slice(-KEPT)
      this.#hasPlayed = false
    }
  }
}
