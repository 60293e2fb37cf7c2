/** So many people are told before the next messages are read. */
const BATCH_SIZE = 8

/**
 * Tells those who waited for one commit, some at a time: what follows from it is computed and sent for each, and the first need not wait for the
 * last.
 */
export function inBatches<W>(waiting: readonly W[], tell: (one: W, i: number) => void): void {
  let next = 0
  const some = (): void => {
    const end = Math.min(next + BATCH_SIZE, waiting.length)
    for (; next < end; next++) tell(waiting[next], next)
    if (next < waiting.length) setImmediate(some)
  }
  some()
}
