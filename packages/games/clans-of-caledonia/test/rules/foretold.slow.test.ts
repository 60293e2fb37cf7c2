import { below, type Seat, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  clansOfCaledonia as game,
  type Event,
  hexName,
  RARE_IMPORTS,
  type RareImport,
  type State,
  type View,
} from '../../rules/index.ts'
import { hexOf, play } from '../play.ts'

/** Boards show these forecasts and compute nothing themselves. */

type Look = { readonly state: State; readonly seat: Seat; readonly view: View; readonly legal: readonly Action[] }
type Check = (
  look: Look,
  after: (action: Action) => { readonly view: View; readonly events: readonly Event[] },
) => number

function everyPosition(check: Check): number {
  let checked = 0
  for (const [seats, seed] of [
    [1, 'a'],
    [2, 'b'],
    [3, 'c'],
    [4, 'd'],
  ] as const) {
    const setup = game.setup({}, seats)
    if (!setup.ok) throw new Error(setup.problem.at)
    const state = game.create(setup.value, seats, `foretold-${seed}`, game.revision)
    const rng = stream(`foretold-${seed}`)
    for (let ply = 0; ; ply++) {
      const [seat] = game.actors(state)
      if (seat === undefined) break
      const legal: Action[] = []
      game.legal(state, seat, legal)
      if (ply % 3 === 0 || legal.some(({ type }) => type === 'slaughter' || type === 'fulfil')) {
        const view = game.view(state, seat)
        const after = (action: Action) => {
          const copy = game.clone(state)
          const events: Event[] = []
          game.apply(copy, seat, action, events)
          return { view: game.view(copy, seat), events }
        }
        checked += check({ state, seat, view, legal }, after)
      }
      const wished =
        legal[0].type === 'process'
          ? legal.slice(0, 1)
          : legal.filter(({ type }) => type === 'fulfil' || type === 'obtain' || type === 'slaughter')
      const others = legal.filter(({ type }) => type !== 'pass' && type !== 'end')
      const from = wished.length > 0 ? wished : others.length > 0 && below(rng, 12) > 0 ? others : legal
      game.apply(state, seat, from[below(rng, from.length)])
    }
  }
  return checked
}

const linkedOf = (view: View, seat: Seat): number => view.players[seat].settlements.linked.length

