import { expect, test } from 'vitest'
import { clansOfCaledonia as game, content, hexName, MODULE_OF, sideOf, UNITS } from '../../rules/index.ts'
import { whyNotExpand } from '../../rules/topics/expand.ts'
import { hexOf, play, type Position } from '../play.ts'

const OTHERS_PASS = 'b pass; b end; c pass; c end'

test('EX-1 a space with forest and mountain at £6: woodcutter £12, miner £16', () => {
  const t = play({ a: { units: ['miner c2r4'], money: 15 } })
  expect(t.whyNotExpand('miner', 'c3r4')).toEqual({ why: 'money', need: 16, has: 15, rule: 'COC-7' })
  t.play('a expand woodcutter c3r4')
  expect(t.player('a').money).toBe(3)
  expect(t.eventsOf('unitPlaced')).toMatchObject([{ unit: 'woodcutter', money: 12, start: false, free: false }])
})

test('COC-4 a space holds one unit, of any player', () => {
  const t = play({ a: { units: ['miner c2r4'] }, b: { units: ['sheep c3r3'] } })
  expect(t.whyNotExpand('sheep', 'c3r3')).toEqual({ why: 'occupied', seat: 1, rule: 'COC-4' })
  expect(t.whyNotExpand('sheep', 'c2r4')).toEqual({ why: 'occupied', seat: 0, rule: 'COC-4' })
})

test('COC-5 a space takes every unit that fits one of its terrains', () => {
  const t = play({ a: { units: ['miner c2r4'] } })
  const at = (hex: string): string[] =>
    t
      .legal('expand')
      .filter((text) => text.endsWith(` ${hex}`))
      .map((text) => text.split(' ')[1])
  const grassland = ['sheep', 'cow', 'dairy', 'bakery', 'field', 'distillery']
  expect(at('c3r4')).toEqual([...grassland, 'woodcutter', 'miner'])
  expect(at('c1r4')).toEqual([...grassland, 'miner'])
  expect(at('c1r3')).toEqual(grassland)
  expect(t.whyNotExpand('miner', 'c1r3')).toEqual({
    why: 'terrain',
    unit: 'miner',
    land: ['grassland'],
    rule: 'COC-5',
  })
  expect(play({ a: { units: ['miner c5r2'] } }).whyNotExpand('sheep', 'c4r2')).toEqual({ why: 'loch', rule: 'COC-5' })
})

test('COC-6 neighbouring is adjacent without a river', () => {
  expect(play({ a: { units: ['sheep c3r2'] } }).sitesFor('sheep')).toEqual(['c3r3'])
})

test('COC-7 money never becomes negative', () => {
  const t = play({ a: { units: ['miner c2r4'], money: 8 } })
  expect(t.sitesFor('sheep')).toEqual([])
  expect(t.whyNot('expand sheep')).toEqual({ why: 'money', need: 9, has: 8, rule: 'COC-7' })
  expect(t.whyNot('improve miner')).toEqual({ why: 'money', need: 10, has: 8, rule: 'COC-7' })
})

test('COC-9 land with mist is out of play with one or two players', () => {
  const units = ['sheep c1r2']
  expect(play({ seats: 3, a: { units } }).sitesFor('sheep')).toContain('c0r2')
  const t = play({ seats: 2, a: { units } })
  expect(t.whyNotExpand('sheep', 'c0r2')).toEqual({ why: 'mist', rule: 'COC-9' })
})

test('COC-30 a fitting space beside an own unit or within reach, for unit cost and land cost', () => {
  const t = play({ a: { units: ['miner c2r3'], money: 40 } })
  expect(t.sitesFor('cow')).toEqual(['c1r2', 'c1r3', 'c2r4', 'c3r2', 'c3r3'])
  expect(t.whyNotExpand('cow', 'c9r2')).toMatchObject({ why: 'reach', level: null })
  t.play('a expand cow c3r3')
  expect(t.player('a').money).toBe(40 - 9 - 4)
  expect(t.unitAt('c3r3')).toBe('a cow')
})

test('COC-31 unit costs', () => {
  const t = play({ a: { units: ['miner c2r4', 'woodcutter c1r5'], shipping: 1 } })
  const site = t.view().sites.find(({ hex }) => hex === hexOf('c3r4'))
  expect(site?.prices.map(({ unit, price }) => `${unit} ${price - 6}`)).toEqual([
    'sheep 8',
    'cow 9',
    'dairy 12',
    'bakery 8',
    'field 18',
    'distillery 10',
    'woodcutter 6',
    'miner 10',
  ])
})

