import {
  below,
  type Corrections,
  type Game,
  NotationError,
  type Result,
  type RngState,
  type Seat,
  shuffle,
} from '../index.ts'
import type { Arrangements, CorrectionLists, Options } from '../contract-suite/demands.ts'
import { blocked, rules, warnings, whyNot } from './frames.ts'
import { clone, endsTurn, imagine, reveals, tally, view, witness } from './knowledge.ts'
import { content, contentOf } from './data.ts'
import { isModuleAction, readModule, writeModule } from './modules/tables.ts'
import { OPTIONS, SEATS, checkSetup, create } from './setup.ts'
import type { Action, State, Stone, TieBreak, Toy, Verdict } from './types.ts'

function result(s: State): Result<TieBreak, Verdict> | null {
  if (s.stack.length > 0) return null
  const scores = tally(s, null).map((lines) => lines.reduce((sum, line) => sum + line.points, 0))
  const open = s.cairns.map((cairn) => cairn.filter((placed) => !placed.wasDown).length)
  const isBetter = (a: Seat, b: Seat): boolean => (scores[a] === scores[b] ? open[a] > open[b] : scores[a] > scores[b])
  const ranks = scores.map((_, seat) => 1 + scores.filter((__, other) => isBetter(other, seat)).length)
  return {
    scores,
    tieBreaks: [{ id: 'open', values: open }],
    ranks,
    verdict: s.seats === 1 ? verdictOf(scores[0], contentOf(s).cairn) : null,
  }
}

const verdictOf = (score: number, cairn: number): NonNullable<Result<never, Verdict>['verdict']> =>
  score < cairn ? { id: 'heap', from: null, to: cairn - 1 } : { id: 'cairn', from: cairn, to: null }

function write(a: Action): string {
  if (isModuleAction(a)) return writeModule(a)
  if (a.type === 'look') return 'look'
  if (a.type === 'call') return `call ${a.sky}`
  return a.type === 'pick' ? `pick ${a.stone}` : `place ${a.up ? 'up' : 'down'}`
}

function read(text: string): Action {
  const ofModule = readModule(text)
  if (ofModule !== null) return ofModule
  if (text === 'look') return { type: 'look' }
  if (text === 'place up' || text === 'place down') return { type: 'place', up: text === 'place up' }
  if (text === 'call sun' || text === 'call rain') return { type: 'call', sky: text === 'call sun' ? 'sun' : 'rain' }
  const stone = /^pick ([1-9][0-9]?)$/.exec(text)?.[1]
  if (stone === undefined) throw new NotationError(`no action: "${text}"`)
  return { type: 'pick', stone: Number(stone) }
}

export const toy: Game<Toy> = {
  id: 'toy',
  seats: SEATS,
  revision: 1,
  options: OPTIONS,
  correctable: content.data,
  setup: checkSetup,
  create,
  actors: rules.actors,
  legal: rules.legal,
  apply: rules.apply,
  result,
  clone,
  view,
  witness,
  imagine,
  reveals,
  endsTurn,
  blocked,
  whyNot,
  warnings,
  tally,
  progress: (s) => s.cairns.reduce((sum, cairn) => sum + cairn.length, 0) / s.stones,
  write,
  read,
}

export const disguise = (a: Action): Action | { readonly type: 'pick' | 'call' | 'vote' } =>
  a.type === 'pick' || a.type === 'call' || a.type === 'vote' ? { type: a.type } : a

export function invariants(s: State): void {
  const seen = new Set<unknown>()
  const add = (stones: unknown): void => {
    for (const stone of Array.isArray(stones) ? stones : [stones]) {
      if (seen.has(stone)) throw new Error(`stone ${String(stone)} twice`)
      seen.add(stone)
    }
  }
  add(s.pile)
  for (const hand of s.hands) add(hand)
  for (const cairn of s.cairns) for (const placed of cairn) add(placed.stone)
  for (const frame of s.stack) if (frame.kind === 'place') add(frame.stone)
  if (seen.size !== s.stones) throw new Error(`${seen.size} stones of ${s.stones}`)
}

function somePile(rng: RngState, _seats: number, options: Options): { pile: Stone[] } {
  const { small, large } = content.builtIn.stones
  const pile = Array.from({ length: options['size'] === 'large' ? large : small }, (_, i) => i + 1)
  shuffle(pile, rng)
  return { pile: pile.slice(0, 1 + below(rng, pile.length)) }
}

export const arrangements: Arrangements = {
  legal: somePile,
  corrupted(rng, seats, options) {
    const { pile } = somePile(rng, seats, options)
    const wrong = [pile[0], 0, content.builtIn.stones.large + 1, 1.5, 'stone', null][below(rng, 6)]
    return { pile: [...pile, wrong] }
  },
}

export const corrections: CorrectionLists = {
  legal(rng) {
    const { stones, hand } = content.builtIn
    const all: Corrections = [
      { at: 'stones.small', value: stones.small - below(rng, 3) },
      { at: 'mostDown', value: below(rng, 4) },
      { at: 'luck.1', value: below(rng, 9) },
      { at: 'cairn', value: 20 + below(rng, 80) },
      { at: 'hand', value: 1 + below(rng, hand) },
    ]
    const first = below(rng, all.length)
    return all.slice(first, first + 1 + below(rng, all.length))
  },
  unlawful(rng) {
    const all: Corrections = [
      { at: 'stones.large', value: 19 },
      { at: 'stones.small', value: 3 },
      { at: 'hand', value: 0 },
      { at: 'hand', value: 3 },
      { at: 'luck.0', value: -1 },
    ]
    return [all[below(rng, all.length)]]
  },
}
