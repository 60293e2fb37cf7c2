import { Match } from '@bothy/kernel'
import { expect, test } from 'vitest'
import { clansOfCaledonia as game } from '../../rules/index.ts'
import { play } from '../play.ts'

const ALL = { a: { units: ['miner c2r3'] }, b: { units: ['miner c5r2'] }, c: { units: ['miner c8r2'] } }

test('COC-21 a round: Preparation, Action, Production, Scoring', () => {
  const t = play(ALL).endRound()
  const types = t.events.map((e) => e.type)
  const order = ['passed', 'produced', 'roundScored', 'roundBegan'] as const
  const places = order.map((type) => types.lastIndexOf(type))

  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(t.state.round).toBe(2)
})

test('COC-22 Preparation fills the boxes and takes all merchants back; what was left stays', () => {
  const t = play({ ...ALL, display: [1, 2, 3, 4, 5, 6, 7], pile: [8, 9], round: 2 })
  t.play('a obtain 3; a end; b buy wool 2; b end; c obtain 7; c end').endRound()
  expect(t.display()).toEqual([1, 2, 8, 4, 5, 6, 9])
  expect(t.player('b')).toMatchObject({ merchants: 2, buying: { wool: 0 }, goods: { wool: 2 } })
  expect(t.eventsOf('contractsFilled')).toEqual([{ type: 'contractsFilled', boxes: [2, 6], contracts: [7, 8] }])
  const all = Array.from({ length: 50 }, (_, i) => i + 1)
  const empty = play({ ...ALL, display: [1, 2], b: { fulfilled: all.slice(2) } })
  empty.play('a obtain 1; a end').endRound()
  expect(empty.display()).toEqual([2])
})

test('COC-23 in turn order one main action each, until all have passed', () => {
  const t = play(ALL)
  expect(t.asked).toBe('a turn')
  t.play('a ship')
  expect(t.asked).toBe('a after')
  expect(t.whyNot('ship')).toEqual({ why: 'mainDone', rule: 'COC-23' })
  t.play('a end; b hire; b end; c pass; c end; a pass; a end; b ship; b end; b ship; b end; b pass')
  expect(t.state.round).toBe(1)
  t.play('b end')
  expect([t.state.round, t.asked]).toEqual([2, 'c turn'])
})

test('COC-24 nothing more after a pass, until the next round', () => {
  const t = play(ALL, 'a pass; a end; b ship; b end; c ship; c end')
  expect(t.asked).toBe('b turn')
  expect(t.legalOf('a')).toEqual([])
})

test('COC-34 shipping £4 a level, up to 4-loch', () => {
  const t = play({ a: { units: ['miner c2r3'], shipping: 4, money: 10 } }, 'a ship')
  expect(t.player('a')).toMatchObject({ shipping: 5, money: 6 })
  t.play('a end; b pass; b end; c pass; c end')
  expect(t.whyNot('ship')).toEqual({ why: 'lastLevel', rule: 'COC-34' })
})

test('COC-35 each technology once, £2 more for every worker from the next Production on', () => {
  const t = play({ a: { units: ['miner c2r3', 'miner c5r2', 'woodcutter c5r1'], money: 30 } }, 'a improve miner')
  expect(t.player('a').money).toBe(20)
  expect(t.player('a').income).toMatchObject({ money: 2 * 8 + 4, each: { woodcutter: 4, miner: 8, fisherman: 0 } })
  t.play('a end; b pass; b end; c pass; c end')
  expect(t.whyNot('improve miner')).toEqual({ why: 'hasTechnology', rule: 'COC-35' })
  t.play('a improve woodcutter; a end; a pass; a end')
  expect(t.eventsOf('produced').find(({ seat }) => seat === 0)?.money).toBe(2 * 8 + 6)
})

