import type { GameId } from '@bothy/games'

/** `ratio` is to the yardstick or peer of the same run. */
export type Figure = {
  readonly id: string
  readonly value: number
  readonly unit: string
  readonly floor?: number
  readonly goal?: number
  readonly peer?: string
  readonly ratio?: number
  readonly note?: string
}

export interface BenchOptions {
  /** Shorter slices and fewer rounds: for a look, not for a record. */
  readonly quick: boolean
  readonly dist: string
  /** The client is measured at tables of this game alone, and on no other page. */
  readonly game: GameId | undefined
  onStep(step: string): void
}
