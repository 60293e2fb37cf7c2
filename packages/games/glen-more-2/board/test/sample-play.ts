import { type Action, glenMore2, type State, type Types } from '@bothy/glen-more-2'
import type { Seat } from '@bothy/kernel'
import { playsWithSense, type SampleOf, type SensePlan } from '@bothy/board-kit/testing/sample-play.ts'

export type Sample = SampleOf<Types>

export type Plan = SensePlan & {
  readonly builder?: Seat
  readonly likes?: readonly Action['type'][]
}

const USEFUL: ReadonlySet<Action['type']> = new Set(['activate', 'move', 'row', 'claim'])

function sensible(
  state: State,
  seat: Seat,
  legal: readonly Action[],
  { builder, likes = [] }: Pick<Plan, 'builder' | 'likes'>,
): readonly Action[] {
  const useful = legal.filter(({ type }) => USEFUL.has(type) || likes.includes(type))
  if (useful.length > 0) return useful
  const takes = legal.filter((action) => action.type === 'take')
  if (takes.length === 0) return legal.filter(({ type }) => type !== 'sell' && type !== 'decline')
  const { offers } = glenMore2.view(state, seat)
  const paid = takes.filter(({ tile }) => offers.find((offer) => offer.tile === tile)?.needsSale === false)
  const wanted = paid.length > 0 ? paid : takes
  return builder === undefined ? wanted.slice(0, 4) : seat === builder ? wanted.slice(0, 1) : wanted.slice(-2)
}

export const samplePlay = playsWithSense<Types, Plan>(glenMore2, sensible)
