import { describe, expect, test } from 'vitest'
import { names, play, tileOf } from '../play.ts'

const rich = { coins: 20, castle: 'scot' }

describe('one-time effects', () => {
  test('GM2-70 after the placement, before any activation: Scotsman, joker, marker, cask, coin, VP', () => {
    const scot = play({ line: 'a b # C8 S2', a: { ...rich, tiles: ['A7 0,1'] } }, 'a take C8; a place 0,1')
    expect([scot.scots('C8'), scot.player('a').coins, scot.asked]).toEqual([1, 17, 'a activate'])
    const joker = play({ line: 'a b # C15 S2', a: rich }, 'a take C15; a place 0,1')
    expect(joker.legal()).toEqual(['wood', 'stone', 'barley', 'sheep', 'cattle'].map((good) => `choose ${good}`))
    joker.play('a choose barley')
    expect(joker.goods('C15')).toBe('barley')
    const cask = play({ line: 'a b # A8 S2', a: rich }, 'a take A8; a place 0,1')
    expect(cask.player('a').casks).toBe(1)
    const vp = play({ line: 'a b # D13 S2', a: rich }, 'a take D13; a place 0,1')
    expect(vp.vps()[0]).toBe(2)
    const marker = play({ line: 'a b # D8 S2', a: { ...rich, tiles: ['A7 0,1'] } }, 'a take D8; a place 0,1')
    expect(marker.asked).toBe('a claim')
  })
  test('GM2-2 a Scotsman that one does not have left does not come', () => {
    const all = { village: 'scot scot scot scot scot', castle: 'scot scot scot scot', coins: 9 }
    const t = play({ line: 'a b # A7 S2', a: { ...all, supply: 0 } }, 'a take A7; a place 0,1')
    expect([t.scots('A7'), t.asked]).toEqual([0, 'a activate'])
  })
  test('GM2-Q5 where Scotsmen are few, one says which effect comes first', () => {
    const few = {
      village: 'scot scot scot scot',
      castle: 'scot scot scot',
      tiles: ['A7 0,1 scot'],
      coins: 20,
      supply: 1,
    }
    const t = play({ line: 'a b # D8 S2', a: few }, 'a take D8; a place 0,1')
    expect(t.legal()).toEqual(['effect scotsman', 'effect claim'])
    t.play('a effect claim; a claim mckinnon; a settle HOME-C1')
    expect([t.scots('HOME-C1'), t.scots('D8'), t.asked]).toEqual([4, 1, 'a activate'])
    const first = play({ line: 'a b # D8 S2', a: few }, 'a take D8; a place 0,1; a effect scotsman')
    expect([first.scots('D8'), first.asked]).toEqual([2, 'a claim'])
  })
  test('GM2-Q5 Scotsmen are few if a tile that Munro builds and its marker could want them all', () => {
    const three = { village: 'scot scot', castle: 'scot scot scot', tiles: ['A7 0,1 scot'], coins: 20, supply: 3 }
    const asked = (discards: string, fields: string): string =>
      play({ line: 'a b # D8 S2', a: three, b: { fields }, discards }, 'a take D8; a place 0,1').asked
    expect(asked('', '')).toBe('a claim')
    expect(asked('S3', '')).toBe('a claim')
    expect(asked('A4', '')).toBe('a effects')
    expect(asked('A4', 'munro')).toBe('a claim')
    expect(asked('A4', 'ross')).toBe('a claim')
    const t = play({ line: 'a b # D8 S2', a: three, discards: 'A4' }, 'a take D8; a place 0,1; a effect claim')
    t.play('a claim munro; a build A4; a place 1,1; a claim ross; a settle HOME-C1; a settle HOME-C1; a decline')
    expect([t.scots('A4'), t.scots('HOME-C1'), t.scots('D8'), t.asked]).toEqual([1, 5, 1, 'a activate'])
  })
  test('GM2-Q5 so they are if chapels could place markers for a resource when Munro has built', () => {
    const three = { village: 'scot scot', castle: 'scot scot scot', coins: 20, supply: 3 }
    const asked = (discards: string, ...chapels: readonly string[]): string => {
      const a = { ...three, tiles: ['A7 0,1 scot', ...chapels] }
      return play({ line: 'a b # D8 S2', a, discards }, 'a take D8; a place 0,1').asked
    }
    expect([asked('B7'), asked('B7', 'B12 1,1')]).toEqual(['a claim', 'a effects'])
    expect([asked('D17'), asked('D17', 'B12 1,1')]).toEqual(['a claim', 'a effects'])
  })
  test('GM2-Q5 where no field could bring one any more, nobody is asked', () => {
    const few = { village: 'scot scot scot scot', castle: 'scot scot scot', tiles: ['A7 0,1 scot'], coins: 20 }
    const b = { fields: 'ross chisholm mckinnon' }
    const t = play({ line: 'a b # D8 S2', a: { ...few, supply: 1 }, b }, 'a take D8; a place 0,1')
    expect([t.asked, t.scots('D8')]).toEqual(['a claim', 2])
  })
  test('GM2-Q5 an effect that cannot be carried out yet waits for one that makes it possible', () => {
    // Corrected: the tile gives a joker besides its marker, and the resource can be sold for the road.
    const t = play(
      {
        line: 'a b # D17 S2',
        corrections: [
          { at: 'tiles.D17.once.clanMarker', value: 1 },
          { at: 'tiles.D17.once.joker', value: 1 },
        ],
        a: { coins: 0, village: 'scot stone' },
        b: { fields: 'macleod macdonald' },
      },
      'a take D17; a place 0,1',
    )
    expect(t.legal()).toContain('choose sheep')
    t.play('a choose sheep')
    expect(t.legal()).toEqual(['sell sheep D17', 'decline'])
  })
  test('GM2-71 landmark cards, casks and persons are kept in front of the player', () => {
    const t = play(
      { line: 'a b # B5 S2', a: { ...rich, village: 'scot sheep' } },
      'a take B5; a spend sheep HOME-V1; a place -1,0',
    )
    expect([t.player('a').cards.length, t.player('a').casks]).toEqual([1, 1])
  })
})

