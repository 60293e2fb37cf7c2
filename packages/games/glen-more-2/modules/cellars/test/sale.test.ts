import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../../rules/index.ts'
import { casksOf, reserve, shown, soldAt } from './play.ts'
import { tileOf } from '../../../test/play.ts'

const LINE = 'a b # S1 V1 S2 B13 S3'

describe('GM2-C3-6 passing a sale', () => {
  test('GM2-C3-6 one cask may be sold onto a right-hand space, for the VP of its space', () => {
    const t = reserve({ line: LINE, cellars: { a: '2: 0 2 5' } }, 'a take S2')
    expect([t.asked, t.legal()]).toEqual([
      'a sellCask',
      ['sellCask 0 right', 'sellCask 2 right', 'sellCask 5 right', 'decline'],
    ])
    expect(t.whyNot('sellCask 5 bonus')).toEqual({ why: 'bonusForVisitor', rule: 'GM2-C3-6' })
    expect(t.whyNot('end')).toEqual({ why: 'sellCask', rule: 'GM2-C3-6' })
    t.play('a sellCask 5 right')
    expect([t.asked, t.player('a').vp, t.player('a').casks, casksOf(t, 'a')]).toEqual(['a place', 5, 2, '2: 0 2'])
    expect(soldAt(t, 'V1')).toBe('right')
    expect(t.eventsOf('caskSold')).toMatchObject([{ seat: 0, space: 5, onto: 'right', vp: 5 }])
    expect(t.eventsOf('vpGained')).toMatchObject([{ vp: 5, source: 'sale' }])
  })

  test('GM2-C3-6 it may be left', () => {
    const t = reserve({ line: LINE, cellars: { a: '1: 1' } }, 'a take S2; a decline')
    expect([t.asked, casksOf(t, 'a'), soldAt(t, 'V1')]).toEqual(['a place', '1: 1', ''])
  })

  test('GM2-C3-6 a player who does not pass it, or has no cask, is not asked', () => {
    expect(reserve({ line: LINE, cellars: { a: '1: 1' } }, 'a take S1').asked).toBe('a place')
    expect(reserve({ line: LINE }, 'a take S2').asked).toBe('a place')
  })

  test('GM2-C3-6 a full sale takes no more', () => {
    const t = reserve({ line: LINE, cellars: { a: '1: 1', V1: 'right' } }, 'a take S2')
    expect(t.asked).toBe('a place')
  })

  test('GM2-C3-6, GM2-Q17 the cask that the tile costs is not sold on the way', () => {
    expect(reserve({ line: LINE, cellars: { a: '1: 3' } }, 'a take B13').asked).toBe('a place')
    const two = reserve({ line: LINE, cellars: { a: '1: 1 3' } }, 'a take B13; a sellCask 3 right')
    expect([two.asked, casksOf(two, 'a'), two.player('a').vp]).toEqual(['a place', '1:', 3])
  })

  test('GM2-C3-6 two sales are passed one after the other', () => {
    const t = reserve({ line: 'a b # V1 S1 V2 S2', cellars: { a: '1: 2 3' } }, 'a take S2; a sellCask 3 right')
    expect([t.asked, soldAt(t, 'V1'), soldAt(t, 'V2'), t.legal()]).toEqual([
      'a sellCask',
      'right',
      '',
      ['sellCask 2 right', 'decline'],
    ])
    expect([shown(t).selling?.tile, t.play('a sellCask 2 right').player('a').vp]).toEqual([expect.any(Number), 5])
  })

  test('GM2-C3-6 also on the way to a tile that is discarded, and onto The End', () => {
    const line = 'a b # S1 V1 S2 S3 S4 S5 A9 A10 A11 A12'
    const t = reserve({ line, a: { village: '' }, cellars: { a: '1: 2' } }, 'a discard S2')
    expect([t.asked, t.play('a sellCask 2 right').asked]).toEqual(['a sellCask', 'a reward'])
    const end = reserve({ line: 'a b # S1 V1 S2 END', cellars: { a: '1: 2' } }, 'a take END')
    expect([end.asked, end.legal()]).toEqual(['a sellCask', ['sellCask 2 right', 'decline']])
    expect([end.play('a sellCask 2 right').player('a').vp, end.asked]).toEqual([2, 'b turn'])
  })
})

