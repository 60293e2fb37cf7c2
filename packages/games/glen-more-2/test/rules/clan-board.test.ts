import { describe, expect, test } from 'vitest'
import { type FieldName, fieldNamed, type Reason } from '../../rules/index.ts'
import { whyNotClaim } from '../../rules/topics/clan.ts'
import { names, play, type Position } from '../play.ts'

const person = (a: Position['a'] = {}, more: Partial<Position> = {}): ReturnType<typeof play> =>
  play({ line: 'a b # A1 S2', a: { coins: 20, ...a }, ...more }, 'a take A1')

describe('persons', () => {
  test('GM2-110 a person is set aside: no tile, no activation', () => {
    const t = person().play('a decline')
    expect([names(t.player('a').persons), t.player('a').tiles.length, t.legal('activate')]).toEqual(['A1', 2, []])
  })
  test('GM2-111 a marker on a free field, by the cheapest road; what cannot be paid cannot be chosen', () => {
    const t = person({ coins: 1 })
    expect(t.legal('claim')).toEqual([
      'claim macleod',
      'claim macdonald',
      'claim gunn',
      'claim chisholm',
      'claim mckinnon',
      'claim douglas',
    ])
    expect(t.whyNot('claim mckay')).toEqual({ why: 'coins', need: 2, has: 1, rule: 'GM2-111' })
    t.play('a claim chisholm')
    expect([t.player('a').coins, t.player('a').markers]).toEqual([0, 9])
  })
  test('GM2-111 roads go from the markers of any player, over free fields too', () => {
    const t = person({ coins: 9 }, { b: { fields: 'mckay' } })
    expect([t.field('sutherland').price, t.field('gunn').price, t.field('sinclair').price]).toEqual([1, 1, 2])
  })
  test('GM2-112 each field once per game; Douglas any number of times, at 0 once a marker is there', () => {
    const t = person({}, { b: { fields: 'macleod douglas' } })
    expect(t.whyNot('claim macleod')).toEqual({ why: 'claimed', rule: 'GM2-112' })
    expect(t.field('douglas')).toMatchObject({ price: 0, holders: [1], reason: null })
    t.play('a claim douglas')
    expect([t.vps()[0], t.player('a').coins, t.field('douglas').holders]).toEqual([3, 20, [0, 1]])
  })
  test('GM2-111 a marker of one colour goes on fields of this colour', () => {
    const t = person()
    const why = (field: FieldName): Reason | null =>
      whyNotClaim(t.state, 0, fieldNamed(field) ?? -1, { payRoads: true, colour: 'purple' })
    expect(why('macleod')).toEqual({ why: 'colour', colour: 'purple', rule: 'GM2-111' })
    expect(why('grant')).toBeNull()
  })
  test('GM2-D7 a field belongs to one player, but for Douglas', () => {
    const t = person({}, { b: { fields: 'gunn' } })
    expect([t.field('gunn').reason, t.field('douglas').reason]).toEqual([{ why: 'claimed', rule: 'GM2-112' }, null])
  })
  test('GM2-E8 MacLeod 0, McKay 2; with a marker on MacMillan, MacLachlan 1', () => {
    const t = person()
    expect([t.field('macleod').price, t.field('mckay').price]).toEqual([0, 2])
    expect(person({}, { b: { fields: 'macmillan' } }).field('maclachlan').price).toBe(1)
  })
  test('GM2-D6 McKay costs two roads of 1', () => {
    expect(person().field('mckay')).toMatchObject({ price: 2, path: [22, 2, 6] })
  })
  test('GM2-Q2 a marker may be declined; without a marker nothing happens, and the person is kept', () => {
    const t = person().play('a decline')
    expect([t.player('a').markers, t.asked]).toEqual([10, 'a activate'])
    const all = 'macleod macdonald gunn chisholm mckinnon douglas mckay sinclair ross munro'
    const none = person({ fields: all })
    expect([none.asked, names(none.player('a').persons)]).toEqual(['a activate', 'A1'])
    const poor = person({ coins: 0 }, { b: { fields: 'macleod macdonald' } })
    expect([poor.asked, poor.player('a').markers]).toEqual(['a activate', 10])
  })
  test('GM2-Q2 a player who can sell for the road is asked', () => {
    const t = person({ coins: 0, village: 'scot sheep' }, { b: { fields: 'macleod macdonald' } })
    expect(t.legal()).toEqual(['sell sheep HOME-V1', 'decline'])
    t.play('a sell sheep HOME-V1')
    expect(t.legal('claim')).toContain('claim gunn')
  })
})

