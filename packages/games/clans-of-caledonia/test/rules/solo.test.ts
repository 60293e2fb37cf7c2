import { plain } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { type Good, hexName, mapSizeFor } from '../../rules/index.ts'
import { mapOf } from '../../rules/content.ts'
import { en } from '../../words/en.ts'
import { fr } from '../../words/fr.ts'
import { numbers, play, type Position } from '../play.ts'

const alone = (p: Position = {}): Position => ({ seats: 1, ...p, a: { units: ['miner c3r4'], ...p.a } })
const rolled = (goodsDie: readonly Good[], priceDie: readonly number[], p: Position = {}): ReturnType<typeof play> =>
  play(alone({ ...p, arranged: { goodsDie, priceDie } }), 'a pass; a end')

test('COC-76 the small map, and a neutral piece on all land at £1', () => {
  const t = play(alone())
  const map = mapOf(t.state)
  expect([mapSizeFor(1), map.size]).toEqual(['small', 'small'])
  const blocked = t.view().spaces.filter(({ unit }) => unit === null)
  expect(blocked.map(({ hex }) => hexName(hex))).toContain('c2r3')
  expect(blocked.every(({ hex }) => map.cost[hex] === 1)).toBe(true)
  expect(blocked).toHaveLength(map.land.filter((hex) => map.cost[hex] === 1).length)
  expect(play(alone({ a: { units: ['sheep c2r4'] } })).whyNotExpand('miner', 'c2r3')).toEqual({
    why: 'blocked',
    rule: 'COC-76',
  })
})

test('COC-76 alone nobody is told who goes first', () => {
  const opening = (seats: number): readonly string[] => {
    const [began] = play({ seats }).eventsOf('gameBegan')
    return [en, fr].map((texts) => plain(texts.event(began, 0), ['Ailsa', 'Hamish']))
  }
  expect(opening(1).filter((text) => / go first|commenc| $/.test(text))).toEqual([])
  expect(opening(2).filter((text) => /(go|goes) first\.$|commence(z)?\.$/.test(text))).toHaveLength(2)
})

test('COC-77 £16 for passing, which ends the Action phase', () => {
  const t = play(alone({ a: { money: 0 } }), 'a pass')
  expect(t.player('a').money).toBe(16)
  expect(t.play('a end').state.round).toBe(2)
})

test('COC-77 alone nobody is told in which place they passed', () => {
  const told = (seats: number): readonly string[] => {
    const [passed] = play({ seats, a: { units: ['miner c3r4'] } }, 'a pass').eventsOf('passed')
    return [en, fr].map((texts) => plain(texts.event(passed, 0), ['Ailsa', 'Hamish']))
  }
  expect(told(1)).toEqual(['You passed and received £16.', 'Vous passez et recevez £16.'])
  expect(told(2).every((text) => /1st|1re/.test(text))).toBe(true)
})

test('EX-13 COC-78 three goods change, by where their prices are', () => {
  const t = rolled(['wool', 'wool', 'milk', 'whisky'], [-3, 2, -3], { prices: { wool: 1, milk: 8, whisky: 5 } })
  expect(t.eventsOf('diceRolled').map(({ good, roll, from, to }) => [good, roll, from, to])).toEqual([
    ['wool', -3, 1, 4],
    ['milk', 2, 8, 6],
    ['whisky', -3, 5, 2],
  ])
  const up = rolled(['wool', 'milk', 'bread'], [3, 1, 2], { prices: { wool: 0, milk: 4, bread: 7 } })
  expect(up.eventsOf('diceRolled').map(({ to }) => to)).toEqual([3, 5, 5])
})

test('EX-14 COC-79 all six boxes are filled, and the last die removes a contract', () => {
  const t = rolled(['wool', 'milk', 'bread'], [1, 1, -3], { display: [1, 2, 3, 4, 5], pile: [6] })
  expect(numbers(t.view().removed)).toEqual([5])
  expect(t.view().display.map((contract) => (contract === null ? 0 : contract + 1))).toEqual([1, 2, 3, 4, 0, 6])
  expect(t.eventsOf('contractRemoved')).toMatchObject([{ box: 4, roll: -3 }])
  expect(t.display()).toHaveLength(5)
})

