import { type RngState, unit } from '@bothy/kernel'
import { addRows, BLOCK, copyNet, emptyNet, type Net, partsOf, softmax } from '../net.ts'

export interface Lesson {
  readonly at: Uint16Array
  readonly value: Float32Array
  readonly target: Float32Array
}

export interface Learner {
  readonly net: Net
  readonly slope: readonly Float32Array[]
  readonly mean: readonly Float32Array[]
  readonly square: readonly Float32Array[]
  step: number
}

const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8

/** Small random first layer, silent second layer, so that all seats begin with an equal share. */
export function newLearner(inputs: number, hidden: number, outputs: number, rng: RngState): Learner {
  const net = emptyNet(inputs, hidden, outputs)
  const spread = Math.sqrt(3 / Math.min(inputs, 100))
  for (let i = 0; i < net.first.length; i++) net.first[i] = (2 * unit(rng) - 1) * spread
  for (let i = 0; i < net.second.length; i++) net.second[i] = (2 * unit(rng) - 1) * 0.05
  return learnerOf(net)
}

/** Far below every sum that occurs, so that the unit passes on what it is given. */
const OPEN = 8

/** First judgement of a fresh net: one hidden unit passes on one input for each seat, and the rest is silent until it has learnt something better. */
export function beginWith({ net }: Learner, judges: readonly number[], step: number): void {
  net.second.fill(0)
  judges.forEach((input, seat) => {
    for (let i = 0; i < net.inputs; i++) net.first[i * net.hidden + seat] = i === input ? 1 : 0
    net.firstBias[seat] = OPEN
    net.second[seat * net.outputs + seat] = 1 / step
  })
}

export function learnerOf(net: Net): Learner {
  const zeros = (): Float32Array[] => partsOf(net).map((part) => new Float32Array(part.length))
  return { net, slope: zeros(), mean: zeros(), square: zeros(), step: 0 }
}

/** One step of Adam on the mean cross-entropy of a batch; returns the mean before the step. */
export function learn(learner: Learner, batch: readonly Lesson[], rate: number): number {
  for (const slope of learner.slope) slope.fill(0)
  let loss = 0
  for (const lesson of batch) loss += addSlope(learner, lesson)
  stepAdam(learner, batch.length, rate)
  return loss / batch.length
}

let sums = new Float32Array(0)
let back = new Float32Array(0)
let outputs = new Float32Array(0)

function addSlope(learner: Learner, lesson: Lesson): number {
  const { net, slope } = learner
  const { hidden: width, outputs: count } = net
  const [first, firstBias, second, secondBias] = slope
  const { at, value, target } = lesson
  if (sums.length !== width) {
    sums = new Float32Array(width)
    back = new Float32Array(width)
  }
  if (outputs.length !== count) outputs = new Float32Array(count)
  sums.set(net.firstBias)
  addRows(net.first, sums, at, value, at.length)
  outputs.set(net.secondBias)
  for (let j = 0; j < width; j++) {
    if (sums[j] <= 0) continue
    for (let k = 0; k < count; k++) outputs[k] += sums[j] * net.second[j * count + k]
  }
  softmax(outputs)
  let loss = 0
  for (let k = 0; k < count; k++) {
    loss -= target[k] * Math.log(outputs[k] + TINY)
    outputs[k] -= target[k]
    secondBias[k] += outputs[k]
  }
  for (let j = 0; j < width; j++) {
    back[j] = 0
    if (sums[j] <= 0) continue
    let sum = 0
    for (let k = 0; k < count; k++) {
      sum += outputs[k] * net.second[j * count + k]
      second[j * count + k] += outputs[k] * sums[j]
    }
    back[j] = sum
    firstBias[j] += sum
  }
  addOuter(first, back, at, value)
  return loss
}

function addOuter(first: Float32Array, by: Float32Array, rows: Uint16Array, factors: Float32Array): void {
  const width = by.length
  for (let j = 0; j < width; j += BLOCK) {
    const b0 = by[j]
    const b1 = by[j + 1]
    const b2 = by[j + 2]
    const b3 = by[j + 3]
    const b4 = by[j + 4]
    const b5 = by[j + 5]
    const b6 = by[j + 6]
    const b7 = by[j + 7]
    for (let i = 0; i < rows.length; i++) {
      const x = factors[i]
      const at = rows[i] * width + j
      first[at] += x * b0
      first[at + 1] += x * b1
      first[at + 2] += x * b2
      first[at + 3] += x * b3
      first[at + 4] += x * b4
      first[at + 5] += x * b5
      first[at + 6] += x * b6
      first[at + 7] += x * b7
    }
  }
}

function stepAdam(learner: Learner, size: number, rate: number): void {
  learner.step++
  const meanScale = 1 / (1 - MEAN_DECAY ** learner.step)
  const squareScale = 1 / (1 - SQUARE_DECAY ** learner.step)
  partsOf(learner.net).forEach((weights, part) => {
    const slope = learner.slope[part]
    const mean = learner.mean[part]
    const square = learner.square[part]
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i] / size
      mean[i] = MEAN_DECAY * mean[i] + (1 - MEAN_DECAY) * g
      square[i] = SQUARE_DECAY * square[i] + (1 - SQUARE_DECAY) * g * g
      weights[i] -= (rate * mean[i] * meanScale) / (Math.sqrt(square[i] * squareScale) + TINY)
    }
  })
}

/** Inputs that never occurred keep no random weights, which would disturb if they occur one day. */
export function withoutUnused({ net, square }: Learner): Net {
  const kept = copyNet(net)
  for (let i = 0; i < net.inputs; i++) {
    const row = i * net.hidden
    if (square[0].subarray(row, row + net.hidden).every((x) => x === 0)) kept.first.fill(0, row, row + net.hidden)
  }
  return kept
}
