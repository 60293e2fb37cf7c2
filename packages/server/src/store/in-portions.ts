/** So many people are told before the next messages are read. */
const PORTION = 8

/**
 * Tells those who waited for one commit, some at a time: what follows from it is computed and sent for each, and the first need not wait for the
 * last.
 */
export function inPortions<W>(waiting: readonly W[], tell: (one: W, i: number) => void): void {
  let next = 0
  const some = (): void => {
    const end = Math.min(next + PORTION, waiting.length)
    for (; next < end; next++) tell(waiting[next], next)
    if (next < waiting.length) setImmediate(some)
  }
  some()
}
