import { type Action, GOODS, type View } from '@bothy/clans-of-caledonia'
import { describe, expect, test } from 'vitest'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { spotsOf, targetsIn } from '@bothy/board-kit/testing/draw-board.tsx'
import './both-languages.ts'
import { PriceSteps } from '../pieces/cards-market.tsx'
import { heldTrade, placeThen } from '../market/market-facts.ts'
import { Market } from '../market/market.tsx'
import { presenter } from '../presenter.ts'
import { asked, ofClass, withTarget } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import type { Plan, Sample } from './sample-play.ts'

const GAMES: readonly Plan[] = [
  { seats: 3, seed: 'market', sense: 0.9, ports: ['priceShift', 'money', 'upgradeGlory', 'lessMeat'] },
  { seats: 2, seed: 'market-2', sense: 0.9, clans: ['stewart', 'campbell'] },
  { seats: 1, seed: 'market-1', sense: 0.9 },
]
const drawMarket = (sample: Sample, picked: readonly string[] = []): TinyNode => {
  const table = tableOf(sample, 'en', 'wide', picked)
  return draw(table, <Market {...table} />)
}
const isTrade = (action: Action) => action.type === 'buy' || action.type === 'sell'

describe('COC-25 a trade is good and direction, then the number', () => {
  const faults: string[] = []
  const seen = { trades: 0, blocked: 0, nearby: 0 }
  asked(GAMES, (sample) => {
    const { view, legal } = sample
    const paths = legal.filter(isTrade).map((action) => presenter.clicksFor(action, view))
    const firsts = new Set(paths.map(([first = '']) => first))
    if (firsts.size === 0) return false
    const there = targetsIn(drawMarket(sample))
    faults.push(...[...firsts].filter((first) => !there.has(first)))
    const [first = ''] = firsts
    const root = drawMarket(sample, [first])
    const held = heldTrade(view, tableOf(sample, 'en', 'wide', [first]).choice)
    for (const [, number = ''] of paths.filter((path) => path[0] === first)) {
      const spot = withTarget(root, number)
      const step = held?.steps.find(({ n }) => number.endsWith(`-${n}`))
      if (spot?.attribute('data-state') !== 'lit' || step === undefined) faults.push(`dark: ${number}`)
      else if (!spot.words().includes(`£${Math.abs(step.money)}`) || !spot.words().includes(`£${step.price}`))
        faults.push(`without its sum: ${number}`)
      seen.trades++
    }
    if (held !== null && held.more !== null) {
      seen.blocked++
      if (withTarget(root, held.more)?.attribute('data-state') !== 'blocked') faults.push(`not blocked: ${held.more}`)
    }
    if (held !== null && held.each < held.usual) seen.nearby++
    return seen.trades > 400 && seen.nearby > 3
  })

  test('every legal number is lit with its sum and the price afterwards', () => {
    expect(faults).toEqual([])
    expect(seen.trades).toBeGreaterThan(200)
  })

  test('one more than is possible says why not; neighbours sell below the market price (COC-42)', () => {
    expect(seen.blocked).toBeGreaterThan(20)
    expect(seen.nearby).toBeGreaterThan(0)
  })
})

test('COC-42 COC-94 neighbours sell at their price, whatever the clan receives for the trade', () => {
  let seen = 0
  asked([{ seats: 2, seed: 'n3', sense: 0.9, clans: ['stewart', 'campbell'] }], (sample) => {
    const { view, me } = sample
    const [offer] = view.pending?.nearby ?? []
    if (offer === undefined || me === null || view.players[me].clan !== 'stewart') return false
    const end = withTarget(drawMarket(sample), `buy:${offer.good}`)
    if (end?.attribute('data-state') !== 'lit') return false
    expect([...new Set(end.words().match(/£\d+/gu))]).toEqual([`£${offer.price}`])
    return ++seen > 3
  })
  expect(seen).toBeGreaterThan(0)
})