describe('GM2-113 bonuses', () => {
  const vp = (field: string, a: Position['a']): number => person(a).play(`a claim ${field}`).vps()[0]
  test('GM2-113 Brodie: 3 villages 5 VP, 4 and more 8 VP', () => {
    const villages = ['A7 0,1', 'B8 0,2', 'C6 0,3', 'D11 0,4']
    expect([1, 2, 3, 4].map((n) => vp('brodie', { tiles: villages.slice(0, n) }))).toEqual([0, 5, 8, 8])
  })
  test('GM2-113 Grant: 5 tiles with a Scotsman 5 VP, 6 and more 8 VP', () => {
    const tiles = ['S1 0,1 scot', 'S4 0,2 scot', 'A10 0,3 scot', 'A11 0,4 scot']
    expect([3, 4].map((n) => vp('grant', { tiles: tiles.slice(0, n), castle: 'scot' }))).toEqual([5, 8])
    expect(vp('grant', { tiles: tiles.slice(0, 2), castle: 'scot scot' })).toBe(0)
  })
  test('GM2-113 MacPherson: 2 overbuild tiles 5 VP, 3 and more 8 VP, covered ones too', () => {
    const tiles = ['A7 0,1', 'C8 0,1', 'D8 0,1', 'S4 1,1', 'C14 1,1']
    expect([3, 5].map((n) => vp('macpherson', { tiles: tiles.slice(0, n) }))).toEqual([5, 8])
    expect(vp('macpherson', { tiles: tiles.slice(0, 2) })).toBe(0)
  })
  test('GM2-113 Oliphant: 9 coins 5 VP, 12 and more 8 VP, after the road', () => {
    expect([11, 12, 14, 15].map((coins) => vp('oliphant', { coins }))).toEqual([0, 5, 5, 8])
  })
  test('GM2-113 Sutherland: 4 river tiles 5 VP, 6 and more 8 VP', () => {
    const tiles = ['S3 -1,0', 'S5 -2,0', 'A9 -3,0', 'A6 -4,0']
    expect([1, 2, 3, 4].map((n) => vp('sutherland', { tiles: tiles.slice(0, n) }))).toEqual([0, 5, 5, 8])
  })
  test('GM2-D10 the lower number is a least, not an exact number', () => {
    expect(vp('sutherland', { tiles: ['S3 -1,0', 'S5 -2,0', 'A9 -3,0'] })).toBe(5)
  })
  test('GM2-113 VP of clan fields are told as such', () => {
    const sources = (field: string, a: Position['a']): readonly string[] =>
      person(a)
        .play(`a claim ${field}`)
        .lastEvents.flatMap((e) => (e.type === 'vpGained' ? [`${e.vp} ${e.source}`] : []))
    expect(sources('douglas', {})).toEqual(['3 clan'])
    expect(sources('oliphant', {})).toEqual(['8 clan'])
  })
  test('GM2-113 Douglas 3 VP, MacLeod 3 coins', () => {
    expect(vp('douglas', {})).toBe(3)
    expect(person({ coins: 2 }).play('a claim macleod').player('a').coins).toBe(5)
  })
  test('GM2-113 McKinnon and Ross: Scotsmen on any tiles', () => {
    const t = person({ coins: 4 }).play('a claim mckinnon; a settle HOME-C1')
    expect([t.scots('HOME-C1'), t.player('a').coins]).toEqual([1, 5])
    const ross = person().play('a claim ross; a settle HOME-C1; a settle HOME-V1')
    expect([ross.scots('HOME-C1'), ross.scots('HOME-V1'), ross.player('a').supply]).toEqual([1, 2, 6])
    const far = person({ tiles: ['S1 0,1', 'S4 0,2'] }).play('a claim ross; a settle S4; a settle S4')
    expect(far.scots('S4')).toBe(2)
  })
  test('GM2-113 Chisholm, Gunn, MacDonald: each on any tile', () => {
    const t = person().play('a claim chisholm; a put barley HOME-C1; a settle HOME-V1')
    expect([t.goods('HOME-C1'), t.scots('HOME-V1')]).toEqual(['barley', 2])
    const gunn = person().play('a claim gunn; a put cattle HOME-V1; a put sheep HOME-C1')
    expect([gunn.goods('HOME-V1'), gunn.goods('HOME-C1')]).toEqual(['cattle', 'sheep'])
    const macdonald = person().play('a claim macdonald; a put wood HOME-V1; a decline')
    expect([macdonald.goods('HOME-V1'), macdonald.asked]).toEqual(['wood', 'a activate'])
  })
  test('GM2-5 a full tile takes none of it; a sale makes room', () => {
    const t = person({ village: 'scot wood wood wood', castle: 'stone stone stone' }).play('a claim gunn')
    expect(t.whyNot('put sheep HOME-V1')).toEqual({ why: 'full', rule: 'GM2-5' })
    t.play('a sell wood HOME-V1; a put sheep HOME-V1; a decline')
    expect(t.goods('HOME-V1')).toBe('wood wood sheep')
  })
  test('GM2-5 a sale makes room also where every resource is one of its kind', () => {
    const t = person({ village: 'scot wood stone barley', castle: 'wood sheep cattle' }).play('a claim gunn')
    expect([t.asked, t.legal('put'), t.legal('sell').length]).toEqual(['a bring', [], 6])
  })
  test('GM2-113 Cameron: 1 trade tile and 3 movement points', () => {
    const t = person({ tiles: ['B13 0,1', 'C10 0,2'] }).play('a claim cameron')
    expect([t.legal('activate'), t.view().points]).toEqual([['activate B13', 'activate C10'], 3])
    t.play('a activate C10')
    expect([t.vps()[0], t.asked]).toEqual([3, 'a activate'])
  })
  test('GM2-84 Cameron: Scotsmen may move before the trade tile is activated', () => {
    const tiles = ['B12 0,1 scot scot', 'A12 0,2 scot', 'S1 1,1 scot wood']
    const t = person({ tiles }).play('a claim cameron; a move B12 HOME-C1')
    expect([t.asked, t.view().points, t.scots('HOME-C1')]).toEqual(['a grant', 2, 1])
    t.play('a activate B12 wood; a spend wood S1; a claim grant')
    expect([t.vps()[0], t.view().points]).toEqual([5, 2])
    const still = person({ tiles: ['S1 0,1'] }).play('a claim macdonell')
    expect(still.whyNot('move HOME-V1 S1')).toEqual({ why: 'noPoint', rule: 'GM2-84' })
  })
  test('GM2-113 MacDonell: 1 material and 1 whisky tile, in any order', () => {
    const t = person({ tiles: ['S4 0,1', 'A8 0,2', 'A12 0,3'], coins: 9 }).play('a claim macdonell; a activate S4')
    expect(t.goods('S4')).toBe('barley')
    t.play('a activate A8 barley; a spend barley S4')
    expect([t.player('a').casks, t.asked]).toEqual([1, 'a activate'])
  })
  test('GM2-113 MacLean: 1 animal and 1 whisky tile; GM2-81 applies', () => {
    const t = person({ tiles: ['S2 0,1', 'A8 0,2'] }, { line: 'a b # A1 S3' }).play('a claim maclean; a activate S2')
    expect(t.whyNot('activate S2')).toEqual({ why: 'alreadyActivated', rule: 'GM2-81' })
    expect(t.whyNot('activate HOME-V1')).toEqual({ why: 'outOfReach', rule: 'GM2-113' })
  })
  test('GM2-Q6 granted activations come within the effect', () => {
    const t = person({ tiles: ['S4 0,1'] }).play('a claim macdonell')
    expect(t.view().pending).toMatchObject({ kind: 'grant', types: ['material', 'whisky'] })
    expect(t.whyNot('end')).toMatchObject({ why: 'notNow' })
  })
  test('GM2-113 McKay: David Hume, who counts as 2 persons and brings no marker (GM2-Q8)', () => {
    const t = person().play('a claim mckay')
    expect([t.view().standing.persons.values, t.player('a').markers, t.asked]).toEqual([[3, 0], 9, 'a activate'])
  })
  test('GM2-Q8 David Hume brings no marker', () => {
    expect(person().play('a claim mckay').legal('claim')).toEqual([])
  })
})