test('COC-32 without a unit of the kind on the board there is nothing to place', () => {
  const t = play({ a: { units: ['sheep c3r3', 'sheep c1r3', 'sheep c1r2', 'sheep c2r4'] } })
  expect(t.sitesFor('sheep')).toEqual([])
  expect(t.whyNot('expand sheep')).toEqual({ why: 'noUnit', unit: 'sheep', rule: 'COC-32' })
  expect(t.player('a').left.sheep).toBe(0)
})

const BESIDE: Position = { a: { units: ['miner c2r3'], merchants: 7, money: 200 } }

test('EX-3 beside a distillery and a dairy of others', () => {
  const b = { units: ['distillery c2r4', 'dairy c3r4'] }
  const t = play({ ...BESIDE, prices: { whisky: 2 }, b }, 'a expand sheep c3r3')
  expect(t.legal('buy')).toEqual(
    [1, 2, 3].map((n) => `buy cheese ${n}`).concat([1, 2, 3].map((n) => `buy whisky ${n}`)),
  )
  const before = t.player('a').money
  t.play('a buy whisky 3')
  expect([before - t.player('a').money, t.price('whisky')]).toEqual([21, 13])
  expect(t.legal()).toEqual(['buy cheese 1', 'buy cheese 2', 'buy cheese 3', 'skip'])
  const two = play({ ...BESIDE, seats: 2, prices: { whisky: 2 }, b }, 'a expand sheep c3r3')
  const had = two.player('a').money
  two.play('a buy whisky 4')
  expect(had - two.player('a').money).toBe(28)
})

test('COC-42 only other players’ units that produce goods sell, at £2 or £3 less', () => {
  const t = play({
    ...BESIDE,
    a: { units: ['miner c2r3', 'field c1r3'], merchants: 7, money: 200 },
    b: { units: ['sheep c2r4', 'woodcutter c3r4'] },
  })
  t.play('a expand cow c3r3')
  expect(t.legal('buy')).toEqual(['buy wool 1', 'buy wool 2', 'buy wool 3'])
  t.play('a buy wool 1')
  expect(t.eventsOf('bought')).toMatchObject([{ good: 'wool', price: 2, nearby: true }])
  expect(t.asked).toBe('a after')
})

test('COC-42 a player who declines bought nothing, or after a purchase nothing more', () => {
  const b = { units: ['distillery c2r4', 'dairy c3r4'] }
  const declined = (plies: string): unknown =>
    play({ ...BESIDE, b }, `a expand sheep c3r3; ${plies}`)
      .eventsOf('declined')
      .map(({ what }) => what)
  expect(declined('a skip')).toEqual(['neighbourhood'])
  expect(declined('a buy whisky 1; a skip')).toEqual(['moreNeighbourhood'])
})

test('COC-43 at most three of a good in a turn, however many neighbours and Expands', () => {
  const t = play({
    a: { units: ['miner c2r3'], merchants: 7, money: 200, goods: { wool: 4 }, boxes: [1] },
    b: { units: ['sheep c2r4', 'sheep c1r3', 'cow c3r2'] },
  })
  // Contract 1 asks for wool and brings a free space: an Expand of its own.
  t.play('a fulfil 1; a expand sheep c3r3; a buy milk 2; a buy wool 3')
  expect(t.asked).toBe('a after')
  const again = play({
    a: { units: ['miner c2r3'], merchants: 7, money: 200 },
    b: { units: ['sheep c2r4', 'sheep c3r4'] },
  }).play('a expand sheep c3r3; a buy wool 2')
  expect(again.asked).toBe('a after') // one purchase for each good and Expand
})

test('COC-43 the limit holds for all Expands of a turn, and for that turn only', () => {
  const t = play({
    seats: 3,
    a: {
      clan: 'buchanan',
      units: ['miner c2r3'],
      merchants: 7,
      money: 300,
      boxes: [1, 7],
      goods: { wool: 4, bread: 2 },
    },
    b: { units: ['sheep c2r4', 'sheep c3r4'] },
  })
  t.play('a fulfil 1; a expand cow c3r3; a buy wool 2; a fulfil 7; a expand cow c1r3')
  expect(t.legal()).toEqual(['buy wool 1', 'skip'])
  expect(t.whyNot('buy wool 2')).toEqual({ why: 'nearbyLimit', good: 'wool', most: 3, rule: 'COC-43' })
  t.play(`a buy wool 1; a end; ${OTHERS_PASS}; a expand cow c1r4`)
  expect(t.legal('buy wool')).toHaveLength(3)
})

