import { describe, expect, test } from 'vitest'
import { REVISION } from '../../../rules/revisions.ts'
import { homeVillage } from '../../../rules/index.ts'
import { mob, put, shown } from './play.ts'

const THREE = { seats: 3, options: { die: false }, line: 'a b c S1 S2 S3 S4 S5' } as const

describe('GM2-C8-4 Fergus MacDarkie', () => {
  const has = { b: ['fergus-macdarkie'] } as const

  test('GM2-C8-4 Fergus MacDarkie: a tile built next to him costs its builder 1 coin for his boss; then he must go', () => {
    const t = put(mob(THREE, { has }), 'fergus-macdarkie', 'a', 0, 0)
    t.play('a take S1; a place 0,1')
    expect([t.asked, t.player('a').coins, t.player('b').coins]).toEqual(['b lurk', 5, 7])
    expect(t.legal()).toEqual(['lurk HOME-V3', 'lurk HOME-C3'])
    expect(t.eventsOf('darkiePaid')).toEqual([{ type: 'darkiePaid', seat: 0, to: 1, coins: 1 }])
    expect(t.play('b lurk HOME-C3').asked).toBe('a activate')
  })

  test('GM2-C8-4 Fergus MacDarkie: no movement point moves him', () => {
    const t = put(mob(THREE, { has: { a: ['fergus-macdarkie'] } }), 'fergus-macdarkie', 'b', 0, 0)
    t.play('a take S1; a place 0,1; a activate HOME-V1')
    expect(t.legal('sneak')).toEqual([])
  })

  test('GM2-C8-4 Fergus MacDarkie: who cannot pay cannot build there', () => {
    const a = { coins: 0, castle: 'scot' }
    const t = put(mob({ ...THREE, a }, { has }), 'fergus-macdarkie', 'a', 0, 0)
    t.play('a take S3')
    expect(t.whyNot('place -1,0')).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM2-26' })
    expect(t.legal()).toEqual(['place 2,0'])
    t.play('a place 2,0')
    expect([t.asked, shown(t).lurking[0].of]).toEqual(['a activate', 0])
  })

  test('GM2-Q17 Munro builds next to him what a sale can pay for', () => {
    const t = put(
      mob({ ...THREE, line: 'a b c A1 S1', discards: 'S2', a: { village: 'scot wood', coins: 12 } }, { has }),
      'fergus-macdarkie',
      'a',
      0,
      0,
    )
    t.state.market[0] = 2
    t.play('a take A1')
    const price = t.player('a').coins
    expect([t.asked, price]).toEqual(['a claim', 12])
    t.play('a claim munro')
    t.state.coins[0] = 0
    expect([t.asked, t.legal('build')]).toEqual(['a build', ['build S2']])
    Object.assign(t.state, { revision: REVISION.start })
    expect(t.legal('build')).toEqual([])
    Object.assign(t.state, { revision: REVISION.buildAfterSales })
    t.play('a build S2')
    expect([t.asked, t.legal('place')]).toEqual(['a place', []])
  })

  test('GM2-Q17 a tile that only fits next to him is taken only by who can pay for tile and cell', () => {
    const home = { village: 'scot', castle: '' }
    const at = (a: object): ReturnType<typeof mob> =>
      put(mob({ ...THREE, line: 'a b c A10 A8 A1 S1', a: { ...home, ...a } }, { has }), 'fergus-macdarkie', 'a', 0, 0)
    expect(at({ coins: 0 }).whyNot('take A10')).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM2-26' })
    expect(at({ coins: 0 }).legal('take')).toEqual(['take A1', 'take A2'])
    // A stone costs 2, the cell 1.
    expect(at({ coins: 2 }).whyNot('take A8')).toEqual({ why: 'coins', need: 3, has: 2, rule: 'GM2-26' })
    expect(at({ coins: 3 }).whyNot('take A8')).toBeNull()
    // A sale may pay for the cell.
    const sold = at({ coins: 0, village: 'scot wood' })
    expect(sold.whyNot('take A10')).toBeNull()
    sold.play('a take A10')
    expect([sold.asked, sold.legal()]).toEqual(['a place', ['sell wood HOME-V1']])
    sold.play('a sell wood HOME-V1; a place 0,1')
    expect([sold.player('a').coins, sold.player('b').coins]).toEqual([0, 7])
  })

  test('GM2-Q17 the toll of the Mountain leaves the coin for the cell', () => {
    const a = { coins: 1, village: 'scot wood' }
    const t = put(
      mob({ ...THREE, line: 'a b c M1 A10 S1', mountain: '', a, market: { wood: 0 } }, { has }),
      'fergus-macdarkie',
      'a',
      0,
      0,
    )
    t.play('a take A10')
    expect([t.asked, t.goods('HOME-V1'), t.player('a').coins]).toEqual(['a place', '', 1])
  })

  test('GM2-Q17 the coin for the cell is that of a cell which is left once a Scotsman is paid', () => {
    // Only the one on the castle may be paid (GM2-D3); the other one stands near a dear cell alone.
    const land = { village: '', castle: 'scot', tiles: ['A10 0,1 scot'] }
    const at = (coins: number, mountain: object = {}): ReturnType<typeof mob> => {
      const line = 'mountain' in mountain ? 'a b c M1 C4 S1' : 'a b c C4 S1'
      const position = {
        ...THREE,
        ...mountain,
        line,
        options: { die: false, scotsmanFrom: 'home' },
        a: { ...land, coins },
      }
      return put(mob(position, { has }), 'fergus-macdarkie', 'a', 0, 0)
    }
    expect(at(0).whyNot('take C4')).toEqual({ why: 'coins', need: 1, has: 0, rule: 'GM2-26' })
    const t = at(1).play('a take C4')
    expect([t.asked, t.legal()]).toEqual(['a place', ['place -1,0']])
    expect(t.play('a place -1,0').player('a').coins).toBe(0)
    expect([1, 2].map((coins) => at(coins, { mountain: '' }).legal('take C4'))).toEqual([[], ['take C4']])
  })

  test('GM2-51 a Scotsman whose absence leaves dear cells alone stays if another one can go', () => {
    const a = { village: 'scot', castle: 'scot', coins: 0 }
    const t = put(mob({ ...THREE, line: 'a b c C4 S1', a }, { has }), 'fergus-macdarkie', 'a', 0, 0)
    expect(t.play('a take C4').legal()).toEqual(['place 2,0'])
    expect(t.eventsOf('scotsmanGiven')).toEqual([{ type: 'scotsmanGiven', seat: 0, from: homeVillage(0) }])
  })

  test('GM2-C8-4 Fergus MacDarkie: a Scotsman who moves onto him drives him away', () => {
    const t = put(mob({ ...THREE, a: { tiles: ['A10 1,-1'] } }, { has }), 'fergus-macdarkie', 'a', 1, -1)
    t.play('a take S1; a place 0,1; a activate HOME-V1; a move HOME-V1 A10')
    expect(t.asked).toBe('b lurk')
  })
})
