export type Player = () => number

/**
 * Moves per second, in slices that alternate with those of the yardstick: machines are noisy, ratios are not. Seconds are processor time
 * including garbage collection and compilation, so a busy machine makes slices shorter, not slower.
 */
export type Rounds = {
  readonly perSecond: number
  readonly yardstickPerSecond: number
  readonly ratio: number
  readonly low: number
  readonly high: number
}

const DROPPED = 2

export function slice(play: Player, seconds: number): number {
  const end = performance.now() + seconds * 1000
  const before = process.cpuUsage()
  let moves = 0
  while (performance.now() < end) moves += play()
  const { user, system } = process.cpuUsage(before)
  return moves / ((user + system) / 1e6)
}

/** The median of the ratios of each round; the first two rounds warm up and are dropped. */
export function rounds(
  subject: Player,
  yardstick: Player,
  { count, seconds }: { readonly count: number; readonly seconds: number },
): Rounds {
  const measured: { subject: number; yardstick: number; ratio: number }[] = []
  for (let i = 0; i < count + DROPPED; i++) {
    const b = slice(yardstick, seconds)
    const a = slice(subject, seconds)
    if (i >= DROPPED) measured.push({ subject: a, yardstick: b, ratio: a / b })
  }
  const ratios = measured.map((m) => m.ratio)
  return {
    perSecond: median(measured.map((m) => m.subject)),
    yardstickPerSecond: median(measured.map((m) => m.yardstick)),
    ratio: median(ratios),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
  }
}

const median = (values: readonly number[]): number => quantile(values, 0.5)

export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * q
  const below = Math.floor(at)
  const above = Math.ceil(at)
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below)
}
