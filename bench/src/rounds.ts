/** Plays one game, returns how many moves it had. */
export type Player = () => number

/** Moves per second of a player, in slices that take turns with those of a yardstick: machines are noisy, ratios are not. */
export type Rounds = {
  readonly perSecond: number
  readonly yardstickPerSecond: number
  readonly ratio: number
  readonly low: number
  readonly high: number
}

const DROPPED = 2

function slice(play: Player, seconds: number, now: () => number): number {
  const begun = now()
  const end = begun + seconds * 1000
  let moves = 0
  let at = begun
  while (at < end) {
    moves += play()
    at = now()
  }
  return moves / ((at - begun) / 1000)
}

/** The median of the ratios of each round; the first two rounds warm up and are dropped. */
export function rounds(
  subject: Player,
  yardstick: Player,
  { count, seconds, onRound }: { readonly count: number; readonly seconds: number; readonly onRound?: () => void },
): Rounds {
  const now = () => performance.now()
  const measured: { subject: number; yardstick: number; ratio: number }[] = []
  for (let i = 0; i < count + DROPPED; i++) {
    const b = slice(yardstick, seconds, now)
    const a = slice(subject, seconds, now)
    if (i >= DROPPED) measured.push({ subject: a, yardstick: b, ratio: a / b })
    onRound?.()
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
