import type { Seat } from '@bothy/kernel'
import type { ClockFace, TimeControl, RestTimes } from '@bothy/protocol'
import type { Outage } from '../log/log.ts'
import { awake, awakeUntil, restsUntil } from './rest-times.ts'

const MINUTE = 60_000
const SEEN_WITHIN_MS = 2 * MINUTE

/** Clocks of all seats at a table with a pace, up to one moment. Plain data, folded from the log; each function gives a new one. */
export type MatchClock = {
  readonly pace: TimeControl
  /** Time spent before this moment is already taken off. */
  readonly at: number
  /** Below 0 once it has run out; null for bots and for seats that are out. */
  readonly left: readonly (number | null)[]
  readonly asked: readonly Seat[]
  readonly players: readonly Seat[]
  readonly running: readonly Seat[]
  /** By seat, the ply at which it last got time: a ply taken back and played again gives none. */
  readonly given: readonly number[]
  readonly isPaused: boolean
  readonly rhythms: readonly (RestTimes | null)[]
  /** Holds from each person's next turn on; null: as before. */
  readonly later: readonly ({ readonly rhythm: RestTimes | null } | null)[]
  /** Seats that have not seen the table yet, and until when the clock of each waits for that; null: it does not wait. */
  readonly unseen: readonly Seat[]
  readonly held: readonly (number | null)[]
}

export function newClock(pace: TimeControl, at: number, isPerson: readonly boolean[], isUnseen = false): MatchClock {
  const whole = pace.kind === 'live' ? pace.reserve : pace.perMove
  const players = isPerson.flatMap((one, seat) => (one ? [seat] : []))
  return {
    pace,
    at,
    left: isPerson.map((one) => (one ? whole : null)),
    asked: [],
    players,
    running: [],
    given: isPerson.map(() => 0),
    isPaused: false,
    rhythms: isPerson.map(() => null),
    later: isPerson.map(() => null),
    unseen: isUnseen ? players : [],
    held: isPerson.map(() => null),
  }
}

/** Takes off the time spent until `now`. An earlier moment, by the clock of another machine, changes nothing. */
export function spent(clock: MatchClock, now: number): MatchClock {
  if (now <= clock.at) return clock
  const left = clock.left.map((had, seat) =>
    had !== null && runs(clock, seat) ? had - awakeIn(clock.rhythms[seat] ?? null, beginOf(clock, seat), now) : had,
  )
  return { ...clock, at: now, left }
}

const awakeIn = (rhythm: RestTimes | null, from: number, to: number): number =>
  to <= from ? 0 : rhythm === null ? to - from : awake(rhythm, from, to)

const beginOf = ({ at, held }: MatchClock, seat: Seat): number => Math.max(at, held[seat] ?? at)

export const seenBy = (clock: MatchClock, seat: Seat): MatchClock =>
  clock.unseen.includes(seat)
    ? {
        ...clock,
        unseen: clock.unseen.filter((other) => other !== seat),
        held: clock.held.map((until, at) => (at === seat ? null : until)),
      }
    : clock

export const resting = (clock: MatchClock, seat: Seat, rhythm: RestTimes | null): MatchClock => ({
  ...clock,
  rhythms: clock.rhythms.map((before, at) => (at === seat ? rhythm : before)),
  later: clock.later.map((before, at) => (at === seat ? null : before)),
})

/** Holds from the person's next turn on: a turn that has begun is not made longer. */
export const restingLater = (clock: MatchClock, seat: Seat, rhythm: RestTimes | null): MatchClock => ({
  ...clock,
  later: clock.later.map((before, at) => (at === seat ? { rhythm } : before)),
})

export const restOf = ({ rhythms, later }: MatchClock, seat: Seat): RestTimes | null => {
  const wanted = later[seat] ?? null
  return wanted === null ? (rhythms[seat] ?? null) : wanted.rhythm
}

export function forgiven(clock: MatchClock, { from, to }: Outage): MatchClock {
  const before = spent(clock, from)
  return { ...before, at: Math.max(before.at, to) }
}

