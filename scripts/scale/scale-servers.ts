import { GAME_IDS, type GameId } from '@bothy/games'
import { FIGURES } from '@bothy/games/figures'
import { type RngState, below, stream, unit } from '@bothy/kernel'
import { type Day, SECONDS } from './scale-day.ts'
import { ASSUMED, MEASURED } from './scale-figures.ts'

const STRETCH = 300
const MINUTE = 60

export function highest(values: Float64Array, stretch: number): { readonly from: number; readonly mean: number } {
  let best = { from: 0, mean: -Infinity }
  for (let from = 0; from < SECONDS; from += stretch) {
    let sum = 0
    for (let second = from; second < from + stretch; second++) sum += values[second]
    if (sum / stretch > best.mean) best = { from, mean: sum / stretch }
  }
  return best
}

export const busiestMinute = (values: Float64Array): number => highest(values, MINUTE).mean

const moveMs = (game: GameId): number => FIGURES[game].moveMs + MEASURED.postgresMs

export type Waiting = { readonly processes: number; readonly busy: number; readonly p50: number; readonly p99: number }

export function waitingWith(processes: number, day: Day, seed: string): Waiting {
  const rng = stream('scale servers', seed)
  const { from } = highest(day.moves, STRETCH)
  const freeAt = new Float64Array(processes)
  const isThere = new Uint8Array(processes)
  const waits: number[] = []
  let work = 0
  for (let second = from; second < from + STRETCH; second++) {
    for (const { at, ms, people } of arrivals(day, second, rng)) {
      isThere.fill(0)
      for (let person = 0; person < people; person++) {
        const process = below(rng, processes)
        if (isThere[process] === 1) continue
        isThere[process] = 1
        const took = person === 0 ? ms : MEASURED.elsewhereMs
        freeAt[process] = Math.max(freeAt[process], at) + took
        work += took
        if (person === 0) waits.push(freeAt[process] - at)
      }
    }
  }
  waits.sort((a, b) => a - b)
  const share = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0
  return { processes, busy: work / (processes * STRETCH * 1000), p50: share(0.5), p99: share(0.99) }
}

type Arrival = { readonly at: number; readonly ms: number; readonly people: number }

function arrivals(day: Day, second: number, rng: RngState): readonly Arrival[] {
  const out: Arrival[] = []
  const at = (): number => (second + unit(rng)) * 1000
  const people = day.moves[second] === 0 ? 1 : day.seen[second] / day.moves[second]
  const whole = (): number => Math.floor(people) + (unit(rng) < people % 1 ? 1 : 0)
  GAME_IDS.forEach((game, number) => {
    for (let n = 0; n < day.movesOf[number][second]; n++) out.push({ at: at(), ms: moveMs(game), people: whole() })
  })
  for (let n = 0; n < day.loads[second]; n++) out.push({ at: at(), ms: MEASURED.loadMs, people: 1 })
  return out.sort((a, b) => a.at - b.at)
}

export const memoryMb = (day: Day): number =>
  (socketsOf(day) * MEASURED.socketKb + busiestMinute(day.rooms) * MEASURED.matchKb) / 1024

export const socketsOf = (day: Day): number => busiestMinute(day.sockets) * (1 + ASSUMED.onlookers)

export function processesFor(day: Day, seed: string): readonly Waiting[] {
  const tried: Waiting[] = []
  const forMemory = Math.ceil(memoryMb(day) / MEASURED.roomMb)
  for (let processes = Math.ceil(busiestMinute(workOf(day)) / 1000); ; processes++) {
    const waiting = waitingWith(processes, day, seed)
    tried.push(waiting)
    const isEnough = waiting.busy <= ASSUMED.busiest && waiting.p99 <= ASSUMED.longestWaitMs
    if (isEnough && processes >= forMemory) return tried
  }
}

export const workOf = (day: Day): Float64Array =>
  day.loads.map(
    (loads, second) =>
      loads * MEASURED.loadMs +
      GAME_IDS.reduce((sum, game, number) => sum + day.movesOf[number][second] * moveMs(game), 0),
  )
