import { below, stream } from '@bothy/kernel'
import type { Question } from '@bothy/kernel/strategy'
import { describe, expect, test, vi } from 'vitest'
import { ask, type Bot, createAnyBot, createBot, isLevel, LEVELS, type Level, type Net, train } from '../src/index.ts'
import { dice, type DiceState, diceStrategy, type DiceTypes } from './dice.ts'

vi.setConfig({ testTimeout: 60_000 })

const nets = new Map<number, Net>(
  [2, 3, 4].map((seats) => [
    seats,
    train(dice, diceStrategy, { seats, games: 20, seed: 'n', hidden: 8, checks: 1, checkGames: 2 }).net,
  ]),
)
const bot = (level: Level, seats: number, now?: () => number): Bot<DiceTypes> => {
  const net = nets.get(seats)
  return createAnyBot(dice, diceStrategy, level, {
    ...(net === undefined ? {} : { net }),
    ...(now === undefined ? {} : { now }),
  })
}

function position(seats: number, seed: string): DiceState {
  const s = dice.create(null, seats, seed, 1)
  const rng = stream(seed, 'plies')
  for (let n = below(rng, 12); n > 0 && dice.actors(s).length > 0; n--) {
    const legal: DiceTypes['action'][] = []
    dice.legal(s, dice.actors(s)[0], legal)
    dice.apply(s, dice.actors(s)[0], legal[below(rng, legal.length)])
  }
  return s
}

const questionAt = (s: DiceState, seed: string): Question<DiceTypes> =>
  ask(dice, s, dice.actors(s)[0], { rng: stream(seed), budget: { iterations: 1 } })

describe.each(LEVELS)('%s', (level) => {
  test.each([2, 3, 4])('answers with a legal action, the same for the same seed, %i seats', (seats) => {
    for (let n = 0; n < 12; n++) {
      const s = position(seats, `p${n}`)
      if (dice.actors(s).length === 0) continue
      const question = questionAt(s, `q${n}`)
      const before = JSON.stringify(s)
      const answer = bot(level, seats).choose(question)
      expect(question.legal).toContain(answer)
      expect(bot(level, seats).choose(questionAt(s, `q${n}`))).toBe(answer)
      expect(JSON.stringify(s)).toBe(before)
    }
  })

  test('keeps a budget in milliseconds', () => {
    let time = 0
    let samples = 0
    const s = position(2, 'late')
    const question = questionAt(s, 'late')
    const slow: Question<DiceTypes> = {
      ...question,
      budget: { ms: 35 },
      sample: () => {
        time += 10
        samples++
        return question.sample()
      },
    }
    bot(level, 2, () => time).choose(slow)
    expect(samples).toBeLessThanOrEqual(4)
  })
})

test('a scripted player plans a chain of plies as one decision', () => {
  const s = dice.create(null, 2, 'chain', 1)
  s.hands[0] = 1
  expect(bot('medium', 2).choose(questionAt(s, 'x'))).toBe('swap')
  dice.apply(s, 0, 'swap')
  expect(bot('medium', 2).choose(questionAt(s, 'x'))).toBe('red')
  const good = dice.create(null, 2, 'chain', 1)
  good.hands[0] = 6
  expect(bot('medium', 2).choose(questionAt(good, 'x'))).toBe('bank')
})

test('the tree search finds the better die', () => {
  const s = dice.create(null, 2, 'tree', 1)
  s.hands[0] = 6
  expect(bot('ismcts-1000', 2).choose(questionAt(s, 'x'))).toBe('bank')
  dice.apply(s, 0, 'swap')
  expect(bot('ismcts-1000', 2).choose(questionAt(s, 'x'))).toBe('red')
})

test('hard and expert without a net are refused, and unknown names are no levels', () => {
  expect(() => createBot(dice, diceStrategy, 'hard')).toThrow('net')
  expect(() => createBot(dice, diceStrategy, 'expert')).toThrow('net')
  expect(isLevel('master')).toBe(false)
})
