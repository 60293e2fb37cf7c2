import { expect, test } from 'vitest'
import type { PortTile, Reason } from '../../rules/index.ts'
import { numbers, play, type Played, type Position } from '../play.ts'

/** Of the port of module A, a unit on c1r1 is one loch away; the others are far. */
const with1 = (port: PortTile, a: Position['a'], more: Position = {}): Position => ({
  ports: [
    port,
    ...(['money', 'lessMeat', 'swapUnits', 'moneyBuilding'] as const).filter((p) => p !== port).slice(0, 3),
  ],
  ...more,
  a: { units: ['sheep c1r1'], shipping: 2, ...a },
})

test('EX-21 COC-56 a port needs a unit beside it or within shipping reach', () => {
  const large = (shipping: number): Position => ({
    ports: ['money', 'lessMeat', 'swapUnits', 'copyPort'],
    a: { units: ['sheep c1r1'], shipping },
  })
  expect(play(large(2)).whyNot('port money')).toBeNull()
  expect(play(large(1)).whyNot('port money')).toEqual({ why: 'portReach', level: 2, has: 1, rule: 'COC-56' })
  expect(play({ ...large(0), seats: 2 }).whyNot('port money')).toBeNull()
  expect(play({ ...large(0), seats: 2, a: { units: ['sheep c2r1'] } }).whyNot('port money')).toBeNull()
})

test('COC-56 each tile once per game, whatever others have used, several in one turn', () => {
  const t = play({
    ports: ['money', 'upgradeGlory', 'lessMeat', 'swapUnits'],
    a: { units: ['sheep c1r1', 'cow c10r1'], shipping: 4 },
    b: { portsUsed: ['money'] },
  })
  t.play('a port money; a port upgradeGlory; a ship')
  expect(t.asked).toBe('a turn')
  expect(t.player('a')).toMatchObject({ money: 110, glory: 3, shipping: 5, portsUsed: ['money', 'upgradeGlory'] })
  expect(t.whyNot('port money')).toEqual({ why: 'portUsed', rule: 'COC-56' })
})

test('COC-56 on any moment of the turn, as things are then: after the main action, after passing, and once in reach', () => {
  const near = (more: Position['a'] = {}): Played => play(with1('money', { money: 50, ...more }))
  expect(near().play('a hire; a port money').player('a').money).toBe(50 - 4 + 10)
  const passed = near().play('a pass; a port money')
  expect(passed.player('a').money).toBe(50 + 16 + 10)
  expect(passed.play('a end').asked).toBe('b turn')
  const short = near({ shipping: 1 })
  expect(short.legal('port')).toEqual([])
  expect(short.play('a ship').legal('port')).toEqual(['port money'])
  // A player who slaughters the only unit in reach does not reach the port any more.
  const lost = near({ units: ['sheep c1r1', 'sheep c2r6', 'miner c4r5'], boxes: [5] })
  expect(lost.legal('port')).toEqual(['port money'])
  lost.play('a fulfil 5')
  if (lost.asked === 'a bonus') lost.play('a skip')
  expect([lost.asked, lost.whyNot('port money')?.why]).toEqual(['a after', 'portReach'])
})

test('COC-57 port 1 spares an animal of the contract that is being paid, of either kind', () => {
  const a = { units: ['sheep c1r1', 'sheep c1r2', 'cow c2r1', 'cow c3r0'], boxes: [46], goods: { wool: 2 } }
  const t = play(with1('lessMeat', a))
  expect(t.whyNot('port lessMeat')).toMatchObject({ why: 'portIdle', rule: 'COC-57' })
  t.play('a fulfil 46; a port lessMeat')
  expect(t.legal('slaughter')).toEqual(['slaughter c2r1', 'slaughter c3r0', 'slaughter c1r1', 'slaughter c1r2'])
  t.play('a slaughter c1r2')
  expect(t.player('a').placed).toMatchObject({ sheep: 1, cow: 2 })
})

test('EX-28 contract 46 with port 1: one animal, but tile 7 counts two meat', () => {
  const a = { units: ['sheep c1r1', 'cow c2r1'], boxes: [46], goods: { wool: 2 } }
  const t = play(with1('lessMeat', a, { scoring: 'meat' }), 'a fulfil 46; a port lessMeat; a slaughter c2r1')
  expect(t.eventsOf('slaughtered')).toHaveLength(1)
  expect(t.view().roundGlory[0]).toBe(4)
})

