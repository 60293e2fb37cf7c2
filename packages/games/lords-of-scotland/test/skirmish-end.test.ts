import { expect, test } from 'vitest'
import { play } from './play.ts'

const typesOf = (events: readonly { type: string }[]): string[] => events.map((e) => e.type)

test('LOS-60 reveal, totals and order, claims, end of game, clean-up, initiative, new rows', () => {
  const t = play({ seats: 2, hands: ['wemyss-12', 'macdonnell-1'], initiative: 1 })
  t.play('b muster macdonnell-1 up; b activate; a muster wemyss-12 down').idle('claim')
  expect(typesOf(t.lastEvents)).toEqual(['recruited', 'revealed', 'ordered'])
  expect(t.view(null).revealed).toBe(true)
  t.play('a claim 1')
  expect(typesOf(t.lastEvents)).toEqual(['claimed'])
  t.play('b claim 2')
  expect(typesOf(t.lastEvents)).toEqual([
    'claimed',
    'stayed',
    'initiativeTaken',
    'skirmishBegan',
    'roundBegan',
    'flipped',
  ])
})

test('LOS-61 all army cards are turned face up, and no power activates', () => {
  const t = play(
    { seats: 2, hands: ['forsyth-1', 'cochrane-2'] },
    'a muster forsyth-1 down; b muster cochrane-2 down',
  ).idle('claim')
  expect([t.army('a'), t.army('b')]).toEqual(['forsyth-1', 'cochrane-2'])
  expect(t.eventsOf('revealed')).toEqual([
    {
      type: 'revealed',
      armies: [
        { seat: 0, pieces: [{ id: 0, card: 5, faceUp: true, mark: null }] },
        { seat: 1, pieces: [{ id: 1, card: 15, faceUp: true, mark: null }] },
      ],
    },
  ])
  expect(t.eventsOf('drew')).toEqual([])
  expect(t.play('b claim 1').asked).toBe('a claim')
})

test('LOS-62 a total is the sum of the strengths', () => {
  const t = play(
    { seats: 2, hands: ['wemyss-4 scott-7'] },
    'a muster wemyss-4 down; b recruit 1; a muster scott-7 up',
  ).idle('claim')
  expect(t.view(null).totals[0]).toEqual({ sum: 11, doubled: false, total: 11, rank: 49, hidden: 0 })
})

test('LOS-63 EX-6 an army of one lineage counts double, one card alone never', () => {
  const totalOf = (hand: string): unknown => {
    const t = play({ seats: 2, hands: [hand] })
    for (const slug of hand.split(' ')) t.play(`a muster ${slug} down; b recruit 1`)
    return t.idle('claim').view(null).totals[0]
  }
  expect(totalOf('makgill-3 makgill-7 makgill-11')).toMatchObject({ sum: 21, doubled: true, total: 42 })
  expect(totalOf('makgill-5 wemyss-7')).toMatchObject({ doubled: false, total: 12 })
  expect(totalOf('wemyss-12')).toMatchObject({ doubled: false, total: 12 })
})

test('LOS-64 by total, highest first, and only players with an army card', () => {
  const t = play({ seats: 3, hands: ['scott-3', 'wemyss-9'] }, 'a muster scott-3 down; b muster wemyss-9 down').idle(
    'claim',
  )
  expect(t.eventsOf('ordered')).toEqual([
    {
      type: 'ordered',
      order: [
        { seat: 1, sum: 9, doubled: false, total: 9, rank: 68 },
        { seat: 0, sum: 3, doubled: false, total: 3, rank: 17 },
      ],
      armies: [[{ id: 0, card: 16, faceUp: true, mark: null }], [{ id: 1, card: 67, faceUp: true, mark: null }], []],
    },
  ])
  expect(t.view(null).order.map(({ seat }) => seat)).toEqual([1, 0])
})

