import { lordsOfScotland, type State, type Types } from '@bothy/lords-of-scotland'
import type { Seat } from '@bothy/kernel'
import { playSample, type SampleOf } from '@bothy/board-kit/testing/sample-play.ts'

export type Sample = SampleOf<Types>

export type Plan = {
  readonly seats: number
  readonly seed: string
  readonly royal: boolean
  /** From 0 to 1: share of musters over recruits. */
  readonly muster: number
}

export function samplePlay(
  { seats, seed, royal, muster }: Plan,
  each: (look: (me: Seat | null) => Sample, state: State) => boolean,
): void {
  const plan = {
    seats,
    seed,
    options: { includeRoyal: royal },
    wish: (_state: State, _seat: Seat, legal: readonly Types['action'][], next: () => number) => {
      const bold = next() < muster
      return legal.filter(({ type }) => (bold ? type === 'muster' || type === 'activate' : type === 'recruit'))
    },
  }
  playSample(lordsOfScotland, plan, each)
}
