import type { Seat } from '@bothy/kernel'
import type { Holding, RoundTold, SeatRound } from '../production/rounds-told.ts'

/** COC-66 to COC-68. `work`: factories and what a clan gains beside them. */
export type Phase = 'begin' | 'gain' | 'work' | 'glory' | 'figures'

export type RoundFrame = {
  readonly phase: Phase
  readonly told: RoundTold
  readonly holdings: readonly Holding[]
  readonly glory: readonly number[] | null
  readonly gains: readonly Seat[]
  readonly works: readonly Seat[]
}

const seatsWhere = (told: RoundTold, is: (round: SeatRound) => boolean): readonly Seat[] =>
  told.seats.flatMap((round, seat) => (is(round) ? [seat] : []))

const hasWork = ({ processed, extra, stored }: SeatRound): boolean =>
  processed.some((n) => n > 0) || extra > 0 || stored

function framesOfRound(told: RoundTold, isAgain: boolean): readonly RoundFrame[] {
  const { seats, scored } = told
  const gains = seatsWhere(told, ({ saw }) => isAgain || saw === 'nothing')
  const open = seatsWhere(told, ({ saw }) => isAgain || saw !== 'all')
  const works = open.filter((seat) => seats[seat] !== undefined && hasWork(seats[seat]))
  const first = seats.map(({ before, gained, after }, seat) =>
    gains.includes(seat) ? before : open.includes(seat) ? gained : after,
  )
  const gained = seats.map((round, seat) => (open.includes(seat) ? round.gained : round.after))
  const last = seats.map(({ after }) => after)
  const glory = scored === null ? null : scored.total.map((all, seat) => all - (scored.glory[seat] ?? 0))
  const still = { told, glory, gains: [], works: [] }
  const end = { ...still, holdings: last, glory: scored?.total ?? null }
  return [
    { ...still, phase: 'begin', holdings: first },
    ...(gains.length === 0 ? [] : [{ ...still, phase: 'gain' as const, holdings: gained, gains }]),
    ...(open.length === 0 ? [] : [{ ...still, phase: 'work' as const, holdings: last, works }]),
    ...(scored === null ? [] : [{ ...end, phase: 'glory' as const }]),
    { ...end, phase: 'figures' },
  ]
}

export const framesOf = (rounds: readonly RoundTold[], isAgain: boolean): readonly RoundFrame[] =>
  rounds.filter(({ isNew }) => isNew).flatMap((told) => framesOfRound(told, isAgain))
