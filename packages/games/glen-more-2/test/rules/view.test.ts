import { describe, expect, test } from 'vitest'
import type { TileShown, Yield } from '../../rules/index.ts'
import { names, play, tileOf } from '../play.ts'

type Played = ReturnType<typeof play>
const line = 'a b # S2 S1'
const placed = 'a take S2; a place 0,1'

describe('the table', () => {
  test('GM2-24 the stacks are shown by their numbers, The End among those of D until it appears', () => {
    expect(play({ line: 'a b # S1 S2', left: [3, 17, 17, 5] }).view().stacks).toEqual([3, 17, 17, 6])
    expect(play({ line: 'a b # S1 END', left: [0, 0, 0, 5] }).view().stacks).toEqual([0, 0, 0, 5])
  })
  test('GM2-130 all pieces on The End are shown there', () => {
    const t = play({ seats: 3, line: 'a b S1 c # END S2' }, 'a take END; b take END')
    expect(t.line()).toContain('a+b+END')
  })
  test('GM2-66 tiles that left the game are not in the discard pile', () => {
    const a = { coins: 9, tiles: ['S1 0,1'] }
    const t = play({ line: 'a b # A1 S2', discards: 'S4', a }, 'a take A1; a claim macmillan; a remove S1')
    expect([names(t.view().removed), names(t.view().discards)]).toEqual(['S1', 'S4'])
  })
  test('GM2-133 scores and ranks are there when the game is over', () => {
    const t = play({ line: 'a S1 b END S2', a: { coins: 3, vp: 2 }, b: { coins: 0 } })
    expect([t.view().scores, t.view().ranks]).toEqual([null, null])
    t.play('a take END; b take END')
    expect([t.view().scores, t.view().ranks]).toEqual([
      [5, 0],
      [1, 2],
    ])
  })
})

describe('tiles', () => {
  const shown = (t: Played, letter: string, name: string): TileShown['reach'] | undefined =>
    t.player(letter).tiles.find(({ tile }) => tile === tileOf(name))?.reach
  test('GM2-80 a tile is ready, used or far; those of others are far', () => {
    const t = play({ line, a: { tiles: ['A10 0,-1', 'A11 0,-2'] } }, `${placed}; a activate HOME-V1; a activate S2`)
    const own = ['HOME-V1', 'S2', 'HOME-C1', 'A10'].map((name) => shown(t, 'a', name))
    expect(own).toEqual(['used', 'used', 'ready', 'far'])
    expect([shown(t, 'b', 'HOME-V2'), shown(t, 'b', 'HOME-C2')]).toEqual(['far', 'far'])
  })
  test('GM2-62 a pile shows what is under its top', () => {
    const t = play({ a: { tiles: ['A7 0,1', 'C8 0,1', 'D8 0,1'] } })
    expect(t.player('a').tiles.map(({ under }) => names(under))).toEqual(['', '', 'C8 A7'])
  })
})

describe('questions', () => {
  const pending = (t: Played): ReturnType<Played['view']>['pending'] => t.view().pending
  test('GM2-113 what is still to be put on tiles', () => {
    const t = play({ line: 'a b # A1 S2', a: { coins: 9 } }, 'a take A1; a claim chisholm')
    expect(pending(t)).toMatchObject({ kind: 'bring', goods: ['barley'], left: 1 })
    t.play('a settle HOME-C1')
    expect(pending(t)).toMatchObject({ kind: 'bring', goods: ['barley'], left: 0 })
  })
  test('GM2-2 no more Scotsmen are asked for than are left', () => {
    const a = { village: 'scot scot scot scot', castle: 'scot scot scot scot', coins: 9, supply: 1 }
    const t = play({ line: 'a b # A1 S2', a }, 'a take A1; a claim ross')
    expect(pending(t)).toMatchObject({ kind: 'bring', left: 1 })
    t.play('a settle HOME-C1')
    expect(t.asked).toBe('a activate')
    const none = { ...a, castle: `${a.castle} scot`, supply: 0 }
    const nobody = play({ line: 'a b # A1 S2', a: none }, 'a take A1; a claim ross')
    expect([nobody.asked, nobody.player('a').markers]).toEqual(['a activate', 9])
  })
  test('GM2-111 how many markers, GM2-66 how many resources stay', () => {
    expect(pending(play({ line: 'a b # A1 S2' }, 'a take A1'))).toMatchObject({ kind: 'claim', left: 1 })
    const a = { coins: 9, tiles: ['A7 0,1 wood wood'], castle: 'sheep cattle' }
    const t = play({ line: 'a b # A1 S2', a }, 'a take A1; a claim macmillan; a remove A7')
    expect(pending(t)).toMatchObject({ kind: 'keep', left: 3, goods: ['wood', 'wood', 'sheep', 'cattle'] })
  })
})

