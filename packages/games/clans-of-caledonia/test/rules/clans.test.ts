import { expect, test } from 'vitest'
import { hexOf, play, type Played, type Position } from '../play.ts'

const MACDONALD: Position = { a: { clan: 'macdonald', units: ['fisherman c2r2', 'woodcutter c5r1'], money: 60 } }

test('COC-87 MacDonald: eight workers in one pool for £6 each, income £4, no technology', () => {
  const t = play(MACDONALD)
  expect(t.player('a').left).toMatchObject({ woodcutter: 6, miner: 6, fisherman: 6 })
  expect(t.player('a').income).toMatchObject({ money: 8, each: { woodcutter: 4, miner: 4, fisherman: 4 } })
  expect(t.whyNot('improve miner')).toEqual({ why: 'noTechnology', rule: 'COC-87' })
  t.play('a expand miner c2r3')
  expect(t.player('a').money).toBe(60 - 6 - 1)
  const pairs = [{ clan: 'macdonald', tile: 1 }]
  expect(play({ fromSetup: true, seats: 2, arranged: { pairs } }, 'b take 1').player('b').shipping).toBe(1)
  expect(play({ fromSetup: true, seats: 3, arranged: { pairs } }, 'c take 1').player('c').shipping).toBe(0)
})

test('COC-87 more than four of a kind, but not more than eight in all', () => {
  const units = ['miner c5r2', 'miner c8r2', 'miner c4r5', 'miner c8r5', 'miner c8r7', 'fisherman c2r2']
  const four = play({ a: { clan: 'macdonald', units: [...units.slice(0, 4), 'fisherman c2r2'] } })
  four.play('a expand miner c2r3')
  expect(four.player('a').placed.miner).toBe(5)
  const others = play({ a: { units: [...units.slice(0, 4), 'woodcutter c5r1'] } })
  expect(others.whyNot('expand miner')).toEqual({ why: 'noUnit', unit: 'miner', rule: 'COC-32' })
  const seven = play({ a: { clan: 'macdonald', units: [...units, 'woodcutter c5r1'] } })
  expect(seven.player('a').left).toMatchObject({ woodcutter: 1, miner: 1, fisherman: 1 })
  seven.play('a expand miner c2r3; a end; b pass; b end; c pass; c end')
  for (const unit of ['woodcutter', 'miner', 'fisherman'])
    expect(seven.whyNot(`expand ${unit}`)).toEqual({ why: 'noUnit', unit, rule: 'COC-32' })
})

test('COC-88 fishermen on lochs and ports, without land cost, in reach, never adjacent', () => {
  const t = play(MACDONALD)
  expect(t.whyNotExpand('fisherman', 'c5r0')).toBeNull() // beside the woodcutter
  expect(t.whyNotExpand('fisherman', 'c4r4')).toMatchObject({ why: 'reach', level: 3 })
  expect(t.whyNotExpand('sheep', 'c4r2')).toEqual({ why: 'loch', rule: 'COC-5' })
  t.play('a expand fisherman c4r2')
  expect(t.player('a').money).toBe(54)
  t.play('a end; b pass; b end; c pass; c end')
  expect(t.whyNotExpand('fisherman', 'c4r3')).toEqual({ why: 'fishermen', rule: 'COC-88' })
  expect(t.sitesFor('fisherman')).toEqual(['c5r0'])
  const start = play(
    { fromSetup: true, arranged: { pairs: [{ clan: 'macdonald', tile: 1 }] } },
    'c take 1; b take 2; a take 3; a place miner c2r3; b place miner c5r2; c place fisherman c4r2',
  )
  expect(start.player('c').money).toBe(55 - 6)
  expect(start.legal('place fisherman')).not.toContain('place fisherman c4r3')
  expect(start.whyNot('place fisherman c4r3')).toEqual({ why: 'fishermen', rule: 'COC-88' })
})

test('COC-88 every loch with any number of players, those beside land in the mist and the port spaces too', () => {
  const lochs = (seats: number, taken: string): string[] => {
    const pairs = [{ clan: 'macdonald', tile: 1 }]
    return play({ fromSetup: true, seats, arranged: { pairs } }, taken).legal('place fisherman')
  }
  const two = lochs(2, 'b take 1; a take 2; a place miner c2r3')
  const three = lochs(3, 'c take 1; b take 2; a take 3; a place miner c2r3; b place miner c5r2')
  expect(two).toEqual(three)
  for (const loch of ['c0r0', 'c1r0', 'c4r2']) expect(two).toContain(`place fisherman ${loch}`)
})