describe('what a view foretells', () => {
  test('COC-31 COC-42 COC-55 COC-68 of a unit on a space: price, neighbours, settlements, Glory', () => {
    const checked = everyPosition(({ seat, view, legal }, after) => {
      let n = 0
      for (const action of legal) {
        if (action.type !== 'expand' || action.hex === null || action.unit === null) continue
        if (++n % 7 !== 0) continue
        const site = view.sites.find(({ hex }) => hex === action.hex)
        const price = site?.prices.find(({ unit }) => unit === action.unit)
        if (site === undefined || price === undefined) throw new Error(`nothing is said of ${action.unit}`)
        expect([price.reason, price.cost + price.land - price.discount]).toEqual([null, price.price])
        const { view: now, events } = after(action)
        expect(events).toContainEqual(expect.objectContaining({ type: 'unitPlaced', money: price.price }))
        expect(linkedOf(now, seat)).toBe(site.linked)
        if (now.round === view.round) expect(now.roundGlory[seat] - view.roundGlory[seat]).toBe(price.glory)
        if (now.pending?.kind === 'placed')
          expect(now.pending.nearby.map(({ good }) => good)).toEqual(site.nearby.map(({ good }) => good))
        for (const { sellers } of site.nearby) {
          expect(sellers.length).toBeGreaterThan(0)
          expect(sellers).not.toContain(seat)
        }
      }
      return n
    })
    expect(checked).toBeGreaterThan(1000)
  })

  test('COC-25 COC-26 COC-44 COC-94 of a trade: every number that can be traded, its money and the price after it', () => {
    const checked = everyPosition(({ seat, view, legal }, after) => {
      const told = view.trades.flatMap(({ good, buys, sells }) => [
        ...buys.map((step) => ({ type: 'buy' as const, good, step })),
        ...sells.map((step) => ({ type: 'sell' as const, good, step })),
      ])
      const listed = legal.filter(({ type }) => type === 'buy' || type === 'sell')
      expect(told.map(({ type, good, step }) => ({ type, good, n: step.n }))).toEqual(listed)
      for (const { type, good, step } of told) {
        const { events } = after({ type, good, n: step.n })
        const money = events.reduce((sum, event) => {
          if (event.type === 'bought') return sum - event.n * event.price
          if (event.type === 'sold') return sum + event.n * event.price
          return event.type === 'moneyGained' ? sum + event.money : sum
        }, 0)
        expect(money).toBe(step.money)
        expect(events).toContainEqual(expect.objectContaining({ good, seat, now: step.price }))
      }
      return told.length
    })
    expect(checked).toBeGreaterThan(300)
  })

  test('COC-37 COC-39 COC-55 of a contract: what it brings, and what stays linked without an animal', () => {
    const checked = everyPosition(({ seat, view, legal }, after) => {
      let n = 0
      for (const action of legal) {
        if (action.type === 'slaughter') {
          n++
          const told = view.animals.find(({ hex }) => hex === action.hex)
          const { view: now, events } = after(action)
          if (events.filter(({ type }) => type === 'slaughtered').length > 1) continue
          expect(linkedOf(now, seat)).toBe(told?.linked)
          if (!events.some(({ type }) => type === 'contractFulfilled') && now.round === view.round)
            expect(now.roundGlory[seat] - view.roundGlory[seat]).toBe(told?.glory)
        }
        if (action.type !== 'fulfil') continue
        n++
        const told = view.players[seat].boxes.find(({ contract }) => contract === action.contract)
        expect([told?.reason, told?.cost]).toEqual([null, 0])
        const { events } = after(action)
        if (!events.some(({ type }) => type === 'contractFulfilled')) continue
        const money = events.reduce(
          (sum, event) =>
            event.type === 'imported' || (event.type === 'moneyGained' && event.by === 'contract')
              ? sum + event.money
              : sum,
          0,
        )
        expect(money).toBe(told?.money)
      }
      return n
    })
    expect(checked).toBeGreaterThan(8)
  })
})

test('COC-37 COC-55 COC-68 each animal that can be slaughtered says what stays linked without it, and the Glory it costs', () => {
  const t = play(
    {
      scoring: 'productionUnits',
      a: {
        units: ['cow c3r2', 'cow c3r3', 'cow c2r4', 'sheep c1r3', 'sheep c3r4'],
        shipping: 3,
        boxes: [16],
        goods: { wool: 1 },
      },
    },
    'a fulfil 16',
  )
  const before = linkedOf(t.view(), 0)
  expect(t.view().animals.map(({ hex, unit, glory }) => [hexName(hex), unit, glory])).toEqual([
    ['c2r4', 'cow', -1],
    ['c3r2', 'cow', -1],
    ['c3r3', 'cow', -1],
  ])
  const told = t.view().animals.map(({ hex, linked }) => ({ hex, linked }))
  expect(told.some(({ linked }) => linked !== before)).toBe(true)
  for (const { hex, linked } of told) {
    const copy = game.clone(t.state)
    game.apply(copy, 0, { type: 'slaughter', hex })
    expect(linkedOf(game.view(copy, 0), 0)).toBe(linked)
  }
})

test('COC-84 COC-93 the parts of a price: unit, land and what the clan saves', () => {
  const priceOf = (clan: 'campbell' | 'robertson', unit: string, hex: string) =>
    play({ a: { clan, units: ['miner c2r3', 'dairy c3r2'] } })
      .view()
      .sites.find((site) => site.hex === hexOf(hex))
      ?.prices.find((price) => price.unit === unit)
  expect(priceOf('campbell', 'dairy', 'c3r3')).toMatchObject({ cost: 12, land: 4, discount: 4, price: 12 })
  expect(priceOf('campbell', 'sheep', 'c3r3')).toMatchObject({ cost: 8, land: 4, discount: 0, price: 12 })
})

