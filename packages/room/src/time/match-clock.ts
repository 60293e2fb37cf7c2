import type { Seat } from '@bothy/kernel'
import type { ClockFace, TimeControl, RestTimes } from '@bothy/protocol'
import type { Outage } from '../log/log.ts'
import { awake, awakeUntil, restsUntil } from './rest-times.ts'

const MINUTE = 60_000
/** A clock does not wait for longer for its person to look. */
const SEEN_WITHIN = 2 * MINUTE

/**
 * Everybody's time at a table with a pace, reckoned up to a moment. Plain data, folded from the log: each function gives another one.
 */
export type MatchClock = {
  readonly pace: TimeControl
  /** All that was spent before is taken off. */
  readonly at: number
  /** Time left of each seat, below 0 once it has run out; null for bots and for those who are out. */
  readonly left: readonly (number | null)[]
  /** Seats asked by the game, whether their time runs or not. */
  readonly asked: readonly Seat[]
  /** Persons who play: nobody whose bot does. */
  readonly players: readonly Seat[]
  readonly running: readonly Seat[]
  /** By seat, the ply at which it was last given time: what is taken back and played again gives none. */
  readonly given: readonly number[]
  readonly isPaused: boolean
  /** When each person rests; null: at no time. */
  readonly rhythms: readonly (RestTimes | null)[]
  /** When each person rests from their next turn on; null: as before. */
  readonly later: readonly ({ readonly rhythm: RestTimes | null } | null)[]
  /** Seats that have not seen the table yet, and until when the clock of each waits for that; null: it does not. */
  readonly unseen: readonly Seat[]
  readonly held: readonly (number | null)[]
}

/** Gives a clock to each person when the match begins. */
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

/** Takes off what was spent until now. A moment that lies before, by the clock of another machine, changes nothing. */
export function spent(clock: MatchClock, now: number): MatchClock {
  if (now <= clock.at) return clock
  const left = clock.left.map((had, seat) =>
    had !== null && runs(clock, seat) ? had - awakeIn(clock.rhythms[seat] ?? null, beginOf(clock, seat), now) : had,
  )
  return { ...clock, at: now, left }
}

const awakeIn = (rhythm: RestTimes | null, from: number, to: number): number =>
  to <= from ? 0 : rhythm === null ? to - from : awake(rhythm, from, to)

/** From when on time is taken off that has not been yet. */
const beginOf = ({ at, held }: MatchClock, seat: Seat): number => Math.max(at, held[seat] ?? at)

/** The person has seen what is asked. */
export const seenBy = (clock: MatchClock, seat: Seat): MatchClock =>
  clock.unseen.includes(seat)
    ? {
        ...clock,
        unseen: clock.unseen.filter((other) => other !== seat),
        held: clock.held.map((until, at) => (at === seat ? null : until)),
      }
    : clock

/** The person rests at other times from now on. */
export const resting = (clock: MatchClock, seat: Seat, rhythm: RestTimes | null): MatchClock => ({
  ...clock,
  rhythms: clock.rhythms.map((before, at) => (at === seat ? rhythm : before)),
  later: clock.later.map((before, at) => (at === seat ? null : before)),
})

/** The person rests at other times from their next turn on: a turn that has begun is not made longer. */
export const restingLater = (clock: MatchClock, seat: Seat, rhythm: RestTimes | null): MatchClock => ({
  ...clock,
  later: clock.later.map((before, at) => (at === seat ? { rhythm } : before)),
})

/** When the person will rest, as far as they have said. */
export const restOf = ({ rhythms, later }: MatchClock, seat: Seat): RestTimes | null => {
  const wanted = later[seat] ?? null
  return wanted === null ? (rhythms[seat] ?? null) : wanted.rhythm
}

/** In that time nobody could play: it is taken off nobody. */
export function forgiven(clock: MatchClock, { from, to }: Outage): MatchClock {
  const before = spent(clock, from)
  return { ...before, at: Math.max(before.at, to) }
}

/** The position after a change. */
export type Asked = {
  /** Whom the game asks. */
  readonly seats: readonly Seat[]
  readonly players: readonly Seat[]
  /** Number of plies that stand. */
  readonly ply: number
  /** The change was a turn that ended, or the last answer to a question: those who are asked now are asked anew. */
  readonly isNewTurn: boolean
  /** Something was played. A seat that is asked because something was taken back goes on with the time it had left. */
  readonly isPlay: boolean
  readonly isStopped: boolean
}

/**
 * Lets the time of those run who are asked. A seat that is asked anew gets its increment, or the whole time for a turn. One who comes
 * back although the time had run out gets enough for a move.
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
      until === null && clock.unseen.includes(seat) && running.includes(seat) ? clock.at + SEEN_WITHIN : until,
    ),
  }
}

const another = (pace: TimeControl, left: number): number =>
  pace.kind === 'live' ? left + pace.increment : pace.perMove

/** Is out of the game, so that nobody waits for them any more. */
export const without = (clock: MatchClock, seat: Seat): MatchClock => ({
  ...clock,
  left: clock.left.map((left, at) => (at === seat ? null : left)),
})

const enough = (pace: TimeControl): number => (pace.kind === 'live' ? Math.max(pace.increment, MINUTE) : pace.perMove)

const has = (clock: MatchClock, seat: Seat): boolean => (clock.left[seat] ?? null) !== null
const runs = (clock: MatchClock, seat: Seat): boolean => clock.running.includes(seat)

/** When the seat's time will have run out; null while it does not run. */
const outAt = (clock: MatchClock, seat: Seat): number | null => {
  const left = clock.left[seat] ?? null
  if (left === null || !runs(clock, seat)) return null
  const rhythm = clock.rhythms[seat] ?? null
  const begin = beginOf(clock, seat)
  return rhythm === null ? begin + left : awakeUntil(rhythm, begin, left)
}

/** By seat: when its time will have run out; null while it does not run. */
export const outAts = (clock: MatchClock): readonly (number | null)[] => clock.left.map((_, seat) => outAt(clock, seat))

/** The next moment at which something happens if nobody plays; null if nothing will. */
export function dueAt(clock: MatchClock): number | null {
  if (clock.pace.late === 'nothing') return null
  const moments = clock.running.flatMap((seat) => outAt(clock, seat) ?? [])
  return moments.length === 0 ? null : Math.min(...moments)
}

/** Seats whose time has run out, where that has consequences. */
export const lateSeats = (clock: MatchClock, now: number): readonly Seat[] =>
  clock.pace.late === 'nothing' ? [] : clock.running.filter((seat) => (outAt(clock, seat) ?? Infinity) <= now)

/** The clock as people are shown it. */
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
