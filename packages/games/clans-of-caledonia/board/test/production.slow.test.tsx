import { type Action, type Event, GOODS } from '@bothy/clans-of-caledonia'
import type { View } from '@bothy/clans-of-caledonia/data'
import { act } from 'preact/test-utils'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tempoOf } from '@bothy/board-kit/board/motion/flights.ts'
import { speed } from '@bothy/board-kit/ui/page/settings.ts'
import { Bar } from '../market/bar.tsx'
import { lazy } from '../scenes/lazy.ts'
import { everything, makingTarget } from '../market/making.ts'
import { makingOf, setMaking } from '../production/making-draft.ts'
import { isProducing } from '../production/is-producing.ts'
import { goodsOf, incomeOf, shiftsOf, sourcesOf } from '../production/production-facts.ts'
import { Production } from '../production/production.tsx'
import { LONGEST, planOf } from '../production/production-plan.ts'
import { effectsOf, isFilled, proposedMaking } from '../production/proposal.ts'
import { asked, ofClass } from './asked.ts'
import { draw, tableOf } from './part-bench.tsx'
import { type Plan, samplePlay } from './sample-play.ts'

const PLANS: readonly Plan[] = [
  { seats: 1, seed: 'produce-1', sense: 0.95 },
  { seats: 3, seed: 'produce-3', sense: 0.95, clans: ['mackenzie', 'macdonald', 'cunningham'] },
  { seats: 4, seed: 'produce-4', sense: 0.9, fond: ['field', 'distillery', 'bakery'] },
]

beforeAll(() => lazy.load())
beforeEach(() => void (speed.value = 'quick'))

const seatOf = (event: Event): number => ('seat' in event && event.seat !== null ? event.seat : -1)

test('COC-66 the units on the map add up to what the rules have given, for every seat of every round', () => {
  let seen = 0
  for (const plan of PLANS)
    samplePlay(plan, (look) => {
      const { events, view } = look(0)
      for (const event of events) {
        if (event.type !== 'produced') continue
        const sources = sourcesOf(view, seatOf(event))
        expect([incomeOf(sources), goodsOf(sources)]).toEqual([event.money, event.goods])
        seen++
      }
      return false
    })
  expect(seen).toBe(5 * (1 + 3 + 4))
})

test('COC-66 a Production takes 2.5 s at most, income before goods, and no more than 150 ms from unit to unit', () => {
  let most = 0
  for (const plan of PLANS)
    samplePlay(plan, (look) => {
      const { events, view } = look(0)
      const seats = events.flatMap((event) => (event.type === 'produced' ? [event.seat] : []))
      if (seats.length === 0) return false
      for (const how of ['quick', 'calm'] as const) {
        const tempo = tempoOf(how)
        const { gains, end, goodsFrom } = planOf(view, seats, tempo)
        expect(end).toBeLessThanOrEqual(LONGEST)
        for (const seat of seats) {
          const own = gains.filter((gain) => gain.seat === seat)
          most = Math.max(most, own.length)
          expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((a, b) => a - b))
          for (const { at, source } of own) expect(at < goodsFrom || source.good !== null).toBe(true)
          for (const { at } of own) expect(at + tempo.flight).toBeLessThanOrEqual(end)
        }
      }
      return false
    })
  expect(most).toBeGreaterThan(8)
})

test('COC-66 the table stops for processing exactly when more than one is legal', () => {
  let stops = 0
  for (const plan of PLANS)
    samplePlay(plan, (look) => {
      const { view, events } = look(view0(look(0).view))
      const produced = events.findLast((event) => event.type === 'produced')
      if (produced === undefined) return false
      const { legal } = look(view.pending?.seat ?? 0)
      const ways = legal.filter((action: Action) => action.type === 'process').length
      expect(view.pending?.kind === 'process').toBe(ways > 1)
      expect(isProducing(view)).toBe(
        view.pending !== null && ['process', 'milk', 'barrel'].includes(view.pending.kind) && view.ranks === null,
      )
      if (ways > 1) stops++
      return false
    })
  expect(stops).toBeGreaterThan(3)
})
const view0 = ({ pending }: View): number => pending?.seat ?? 0

type Way = { readonly bread: number; readonly cheese: number; readonly whisky: number }

test('COC-66 the proposal leaves the contracts the least to lack, and is everything without one', () => {
  const lacking = (view: View, seat: number, way: Way): number =>
    effectsOf(view, seat, way).reduce((sum, { after }) => sum + after.goods.reduce((all, n) => all + n, 0), 0)
  let [alone, wanted, filled] = [0, 0, 0]
  asked([...PLANS, { seats: 2, seed: 'makers', sense: 0.95, fond: ['field', 'distillery', 'bakery'] }], (sample) => {
    const { view, me, legal } = sample
    const ways = legal.flatMap((action) => (action.type === 'process' ? [action] : []))
    if (ways.length === 0 || me === null) return false
    const making = proposedMaking(view)
    const { choice } = tableOf(sample, 'en')
    const isAlone = view.players[me].boxes.length === 0
    const all = makingTarget(everything(choice, view))
    expect(makingTarget(making)).toBe(isAlone ? all : makingTarget(making))
    if (isAlone) alone++
    expect(choice.isSelectable(makingTarget(making))).toBe(true)
    expect(lacking(view, me, making)).toBe(Math.min(...ways.map((way) => lacking(view, me, way))))
    if (view.players[me].boxes.length > 0) wanted++
    if (effectsOf(view, me, making).some(({ now, after }) => !isFilled(now) && isFilled(after))) filled++
    return false
  })
  expect([alone, wanted, filled].map((n) => n > 0)).toEqual([true, true, true])
})

