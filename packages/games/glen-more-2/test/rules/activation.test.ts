import { describe, expect, test } from 'vitest'
import { glenMore2 } from '../../rules/index.ts'
import { play } from '../play.ts'

const at = (tiles: readonly string[], more = {}): Parameters<typeof play>[0] => ({
  line: 'a b # S2 S1 S3 S4 S5',
  a: { tiles, coins: 9, ...more },
})

describe('activation', () => {
  test('GM2-80 the new tile and its neighbours, in any order, all of it optional', () => {
    const t = play(at(['A9 -1,0', 'A10 1,1', 'A11 -1,1', 'A12 -2,1']), 'a take S2; a place 0,1')
    expect(t.legal('activate')).toEqual([
      'activate HOME-V1',
      'activate HOME-C1',
      'activate A9',
      'activate A10',
      'activate A11',
      'activate S2',
    ])
    expect(t.whyNot('activate A12')).toEqual({ why: 'outOfReach', rule: 'GM2-80' })
    t.play('a activate S2; a activate HOME-V1; a end')
    expect(t.asked).toBe('b turn')
  })
  test('GM2-80 one activation is finished before the next begins', () => {
    const t = play(
      at(['B11 1,1'], { village: 'scot sheep', castle: 'sheep' }),
      'a take S2; a place 0,1; a activate B11 sheep',
    )
    expect(t.asked).toBe('a pay')
    expect(t.legal('activate')).toEqual([])
  })
  test('GM2-81 each tile once per turn', () => {
    const t = play(at([]), 'a take S2; a place 0,1; a activate S2')
    expect(t.whyNot('activate S2')).toEqual({ why: 'alreadyActivated', rule: 'GM2-81' })
    expect(t.goods('S2')).toBe('sheep')
  })
  test('GM2-81 in the next turn every tile may be activated again, GM2-85 and Loch Ness anew', () => {
    const a = { cards: 'loch-ness', tiles: ['A10 0,-1', 'A11 0,-2', 'A12 0,-3'] }
    const t = play({ line: 'a S2 S1 b # S3', a }, 'a take S2; a place 0,1; a activate S2; a activate A11; a end')
    t.play('a take S1; a place 1,1; a activate S2; a activate A12')
    expect([t.goods('S2'), t.goods('A11'), t.goods('A12')]).toEqual(['sheep sheep', 'barley', 'cattle'])
  })
  test('GM2-82 VP of an activation are told as such', () => {
    const t = play(at(['B13 1,1']), 'a take S2; a place 0,1; a activate B13')
    expect(t.lastEvents).toContainEqual({ type: 'vpGained', seat: 0, vp: 3, source: 'activation', total: 3 })
  })
  test('GM2-82 resources onto the tile, movement points and VP', () => {
    const t = play(at(['A9 -1,0', 'B17 -1,1', 'B13 1,1', 'A7 -1,-1']), 'a take S2; a place 0,1')
    t.play('a activate B17; a activate B13; a activate HOME-V1')
    expect([t.goods('B17'), t.vps()[0], t.view().points]).toEqual(['sheep cattle', 3, 1])
  })
  test('GM2-82 a resource of choice onto the tile', () => {
    const t = play(at(['C15 1,1']), 'a take S2; a place 0,1')
    expect(t.legal('activate C15').length).toBe(5)
    t.play('a activate C15 cattle')
    expect(t.goods('C15')).toBe('cattle')
  })
  test('GM2-82 different resources: 2 for 4 VP, 4 for 8 VP', () => {
    const more = { village: 'scot wood stone', castle: 'barley sheep', coins: 0 }
    const t = play(at(['A14 1,1'], more), 'a take S2; a place 0,1')
    expect(t.legal('activate A14').length).toBe(7)
    t.play('a activate A14 wood stone barley sheep')
    expect(t.vps()[0]).toBe(8)
    expect(play(at(['A14 1,1'], more), 'a take S2; a place 0,1; a activate A14 wood sheep').vps()[0]).toBe(4)
  })
  test('GM2-82 exactly the resources shown; a marker for one resource; a cask for barley', () => {
    const t = play(
      at(['B12 1,1', 'A8 -1,1', 'C13 -1,0'], { village: 'scot wood stone barley', castle: 'sheep', coins: 0 }),
      'a take S2; a place 0,1; a activate C13 wood stone; a activate A8 barley',
    )
    expect([t.vps()[0], t.player('a').casks]).toEqual([6, 1])
    t.play('a activate B12 sheep; a claim macleod')
    expect([t.player('a').coins, t.player('a').markers]).toEqual([3, 9])
  })
  test('GM2-2 without a marker no resource is given for one; GM2-Q2 without a road nothing is asked', () => {
    const fields = 'macleod macdonald gunn chisholm mckinnon douglas mckay sinclair ross munro'
    const none = play(at(['B12 1,1'], { village: 'scot wood', fields }), 'a take S2; a place 0,1')
    expect(none.legal('activate B12')).toEqual([])
    expect(none.whyNot('activate B12')).toEqual({ why: 'noMarker', rule: 'GM2-2' })
    const position = at(['B12 1,1'], { village: 'scot wood', coins: 0 })
    const poor = play(
      { ...position, b: { fields: 'macleod macdonald' } },
      'a take S2; a place 0,1; a activate B12 wood',
    )
    expect([poor.asked, poor.goods('HOME-V1'), poor.player('a').markers]).toEqual(['a activate', '', 10])
  })
  test('GM2-E7 Butcher: 1 sheep and 2 cattle for 8 VP; Grocer: 1 sheep and 2 stone for 7 VP', () => {
    const t = play(
      at(['B11 1,1', 'A9 -1,0', 'C11 -1,1'], {
        village: 'scot sheep cattle cattle',
        castle: 'sheep stone stone',
        coins: 0,
      }),
      'a take S2; a place 0,1; a activate B11 sheep cattle cattle',
    )
    t.play('a spend sheep HOME-V1; a activate C11 stone stone sheep')
    expect(t.vps()[0]).toBe(15)
  })
  test('GM2-83 an exchange is made once, from any tiles or the market', () => {
    const t = play(at(['B11 1,1'], { castle: 'sheep', coins: 5 }), 'a take S2; a place 0,1')
    expect(t.activatable('B11')?.ways.find(({ goods }) => goods.join() === 'sheep,cattle')?.payment).toEqual({
      own: ['sheep'],
      bought: ['cattle'],
      coins: 2,
      casks: 0,
      scotsmen: 0,
    })
    t.play('a activate B11 sheep cattle; a spend sheep HOME-C1')
    expect([t.vps()[0], t.player('a').coins, t.legal('activate B11')]).toEqual([5, 3, []])
    const poor = play(at(['B11 1,1'], { coins: 0 }), 'a take S2; a place 0,1')
    expect(poor.whyNot('activate B11')).toEqual({ why: 'coins', need: 2, has: 0, rule: 'GM2-83' })
  })
  test('GM2-83 how it is paid is asked only where ways differ: all own ones and what is missing is one way', () => {
    const sheep = (coins: number): ReturnType<typeof play> =>
      play(
        at(['B11 1,1'], { castle: 'sheep cattle', coins }),
        'a take S2; a place 0,1; a activate B11 sheep sheep cattle',
      )
    expect([sheep(2).asked, sheep(2).vps()[0], sheep(2).player('a').coins]).toEqual(['a activate', 8, 0])
    expect(sheep(5).legal('buy')).toEqual(['buy sheep', 'buy cattle'])
  })
  test('GM2-5 a tile that is full gives nothing; what does not fit is lost', () => {
    const t = play(at(['A9 -1,0 wood wood wood', 'B17 -1,1 sheep sheep']), 'a take S2; a place 0,1')
    expect(t.whyNot('activate A9')).toEqual({ why: 'full', rule: 'GM2-5' })
    expect(t.legal('activate B17')).toEqual(['activate B17 sheep', 'activate B17 cattle'])
    expect(t.whyNot('activate B17')).toEqual({ why: 'full', rule: 'GM2-5' })
    t.play('a activate B17 cattle')
    expect(t.goods('B17')).toBe('sheep sheep cattle')
    // Where all of it fits, no smaller part is offered.
    const empty = play(at(['B17 -1,1', 'A9 -1,0']), 'a take S2; a place 0,1')
    expect(empty.legal('activate B17')).toEqual(['activate B17'])
    expect(glenMore2.blocked(empty.state, 0).map(({ action }) => glenMore2.write(action))).not.toContain(
      'activate B17 sheep',
    )
  })
  test('GM2-85 without a new tile only Loch Ness activates one', () => {
    const t = play({ line: 'a b # A1 S2', a: { tiles: ['S1 0,1'] } }, 'a take A1; a decline')
    expect(t.whyNot('activate S1')).toEqual({ why: 'outOfReach', rule: 'GM2-85' })
  })
  test('GM2-84 a point moves a Scotsman to one of eight neighbouring tiles; points are pooled and expire', () => {
    const t = play(at(['A10 1,1']), 'a take S2; a place 0,1; a activate HOME-V1; a activate HOME-C1')
    expect(t.legal('move')).toEqual(['move HOME-V1 S2', 'move HOME-V1 A10', 'move HOME-V1 HOME-C1'])
    t.play('a move HOME-V1 A10; a activate S2; a move A10 HOME-C1')
    expect([t.scots('HOME-C1'), t.view().points]).toEqual([1, 0])
    expect(t.whyNot('move HOME-C1 S2')).toEqual({ why: 'noPoint', rule: 'GM2-84' })
    const lost = play(at([]), 'a take S2; a place 0,1; a activate HOME-V1; a end')
    expect(lost.lastEvents).toContainEqual({ type: 'turnEnded', seat: 0, points: 1 })
    expect(lost.view().points).toBe(0)
  })
  test('GM2-Q10 points of several tiles are one pool, for one Scotsman or for several', () => {
    const t = play(at(['A7 1,1'], { castle: 'scot' }), 'a take S2; a place 0,1; a activate A7; a activate HOME-V1')
    t.play('a move HOME-V1 S2; a move HOME-C1 S2')
    expect(t.scots('S2')).toBe(2)
  })
  test('GM2-E5 Halkirk beside the Home Castle', () => {
    const t = play(
      { line: 'a b # A6 S2', a: { village: '', castle: 'scot', tiles: ['S1 1,1'] } },
      'a take A6; a place 2,0',
    )
    expect(t.scots('A6')).toBe(1)
    expect(t.legal('activate')).toEqual(['activate HOME-C1', 'activate S1', 'activate A6'])
    t.play('a activate A6; a activate HOME-C1; a activate S1')
    expect([t.view().points, t.goods('S1')]).toEqual([2, 'wood'])
  })
  test('GM2-E6 Inverness on Halkirk', () => {
    const t = play(
      { line: 'a b # B4 S2', a: { village: '', castle: 'scot', tiles: ['S1 1,1 wood', 'A6 2,0 scot'], coins: 6 } },
      'a take B4; a spend wood S1; a place 2,0',
    )
    expect([t.scots('B4'), t.goods('B4'), t.player('a').casks, t.player('a').cards.length]).toEqual([2, 'barley', 1, 1])
    t.play('a activate B4; a activate HOME-C1; a activate S1')
    expect([t.view().points, t.goods('S1')]).toEqual([2, 'wood'])
  })
  test('GM2-Q22 a tile on one that was activated in the same turn is a new tile', () => {
    // St Duthac's Chapel places a marker on Munro, which builds Nairn on Kingussie.
    const t = play(
      {
        line: 'a b # S2 S1',
        discards: 'C8',
        a: { village: 'scot wood', tiles: ['B12 1,1', 'A9 -1,0', 'A7 -1,1'], coins: 9 },
      },
      'a take S2; a place 0,1; a activate A7; a activate B12 wood; a spend wood HOME-V1; a claim munro; a build C8; a place -1,1',
    )
    expect(t.legal('activate')).toContain('activate C8')
    t.play('a activate C8; a decline')
    expect([t.view().points, t.legal('activate C8')]).toEqual([2, []])
  })
})