describe('offers', () => {
  test('GM2-Q17 a sale is needed only for what can be taken', () => {
    const t = play({ line: 'a S1 b END A6 A8', a: { coins: 0, village: 'scot sheep' }, market: { sheep: 2, stone: 1 } })
    expect(['END', 'A6', 'S1'].map((name) => t.offer(name).needsSale)).toEqual([false, true, false])
    const poor = play({ line: 'a b # A6 S1', a: { coins: 0 } })
    expect(poor.offer('A6')).toMatchObject({ needsSale: false, payment: null })
  })
  test('GM2-51 nobody is offered to pay for a tile that cannot be taken', () => {
    const corrections = [{ at: 'tiles.C4.cost.coin', value: 50 }]
    const t = play({ corrections, line: 'a b # C4 S1', a: { castle: 'scot' } })
    expect(t.offer('C4')).toMatchObject({ givers: [], reason: { why: 'coins' } })
  })
  test('GM2-81 a place does not promise what was activated before, nor the tile that would be covered', () => {
    const a = { village: 'scot wood', tiles: ['B12 1,1', 'A9 -1,0', 'A7 -1,1'], coins: 9 }
    const t = play(
      { line, discards: 'S4', a },
      `${placed}; a activate HOME-V1; a activate B12 wood; a spend wood HOME-V1; a claim munro; a build S4`,
    )
    const spot = t.view().spots.find(({ x, y }) => x === 0 && y === -1)
    expect(spot?.activates.map((tile) => names([tile])).toSorted()).toEqual(['A9', 'HOME-C1'])
    const corrections = [{ at: 'tiles.D6.overbuild', value: true }]
    const mey = play({ corrections, line: 'a b # D6 S2', a: { coins: 30, tiles: ['A4 0,1'] } })
    expect(mey.offer('D6').spots.map(({ activates }) => names(activates))).toEqual(['HOME-V1 HOME-C1'])
  })
  test('GM2-82 what every tile would give, by its best way', () => {
    const a = {
      tiles: ['C15 0,1', 'B12 1,1', 'A8 0,2', 'B11 1,2', 'A14 0,3', 'B17 1,3 sheep sheep'],
      village: 'scot wood barley sheep',
      castle: 'sheep cattle',
      coins: 0,
    }
    const t = play({ line, a })
    const of = (name: string, from = t): Yield | undefined =>
      from.view().yields.find(({ tile }) => tile === tileOf(name))
    const nothing = {
      trades: false,
      puts: [],
      any: 0,
      vp: 0,
      casks: 0,
      points: 0,
      markers: 0,
      ages: 0,
      tokens: 0,
      events: 0,
    }
    expect(of('C15')).toMatchObject({ ...nothing, any: 1 })
    expect(of('B12')).toMatchObject({ ...nothing, trades: true, markers: 1 })
    expect(of('A8')).toMatchObject({ ...nothing, trades: true, casks: 1 })
    expect(of('B11')).toMatchObject({ ...nothing, trades: true, vp: 8 })
    expect(of('A14')).toMatchObject({ ...nothing, trades: true, vp: 8 })
    expect(of('B17')).toMatchObject({ ...nothing, puts: ['sheep'] })
    expect(of('HOME-V1')).toMatchObject({ ...nothing, points: 1 })
    expect(of('S2', play({ line, a }, 'a take S2'))).toMatchObject({ ...nothing, puts: ['sheep'] })
    const full = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }
    const poor = play({ line, a: { tiles: ['A14 0,1', 'A10 0,2 stone stone stone'] }, market: full })
    expect([of('A14', poor), of('A10', poor)]).toEqual([{ ...nothing, tile: tileOf('A14'), trades: true }, undefined])
  })
  test('GM2-83 own resources go first, each once, and the rest is bought', () => {
    const a = { tiles: ['B11 1,1'], castle: 'sheep', coins: 9 }
    const way = play({ line, a }, placed)
      .activatable('B11')
      ?.ways.find(({ goods }) => goods.join() === 'sheep,sheep')
    expect(way?.payment).toEqual({ own: ['sheep'], bought: ['sheep'], coins: 2, casks: 0, scotsmen: 0 })
  })
  test('GM2-113 Sinclair: what could not be paid with its coin is not shown', () => {
    const market = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }
    const a = { tiles: ['C13 -1,0'], village: 'scot wood', fields: 'sinclair' }
    const ways = (coins: number): number | undefined =>
      play({ line, a: { ...a, coins }, market }, placed).activatable('C13')?.ways.length
    expect([ways(0), ways(1)]).toEqual([0, 1])
  })
})

