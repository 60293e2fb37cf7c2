import { type Signal, signal } from '@preact/signals'
import type { Analysis, AnalysisProgress } from '@bothy/bots'
import { hashOf, type Json } from '@bothy/kernel'
import { analyseApart } from '../../net/device/analyse-apart.ts'
import { keepAnalysis, keptAnalysis } from './kept.ts'

export type RunState =
  | { readonly kind: 'reading' | 'none' | 'unavailable' | 'failed' }
  | { readonly kind: 'running'; readonly progress: AnalysisProgress | null }
  | { readonly kind: 'done'; readonly analysis: Analysis }

/** The analysis of one record; it goes on while the reader looks at other pages. */
export class AnalysisRun {
  readonly state: Signal<RunState> = signal({ kind: 'reading' })
  readonly #record: Json
  readonly #key: string
  readonly #isOpen: boolean
  #giveUp = new AbortController()

  constructor(record: Json, key: string, isOpen: boolean) {
    this.#record = record
    this.#key = key
    this.#isOpen = isOpen
    void keptAnalysis(key).then((analysis) => {
      this.state.value = analysis === null ? { kind: 'none' } : { kind: 'done', analysis }
    })
  }

  async begin(): Promise<void> {
    this.#giveUp = new AbortController()
    const { signal: givenUp } = this.#giveUp
    this.state.value = { kind: 'running', progress: null }
    try {
      const analysis = await analyseApart(
        { record: this.#record, isOpen: this.#isOpen },
        (progress) => (this.state.value = { kind: 'running', progress }),
        givenUp,
      )
      this.state.value = analysis === null ? { kind: 'unavailable' } : { kind: 'done', analysis }
      if (analysis !== null) await keepAnalysis(this.#key, analysis)
    } catch {
      this.state.value = { kind: givenUp.aborted ? 'none' : 'failed' }
    }
  }

  stop(): void {
    this.#giveUp.abort()
  }
}

const runs = new Map<string, AnalysisRun>()

export function runOf(record: Json, isOpen: boolean): AnalysisRun {
  const key = `${hashOf(record)}${isOpen ? ' open' : ''}`
  const known = runs.get(key)
  if (known !== undefined) return known
  const run = new AnalysisRun(record, key, isOpen)
  runs.set(key, run)
  return run
}