test('COC-36 five merchants to hire for £4 each, usable at once; Stewart two', () => {
  const t = play(
    { a: { units: ['miner c2r3'], merchants: 6, money: 8 } },
    'a hire; a end; b pass; b end; c pass; c end',
  )
  expect(t.player('a')).toMatchObject({ merchants: 7, unhired: 0, money: 4 })
  expect(t.whyNot('hire')).toEqual({ why: 'allHired', rule: 'COC-36' })
  const pairs = [{ clan: 'stewart', tile: 1 }]
  expect(play({ fromSetup: true, arranged: { pairs } }, 'c take 1').player('c').unhired).toBe(2)
})

test('EX-4 the first to pass gets £16 and begins the next round', () => {
  const t = play(ALL, 'a hire; a end; b pass')
  expect(t.eventsOf('passed')).toMatchObject([{ seat: 1, money: 16 }])
  expect(t.endRound().asked).toBe('b turn')
})

test('COC-47 a player who has passed may end the turn, and is not told that they cannot pass', () => {
  const greyed = (action: string): readonly string[] => {
    const t = play({ a: { units: ['miner c3r4'], goods: { wool: 1 } } }, action)
    return t.game.blocked(t.state, 0).map((choice) => choice.action.type)
  }
  expect(greyed('a pass')).not.toContain('pass')
  expect(greyed('a sell wool 1')).toContain('pass')
})

test('COC-47 money and the next turn order by the order of passing', () => {
  const t = play({ ...ALL, seats: 4 }, 'a hire; a end; b pass; b end; c pass; c end; d pass; d end; a pass; a end')
  expect(t.eventsOf('passed').map(({ seat, money }) => [seat, money])).toEqual([
    [1, 16],
    [2, 14],
    [3, 12],
    [0, 10],
  ])
  expect(t.view().order).toEqual([1, 2, 3, 0])
  expect(play({ ...ALL, round: 5 }, 'a pass').player('a').money).toBe(116)
})

test('COC-48 the last one left goes on taking turns', () => {
  const t = play(ALL, 'a pass; a end; b pass; b end')
  for (let n = 0; n < 4; n++) {
    expect(t.asked).toBe('c turn')
    t.play('c ship; c end')
  }
  expect(t.play('c pass; c end').state.round).toBe(2)
})

test('COC-99 port tiles before and after the main action, not in the middle of it', () => {
  const t = play({
    ports: ['money', 'upgradeGlory', 'lessMeat', 'swapUnits'],
    a: { units: ['miner c2r1', 'miner c2r3'], shipping: 2, merchants: 3 },
    b: { units: ['sheep c2r4'] },
  })
  expect(t.whyNot('port money')).toBeNull()
  t.play('a expand sheep c1r3')
  expect(t.asked).toBe('a placed')
  expect(t.whyNot('port money')).toMatchObject({ why: 'portIdle', port: 'money' })
  t.play('a skip; a port money')
  expect(t.player('a').money).toBe(100 - 10 + 10)
  expect(t.whyNot('port money')).toEqual({ why: 'portUsed', rule: 'COC-56' })
  const passing = play({
    ports: ['money', 'upgradeGlory', 'lessMeat', 'swapUnits'],
    a: { units: ['sheep c1r1'], shipping: 2 },
  })
  passing.play('a pass; a port money; a end')
  expect(passing.player('a').money).toBe(126)
})

test('the whole turn before a draw can be taken back', () => {
  const opening = play({ fromSetup: true, seats: 2, arranged: { pairs: [], contracts: [1, 2, 3] } }).table.opening
  const table = new Match(game, opening)
  const take = (seat: number, text: string): void => {
    expect(table.submit(seat, table.version, game.read(text)), text).toMatchObject({ ok: true })
  }
  for (const [seat, text] of [
    [1, 'take 1'],
    [0, 'take 2'],
  ] as const)
    take(seat, text)
  while (game.view(table.state, null).pending?.kind === 'start') {
    const [seat] = game.actors(table.state)
    const [first] = table.legal(seat)
    take(seat, game.write(first))
  }
  const before = JSON.stringify(table.state)
  take(0, 'ship')
  expect(table.undo(0, table.version).ok).toBe(true)
  expect(JSON.stringify(table.state)).toBe(before)
  take(0, 'ship')
  take(0, 'end')
  expect(table.undo(0, table.version).ok).toBe(false)
})