test('LOS-65 EX-8 equal totals go by the highest rank of each army', () => {
  const t = play({ seats: 3, hands: ['cockburn-8 scott-4', 'cochrane-8 makgill-4', 'wemyss-2 wemyss-4'] })
  t.play(
    'a muster cockburn-8 down; b muster cochrane-8 down; c muster wemyss-2 down; a muster scott-4 down; b muster makgill-4 down; c muster wemyss-4 down',
  )
  t.idle('claim')
  expect(t.view(null).totals.map((total) => total.total)).toEqual([12, 12, 12])
  expect(t.view(null).order.map(({ seat }) => seat)).toEqual([1, 0, 2])
})

const wemyssOnC =
  'a recruit 1; b recruit 1; c muster scott-9 down; a muster wemyss-4 up; a activate; a discard c1; b muster makgill-2 down; c recruit 1'

test('LOS-66 EX-10 only a player with a card in the army may claim', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-4', 'makgill-2', 'scott-9'], supporters: 'scott-12 scott-11 scott-10' },
    wemyssOnC,
  ).idle('claim')
  t.play('a claim 1; b claim 3')
  expect([t.view(null).skirmish, t.discards().includes('scott-11')]).toEqual([2, true])
})

test('LOS-66 EX-10 with a Cochrane A claims two and B one', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-4 cochrane-4', 'makgill-2', 'scott-9'], supporters: 'scott-12 scott-11 scott-10' },
    `${wemyssOnC}; a muster cochrane-4 up; a activate`,
  ).idle('claim')
  t.play('a claim 1; a claim 2; b claim 3')
  expect(t.view(null).points).toEqual([23, 10, 0])
})

test('LOS-67 the choice is free, it need not be the strongest', () => {
  const t = play(
    { seats: 3, hands: ['scott-9'], supporters: 'wemyss-12 wemyss-1 wemyss-5' },
    'a muster scott-9 down',
  ).idle('claim')
  expect(t.legal()).toEqual(['claim 1', 'claim 2', 'claim 3'])
  t.play('a claim 2')
  expect([t.pile('a'), t.view(null).points[0]]).toEqual(['wemyss-1', 1])
})

test('LOS-67 a claimed supporter cannot be claimed again', () => {
  const t = play({ seats: 2, hands: ['scott-9', 'scott-8'] }, 'a muster scott-9 down; b muster scott-8 down')
    .idle('claim')
    .play('a claim 2')
  expect(t.legal()).toEqual(['claim 1'])
  expect(t.whyNot('claim 2')).toEqual({ why: 'alreadyClaimed', rule: 'LOS-67' })
  expect(t.whyNot('recruit 1')).toMatchObject({ why: 'notNow', pending: 'claim' })
})

test('LOS-68 EX-9 a player who comes when no supporter is left gets none', () => {
  const t = play(
    { seats: 3, hands: ['wemyss-12', 'cochrane-9', 'scott-1'], supporters: 'makgill-11 makgill-7 makgill-2' },
    'a muster wemyss-12 down; b muster cochrane-9 up; b activate; c muster scott-1 down',
  ).idle('claim')
  t.play('a claim 1; b claim 2; b claim 3')
  expect([t.pile('c'), t.view(null).skirmish]).toEqual(['', 2])
})

test('LOS-69 supporters that nobody claimed are discarded', () => {
  const t = play({ seats: 3, hands: ['scott-9'], supporters: 'wemyss-12 wemyss-1 wemyss-5' }, 'a muster scott-9 down')
    .idle('claim')
    .play('a claim 1')
  expect(t.discards()).toContain('wemyss-1 wemyss-5')
  expect(t.eventsOf('leftUnclaimed')).toEqual([{ type: 'leftUnclaimed', cards: [3, 35] }])
})

