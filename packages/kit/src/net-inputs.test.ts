import { expect, test } from 'vitest'
import {
  above,
  encodeGains,
  encodeLead,
  encodeOneMore,
  encodePlaces,
  gainInputs,
  noteGain,
  placeInputs,
  standingInputs,
} from './net-inputs.ts'

function inputList() {
  const names: string[] = []
  return {
    names,
    group: (name: string, labels: readonly (string | number)[]): number =>
      names.push(...labels.map((label) => (label === '' ? name : `${name}.${label}`))) - labels.length,
  }
}

const encoded = (inputs: number, encode: (out: Float32Array) => void): readonly number[] => {
  const out = new Float32Array(inputs)
  encode(out)
  return [...out]
}

test('names of inputs stand in the order in which nets were trained', () => {
  const list = inputList()
  standingInputs(list, { mores: [0], aheads: [1, 2], categories: ['casks'] })
  placeInputs(list, ['river'])
  const { gain, lost, bestGain, gainInReach } = gainInputs(list, 2)
  expect(list.names.join(' ')).toBe(
    'vp score outcome cardVp moreThan.0 tiles value.casks aheadAbove.casks.1 aheadAbove.casks.2 place.river noPlace.river' +
      ' cells.river gain.0 gain.1 lost.0 lost.1 bestGain.1 bestGain.2 gainInReach.free gainInReach.one gainInReach.all',
  )
  expect([gain, lost, bestGain, gainInReach]).toEqual([12, 14, 16, 18])
})

test('an input of marks is on if the value is greater', () => {
  expect(encoded(5, (out) => above(2, [0, 1, 2, 3], out, 1))).toEqual([0, 1, 1, 0, 0])
})

test('the lead is that over the best of the others', () => {
  const sides = [
    { outcome: 9, score: 3 },
    { outcome: 5, score: 1 },
    { outcome: 8, score: 4 },
    { outcome: 99, score: 99 },
  ]
  const out = encoded(6, (inputs) => encodeLead({ seats: 3, sides }, [-2, 0, 1], inputs, { lead: 0, scoreLead: 3 }))
  expect(out).toEqual([1, 1, 0, 1, 0, 0])
})

test('one more of a kind, up to as many as there are inputs', () => {
  const add = (n: number) => (out: Float32Array) => {
    for (let i = 0; i < n; i++) encodeOneMore(2, out, 1)
  }
  expect([0, 1, 2, 3].map((n) => encoded(4, add(n)))).toEqual([
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 1, 0],
    [0, 1, 1, 0],
  ])
})

test('a class of edge without a place has an input of its own', () => {
  const scale = { place: Float64Array.of(-1, 3), cells: Float64Array.of(0, 16) }
  const at = { place: 0, noPlace: 2, cells: 4 }
  expect(encoded(6, (out) => encodePlaces(scale, 2, out, 0, at))).toEqual([0, 1.5, 1, 0, 0, 1])
})

test('gains: the best two, those in reach at once or after one figure, and tiles that cannot be had', () => {
  const side = { gains: new Float64Array(4), best: 0, second: 0 }
  for (const [k, gain] of [2, -9, 6, 4].entries()) noteGain(side, k, gain)
  expect([side.best, side.second]).toEqual([6, 4])
  const at = { gain: 0, lost: 4, bestGain: 8, gainInReach: 10 }
  const of = { most: 4, lost: -9, aGain: 2 }
  const out = encoded(13, (inputs) => encodeGains(side, { ringBehind: [1, 1, 2, 3] }, of, inputs, 0, at))
  expect(out).toEqual([1, 0, 3, 2, 0, 1, 0, 0, 3, 2, 1, 3, 2.5])
})
