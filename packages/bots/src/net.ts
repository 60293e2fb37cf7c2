/**
 * A value net: sparse inputs, one hidden layer of rectified units, one output per seat. The outputs are a softmax over
 * the seats, the asking seat first and the others in turn order: each one's share of the win.
 */
export interface Net {
  readonly inputs: number
  readonly hidden: number
  readonly outputs: number
  /** One row of `hidden` weights for each input, so that an input that is zero costs nothing. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  readonly second: Float32Array
  readonly secondBias: Float32Array
}

export function emptyNet(inputs: number, hidden: number, outputs: number): Net {
  if (hidden % BLOCK !== 0) throw new Error(`a hidden layer of ${hidden} is not a multiple of ${BLOCK}`)
  return {
    inputs,
    hidden,
    outputs,
    first: new Float32Array(inputs * hidden),
    firstBias: new Float32Array(hidden),
    second: new Float32Array(hidden * outputs),
    secondBias: new Float32Array(outputs),
  }
}

/** In the order in which they are stored. */
export const partsOf = (net: Net): readonly Float32Array[] => [net.first, net.firstBias, net.second, net.secondBias]

export function copyNet(net: Net): Net {
  const copy = emptyNet(net.inputs, net.hidden, net.outputs)
  const from = partsOf(net)
  partsOf(copy).forEach((part, i) => {
    part.set(from[i])
  })
  return copy
}

export interface Scratch {
  readonly input: Float32Array
  readonly sums: Float32Array
  readonly changed: Uint16Array
  readonly change: Float32Array
  readonly hidden: Float32Array
  readonly outputs: Float32Array
}

export function scratchFor(net: Net): Scratch {
  const scratch = {
    input: new Float32Array(net.inputs),
    sums: new Float32Array(net.hidden),
    changed: new Uint16Array(net.inputs),
    change: new Float32Array(net.inputs),
    hidden: new Float32Array(net.hidden),
    outputs: new Float32Array(net.outputs),
  }
  restart(net, scratch)
  return scratch
}

/** Forgets the last inputs. Call it after the weights have changed, and now and then, since rounding adds up. */
export function restart(net: Net, scratch: Scratch): void {
  scratch.input.fill(0)
  scratch.sums.set(net.firstBias)
}

/**
 * Win shares for the inputs, into `scratch.outputs`. Only inputs that differ from those last seen are worked out: the
 * candidates of one decision have most of them in common.
 */
export function evaluate(net: Net, input: Float32Array, scratch: Scratch): void {
  const { inputs } = net
  const { input: last, changed, change } = scratch
  let count = 0
  for (let i = 0; i < inputs; i++) {
    const x = input[i]
    const before = last[i]
    if (x === before) continue
    changed[count] = i
    change[count++] = x - before
    last[i] = x
  }
  addRows(net.first, scratch.sums, changed, change, count)
  finish(net, scratch)
}

/** Hidden layers are a multiple of this wide: sums are kept in as many local variables (2.5 times faster than a plain loop). */
export const BLOCK = 8

export function addRows(
  first: Float32Array,
  sums: Float32Array,
  rows: Uint16Array,
  factors: Float32Array,
  count: number,
): void {
  const width = sums.length
  for (let j = 0; j < width; j += BLOCK) {
    let s0 = sums[j]
    let s1 = sums[j + 1]
    let s2 = sums[j + 2]
    let s3 = sums[j + 3]
    let s4 = sums[j + 4]
    let s5 = sums[j + 5]
    let s6 = sums[j + 6]
    let s7 = sums[j + 7]
    for (let i = 0; i < count; i++) {
      const x = factors[i]
      const at = rows[i] * width + j
      s0 += x * first[at]
      s1 += x * first[at + 1]
      s2 += x * first[at + 2]
      s3 += x * first[at + 3]
      s4 += x * first[at + 4]
      s5 += x * first[at + 5]
      s6 += x * first[at + 6]
      s7 += x * first[at + 7]
    }
    sums[j] = s0
    sums[j + 1] = s1
    sums[j + 2] = s2
    sums[j + 3] = s3
    sums[j + 4] = s4
    sums[j + 5] = s5
    sums[j + 6] = s6
    sums[j + 7] = s7
  }
}

function finish(net: Net, scratch: Scratch): void {
  const { hidden: width, outputs: count, second } = net
  const { sums, hidden, outputs } = scratch
  outputs.set(net.secondBias)
  for (let j = 0; j < width; j++) {
    const h = sums[j] > 0 ? sums[j] : 0
    hidden[j] = h
    if (h === 0) continue
    const row = j * count
    for (let k = 0; k < count; k++) outputs[k] += h * second[row + k]
  }
  softmax(outputs)
}

export function softmax(values: Float32Array): void {
  let top = -Infinity
  for (let k = 0; k < values.length; k++) if (values[k] > top) top = values[k]
  let sum = 0
  for (let k = 0; k < values.length; k++) {
    const e = Math.exp(values[k] - top)
    values[k] = e
    sum += e
  }
  for (let k = 0; k < values.length; k++) values[k] /= sum
}
