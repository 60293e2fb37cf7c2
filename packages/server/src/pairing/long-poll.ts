import type { Company, Search } from '@bothy/protocol'

const HOLD_MS = 20_000
const LOOK_MS = 1000
const BEAT_MS = 4000

export type Poll = {
  readonly look: () => Promise<Search>
  readonly beat: () => Promise<void>
  readonly known: Company | null
}

export class LongPoll {
  readonly #ending = new AbortController()
  readonly #held = new Set<Promise<Search>>()

  get isEnding(): boolean {
    return this.#ending.signal.aborted
  }

  hold(held: Poll, gone: AbortSignal): Promise<Search> {
    const search = this.#hold(held, AbortSignal.any([gone, this.#ending.signal]))
    this.#held.add(search)
    return search.finally(() => this.#held.delete(search))
  }

  async close(): Promise<void> {
    this.#ending.abort()
    await Promise.allSettled(this.#held)
  }

  async #hold({ look, beat, known }: Poll, end: AbortSignal): Promise<Search> {
    let beaten = performance.now()
    const until = beaten + HOLD_MS
    for (;;) {
      const found = await look()
      const isNews = known === null || found.state !== 'waiting' || !isSame(found.company, known)
      if (isNews || end.aborted || performance.now() >= until) return found
      await pause(LOOK_MS, end)
      if (performance.now() - beaten < BEAT_MS || end.aborted) continue
      beaten = performance.now()
      await beat()
    }
  }
}

const isSame = (a: Company, b: Company): boolean => a.waiting === b.waiting && a.willing === b.willing

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
