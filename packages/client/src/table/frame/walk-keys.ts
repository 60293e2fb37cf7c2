type Step = (i: number, n: number) => number

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowUp', (i) => i - 1],
  ['ArrowDown', (i) => i + 1],
  ['Home', () => 0],
  ['End', (_, n) => n - 1],
])

/** Null if the key leads nowhere. `ends`: whether the last line is followed by the first or by nothing. */
export function stepTo(key: string, i: number, n: number, ends: 'wrap' | 'stop'): number | null {
  const wanted = STEPS.get(key)?.(i, n)
  if (wanted === undefined || n === 0) return null
  return ends === 'wrap' ? (wanted + n) % n : Math.max(0, Math.min(n - 1, wanted))
}

export function walkLines(event: KeyboardEvent, selector: string, ends: 'wrap' | 'stop'): boolean {
  const { currentTarget, target } = event
  if (!(currentTarget instanceof Element) || !(target instanceof HTMLElement)) return false
  const lines = [...currentTarget.querySelectorAll<HTMLElement>(selector)]
  if (!lines.includes(target)) return false
  const to = stepTo(event.key, lines.indexOf(target), lines.length, ends)
  if (to === null) return false
  event.preventDefault()
  lines[to].focus()
  return true
}