test('COC-44 each purchase is a trade: merchants, price before the move, then the price goes up', () => {
  const t = play({
    ...BESIDE,
    a: { units: ['miner c2r3'], merchants: 1, money: 200 },
    b: { units: ['cow c2r4', 'sheep c3r4'] },
  })
  t.play('a expand sheep c3r3')
  expect(t.legal()).toEqual(['buy wool 1', 'buy milk 1', 'skip'])
  expect(t.whyNot('buy milk 2')).toEqual({ why: 'noMerchant', has: 1, rule: 'COC-25' })
  t.play('a buy milk 1')
  expect(t.asked).toBe('a after') // no merchant is left
  expect(t.view().prices[2].place).toBe(4)
})

test('COC-45 not in the solo game, and not across a river', () => {
  const t = play({ a: { units: ['sheep c3r3'], shipping: 1, merchants: 5 }, b: { units: ['cow c3r1'] } })
  t.play('a expand sheep c3r2')
  expect(t.asked).toBe('a after')
})

test('COC-45 alone nothing is bought from the own units beside a new one', () => {
  const units = ['sheep c3r3', 'cow c2r4']
  const solo = play({ seats: 1, a: { units, merchants: 5, money: 99 } })
  expect(solo.view().sites.flatMap(({ nearby }) => nearby)).toEqual([])
  expect(solo.play('a expand dairy c1r3').asked).toBe('a after')
  // The same units of another seat would sell.
  const two = play({ seats: 2, a: { units: ['miner c2r3'], merchants: 5 }, b: { units } })
  expect(two.play('a expand dairy c1r3').legal('buy')).toContain('buy milk 1')
})

test('COC-33 neighbourhood bonus and building bonus in either order', () => {
  const units = ['bakery c1r3', 'bakery c2r4', 'bakery c3r4', 'miner c2r3']
  const position: Position = {
    round: 2,
    a: { units, merchants: 4, money: 99 },
    b: { units: ['cow c3r2'] },
    pile: [1, 2, 3],
  }
  const first = play(position, 'a expand bakery c3r3; a draw; a keep 2; a buy milk 1')
  const second = play(position, 'a expand bakery c3r3; a buy milk 1; a draw; a keep 2')
  expect(first.asked).toBe('a after')
  expect(second.state).toEqual(first.state)
})

test('COC-30 the list has exactly the pairs that the question allows', () => {
  for (const [clan, shipping, money, free] of [
    ['robertson', 2, 14, false],
    ['macdonald', 3, 60, false],
    ['campbell', 5, 17, true],
  ] as const) {
    const units = ['miner c2r3', 'sheep c7r2', 'dairy c9r3', 'dairy c4r6']
    const t = play({
      a: { clan, shipping, money, units, boxes: [1], goods: { wool: 4 } },
      b: { units: ['sheep c3r3'] },
    })
    if (free) t.play('a fulfil 1')
    const pairs: string[] = []
    for (let hex = 0; hex < 117; hex++)
      for (let unit = 0; unit < 9; unit++)
        if (whyNotExpand(t.state, 0, unit, hex, free) === null) pairs.push(`${unit} ${hex}`)
    const listed = t.legal('expand').map((text) => {
      const a = game.read(text)
      return a.type === 'expand' ? `${UNITS.findIndex((unit) => unit === a.unit)} ${a.hex}` : ''
    })
    expect(listed.toSorted()).toEqual(pairs.toSorted())
    expect(pairs.length).toBeGreaterThan(20)
  }
})

test('COC-30 where there are too many pairs the unit is chosen first, then its space', () => {
  const small = content.builtIn.mapFor(0, 2)
  const corrections = small.land.map((hex) => {
    const name = hexName(hex)
    return { at: `sides.${sideOf(0, MODULE_OF[hex])}.hexes.${name}`, value: 'GFM2' }
  })
  const units = ['sheep c3r2', 'sheep c7r2', 'cow c9r3', 'cow c4r6', 'sheep c10r6', 'miner c8r7', 'cow c2r5']
  const t = play({ seats: 2, corrections, a: { units, shipping: 5, money: 900, merchants: 7 } })
  expect(t.legal('expand')).toEqual(UNITS.slice(0, -1).map((unit) => `expand ${unit}`))
  expect(t.legal().length).toBeLessThan(512)
  t.play('a expand bakery')
  expect(t.asked).toBe('a site')
  expect(t.legal().length).toBeGreaterThan(40)
  expect(t.legal().every((text) => text.startsWith('expand bakery c'))).toBe(true)
  expect(t.whyNot('expand bakery c3r2')).toEqual({ why: 'occupied', seat: 0, rule: 'COC-4' })
  t.play('a expand bakery c6r2')
  expect([t.asked, t.unitAt('c6r2')]).toEqual(['a after', 'a bakery'])
})

