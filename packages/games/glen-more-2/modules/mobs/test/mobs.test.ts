import { hide, peek, stream } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import { FACTS, GANGSTERS, glenMore2, invariants, type State } from '../../../rules/index.ts'
import { mobsOf } from '../rules/queries.ts'
import { gangster, mob, shown } from './play.ts'
import { play } from '../../../test/play.ts'

function opened(seats: number, setup: Parameters<typeof glenMore2.setup>[0], seed = 'mobs'): State {
  const checked = glenMore2.setup(setup, seats)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return glenMore2.create(checked.value, seats, seed, 1)
}
const drawn = (s: State): readonly number[] => [...mobsOf(s).prison, ...peek(mobsOf(s).hidden)]

describe('GM2-C8-1 the set-up', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 6],
  ])('GM2-C8-1 with %i players %i gangsters are drawn, and everybody has 7 pennies', (seats, count) => {
    const s = opened(seats, { mobs: true })
    expect(drawn(s)).toHaveLength(count)
    expect(mobsOf(s).minus).toEqual(Array.from({ length: seats }, () => 7))
    expect(mobsOf(s).plus).toEqual(Array.from({ length: seats }, () => 0))
  })

  test('GM2-C8-1 those with S are in prison at once, those with B are not', () => {
    for (let game = 0; game < 20; game++) {
      const s = opened(4, { mobs: true }, `letters ${game}`)
      expect(mobsOf(s).prison.every((id) => FACTS[GANGSTERS[id]].back === 'S')).toBe(true)
      expect(peek(mobsOf(s).hidden).every((id) => FACTS[GANGSTERS[id]].back === 'B')).toBe(true)
    }
  })

  test('GM2-C8-1 with 2 players Kenneth, Fergus and Mike do not play, and none whose Chronicle is not in use', () => {
    const seen = new Set<string>()
    for (let game = 0; game < 80; game++)
      for (const id of drawn(opened(2, { mobs: true }, `two ${game}`))) seen.add(GANGSTERS[id])
    expect([...seen].toSorted()).toEqual([
      'bruce-mcmail',
      'derek-anderson',
      'joe-mcduff',
      'peggy-mclaird',
      'peggy-mcwander',
      'sibyl-macsponge',
    ])
    const others = new Set<string>()
    for (let game = 0; game < 80; game++)
      for (const id of drawn(opened(3, { mobs: true, mountain: true, haggis: true }, `more ${game}`)))
        others.add(GANGSTERS[id])
    for (const name of ['elspeth-mctrick', 'fraser-mcstarve', 'oonagh-mchagg', 'mike-mccastle'])
      expect(others.has(name)).toBe(true)
    expect(others.has('erin-macmalt')).toBe(false)
  })

  test('GM2-C8-1 those with B come when the first B tile is placed', () => {
    const t = mob(
      { line: 'a b # S1 S2 S3 S4 S5', left: [0, 17, 17, 17] },
      { prison: ['joe-mcduff', 'sibyl-macsponge'] },
    )
    const mine = mobsOf(t.state)
    mine.prison = [gangster('joe-mcduff')]
    mine.hidden = hide([gangster('sibyl-macsponge')])
    expect([shown(t).prison.length, shown(t).hidden]).toEqual([1, 1])
    t.state.stacks[0] = hide([])
    const sizes: number[] = [...t.state.sizes]
    sizes[1] = peek(t.state.stacks[1]).length
    Object.assign(t.state, { sizes })
    t.play('a take S1; a place 0,1; a end')
    expect([shown(t).prison.map((it) => it.gangster), shown(t).hidden]).toEqual([
      [gangster('joe-mcduff'), gangster('sibyl-macsponge')],
      0,
    ])
    expect(t.eventsOf('gangstersCame')).toEqual([{ type: 'gangstersCame', gangsters: [gangster('sibyl-macsponge')] }])
    expect(t.asked).toBe('a mob')
  })

  test('GM2-C8-7 nobody knows which gangsters lie face down: view and events tell their number, imagine draws them again', () => {
    const s = opened(4, { mobs: true, arranged: { mobs: ['sibyl-macsponge', 'derek-anderson', 'joe-mcduff'] } })
    const told = JSON.stringify([glenMore2.view(s, 0), glenMore2.view(s, null), glenMore2.blocked(s, 0)])
    expect(glenMore2.view(s, 0).chronicles.mobs?.hidden).toBe(peek(mobsOf(s).hidden).length)
    expect(told).not.toContain('sibyl')
    const rng = stream('imagine')
    const seen = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const other = glenMore2.imagine(s, 0, rng)
      invariants(other)
      expect(peek(mobsOf(other).hidden)).toHaveLength(peek(mobsOf(s).hidden).length)
      for (const id of peek(mobsOf(other).hidden)) seen.add(id)
      expect(glenMore2.view(other, 0)).toEqual(glenMore2.view(s, 0))
    }
    expect([...seen].every((id) => FACTS[GANGSTERS[id]].back === 'B')).toBe(true)
    expect(seen.size).toBe(4)
  })

  test('GM2-C8-1 what is arranged is drawn first; a name twice or of nobody is refused', () => {
    const names = ['peggy-mclaird', 'joe-mcduff']
    const s = opened(2, { mobs: true, arranged: { mobs: names } })
    expect(mobsOf(s).prison.slice(0, 2)).toEqual(names.map((name) => GANGSTERS.findIndex((it) => it === name)))
    for (const bad of [['joe-mcduff', 'joe-mcduff'], ['nobody'], [3], 'joe-mcduff'])
      expect(glenMore2.setup({ mobs: true, arranged: { mobs: bad } }, 2).ok).toBe(false)
    expect(glenMore2.setup({ arranged: { mobs: [] } }, 2).ok).toBe(false)
  })

  test('GM2-C8-1 a copy of the table has a prison of its own', () => {
    const t = mob({}, { prison: ['joe-mcduff'] })
    const copy = glenMore2.clone(t.state)
    const before = JSON.stringify(t.state.chronicles.mobs)
    const mine = mobsOf(copy)
    mine.prison.pop()
    mine.minus[0]--
    mine.plus[0]++
    mine.pennies[1]++
    mine.boss[1] = 0
    mine.tokens[1] = 1
    mine.at[4] = { of: 1, cell: 3 }
    mine.charged.push({ field: 1, token: 0 })
    mine.staked.push(1)
    peek(mine.hidden).push(1)
    expect(JSON.stringify(t.state.chronicles.mobs)).toBe(before)
  })
})

