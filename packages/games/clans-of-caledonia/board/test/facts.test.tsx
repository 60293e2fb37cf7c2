import { type Action, clansOfCaledonia as game, type Event, GOODS, ROUNDS, type State } from '@bothy/clans-of-caledonia'
import { expect, test } from 'vitest'
import './both-languages.ts'
import { contractFacts } from '../contracts/contract-facts.ts'
import { mapOf } from '../box.ts'
import { animalLines, contractLines, shortReason, siteLines, spaceLine } from '../lines.ts'
import { importRanks, ladders } from '../market/market-facts.ts'
import { nextSeat } from '../seats/next-seat.ts'
import { finalPointsOf, ranking } from '../scoring/final-points.ts'
import { productionPreview } from '../seats/production-facts.ts'
import { sheet } from '../scoring/sheet.tsx'
import { priceRange, siteFacts, unitsAt } from '../map/site-facts.ts'
import { wordsOf } from '../words.ts'
import { type Plan, type Sample, samplePlay } from './sample-play.ts'

const GAMES: readonly Plan[] = [
  { seats: 1, seed: 'facts-1', sense: 0.9 },
  { seats: 2, seed: 'facts-2', sense: 0.95, clans: ['robertson', 'campbell'], options: { clans: 'auction' } },
  { seats: 4, seed: 'facts-4', sense: 0.95, clans: ['stewart', 'fergusson', 'robertson', 'buchanan'] },
]
const people = { reader: 0, names: ['Ailsa', 'Hamish', 'Morag', 'Ewan'] }
const LANGUAGES = ['en', 'fr'] as const

function everyNth(nth: number, each: (sample: Sample, state: State) => void): void {
  let ply = 0
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      if (ply++ % nth === 0) each(look(game.actors(state)[0] ?? 0), state)
      return false
    })
}

test('COC-12 the map of the view is that of the rules: ports are on its spaces', () => {
  everyNth(40, ({ view }) => {
    const { ports, isLoch } = mapOf(view)
    expect(view.ports.map(({ hex }) => hex)).toEqual(ports)
    expect(ports.every((hex) => isLoch[hex])).toBe(true)
  })
})

test('COC-31 COC-42 COC-55 a unit on a space: every fact is a line, and what can be chosen has a range of prices', () => {
  const bad: unknown[] = []
  let lines = 0
  everyNth(23, ({ view }) => {
    for (const { hex, prices } of view.sites)
      for (const { unit, reason } of prices) {
        const facts = siteFacts(view, hex, unit)
        const [en = [], fr = []] = LANGUAGES.map((language) =>
          siteLines(view, { hex, unit }, people, wordsOf(language)),
        )
        lines += en.length
        const price = facts?.price ?? Number.NaN
        const { least, most } = priceRange(view, unit) ?? { least: 0, most: 0 }
        const isListed = unitsAt(view, hex).some((fit) => fit.unit === unit && fit.price === price)
        const holds = [
          facts !== null && facts.cost + facts.land - facts.discount === price,
          facts?.sales.every((sale) => sale.price < sale.usual),
          reason === null ? least <= price && price <= most && isListed : !isListed,
          reason === null || LANGUAGES.every((language) => shortReason(reason, wordsOf(language)).length > 2),
          en.length === fr.length && en[0]?.includes(`£${facts?.cost}`),
          ![...en, ...fr].some((line) => /undefined|NaN/.test(line)),
          spaceLine(view, hex, wordsOf('en')) !== '',
        ]
        if (holds.some((it) => it !== true)) bad.push([hex, unit, holds])
      }
  })
  expect(bad).toEqual([])
  expect(lines).toBeGreaterThan(1000)
})

test('COC-37 a contract: it is ready if nothing is missing, otherwise it says what', () => {
  const bad: unknown[] = []
  let seen = 0
  let mixed = 0
  everyNth(17, ({ view }) => {
    const boxes = view.players.flatMap((player) => player.boxes)
    for (const { contract, reason, cost, beef, mutton } of [...boxes, ...view.offers]) {
      const facts = contractFacts(view, contract)
      const isComplete = facts.needs.every(({ missing }) => missing === 0)
      for (const language of LANGUAGES) {
        const words = wordsOf(language)
        const [lacks, ...more] = contractLines(view, contract, words)
        const isReady = lacks === words.board.ready
        // Animals are not for sale: with one missing, money does not buy the rest.
        const buys = beef + mutton > 0 ? words.board.buyGoods : words.board.buyRest
        if (cost > 0 && beef + mutton > 0) mixed++
        const isPriced = cost === 0 || more.includes(buys(words.money(cost)))
        seen++
        if (isReady !== (reason === null) || (isComplete && !isReady) || !isPriced || facts.needs.length === 0)
          bad.push([contract, lacks, more])
      }
    }
    bad.push(...view.animals.filter(({ hex }) => animalLines(view, hex, wordsOf('fr')).length === 0))
  })
  expect(bad).toEqual([])
  expect(seen).toBeGreaterThan(300)
  expect(mixed).toBeGreaterThan(20)
})

