import type { Action } from '@bothy/clans-of-caledonia'
import type { FunctionComponent } from 'preact'
import { describe, expect, test } from 'vitest'
import type { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { Bar } from '../market/bar.tsx'
import { Cellar } from '../seats/cellar.tsx'
import { Draft, isDraft } from '../seats/draft.tsx'
import { Imports } from '../market/imports.tsx'
import { everything, keptWith, makeable, makingTarget, oneLess, oneMore } from '../market/making.ts'
import { proposedMaking } from '../production/proposal.ts'
import { Order } from '../seats/order.tsx'
import { presenter } from '../presenter.ts'
import { Passed } from '../seats/seats.tsx'
import type { BoardContext } from '../spot.tsx'
import { asked, ofClass, withTarget } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import type { Plan, Sample } from './sample-play.ts'

const MAKERS: Plan = {
  seats: 2,
  seed: 'c',
  sense: 0.95,
  clans: ['mackenzie', 'cunningham'],
  ports: ['basicExchange', 'processedExchange', 'upgradeGlory', 'moneyBuilding'],
  fond: ['distillery', 'field', 'bakery'],
}
const STORES = ['lessMeat', 'processedExchange', 'upgradeGlory', 'moneyBuilding'] as const
const MORE: Plan = { seats: 3, seed: 'parts', sense: 0.95 }
const drawn = (Part: FunctionComponent<BoardContext>, sample: Sample, picked: readonly string[] = []): TinyNode => {
  const table = tableOf(sample, 'en', 'wide', picked)
  return draw(table, <Part {...table} />)
}
const states = (root: TinyNode, targets: readonly string[]): readonly unknown[] =>
  targets.map((target) => withTarget(root, target)?.attribute('data-state'))

describe('COC-19 COC-98 the draft', () => {
  test('every pair that can be taken is a card with the power of its clan and its starting tile', () => {
    let seen = 0
    asked([MORE, { ...MORE, options: { clans: 'none' } }], (sample) => {
      const { view, legal } = sample
      if (!isDraft(view)) return true
      const root = drawn(Draft, sample)
      const targets = legal.map((action) => presenter.clicksFor(action, view)[0] ?? '')
      expect(states(root, targets)).toEqual(targets.map(() => 'lit'))
      expect(ofClass(root, 'coc-pair').length).toBe(view.pairs.filter((pair) => pair !== null).length)
      expect(root.textContent).toContain('£55')
      seen++
      return false
    })
    expect(seen).toBeGreaterThan(2)
  })

  test('COC-98 the lowest bid that is allowed is proposed, and the highest carries the sign of its seat', () => {
    let bids = 0
    asked([{ seats: 4, seed: 'bids', sense: 0.7, options: { clans: 'auction' } }], (sample) => {
      const { view, legal } = sample
      if (!isDraft(view)) return true
      const root = drawn(Draft, sample)
      const open = legal.flatMap((action) => (action.type === 'bid' ? [`bid:${action.vp}`] : []))
      expect(states(root, open.slice(0, 1))).toEqual(open.slice(0, 1).map(() => 'lit'))
      const isBid = view.pending?.kind === 'bid'
      expect(ofClass(root, 'coc-bid-step').length).toBe(isBid ? 2 : 0)
      expect(ofClass(root, 'coc-bid-made').length > 0).toBe(isBid && view.pending?.leader !== null)
      bids += open.length
      return false
    })
    expect(bids).toBeGreaterThan(30)
  })
})

test('COC-70 imports are ranked by worth, and say how far each is from falling', () => {
  let seen = 0
  asked([MORE], (sample) => {
    const { view } = sample
    if (view.players.every(({ fulfilled }) => fulfilled.length === 0)) return false
    const rows = ofClass(drawn(Imports, sample), 'coc-import')
    expect(rows.map((row) => ofClass(row, 'points')[0]?.textContent)).toEqual(['5', '4', '3'])
    const falls = rows.map((row) => ofClass(row, 'coc-falls')[0]?.textContent ?? '')
    expect(falls.map((text) => /^−1 VP after [1-9]\d* more$/.test(text))).toEqual([true, true, false])
    return ++seen > 4
  })
  expect(seen).toBeGreaterThan(4)
})

test('COC-47 places of the next round: who has passed, and what the next receives', () => {
  const passed = new Set<number>()
  asked([MORE, { seats: 1, seed: 'alone', sense: 0.9 }], (sample) => {
    const { view } = sample
    if (passed.has(view.passed.length) || view.round === 0) return false
    passed.add(view.passed.length)
    const places = ofClass(drawn(Order, sample), 'coc-place')
    expect(places.length).toBe(view.seats)
    expect(places.filter((place) => place.attribute('data-taken') !== null).length).toBe(view.passed.length)
    const next = places.find((place) => place.attribute('data-next') !== null)
    expect(next?.textContent ?? '£0').toContain(`£${view.passMoney}`)
    return false
  })
  expect(passed.size).toBeGreaterThan(2)
})

test('COC-47 COC-77 a player who has passed has a place in the next order, except alone', () => {
  const said = (plan: Plan): string[] => {
    const found: string[] = []
    asked([plan], (sample) => {
      const [seat] = sample.view.passed
      if (seat === undefined) return false
      const table = tableOf(sample, 'en')
      found.push(draw(table, <Passed table={table} seat={seat} />).textContent)
      return true
    })
    return found
  }
  expect(said({ seats: 1, seed: 'alone', sense: 0.9 })).toEqual(['passed'])
  expect(said(MORE)).toEqual(['passed 1st'])
})

test('COC-91 barrels in the cellar can be taken out, with what they bring', () => {
  let seen = 0
  asked([{ ...MAKERS, ports: STORES, fond: ['distillery', 'field', 'woodcutter'] }], (sample) => {
    const { legal, me } = sample
    const spots = legal.flatMap((action) => (action.type === 'withdraw' ? [`barrel:${action.spot}`] : []))
    if (spots.length === 0 || me === null) return false
    const table = tableOf(sample, 'en')
    const root = draw(table, <Cellar {...table} seat={me} />)
    expect(states(root, spots)).toEqual(spots.map(() => 'lit'))
    expect(root.textContent).toContain('£15')
    const other = draw(table, <Cellar {...table} seat={1 - me} />)
    expect(other.childNodes.length).toBe(0)
    return ++seen > 3
  })
  expect(seen).toBeGreaterThan(3)
})

describe('numbers of the prompt bar', () => {
  type Processing = Extract<Action, { readonly type: 'process' }>

  test('COC-66 a proposal is put in at first, everything is one press away, and every way to process can be put together step by step', () => {
    let seen = 0
    asked([MAKERS, { ...MAKERS, seed: 'd' }], (sample) => {
      const ways = sample.legal.filter((action): action is Processing => action.type === 'process')
      if (ways.length === 0) return false
      const { choice, view } = tableOf(sample, 'en')
      const total = ({ bread, cheese, whisky }: Omit<Processing, 'type'>): number => bread + cheese + whisky
      const best = everything(choice, view)
      expect(total(best)).toBe(Math.max(...ways.map(total)))
      const reached = new Set([makingTarget(best)])
      const open = [best]
      for (let making = open.pop(); making !== undefined; making = open.pop())
        for (const good of ['bread', 'cheese', 'whisky'] as const)
          for (const next of [oneMore(choice, making, good), oneLess(making, good)])
            if (next !== null && !reached.has(makingTarget(next))) {
              reached.add(makingTarget(next))
              open.push(next)
            }
      expect(reached).toEqual(new Set(ways.map((way) => presenter.clicksFor(way, view)[0])))
      const table = tableOf(sample, 'en', 'phone')
      const root = draw(table, <Bar {...table} />)
      expect(ofClass(root, 'coc-stepper').length).toBe(makeable(view).length)
      const ends = (['whisky', 'bread'] as const).map((good) => makingTarget(everything(choice, view, good)))
      const offered = ofClass(root, 'coc-confirm').map((button) => button.attribute('data-target') ?? '')
      expect(offered[0]).toBe(makingTarget(proposedMaking(view)))
      expect(offered.toSorted()).toEqual([...new Set([...offered.slice(0, 1), ...ends])].toSorted())
      return ++seen > 2
    })
    expect(seen).toBeGreaterThan(1)
  })

  test('COC-66 the button for less says what is kept, of goods that a factory could process', () => {
    let seen = 0
    asked([MAKERS, { ...MAKERS, seed: 'd' }], (sample) => {
      const ways = sample.legal.filter((action): action is Processing => action.type === 'process')
      if (ways.length === 0) return false
      const { choice, view } = tableOf(sample, 'en')
      const { grain, milk } = view.players[view.pending?.seat ?? 0].goods
      const most = (good: 'bread' | 'cheese' | 'whisky'): number => Math.max(...ways.map((way) => way[good]))
      const all = keptWith(choice, view, { bread: 0, cheese: 0, whisky: 0 })
      expect(all).toEqual([0, most('bread') + most('whisky') > 0 ? grain : 0, most('cheese') > 0 ? milk : 0, 0, 0, 0])
      expect(keptWith(choice, view, everything(choice, view))).toEqual([0, 0, 0, 0, 0, 0])
      return ++seen > 2
    })
    expect(seen).toBeGreaterThan(1)
  })

  test('COC-58 COC-85 an exchange and milk for money, once the good is chosen', () => {
    const found = new Set<string>()
    asked([MAKERS, { ...MAKERS, seed: 'f' }], (sample) => {
      const { view, legal } = sample
      const action = legal.find(({ type }) => type === 'exchange' || (type === 'discard' && !found.has(type)))
      if (action === undefined || view.pending?.kind === 'bonus' || found.has(action.type)) return false
      const [first = ''] = presenter.clicksFor(action, view)
      const root = drawn(Bar, sample, [first])
      expect(ofClass(root, 'coc-stepper').length).toBe(action.type === 'exchange' ? 3 : 1)
      expect(ofClass(root, 'coc-confirm').length).toBe(1)
      found.add(action.type)
      return found.size === 2
    })
    expect([...found].toSorted()).toEqual(['discard', 'exchange'])
  })

  test('COC-42 what neighbours sell is bought by good and number at once', () => {
    let seen = 0
    asked([{ ...MORE, seed: 'near' }, MORE], (sample) => {
      const { view } = sample
      const steps = view.trades.filter(({ nearby }) => nearby).flatMap(({ buys }) => buys)
      if (view.pending?.kind !== 'placed' || steps.length === 0) return false
      const numbers = ofClass(drawn(Bar, sample), 'coc-bar-number')
      expect(numbers.map((number) => number.textContent)).toEqual(steps.map(({ n, money }) => `${n}£${-money}`))
      return ++seen > 2
    })
    expect(seen).toBeGreaterThan(2)
  })
})
