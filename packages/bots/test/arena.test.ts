import { stream, unit } from '@bothy/kernel'
import { expect, test, vi } from 'vitest'
import { arena, arenaPicture, estimateOf, wilson } from '../src/index.ts'
import { dice, diceStrategy } from './dice.ts'

vi.setConfig({ testTimeout: 60_000 })

test('equal bots share the wins, within the interval', () => {
  const answer = arena(dice, diceStrategy, { bots: ['easy', 'random'], seats: 2, games: 300, seed: 'x' })
  expect(answer.games).toBe(300)
  expect(answer.bots.map((b) => b.name)).toEqual(['easy', 'random'])
  expect(answer.bots[0].winShare + answer.bots[1].winShare).toBeCloseTo(1)
  expect(answer.bots[0].low).toBeLessThan(answer.bots[0].winShare)
  expect(answer.bots[0].high).toBeGreaterThan(answer.bots[0].winShare)
  const mirror = arena(dice, diceStrategy, { bots: ['random', 'random'], seats: 2, games: 100, seed: 'x' })
  expect(mirror.bots).toHaveLength(1)
  expect(mirror.bots[0]).toMatchObject({ games: 200, winShare: 0.5 })
})

test('one against the rest: wins are counted per seat played', () => {
  const answer = arena(dice, diceStrategy, { bots: ['medium', 'random'], seats: 4, games: 40, seed: 'y' })
  const [one, rest] = answer.bots
  expect(one.games).toBe(40)
  expect(rest.games).toBe(120)
  expect(one.wins + rest.wins).toBeCloseTo(40)
  expect(one.winShare).toBeCloseTo(one.wins / one.games)
})

test('the same seed gives the same answer, and progress is told', () => {
  const run = (): unknown => arena(dice, diceStrategy, { bots: ['easy', 'random'], seats: 3, games: 10, seed: 'z' })
  expect(run()).toEqual(run())
  let last = ''
  arena(dice, diceStrategy, {
    bots: ['random'],
    seats: 3,
    games: 10,
    seed: 'z',
    onProgress: (done, total) => {
      last = `${done}/${total}`
    },
  })
  expect(last).toBe('12/12')
})

test('bad line-ups are refused in one sentence', () => {
  const of = (bots: string[], seats: number): unknown => arena(dice, diceStrategy, { bots, seats, games: 2, seed: 's' })
  expect(() => of(['nobody'], 2)).toThrow('there is no bot nobody')
  expect(() => of(['random'], 9)).toThrow('2 to 4 seats')
  expect(() => of(['hard'], 2)).toThrow('no net')
  expect(() => of(['random', 'random', 'random'], 2)).toThrow('do not fit')
})

test('the interval covers the truth about 95 times in 100', () => {
  const rng = stream('coin')
  let covered = 0
  for (let n = 0; n < 80; n++) {
    const values = Array.from({ length: 40 }, () => (unit(rng) < 0.5 ? 1 : 0) / 2 + (unit(rng) < 0.5 ? 1 : 0) / 2)
    const { low, high } = estimateOf(values, `s${n}`)
    if (low <= 0.5 && high >= 0.5) covered++
  }
  expect(covered).toBeGreaterThan(68)
  expect(covered).toBeLessThanOrEqual(80)
})

test('equal values get the interval of Wilson', () => {
  const { low, high } = estimateOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 's')
  expect(high).toBe(1)
  expect(low).toBeCloseTo(wilson(1, 10).low)
  expect(low).toBeGreaterThan(0.6)
})

test('the picture shows every bot', () => {
  const answer = arena(dice, diceStrategy, { bots: ['medium', 'random'], seats: 2, games: 4, seed: 'p' })
  const svg = arenaPicture(answer)
  expect(svg).toContain('medium')
  expect(svg).toContain('random')
})
