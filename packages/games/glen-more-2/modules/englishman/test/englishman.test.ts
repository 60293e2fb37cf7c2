import { describe, expect, test } from 'vitest'
import { content, ENGLISHMAN, glenMore2, invariants, type State } from '../../../rules/index.ts'
import { england, shown, told } from './play.ts'
import { names, tileOf } from '../../../test/play.ts'

const opening = (setup: object = {}, seats = 3): State => {
  const checked = glenMore2.setup({ englishman: true, ...setup }, seats)
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem))
  return glenMore2.create(checked.value, seats, 'england', 1)
}
describe('GM2-C4-1 set-up', () => {
  test.each([3, 4])(
    'GM2-C4-1 with %i players he stands right after the S tiles, in the place of the first A tile',
    (seats) => {
      const view = glenMore2.view(opening({}, seats), null)
      const at = seats + 1 + 5
      expect(view.line[at]).toMatchObject({ tile: null, pieces: [ENGLISHMAN] })
      expect(names(view.line.flatMap(({ tile }) => tile ?? []).slice(0, 5))).toMatch(/^(S\d ?){5}$/)
      expect([view.line.length, view.front]).toEqual([13, 13])
      expect(view.chronicles.englishman).toMatchObject({ holder: null, row: 1, position: at, price: 2, reward: 1 })
    },
  )

  test('GM2-C4-1 one tile joins each of the stacks A to D, and The End is deeper by that', () => {
    const s = opening()
    expect(s.sizes).toEqual([15, 18, 18, 19])
    // round(0.4 * 18) to round(0.6 * 18)
    const end = (depth: number): boolean => glenMore2.setup({ englishman: true, arranged: { end: [depth] } }, 3).ok
    expect([6, 7, 11, 12].map(end)).toEqual([false, true, true, false])
    expect(() => invariants(s)).not.toThrow()
    s.discards.push(tileOf('H1'))
    expect(() => invariants(s)).toThrow('GM2-14')
  })

  test('GM2-C4-1 arranged stacks may name his tiles; nothing of his own can be arranged', () => {
    const first = opening({ arranged: { A: ['H1', 'A7'], D: ['H4'] } })
    expect(
      names(
        glenMore2
          .view(first, null)
          .line.flatMap(({ tile }) => tile ?? [])
          .slice(5, 7),
      ),
    ).toBe('H1 A7')
    const problem = (setup: object): unknown => {
      const checked = glenMore2.setup(setup as never, 3)
      return checked.ok ? null : checked.problem
    }
    expect(problem({ englishman: true, arranged: { englishman: [] } })).toEqual({
      at: 'arranged.englishman',
      why: 'bad-arrangement',
    })
    expect(problem({ arranged: { A: ['H1'] } })).toEqual({ at: 'arranged.A[0]', why: 'bad-arrangement' })
    expect(problem({ englishman: true, arranged: { A: ['H2'] } })).toMatchObject({ at: 'arranged.A[0]' })
  })

  test('GM2-C4-1 what the owner of a box has put right is played: stack, cost, exchange', () => {
    const corrections = [
      { at: 'tiles.H1.stack', value: 'B' },
      { at: 'tiles.H2.activation.vp', value: 6 },
    ]
    expect(opening({ corrections }).sizes).toEqual([14, 19, 18, 19])
    const t = england(
      { line: 'a e b c H2', a: { casks: 1, castle: 'stone', coins: 0 }, corrections },
      'a take H2; a place 0,1',
    )
    expect(t.play('a activate H2').vps()).toEqual([6, 0, 0])
  })

  test('GM2-C0-3 two players are too few, and that is the reason', () => {
    expect(glenMore2.setup({ englishman: true }, 2)).toEqual({ ok: false, problem: { at: 'englishman', why: 'seats' } })
    expect(glenMore2.setup({ englishman: false }, 2)).toMatchObject({ ok: true })
    expect(glenMore2.setup({ englishman: true }, 3)).toMatchObject({ ok: true })
  })

  test('GM2-C0-1 without him a table has neither piece nor tiles', () => {
    const s = opening({ englishman: false })
    expect([s.at[ENGLISHMAN], s.sizes, s.chronicles]).toEqual([-1, [14, 17, 17, 18], {}])
  })
})