describe('Munro', () => {
  const discards = { discards: 'S3 A4 C4 B1 C8' }
  test('GM2-Q7 a tile of the discard pile is built like a normal one, without its cost', () => {
    const t = person({ coins: 9 }, discards).play('a claim munro')
    expect(t.legal('build')).toEqual(['build S3', 'build A4', 'build C4', 'build B1'])
    expect(t.whyNot('build C8')).toEqual({ why: 'noCell', rule: 'GM2-Q1' })
    t.play('a build A4; a place 0,1')
    expect([t.player('a').coins, t.scots('A4'), t.asked]).toEqual([7, 1, 'a claim'])
    t.play('a decline; a activate HOME-V1; a decline')
    expect([t.view().points, t.asked, names(t.view().discards)]).toEqual([1, 'a activate', 'S3 C4 B1 C8'])
    expect(t.legal('activate')).toEqual([])
  })
  test('GM2-113 a person from the pile places a marker, and the road is paid', () => {
    const t = person({ coins: 9 }, discards).play('a claim munro; a build B1; a claim mackintosh')
    expect([names(t.player('a').persons), t.player('a').coins]).toEqual(['A1 B1', 6])
  })
  test('GM2-113 persons of the pile need no place, and sales are open before the choice', () => {
    const t = person({ village: 'wood' }, discards).play('a claim munro')
    expect(t.legal()).toEqual(['build B1', 'sell wood HOME-V1', 'decline'])
  })
  test('GM2-Q7 a tile is activated once, inside the effect or after it', () => {
    const a = { village: 'scot wood', tiles: ['B12 1,1', 'A10 -1,1', 'A9 -1,0'], coins: 9 }
    const t = play(
      { line: 'a b # S2 S1', discards: 'S4', a },
      'a take S2; a place 0,1; a activate HOME-V1; a activate B12 wood; a spend wood HOME-V1; a claim munro; a build S4; a place 0,-1',
    )
    expect(t.legal('activate')).toEqual(['activate HOME-C1', 'activate A9', 'activate S4'])
    t.play('a activate HOME-C1; a activate S4; a decline')
    expect([t.goods('S4'), t.whyNot('activate HOME-C1')]).toEqual([
      'barley',
      { why: 'alreadyActivated', rule: 'GM2-81' },
    ])
    expect(t.legal('activate')).toEqual(['activate A10', 'activate A9', 'activate S2'])
  })
  test('GM2-92 Castle of Mey built by Munro activates all tiles too', () => {
    const t = person({ tiles: ['S1 1,-1', 'S4 1,-2'] }, { discards: 'D6' }).play(
      'a claim munro; a build D6; a place 0,1',
    )
    expect(t.legal('activate')).toContain('activate S4')
  })
  test('GM2-Q20 no tile of the kind is left to activate: nothing is asked', () => {
    const a = { village: 'scot wood', tiles: ['B12 1,1', 'A9 -1,0'], coins: 9 }
    const t = play(
      { line: 'a b # S2 S1', a },
      'a take S2; a place 0,1; a activate S2; a activate B12 wood; a spend wood HOME-V1; a claim maclean',
    )
    expect([t.asked, t.player('a').markers]).toEqual(['a activate', 9])
  })
  test('GM2-Q20 what cannot be carried out has no effect, and the marker stays', () => {
    expect(person().play('a claim munro').asked).toBe('a activate')
    const unfit = person({}, { discards: 'C8' }).play('a claim munro')
    expect([unfit.asked, unfit.player('a').markers]).toEqual(['a activate', 9])
    expect(person().play('a claim macmillan').asked).toBe('a activate')
    expect(person().play('a claim maclean').asked).toBe('a activate')
    expect(person({}, discards).play('a claim munro; a decline').asked).toBe('a activate')
  })
})

