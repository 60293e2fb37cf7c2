import { describe, expect, test } from 'vitest'
import { type AskKind, glenMore2, type Reason } from '../../rules/index.ts'
import { play, type Position } from '../play.ts'

type Played = ReturnType<typeof play>
const greyed = (t: Played): readonly string[] =>
  glenMore2.blocked(t.state, 0).map(({ action }) => glenMore2.write(action))
const person = (a: Position['a'], more: Partial<Position> = {}): Played =>
  play({ line: 'a b # A1 S2', a: { coins: 20, village: 'scot wood', ...a }, ...more }, 'a take A1')

describe('what must be decided first', () => {
  const dear = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
  const full = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }
  const few = { village: 'scot scot scot scot wood', castle: 'scot scot scot', tiles: ['A7 0,1 scot'], supply: 1 }
  const cases: readonly (readonly [AskKind, Reason['rule'], () => Played])[] = [
    ['turn', 'GM2-22', () => play({ line: 'a b # S1 S2' })],
    [
      'reward',
      'GM2-27',
      () => play({ line: `a ${dear} b #`, a: { coins: 0, village: 'wood' }, market: full }, 'a discard A6'),
    ],
    ['pay', 'GM2-50', () => play({ line: 'a b # A6 S1', a: { village: 'scot stone' } }, 'a take A6')],
    ['give', 'GM2-50', () => play({ line: 'a b # C4 S1', a: { village: 'scot wood', castle: 'scot' } }, 'a take C4')],
    ['place', 'GM2-22', () => play({ line: 'a b # S2 S1' }, 'a take S2')],
    [
      'effects',
      'GM2-70',
      () => play({ line: 'a b # D8 S2', a: { ...few, coins: 20 } }, 'a take D8; a buy wood; a place 0,1'),
    ],
    ['choose', 'GM2-70', () => play({ line: 'a b # A3 S2', a: { village: 'scot wood' } }, 'a take A3; a place -1,0')],
    ['bring', 'GM2-112', () => person({}).play('a claim gunn')],
    ['grant', 'GM2-Q6', () => person({ tiles: ['S4 0,1'] }).play('a claim macdonell')],
    ['claim', 'GM2-111', () => person({})],
    ['remove', 'GM2-65', () => person({ tiles: ['S4 0,1'] }).play('a claim macmillan')],
    [
      'keep',
      'GM2-66',
      () => person({ tiles: ['A7 0,1 wood wood'], castle: 'sheep cattle' }).play('a claim macmillan; a remove A7'),
    ],
    ['build', 'GM2-112', () => person({}, { discards: 'S3' }).play('a claim munro')],
    ['activate', 'GM2-80', () => person({}, { discards: 'S3' }).play('a claim munro; a build S3; a place -1,0')],
  ]
  test.each(cases)('GM2-22 before %s is answered nobody ends their turn (%s)', (pending, rule, make) => {
    expect(make().whyNot('end')).toEqual({ why: 'notNow', pending, rule })
  })
  test('GM2-42 sales wait where they could change nothing', () => {
    for (const [pending, rule, make] of cases) {
      const t = make()
      if (!['reward', 'give', 'effects', 'choose'].includes(pending)) continue
      expect([pending, t.whyNot('sell wood HOME-V1')]).toEqual([pending, { why: 'notNow', pending, rule }])
    }
  })
})

describe('what nobody could point at is not greyed', () => {
  test('GM2-113 ways of a clan that one does not have', () => {
    const t = play({ line: 'a b # S2 S1', a: { tiles: ['A8 1,1'], coins: 0 } }, 'a take S2; a place 0,1')
    expect(greyed(t)).toContain('activate A8 barley')
    expect(greyed(t)).not.toContain('activate A8 vp')
  })
  test('GM2-27 The End is not there to be discarded', () => {
    const t = play({ line: 'a S1 b END S2' })
    expect(greyed(t)).toContain('discard S1')
    expect(greyed(t)).not.toContain('discard END')
  })
  test('GM2-65 a tile that was chosen to go', () => {
    const a = { coins: 9, tiles: ['S1 0,1', 'S4 0,2'] }
    const t = play({ line: 'a b # D4 S2', a }, 'a take D4; a place -1,0; a remove S1')
    expect(greyed(t)).toContain('remove HOME-V1')
    expect(greyed(t)).not.toContain('remove S1')
  })
  test('GM2-80 a tile that is far is far, whatever else it lacks', () => {
    const a = { tiles: ['A11 0,-1', 'S4 0,-2 barley barley barley'] }
    const t = play({ line: 'a b # S2 S1', a }, 'a take S2; a place 0,1')
    expect(t.whyNot('activate S4')).toEqual({ why: 'outOfReach', rule: 'GM2-80' })
  })
})
