import { ask, createBot, isLevel, LEVELS, type Level, type Net, readNet } from '@bothy/bots'
import { below, stream } from '@bothy/kernel'
import type { Question } from '@bothy/kernel/lore'
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { lore } from '../src/bot/index.ts'
import { lordsOfScotland as game } from '../src/index.ts'
import type { Action, State, Types } from '../src/types.ts'

vi.setConfig({ testTimeout: 60_000 })

const SEATS = [2, 3, 4, 5] as const

const nets = new Map<number, Net>(
  SEATS.map((seats) => {
    const file = new URL(`../nets/lords-of-scotland-${seats}.net`, import.meta.url)
    return [seats, readNet(lore, game.id, readFileSync(file)).net]
  }),
)

function netFor(seats: number): Net {
  const net = nets.get(seats)
  if (net === undefined) throw new Error(`no net for ${seats} seats`)
  return net
}

const bot = (level: Level, seats: number): ReturnType<typeof createBot<Types>> =>
  createBot(game, lore, level, level === 'hard' ? { net: netFor(seats) } : {})

/** Positions of random games, a few from each. */
function positions(seats: number, count: number, seed: string): State[] {
  const setup = game.setup({}, seats)
  if (!setup.ok) throw new Error('no default table')
  const out: State[] = []
  const rng = stream(seed)
  for (let n = 0; out.length < count; n++) {
    const s = game.create(setup.value, seats, `${seed}-${n}`, game.revision)
    for (let ply = 0; game.actors(s).length > 0 && out.length < count; ply++) {
      if (below(rng, 17) === 0) out.push(game.clone(s))
      const legal = legalOf(s)
      game.apply(s, game.actors(s)[0], legal[below(rng, legal.length)])
    }
  }
  return out
}

function legalOf(s: State): Action[] {
  const out: Action[] = []
  game.legal(s, game.actors(s)[0], out)
  return out
}

const questionAt = (s: State, seed: string): Question<Types> =>
  ask(game, s, game.actors(s)[0], { rng: stream(seed), budget: { iterations: 1 } })

describe.each(LEVELS)('%s', (level) => {
  test.each(SEATS)(
    'answers legally and the same for the same seed, %i seats',
    (seats) => {
      for (const s of positions(seats, level === 'ismcts-1000' ? 1 : 15, `legal-${seats}`)) {
        const before = JSON.stringify(s)
        const question = questionAt(s, 'a')
        const answer = bot(level, seats).choose(question)
        expect(question.legal).toContainEqual(answer)
        expect(bot(level, seats).choose(questionAt(s, 'a'))).toEqual(answer)
        expect(JSON.stringify(s)).toBe(before)
      }
    },
    60_000,
  )
})

/**
 * Honesty. A bot sees nothing but `sample()` and its list of actions, so it can only learn what `imagine` lets through. Here
 * everything hidden from the seat is permuted by `imagine` itself: the seat can not tell the two states apart. Both questions
 * then draw their samples from one canonical imagined state, so that the same random numbers mean the same cards. The answers must be
 * equal; a bot that reached for the true state would give itself away.
 */
describe.each(['easy', 'medium', 'hard'])('%s is honest', (name) => {
  if (!isLevel(name)) throw new Error(name)
  test.each(SEATS)(
    '%i seats',
    (seats) => {
      for (const s of positions(seats, 12, `honest-${seats}`)) {
        const seat = game.actors(s)[0]
        const other = game.imagine(s, seat, stream('other'))
        const canonical = game.imagine(s, seat, stream('canonical'))
        const answers = [s, other].map((truth) => {
          const rng = stream('same')
          const question: Question<Types> = {
            ...questionAt(truth, 'same'),
            rng,
            sample: () => game.imagine(canonical, seat, rng),
          }
          return bot(name, seats).choose(question)
        })
        expect(answers[0]).toEqual(answers[1])
      }
    },
    60_000,
  )
})

test('inputs and terms depend on nothing that the seat can not see', () => {
  for (const seats of SEATS)
    for (const s of positions(seats, 20, `inputs-${seats}`))
      for (let seat = 0; seat < seats; seat++) {
        const other = game.imagine(s, seat, stream('permuted'))
        const inputs = [s, other].map((state) => {
          const out = new Float32Array(lore.inputs(seats).length)
          lore.encode(state, seat, out)
          return out
        })
        expect(inputs[0]).toEqual(inputs[1])
        expect(inputs[0].every((x) => Number.isFinite(x) && Math.abs(x) < 8)).toBe(true)
        const terms = [s, other].map((state) => {
          const out = new Float64Array(lore.terms.length)
          lore.appraise(state, seat, out)
          return out
        })
        expect(terms[0]).toEqual(terms[1])
      }
})

test('every input has a name of its own and is used in some position', () => {
  for (const seats of SEATS) {
    const names = lore.inputs(seats)
    expect(new Set(names).size).toBe(names.length)
  }
  const names = lore.inputs(2)
  const used = new Float32Array(names.length)
  for (const s of positions(2, 400, 'used'))
    for (let seat = 0; seat < 2; seat++) {
      const out = new Float32Array(names.length)
      lore.encode(s, seat, out)
      out.forEach((x, i) => {
        if (x !== 0) used[i] = 1
      })
    }
  const idle = names.filter((_, i) => used[i] === 0)
  // Bruce, more than two seats, and the test of LOS-29 are not in the default table of two; random play holds no nine cards.
  const expected = (name: string): boolean =>
    /bruce|lowestOf|order\.[234]|place\.[234]|prize\.[345]|prizeGap\.[234]|handAtLeast\.9/.test(name)
  expect(idle.filter((name) => !expected(name))).toEqual([])
})

test('LOS-17, LOS-19 unknown recruits are one choice', () => {
  for (const state of positions(3, 40, 'prune')) {
    const pruned = lore.prune(state, game.actors(state)[0], legalOf(state))
    expect(pruned.length).toBeGreaterThan(0)
    expect(pruned.filter((a) => a.type === 'flip').length).toBeLessThanOrEqual(1)
    expect(pruned.filter((a) => a.type === 'recruit' && !state.recruitsUp[a.slot]).length).toBeLessThanOrEqual(1)
  }
})

test.each(SEATS)('a net for %i seats is stored', (seats) => {
  expect(netFor(seats).outputs).toBe(seats)
})
