import { below, type Game, type RngState, type Seat, stream } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'

/**
 * A small game for the tests of the bots. Each player has a hidden die; in a turn the player banks it, or swaps: then chooses the red die
 * (a new throw, banked at once) or the blue one (always 2). A new hidden die is thrown after each turn. Four turns each, most points win. A
 * good player banks from 4 on and else swaps for red.
 */
export type DiceState = {
  readonly revision: number
  rng: { [stream: string]: RngState; die: RngState }
  seats: number
  turns: number
  swapping: boolean
  hands: number[]
  scores: number[]
}
export type DiceAction = 'bank' | 'swap' | 'red' | 'blue'
export type DiceTypes = {
  setup: null
  state: DiceState
  action: DiceAction
  event: string
  view: number
  reason: string
  warning: never
  tieBreak: never
  verdict: never
}

const TURNS = 4
const SIDES = 6
const BLUE = 2
const throwDie = (rng: RngState): number => below(rng, SIDES) + 1
const isOver = (s: DiceState): boolean => s.turns >= TURNS * s.seats
const NOBODY: readonly Seat[] = []

export const dice: Game<DiceTypes> = {
  id: 'dice',
  seats: { min: 2, max: 4 },
  revision: 1,
  options: [],
  correctable: null,
  setup: () => ({ ok: true, value: null }),
  create(_setup, seats, seed, revision) {
    const rng = { die: stream(seed, 'die') }
    const hands = Array.from({ length: seats }, () => throwDie(rng.die))
    return { revision, rng, seats, turns: 0, swapping: false, hands, scores: hands.map(() => 0) }
  },
  actors: (s) => (isOver(s) ? NOBODY : [s.turns % s.seats]),
  legal(s, seat, out) {
    if (isOver(s) || s.turns % s.seats !== seat) return
    if (s.swapping) out.push('red', 'blue')
    else out.push('bank', 'swap')
  },
  apply(s, seat, action) {
    if (action === 'swap') {
      s.swapping = true
      return
    }
    if (action === 'bank') s.scores[seat] += s.hands[seat]
    else s.scores[seat] += action === 'red' ? throwDie(s.rng.die) : BLUE
    s.swapping = false
    s.hands[seat] = throwDie(s.rng.die)
    s.turns++
  },
  result(s) {
    if (!isOver(s)) return null
    return {
      scores: s.scores,
      tieBreaks: [],
      ranks: s.scores.map((x) => 1 + s.scores.filter((y) => y > x).length),
      verdict: null,
    }
  },
  clone: (s) => ({
    ...s,
    rng: { die: [s.rng.die[0], s.rng.die[1], s.rng.die[2], s.rng.die[3]] },
    hands: s.hands.slice(),
    scores: s.scores.slice(),
  }),
  view: () => 0,
  witness: (event) => event,
  imagine(s, seat, rng) {
    const copy = dice.clone(s)
    for (let i = 0; i < s.seats; i++) if (i !== seat) copy.hands[i] = throwDie(rng)
    copy.rng.die = stream(String(below(rng, 0x7fff_ffff)))
    return copy
  },
  reveals: () => true,
  endsTurn: () => false,
  blocked: () => [],
  whyNot: () => null,
  warnings: () => [],
  tally: (s) => s.scores.map(() => []),
  progress: (s) => s.turns / (TURNS * s.seats),
  write: (action) => action,
  read: (text) => (text === 'bank' || text === 'swap' || text === 'red' ? text : 'blue'),
}

const bestRival = (s: DiceState, seat: Seat): number =>
  s.scores.reduce((most, score, i) => (i === seat ? most : Math.max(most, score)), 0)

export const diceStrategy: Strategy<DiceTypes> = {
  terms: [
    { name: 'score', plain: 1, tuned: 1, sight: 'now' },
    { name: 'rival', plain: 0, tuned: -1, sight: 'soon' },
    { name: 'ownDie', plain: 0, tuned: 0.01, sight: 'soon' },
  ],
  beginner: { slack: 3, temperature: 2, isLate: () => true },
  evaluate(s, seat, out) {
    out[0] = s.scores[seat]
    out[1] = bestRival(s, seat)
    out[2] = s.hands[seat]
  },
  prune: (_s, _seat, legal) => legal,
  inputs: (seats) => ['own', 'lead', 'die', 'turns', ...Array.from({ length: seats }, (_, i) => `score.${i}`)],
  encode(s, seat, out) {
    out[0] = s.scores[seat] / 10
    out[1] = (s.scores[seat] - bestRival(s, seat)) / 5
    out[2] = s.hands[seat] / SIDES
    out[3] = s.turns / (TURNS * s.seats)
    for (let i = 0; i < s.seats; i++) out[4 + i] = s.scores[(seat + i) % s.seats] / 20
  },
  isDecisionComplete: (s) => !s.swapping,
  trainingSetups: () => [{}],
  supportsSetup: () => true,
}