test('COC-66 a factory says why it stands idle: no grain at all, or not chosen', () => {
  let seen = 0
  asked(PLANS.slice(2), ({ view, me }) => {
    if (view.pending?.kind !== 'process' || me === null) return false
    const { placed } = view.players[me]
    const work = (raw: number) =>
      shiftsOf(view, me, { bread: 0, cheese: 0, whisky: 0 }, () => raw).map((shift) => shift.work)
    const factories = placed.bakery + placed.dairy + placed.distillery
    expect(work(4)).toEqual(Array.from({ length: factories }, () => 'idle'))
    expect(work(0)).toEqual(Array.from({ length: factories }, () => 'lacks'))
    const most = { bread: placed.bakery, cheese: placed.dairy, whisky: placed.distillery }
    expect(shiftsOf(view, me, most, () => 4).every((shift) => shift.work === 'works')).toBe(true)
    return ++seen > 2
  })
  expect(seen).toBeGreaterThan(2)
})

test('COC-66 the paper has a line for each kind of unit, steppers with their limits, and what the others do', () => {
  const drawn = new Set<string>()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const still of [true, false]) {
    vi.stubGlobal('matchMedia', () => ({ matches: still }))
    asked(PLANS.slice(1), (sample) => {
      if (sample.view.pending?.kind !== 'process') return false
      const table = tableOf(sample, 'en')
      const root = draw(table, <Production {...table} />)
      const [now] = root.all().flatMap((node) => (node.attribute('aria-current') === 'step' ? [node.textContent] : []))
      expect(now).toBe(still ? 'Process' : 'Income')
      void act(() => void vi.advanceTimersByTime(LONGEST))
      const kinds = new Set(sourcesOf(sample.view, sample.me ?? 0).map(({ unit }) => unit))
      expect(root.all().filter((node) => node.attribute('data-unit') !== null).length).toBe(kinds.size)
      expect(ofClass(root, 'coc-stepper').length).toBeGreaterThan(0)
      expect(ofClass(root, 'coc-production-who').length).toBe(sample.view.seats - 1)
      drawn.add(root.textContent)
      return true
    })
  }
  expect(drawn.size).toBe(1)
  vi.unstubAllGlobals()
})

test('COC-66 a watcher reads who chooses, without steppers', () => {
  let seen = 0
  for (const plan of PLANS.slice(1))
    samplePlay(plan, (look) => {
      const sample = look(null)
      if (sample.view.pending?.kind !== 'process') return false
      const table = tableOf(sample, 'en')
      const root = draw(table, <Production {...table} />)
      expect(ofClass(root, 'coc-stepper').length).toBe(0)
      expect(root.textContent).toContain('choosing')
      return ++seen > 3
    })
  expect(seen).toBeGreaterThan(2)
})

test('COC-66 what is set on the paper is what the prompt sends, until the position is another', () => {
  let seen = 0
  asked(PLANS.slice(2), (sample) => {
    if (sample.view.pending?.kind !== 'process') return false
    const table = tableOf(sample, 'en')
    expect(makingOf(table)).toEqual(proposedMaking(sample.view))
    const less = { bread: 0, cheese: 0, whisky: 0 }
    setMaking(table, less)
    expect(makingTarget(makingOf(table))).toBe(makingTarget(less))
    const { players, pending } = sample.view
    const seat = pending?.seat ?? 0
    const richer = players.map((player, i) =>
      i === seat ? { ...player, goods: { ...player.goods, [GOODS[0]]: player.goods.wool + 1 } } : player,
    )
    const later = { ...table, view: { ...sample.view, players: richer } }
    expect(makingOf(later)).toEqual(proposedMaking(later.view))
    return ++seen > 1
  })
  expect(seen).toBeGreaterThan(1)
})

test('COC-85 butter is a line of the same step: a stepper on the paper, and less than all the milk by one button', () => {
  const picked: string[] = []
  let seen = 0
  asked([{ ...PLANS[1], fond: ['cow'] }], (sample) => {
    const { view, me } = sample
    if (view.pending?.kind !== 'milk' || me === null || view.players[me].goods.milk < 2) return false
    const usual = tableOf(sample, 'en')
    const table = { ...usual, choice: { ...usual.choice, pick: (target: string) => void picked.push(target) } }
    const { milk } = view.players[me].goods
    const root = draw(
      table,
      <>
        <Production {...table} />
        <Bar {...table} />
      </>,
    )
    expect(root.textContent).toContain(`£${8 * milk}`)
    expect(ofClass(root, 'coc-confirm').length).toBe(0)
    void act(() =>
      ofClass(root, 'coc-stepper')[0]
        ?.all()
        .find(({ localName }) => localName === 'button')
        ?.fire('click'),
    )
    const [button] = ofClass(root, 'coc-confirm')
    expect(button?.textContent).toBe(`Make butter from ${milk - 1} milk for £${8 * (milk - 1)}`)
    button?.fire('click')
    expect(picked).toEqual(['discard:milk', `n:discard-milk-${milk - 1}`])
    seen++
    return true
  })
  expect(seen).toBe(1)
})

test('COC-68 the paper says which Glory follows, unless it depends on what the factories make', () => {
  const said = new Set<boolean>()
  asked(PLANS, (sample) => {
    const { view, me } = sample
    if (view.pending?.kind !== 'process' || me === null) return false
    const glory = view.roundGlory[me] ?? 0
    const isOfGoods = (view.scoring[view.round - 1] ?? '').endsWith('Goods')
    const table = tableOf(sample, 'en')
    const told = draw(table, <Production {...table} />).textContent.includes(`Then ${glory} Glory: `)
    expect(told).toBe(glory > 0 && !isOfGoods)
    said.add(told)
    return false
  })
  expect(said.size).toBe(2)
})
