import type { Seat } from '@bothy/kernel'
import { ENGLISHMAN, type Event } from '@bothy/glen-more-2/data'
import type { ComponentChild } from 'preact'
import { Coin } from '../../../../art/index.ts'
import type { Movement, Place } from '../../../../board/flights.ts'

type EnglishmanEvent = Extract<
  Event,
  { readonly type: 'englishmanDiscarded' | 'englishmanFinished' | 'englishmanWandered' | 'englandRowTaken' }
>
type Tools = {
  readonly fly: (sign: ComponentChild, from: readonly Place[], to: readonly Place[]) => Movement
  readonly travel: (piece: number, from: number, to: number) => Movement
  readonly purse: (seat: Seat) => readonly Place[]
}

/** He goes along the rondel; coins of the England row come from the middle of it. */
export function englishmanFlights(event: EnglishmanEvent, { fly, travel, purse }: Tools): readonly Movement[] {
  if (event.type === 'englandRowTaken')
    return [fly(<Coin value={`+${event.coins}`} size={34} />, ['hub'], purse(event.seat))]
  return [travel(ENGLISHMAN, event.from, event.to)]
}
