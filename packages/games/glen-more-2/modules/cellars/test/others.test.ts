import { describe, expect, test } from 'vitest'
import { runHook } from '../../../rules/hooks.ts'
import { glenMore2 } from '../../../rules/index.ts'
import { settle } from '../../../rules/sequence.ts'
import { casksOf, reserve, soldAt } from './play.ts'
import { feast } from '../../../modules/haggis/test/play.ts'
import { tileOf } from '../../../test/play.ts'

describe('GM2-X4, GM2-X5 casks that are paid', () => {
  test('GM2-X4 a player who pays out of turn is asked too, for any space', () => {
    const t = reserve({ line: 'a b # S1', cellars: { b: '2: 0 2 6' } })
    t.state.casks[1]--
    runHook(t.state, 'casksPaid', { seat: 1, count: 1 })
    settle(t.state)
    const list: string[] = []
    const legal: ReturnType<typeof glenMore2.read>[] = []
    glenMore2.legal(t.state, 1, legal)
    for (const action of legal) list.push(glenMore2.write(action))
    expect([glenMore2.actors(t.state), list]).toEqual([[1], ['payCask 0', 'payCask 2', 'payCask 6']])
    glenMore2.apply(t.state, 1, glenMore2.read('payCask 6'))
    expect([casksOf(t, 'b'), glenMore2.actors(t.state)]).toEqual(['2: 0 2', [0]])
  })

  test('GM2-X4 a haggis roll is paid from any space, and rolled after that', () => {
    const t = feast({ a: [3] }, [1, 1, 1, 1, 3], { cellars: { a: '2: 0 2 6' } }).play('a roll')
    expect([t.asked, t.legal()]).toEqual(['a payCask', ['payCask 0', 'payCask 2', 'payCask 6']])
    expect(t.eventsOf('haggisRolled').length).toBe(4)
    t.play('a payCask 2')
    expect([casksOf(t, 'a'), t.eventsOf('haggisRolled').length]).toEqual(['2: 0 6', 5])
  })

  test('GM2-X5 an exchange of casks frees a space as well (GM2-C4-6)', () => {
    const t = reserve(
      { seats: 3, line: 'a b c # e S1', england: {}, a: { tiles: ['H2 0,1'] }, cellars: { a: '1: 1 3' } },
      'a take S1; a place -1,1; a activate H2',
    )
    expect([t.asked, t.legal()]).toEqual(['a payCask', ['payCask 1', 'payCask 3']])
    t.play('a payCask 3')
    expect([t.asked, casksOf(t, 'a'), t.player('a').vp]).toEqual(['a activate', '1: 1', 4])
  })

  test('GM2-X5 a new cask fills the space that was freed', () => {
    const t = reserve(
      { line: 'a b # B13', a: { tiles: ['W1 0,1'], castle: 'barley', coins: 0 }, cellars: { a: '1: 1 2' } },
      'a take B13; a payCask 1; a place 1,1',
    )
    expect(casksOf(t, 'a')).toBe('1: 2')
    expect(casksOf(t.play('a activate W1 barley'), 'a')).toBe('1: 1 2')
  })
})

describe('GM2-C3-6 and others on the rondel', () => {
  test('GM2-C4-5, GM2-C4-8 the Englishman never stops on a sale, and sells nothing', () => {
    const t = reserve({
      seats: 3,
      line: 'e a b c # V1 S1',
      england: { holder: 'a' },
      cellars: { a: '1: 3' },
    })
    expect([t.asked, t.whyNot('send V1 use'), t.whyNot('send V1 discard')]).toEqual([
      'a send',
      expect.objectContaining({ why: 'notEntered' }),
      expect.objectContaining({ why: 'notEntered' }),
    ])
    t.play('a send S1 use')
    expect([t.asked, soldAt(t, 'V1')]).toEqual(['a place', ''])
  })

  test('GM2-C2-3 toll and sale are met in the order of the way', () => {
    const t = reserve(
      { line: 'a b # M1 V1 S1', mountain: '', a: { castle: 'wood' }, cellars: { a: '1: 2' } },
      'a take S1',
    )
    expect(t.asked).toBe('a toll')
    expect(t.play('a toll coin').asked).toBe('a sellCask')
    const back = reserve(
      { line: 'a b # V1 M1 S1', mountain: '', a: { castle: 'wood' }, cellars: { a: '1: 2' } },
      'a take S1',
    )
    expect(back.asked).toBe('a sellCask')
    expect(back.play('a sellCask 2 right').asked).toBe('a toll')
  })

  test('GM2-C2-4 no cask is kept for the Mountain', () => {
    const t = reserve({ line: 'a b # V1 M1 S1', mountain: '', cellars: { a: '1: 2' } }, 'a take M1')
    expect([t.asked, t.play('a sellCask 2 right').asked, t.player('a').casks]).toEqual(['a sellCask', 'a activate', 0])
  })

  test('GM2-C7-4, GM2-C7-5 sets count casks wherever they are, and a sale goes to no pile', () => {
    const t = reserve({
      line: 'a V1 S1 b # S2',
      chronicles: { council: ['most-discards', 'most-sets'] },
      a: { castle: 'scot', cards: 'loch-ness', persons: 'A1' },
      cellars: { a: '1: 0' },
    })
    expect(t.view().chronicles.council?.cards[1].values).toEqual([1, 0])
    t.play('a take S2; a decline; a place 0,1; a end')
    expect(t.view().chronicles.council?.piles).toEqual([[tileOf('S1')], []])
    expect(t.state.removed).toContain(tileOf('V1'))
  })
})

test('GM2-C3-2 everything is seen by all: view, events and what is imagined', () => {
  const t = reserve({ line: 'a b # V1 S1', cellars: { a: '2: 0 2 5', b: '1: 1' } }, 'a take S1')
  expect(t.view('b').chronicles.cellars).toEqual(t.view('a').chronicles.cellars)
  expect(t.view(null).chronicles.cellars).toEqual(t.view('a').chronicles.cellars)
})
