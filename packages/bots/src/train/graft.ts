import { emptyNet, type Net } from '../net.ts'

export interface Stock {
  readonly net: Net
  readonly inputs: readonly string[]
}

/**
 * A net of another shape that starts from a trained one: inputs of the same name keep their weights, new ones are silent, and new seats are
 * judged as the old net's last one.
 */
export function graft(stock: Stock, inputs: readonly string[], outputs: number): Net {
  const { net: old } = stock
  const net = emptyNet(inputs.length, old.hidden, outputs)
  const rows = new Map(stock.inputs.map((name, i) => [name, i]))
  inputs.forEach((name, i) => {
    const row = rows.get(name)
    if (row === undefined) return
    net.first.set(old.first.subarray(row * old.hidden, (row + 1) * old.hidden), i * old.hidden)
  })
  net.firstBias.set(old.firstBias)
  for (let k = 0; k < outputs; k++) {
    const from = Math.min(k, old.outputs - 1)
    net.secondBias[k] = old.secondBias[from]
    for (let j = 0; j < old.hidden; j++) net.second[j * outputs + k] = old.second[j * old.outputs + from]
  }
  return net
}