test('EX-33 contract 4 with port 1 and port 9 copying it: one cow', () => {
  const ports: readonly PortTile[] = ['lessMeat', 'copyPort', 'money', 'swapUnits']
  const units = ['cow c1r1', 'sheep c10r1']
  const t = play({ ports, scoring: 'meat', a: { units, shipping: 3, boxes: [4], money: 3 } })
  t.play('a fulfil 4')
  expect(t.legal()).toEqual(['port lessMeat', 'port copyPort lessMeat'])
  t.play('a port lessMeat; a port copyPort lessMeat')
  expect(t.eventsOf('slaughtered')).toHaveLength(1)
  expect(t.player('a')).toMatchObject({ money: 0, placed: { cow: 0 } })
  expect(t.view().roundGlory[0]).toBe(6)
})

test('COC-103 port 9 spares an animal only for who can pay it', () => {
  const ports: readonly PortTile[] = ['lessMeat', 'copyPort', 'money', 'swapUnits']
  const units = ['cow c1r1', 'sheep c10r1']
  const t = play({ ports, a: { units, shipping: 3, boxes: [4], money: 2 } })
  expect(t.whyNot('fulfil 4')).toMatchObject({ why: 'missing', beef: 2 })
})

test('COC-37 COC-57 animals that port 1 spares are not missing, whatever else is', () => {
  const missing = (port: PortTile): Reason | null =>
    play(with1(port, { units: ['cow c1r1'], boxes: [17], goods: { cheese: 1 } })).whyNot('fulfil 17')
  const goods = [{ good: 'cheese', n: 1 }]
  expect(missing('lessMeat')).toEqual({ why: 'missing', goods, beef: 0, mutton: 0, rule: 'COC-37' })
  expect(missing('money')).toMatchObject({ goods, beef: 1 })
})

test('COC-57 an animal that keeps the port in reach is not slaughtered before the port is used', () => {
  const t = play(with1('lessMeat', { units: ['cow c1r1'], boxes: [3] }), 'a fulfil 3')
  expect(t.legal()).toEqual(['port lessMeat'])
  expect(t.whyNot('slaughter c1r1')).toEqual({ why: 'wouldFail', rule: 'COC-37' })
  expect(t.play('a port lessMeat').asked).toBe('a after')
})

test('COC-58 port 2: one basic good for any three', () => {
  const t = play(with1('basicExchange', { goods: { wool: 1, bread: 2 } }), 'a port basicExchange')
  expect(t.legal()).toHaveLength(10)
  expect(t.legal().every((text) => text.startsWith('exchange wool for'))).toBe(true)
  t.play('a exchange wool for grain milk milk')
  expect(t.player('a').goods).toMatchObject({ wool: 0, grain: 1, milk: 2 })
})

test('COC-59 port 3: one processed good for any two', () => {
  const t = play(with1('processedExchange', { goods: { wool: 1, bread: 2, whisky: 1 } }), 'a port processedExchange')
  expect(t.legal()).toHaveLength(12)
  t.play('a exchange bread for cheese whisky')
  expect(t.player('a').goods).toMatchObject({ bread: 1, cheese: 1, whisky: 2 })
})

test('COC-60 port 4: a bonus upgrade and 3 Glory, also without an upgrade', () => {
  const t = play(with1('upgradeGlory', {}), 'a port upgradeGlory; a hire')
  expect(t.player('a')).toMatchObject({ glory: 3, merchants: 3, money: 100 })
  const a = { money: 0, shipping: 5, merchants: 7, technology: ['woodcutter', 'miner'] } as const
  const none = play(with1('upgradeGlory', a), 'a port upgradeGlory')
  expect([none.player('a').glory, none.asked]).toEqual([3, 'a turn'])
})

test('COC-61 port 5: £10', () => {
  expect(play(with1('money', { money: 1 }), 'a port money').player('a').money).toBe(11)
})

