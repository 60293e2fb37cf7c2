import { type Bundle, countIn } from './bundle.ts'

/** Inputs of nets about games in which seats move round a ring of tiles, build and are scored for leads. */

type Marks = readonly number[]
type At<K extends string> = { readonly [input in K]: number }

type Inputs = { group(name: string, labels: readonly (string | number)[]): number }
const ONE = [''] as const

/** Marks of leads in VP and of tiles more than the fewest. */
export const LEADS = [-30, -20, -14, -9, -5, -2, 0, 2, 5, 9, 14, 20, 30] as const
export const MORES = [0, 1, 2, 3, 4, 6] as const

type StandingMarks = { readonly mores: Marks; readonly aheads: Marks; readonly categories: readonly string[] }

export const standingInputs = (side: Inputs, { mores, aheads, categories }: StandingMarks) => ({
  vp: side.group('vp', ONE),
  score: side.group('score', ONE),
  outcome: side.group('outcome', ONE),
  cardVp: side.group('cardVp', ONE),
  moreThan: side.group('moreThan', mores),
  tiles: side.group('tiles', ONE),
  value: side.group('value', categories),
  aheadAbove: side.group(
    'aheadAbove',
    categories.flatMap((category) => aheads.map((step) => `${category}.${step}`)),
  ),
})

export const placeInputs = (side: Inputs, edges: readonly string[]) => ({
  place: side.group('place', edges),
  noPlace: side.group('noPlace', edges),
  cells: side.group('cells', edges),
})

export function gainInputs(side: Inputs, most: number) {
  const tiles = Array.from({ length: most }, (_, k) => k)
  return {
    gain: side.group('gain', tiles),
    lost: side.group('lost', tiles),
    bestGain: side.group('bestGain', [1, 2]),
    gainInReach: side.group('gainInReach', ['free', 'one', 'all']),
  }
}

/** Input k is on if the value is greater than mark k. */
export function above(value: number, marks: Marks, out: Float32Array, at: number): void {
  for (let k = 0; k < marks.length; k++) if (value > marks[k]) out[at + k] = 1
}

export function count(n: number, most: number, out: Float32Array, at: number): void {
  for (let k = 0; k < Math.min(n, most); k++) out[at + k] = 1
}

/** How one seat stands, as a net reads it; the same object for each position. */
export interface Side {
  seat: number
  vp: number
  /** As if the game ended now without another scoring. */
  score: number
  /** Of cards alone. */
  cardVp: number
  tiles: number
  /** Tiles more than the seat with the fewest. */
  more: number
  readonly value: number[]
  readonly ahead: number[]
  readonly scoring: number[]
  scoringSum: number
  outcome: number
  kinds: number
  lag: number
  behind: number
  /** Worth of each tile of the ring, in the order of the ring. */
  readonly gains: Float64Array
  best: number
  second: number
}

export function newSide(categories: number, tilesOfRing: number): Side {
  const none = (): number[] => Array.from({ length: categories }, () => 0)
  return {
    seat: 0,
    vp: 0,
    score: 0,
    cardVp: 0,
    tiles: 0,
    more: 0,
    value: none(),
    ahead: none(),
    scoring: none(),
    scoringSum: 0,
    outcome: 0,
    kinds: 0,
    lag: 0,
    behind: 0,
    gains: new Float64Array(tilesOfRing),
    best: 0,
    second: 0,
  }
}

/** A position as a net reads it: the ring, and the seats in turn from the one that reads. */
export interface Reading<Tile, S extends Side> {
  seats: number
  scorings: number
  toCome: number
  readonly ring: Tile[]
  /** Figures behind each tile of the ring. */
  readonly ringBehind: number[]
  dieLag: number
  readonly sides: S[]
}

export const newReading = <Tile, S extends Side>(sides: readonly S[]): Reading<Tile, S> => ({
  seats: 0,
  scorings: 0,
  toCome: 0,
  ring: [],
  ringBehind: [],
  dieLag: 0,
  sides: [...sides],
})

/** Kinds of goods in the stock, and what all of them are worth. */
export function noteGoods(side: Pick<Side, 'kinds'>, stock: Bundle, worth: Float64Array): number {
  side.kinds = 0
  let sum = 0
  for (let good = 0; good < worth.length; good++) {
    const n = countIn(stock, good)
    if (n > 0) side.kinds++
    sum += n * worth[good]
  }
  return sum
}