test('COC-54 COC-10 what a space would mean is shown before it is chosen', () => {
  const t = play({ a: { units: ['miner c2r3', 'sheep c3r4'], shipping: 1, merchants: 3 }, b: { units: ['cow c2r4'] } })
  const site = t.view().sites.find(({ hex }) => hex === hexOf('c3r3'))
  expect(site).toMatchObject({ level: 0, reason: null, joins: 2, border: false, delta: false })
  expect(site?.nearby).toEqual([{ good: 'milk', price: 3, most: 3, sellers: [1] }])
  expect(t.view().sites.find(({ hex }) => hex === hexOf('c3r2'))).toMatchObject({ delta: true, joins: 1 })
})

test('EX-9 Campbell: factories cheaper by their number', () => {
  const t = play({ seats: 2, a: { clan: 'campbell', units: ['miner c2r3'], money: 200 } })
  const cost = (plies: string): number => {
    const before = t.player('a').money
    t.play(plies)
    const paid = before - t.player('a').money
    t.play('a end')
    if (t.asked.startsWith('b')) t.play('b pass; b end')
    return paid
  }
  expect(cost('a expand bakery c1r3')).toBe(5 + 2)
  expect(cost('a expand bakery c3r3')).toBe(4 + 4)
  expect(cost('a expand bakery c2r4')).toBe(4 + 3)
  expect(cost('a expand distillery c1r4')).toBe(7 + 2)
  const before = t.player('a').money
  t.play('a expand bakery c3r2')
  expect(before - t.player('a').money).toBe(3 + 1)
})

test('COC-84 each kind of factory is counted for itself, and only factories are cheaper', () => {
  const units = ['dairy c1r3', 'dairy c3r3', 'field c2r4']
  const { costs } = play({ a: { clan: 'campbell', units } }).player('a')
  expect(costs).toMatchObject({ dairy: 12 - 4, bakery: 8 - 3, distillery: 10 - 3, field: 18, sheep: 8, miner: 10 })
})

test('EX-10 Robertson: less on a delta, also on a free space', () => {
  const position: Position = {
    a: { clan: 'robertson', units: ['sheep c3r3'], money: 50, boxes: [1], goods: { wool: 4 } },
  }
  expect(play({ ...position, seats: 4 }, 'a expand bakery c3r2').player('a').money).toBe(50 - 6)
  expect(play({ ...position, seats: 2 }, 'a expand bakery c3r2').player('a').money).toBe(50 - 7)
  expect(play({ ...position, seats: 4 }, 'a fulfil 1; a expand bakery c3r2').player('a').money).toBe(50 - 5)
})

test('COC-93 a starting worker on a delta costs less too, and elsewhere nothing does', () => {
  const start = play(
    { fromSetup: true, arranged: { pairs: [{ clan: 'robertson', tile: 1 }] } },
    'c take 1; b take 2; a take 3; a place miner c2r3; b place miner c5r2; c place woodcutter c5r1',
  )
  expect(start.player('c').money).toBe(55 - (6 + 2 - 3))
  const elsewhere = play({ a: { clan: 'robertson', units: ['sheep c3r2'], money: 50 } }, 'a expand sheep c3r3')
  expect(elsewhere.player('a').money).toBe(50 - (8 + 4))
})

test('EX-29 a free space used for the fourth bakery: the box is empty again, so three are drawn', () => {
  const units = ['bakery c1r3', 'bakery c2r4', 'bakery c3r4', 'cow c3r2', 'miner c2r3']
  const t = play({ a: { units, boxes: [37], goods: { bread: 2, cheese: 1 } }, pile: [1, 2, 3] })
  t.play('a fulfil 37; a expand bakery c3r3; a draw; a keep 3')
  expect(t.player('a').boxes.map(({ contract }) => contract + 1)).toEqual([3])
  expect(t.asked).toBe('a after')
})

test('EX-30 sold wool, then beside a sheep: none can be bought until the merchant is back', () => {
  const b = { units: ['sheep c2r4'] }
  const t = play({ a: { units: ['miner c2r3'], merchants: 3, market: { wool: -1 } }, b }, 'a expand cow c3r3')
  expect(t.asked).toBe('a after')
  const back = play({
    a: { units: ['miner c2r3', 'sheep c1r3'], merchants: 3, market: { wool: -1 }, goods: { wool: 3 }, boxes: [6] },
    b,
  }).play(`a fulfil 6; a recall wool; a end; ${OTHERS_PASS}; a expand cow c3r3`)
  expect(back.legal('buy wool')).toHaveLength(3)
})
