import './both-languages.ts'
import type { GameTypes, Seat } from '@bothy/kernel'
import { expect, test } from 'vitest'
import type { GameBoard } from '../board/game-board.ts'
import type { Movement, Place } from '../board/motion/flights.ts'
import type { SampleGames } from './board-suite.tsx'

type Numbers = { readonly [place: Place]: number }

/**
 * Numbers of seats on the screen, by their place, change with what flies: to the place for a gain, from it for a loss. `still` are events
 * whose changes are told in another way, each with a reason.
 */
export function flightsSuite<T extends GameTypes & { event: { readonly type: string } }, Plan>(
  board: GameBoard<T>,
  {
    plans,
    play,
    numbers,
    still,
  }: SampleGames<T, Plan> & {
    readonly numbers: (view: T['view']) => Numbers
    readonly still: { readonly [E in T['event']['type']]?: string }
  },
): void {
  test.each(plans)('each change of coins, goods and points comes from somewhere, %#', async (plan) => {
    await board.lazy?.load()
    const faults = new Map<string, string>()
    const flown = new Set<string>()
    let before: Numbers = {}
    play(plan, (look) => {
      const { view, events } = look(0)
      const after = numbers(view)
      const movements = board.flights?.(events, { view, me: 0, language: 'en' }) ?? []
      // Goods set aside in a choice are told by the event that ends it.
      const isTold = events.length === 0 || events.some(({ type }) => Object.hasOwn(still, type))
      for (const [place, now] of Object.entries(after)) {
        const was = before[place] ?? now
        if (now === was || isTold) continue
        const way = now > was ? 'to' : 'from'
        const flies = movements.some((it) => it.kind === 'fly' && it[way].includes(place))
        const [kind] = place.split(':')
        if (flies) flown.add(`${kind} ${way}`)
        else faults.set(`${kind} ${way}: ${events.map(({ type }) => type).join(' ')}`, place)
      }
      before = after
      return false
    })
    expect([...faults.keys()]).toEqual([])
    expect(flown.size).toBeGreaterThan(0)
  })
}

type Flights<T extends GameTypes> = NonNullable<GameBoard<T>['flights']>

export function movementsWith<T extends GameTypes>(flights: Flights<T>, view: T['view']) {
  const movements = (...events: readonly T['event'][]): readonly Movement[] =>
    flights(events, { view, me: 0, language: 'en' })
  return {
    movements,
    over(event: T['event']): unknown {
      const [first] = movements(event)
      return first?.kind === 'travel' ? [first.item, ...first.over] : first
    },
    points: (event: T['event']): unknown => movements(event).map((it) => it.kind === 'fly' && [it.sign, it.to[0]]),
  }
}

export const pointsTo = (seat: Seat, vp: number) => [{ props: { value: `+${vp}` } }, `points:${seat}`] as const