type Rivals = {
  readonly seats: number
  readonly sides: readonly { readonly outcome: number; readonly score: number }[]
}

export function encodeLead(
  { seats, sides }: Rivals,
  marks: Marks,
  out: Float32Array,
  at: At<'lead' | 'scoreLead'>,
): void {
  let outcome = -Infinity
  let score = -Infinity
  for (let i = 1; i < seats; i++) {
    outcome = Math.max(outcome, sides[i].outcome)
    score = Math.max(score, sides[i].score)
  }
  above(sides[0].outcome - outcome, marks, out, at.lead)
  above(sides[0].score - score, marks, out, at.scoreLead)
}

type StandingScale = {
  readonly aScore: number
  readonly someTiles: number
  readonly aValue: number
  readonly mores: Marks
  readonly aheads: Marks
}

type StandingInput = 'vp' | 'score' | 'outcome' | 'cardVp' | 'moreThan' | 'tiles' | 'value' | 'aheadAbove' | 'toScore'

export function encodeStanding(
  side: Side,
  scorings: number,
  { aScore, someTiles, aValue, mores, aheads }: StandingScale,
  out: Float32Array,
  base: number,
  at: At<StandingInput>,
): void {
  out[base + at.vp] = side.vp / aScore
  out[base + at.score] = side.score / aScore
  out[base + at.outcome] = side.outcome / aScore
  out[base + at.cardVp] = side.cardVp / 10
  above(side.more, mores, out, base + at.moreThan)
  out[base + at.tiles] = side.tiles / someTiles
  for (let c = 0; c < side.value.length; c++) {
    out[base + at.value + c] = side.value[c] / aValue
    above(side.ahead[c], aheads, out, base + at.aheadAbove + c * aheads.length)
    out[base + at.toScore + c] = (side.scoring[c] * scorings) / 10
  }
}

/** One more thing of a kind: the first of its inputs that is off goes on. */
export function encodeOneMore(most: number, out: Float32Array, at: number): void {
  for (let n = 0; n < most; n++) {
    if (out[at + n] !== 0) continue
    out[at + n] = 1
    return
  }
}

/** Places for tiles by class of edge; a worth below 0: there is none. */
export type Places = { readonly place: Float64Array; readonly cells: Float64Array }

export function encodePlaces(
  { place, cells }: Places,
  aGain: number,
  out: Float32Array,
  base: number,
  at: At<'place' | 'noPlace' | 'cells'>,
): void {
  for (let edge = 0; edge < place.length; edge++) {
    if (place[edge] < 0) out[base + at.noPlace + edge] = 1
    else out[base + at.place + edge] = place[edge] / aGain
    out[base + at.cells + edge] = Math.min(cells[edge], 8) / 8
  }
}

type Gains = Pick<Side, 'gains' | 'best' | 'second'>

/** After all gains, from nothing on. */
export function noteGain(side: Gains, k: number, gain: number): void {
  side.gains[k] = gain
  if (gain > side.best) [side.best, side.second] = [gain, side.best]
  else if (gain > side.second) side.second = gain
}

type GainScale = { readonly most: number; readonly lost: number; readonly aGain: number }

/** `ringBehind`: figures behind each tile of the ring; `lost`: the gain of a tile that this seat cannot have. */
export function encodeGains(
  side: Gains,
  { ringBehind }: { readonly ringBehind: readonly number[] },
  { most, lost, aGain }: GainScale,
  out: Float32Array,
  base: number,
  at: At<'gain' | 'lost' | 'bestGain' | 'gainInReach'>,
): void {
  let free = 0
  let one = 0
  for (let k = 0; k < Math.min(ringBehind.length, most); k++) {
    const gain = side.gains[k]
    if (gain === lost) {
      out[base + at.lost + k] = 1
      continue
    }
    out[base + at.gain + k] = gain / aGain
    // With no figure between, this seat takes it before any other moves, if it is on turn.
    if (ringBehind[k] <= 1) free = Math.max(free, gain)
    if (ringBehind[k] <= 2) one = Math.max(one, gain)
  }
  out[base + at.bestGain] = side.best / aGain
  out[base + at.bestGain + 1] = side.second / aGain
  out[base + at.gainInReach] = free / aGain
  out[base + at.gainInReach + 1] = one / aGain
  out[base + at.gainInReach + 2] = (side.best + side.second) / (2 * aGain)
}
