import { stream, unit } from '@bothy/kernel'
import type { Strategy } from '@bothy/kernel/strategy'
import { describe, expect, test } from 'vitest'
import { evaluate, type Net, readNet, scratchFor, writeNet } from '../src/index.ts'
import { newLearner } from '../src/train/learner.ts'
import { diceStrategy, type DiceTypes } from './dice.ts'

const rng = stream('net')
const noise = (): number => 2 * unit(rng) - 1

function randomNet(inputs: number, hidden: number, outputs: number): Net {
  const { net } = newLearner(inputs, hidden, outputs, rng)
  for (const part of [net.firstBias, net.second, net.secondBias])
    for (let i = 0; i < part.length; i++) part[i] = noise()
  return net
}

function dense(net: Net, input: Float32Array): number[] {
  const hidden = Array.from({ length: net.hidden }, (_, j) => {
    let sum = net.firstBias[j]
    for (let i = 0; i < net.inputs; i++) sum += input[i] * net.first[i * net.hidden + j]
    return Math.max(0, sum)
  })
  const out = Array.from({ length: net.outputs }, (_, k) =>
    hidden.reduce((sum, h, j) => sum + h * net.second[j * net.outputs + k], net.secondBias[k]),
  )
  const total = out.reduce((sum, x) => sum + Math.exp(x), 0)
  return out.map((x) => Math.exp(x) / total)
}

test('the sparse evaluator agrees with a dense one', () => {
  const net = randomNet(60, 16, 3)
  const scratch = scratchFor(net)
  const input = new Float32Array(60)
  for (let n = 0; n < 200; n++) {
    for (let i = 0; i < input.length; i++) if (unit(rng) < 0.3) input[i] = unit(rng) < 0.5 ? 0 : noise()
    evaluate(net, input, scratch)
    dense(net, input).forEach((share, k) => {
      expect(Math.abs(scratch.outputs[k] - share)).toBeLessThan(1e-5)
    })
  }
})

describe('the file of a net', () => {
  const inputs = diceStrategy.inputs(2).length
  const about = { game: 'dice', seats: 2, revision: 1, training: { games: 1 }, result: null }
  const net = randomNet(inputs, 8, 2)
  const bytes = writeNet(diceStrategy, net, about)

  test('comes back as it was written', () => {
    const back = readNet(diceStrategy, 'dice', bytes)
    expect(back.net).toEqual(net)
    expect(back.header).toMatchObject({
      game: 'dice',
      seats: 2,
      hidden: 8,
      inputs: diceStrategy.inputs(2),
      training: { games: 1 },
    })
  })

  test('may lie anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3)
    shifted.set(bytes, 3)
    expect(readNet(diceStrategy, 'dice', shifted.subarray(3)).net).toEqual(net)
  })

  test('is refused if the inputs are others', () => {
    const other: Strategy<DiceTypes> = {
      ...diceStrategy,
      inputs: (seats) => diceStrategy.inputs(seats).map((name) => `${name}!`),
    }
    expect(() => readNet(other, 'dice', bytes)).toThrow('other inputs')
  })

  test('is refused if it is for another game, cut off, or no net at all', () => {
    expect(() => readNet(diceStrategy, 'chess', bytes)).toThrow('dice')
    expect(() => readNet(diceStrategy, 'dice', bytes.subarray(0, bytes.length - 4))).toThrow('number of weights')
    expect(() => readNet(diceStrategy, 'dice', bytes.subarray(0, 40))).toThrow('cut off')
    expect(() => readNet(diceStrategy, 'dice', new Uint8Array(100))).toThrow('no net')
  })
})