describe('GM2-C3-6 moving onto a sale', () => {
  test('GM2-C3-6 one on the bonus space and one on a right-hand space', () => {
    const t = reserve({ line: LINE, cellars: { a: '2: 2 5' } }, 'a take V1')
    expect([t.asked, t.legal()]).toEqual([
      'a sellCask',
      ['sellCask 2 bonus', 'sellCask 2 right', 'sellCask 5 bonus', 'sellCask 5 right'],
    ])
    expect(t.whyNot('decline')).toEqual({ why: 'sellOne', rule: 'GM2-C3-6' })
    t.play('a sellCask 5 bonus')
    expect([t.asked, t.legal()]).toEqual(['a sellCask', ['sellCask 2 right', 'decline']])
    expect(t.whyNot('sellCask 2 bonus')).toEqual({ why: 'saleFull', rule: 'GM2-C3-6' })
    t.play('a sellCask 2 right')
    expect([t.asked, t.player('a').vp, soldAt(t, 'V1'), t.legal()]).toEqual([
      'a activate',
      7,
      'bonus right',
      expect.arrayContaining(['end']),
    ])
    expect(t.player('a').tiles).toHaveLength(2)
  })

  test('GM2-C3-6 one is enough, on either space', () => {
    const t = reserve({ line: LINE, cellars: { a: '1: 1 2' } }, 'a take V1; a sellCask 2 right')
    expect([t.asked, t.legal()]).toEqual(['a sellCask', ['sellCask 1 bonus', 'decline']])
    t.play('a decline; a end')
    expect([soldAt(t, 'V1'), t.player('a').casks]).toEqual(['right', 1])
  })

  test('GM2-C3-6 with a single cask and no right-hand space it is sold at once', () => {
    const t = reserve({ line: LINE, cellars: { a: '1: 3', V1: 'right' } }, 'a take V1')
    expect([t.asked, t.player('a').vp, soldAt(t, 'V1')]).toEqual(['a activate', 3, 'bonus right'])
  })

  test('GM2-C3-6 without a cask it may not be entered', () => {
    expect(reserve({ line: LINE }).whyNot('take V1')).toEqual({ why: 'noCaskToSell', rule: 'GM2-C3-6' })
  })

  test('GM2-C3-6 a cask is kept for the sale that is entered', () => {
    const t = reserve({ line: 'a b # V1 S1 V2 S2', cellars: { a: '1: 3' } }, 'a take V2')
    expect([t.asked, t.legal()]).toEqual(['a sellCask', ['sellCask 3 bonus', 'sellCask 3 right']])
    expect(soldAt(t, 'V1')).toBe('')
  })

  test('GM2-C3-6 the bonus space has VP of its own', () => {
    const corrections = [{ at: 'cellars.sales.V1.bonusVp', value: 4 }]
    const t = reserve({ line: LINE, corrections, cellars: { a: '1: 1 2' } }, 'a take V1; a sellCask 2 bonus')
    expect([t.player('a').vp, t.play('a sellCask 1 right').player('a').vp]).toEqual([6, 7])
  })

  test('GM2-C3-6, GM2-27 it is entered and not taken: it neither counts nor can be discarded', () => {
    const t = reserve({ line: 'a b # V1 S2 S1 S3 S4 S5 A9 A10 A11 A12', a: { village: '' }, cellars: { a: '1: 1' } })
    expect(t.legal()).toEqual(expect.arrayContaining(['take V1', 'discard S2']))
    expect(t.whyNot('discard V1')).toEqual({ why: 'notEntered', rule: 'GM2-27' })
  })

  test('GM2-C3-6, GM2-85 Loch Ness works there', () => {
    const t = reserve(
      { line: LINE, a: { cards: 'loch-ness', tiles: ['A12 0,1'] }, cellars: { a: '1: 1', V1: 'right' } },
      'a take V1',
    )
    expect([t.asked, t.legal().includes('activate A12')]).toEqual(['a activate', true])
  })
})

