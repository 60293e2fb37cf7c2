import { GAME_IDS, type GameId } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import { type RngState, stream, unit } from '@bothy/kernel'
import { ASSUMED } from './scale-figures.ts'

export const SECONDS = 24 * 3600
/** A room stays in memory for so long after its last visitor. */
const ROOM_STAYS = 60

export type Day = {
  readonly games: number
  readonly moves: Float64Array
  readonly movesOf: readonly Float64Array[]
  readonly seen: Float64Array
  readonly sockets: Float64Array
  readonly rooms: Float64Array
  readonly loads: Float64Array
  readonly bots: Float64Array
  readonly notices: number
}

/** Games that are walked; each stands for many of a day. */
const WALKED = 10_000

/**
 * Games of a day are walked from the first ply to the last. A turn-based game takes weeks; since all days are alike, events of its later
 * days count on this one.
 */
export function simulate(gamesADay: number, seed: string): Day {
  const rng = stream('scale', seed)
  const perSecond = (): Float64Array => new Float64Array(SECONDS)
  const day = {
    games: gamesADay,
    moves: perSecond(),
    movesOf: GAME_IDS.map(perSecond),
    seen: perSecond(),
    sockets: perSecond(),
    rooms: perSecond(),
    loads: perSecond(),
    bots: perSecond(),
    notices: 0,
  }
  for (let n = 0; n < WALKED; n++) {
    const number = n % GAME_IDS.length
    const game = GAME_IDS[number]
    const people = unit(rng) < ASSUMED.alone ? 1 : peopleOf(unit(rng))
    const seats = people === 1 ? ASSUMED.seatsAlone : people
    const plies = Math.round((FIGURES[game].pliesOf3 * seats) / 3)
    const match = { number, game, people, seats, plies }
    if (unit(rng) < ASSUMED.turnBased) day.notices += playOverWeeks(day, match, rng)
    else playLive(day, match, rng)
  }
  sumUp(day.sockets)
  sumUp(day.rooms)
  const standsFor = gamesADay / WALKED
  for (const values of [
    day.moves,
    day.seen,
    day.sockets,
    day.rooms,
    day.loads,
    day.bots,
    ...Object.values(day.movesOf),
  ])
    for (let second = 0; second < SECONDS; second++) values[second] *= standsFor
  return { ...day, notices: day.notices * standsFor }
}

type Match = {
  readonly number: number
  readonly game: GameId
  readonly people: number
  readonly seats: number
  readonly plies: number
}
type Counts = Omit<Day, 'games' | 'notices'>

function playLive(day: Counts, { number, game, people, seats, plies }: Match, rng: RngState): void {
  const began = momentOf(rng)
  const meanGap = (FIGURES[game].liveMinutes * 60) / plies
  let at = began
  for (let ply = 0; ply < plies; ply++) {
    at += gap(meanGap, rng)
    move(day, number, at, people)
    if (unit(rng) * seats >= people) day.bots[wrapped(at)] += FIGURES[game].botMs
  }
  stay(day.sockets, began, at, people)
  stay(day.rooms, began, at + ROOM_STAYS, 1)
}

function playOverWeeks(day: Counts, { number, game, people, seats, plies }: Match, rng: RngState): number {
  const turns = Math.ceil((plies * people) / seats / ASSUMED.pliesOfTurn)
  const pliesOfVisit = plies / turns
  const ofBots = pliesOfVisit * (1 - people / seats)
  for (let turn = 0; turn < turns; turn++) {
    const came = momentOf(rng)
    const went = came + gap(ASSUMED.visitSeconds, rng)
    day.loads[wrapped(came)]++
    for (let ply = 0; ply < pliesOfVisit; ply++) move(day, number, came + unit(rng) * (went - came), 1)
    day.bots[wrapped(went)] += ofBots * FIGURES[game].botMs
    stay(day.sockets, came, went, 1)
    stay(day.rooms, came, went + ROOM_STAYS, 1)
  }
  return people > 1 ? turns : 0
}

function move(day: Counts, number: number, at: number, people: number): void {
  const second = wrapped(at)
  day.moves[second]++
  day.movesOf[number][second]++
  day.seen[second] += people
}

const wrapped = (at: number): number => Math.floor(at) % SECONDS

/** Counts beginnings and ends, from which `sumUp` makes numbers of people. A person who stays past midnight was there yesterday, too. */
function stay(there: Float64Array, from: number, to: number, weight: number): void {
  there[wrapped(from)] += weight
  there[wrapped(to)] -= weight
  there[0] += weight * (Math.floor(to / SECONDS) - Math.floor(from / SECONDS))
}

function sumUp(there: Float64Array): void {
  for (let second = 1; second < SECONDS; second++) there[second] += there[second - 1]
}

function peopleOf(share: number): number {
  const [two, three] = ASSUMED.people
  return share < two ? 2 : share < two + three ? 3 : 4
}

const ALL_HOURS = ASSUMED.hours.reduce((sum, share) => sum + share, 0)

function momentOf(rng: RngState): number {
  let left = unit(rng) * ALL_HOURS
  let hour = 0
  while (hour < 23 && left >= ASSUMED.hours[hour]) left -= ASSUMED.hours[hour++]
  return (hour + unit(rng)) * 3600
}

/** Exponential: people mostly think for a short time, and now and then for long. */
const gap = (mean: number, rng: RngState): number => -mean * Math.log(1 - unit(rng))