test('COC-62 port 6: a price three steps up or down, just before trading that good', () => {
  const a = { goods: { whisky: 1 }, money: 20 }
  const t = play(with1('priceShift', a), 'a port priceShift')
  expect(t.legal('shift whisky')).toEqual(['shift whisky down', 'shift whisky up'])
  t.play('a shift whisky up')
  expect(t.legal()).toEqual(['buy whisky 1', 'sell whisky 1'])
  t.play('a sell whisky 1')
  expect([t.player('a').money, t.asked]).toEqual([33, 'a after'])
  const end = play(with1('priceShift', { money: 99 }, { prices: { wool: 8 } }), 'a port priceShift; a shift wool up')
  expect(end.view().prices[0].place).toBe(9)
})

test('COC-62 port 6 before a neighbourhood purchase, which must follow', () => {
  const t = play(
    with1(
      'priceShift',
      { units: ['sheep c1r1', 'miner c2r3'], money: 60, merchants: 3 },
      { b: { units: ['cow c2r4'] } },
    ),
    'a expand sheep c3r3; a port priceShift',
  )
  expect(t.legal()).toEqual(['shift milk down', 'shift milk up'])
  t.play('a shift milk down')
  expect(t.legal()).toEqual(['buy milk 1', 'buy milk 2', 'buy milk 3'])
  t.play('a buy milk 3')
  expect(t.eventsOf('bought')).toMatchObject([{ price: 1 }])
})

test('COC-103 port 6 needs a trade that can follow', () => {
  const t = play(with1('priceShift', { money: 1 }))
  expect(t.whyNot('port priceShift')).toMatchObject({ why: 'portIdle', rule: 'COC-62' })
  const dear = play(with1('priceShift', { money: 8 }), 'a port priceShift')
  expect(dear.legal('shift bread')).toEqual(['shift bread down'])
})

test('COC-63 port 7: two units for two of the board, no fields, of kinds that were not taken away', () => {
  const units = ['sheep c1r1', 'cow c1r2', 'field c1r3', 'miner c2r4']
  const t = play(with1('swapUnits', { units }), 'a port swapUnits')
  expect(t.legal().some((text) => text.includes('c1r3') || text.endsWith(' field'))).toBe(false)
  expect(t.legal('swap c1r1')).toEqual(['cow', 'dairy', 'bakery', 'distillery'].map((unit) => `swap c1r1 ${unit}`))
  t.play('a swap c1r1 bakery')
  expect(t.legal()).toEqual([
    ...['dairy', 'bakery', 'distillery'].map((unit) => `swap c1r2 ${unit}`),
    ...['cow', 'dairy', 'bakery', 'distillery'].map((unit) => `swap c2r4 ${unit}`),
  ])
  t.play('a swap c1r2 bakery')
  expect([t.unitAt('c1r1'), t.unitAt('c1r2'), t.player('a').money]).toEqual(['a bakery', 'a bakery', 100])
  expect(t.asked).toBe('a turn')
})

test('COC-63 what was put first is not taken away again', () => {
  const units = ['sheep c1r1', 'cow c1r2', 'dairy c1r3']
  const t = play(with1('swapUnits', { units }), 'a port swapUnits; a swap c1r1 cow')
  expect(t.legal('swap c1r2')).toEqual([])
  expect(t.legal('swap c1r3')).toEqual(['cow', 'bakery', 'distillery'].map((unit) => `swap c1r3 ${unit}`))
})

test('COC-63 the building bonus can be gained; neighbours sell only by a setting', () => {
  const units = ['sheep c1r1', 'cow c3r3', 'bakery c1r2', 'bakery c1r3', 'dairy c2r1', 'dairy c3r0', 'dairy c3r1']
  const position = with1(
    'swapUnits',
    { units, merchants: 3 },
    { pile: [1, 2, 3, 4, 5, 6], round: 2, b: { units: ['sheep c2r4'] } },
  )
  const plies = 'a port swapUnits; a swap c1r1 bakery; a swap c3r3 bakery'
  const t = play(position, plies)
  expect(t.legal()).toEqual(['draw', 'skip'])
  expect(t.play('a draw; a keep 1').asked).toBe('a turn')
  const nearby = play({ ...position, options: { port7NeighbourhoodBonus: true } }, `${plies}; a draw; a skip`)
  expect(nearby.legal()).toEqual(['buy wool 1', 'buy wool 2', 'buy wool 3', 'skip'])
})