test('LOS-70 claiming is not optional, the second claim of Cochrane included', () => {
  const t = play({ seats: 2, hands: ['cochrane-9'] }, 'a muster cochrane-9 up; a activate').idle('claim')
  expect(t.legal()).toEqual(['claim 1', 'claim 2'])
  expect(t.play('a claim 2').legal()).toEqual(['claim 1'])
})

test('LOS-71 the first in the order takes the initiative and begins the next skirmish', () => {
  const t = play({ seats: 3, hands: ['scott-1', 'wemyss-9'] }, 'a muster scott-1 down; b muster wemyss-9 down')
    .idle('claim')
    .play('b claim 1; a claim 2')
  expect([t.view(null).initiative, t.asked]).toEqual([1, 'b turn'])
  expect(t.eventsOf('initiativeTaken')).toEqual([{ type: 'initiativeTaken', seat: 1, kept: false }])
})

test('LOS-72 EX-26 nobody in the skirmish: supporters discarded, the initiative stays, new rows', () => {
  const t = play({ seats: 2, initiative: 1, supporters: 'wemyss-12 wemyss-1' })
  for (let round = 1; round <= 5; round++) t.play('b recruit 1; a recruit 1')
  const v = t.view(null)
  expect([v.skirmish, v.initiative, v.round, t.asked]).toEqual([2, 1, 1, 'b turn'])
  expect(v.piles).toEqual([[], []])
  expect(t.discards()).toContain('wemyss-12 wemyss-1')
  expect(t.supporters()).not.toContain('wemyss-12')
  expect(t.eventsOf('initiativeTaken')).toEqual([{ type: 'initiativeTaken', seat: 1, kept: true }])
})

test('LOS-73 recruits, unclaimed supporters and armies are discarded; hands and victory piles stay', () => {
  const t = play(
    { seats: 2, hands: ['macdonnell-3 scott-9', 'wemyss-9'], supporters: 'makgill-12 makgill-1' },
    'a muster macdonnell-3 up; a activate; b muster wemyss-9 down; a muster scott-9 up',
  ).idle('claim')
  const row = t.recruits()
  const hands = [t.hand('a'), t.hand('b')]
  t.play('a claim 1; b claim 2')
  expect(t.discards()).toBe(`${row} scott-9 wemyss-9`)
  expect([t.army('a'), t.army('b')]).toEqual(['macdonnell-3', ''])
  expect([t.hand('a'), t.hand('b')]).toEqual(hands)
  expect([t.pile('a'), t.pile('b')]).toEqual(['makgill-12', 'makgill-1'])
})

test('LOS-74 five new face-down recruits, then one supporter for each player', () => {
  const t = play(
    { seats: 3, hands: ['scott-9'], options: { flipChoice: 'player' } },
    'a flip 1; a muster scott-9 down',
  ).idle('claim')
  const before = t.view(null).drawPile
  t.play('a claim 1')
  const v = t.view(null)
  expect(v.recruits).toEqual(Array.from({ length: 5 }, () => ({ card: null })))
  expect([v.supporters.length, v.drawPile, t.asked]).toEqual([3, before - 8, 'a flip'])
})

test('LOS-74 a new row of one strength is thrown out as well', () => {
  const draw =
    'scott-2 scott-3 scott-4 scott-5 scott-6 makgill-1 makgill-2 makgill-3 makgill-4 makgill-5 wemyss-7 cochrane-7 wemyss-8 cochrane-9'
  const t = play(
    { seats: 2, hands: ['scott-9'], draw },
    'a muster scott-9 down; b recruit 1; a recruit 1; b recruit 1; a recruit 1; b recruit 1',
  )
  t.play('a muster * down; b muster * down; a muster * down; b muster * down')
  expect(t.view(null).drawPile).toBe(79 - 5)
  while (t.asked.endsWith('claim')) t.play(`${t.asked.charAt(0)} ${t.legal()[0]}`)
  expect(t.supporters()).toBe('wemyss-8 cochrane-9')
  expect(t.eventsOf('rowThrownOut')).toHaveLength(1)
})
