import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { casksOf, reserve, shown } from './play.ts'

describe('GM2-C3-5 more cellars', () => {
  const rich = { castle: 'wood wood', village: 'scot stone stone', coins: 2 }

  test('GM2-C3-5 they are bought in order, before the move or between activations', () => {
    const t = reserve({ line: 'a b # S2', a: rich, market: { wood: 3, stone: 3 } })
    expect(t.whyNot('buyCellar third')).toEqual({ why: 'cellarOrder', rule: 'GM2-C3-5' })
    t.play('a buyCellar second')
    expect([casksOf(t, 'a'), t.goods('HOME-C1'), t.goods('HOME-V1'), t.player('a').coins]).toEqual([
      '2:',
      'wood',
      'stone',
      2,
    ])
    expect(t.eventsOf('cellarBought')).toEqual([{ type: 'cellarBought', seat: 0, cellar: 1 }])
    expect(t.legal()).not.toContain('buyCellar second')
    t.play('a take S2; a place 0,1; a buyCellar third')
    expect([casksOf(t, 'a'), t.goods('HOME-C1'), t.goods('HOME-V1'), t.player('a').coins]).toEqual(['3:', '', '', 0])
    expect(t.legal().join()).not.toContain('buyCellar')
    expect(shown(t).players[0].next).toBeNull()
  })

  test('GM2-C3-5 what is missing is bought at the market; what cannot be paid is refused', () => {
    const t = reserve({ line: 'a b # S2', a: { coins: 4 } })
    t.play('a buyCellar second')
    expect([casksOf(t, 'a'), t.player('a').coins, t.view().market.wood, t.view().market.stone]).toEqual(['2:', 0, 2, 2])
    const poor = reserve({ line: 'a b # S2', a: { coins: 3 } })
    expect(poor.whyNot('buyCellar second')).toEqual({ why: 'coins', need: 4, has: 3, rule: 'GM2-50' })
    expect(shown(poor).players[0].next).toMatchObject({ cellar: 1, coins: 0, reason: { why: 'coins' } })
    expect(reserve({ line: 'a b # S2', market: { wood: 3 } }).whyNot('buyCellar second')).toMatchObject({
      why: 'soldOut',
    })
  })

  test('GM2-C3-5 how it is paid is asked where ways differ', () => {
    const t = reserve({ line: 'a b # S2', a: { ...rich, coins: 6 } }, 'a buyCellar second')
    expect([t.asked, t.view().pending?.tile]).toEqual(['a pay', null])
    expect(t.legal()).toContain('buy wood')
  })

  test('GM2-C3-5 before the Englishman moves, and between the activations of a tile that he takes', () => {
    const t = reserve({
      seats: 3,
      options: { die: false },
      line: 'e a b c S2 S4',
      england: { holder: 'a', row: 0 },
      a: rich,
    })
    const cellars = (): readonly string[] => t.legal().filter((action) => action.startsWith('buyCellar'))
    expect([t.asked, cellars()]).toEqual(['a send', ['buyCellar second']])
    t.play('a send S2 use; a place 0,1')
    expect(cellars()).toEqual(['buyCellar second'])
  })

  test('GM2-C3-5 not while a clan field is chosen: nothing there depends on cellars', () => {
    const t = reserve({ line: 'a b # A1 S2', a: { ...rich, coins: 12 } }, 'a take A1')
    expect([t.asked, t.legal().some((action) => action.startsWith('buyCellar'))]).toEqual(['a claim', false])
    t.play('a decline')
    expect(t.legal()).toContain('buyCellar second')
  })

  test('GM2-C3-5 nor while a tile of the discard pile is chosen', () => {
    const t = reserve({ line: 'a b # A1 S2', discards: 'S4', a: { ...rich, coins: 12 } }, 'a take A1; a claim munro')
    expect([t.asked, t.legal().some((action) => action.startsWith('buyCellar'))]).toEqual(['a build', false])
  })

  test('GM2-C3-5 not in the turn of another', () => {
    const t = reserve({ line: 'b a # S2', a: rich })
    expect([t.asked, t.legal('a')]).toEqual(['b turn', []])
  })

  test('GM2-C3-5 also while a clan activates tiles (GM2-Q6)', () => {
    const t = reserve(
      {
        line: 'a b # A1 S2',
        a: { ...rich, tiles: ['W6 0,1'], coins: 12 },
        market: { wood: 3, stone: 3 },
        cellars: { a: '1: 3' },
      },
      'a take A1; a claim maclean',
    )
    expect([t.asked, t.legal().includes('activate W6')]).toEqual(['a grant', false])
    t.play('a buyCellar second; a activate W6')
    expect(casksOf(t, 'a')).toBe('2: 4')
  })
})

describe('GM2-C3-9 MacGregor', () => {
  const at = (tile: string) =>
    reserve(
      {
        line: 'a b # S2',
        a: { tiles: [`${tile} 0,1`], castle: 'wood barley', fields: 'macgregor' },
        cellars: { a: '1: 1' },
      },
      'a take S2; a place -1,1',
    )
  const ways = (tile: string): readonly string[] =>
    at(tile)
      .legal()
      .filter((action) => action.startsWith(`activate ${tile}`))

  test('GM2-C3-9 instead of the cask of a choice, or of a whole sequence', () => {
    expect(ways('W1')).toEqual(['activate W1', 'activate W1 barley', 'activate W1 vp'])
    expect(ways('W4')).toEqual(['activate W4 wood barley', 'activate W4 vp'])
    const t = at('W4').play('a activate W4 vp')
    expect([t.asked, t.player('a').vp, casksOf(t, 'a')]).toEqual(['a activate', 3, '1: 1'])
  })

  test('GM2-C3-9, GM2-80 a turn that would leave these VP is warned of, also where a cask could be aged', () => {
    const leaves = glenMore2.warnings(at('W1').state, 0).find(({ warning }) => warning.warn === 'leaves')
    expect(leaves?.warning).toMatchObject({ vp: 3 })
  })

  test('GM2-C3-9 not on a distillery without the icon of a cask', () => {
    expect(ways('W6')).toEqual(['activate W6'])
  })
})