test('COC-101 two kinds that come to four by port 7 each give their bonus while a box is empty', () => {
  const units = [
    'sheep c1r1',
    'cow c1r2',
    'bakery c1r3',
    'bakery c2r4',
    'bakery c3r4',
    'dairy c2r1',
    'dairy c3r0',
    'dairy c3r1',
  ]
  const position = with1('swapUnits', { units }, { pile: [1, 2, 3, 4, 5, 6], round: 2 })
  const plies = 'a port swapUnits; a swap c1r1 bakery; a swap c1r2 dairy'
  const t = play(position, `${plies}; a draw; a skip`)
  expect(t.legal()).toEqual(['draw', 'skip'])
  expect(numbers(t.play('a draw').view().pending?.drawn ?? [])).toEqual([4, 5, 6])
  expect(play(position, `${plies}; a draw; a keep 1`).asked).toBe('a turn')
})

test('COC-64 port 8: £5, and with an empty box the building bonus at its usual cost', () => {
  const t = play(with1('moneyBuilding', { money: 10 }, { round: 4, pile: [1, 2, 3] }), 'a port moneyBuilding')
  expect(t.player('a').money).toBe(15)
  t.play('a draw; a keep 2')
  expect(t.player('a').money).toBe(5)
  const full = play(with1('moneyBuilding', { boxes: [9] }), 'a port moneyBuilding')
  expect(full.asked).toBe('a turn')
})

test('COC-65 port 9: £3 for the effect of another tile, even one already used and out of reach', () => {
  const ports: readonly PortTile[] = ['copyPort', 'money', 'upgradeGlory', 'lessMeat']
  const t = play({ ports, a: { units: ['sheep c1r1'], shipping: 2, portsUsed: ['money'] } })
  expect(t.legal('port')).toEqual(['port copyPort money', 'port copyPort upgradeGlory'])
  t.play('a port copyPort money')
  expect(t.player('a')).toMatchObject({ money: 107, portsUsed: ['copyPort', 'money'] })
  // The tile that was copied is not marked: it can still be used by itself.
  const both = play(
    { ports, a: { units: ['sheep c1r1', 'cow c10r1'], shipping: 4 } },
    'a port copyPort money; a port money',
  )
  expect(both.player('a')).toMatchObject({ money: 100 - 3 + 10 + 10, portsUsed: ['copyPort', 'money'] })
  expect(both.legal('port copyPort')).toEqual([])
  const poor = play({ ports, a: { units: ['sheep c1r1'], shipping: 2, money: 2 } })
  expect(poor.whyNot('port copyPort money')).toEqual({ why: 'money', need: 3, has: 2, rule: 'COC-7' })
})

test('COC-103 ports 2 and 3 need a good, 7 two exchanges, 9 a tile that can be used', () => {
  const ports: readonly PortTile[] = ['basicExchange', 'copyPort', 'processedExchange', 'swapUnits']
  const t = play({ ports, a: { units: ['sheep c1r1', 'woodcutter c10r1'], shipping: 4 } })
  expect(t.whyNot('port basicExchange')).toMatchObject({ why: 'portIdle', rule: 'COC-103' })
  expect(t.whyNot('port copyPort processedExchange')).toMatchObject({ why: 'portIdle', port: 'processedExchange' })
  const fishing = play({
    ports: ['swapUnits', 'money', 'lessMeat', 'upgradeGlory'],
    a: { clan: 'macdonald', units: ['fisherman c0r0', 'sheep c1r1', 'woodcutter c5r1'] },
  })
  fishing.play('a port swapUnits')
  expect(fishing.legal('swap c0r0')).toEqual([])
  expect(fishing.legal('swap c5r1').some((text) => text.endsWith('miner'))).toBe(false)
})

test('COC-99 a tile that was not used stays usable in later rounds', () => {
  const t = play(with1('money', {}), 'a pass; a end').endRound()
  expect(t.asked).toBe('a turn')
  expect(t.whyNot('port money')).toBeNull()
  const end = play(with1('money', {}, { round: 5 }), 'a pass')
  expect(end.game.warnings(end.state, 0)).toEqual([
    { action: { type: 'end' }, warning: { warn: 'portsLost', ports: ['money'] } },
  ])
})