test('COC-66 the preview of Production is what Production then brings where everything is processed', () => {
  let [seen, made] = [0, 0]
  for (const plan of GAMES)
    samplePlay(plan, (look, state) => {
      const [seat] = game.actors(state)
      if (seat === undefined) return true
      if (state.passed.length < state.seats - 1 || state.round === ROUNDS || state.stack.at(-1)?.kind !== 'turn')
        return false
      const { view } = look(seat)
      const copy = game.clone(state)
      const events: Event[] = []
      for (const type of ['pass', 'end'] as const satisfies readonly Action['type'][])
        game.apply(copy, seat, { type }, events)
      while (copy.stack.at(-1)?.kind === 'process') {
        const [maker] = game.actors(copy)
        const ways: Action[] = []
        game.legal(copy, maker, ways)
        game.apply(copy, maker, ways[0], events)
      }
      const after = game.view(copy, seat)
      if (after.round === view.round) return false
      for (const [player, { goods }] of after.players.entries()) {
        const preview = productionPreview(view, player)
        if (preview.after === null) continue
        expect(preview.after).toEqual(goods)
        made += preview.processed.bread + preview.processed.cheese + preview.processed.whisky
        expect(events).toContainEqual(
          expect.objectContaining({
            type: 'produced',
            seat: player,
            money: preview.money,
            goods: GOODS.map((good) => preview.made[good]),
          }),
        )
        seen++
      }
      return false
    })
  expect(seen).toBeGreaterThan(5)
  expect(made).toBeGreaterThan(5)
})

test('COC-25 COC-70 ladders carry all merchants, and imports are ranked by what they are worth', () => {
  everyNth(25, ({ view }) => {
    const all = ladders(view)
    expect(all.map(({ good }) => good)).toEqual(GOODS)
    for (const { track, place, price } of all) expect(track[place]).toBe(price)
    const away = all.flatMap(({ buyers, sellers }) => [...buyers, ...sellers]).reduce((sum, { n }) => sum + n, 0)
    const sent = view.players.reduce(
      (sum, { buying, selling }) => sum + GOODS.reduce((n, good) => n + buying[good] + selling[good], 0),
      0,
    )
    expect(away).toBe(sent)
    const ranks = importRanks(view)
    expect(ranks.map(({ vp }) => vp)).toEqual([5, 4, 3])
    expect(ranks.map(({ all: n }) => n).toSorted((a, b) => a - b)).toEqual(ranks.map(({ all: n }) => n))
  })
})

test('COC-69 to COC-74 standing and score sheet add up to the scores, for every seat', () => {
  for (const plan of GAMES) {
    let last: Sample | undefined
    let ply = 0
    samplePlay(plan, (look, state) => {
      if (++ply % 10 !== 0 && state.ranks === null) return false
      last = look(0)
      const { view, tally } = last
      expect([...view.passed, view.pending?.seat]).not.toContain(nextSeat(view))
      expect(ranking(tally, view).map(({ total }) => total)).toEqual(
        tally.map((_, seat) => finalPointsOf(tally, view, seat).total).toSorted((a, b) => b - a),
      )
      return false
    })
    if (last === undefined) throw new Error('no game')
    const { view, tally, log } = last
    for (const language of LANGUAGES) {
      const rows = sheet(
        { view, tally, language },
        log.flatMap(({ events }) => events),
      )
      const totals = view.players.map((_, seat) => rows.reduce((sum, { cells }) => sum + (cells[seat]?.points ?? 0), 0))
      expect(totals).toEqual(view.scores)
      expect(rows.length).toBe(view.options.clans === 'auction' ? 11 : 10)
      const glory = rows[0]?.cells[0]?.from
      if (typeof glory !== 'string') throw new Error('Glory without a sum')
      expect(glory.split(' + ').reduce((sum, n) => sum + Number(n), 0)).toBe(view.players[0].glory)
    }
  }
})
