import { below, stream } from '@bothy/kernel'

export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

const RESAMPLES = 2000
const TAIL = 0.025
const Z = 1.96

const meanOf = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length

/**
 * Mean of one value per seed, with a percentile interval by bootstrap over the seeds: the games of one seed share their deal
 * and are not independent. Where all seeds gave the same value, the interval of Wilson is the honest one.
 */
export function estimateOf(values: readonly number[], seed: string): Estimate {
  const mean = meanOf(values)
  if (values.every((x) => x === values[0])) return { mean, ...wilson(mean, values.length) }
  const rng = stream(seed, 'bootstrap')
  const means: number[] = []
  for (let n = 0; n < RESAMPLES; n++) {
    let sum = 0
    for (let i = 0; i < values.length; i++) sum += values[below(rng, values.length)]
    means.push(sum / values.length)
  }
  means.sort((a, b) => a - b)
  return { mean, low: means[Math.floor(RESAMPLES * TAIL)], high: means[Math.ceil(RESAMPLES * (1 - TAIL)) - 1] }
}

export function wilson(share: number, n: number): { readonly low: number; readonly high: number } {
  const zz = (Z * Z) / n
  const middle = (share + zz / 2) / (1 + zz)
  const reach = (Z * Math.sqrt((share * (1 - share)) / n + zz / (4 * n))) / (1 + zz)
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

/** A tenth of the values is lower. */
export const lowestTenthOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)]
