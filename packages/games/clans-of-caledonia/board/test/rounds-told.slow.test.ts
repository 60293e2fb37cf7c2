import { type Event, GOODS } from '@bothy/clans-of-caledonia'
import type { View } from '@bothy/clans-of-caledonia/data'
import { expect, test } from 'vitest'
import { earlierEvents } from '@bothy/board-kit/testing/sample-play.ts'
import { goodsOf, incomeOf, sourcesOf } from '../production/production-facts.ts'
import { type Holding, roundsTold } from '../production/rounds-told.ts'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'told-1', sense: 0.97, clans: ['mackenzie'], fond: ['field', 'distillery'] },
  { seats: 2, seed: 'told-2', sense: 0.95, clans: ['macewen', 'macdonald'] },
  { seats: 3, seed: 'told-3', sense: 0.95, clans: ['mackenzie', 'buchanan', 'cunningham'], fond: ['cow', 'dairy'] },
  { seats: 4, seed: 'told-4', sense: 0.85, fond: ['field', 'distillery', 'bakery'] },
]

const holdings = ({ players }: View): readonly Holding[] =>
  players.map(({ money, goods }) => ({ money, goods: GOODS.map((good) => goods[good]) }))

const units = (spaces: View['spaces']): string =>
  spaces
    .map(({ hex, seat, unit }) => `${hex} ${seat} ${unit}`)
    .toSorted()
    .join()

const isEnd = (event: Event): boolean => event.type === 'gameEnded' || (event.type === 'roundBegan' && event.round > 1)

test('COC-66 money and goods before, during and after each Production are those of the rules', () => {
  const seen = { rounds: 0, extras: 0, stored: 0 }
  for (const plan of PLANS)
    samplePlay(plan, (look) => {
      const sample = look(0)
      const { events, view } = sample
      if (!events.some(isEnd)) return false
      const earlier = earlierEvents(sample)
      const rounds = roundsTold(earlier, events, view)
      const now = rounds.at(-1)
      const after = now?.seats.map((told) => told.after)
      // COC-92: the last barrels are sold after the last round has been told.
      expect(after).toEqual(view.ranks === null ? holdings(view) : after)
      expect(now?.isNew).toBe(true)
      expect(rounds.filter(({ isNew }) => isNew)).toHaveLength(1)
      for (const [seat, told] of (now?.seats ?? []).entries()) {
        const sources = sourcesOf(view, seat)
        expect([told.income, told.produced]).toEqual([incomeOf(sources), goodsOf(sources)])
        expect(told.gained.money - told.before.money).toBe(told.income)
        expect(told.gained.goods.map((n, i) => n - told.before.goods[i])).toEqual(told.produced)
        expect(told.after.money - told.gained.money).toBe(told.extra)
        if (told.extra > 0) seen.extras++
        if (told.stored) seen.stored++
      }
      seen.rounds++
      return false
    })
  expect(seen.rounds).toBe(5 * 4)
  expect(seen.extras).toBeGreaterThan(0)
  expect(seen.stored).toBeGreaterThan(0)
})

test('COC-66 a round that is told later has the money and the goods it ended with', () => {
  for (const plan of PLANS) {
    const ends: (readonly Holding[])[] = []
    const maps: string[] = []
    samplePlay(plan, (look) => {
      const { events, log, view } = look(0)
      if (events.some(isEnd) && view.ranks === null) {
        ends.push(holdings(view))
        maps.push(units(view.spaces))
      }
      if (view.ranks === null) return false
      const told = roundsTold(
        log.flatMap((it) => it.events),
        [],
        view,
      )
      expect(told.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
      expect(told.slice(0, 4).map(({ seats }) => seats.map(({ after }) => after))).toEqual(ends)
      expect(told.slice(0, 4).map(({ spaces }) => units(spaces))).toEqual(maps)
      expect(told.some(({ isNew }) => isNew)).toBe(false)
      return true
    })
    expect(ends).toHaveLength(4)
  }
})

test('COC-104 what the reader has seen on the table is not shown once more', () => {
  const kinds = new Set<string>()
  samplePlay(PLANS[3], (look) => {
    const sample = look(0)
    const { events, view } = sample
    if (!events.some(isEnd)) return false
    const earlier = earlierEvents(sample)
    for (const [seat, { saw }] of (roundsTold(earlier, events, view).at(-1)?.seats ?? []).entries()) {
      const fresh = events.some((event) => event.type === 'produced' && event.seat === seat)
      const made = events.some((event) => event.type === 'processed' && event.seat === seat)
      expect(saw === 'nothing').toBe(fresh)
      expect(saw).toBe(fresh ? 'nothing' : made ? 'gains' : saw)
      kinds.add(saw)
    }
    return false
  })
  expect([...kinds].toSorted()).toEqual(['all', 'gains', 'nothing'])
})
