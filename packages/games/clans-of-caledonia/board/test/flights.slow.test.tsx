import { clansOfCaledonia as game, type Event, SCORE_ROWS } from '@bothy/clans-of-caledonia'
import { expect, test } from 'vitest'
import type { Movement } from '@bothy/board-kit/board/motion/flights.ts'
import { benchOf } from '@bothy/board-kit/testing/board-suite.tsx'
import './both-languages.ts'
import { sourcesOf } from '../production/production-facts.ts'
import { flights } from '../scenes/flights.tsx'
import { board } from '../index.ts'
import { logTable } from '../scoring/log-table.tsx'
import { type Plan, samplePlay } from './sample-play.ts'

type Flown = Extract<Movement, { readonly kind: 'fly' }>
const flown = (...events: readonly Event[]): readonly Flown[] =>
  flights(events, { view: {} as never, me: 0, language: 'en' }).filter((it): it is Flown => it.kind === 'fly')
const ends = (...events: readonly Event[]) => flown(...events).map(({ from, to }) => [from[0], to[0]])

test('COC-30 COC-37 units go from their row to the map, and back when they are slaughtered', () => {
  const placed = { type: 'unitPlaced', seat: 2, unit: 'cow', hex: 40, money: 9, start: false, free: false } as const
  expect(ends(placed)).toEqual([
    ['unit:cow:2', 'hex:40'],
    ['money:2', 'hex:40'],
  ])
  expect(ends({ type: 'slaughtered', seat: 2, unit: 'cow', hex: 40 })).toEqual([['hex:40', 'unit:cow:2']])
  expect(ends({ type: 'rowed', seat: 1, from: 3, to: 4 })).toEqual([['hex:3', 'hex:4']])
})

test('COC-25 merchants go to their end of the ladder, goods and money come from there', () => {
  const trade = { seat: 1, good: 'wool', n: 3, price: 5, now: 6 } as const
  expect(ends({ type: 'bought', nearby: false, ...trade })).toEqual([
    ['merchants:1', 'buy:wool'],
    ['buy:wool', 'wool:1'],
    ['money:1', 'buy:wool'],
  ])
  const sold = flown({ type: 'sold', ...trade })
  expect(sold.map(({ to }) => to[0])).toEqual(['sell:wool', 'sell:wool', 'money:1'])
  expect(sold[2]?.sign).toMatchObject({ props: { value: '+£15' } })
})

test('a bonus comes from the port or the contract that gives it', () => {
  const port = { type: 'portUsed', seat: 0, port: 'upgradeGlory', copy: null, money: 0 } as const
  expect(ends(port, { type: 'gloryGained', seat: 0, glory: 3, total: 3 })).toEqual([
    ['seat:0', 'port:upgradeGlory'],
    ['port:upgradeGlory', 'points:0'],
  ])
  const copied = { ...port, port: 'copyPort', copy: 'money', money: 3 } as const
  expect(ends(copied, { type: 'moneyGained', seat: 0, money: 10, by: 'port' }).at(-1)).toEqual([
    'port:money',
    'money:0',
  ])
})

test('COC-66 each unit of a Production sends its own sign to the money or to its good, others at the same time', () => {
  let seen = 0
  samplePlay({ seats: 3, seed: 'rounds', sense: 0.95 }, (look) => {
    const { events, view } = look(0)
    for (const event of events) {
      if (event.type !== 'produced') continue
      const signs = flights([event], { view, me: 0, language: 'en' })
      const sources = sourcesOf(view, event.seat)
      expect(signs.map((sign) => (sign.kind === 'fly' ? [sign.from[0], sign.to[0]] : []))).toEqual(
        sources.map(({ hex, good }) => [`hex:${hex}`, `${good ?? 'money'}:${event.seat}`]),
      )
      expect(signs.every((sign) => sign.kind === 'fly' && sign.at !== undefined)).toBe(true)
      seen += signs.length
    }
    return false
  })
  expect(seen).toBeGreaterThan(30)
})

test('COC-68 to COC-73 tables of the log add up, in whole games', () => {
  const plans: readonly Plan[] = [
    { seats: 1, seed: 'log-1', sense: 0.95 },
    { seats: 3, seed: 'log-3', sense: 0.95 },
    { seats: 2, seed: 'log-2', sense: 0.9, options: { clans: 'auction' } },
  ]
  const tables: unknown[] = []
  for (const plan of plans)
    samplePlay(plan, (look, state) => {
      if (state.ranks === null) return false
      const { log, view } = look(0)
      const events = log.flatMap((ply) => ply.events)
      expect(flights(events, { view, me: 0, language: 'fr' }).every(({ kind }) => kind === 'fly')).toBe(true)
      const scored = events.flatMap((event) => (event.type === 'roundScored' ? [event] : []))
      const gained = view.players.map((_, seat) => scored.reduce((sum, { glory }) => sum + (glory[seat] ?? 0), 0))
      tables.push(scored.map((event) => logTable(event, 'en')?.rows.length ?? 0))
      const last = events.at(-1)
      const sheet = last === undefined ? null : logTable(last, 'fr')
      expect(sheet?.rows.length).toBe(plan.options === undefined ? 10 : SCORE_ROWS.length)
      const added = view.players.map((_, seat) =>
        (sheet?.rows ?? []).reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0),
      )
      expect(added).toEqual(sheet?.total.points)
      expect(added).toEqual(game.result(state)?.scores)
      const inAll = scored.at(-1)?.total ?? []
      expect(inAll.every((n, seat) => n >= (gained[seat] ?? 0))).toBe(true)
      return true
    })
  expect(tables).toEqual([
    [0, 0, 0, 0, 0],
    [1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1],
  ])
})

test('what flies begins and ends at places that the stage has, on a laptop and on a phone', () => {
  const missing = new Set<string>()
  const { drawTable, tableOf } = benchOf(board)
  for (const layout of ['wide', 'phone'] as const)
    samplePlay({ seats: 3, seed: 'places', sense: 0.95, clans: ['mackenzie', 'stewart', 'robertson'] }, (look) => {
      const sample = look(0)
      const { view, events } = sample
      const movements = flights(events, { view, me: 0, language: 'en' }).filter((it): it is Flown => it.kind === 'fly')
      if (movements.length === 0 || sample.log.length % 37 !== 0) return false
      const nodes = drawTable(tableOf(sample, 'en', layout)).all()
      const names = (attribute: string, prefix: string): readonly string[] =>
        nodes.flatMap((node) => {
          const name = node.attribute(attribute)
          return name === null ? [] : [`${prefix}${name}`]
        })
      const places = new Set([
        ...names('data-lands', ''),
        ...names('data-seat-home', 'seat:'),
        ...names('data-points', 'points:'),
      ])
      for (const { from, to } of movements)
        for (const wanted of [from, to])
          if (!wanted.some((place) => places.has(place))) missing.add(`${layout}: ${wanted.join(' ')}`)
      return false
    })
  expect([...missing]).toEqual([])
})

test('the first place that is named is one of the stage, on a laptop', () => {
  const { drawTable, tableOf } = benchOf(board)
  samplePlay({ seats: 2, seed: 'first', sense: 0.95 }, (look, { round }) => {
    if (round < 2) return false
    const places = new Set(
      drawTable(tableOf(look(0), 'en', 'wide'))
        .all()
        .map((node) => node.attribute('data-lands')),
    )
    const wanted = ['map', 'order', 'money:0', 'money:1', 'merchants:0', 'exports:1', 'stock:0', 'stock:1', 'buy:wool']
    expect(wanted.filter((place) => !places.has(place))).toEqual([])
    return true
  })
})