describe('GM2-C8-2 at the end of a turn', () => {
  const TURN = 'a take S1; a place 0,1; a end'

  test('GM2-C8-2 a penny turned, or a gangster with his pennies, or nothing', () => {
    const t = mob({}, { prison: ['joe-mcduff', 'peggy-mclaird'] }, TURN)
    expect(t.asked).toBe('a mob')
    expect(t.legal()).toEqual([
      'penny joe-mcduff',
      'penny peggy-mclaird',
      'recruit joe-mcduff',
      'recruit peggy-mclaird',
      'decline',
    ])
    expect(t.whyNot('end')).toEqual({ why: 'mob', rule: 'GM2-C8-2' })
    t.play('a penny joe-mcduff')
    expect(shown(t).players[0]).toEqual({ minus: 6, plus: 0, gangsters: [] })
    expect(shown(t).prison[0]).toEqual({ gangster: gangster('joe-mcduff'), penalty: 5, pennies: 1, worth: -4 })
    expect(t.asked).toBe('b turn')
    t.play('b take S2; b place 0,1; b end; b recruit joe-mcduff')
    expect(shown(t).players[1]).toEqual({ minus: 7, plus: 1, gangsters: [gangster('joe-mcduff')] })
    expect(shown(t).prison.map((it) => it.gangster)).toEqual([gangster('peggy-mclaird')])
    expect(t.eventsOf('recruited')).toEqual([
      { type: 'recruited', seat: 1, gangster: gangster('joe-mcduff'), pennies: 1 },
    ])
  })

  test('GM2-C8-2 a gangster without pennies can be taken too, and nothing need be done', () => {
    const t = mob({}, { prison: ['joe-mcduff'] }, `${TURN}; a recruit joe-mcduff`)
    expect(shown(t).players[0]).toEqual({ minus: 7, plus: 0, gangsters: [gangster('joe-mcduff')] })
    const none = mob({}, { prison: ['joe-mcduff'] }, `${TURN}; a decline`)
    expect([none.asked, shown(none).players[0].minus, shown(none).prison.length]).toEqual(['b turn', 7, 1])
  })

  test('GM2-C8-2 a player whose pennies are all turned can only take one', () => {
    const t = mob({}, { prison: ['joe-mcduff'] })
    mobsOf(t.state).minus[0] = 0
    mobsOf(t.state).plus[0] = 7
    t.play(TURN)
    expect(t.legal()).toEqual(['recruit joe-mcduff', 'decline'])
    expect(t.whyNot('penny joe-mcduff')).toEqual({ why: 'noPenny', rule: 'GM2-C8-2' })
  })

  test('GM2-C8-2 an empty prison asks nobody', () => {
    expect(mob({}, { has: { b: ['joe-mcduff'] } }, TURN).asked).toBe('b turn')
  })

  test('GM2-C8-2 it comes after the refill, and after the turn that ends on The End too', () => {
    const t = mob({ line: 'a b # S1 S2' }, { prison: ['joe-mcduff'] }, TURN)
    const filled = t.events.findLastIndex((e) => e.type === 'rondelFilled')
    expect(filled).toBeGreaterThan(t.events.findLastIndex((e) => e.type === 'turnEnded'))
    const end = mob({ line: 'a b # S1 END' }, { prison: ['joe-mcduff'] }, 'a take END')
    expect(end.asked).toBe('a mob')
  })

  test('GM2-C8-2 not after a turn of the Englishman', () => {
    const t = mob(
      { seats: 3, options: { die: false }, line: 'e a b c S1 S2 S3', england: { holder: 'b' } },
      { prison: ['joe-mcduff'] },
      'b send S2 use; b place 0,1; b end',
    )
    expect(t.asked).toBe('a turn')
  })
})