export type Asked = {
  readonly seats: readonly Seat[]
  readonly players: readonly Seat[]
  readonly ply: number
  /** A turn ended, or the last answer to a question came: the seats asked now are asked anew. */
  readonly isNewTurn: boolean
  /** A ply was played. A seat that is asked because of an undo goes on with the time it had left. */
  readonly isPlay: boolean
  readonly isStopped: boolean
}

/**
 * Starts the clocks of the asked seats. A seat asked anew gets its increment, or the whole time for a turn. A person who comes back after
 * their time ran out gets enough for a move.
 */
export function asks(clock: MatchClock, { seats, players, ply, isNewTurn, isPlay, isStopped }: Asked): MatchClock {
  const isGiven = (seat: Seat): boolean =>
    isPlay &&
    seats.includes(seat) &&
    players.includes(seat) &&
    ply > clock.given[seat] &&
    (isNewTurn || !clock.asked.includes(seat))
  const isBack = (seat: Seat, left: number): boolean =>
    left <= 0 && players.includes(seat) && !clock.players.includes(seat)
  const running = clock.isPaused || isStopped ? [] : seats.filter((seat) => players.includes(seat) && has(clock, seat))
  return {
    ...clock,
    left: clock.left.map((left, seat) => {
      if (left === null) return null
      if (isBack(seat, left)) return enough(clock.pace)
      return isGiven(seat) ? another(clock.pace, left) : left
    }),
    given: clock.given.map((at, seat) => (isGiven(seat) ? ply : at)),
    rhythms: clock.rhythms.map((rhythm, seat) => (isGiven(seat) ? restOf(clock, seat) : rhythm)),
    later: clock.later.map((rhythm, seat) => (isGiven(seat) ? null : rhythm)),
    asked: seats,
    players,
    running,
    held: clock.held.map((until, seat) =>
      until === null && clock.unseen.includes(seat) && running.includes(seat) ? clock.at + SEEN_WITHIN_MS : until,
    ),
  }
}

const another = (pace: TimeControl, left: number): number =>
  pace.kind === 'live' ? left + pace.increment : pace.perMove

export const without = (clock: MatchClock, seat: Seat): MatchClock => ({
  ...clock,
  left: clock.left.map((left, at) => (at === seat ? null : left)),
})

const enough = (pace: TimeControl): number => (pace.kind === 'live' ? Math.max(pace.increment, MINUTE) : pace.perMove)

const has = (clock: MatchClock, seat: Seat): boolean => (clock.left[seat] ?? null) !== null
const runs = (clock: MatchClock, seat: Seat): boolean => clock.running.includes(seat)

const outAt = (clock: MatchClock, seat: Seat): number | null => {
  const left = clock.left[seat] ?? null
  if (left === null || !runs(clock, seat)) return null
  const rhythm = clock.rhythms[seat] ?? null
  const begin = beginOf(clock, seat)
  return rhythm === null ? begin + left : awakeUntil(rhythm, begin, left)
}

export const outAts = (clock: MatchClock): readonly (number | null)[] => clock.left.map((_, seat) => outAt(clock, seat))

export function dueAt(clock: MatchClock): number | null {
  if (clock.pace.late === 'nothing') return null
  const moments = clock.running.flatMap((seat) => outAt(clock, seat) ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

export const lateSeats = (clock: MatchClock, now: number): readonly Seat[] =>
  clock.pace.late === 'nothing' ? [] : clock.running.filter((seat) => (outAt(clock, seat) ?? Infinity) <= now)

export function faceOf(clock: MatchClock, now: number): ClockFace {
  const present = spent(clock, now)
  return {
    seats: present.left.map((left, seat) => {
      if (left === null) return null
      const out = outAt(present, seat)
      if (out === null) return { left, out }
      const rhythm = present.rhythms[seat] ?? null
      const rests = rhythm === null ? null : restsUntil(rhythm, present.at)
      const waits = beginOf(present, seat) - present.at
      return {
        left,
        out: out - present.at,
        ...(rests === null ? {} : { rests: rests - present.at }),
        ...(waits === 0 ? {} : { waits }),
      }
    }),
    paused: present.isPaused,
  }
}