test('COC-37 COC-70 contracts on display: what the reader lacks, what it costs to buy and what the imports are worth', () => {
  const t = play({ display: [13, 5], a: { goods: { wool: 2, cheese: 1 } }, b: { goods: { cheese: 3 } } })
  const price = t.price('cheese')
  const shown = (seat: Seat | null, contract: number) =>
    game.view(t.state, seat).offers.find((offer) => offer.contract === contract - 1)
  expect(shown(0, 13)).toMatchObject({ missing: { wool: 0, cheese: 2 }, cost: 2 * price, vp: 3 * 5 + 3, money: 0 })
  expect(shown(1, 13)).toMatchObject({ missing: { wool: 1, cheese: 0 }, cost: t.price('wool') })
  expect(shown(null, 13)).toEqual(shown(0, 13)) // a spectator sees it as the seat to move does
  expect(shown(0, 5)).toMatchObject({ mutton: 2, cost: 0, reason: { why: 'missing', mutton: 2 } })
})

test('COC-66 COC-67 the preview of Production processes what will be made by then', () => {
  const t = play({ a: { units: ['field c3r3', 'bakery c3r2', 'bakery c2r4', 'cow c1r3', 'dairy c1r2'] } })
  expect(t.player('a').income).toMatchObject({
    made: { grain: 2, milk: 1 },
    processed: { bread: 2, cheese: 1, whisky: 0 },
  })
  t.endRound()
  expect(t.eventsOf('processed')).toMatchObject([{ bread: 2, cheese: 1, whisky: 0 }])
})

test('COC-66 a player who is asked what to process has the money and the basic goods: only processing is still to come', () => {
  const t = play({ a: { units: ['field c3r3', 'bakery c3r2', 'distillery c2r4', 'distillery c1r3', 'miner c2r3'] } })
  expect(t.player('a').income).toMatchObject({ money: 6, made: { grain: 2 }, processed: { bread: 1, whisky: 2 } })
  t.play('a pass; a end; b pass; b end; c pass; c end')
  expect(t.asked).toBe('a process')
  expect(t.player('a').goods.grain).toBe(2)
  expect(t.player('a').income).toMatchObject({ money: 0, made: { grain: 0 }, processed: { bread: 1, whisky: 2 } })
})

test('COC-68 land of £5 and more is marked', () => {
  const { sites } = play({ a: { units: ['miner c2r4'] } }).view()
  const at = (hex: string) => sites.find((site) => site.hex === hexOf(hex))?.expensive
  expect([at('c3r4'), at('c3r3')]).toEqual([true, false])
})

test('COC-70 of imports: how many more make each worth less, and one fewer does not', () => {
  const checked = everyPosition(({ state, view }) => {
    let n = 0
    for (const [i, kind] of RARE_IMPORTS.entries()) {
      const falls = view.importFalls[kind]
      const total = (it: RareImport): number => view.players.reduce((sum, { imports }) => sum + imports[it], 0)
      const vpWith = (more: number): number => {
        const mine = total(kind) + more
        const ahead = RARE_IMPORTS.filter((it, j) => it !== kind && (total(it) > mine || (total(it) === mine && j > i)))
        return [3, 4, 5][ahead.length] ?? 0
      }
      expect(vpWith(0)).toBe(view.importVp[kind])
      expect(falls === null).toBe(view.importVp[kind] === 3)
      expect(vpWith(falls ?? 0) < view.importVp[kind]).toBe(falls !== null)
      expect(vpWith((falls ?? 1) - 1)).toBe(view.importVp[kind])
      if (falls !== null && state.round > 0) n++
    }
    return n
  })
  expect(checked).toBeGreaterThan(100)
})