describe('GM2-C3-7 the tile', () => {
  test.each([2, 3, 4])('GM2-C3-7 with %i players it has that many right-hand spaces less one', (seats) => {
    const line = `${'abcd'.slice(0, seats).split('').join(' ')} # V1 S1`
    expect(shown(reserve({ seats, line })).sales[0]).toMatchObject({ right: 0, spaces: seats - 1, bonus: false })
  })

  test('GM2-C3-7 it stays under the piece; nobody else enters, and who passes may still sell', () => {
    const t = reserve({ seats: 3, line: 'a b c # V1 S1 S2', cellars: { a: '1: 1', b: '1: 2 3' } }, 'a take V1')
    t.play('a sellCask 1 bonus; a end')
    expect([t.line().split(' ').slice(0, 4), shown(t).sales[0].seat]).toEqual([['b', 'c', '#', 'a+V1'], 0])
    expect(t.whyNot('take V1')).toEqual({ why: 'saleOccupied', rule: 'GM2-C3-7' })
    t.play('b take S1')
    expect([t.asked, t.legal()]).toEqual(['b sellCask', ['sellCask 2 right', 'sellCask 3 right', 'decline']])
    expect(soldAt(t.play('b sellCask 3 right'), 'V1')).toBe('bonus right')
  })

  test('GM2-C3-7, GM2-C0-2 when it is left behind it leaves the game, and its casks return to the pool', () => {
    const t = reserve(
      { line: 'a # V1 S1 b S2', cellars: { a: '1: 1', V1: 'right' }, die: [1] },
      'a take S2; a place 0,1',
    )
    t.play('a end')
    expect([soldAt(t, 'V1'), t.state.chronicles.cellars?.right]).toEqual([null, [0, 0, 0]])
    expect(t.eventsOf('saleClosed')).toMatchObject([{ casks: 1 }])
    expect(t.state.removed).toContain(tileOf('V1'))
    expect(t.state.discards).not.toContain(tileOf('V1'))
  })

  test('GM2-C3-7 the die passes it by (GM2-31)', () => {
    const t = reserve(
      { line: 'a # V1 S1 S2 b', cellars: { a: '1: 1' }, die: [1] },
      'a take S2; a decline; a place 0,1; a end',
    )
    expect([t.eventsOf('rolled')[0].tile, soldAt(t, 'V1')]).toEqual([tileOf('S1'), null])
  })
})

describe('GM2-C3-8 the end', () => {
  test('GM2-C3-8 unsold casks bring nothing but the whisky category', () => {
    const t = reserve({ line: 'a # END b', a: { coins: 0 }, b: { coins: 0 }, cellars: { a: '3: 0 5 9' } }, 'a take END')
    const lines = glenMore2.tally(t.state, null)[0]
    expect([t.view().ranks, t.vps()]).toEqual([
      [1, 2],
      [3, 0],
    ])
    expect(lines.find(({ category }) => category === 'sale')).toMatchObject({ points: 0, counts: true })
    expect(lines.some(({ category }) => category === 'cellar')).toBe(false)
  })

  test('GM2-C3-8 while the game lasts, the standing says what they would bring, without counting it', () => {
    const t = reserve({ line: LINE, cellars: { a: '2: 0 2 5' } }, 'a take S2; a sellCask 5 right')
    const lines = glenMore2.tally(t.state, null)[0].filter(({ category }) => /^(sale|cellar)$/.test(category))
    expect(lines).toEqual([
      { category: 'sale', points: 5, counts: true, detail: null },
      { category: 'cellar', points: 2, counts: false, detail: { casks: 2 } },
    ])
  })
})
