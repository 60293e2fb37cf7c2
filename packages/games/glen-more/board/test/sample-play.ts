import { type Action, glenMore, type State, type Types } from '@bothy/glen-more'
import type { Seat } from '@bothy/kernel'
import { playsWithSense, type SampleOf, type SensePlan } from '@bothy/board-kit/testing/sample-play.ts'

export type Sample = SampleOf<Types>

export type Plan = SensePlan

function sensible(state: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const activations = legal.filter(({ type }) => type === 'activate' || type === 'move')
  if (activations.length > 0) return activations
  const takes = legal.filter((action) => action.type === 'take')
  if (takes.length === 0) return legal.filter(({ type }) => type !== 'sell')
  const { offers } = glenMore.view(state, seat)
  const good = takes.filter(({ tile }) => offers.find((offer) => offer.tile === tile)?.reason === null)
  return good.length > 0 ? good.slice(0, 4) : takes.slice(0, 2)
}

export const samplePlay = playsWithSense<Types, Plan>(glenMore, sensible)