describe('clan fields', () => {
  test('GM2-113 a viewer sees what a field would give them, who is asked for a marker sees it so', () => {
    const position = { line: 'a b # A1 S2', a: { coins: 20, tiles: ['A7 0,1', 'B8 0,2'] }, b: { coins: 0 } }
    const t = play(position)
    expect([t.field('brodie', 'a').bonus.vp, t.field('brodie', 'b').bonus.vp]).toEqual([5, 0])
    expect([t.field('brodie', 'a').reason, t.field('brodie', 'b').reason?.why]).toEqual([null, 'coins'])
    expect(t.field('brodie').bonus.vp).toBe(5)
    expect(t.play('a take A1').field('brodie', 'b').bonus.vp).toBe(5)
  })
  test('GM2-113 Scotsmen that are left, points, persons and tiles', () => {
    const a = {
      village: 'scot scot scot scot',
      castle: 'scot scot scot scot',
      supply: 1,
      coins: 20,
      tiles: ['B13 0,1', 'S2 0,2', 'A12 0,3'],
    }
    const t = play({ line: 'a b # A1 S1', discards: 'A10 C8', a }, 'a take A1')
    expect(t.field('ross').bonus.scotsmen).toBe(1)
    expect(t.field('mckinnon').bonus).toMatchObject({ scotsmen: 1, coins: 2 })
    expect(t.field('cameron').bonus).toMatchObject({ points: 3, tiles: [tileOf('B13')] })
    expect(t.field('mckay').bonus.persons).toBe(2)
    expect(names(t.field('macmillan').bonus.tiles)).toBe('A12')
    expect(names(t.field('munro').bonus.tiles)).toBe('A10')
    expect(names(t.field('maclean').bonus.tiles)).toBe('S2 A12')
    expect(t.field('gunn').bonus.goods).toEqual(['sheep', 'cattle'])
  })
  test('GM2-81 a tile that was activated before is no bonus any more', () => {
    const a = { village: 'scot wood', tiles: ['B12 1,1', 'A12 -1,1', 'A9 -1,0'], coins: 9 }
    const t = play({ line, a }, `${placed}; a activate A12; a activate B12 wood; a spend wood HOME-V1`)
    expect(names(t.field('maclean').bonus.tiles)).toBe('S2')
  })
  test('GM2-112 every marker on Douglas is shown', () => {
    const t = play({ a: { fields: 'douglas douglas' }, b: { fields: 'douglas' } })
    expect(t.field('douglas').holders).toEqual([0, 0, 1])
  })
  test('GM2-2 without a marker no field can be claimed', () => {
    const a = { fields: 'macleod macdonald gunn chisholm mckinnon douglas mckay sinclair ross munro' }
    const t = play({ line: 'a b # A1 S1', a: { ...a, coins: 20 } })
    for (const field of ['grant', 'macleod', 'douglas'] as const)
      expect(t.field(field, 'a').reason).toEqual({ why: 'noMarker', rule: 'GM2-2' })
  })
})