test('COC-26 the number that is pointed at shows where the price would end', () => {
  let seen = 0
  asked(GAMES, ({ view, legal }) => {
    for (const action of legal) {
      if (action.type !== 'buy' && action.type !== 'sell') continue
      const place = placeThen(view, action.good, `n:${action.type}-${action.good}-${action.n}`)
      const { place: now } = view.prices[GOODS.indexOf(action.good)]
      const moved = action.type === 'buy' ? action.n : -action.n
      expect(place).toBe(Math.min(9, Math.max(0, now + moved)))
      seen++
    }
    return seen > 100
  })
  expect(seen).toBeGreaterThan(100)
})

test('COC-27 the end that is closed for the round is crossed out, and says why', () => {
  let seen = 0
  asked(GAMES, (sample) => {
    const { view, me } = sample
    if (view.pending?.kind !== 'turn' || me === null || view.players[me].merchants === 0) return false
    const banned = (on: 'buying' | 'selling'): number =>
      GOODS.filter((good) => view.players[me][on][good] > 0 && view.players[me].goods[good] > 0).length
    const root = drawMarket(sample)
    const crossed = ofClass(root, 'coc-banned').length
    expect(crossed).toBeGreaterThanOrEqual(banned('buying'))
    const ends = spotsOf(root).filter((spot) => ofClass(spot, 'coc-banned').length > 0)
    expect(ends.map((end) => end.attribute('data-state'))).toEqual(ends.map(() => 'blocked'))
    seen += crossed
    return seen > 10
  })
  expect(seen).toBeGreaterThan(3)
})

test('COC-41 COC-62 the ends take a merchant back or move the price, where that is asked', () => {
  const found = new Set<string>()
  asked(GAMES, (sample) => {
    const { view, legal } = sample
    const mine = legal.filter(({ type }) => type === 'shift' || type === 'recall')
    if (mine.length === 0) return false
    const there = targetsIn(drawMarket(sample))
    for (const action of mine) {
      expect(there).toContain(presenter.clicksFor(action, view)[0])
      found.add(action.type)
    }
    return found.size === 2
  })
  expect([...found].toSorted()).toEqual(['recall', 'shift'])
})

test('COC-25 all merchants of all seats stand on the ladders', () => {
  const sent = (view: View): number =>
    view.players.reduce((sum, { buying, selling }) => sum + GOODS.reduce((n, it) => n + buying[it] + selling[it], 0), 0)
  let seen = 0
  asked(GAMES, (sample) => {
    if (sample.view.pending?.kind !== 'turn' || sent(sample.view) === 0) return false
    const ends = ofClass(drawMarket(sample), 'coc-stall-end')
    expect(ends.flatMap((end) => ofClass(end, 'coc-piece')).length).toBe(sent(sample.view))
    return ++seen > 8
  })
  expect(seen).toBeGreaterThan(8)
})

describe('the steps of a ladder', () => {
  const steps = (at: number, to: number, bracket: { first: number; last: number } | null = null): TinyNode =>
    draw(
      { view: null } as never,
      <PriceSteps prices={[3, 3, 4, 4, 5, 5, 6, 6, 7, 8]} at={at} to={to} bracket={bracket} />,
    )

  test('one coin, and every step', () => {
    const root = steps(3, 3)
    expect(root.all().filter(({ localName }) => localName === 'li').length).toBe(10)
    expect(ofClass(root, 'coc-price').map((step) => step.textContent)).toEqual(['4'])
    expect(ofClass(root, 'coc-price-to')).toEqual([])
  })

  test('a planned price has a ring, with the way to it', () => {
    for (const to of [0, 6]) {
      expect(ofClass(steps(3, to), 'coc-price-to').length).toBe(1)
      expect(ofClass(steps(3, to), 'coc-price-way').length).toBe(2)
    }
  })

  test('steps far from the coin fall away first, those of the plan never', () => {
    const li = steps(3, 6)
      .all()
      .filter(({ localName }) => localName === 'li')
    const far = li.map((step) => Number(step.attribute('data-far')))
    expect(far.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([far[3], far[6]].every((rank) => rank < 2)).toBe(true)
    expect(far[0]).toBe(9)
  })

  test('COC-78 alone, the bracket is marked', () => {
    const marked = steps(3, 3, { first: 3, last: 6 })
      .all()
      .filter((node) => node.attribute('data-bracket') !== null)
    expect(marked.length).toBe(4)
  })
})