describe('GM2-C8-3 at the end of the game', () => {
  test('GM2-C8-3 each gangster costs his penalty, each penny is worth its side', () => {
    const t = mob({ line: 'b # a END' }, { has: { a: ['peggy-mcwander'] } })
    const mine = mobsOf(t.state)
    Object.assign(mine, { plus: [6, 0], minus: [2, 6] })
    t.play('b take END; a take END')
    expect(t.asked).toBe('over')
    // GM2-C8-3, the example: -4 + 6 - 2 = 0. The others: 6 coins each, Wander's boss as many as b.
    expect(t.eventsOf('mobsScored')).toEqual([
      {
        type: 'mobsScored',
        seats: [
          { gangsters: -4, pennies: 4 },
          { gangsters: 0, pennies: -6 },
        ],
      },
    ])
    expect(t.vps()).toEqual([6, 0])
  })

  test('GM2-C8-3 the standing counts them before the end and after it', () => {
    const t = mob({ line: 'b # a END' }, { has: { a: ['joe-mcduff'] } })
    const lines = (seat: number): readonly (readonly [string, number])[] => {
      const own = glenMore2.tally(t.state, 0)[seat]
      const mine = own.filter(({ category }) => category === 'gangsters' || category === 'pennies')
      return mine.map(({ category, points }) => [category, points] as const)
    }
    const before = [lines(0), lines(1)]
    expect(before).toEqual([
      [
        ['gangsters', -5],
        ['pennies', -7],
      ],
      [
        ['gangsters', 0],
        ['pennies', -7],
      ],
    ])
    t.play('b take END; a take END')
    expect([lines(0), lines(1)]).toEqual(before)
  })

  test('GM2-X10 after the Great Glen cards and before the last haggis scoring', () => {
    const t = play(
      { line: 'b # a END', chronicles: { mobs: [], council: [], haggis: {} } },
      'b take END; b decline; a take END; a decline',
    )
    const order = t.events
      .map((e) => e.type)
      .filter((type) => ['finalScoring', 'mobsScored', 'haggisScored'].includes(type))
    expect(order).toEqual(['finalScoring', 'mobsScored', 'haggisScored'])
  })
})
