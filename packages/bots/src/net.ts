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
  /** One row of `outputs` weights for each hidden unit. */
  readonly second: Float32Array
  readonly secondBias: Float32Array
}

export function emptyNet(inputs: number, hidden: number, outputs: number): Net {
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

/** The four parts in the order in which they are stored. */
export const partsOf = (net: Net): readonly Float32Array[] => [net.first, net.firstBias, net.second, net.secondBias]

export function copyNet(net: Net): Net {
  const copy = emptyNet(net.inputs, net.hidden, net.outputs)
  const from = partsOf(net)
  partsOf(copy).forEach((part, i) => {
    part.set(from[i])
  })
  return copy
}

/** The working memory of one evaluator; not shared between workers. */
export interface Scratch {
  readonly hidden: Float32Array
  readonly outputs: Float32Array
}

export const scratchFor = (net: Net): Scratch => ({
  hidden: new Float32Array(net.hidden),
  outputs: new Float32Array(net.outputs),
})

/** Win shares for the inputs, into `scratch.outputs`. `scratch.hidden` holds the rectified hidden layer afterwards. */
export function evaluate(net: Net, input: Float32Array, scratch: Scratch): void {
  const { hidden: width, first } = net
  const hidden = scratch.hidden
  hidden.set(net.firstBias)
  for (let i = 0; i < net.inputs; i++) {
    const x = input[i]
    if (x === 0) continue
    const row = i * width
    for (let j = 0; j < width; j++) hidden[j] += x * first[row + j]
  }
  finish(net, scratch)
}

/** From the sums of the hidden layer to the outputs. */
export function finish(net: Net, scratch: Scratch): void {
  const { hidden: width, outputs: count, second } = net
  const { hidden, outputs } = scratch
  outputs.set(net.secondBias)
  for (let j = 0; j < width; j++) {
    const h = hidden[j]
    if (h <= 0) {
      hidden[j] = 0
      continue
    }
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