describe('GM2-C4-2 the England token', () => {
  test('GM2-C4-2 the first player who passes him gets it', () => {
    const t = england({ line: 'a b c e S1 S2 S3' })
    expect(shown(t).holder).toBeNull()
    expect(told(t, 'take S2')).toContainEqual({ type: 'englandTokenTaken', seat: 0, from: null })
    expect(shown(t.play('a take S2')).holder).toBe(0)
    t.play('a place 0,1; a end; b take S3; b place -1,0; b end')
    expect([shown(t).holder, t.line().startsWith('c e')]).toEqual([0, true])
  })

  test('GM2-C4-2 not who stops before him, and not the die', () => {
    const t = england({ line: 'a b S4 c e S1 S2 S3' }, 'a take S4; a place 0,1; a end; b take S1')
    expect(shown(t).holder).toBe(1)
    const die = england({ line: '# a b c e S1 S2 S3', options: { die: true }, die: [2] })
    expect([die.line().split(' ').includes('#'), shown(die).holder]).toEqual([true, null])
  })

  test('GM2-C4-2 a player who reaches The End over him passes him too', () => {
    const t = england({ line: 'a b c e S1 END S2' }, 'a take END')
    expect(shown(t).holder).toBe(0)
  })

  test('GM2-C4-2 a player who takes one of the four landmarks gets it, and nothing else changes it', () => {
    const t = england({ line: 'a b c e S1 H1 S3', england: { holder: 'c' } })
    t.play('a take S1; a place 0,1; a end')
    expect(shown(t).holder).toBe(2)
    t.play('b take H1')
    expect(shown(t).holder).toBe(2)
    expect(told(t, 'place -1,0')).toContainEqual({ type: 'englandTokenTaken', seat: 1, from: 2 })
    t.play('b place -1,0')
    expect([shown(t).holder, t.player('b').cards.length]).toEqual([1, 1])
  })

  test('GM2-C4-2 a player who has it keeps it, and nothing is told of that', () => {
    const t = england({ line: 'a b c e H1 S3', england: { holder: 'a' } }, 'a take H1')
    expect(told(t, 'place -1,0').filter(({ type }) => type === 'englandTokenTaken')).toEqual([])
    expect(shown(t.play('a place -1,0')).holder).toBe(0)
  })

  test('GM2-C4-2 also without passing him, and one built from the discard pile', () => {
    const before = england({ line: 'a b c H1 e S1' }, 'a take H1; a place -1,0')
    expect(shown(before).holder).toBe(0)
    const munro = england({ line: 'a A1 b c e S2', discards: 'H1', england: { holder: 'c' }, a: { fields: 'brodie' } })
    munro.state.coins[0] = 20
    munro.play('a take A1; a claim munro; a build H1; a place -1,0')
    expect(shown(munro).holder).toBe(0)
  })

  test('GM2-X6 the four cards have an event too; taking them gives the token', () => {
    for (const card of ['loch-lomond', 'glenfinnan-church', 'glenfinnan-monument', 'general-wade']) {
      const found = content.builtIn.cards.find(({ name }) => name === card)
      expect([found?.effect, found?.event.length]).toEqual([[{ op: 'englandToken' }], 1])
    }
  })
})

describe('GM2-C4-6 his tiles', () => {
  test('GM2-C4-6 Glenfinnan Church: 1 cask for 4 VP', () => {
    const t = england(
      { line: 'a e b c H2', a: { casks: 2, castle: 'stone', coins: 0 } },
      'a take H2; a place 0,1; a activate H2',
    )
    expect([t.vps()[0], t.player('a').casks]).toEqual([4, 1])
    const none = england({ line: 'a e b c H2', a: { castle: 'stone', coins: 0 } }, 'a take H2; a place 0,1')
    expect(none.legal()).not.toContain('activate H2')
    expect(none.whyNot('activate H2')).toEqual({ why: 'noCask', rule: 'GM2-83' })
  })

  test('GM2-C4-6 a cask is not a resource: Sinclair does not replace it', () => {
    const a = { castle: 'stone', casks: 1, coins: 0, fields: 'sinclair' }
    const t = england({ line: 'a e b c H2', a }, 'a take H2; a place 0,1')
    expect(t.legal().filter((action) => action.startsWith('activate H2'))).toEqual(['activate H2'])
    expect(t.activatable('H2')?.ways).toMatchObject([{ vp: 4, payment: { casks: 1, coins: 0 } }])
  })

  test('GM2-C4-6 Glenfinnan Monument: costs 1 Scotsman, 3 VP for each activation', () => {
    const t = england(
      { line: 'a e b c H3', a: { castle: 'scot' } },
      'a take H3; a give HOME-V1; a place 1,1; a activate H3',
    )
    expect([t.vps()[0], t.scots('HOME-V1')]).toEqual([3, 0])
  })

  test('GM2-C4-6 General Wade: 1 Scotsman when it is placed', () => {
    const t = england({ line: 'a e b c H4', a: { castle: 'wood stone', coins: 0 } }, 'a take H4; a place 0,1')
    expect([t.scots('H4'), shown(t).holder]).toEqual([1, 0])
  })
})
