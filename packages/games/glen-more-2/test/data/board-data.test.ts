import { describe, expect, test } from 'vitest'
import {
  ANIMALS,
  BOX,
  bundleOfGoods,
  CARD_COUNT,
  cardNamed,
  CARDS,
  CATEGORIES,
  content,
  DIE_ALWAYS_UP_TO_SEATS,
  DISCARD_COINS,
  DISCARD_POINTS,
  END_FROM_SHARE,
  END_TO_SHARE,
  FIELD_COUNT,
  fieldNamed,
  FIELDS,
  GAME_ID,
  GOOD_KINDS,
  goodId,
  GOODS,
  goodsIn,
  goodsOf,
  MARKET_FIELDS,
  MARKET_FILLED,
  MAX_SEATS,
  MIN_SEATS,
  MOST_ROADS,
  NO_WAY,
  placeNamed,
  PLACES,
  roadFrom,
  roadPath,
  roadPrice,
  roadPrices,
  roadsOf,
  SCORINGS,
  START,
  START_PLACE,
  stackId,
  TILES,
} from '../../data/index.ts'
import { PRINTED_CARDS, PRINTED_FIELDS, PRINTED_ROADS } from './printed.ts'
import { cardText, fieldText, opsText } from './told.ts'

const { builtIn } = content
const field = (name: string): number => fieldNamed(name) ?? -1
const marked = (...names: readonly string[]): number => names.reduce((bits, name) => bits | (1 << field(name)), 0)
const price = (name: string, bits = 0): number => roadPrice(builtIn.roads, bits, field(name))
const bonus = (name: string): string => opsText(builtIn.fields[field(name)].effect)
const card = (name: string): string => opsText(builtIn.cards[cardNamed(name) ?? -1].effect)

describe('numbers of the rules', () => {
  test('the game has its id, and two to four players', () => {
    expect([GAME_ID, MIN_SEATS, MAX_SEATS]).toEqual(['glen-more-2', 2, 4])
  })
  test('GM2-1 five resources', () => {
    expect(GOODS).toEqual(['wood', 'stone', 'barley', 'sheep', 'cattle'])
    expect(GOODS.map(goodId)).toEqual([0, 1, 2, 3, 4])
    expect([GOOD_KINDS, ANIMALS.map(goodId)]).toEqual([5, [3, 4]])
    expect(bundleOfGoods(goodsOf({ stone: 2, cattle: 1 }))).toBe((2 << 5) + (1 << 20))
    expect(goodsIn(goodsOf({ wood: 1, sheep: 3 }))).toBe(4)
  })
  test('GM2-2 ten Scotsmen and ten clan markers for each player', () => {
    expect([builtIn.supplies.scotsmen, builtIn.supplies.clanMarkers]).toEqual([10, 10])
  })
  test('GM2-5 a tile holds 3 resources', () => expect(builtIn.supplies.resourcesPerTile).toBe(3))
  test('GM2-11 5, 6, 7 and 8 coins from the rear', () => expect(builtIn.supplies.startCoins).toEqual([5, 6, 7, 8]))
  test('GM2-12 the die always moves with 2 players', () => expect(DIE_ALWAYS_UP_TO_SEATS).toBe(2))
  test('GM2-14 The End is under 7 to 10 of 17 tiles', () => {
    expect([END_FROM_SHARE, END_TO_SHARE].map((share) => Math.round(share * 17))).toEqual([7, 10])
    expect([stackId('S'), stackId('D')]).toEqual([0, 4])
  })
  test('GM2-15 one coin in each row with 2 and 3 players, none with 4', () => {
    expect([2, 3, 4].map((seats) => MARKET_FILLED[seats])).toEqual([1, 1, 0])
  })
  test('GM2-20 a ring of 14 spaces', () => expect(builtIn.rondel.spaces).toBe(14))
  test('GM2-27 1 coin or 1 movement point', () => expect([DISCARD_COINS, DISCARD_POINTS]).toEqual([1, 1]))
  test('GM2-30 faces of the die', () => expect(builtIn.supplies.die).toEqual([1, 1, 1, 2, 2, 3]))
  test('GM2-40 fields 1, 2, 3', () => expect(MARKET_FIELDS).toBe(3))
  test('GM2-120 four rounds, four categories', () => {
    expect([SCORINGS, CATEGORIES]).toEqual([4, ['scotsmen', 'landmarks', 'casks', 'persons']])
  })
  test('GM2-121 leads of 1 to 5 and more', () => expect(builtIn.scoring.lead).toEqual([0, 1, 2, 3, 5, 8, 8]))
  test('GM2-132 -3 VP for each extra tile, 1 VP for each coin', () => {
    expect([builtIn.scoring.vpPerExtraTile, builtIn.scoring.vpPerCoin]).toEqual([-3, 1])
  })
})