describe('landmark cards', () => {
  const build = (tile: string, cell: string, more = {}): ReturnType<typeof play> => {
    const t = play({ line: `a b # ${tile} S2`, a: { coins: 30, castle: 'scot', ...more } }, `a take ${tile}`)
    return t.play(`a place ${cell}`)
  }
  test('GM2-90 Armadale Castle: the first 8 coins count 2 VP each; 10 coins are 18 VP', () => {
    const end = { line: 'a S1 b END' }
    const t = play(
      { ...end, a: { coins: 10, cards: 'armadale-castle' }, b: { coins: 0, cards: 'loch-ness' } },
      'a take END; b take END',
    )
    expect(t.vps()[0]).toBe(18)
    const few = play(
      { ...end, a: { coins: 5, cards: 'armadale-castle' }, b: { coins: 0, cards: 'loch-ness' } },
      'a take END; b take END',
    )
    expect(few.vps()[0]).toBe(10)
    const sources = few.lastEvents.flatMap((e) => (e.type === 'vpGained' ? [`${e.vp} ${e.source}`] : []))
    expect(sources).toEqual(['5 coins', '5 cards'])
  })
  test('GM2-91 Donan Castle: a clan marker, and the road is paid', () => {
    const t = build('A4', '0,1')
    expect(t.asked).toBe('a claim')
    const coins = t.player('a').coins
    t.play('a claim mckay')
    expect([coins - t.player('a').coins, names(t.player('a').persons)]).toEqual([2, 'HUME'])
  })
  test('GM2-92 Castle of Mey: all tiles, each once', () => {
    const t = build('D6', '0,1', { tiles: ['S1 1,-1', 'S4 1,-2'] })
    expect(t.legal('activate')).toEqual([
      'activate HOME-V1',
      'activate HOME-C1',
      'activate S1',
      'activate S4',
      'activate D6',
    ])
    t.play('a activate S4')
    expect(t.whyNot('activate S4')).toMatchObject({ why: 'alreadyActivated' })
  })
  test('GM2-93 Castle Stalker: 3 coins', () => {
    const t = build('A5', '-1,0')
    expect(t.lastEvents).toContainEqual({ type: 'coinsGained', seat: 0, coins: 3 })
  })
  test('GM2-94 Castle Moil: Scotsmen in the Home Castle count double; 3 count as 6', () => {
    const t = play({ a: { castle: 'scot scot scot', cards: 'castle-moil' }, b: { castle: 'scot' } })
    expect(t.view().standing.scotsmen).toEqual({ values: [6, 1], vp: [8, 0] })
  })
  test('GM2-95 Duart Castle: a marker and a coin, which may pay the road (GM2-Q5)', () => {
    const t = play({ line: 'a b # B6 S2', a: { coins: 0, village: 'scot wood stone' } }, 'a take B6; a place 0,1')
    expect(t.player('a').coins).toBe(1)
    expect(t.whyNot('claim gunn')).toBeNull()
  })
  test('GM2-96 Inverness: 1 barley on it and 1 cask', () => {
    const t = build('B4', '0,0')
    expect([t.goods('B4'), t.player('a').casks]).toEqual(['barley', 1])
  })
  test('GM2-96 the barley of Inverness is lost on a village that is full', () => {
    const a = { castle: 'scot', coins: 30, tiles: ['A6 -1,0 wood wood sheep'] }
    const t = play({ line: 'a b # B4 S2', a, market: { wood: 0 } }, 'a take B4; a buy wood; a place -1,0')
    expect([t.goods('B4'), t.player('a').casks]).toEqual(['wood wood sheep', 1])
    expect(t.lastEvents).toContainEqual({ type: 'goodsPut', seat: 0, tile: tileOf('B4'), goods: [], lost: ['barley'] })
  })
  test('GM2-97 Loch Lochy: 2 resources of choice on it', () => {
    const t = build('A3', '-1,0')
    t.play('a choose wood wood')
    expect(t.goods('A3')).toBe('wood wood')
  })
  test('GM2-Q20 the resources of Loch Lochy may be declined in whole or in part', () => {
    expect(build('A3', '-1,0').play('a choose sheep').goods('A3')).toBe('sheep')
    expect(build('A3', '-1,0').play('a decline').asked).toBe('a activate')
  })
  test('GM2-100 Loch Shiel: 1 Scotsman on it and 1 cask', () => {
    const t = build('B5', '-1,0')
    expect([t.scots('B5'), t.player('a').casks]).toEqual([1, 1])
  })
})
