import { expect, test, vi } from 'vitest'
import { arena, curvePicture, evaluate, type Net, scratchFor, train, tune } from '../src/index.ts'
import { dice, diceStrategy } from './dice.ts'

vi.setConfig({ testTimeout: 60_000 })

const options = { seats: 2, seed: 'train', hidden: 8, checks: 2, checkGames: 100 }

test.each([
  ['who won', 0],
  ['points', 4],
])('training by %s makes a player that beats random play', (_what, spread) => {
  const { net, curve } = train(dice, diceStrategy, { ...options, games: 500, spread })
  const { bots } = arena(dice, diceStrategy, {
    bots: ['hard', 'random'],
    seats: 2,
    games: 400,
    seed: 'a',
    nets: new Map([[2, net]]),
  })
  expect(bots[0].low).toBeGreaterThan(0.5)
  expect(curve).toHaveLength(2)
  for (const { loss } of curve) expect(loss).toBeGreaterThan(0)
  expect(curvePicture('dice', curve)).toContain('<svg')
})

test('the same options give the same net', () => {
  const nets = [1, 2].map(() => train(dice, diceStrategy, { ...options, games: 60 }).net)
  expect(nets[0]).toEqual(nets[1])
})

test('points change what is learnt', () => {
  const nets = [0, 4].map((spread) => train(dice, diceStrategy, { ...options, games: 60, spread }).net)
  expect(nets[0]).not.toEqual(nets[1])
})

test('a fresh net begins with the judgement of the script', () => {
  const step = 0.25
  const strategy = {
    ...diceStrategy,
    judgement: { inputs: (seats: number) => diceStrategy.inputs(seats).slice(4), step },
  }
  const { net } = train(dice, strategy, { ...options, games: 20, rate: 1e-9, lastRate: 1e-9 })
  const scratch = scratchFor(net)
  evaluate(net, Float32Array.of(0.7, 0.6, 0.5, 0.4, 0.7, 0.45), scratch)
  expect(scratch.outputs[0] / scratch.outputs[1]).toBeCloseTo(Math.exp((0.7 - 0.45) / step), 3)
})

test('training tells its progress game by game', () => {
  const seen: number[] = []
  train(dice, diceStrategy, { ...options, games: 20, teacherGames: 5, onProgress: (p) => void seen.push(p.games) })
  expect(seen).toEqual(Array.from({ length: 25 }, (_, i) => i + 1))
})

test('what is kept on the way is silent about inputs that never occurred', () => {
  const strategy = { ...diceStrategy, inputs: (seats: number) => [...diceStrategy.inputs(seats), 'never'] }
  const kept: Net[] = []
  train(dice, strategy, { ...options, games: 20, onProgress: (p) => void (p.winShare === null || kept.push(p.net)) })
  expect(kept).toHaveLength(2)
  for (const { first, hidden } of kept) {
    expect(first.subarray(-hidden)).toEqual(new Float32Array(hidden))
    expect(first.subarray(0, hidden).some((weight) => weight !== 0)).toBe(true)
  }
})

test('tuning finds that points matter', () => {
  const weights = tune(dice, diceStrategy, { seats: 2, rounds: 30, seed: 't', from: [0, 0, 0] })
  expect(weights[0] - weights[1]).toBeGreaterThan(0)
})

test('a net for more seats can begin with one for fewer', () => {
  const small = train(dice, diceStrategy, { ...options, games: 40 }).net
  const from = { net: small, inputs: diceStrategy.inputs(2) }
  const { net, settings } = train(dice, diceStrategy, { ...options, hidden: 16, seats: 3, games: 1, from })
  expect(net).toMatchObject({ inputs: diceStrategy.inputs(3).length, hidden: small.hidden, outputs: 3 })
  expect(settings).toMatchObject({ teacherGames: 0, hidden: 8 })
  expect(Math.abs(net.first[0] - small.first[0])).toBeLessThan(0.01)
})
