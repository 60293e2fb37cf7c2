import { describe, expect, test } from 'vitest'
import { names, play } from '../play.ts'

const place = (t: ReturnType<typeof play>): string[] => t.legal('place').map((text) => text.slice(6))

describe('placing', () => {
  test('GM2-3 home tiles are two tiles on the river, village at 0,0 and castle at 1,0', () => {
    const t = play({})
    expect(t.player('a').tiles.map(({ x, y }) => `${x},${y}`)).toEqual(['0,0', '1,0'])
  })
  test('GM2-4 neighbours are the eight cells around, orthogonal ones share an edge', () => {
    // Diagonal to the Scotsman is near enough, but the edge is needed too.
    const t = play({ line: 'a b # S2 S1' }, 'a take S2')
    expect(place(t).toSorted()).toEqual(['0,-1', '0,1', '1,-1', '1,1'])
  })
  test('GM2-52 a new tile shares an edge with a tile of the territory', () => {
    const t = play({ line: 'a b # S2 S1' }, 'a take S2')
    expect(t.whyNot('place -1,1')).toEqual({ why: 'noSide', rule: 'GM2-52' })
    expect(t.whyNot('place 0,0')).toEqual({ why: 'occupied', rule: 'GM2-52' })
  })
  test('GM2-53 it must be near a tile with an own Scotsman', () => {
    const t = play({ line: 'a b # S2 S1', a: { tiles: ['S4 0,1', 'A10 0,2'] } }, 'a take S2')
    expect(t.whyNot('place 0,3')).toEqual({ why: 'nobodyNear', rule: 'GM2-53' })
    const near = play({ line: 'a b # S2 S1', a: { tiles: ['S4 0,1', 'A10 0,2 scot'] } }, 'a take S2')
    expect(near.whyNot('place 0,3')).toBeNull()
  })
  test('GM2-54 a river tile lengthens the one river', () => {
    const t = play({ line: 'a b # S3 S1', a: { castle: 'scot' } }, 'a take S3')
    expect(place(t).toSorted()).toEqual(['-1,0', '2,0'])
    expect(t.whyNot('place 0,1')).toEqual({ why: 'secondRiver', rule: 'GM2-54' })
  })
  test('GM2-54 a river tile beyond a gap would be a second river', () => {
    const a = { tiles: ['S4 0,1', 'A10 -1,1', 'A11 -2,1 scot'] }
    const t = play({ line: 'a b # S3 S1', a }, 'a take S3')
    expect(t.whyNot('place -2,0')).toEqual({ why: 'secondRiver', rule: 'GM2-54' })
    expect(place(t)).toEqual(['-1,0'])
    const plain = play({ line: 'a b # S2 S1', a }, 'a take S2')
    expect(plain.whyNot('place -2,0')).toBeNull()
  })
  test('GM2-55 no tile without river beside a river tile, and the other way round', () => {
    const t = play({ line: 'a b # S2 S1' }, 'a take S2')
    expect(t.whyNot('place -1,0')).toEqual({ why: 'besideRiver', rule: 'GM2-55' })
    const a = { tiles: ['S4 0,1', 'A10 -1,1', 'A11 -2,1', 'A12 -2,0'] }
    const river = play({ line: 'a b # S3 S1', a })
    expect(river.whyNot('take S3')).toEqual({ why: 'noCell', rule: 'GM2-Q1' })
    const other = play({ line: 'a b # S3 S1', a: { ...a, castle: 'scot' } }, 'a take S3')
    expect(other.whyNot('place -1,0')).toEqual({ why: 'besideRiver', rule: 'GM2-55' })
  })
  test('GM2-55 the same on the other side of the river', () => {
    const tiles = ['S4 1,1', 'A10 2,1', 'A11 3,1', 'A12 3,0']
    const t = play({ line: 'a b # S3 S1', a: { tiles, castle: 'scot' } }, 'a take S3')
    expect(t.whyNot('place 2,0')).toEqual({ why: 'besideRiver', rule: 'GM2-55' })
    const plain = play({ line: 'a b # S2 S1', a: { castle: 'scot' } }, 'a take S2')
    expect(plain.whyNot('place 2,0')).toEqual({ why: 'besideRiver', rule: 'GM2-55' })
  })
  test('GM2-56 all conditions hold together', () => {
    const t = play({ line: 'a b # S3 S1', a: { tiles: ['S4 1,1 scot'], village: '' } }, 'a take S3')
    expect(place(t)).toEqual(['2,0'])
  })
  test('GM2-E3 Lochridge and Halkirk at the home tiles', () => {
    const lochridge = play({ line: 'a b # S2 S1' }, 'a take S2')
    expect(lochridge.whyNot('place -1,0')).toMatchObject({ why: 'besideRiver' })
    expect(lochridge.whyNot('place 0,1')).toBeNull()
    expect(lochridge.whyNot('place 1,1')).toBeNull()
    const far = play({ line: 'a b # S2 S1', a: { castle: 'scot' } }, 'a take S2')
    expect(far.whyNot('place 2,1')).toMatchObject({ why: 'noSide' })
    const halkirk = play({ line: 'a b # A6 S1' }, 'a take A6')
    expect(halkirk.whyNot('place 0,1')).toMatchObject({ why: 'secondRiver' })
    expect(halkirk.whyNot('place -1,0')).toBeNull()
    expect(halkirk.whyNot('place 2,0')).toMatchObject({ why: 'nobodyNear' })
    expect(play({ line: 'a b # A6 S1', a: { castle: 'scot' } }, 'a take A6').whyNot('place 2,0')).toBeNull()
  })
})