test('COC-78 a price that goes against its die is told with the reason', () => {
  const told = (roll: number, wool: number): readonly string[] => {
    const t = rolled(['wool', 'milk', 'bread'], [roll, 1, 1], { prices: { wool } })
    const [first] = t.eventsOf('diceRolled')
    return [en, fr].map((texts) => plain(texts.event(first, 0), ['Ailsa']))
  }
  for (const text of told(-3, 1))
    expect(text).toMatch(
      /, but the price was below the bracket, so it rose|, mais le prix est au-dessous de l’encadré\u00a0: il monte/,
    )
  for (const text of told(2, 8))
    expect(text).toMatch(
      /, but the price was above the bracket, so it fell|, mais le prix est au-dessus de l’encadré\u00a0: il baisse/,
    )
  for (const text of told(2, 4)) expect(text).not.toMatch(/bracket|encadré/)
})

test('COC-79 every Action phase starts with five contracts', () => {
  const t = play(alone({ display: [1, 2, 3, 4, 5] }))
  for (let round = 1; round < 5; round++) {
    expect(t.display()).toHaveLength(5)
    t.endRound()
  }
})

test('COC-80 linked settlements have a scale of their own, from 14, 11 and 8 on in the box', () => {
  const corrections = [3, 2, 1].map((value, i) => ({ at: `solo.settlements.${i}.from`, value }))
  const units = ['sheep c1r1', 'sheep c1r2', 'sheep c3r1', 'sheep c5r1']
  const points = (n: number, shipping: number): number =>
    play(alone({ corrections, a: { units: units.slice(0, n), shipping } })).line('a', 'settlements')
  expect([points(1, 0), points(2, 0), points(2, 1), points(3, 2), points(4, 2)]).toEqual([6, 6, 12, 18, 18])
})

test('COC-80 points for exports and settlements on a scale of their own', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8]
  const points = (n: number): number => play(alone({ a: { fulfilled: all.slice(0, n) } })).line('a', 'exports')
  expect([4, 5, 6, 7, 8].map(points)).toEqual([0, 4, 8, 12, 12])
  expect(play(alone()).line('a', 'settlements')).toBe(0)
  const t = play(alone({ a: { fulfilled: [1, 12] } }))
  expect(t.view().importVp).toEqual({ cotton: 4, tobacco: 5, sugarCane: 3 })
})

test('COC-81 the end is told with the word for the result', () => {
  const last = (seats: number): readonly string[] => {
    const passes = seats === 1 ? 'a pass; a end' : 'a pass; a end; b pass; b end'
    const t = play(
      { seats, round: 5, options: { scoringTiles: false }, a: { units: [], glory: 130, money: 0 } },
      passes,
    )
    const [ended] = t.eventsOf('gameEnded')
    return [en, fr].map((texts) => plain(texts.event(ended, 0), ['Ailsa', 'Hamish']))
  }
  expect(last(1)).toEqual([
    'The game is over: you 131 VP, “Average”.',
    'La partie est terminée\u00a0: vous 131\u00a0PV, «\u00a0Moyen\u00a0».',
  ])
  expect(last(2).some((text) => /Average|Moyen/.test(text))).toBe(false)
})

test('COC-81 a word for the result', () => {
  const word = (glory: number): string | undefined => {
    const t = play(
      alone({ round: 5, options: { scoringTiles: false }, a: { units: [], glory, money: 0 } }),
      'a pass; a end',
    )
    return t.game.result(t.state)?.verdict?.id
  }
  // £16 for passing is one point more.
  expect([114, 115, 129, 130, 144, 145, 159, 160].map(word)).toEqual([
    'newbie',
    'rookie',
    'rookie',
    'average',
    'average',
    'expert',
    'expert',
    'genius',
  ])
})

test('COC-82 import tokens pay £1 alone too, unless the setting says otherwise', () => {
  const money = (soloImportTrackMoney: boolean): number => {
    const a = { money: 0, boxes: [2], goods: { wool: 6 } }
    return play(alone({ options: { soloImportTrackMoney }, tokens: [0, 4, 0], a }), 'a fulfil 2').player('a').money
  }
  expect([money(true), money(false)]).toEqual([1, 0])
})