describe('Loch Ness', () => {
  const ness = { cards: 'loch-ness', tiles: ['S1 0,1', 'A10 0,2', 'A11 0,3'], coins: 9 }
  test('GM2-85 one more tile anywhere in each turn', () => {
    const t = play({ line: 'a b # S3 S2', a: ness }, 'a take S3; a place -1,0')
    expect(t.activatable('A11')).toMatchObject({ extra: true, reason: null })
    t.play('a activate A11')
    expect(t.lastEvents).toContainEqual({ type: 'activated', seat: 0, tile: t.state.activated[0], extra: true })
    expect(t.whyNot('activate A10')).toEqual({ why: 'extraUsed', rule: 'GM2-85' })
    expect(t.legal('activate')).toContain('activate S1')
  })
  test('GM2-85 also after a person and after a discard, not on The End; in the turn of its placement too', () => {
    const person = play({ line: 'a b # A1 S2', a: ness }, 'a take A1; a decline')
    expect(person.legal('activate')).toContain('activate A11')
    const placed = play(
      { line: 'a b # C4 S2', a: { ...ness, cards: '', village: 'scot scot' } },
      'a take C4; a place -1,0',
    )
    expect(placed.legal('activate')).toContain('activate A11')
    const end = play({ line: 'a S2 b END', a: ness }, 'a take END')
    expect(end.asked).toBe('b turn')
  })
  test('GM2-85 after a discard', () => {
    const dear = 'A6 A7 A8 A14 A4 A5 B7 B8 B9 B10'
    const t = play(
      {
        line: `a ${dear} b #`,
        a: { ...ness, coins: 0 },
        market: { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 },
      },
      'a discard A6; a coin',
    )
    expect(t.legal('activate')).toContain('activate A11')
  })
  test('GM2-Q6 not inside a clan bonus', () => {
    const t = play(
      { line: 'a b # A1 S2', discards: 'S3', a: { ...ness, coins: 9 } },
      'a take A1; a claim munro; a build S3; a place -1,0',
    )
    expect(t.view().pending).toMatchObject({ kind: 'activate', inner: true })
    expect(t.whyNot('activate A11')).toEqual({ why: 'outOfReach', rule: 'GM2-80' })
    t.play('a decline')
    expect(t.legal('activate')).toContain('activate A11')
  })
})
