import type { CDPSession, Page } from 'playwright-core'

const METRICS = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
}
type Kind = keyof typeof METRICS
export type Spent = { readonly [kind in Kind]: number }

const NOTHING: Spent = { all: 0, script: 0, style: 0, layout: 0 }

export class Work {
  readonly #session: CDPSession
  #before: Spent | null = null
  #sum = NOTHING

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async measure(page: Page): Promise<Work> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new Work(session)
  }

  async begin(): Promise<void> {
    this.#before ??= await this.#read()
  }

  /** Leaves out the page's work for the one who measures. */
  async without<T>(look: () => Promise<T>): Promise<T> {
    if (this.#before === null) return look()
    const from = await this.#read()
    const seen = await look()
    const [before, to] = [this.#before, await this.#read()]
    this.#before = combine((kind) => before[kind] + to[kind] - from[kind])
    return seen
  }

  async end(): Promise<void> {
    const [before, after] = [this.#before, await this.#read()]
    if (before === null) throw new Error('no work has begun')
    this.#sum = combine((kind) => this.#sum[kind] + after[kind] - before[kind])
    this.#before = null
  }

  forget(): void {
    this.#before = null
  }

  perClick(clicks: number): Spent {
    return combine((kind) => this.#sum[kind] / Math.max(1, clicks))
  }

  async #read(): Promise<Spent> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    const values = new Map(metrics.map(({ name, value }) => [name, value * 1000]))
    return combine((kind) => values.get(METRICS[kind]) ?? 0)
  }
}

const combine = (of: (kind: Kind) => number): Spent => ({
  all: of('all'),
  script: of('script'),
  style: of('style'),
  layout: of('layout'),
})