describe('overbuild tiles', () => {
  const rich = { coins: 20 }
  test('GM2-60 they only cover tiles', () => {
    const t = play({ line: 'a b # C8 S1', a: { ...rich, tiles: ['A7 0,1'] } }, 'a take C8')
    expect(place(t)).toEqual(['0,1'])
    expect(t.whyNot('place -1,0')).toEqual({ why: 'mustCover', rule: 'GM2-60' })
  })
  test('GM2-61 the covered tile has the same type, and both or neither have a river', () => {
    const t = play({ line: 'a b # C8 S2', a: { ...rich, tiles: ['A7 0,1', 'S1 1,1', 'A6 -1,0'] } }, 'a take C8')
    expect(place(t)).toEqual(['0,1'])
    expect(t.whyNot('place 1,1')).toEqual({ why: 'otherType', rule: 'GM2-61' })
    expect(t.whyNot('place -1,0')).toEqual({ why: 'otherRiver', rule: 'GM2-61' })
  })
  test('GM2-62 resources and Scotsmen move up, and only the top tile counts', () => {
    const t = play(
      { line: 'a b # C8 S1', a: { ...rich, tiles: ['A7 0,1 scot sheep'], fields: '' } },
      'a take C8; a place 0,1',
    )
    expect([t.goods('C8'), t.scots('C8'), t.scots('A7')]).toEqual(['sheep', 2, 0])
    expect(t.player('a').tiles.map(({ tile, under }) => names([tile, ...under]))).toEqual([
      'HOME-V1',
      'HOME-C1',
      'C8 A7',
    ])
    expect(t.legal('activate A7')).toEqual([])
  })
  test('GM2-63 one-time effects are kept, and so is the landmark card', () => {
    const t = play(
      { line: 'a b # B4 S1', a: { ...rich, tiles: ['A6 -1,0'], casks: 2, cards: 'loch-shiel' } },
      'a take B4; a place -1,0',
    )
    expect(t.player('a').cards.length).toBe(2)
    expect(t.player('a').casks).toBe(3)
  })
  test('GM2-D1 a covered landmark keeps its card and gives nothing again', () => {
    const corrections = [{ at: 'tiles.C8.river', value: true }]
    const t = play(
      { corrections, line: 'a b # C8 S1', a: { ...rich, tiles: ['B4 -1,0'], cards: 'inverness' } },
      'a take C8; a place -1,0',
    )
    expect([t.player('a').cards.length, t.player('a').casks]).toEqual([1, 0])
  })
  test('GM2-64 they may be overbuilt, and activate themselves and their neighbours', () => {
    const t = play(
      { line: 'a b # D8 S2', a: { ...rich, tiles: ['A7 0,1', 'C8 0,1', 'S1 1,1'] } },
      'a take D8; a place 0,1',
    )
    t.play('a decline')
    expect(t.legal('activate')).toEqual(['activate HOME-V1', 'activate HOME-C1', 'activate S1', 'activate D8'])
  })
  test('GM2-E4 Inverness on Halkirk, not on Kingussie or Loch Lochy', () => {
    const t = play(
      { line: 'a b # B4 S1', a: { ...rich, castle: 'scot', tiles: ['A6 2,0', 'A7 1,1', 'A3 3,0'] } },
      'a take B4',
    )
    expect(t.whyNot('place 2,0')).toBeNull()
    expect(t.whyNot('place 1,1')).toMatchObject({ why: 'otherRiver' })
    expect(t.whyNot('place 3,0')).toMatchObject({ why: 'otherType' })
  })
  test('GM2-Q3 a Scotsman on the very tile does not help', () => {
    const t = play({ line: 'a b # C8 B4 S1', a: { ...rich, village: '', tiles: ['A7 0,1 scot'] } })
    expect(t.whyNot('take C8')).toEqual({ why: 'noCell', rule: 'GM2-Q1' })
  })
  test('GM2-Q4 the Starting Village may be covered, the Home Castle not', () => {
    const t = play({ line: 'a b # B4 S1', a: { ...rich, castle: 'scot' } }, 'a take B4')
    expect(place(t)).toEqual(['0,0'])
    expect(t.whyNot('place 1,0')).toEqual({ why: 'homeCastle', rule: 'GM2-Q4' })
  })
})

