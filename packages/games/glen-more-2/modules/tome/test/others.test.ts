import { seatOf } from '@bothy/kernel/rule-suite'
import { describe, expect, test } from 'vitest'
import { prune } from '../../../opponents/prune.ts'
import { tomeStrategy } from '../opponents/index.ts'
import { ENGLISHMAN, glenMore2 } from '../../../rules/index.ts'
import { cast } from '../../../modules/council/test/play.ts'
import { names, type Played, type Position } from '../../../test/play.ts'
import { eventsOf, gathering, offered, shown, tome, turned } from './play.ts'

const ENGLAND: Position = { seats: 3, options: { die: false }, england: { holder: 'c', row: 2 } }

describe('GM2-X6 Hammer of the Scots', () => {
  test('GM2-X6 the four England landmarks are event cards too, and taking them still gives the token', () => {
    const t = tome(
      { ...ENGLAND, line: 'a e b c H2 S3', a: { castle: 'stone', coins: 0, tiles: ['T1 0,1'] } },
      'a take H2; a place 1,1',
    )
    expect(t.view().chronicles.englishman?.holder).toBe(0)
    t.play('a activate T1')
    expect(offered(t)).toEqual(['event glenfinnan-church', 'flip glenfinnan-church'])
  })

  test('GM2-X6 Loch Lomond: all coins of the England row', () => {
    const t = gathering('loch-lomond', { ...ENGLAND, line: 'a e b c S4 S3' }).play('a event loch-lomond')
    expect([t.player('a').coins, t.view().chronicles.englishman]).toMatchObject([9, { row: 0, price: 1, reward: 0 }])
    expect(eventsOf(t, 'englandRowTaken')).toEqual([{ type: 'englandRowTaken', seat: 0, coins: 3 }])
    const empty = gathering('loch-lomond', { ...ENGLAND, england: { holder: 'c', row: 0 }, line: 'a e b c S4 S3' })
    expect(empty.play('a event loch-lomond').player('a').coins).toBe(6)
  })

  test('GM2-X6 Glenfinnan Church: it and the tiles around it, each once a turn', () => {
    const a = { casks: 1, tiles: ['S2 -1,1', 'H2 -2,1', 'S1 -3,1', 'A12 -4,1'] }
    const t = gathering('glenfinnan-church', { ...ENGLAND, line: 'a e b c S4 S3', a })
    t.play('a event glenfinnan-church')
    expect([t.asked, offered(t)]).toEqual(['a activate', ['activate S2', 'activate H2', 'activate S1', 'decline']])
    t.play('a activate H2; a activate S1; a decline')
    expect([t.vps()[0], t.goods('S1'), t.asked]).toEqual([4, 'wood', 'a activate'])
    expect(t.legal('end')).toEqual(['end'])
  })

  test('GM2-C6-11 Glenfinnan Church does nothing once its tile has left', () => {
    const t = gathering('glenfinnan-church', { ...ENGLAND, line: 'a e b c S4 S3' }).play('a event glenfinnan-church')
    expect([t.legal('end'), turned(t, 'a')]).toEqual([['end'], 'glenfinnan-church'])
  })

  test('GM2-C6-11 GM2-C8-6 nor where it lies in the territory of another, who got it from Derek Anderson', () => {
    const b = { casks: 1, tiles: ['H2 0,1'] }
    const t = gathering('glenfinnan-church', { ...ENGLAND, line: 'a e b c S4 S3', b }).play('a event glenfinnan-church')
    expect([t.legal('end'), offered(t).includes('decline')]).toEqual([['end'], false])
  })

  test('GM2-X6 General Wade: a marker on a purple field without roads, or none', () => {
    const t = gathering('general-wade', { ...ENGLAND, line: 'a e b c S4 S3', a: { coins: 0 } })
    t.play('a event general-wade')
    expect([t.asked, t.whyNot('claim macleod')]).toMatchObject(['a claim', { why: 'colour', colour: 'purple' }])
    t.play('a claim oliphant')
    expect([t.player('a').coins, t.player('a').fields.length]).toEqual([0, 1])
    const none = gathering('general-wade', { ...ENGLAND, line: 'a e b c S4 S3' })
    expect(none.play('a event general-wade; a decline').player('a').fields).toEqual([])
  })

  describe('GM2-C6-11 Glenfinnan Monument', () => {
    const start = (line: string, more: Position = {}) =>
      gathering('glenfinnan-monument', { ...ENGLAND, line, ...more }).play('a event glenfinnan-monument')

    test('GM2-C6-11 the Englishman changes places with a territory tile or a person', () => {
      const t = start('a e b c S4 A1 S3 END')
      expect(t.asked).toBe('a swap')
      expect(offered(t)).toEqual(expect.arrayContaining(['swap A1', 'swap S3', 'decline']))
      expect([t.legal('swap END'), t.whyNot('swap END')]).toEqual([[], { why: 'notSwapped', rule: 'GM2-C6-11' }])
      expect(t.whyNot('end')).toEqual({ why: 'swap', rule: 'GM2-C6-11' })
      t.play('a swap S3')
      expect(t.line().split(' ').slice(0, 7).join(' ')).toBe('b c a A1 e END S1')
      expect(eventsOf(t, 'englishmanSwapped')).toMatchObject([{ seat: 0, from: 1, to: 6 }])
    })

    test('GM2-C6-11 he may be left where he is', () => {
      expect(start('a e b c S4 S3').play('a decline').state.at[ENGLISHMAN]).toBe(1)
    })

    test('GM2-C6-11 it does not count as passing: nobody gets the token, and no toll is due', () => {
      const t = start('a e b c S4 S3 S2', { england: { row: 1 } })
      t.play('a swap S2; a end')
      expect(eventsOf(t, 'englandTokenTaken').length).toBe(1)
    })

    test('GM2-C6-11 a tile that the turn has left behind may be swapped too: he is then rear-most', () => {
      const t = start('a S2 e b c S4 S3 S5')
      t.play('a swap S2; a end')
      expect([t.asked, names([t.state.rondel[2]])]).toEqual(['c send', 'S2'])
      expect(t.line().split(' ')[0]).toBe('e')
    })

    test('GM2-C6-11 nothing happens once he has reached The End or left', () => {
      expect(start('a b c S4 END e S3').asked).toBe('a activate')
      expect(start('a b c S4 S3').asked).toBe('a activate')
    })
  })
})

