import { describe, expect, test } from 'vitest'
import { glenMore2, type Warning } from '../../rules/index.ts'
import { play } from '../play.ts'

type Played = ReturnType<typeof play>
const warned = (t: Played, warn: Warning['warn'], seat = 0): readonly string[] =>
  glenMore2
    .warnings(t.state, seat)
    .filter(({ warning }) => warning.warn === warn)
    .map(({ action }) => glenMore2.write(action))
const leaving = (t: Played): Warning | undefined =>
  glenMore2.warnings(t.state, 0).find(({ warning }) => warning.warn === 'leaves')?.warning

const RING = ['S1 0,1', 'S4 1,1', 'A10 -1,1', 'A11 0,-1', 'A12 1,-1', 'A13 -1,-1']
const placing = (tile: string, a: object): readonly string[] =>
  warned(play({ line: `a b # ${tile} S2`, a: { coins: 20, tiles: RING, ...a } }, `a take ${tile}`), 'walledIn')

describe('walled in', () => {
  test('GM2-53 the last place is filled; a Scotsman who comes with the tile could build from there', () => {
    expect(placing('S3', {})).toEqual(['place -1,0'])
    expect(placing('A6', {})).toEqual([])
    expect(placing('B5', {})).toEqual([])
    const all = { village: 'scot scot scot scot scot', tiles: [...RING, 'A9 2,0'], castle: 'scot scot scot scot' }
    expect(placing('A6', { ...all, supply: 0 })).toEqual([])
    const alone = { ...all, castle: '', village: 'scot scot scot scot scot scot scot scot scot', supply: 0 }
    expect(placing('A6', alone)).toEqual(['place -1,0'])
  })
  test('GM2-60 an overbuild tile fills no place', () => {
    expect(placing('B17', { tiles: [...RING, 'A6 -1,0'] })).toEqual([])
  })
  test('GM2-84 the last Scotsman who could build moves where he cannot', () => {
    const north = ['B13 0,2', 'B14 -1,2', 'B15 1,2']
    const position = (village: string, river: string): Played =>
      play(
        { line: 'a b # A1 S2', a: { coins: 9, village, tiles: [...RING, `A6 -1,0 ${river}`.trim(), ...north] } },
        'a take A1; a claim cameron',
      ).play('a decline')
    expect(warned(position('', 'scot'), 'walledIn')).toEqual(['move A6 S1', 'move A6 HOME-V1'])
    expect(warned(position('', 'scot scot'), 'walledIn')).toEqual([])
    expect(warned(position('scot', ''), 'walledIn')).toEqual([])
  })
})

describe('what a turn leaves behind', () => {
  const line = 'a b # S2 S1'
  const placed = 'a take S2; a place 0,1'
  test('GM2-80 resources and VP that cost nothing, not exchanges', () => {
    const a = { tiles: ['B13 1,1', 'A14 -1,1', 'A9 -1,0 wood wood wood'], village: 'scot wood stone' }
    const t = play({ line, a }, `${placed}; a activate HOME-V1; a activate HOME-C1`)
    expect(leaving(t)).toMatchObject({ goods: 1, vp: 3, points: 2, extra: false, rule: 'GM2-80' })
    t.play('a activate S2; a activate B13; a move HOME-V1 HOME-C1; a move HOME-C1 HOME-V1')
    expect(leaving(t)).toBeUndefined()
  })
  test('GM2-5 GM2-80 of what a tile gives, only as much as it has room for', () => {
    const left = (on: string): number | null => {
      const t = play({ line, a: { tiles: [`C14 1,1 ${on}`.trim()] } }, `${placed}; a activate S2`)
      const warning = leaving(t)
      return warning?.warn === 'leaves' ? warning.goods : null
    }
    expect(['', 'wood wood', 'wood wood wood'].map(left)).toEqual([2, 1, 0])
  })
  test('GM2-85 the tile of Loch Ness, after movement points', () => {
    const a = { cards: 'loch-ness', tiles: ['A11 0,-1', 'S4 0,-2'] }
    const t = play({ line, a }, `${placed}; a activate S2; a activate HOME-V1; a activate HOME-C1`)
    expect(leaving(t)).toMatchObject({ goods: 0, vp: 0, points: 2, extra: true, rule: 'GM2-84' })
    t.play('a move HOME-V1 HOME-C1; a move HOME-C1 HOME-V1')
    expect(leaving(t)).toMatchObject({ points: 0, extra: true, rule: 'GM2-85' })
    t.play('a activate S4')
    expect(leaving(t)).toBeUndefined()
  })
  test('GM2-Q7 nothing is left behind by closing an effect inside the turn', () => {
    const t = play({ line: 'a b # A1 S2', discards: 'S4', a: { coins: 9 } }, 'a take A1; a claim munro; a build S4')
    t.play('a place 0,1')
    expect([t.view().pending?.inner, leaving(t)]).toEqual([true, undefined])
  })
})

describe('clan fields', () => {
  test('GM2-113 only fields that one could claim are warned of, and none that goes on working', () => {
    const t = play({ line: 'a b # A1 S1', a: { coins: 2 } }, 'a take A1')
    const claims = t.legal('claim')
    expect(warned(t, 'givesNothing').every((claim) => claims.includes(claim))).toBe(true)
    const rich = play({ line: 'a b # A1 S1', a: { coins: 20 } }, 'a take A1')
    expect(warned(rich, 'givesNothing').toSorted()).toEqual(
      ['brodie', 'grant', 'macdonell', 'maclean', 'macmillan', 'macpherson', 'munro', 'sutherland'].map(
        (field) => `claim ${field}`,
      ),
    )
  })
  test('GM2-22 only who is asked is warned', () => {
    const t = play({ line: 'a S1 b END S2' })
    expect([warned(t, 'finishes', 0), warned(t, 'finishes', 1)]).toEqual([['take END'], []])
  })
})