describe('removing tiles', () => {
  const morar = { coins: 9, tiles: ['S1 0,1 wood', 'S4 0,2 scot barley', 'A6 -1,0 scot', 'C8 0,3'] }
  test('GM2-65 the rest stays legal: connected, one river; home tiles stay', () => {
    const t = play(
      { line: 'a b # A1 S2', a: { ...morar, tiles: ['S1 0,1', 'S4 0,2', 'A6 -1,0'] } },
      'a take A1; a claim macmillan',
    )
    expect(t.legal('remove')).toEqual(['remove S4', 'remove A6'])
    expect(t.whyNot('remove S1')).toEqual({ why: 'breaksTerritory', rule: 'GM2-65' })
    expect(t.whyNot('remove HOME-V1')).toEqual({ why: 'homeTile', rule: 'GM2-65' })
  })
  test('GM2-65 a pile that has a home tile in it stays; the river is not broken', () => {
    const t = play(
      { line: 'a b # A1 S2', a: { coins: 9, castle: 'scot', village: '', tiles: ['B4 0,0', 'S3 -1,0', 'S5 -2,0'] } },
      'a take A1; a claim macmillan',
    )
    expect(t.whyNot('remove B4')).toEqual({ why: 'homeTile', rule: 'GM2-65' })
    expect(t.whyNot('remove S3')).toEqual({ why: 'breaksTerritory', rule: 'GM2-65' })
    expect(t.legal('remove')).toEqual(['remove S5'])
  })
  test('GM2-65 the river is not broken either where the land around it holds together', () => {
    const tiles = ['S3 -1,0', 'S5 -2,0', 'S1 0,1', 'S4 -1,1', 'A10 -2,1']
    const t = play({ line: 'a b # A1 S2', a: { coins: 9, tiles } }, 'a take A1; a claim macmillan')
    expect(t.whyNot('remove S3')).toEqual({ why: 'breaksTerritory', rule: 'GM2-65' })
    expect(t.legal('remove')).toEqual(['remove S5', 'remove S1', 'remove S4', 'remove A10'])
  })
  test('GM2-66 piles go whole, what was on them goes to the Home Castle, cards are kept', () => {
    const t = play(
      {
        line: 'a b # A1 S2',
        a: { coins: 9, tiles: ['A7 0,1 scot', 'C8 0,1 wood'], castle: 'sheep', cards: 'loch-lochy' },
      },
      'a take A1; a claim macmillan; a remove C8',
    )
    expect(names(t.view().removed)).toBe('C8 A7')
    expect([t.goods('HOME-C1'), t.scots('HOME-C1'), t.player('a').cards.length]).toEqual(['wood sheep', 1, 1])
    expect(t.view().discards).toEqual([])
  })
  test('GM2-66 above the limit one chooses what is lost', () => {
    const t = play(
      { line: 'a b # A1 S2', a: { coins: 9, tiles: ['A7 0,1 wood wood'], castle: 'sheep cattle' } },
      'a take A1; a claim macmillan; a remove A7',
    )
    expect(t.legal('keep')).toEqual(['keep wood wood sheep', 'keep wood wood cattle', 'keep wood sheep cattle'])
    t.play('a keep wood sheep cattle')
    expect(t.goods('HOME-C1')).toBe('wood sheep cattle')
    expect(t.lastEvents).toContainEqual({ type: 'goodsLost', seat: 0, goods: ['wood'] })
  })
  test('GM2-66 resources that are all alike leave nothing to choose', () => {
    const t = play(
      { line: 'a b # A1 S2', a: { coins: 9, tiles: ['A7 0,1 wood wood'], castle: 'wood wood' } },
      'a take A1; a claim macmillan; a remove A7',
    )
    expect([t.asked, t.goods('HOME-C1')]).toEqual(['a activate', 'wood wood wood'])
    expect(t.lastEvents).toContainEqual({ type: 'goodsLost', seat: 0, goods: ['wood'] })
  })
  test('GM2-98 Loch Morar removes up to 2 tiles, judged when both are gone; itself may be one', () => {
    const t = play({ line: 'a b # D4 S2', a: { coins: 9, tiles: ['S1 0,1', 'S4 0,2'] } }, 'a take D4; a place -1,0')
    expect(t.legal('remove')).toEqual(['remove S1', 'remove S4', 'remove D4'])
    t.play('a remove S1')
    expect(t.legal()).toEqual(['remove S4'])
    t.play('a remove S4')
    expect(t.player('a').tiles.map(({ tile }) => names([tile]))).toEqual(['HOME-V1', 'HOME-C1', 'D4'])
    const one = play(
      { line: 'a b # D4 S2', a: { coins: 9, tiles: ['S1 0,1'] } },
      'a take D4; a place -1,0; a remove D4; a decline',
    )
    expect([names(one.view().removed), one.asked, one.player('a').cards.length]).toEqual(['D4', 'a activate', 1])
  })
  test('GM2-65 what would fall off with a tile can go with it, as far as the effect reaches', () => {
    const chain = ['S1', 'S4', 'A10', 'A11', 'A12', 'A13', 'B14', 'B15', 'B16', 'C16']
    const removing = (max: number): readonly string[] => {
      const corrections = [{ at: 'clanBoard.fields.macmillan.effect.0.max', value: max }]
      const tiles = [...chain.map((name, i) => `${name} 0,${i + 1}`), 'S3 -1,0', 'S5 -2,0', 'A9 -3,0', 'A6 2,0']
      const t = play({ corrections, line: 'a b # A1 S2', a: { coins: 20, tiles } }, 'a take A1; a claim macmillan')
      return t.legal('remove').map((text) => text.slice('remove '.length))
    }
    expect(removing(1)).toEqual(['C16', 'A9', 'A6'])
    expect(removing(2)).toEqual(['B16', 'C16', 'S5', 'A9', 'A6'])
    expect(removing(9)).toEqual([...chain.slice(1), 'S3', 'S5', 'A9', 'A6'])
  })
  test('GM2-Q19 around the cell of a new tile that removed itself, tiles are still activated', () => {
    const t = play({ line: 'a b # D4 S2', a: { coins: 9 } }, 'a take D4; a place -1,0; a remove D4')
    expect(t.legal('activate')).toEqual(['activate HOME-V1'])
  })
  test('GM2-62 a Scotsman who waits for his tile comes onto what has covered it meanwhile', () => {
    const a = { coins: 20, castle: 'scot scot scot', village: 'scot scot scot', tiles: ['A7 0,1 scot'] }
    const t = play({ line: 'a b # D8 S2', discards: 'C8', a }, 'a take D8; a place 0,1; a effect claim; a claim munro')
    t.play('a build C8; a place 0,1')
    expect([t.scots('C8'), t.player('a').supply]).toEqual([2, 1])
    t.play('a decline')
    expect([t.asked, t.scots('C8'), t.scots('D8')]).toEqual(['a activate', 3, 0])
  })
  test('GM2-Q21 the Scotsman of a new tile that is gone comes to the Home Castle', () => {
    const t = play(
      {
        line: 'a b # D8 S2',
        a: { coins: 20, castle: 'scot scot scot', village: 'scot scot scot', tiles: ['A7 0,1 scot'] },
      },
      'a take D8; a place 0,1',
    )
    expect([t.player('a').supply, t.asked]).toEqual([2, 'a effects'])
    t.play('a effect claim; a claim macmillan; a remove D8')
    expect([t.scots('HOME-C1'), t.player('a').supply, names(t.view().removed)]).toEqual([5, 1, 'D8 A7'])
  })
})