test('COC-88 land beside a fisherman neighbours it, without any shipping', () => {
  const at = (units: readonly string[]): Played => play({ a: { clan: 'macdonald', units, shipping: 0 } })
  expect(at(['woodcutter c5r1']).whyNotExpand('sheep', 'c2r1')).toMatchObject({ why: 'reach' })
  expect(at(['woodcutter c5r1', 'fisherman c2r2']).whyNotExpand('sheep', 'c2r1')).toBeNull()
})

test('COC-88 a fisherman can give a neighbourhood bonus', () => {
  const t = play({ ...MACDONALD, b: { units: ['cow c3r2'] } }, 'a expand fisherman c4r2')
  expect(t.legal('buy')).toEqual(['buy milk 1', 'buy milk 2'])
})

test('COC-89 one fisherman rows once per turn, before the main action', () => {
  const t = play({ ...MACDONALD, a: { clan: 'macdonald', units: ['fisherman c4r2', 'fisherman c2r2', 'miner c2r3'] } })
  expect(t.legal('row')).toEqual(['row c4r2 c4r3'])
  t.play('a row c4r2 c4r3')
  expect(t.unitAt('c4r3')).toBe('a fisherman')
  expect(t.legal('row')).toEqual([])
  expect(t.whyNot('row c4r3 c4r2')).toEqual({ why: 'rowed', rule: 'COC-89' })
  t.play('a ship')
  expect(t.whyNot('row c4r3 c4r2')).toEqual({ why: 'mainDone', rule: 'COC-23' })
  t.play('a end; b pass; b end; c pass; c end')
  expect(t.whyNot('row c4r3 c4r2')).toBeNull()
})

test('COC-89 COC-88 a fisherman rows to an empty loch that is not beside another fisherman', () => {
  const beside = (...others: readonly string[]): Played =>
    play({ a: { clan: 'macdonald', units: ['fisherman c4r2', ...others] } })
  expect(beside().legal('row')).toContain('row c4r2 c4r3')
  const near = beside('fisherman c4r4')
  expect(near.legal('row')).not.toContain('row c4r2 c4r3')
  expect(near.whyNot('row c4r2 c4r3')).toEqual({ why: 'fishermen', rule: 'COC-88' })
})

test('COC-89 a fisherman on a port space is in reach of it and blocks nobody', () => {
  const t = play({
    ports: ['money', 'lessMeat', 'swapUnits', 'upgradeGlory'],
    a: { clan: 'macdonald', units: ['fisherman c0r0'] },
    b: { units: ['sheep c1r1'], shipping: 2 },
  })
  expect(t.whyNot('port money')).toBeNull()
  t.play('a pass; a end')
  expect(t.whyNot('port money')).toBeNull()
})

test('COC-3 COC-32 a unit is on the board or on the map', () => {
  const t = play({ a: { units: ['miner c2r3'] } }, 'a expand sheep c3r3')
  expect(t.player('a').left.sheep + t.player('a').placed.sheep).toBe(4)
  expect(t.view().spaces.filter(({ hex }) => hex === hexOf('c3r3'))).toHaveLength(1)
})

test('COC-31 COC-84 COC-87 the view tells what one more of each unit costs its seat', () => {
  const t = play({
    a: { clan: 'campbell', units: ['dairy c3r2', 'woodcutter c5r1'] },
    b: { clan: 'macdonald' },
    c: { clan: 'stewart' },
  })
  expect(t.player('a').costs).toMatchObject({ sheep: 8, dairy: 12 - 4, bakery: 8 - 3, distillery: 10 - 3, miner: 10 })
  expect(t.player('b').costs).toMatchObject({ sheep: 8, dairy: 12, woodcutter: 6, miner: 6, fisherman: 6 })
  expect(t.player('c').costs).toMatchObject({ sheep: 8, dairy: 12, field: 18, woodcutter: 6, miner: 10 })
})