describe('landmark cards', () => {
  test('every card is as it is printed', () => {
    expect(builtIn.cards.map(cardText)).toEqual(PRINTED_CARDS)
    expect([CARD_COUNT, CARDS.map(cardNamed)]).toEqual([19, CARDS.map((_, id) => id)])
    expect(cardNamed('iona-abbey')).toBeUndefined()
  })
  test('11 cards of the base game, 4 of Chronicle 4, 4 of Chronicle 6', () => {
    expect([null, 4, 6].map((of) => builtIn.cards.filter(({ chronicle }) => chronicle === of).length)).toEqual([
      11, 4, 4,
    ])
  })
  test('a card and its tile name each other', () => {
    for (const [id, { tile, chronicle }] of builtIn.cards.entries()) {
      expect([TILES[tile], builtIn.tiles[tile].landmark]).toEqual([TILES[tile], id])
      expect(builtIn.tiles[tile].chronicle).toBe(chronicle)
      expect(builtIn.tiles[tile].oneTime[0]).toEqual({ kind: 'landmark', card: id })
    }
    expect(builtIn.tiles.filter(({ landmark }) => landmark !== null)).toHaveLength(CARD_COUNT)
  })
  test('GM2-90 Armadale Castle', () => expect(card('armadale-castle')).toBe('coinValue 8:2'))
  test('GM2-91 Donan Castle', () => expect(card('donan-castle')).toBe('clanMarker 1 any paid'))
  test('GM2-92 Castle of Mey', () => expect(card('castle-of-mey')).toBe('activateAll'))
  test('GM2-93 Castle Stalker', () => expect(card('castle-stalker')).toBe('coins 3'))
  test('GM2-94 Castle Moil', () => expect(card('castle-moil')).toBe('scotsmenCountDouble'))
  test('GM2-95 Duart Castle', () => expect(card('duart-castle')).toBe('clanMarker 1 any paid, coins 1'))
  test('GM2-96 Inverness', () => expect(card('inverness')).toBe('gain barley on thisTile, casks 1'))
  test('GM2-97 Loch Lochy', () => expect(card('loch-lochy')).toBe('gainAny 2 on thisTile'))
  test('GM2-98 Loch Morar', () => expect(card('loch-morar')).toBe('removeTiles 2'))
  test('GM2-99 Loch Ness', () => expect(card('loch-ness')).toBe('extraActivationPerTurn 1'))
  test('GM2-100 Loch Shiel', () => expect(card('loch-shiel')).toBe('scotsman 1 on thisTile, casks 1'))
})

