import type { Analysis, Moment } from '@bothy/bots'
import type { Json, Seat } from '@bothy/kernel'
import type { WorthUnit } from '@bothy/kernel/strategy'
import type { FullReplay } from '../../table/playback/full-replay.ts'

const MOST = 3
/** A smaller difference may be chance. */
const LEAST: Record<WorthUnit, number> = { share: 0.02, points: 1 }

/** A decision worth a look, with the letter that stands for it in the chart, on its card and over the board. */
export type LetteredMoment = Moment & { readonly letter: string }

export type SeatMoments = {
  readonly costly: readonly LetteredMoment[]
  readonly praised: readonly LetteredMoment[]
  readonly all: number
  /** Decisions in which nothing better was found. */
  readonly sound: number
  /** Of the costly ones together. */
  readonly cost: number
}

/** The one that is looked at, beside the others of its seat. */
export type ChosenMoment = {
  readonly moment: LetteredMoment
  readonly all: SeatMoments
  readonly unit: WorthUnit
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F']

/** The costliest and the best decisions, letters in the order of the game: costly ones first. */
export function momentsOf({ moments, unit }: Analysis, seat: Seat): SeatMoments {
  const own = moments.filter((moment) => moment.seat === seat)
  const most = (worth: (moment: Moment) => number): Moment[] =>
    own
      .filter((moment) => moment.isDeep && worth(moment) >= LEAST[unit])
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, MOST)
      .sort((a, b) => a.ply - b.ply)
  const costly = most(({ loss }) => loss)
  const lettered = [...costly, ...most(({ lead }) => lead)].map((moment, i) => ({ ...moment, letter: LETTERS[i] }))
  return {
    costly: lettered.slice(0, costly.length),
    praised: lettered.slice(costly.length),
    all: own.length,
    sound: own.filter(({ loss }) => loss < LEAST[unit]).length,
    cost: costly.reduce((sum, { loss }) => sum + loss, 0),
  }
}

/** For each position and seat, a share in per cent or points; the last one is how it ended. */
export function standingsOf(
  { standings, unit }: Analysis,
  { states, game, points }: Pick<FullReplay, 'states' | 'game' | 'points'>,
): readonly (readonly number[])[] {
  const last = states.length - 1
  const scale = unit === 'share' ? 100 : 1
  const out: (readonly number[])[] = []
  let at = 0
  for (let position = 0; position <= last; position++) {
    while (at + 1 < standings.length && standings[at + 1].ply <= position) at++
    out.push(standings[at].seats.map((worth) => worth * scale))
  }
  const ranks = game.result(states[last])?.ranks
  if (ranks === undefined) return out
  const winners = ranks.filter((rank) => rank === 1).length
  out[last] = unit === 'share' ? ranks.map((rank) => (rank === 1 ? scale / winners : 0)) : points[last]
  return out
}

/** Facts of the decision that was made, as its seat sees them. */
export const playedEvents = ({ game, events }: FullReplay, { ply, seat, played }: Moment): readonly Json[] =>
  events.slice(ply, ply + played.length).flatMap((facts) => witnessedBy(game, facts, seat))

/** The same of the better decision. It ends where the true position does not allow the next ply: the plan was made without knowing it. */
export function betterEvents({ game, states }: FullReplay, { ply, seat, best }: Moment): readonly Json[] {
  const state = game.clone(states[ply])
  const facts: Json[] = []
  for (const text of best) {
    const legal: Json[] = []
    if (game.actors(state).includes(seat)) game.legal(state, seat, legal)
    const action = legal.find((one) => game.write(one) === text)
    if (action === undefined) break
    game.apply(state, seat, action, facts)
  }
  return witnessedBy(game, facts, seat)
}

const witnessedBy = (game: FullReplay['game'], facts: readonly Json[], seat: Seat): readonly Json[] =>
  facts.map((fact) => game.witness(fact, seat)).filter((fact) => fact !== null)
