const BATCH_SIZE = 8

export function inBatches<W>(waiting: readonly W[], tell: (one: W, i: number) => void): void {
  let next = 0
  const some = (): void => {
    const end = Math.min(next + BATCH_SIZE, waiting.length)
    for (; next < end; next++) tell(waiting[next], next)
    if (next < waiting.length) setImmediate(some)
  }
  some()
}