describe('GM2-X7 the council', () => {
  test('GM2-X7 the sets card counts landmark cards, not turned sides', () => {
    const t = tome(
      {
        line: 'a # END S4 b',
        a: { castle: 'scot scot', casks: 2, cards: 'inverness', persons: 'A1 A2' },
        chronicles: { council: ['most-sets'] },
      },
      '',
      'inverness',
    )
    cast(t.state, 'most-sets')
    expect(t.view().standing.landmarks.values[0]).toBe(2)
    expect(t.view().chronicles.council?.cards[0].values).toEqual([1, 0])
  })
})

describe('other Chronicles', () => {
  test('GM2-C6-8 an inn of another player gives its token to the player who pays', () => {
    const t = gathering('donan-castle', {
      a: { castle: 'sheep', coins: 0 },
      b: { tiles: ['G1 0,1'] },
      options: { haggis: true },
    })
    t.play('a event donan-castle; a activate G1 sheep')
    expect(t.asked).toBe('a haggis')
    expect(shown(t).turned[0].length).toBe(1)
  })

  test('GM2-C4-4 events may be used in the Englishman’s turn', () => {
    const t = tome(
      {
        ...ENGLAND,
        england: { holder: 'a', row: 1 },
        line: 'e b c a S4 S3',
        a: { cards: 'loch-ness', tiles: ['T1 0,1'] },
      },
      'a send S4 use; a place 1,1; a activate T1; a event loch-ness',
    )
    expect(t.player('a').coins).toBe(5)
  })
})

describe('opponents', () => {
  const pruned = (t: Played): readonly string[] =>
    prune(t.state, seatOf('a'), t.legalOf('a').map(glenMore2.read)).map(glenMore2.write)

  test('GM2-C6-3 they use the event that brings most, and keep what may bring more later', () => {
    const t = gathering('loch-morar loch-shiel loch-ness', {
      a: { village: 'scot scot', castle: 'scot scot', vp: 1 },
    })
    expect(pruned(t)[0]).toBe('event loch-morar')
  })

  test('GM2-C6-3 a card that can be turned is worth something, and more with a tile that does it', () => {
    const worth = (tiles: readonly string[], turnedCards = ''): number =>
      tomeStrategy.worth(
        tome({ line: 'a b # S4 S3', a: { cards: 'loch-ness inverness', tiles } }, '', turnedCards).state,
        0,
      )
    expect(worth([])).toBeGreaterThan(0)
    expect(worth(['T1 0,1'])).toBeGreaterThan(worth([]))
    expect(worth(['T1 0,1'], 'inverness')).toBeLessThan(worth(['T1 0,1']))
    expect(worth(['T1 0,1'], 'loch-ness inverness')).toBe(0)
  })

  test('GM2-C6-5 they exchange all that is worth it, and borrow the best tile', () => {
    const stones = gathering('armadale-castle', { a: { castle: 'stone stone stone', coins: 0 } })
    expect(pruned(stones.play('a event armadale-castle'))).toEqual(['exchange stone stone stone'])
    const b = { tiles: ['B13 0,1'] }
    expect(pruned(gathering('donan-castle', { b }).play('a event donan-castle'))).toEqual(['activate B13'])
  })

  test('GM2-C6-7 they turn the card whose event is worth least', () => {
    const t = gathering('wallace-monument loch-morar general-wade', { a: { castle: 'scot scot' } })
    expect(pruned(t.play('a event wallace-monument'))).toEqual(['flip general-wade'])
  })

  test('GM2-C6-11 they bring the Englishman near if they have his token, far if they have not', () => {
    const swap = (holder: string): readonly string[] =>
      pruned(
        gathering('glenfinnan-monument', { ...ENGLAND, england: { holder }, line: 'a S2 e b c S4 S3 A6' }).play(
          'a event glenfinnan-monument',
        ),
      )
    expect(swap('a')).not.toEqual(swap('b'))
  })
})