describe('ongoing powers', () => {
  const place = 'a take S2; a place 0,1'
  const line = 'a b # S2 S1'
  test('GM2-113 MacGregor: 3 VP instead of distilling, without barley', () => {
    const t = play({ line, a: { tiles: ['A8 1,1'], fields: 'macgregor', coins: 0 } }, place)
    expect(t.legal('activate A8')).toEqual(['activate A8 vp'])
    t.play('a activate A8 vp')
    expect([t.vps()[0], t.player('a').casks]).toEqual([3, 0])
    expect(play({ line, a: { tiles: ['A8 1,1'], coins: 9 } }, place).legal('activate A8')).toEqual([
      'activate A8 barley',
    ])
  })
  test('GM2-113 MacLachlan: unused movement points are 1 VP each', () => {
    // No player would decline them, so they come with the end of the turn.
    const t = play({ line, a: { fields: 'maclachlan' } }, `${place}; a activate HOME-V1; a activate HOME-C1; a end`)
    expect(t.vps()[0]).toBe(2)
    expect(t.lastEvents).toContainEqual({ type: 'vpGained', seat: 0, vp: 2, source: 'movement', total: 2 })
    expect(t.lastEvents).toContainEqual({ type: 'turnEnded', seat: 0, points: 0 })
  })
  test('GM2-113 Mackintosh: castles count as Scotsmen for placing', () => {
    const t = play({ line: 'a b # S3 S1', a: { village: '', fields: 'mackintosh' } }, 'a take S3')
    expect(t.legal('place')).toEqual(['place 2,0'])
  })
  test('GM2-113 Sinclair: one resource of a trade tile may be a coin', () => {
    const t = play(
      { line, a: { tiles: ['C13 -1,0'], village: 'scot wood', fields: 'sinclair', coins: 1 }, market: { stone: 3 } },
      place,
    )
    expect(t.legal('activate C13')).toEqual(['activate C13 wood coin'])
    t.play('a activate C13 wood coin')
    expect([t.vps()[0], t.player('a').coins, t.goods('HOME-V1')]).toEqual([6, 0, ''])
  })
  test('GM2-113 Sinclair: at a fair the coin stands for a kind that is not paid', () => {
    const a = { tiles: ['A14 1,1'], village: 'scot wood wood', fields: 'sinclair', coins: 1 }
    const t = play({ line, a, market: { stone: 3, barley: 3, sheep: 3, cattle: 3, wood: 3 } }, place)
    expect(t.legal('activate A14')).toEqual(['activate A14 wood coin'])
    t.play('a activate A14 wood coin')
    expect([t.vps()[0], t.goods('HOME-V1')]).toEqual([4, 'wood'])
  })
  test('GM2-Q14 Sinclair serves trade tiles only, not distilleries', () => {
    const t = play({ line, a: { tiles: ['A8 1,1'], fields: 'sinclair', coins: 9 } }, place)
    expect(t.legal('activate A8')).toEqual(['activate A8 barley'])
  })
})
