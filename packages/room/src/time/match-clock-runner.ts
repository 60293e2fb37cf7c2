import type { GameTypes, Seat, Match } from '@bothy/kernel'
import type { TimeControl } from '@bothy/protocol'
import type { AnyGame } from '../host.ts'
import {
  type MatchClock,
  asks,
  forgiven,
  newClock,
  resting,
  restingLater,
  seenBy,
  spent,
  without,
} from './match-clock.ts'
import { type Holder, type TableEntry, type TableStatus, botLevel } from '../log/log.ts'

type Timed = {
  readonly game: AnyGame
  readonly table: Match<GameTypes> | null
  readonly holders: readonly Holder[]
  readonly actors: readonly Seat[]
  readonly resigned: ReadonlySet<Seat>
  readonly isHalted: boolean
  readonly status: TableStatus
}

/** Keeps the clock of a match log with a pace. The matchLog tells it of all entries that it has taken; a gesture may come in parts. */
export class MatchClockRunner {
  readonly pace: TimeControl
  /** Time of the present entry: its own, or by the clock of its writer. */
  now = 0
  clock: MatchClock | null
  /** The clock before the gesture whose plies are coming in, and whether one of them has ended a turn. */
  #gesture: { readonly clock: MatchClock; readonly isNewTurn: boolean } | null = null
  #hadAnswers = false

  constructor(pace: TimeControl, clock: MatchClock | null) {
    this.pace = pace
    this.clock = clock
    this.now = clock?.at ?? 0
  }

  /** Time does not go back, whichever machine tells it. */
  tell(now: number | undefined): void {
    this.now = Math.max(this.now, now ?? 0)
  }

  stamped(entries: readonly TableEntry[]): readonly TableEntry[] {
    return entries.map((entry) => ({ ...entry, at: this.now }))
  }

  wake(matchLog: Timed): void {
    this.#hadAnswers = hasAnswers(matchLog)
  }

  follow(matchLog: Timed, entries: readonly TableEntry[]): void {
    const [first] = entries
    if (first === undefined) return
    const isJoined = first.type === 'ply' && first.joined === true
    const { clock, isNewTurn } = (isJoined ? this.#gesture : null) ?? {
      clock: this.#until(matchLog, first),
      isNewTurn: false,
    }
    if (clock === null) return
    const turn = isNewTurn || endsTurn(matchLog, entries) || (this.#hadAnswers && !hasAnswers(matchLog))
    this.#gesture = { clock, isNewTurn: turn }
    this.#hadAnswers = hasAnswers(matchLog)
    this.clock = asks([...matchLog.resigned].reduce(without, clock), {
      seats: matchLog.actors,
      players: playersOf(matchLog),
      ply: matchLog.table?.plies.length ?? 0,
      isNewTurn: turn,
      isPlay: entries.some(isPlayed),
      isStopped: matchLog.isHalted || matchLog.status !== 'playing',
    })
  }

  #until(matchLog: Timed, entry: TableEntry): MatchClock | null {
    if (entry.type === 'start')
      return newClock(
        this.pace,
        this.now,
        matchLog.holders.map(({ kind }) => kind === 'person'),
        entry.unseen === true,
      )
    if (this.clock === null) return null
    const clock = spent(entry.type === 'unkept' ? forgiven(this.clock, entry) : this.clock, this.now)
    if (entry.type === 'rhythm') return (entry.next === true ? restingLater : resting)(clock, entry.seat, entry.rhythm)
    // A player who moves has seen the question.
    if (entry.type === 'seen' || isPlayed(entry)) return seenBy(clock, entry.seat)
    return entry.type === 'pause' ? { ...clock, isPaused: entry.on } : clock
  }
}

const isPlayed = (entry: TableEntry): entry is Extract<TableEntry, { readonly type: 'ply' | 'redo' }> =>
  entry.type === 'ply' || entry.type === 'redo'

function endsTurn({ table, game }: Timed, entries: readonly TableEntry[]): boolean {
  const plies = entries.filter(isPlayed).length
  if (table === null || plies === 0) return false
  return table.events.slice(-plies).some((events) => events.some((event) => game.endsTurn(event)))
}

const hasAnswers = ({ table, holders }: Timed): boolean =>
  table !== null && holders.some((_, seat) => table.hasOpenAnswer(seat))

const playersOf = ({ holders }: Timed): readonly number[] =>
  holders.flatMap((holder, seat) => (holder.kind === 'person' && botLevel(holder) === null ? [seat] : []))