describe('clan board', () => {
  test('22 fields as they are printed, at the distance from Start that their colour shows', () => {
    expect(builtIn.fields.map((one) => fieldText(one, builtIn.roads))).toEqual(PRINTED_FIELDS)
    expect([FIELD_COUNT, FIELDS.map(fieldNamed)]).toEqual([22, FIELDS.map((_, id) => id)])
    for (const { x, y } of [...builtIn.fields, START_PLACE]) expect(Math.max(x, y)).toBeLessThanOrEqual(100)
  })

  test('GM2-112 Douglas alone is claimed any number of times', () => {
    expect(builtIn.fields.filter(({ repeatable }) => repeatable).map(({ name }) => name)).toEqual(['douglas'])
  })

  test('GM2-113 four ongoing powers; the other bonuses are immediate', () => {
    const ongoing = builtIn.fields.filter(({ timing }) => timing === 'ongoing').map(({ name }) => name)
    expect(ongoing).toEqual(['sinclair', 'mackintosh', 'macgregor', 'maclachlan'])
    expect(builtIn.fields.filter(({ timing }) => timing === 'immediate')).toHaveLength(18)
  })

  test('GM2-D9 MacDonell activates a material tile and a whisky tile', () => {
    expect(bonus('macdonell')).toBe('activateType material 1, activateType whisky 1')
  })

  test('GM2-D10 thresholds', () => {
    expect(['brodie', 'grant', 'macpherson', 'oliphant', 'sutherland'].map(bonus)).toEqual([
      'scoreThreshold villages 3:5 4:8',
      'scoreThreshold tilesWithScotsman 5:5 6:8',
      'scoreThreshold overbuildTilesIncludingCovered 2:5 3:8',
      'scoreThreshold coins 9:5 12:8',
      'scoreThreshold riverTiles 4:5 6:8',
    ])
  })

  test('31 roads, and room for more', () => {
    const roads = Object.values(BOX.clanBoard.roads)
    expect(roads.filter(({ a }) => a !== '').map(({ a, b, cost }) => `${a} ${b} ${cost}`)).toEqual(PRINTED_ROADS)
    expect([PRINTED_ROADS.length, roads.length, MOST_ROADS]).toEqual([31, 40, 40])
    expect(roads.slice(31)).toEqual(Array.from({ length: 9 }, () => ({ a: '', b: '', cost: 0 })))
  })

  test('GM2-E8 MacLeod costs 0, McKay 2; with a marker on MacMillan, MacLachlan costs 1', () => {
    expect([price('macleod'), price('mckay'), price('maclachlan')]).toEqual([0, 2, 3])
    expect(price('maclachlan', marked('macmillan'))).toBe(1)
  })

  test('GM2-D6 two roads of 1 lead to McKay', () => {
    const path = roadPath(builtIn.roads, 0, field('mckay'))
    expect(path).toEqual([START, field('gunn'), field('mckay')])
    expect(path.slice(1).map((to, i) => builtIn.roads.cost[path[i] * PLACES + to])).toEqual([1, 1])
  })

  test('GM2-111 the cheapest way counts, from Start or a marked field, and a path is as long as its price', () => {
    const bits = marked('douglas', 'brodie')
    expect([price('oliphant'), price('oliphant', bits), price('munro', bits)]).toEqual([3, 2, 1])
    expect(roadFrom(builtIn.roads, bits, field('munro'))).toBe(field('brodie'))
    // As cheap from Start as from a field: Start.
    expect(roadFrom(builtIn.roads, marked('macleod'), field('macdonald'))).toBe(START)
    for (const all of [0, bits, marked('sutherland')])
      for (const [to] of FIELDS.entries()) {
        const path = roadPath(builtIn.roads, all, to)
        const paid = path.slice(1).reduce((sum, place, i) => sum + builtIn.roads.cost[path[i] * PLACES + place], 0)
        expect([path[0], path.at(-1), paid]).toEqual([
          roadFrom(builtIn.roads, all, to),
          to,
          roadPrice(builtIn.roads, all, to),
        ])
        for (const [i, place] of path.slice(1).entries()) expect(isRoad(path[i], place)).toBe(true)
      }
  })

  test('GM2-111 the prices of all fields are those of each field', () => {
    const prices = new Int32Array(FIELDS.length)
    for (const all of [0, marked('sutherland'), marked('douglas', 'brodie', 'maclachlan')]) {
      roadPrices(builtIn.roads, all, prices)
      expect([...prices]).toEqual(FIELDS.map((_, to) => roadPrice(builtIn.roads, all, to)))
    }
  })

  test('GM2-112 once a marker is on Douglas its road costs 0', () => {
    expect([price('douglas'), price('douglas', marked('douglas'))]).toEqual([1, 0])
  })

  test('places without a road have no way', () => {
    const { cost } = roadsOf({ '1': { a: 'start', b: 'gunn', cost: 2 }, '2': { a: '', b: '', cost: 0 } })
    expect([cost[START * PLACES + field('gunn')], cost[START * PLACES + field('ross')]]).toEqual([2, NO_WAY])
    expect([placeNamed('start'), placeNamed('gunn'), placeNamed('stewart')]).toEqual([START, field('gunn'), undefined])
  })
})

const isRoad = (from: number, to: number): boolean =>
  Object.values(BOX.clanBoard.roads).some(({ a, b }) => {
    const ends = [placeNamed(a), placeNamed(b)]
    return ends.includes(from) && ends.includes(to)
  })
