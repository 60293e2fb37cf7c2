import { describe, expect, test } from 'vitest'
import { type Holding, play, type Position } from '../play.ts'

/** Printed values cannot show that the rules read every number from the table's data, so these are corrected. */

type Leaf = string | number | boolean
const put = (...leaves: readonly (readonly [string, Leaf])[]): { readonly at: string; readonly value: Leaf }[] =>
  leaves.map(([at, value]) => ({ at, value }))
const placed = 'a take S2; a place 0,1'
const line = 'a b # S2 S1'
const FULL = { wood: 3, stone: 3, barley: 3, sheep: 3, cattle: 3 }

describe('costs', () => {
  test('GM2-50 two casks are not paid with one', () => {
    const corrections = put(['tiles.B13.cost.cask', 2])
    const take = (casks: number): ReturnType<typeof play> => play({ corrections, line: 'a b # B13 S1', a: { casks } })
    expect(take(1).whyNot('take B13')).toEqual({ why: 'noCask', rule: 'GM2-26' })
    expect(take(2).play('a take B13').player('a').casks).toBe(0)
  })
  test('GM2-51 two Scotsmen are paid one after the other, and the tile must be placed without both', () => {
    const corrections = put(['tiles.C4.cost.scotsman', 2])
    const position = (a: Holding): Position => ({ corrections, line: 'a b # C4 S1', a })
    const three = play(position({ village: 'scot', castle: 'scot', tiles: ['A6 -1,0 scot'] }), 'a take C4')
    expect(three.legal()).toEqual(['give HOME-V1', 'give HOME-C1', 'give A6'])
    three.play('a give HOME-V1')
    expect(three.legal()).toEqual(['give HOME-C1', 'give A6'])
    three.play('a give A6')
    expect([three.asked, three.player('a').supply, three.legal('place')]).toEqual(['a place', 8, ['place 2,0']])
    // Two of three on one tile: the third is needed to place it.
    const one = play(position({ village: 'scot scot scot' }), 'a take C4')
    expect([one.asked, one.scots('HOME-V1'), one.legal('place')]).toEqual(['a place', 1, ['place -1,0']])
    expect(play(position({ village: 'scot scot' })).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-Q9' })
    expect(play(position({ fields: 'mackintosh' })).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-51' })
    expect(play(position({ castle: 'scot' })).whyNot('take C4')).toEqual({ why: 'noScotsman', rule: 'GM2-Q9' })
  })
  test('GM2-51 of two Scotsmen none is paid without whom the other could not be', () => {
    const corrections = put(['tiles.C4.cost.scotsman', 2])
    const a = { village: 'scot scot', castle: '', tiles: ['S1 0,1', 'S4 0,2', 'A10 0,3 scot'] }
    const t = play({ corrections, line: 'a b # C4 S2', a }, 'a take C4')
    // A river tile needs one of the two at home, so the far one goes first or second.
    expect(t.legal()).toEqual(['give HOME-V1', 'give A10'])
    t.play('a give HOME-V1')
    expect([t.asked, t.scots('A10'), t.legal('place')]).toEqual(['a place', 0, ['place -1,0']])
  })
  test('GM2-D3 with the option both come from the home tiles', () => {
    const corrections = put(['tiles.C4.cost.scotsman', 2])
    const options = { scotsmanFrom: 'home' }
    const a = { village: 'scot scot', castle: 'scot', tiles: ['A6 -1,0 scot'] }
    const t = play({ corrections, options, line: 'a b # C4 S1', a }, 'a take C4')
    expect(t.legal()).toEqual(['give HOME-V1', 'give HOME-C1'])
    expect(t.whyNot('give A6')).toEqual({ why: 'notHome', rule: 'GM2-D3' })
    const away = { village: 'scot', tiles: ['A6 -1,0 scot scot'] }
    expect(play({ corrections, options, line: 'a b # C4 S1', a: away }).whyNot('take C4')).toEqual({
      why: 'notHome',
      rule: 'GM2-D3',
    })
  })
  test('GM2-50 coins of a cost are wanted besides what is bought', () => {
    const corrections = put(['tiles.A6.cost.coin', 2])
    const take = (coins: number): ReturnType<typeof play> =>
      play({ corrections, line: 'a b # A6 S1', a: { coins }, market: { stone: 0 } })
    expect(take(2).whyNot('take A6')).toEqual({ why: 'coins', need: 3, has: 2, rule: 'GM2-26' })
    expect(take(3).play('a take A6').player('a').coins).toBe(0)
  })
  test('GM2-Q17 coins that are still due are not spent on what one has', () => {
    // A sale must bring the coin that the tile costs: until then the stone cannot be bought.
    const corrections = put(['tiles.A6.cost.coin', 3])
    const a = { coins: 2, village: 'scot stone sheep', castle: 'stone' }
    const market = { stone: 0, sheep: 1 }
    // The only stone is spent at once: a sale before would have kept it.
    const one = play({ corrections, line: 'a b # A6 S1', a: { ...a, castle: '' }, market }, 'a take A6')
    expect(one.legal()).toEqual(['sell sheep HOME-V1'])
    const t = play({ corrections, line: 'a b # A6 S1', a, market }, 'a take A6')
    expect(t.legal()).toEqual(['spend stone HOME-V1', 'spend stone HOME-C1', 'sell sheep HOME-V1'])
    expect(t.whyNot('buy stone')).toEqual({ why: 'owed', rule: 'GM2-Q17' })
    t.play('a sell sheep HOME-V1')
    expect([t.asked, t.player('a').coins]).toEqual(['a pay', 0])
    t.play('a spend stone HOME-C1')
    expect([t.asked, t.goods('HOME-V1')]).toEqual(['a place', 'stone'])
  })
})

describe('activations', () => {
  test('GM2-113 Sinclair: as many coins as the field says', () => {
    const corrections = put(['clanBoard.fields.sinclair.effect.0.coin', 2])
    const a = { tiles: ['C13 -1,0'], village: 'scot wood', fields: 'sinclair' }
    const legal = (coins: number): readonly string[] =>
      play({ corrections, line, a: { ...a, coins }, market: FULL }, placed).legal('activate C13')
    expect([legal(1), legal(2)]).toEqual([[], ['activate C13 wood coin']])
  })
  test('GM2-113 MacGregor: as many VP as the field says, on whisky tiles with a cask icon only', () => {
    const a = { tiles: ['A8 1,1'], fields: 'macgregor', coins: 0 }
    const vp = put(['clanBoard.fields.macgregor.effect.0.vp', 4])
    expect(play({ corrections: vp, line, a }, `${placed}; a activate A8 vp`).vps()[0]).toBe(4)
    const trade = put(['tiles.A8.type', 'trade'])
    expect(play({ corrections: trade, line, a }, placed).legal('activate A8')).toEqual([])
    const points = put(['tiles.A8.activation.kind', 'move'])
    expect(play({ corrections: points, line, a }, placed).legal('activate A8')).toEqual(['activate A8'])
  })
  test('GM2-82 a marker for two resources, two casks for one barley', () => {
    const corrections = put(['tiles.B12.activation.amount', 2], ['tiles.A8.activation.amount', 2])
    const a = { tiles: ['B12 1,1', 'A8 -1,1', 'A9 -1,0'], village: 'scot wood wood barley', coins: 0 }
    const t = play({ corrections, line, a, market: FULL }, placed)
    expect(t.legal('activate B12')).toEqual(['activate B12 wood wood', 'activate B12 wood barley'])
    t.play('a activate A8 barley')
    expect(t.player('a').casks).toBe(2)
  })
  test('GM2-111 every table has the roads of its own board', () => {
    const corrections = put(['clanBoard.roads.3.cost', 4])
    const gunn = (position: Position): number => play(position).field('gunn').price
    expect([gunn({}), gunn({ corrections }), gunn({})]).toEqual([1, 4, 1])
  })
  test('GM2-82 a table without corrections plays with the printed values afterwards', () => {
    const corrections = put(['tiles.S2.activation.goods.sheep', 2])
    const sheep = (position: Position): string => play({ line, ...position }, `${placed}; a activate S2`).goods('S2')
    expect([sheep({ corrections }), sheep({}), sheep({ corrections })]).toEqual(['sheep sheep', 'sheep', 'sheep sheep'])
  })
  test('GM2-5 a tile holds as many resources as the box says', () => {
    const corrections = put(['supplies.resourcesPerTile', 4])
    const a = { village: 'scot wood wood wood', castle: '' }
    const t = play({ corrections, line: 'a b # A1 S2', a: { ...a, coins: 9 } }, 'a take A1; a claim gunn')
    t.play('a put sheep HOME-V1')
    expect(t.whyNot('put cattle HOME-V1')).toEqual({ why: 'full', rule: 'GM2-5' })
  })
})

describe('one-time effects', () => {
  test('GM2-70 two jokers are two resources, none fewer', () => {
    const corrections = put(['tiles.C15.once.joker', 2])
    const t = play({ corrections, line: 'a b # C15 S2', a: { coins: 20 } }, 'a take C15; a place 0,1')
    expect([t.legal().length, t.legal('choose wood')]).toEqual([
      15,
      ['wood', 'stone', 'barley', 'sheep', 'cattle'].map((good) => `choose wood ${good}`),
    ])
  })
  test('GM2-5 a joker does not come onto a tile without room', () => {
    const corrections = put(['tiles.C8.once.joker', 2], ['tiles.C8.once.scotsman', 0])
    const over = (goods: string): ReturnType<typeof play> =>
      play({ corrections, line: 'a b # C8 S2', a: { coins: 20, tiles: [`A7 0,1 ${goods}`] } }, 'a take C8; a place 0,1')
    expect(over('sheep sheep cattle').asked).toBe('a activate')
    expect(over('sheep sheep').play('a choose wood').goods('C8')).toBe('wood sheep sheep')
  })
  test('GM2-2 of two Scotsmen the one comes that is left', () => {
    const corrections = put(['tiles.A7.once.scotsman', 2])
    const a = { village: 'scot scot scot scot', castle: 'scot scot scot scot', coins: 9, supply: 1 }
    const t = play({ corrections, line: 'a b # A7 S2', a }, 'a take A7; a place 0,1')
    expect([t.scots('A7'), t.player('a').supply]).toEqual([1, 0])
  })
  test('GM2-5 of what a landmark puts on its tile, what comes first stays', () => {
    const corrections = put(['landmarks.inverness.effect.0.goods.wood', 2])
    const a = { coins: 30, castle: 'scot', tiles: ['A6 -1,0 sheep'] }
    const t = play({ corrections, line: 'a b # B4 S2', a }, 'a take B4; a place -1,0')
    expect(t.goods('B4')).toBe('wood wood sheep')
  })
  test('GM2-Q5 few Scotsmen are no question without a marker; what cannot be done yet is not forgotten', () => {
    const few = { village: 'scot scot scot scot wood', castle: 'scot scot scot scot', coins: 0, supply: 1 }
    const joker = put(['tiles.A7.once.joker', 1])
    const t = play({ corrections: joker, line: 'a b # A7 S2', a: few }, 'a take A7; a place 0,1')
    expect([t.asked, t.scots('A7')]).toEqual(['a choose', 1])
    // No road can be paid before the resource of the joker is sold.
    const all = put(['tiles.A7.once.joker', 1], ['tiles.A7.once.clanMarker', 1])
    const position = { corrections: all, line: 'a b # A7 S2', a: few, b: { fields: 'macleod macdonald' } }
    const three = play(position, 'a take A7; a place 0,1')
    expect(three.legal()).toEqual(['effect scotsman', 'effect choose'])
    three.play('a effect choose; a choose sheep')
    expect(three.legal()).toEqual(['effect scotsman', 'effect claim'])
  })
  test('GM2-91 two markers are placed one after the other', () => {
    const corrections = put(['landmarks.donan-castle.effect.0.amount', 2])
    const t = play({ corrections, line: 'a b # A4 S2', a: { coins: 20 } }, 'a take A4; a place 0,1; a claim macleod')
    expect(t.view().pending).toMatchObject({ kind: 'claim', left: 1 })
    t.play('a claim douglas')
    expect([t.asked, t.player('a').markers]).toEqual(['a activate', 8])
  })
  test('GM2-91 a card that asks for no roads does not', () => {
    const corrections = put(['landmarks.donan-castle.effect.0.payRoads', false])
    const t = play({ corrections, line: 'a b # A4 S2', a: { coins: 4 } }, 'a take A4; a place 0,1')
    expect([t.player('a').coins, t.field('maclachlan').price]).toEqual([0, 0])
    t.play('a claim maclachlan')
    expect([t.player('a').coins, t.player('a').markers]).toEqual([0, 9])
  })
  test('GM2-113 a field that activates two tiles of a type does', () => {
    const corrections = put(['clanBoard.fields.maclean.effect.0.amount', 2])
    const a = { tiles: ['S2 0,1', 'A12 0,2'], coins: 9 }
    const t = play({ corrections, line: 'a b # A1 S1', a }, 'a take A1; a claim maclean; a activate S2; a activate A12')
    expect([t.goods('S2'), t.goods('A12'), t.asked]).toEqual(['sheep', 'cattle', 'a activate'])
  })
})
