import { leavesOf } from '@bothy/kernel'
import { describe, expect, test } from 'vitest'
import {
  BASIC_GOODS,
  BONUS_UPGRADE_COSTS,
  BOX,
  BUILDING_BONUS_DRAW,
  BUILDING_BONUS_KEEP,
  CLANS,
  clanId,
  content,
  EXPORT_BOXES,
  FACTORIES,
  GOOD_KINDS,
  GOODS,
  goodId,
  IMPORTS,
  isBasic,
  KICKSTARTER_CLANS,
  KICKSTARTER_PORT_TILES,
  KICKSTARTER_SCORING_TILES,
  MADE_FROM,
  MAX_SEATS,
  MAX_SHIPPING,
  MEATS,
  MERCHANTS,
  MIN_SEATS,
  PORT_TILES,
  portTileNumber,
  PORTS_IN_PLAY,
  PRICE_STEPS,
  PROCESSED_GOODS,
  PRODUCT_OF,
  RARE_IMPORTS,
  ROUNDS,
  SCORING_TILES,
  SCORING_TILES_IN_PLAY,
  scoringTileNumber,
  SHIPPING_LEVELS,
  START_WORKERS,
  STARTING_FACES,
  STARTING_TILES,
  startingTileNumber,
  TECHNOLOGIES,
  UNIT_FACTS,
  UNIT_KINDS,
  unitId,
  UNITS,
  UNITS_OF_A_KIND,
  WORKERS,
} from '../../data/index.ts'

const { builtIn } = content
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe('units and goods', () => {
  test('COC-1 one to four players, five rounds', () => {
    expect([MIN_SEATS, MAX_SEATS, ROUNDS]).toEqual([1, 4, 5])
  })

  test('COC-2 three basic goods, three processed goods made from them, four imports, two kinds of meat', () => {
    expect([BASIC_GOODS, PROCESSED_GOODS]).toEqual([
      ['wool', 'grain', 'milk'],
      ['bread', 'cheese', 'whisky'],
    ])
    expect(MADE_FROM).toEqual({ bread: 'grain', cheese: 'milk', whisky: 'grain' })
    expect(GOODS.map(goodId)).toEqual([0, 1, 2, 3, 4, 5])
    expect(GOODS.filter((good) => isBasic(goodId(good)))).toEqual(BASIC_GOODS)
    expect([IMPORTS, RARE_IMPORTS, MEATS]).toEqual([
      ['hops', 'cotton', 'tobacco', 'sugarCane'],
      ['cotton', 'tobacco', 'sugarCane'],
      ['beef', 'mutton'],
    ])
  })

  test('COC-3 four units of eight kinds, 32 in all; three kinds are factories and two are workers', () => {
    const own = UNITS.filter((unit) => unit !== 'fisherman')
    expect(own).toHaveLength(8)
    expect(own.length * UNITS_OF_A_KIND).toBe(32)
    expect(UNITS.map(unitId)).toEqual(Array.from({ length: UNIT_KINDS }, (_, i) => i))
    expect(own.filter((unit) => UNIT_FACTS[unit].kind === 'factory')).toEqual(FACTORIES)
    expect(UNITS.filter((unit) => UNIT_FACTS[unit].kind === 'worker')).toEqual(WORKERS)
  })

  test('COC-5 grassland takes animals, factories and fields, forest woodcutters, mountain miners', () => {
    const onGrassland = UNITS.filter((unit) => UNIT_FACTS[unit].terrain === 'grassland')
    expect(onGrassland).toEqual(['sheep', 'cow', 'dairy', 'bakery', 'field', 'distillery'])
    expect(WORKERS.map((worker) => UNIT_FACTS[worker].terrain)).toEqual(['forest', 'mountain', null])
  })

  test('COC-31 unit costs', () => {
    expect(UNITS.map((unit, id) => `${unit} ${builtIn.unitCost[id]}`)).toEqual([
      'sheep 8',
      'cow 9',
      'dairy 12',
      'bakery 8',
      'field 18',
      'distillery 10',
      'woodcutter 6',
      'miner 10',
      'fisherman 6',
    ])
  })

  test('COC-17 seven merchants, two of them in stock; one export box', () => {
    expect([MERCHANTS, BOX.upgrades.startMerchants, EXPORT_BOXES]).toEqual([7, 2, 1])
  })

  test('COC-34 six levels of shipping, £4 for a step', () => {
    expect(SHIPPING_LEVELS.map(({ river, lochs }) => `${river ? 'river' : 'none'} ${lochs}`)).toEqual([
      'none 0',
      'river 0',
      'river 1',
      'river 2',
      'river 3',
      'river 4',
    ])
    expect([MAX_SHIPPING, BOX.upgrades.cost.shipping]).toEqual([5, 4])
  })

  test('COC-35 two technologies for £10, £2 more', () => {
    expect([TECHNOLOGIES, BOX.upgrades.cost.technology, BOX.units.technologyIncome]).toEqual([
      ['woodcutter', 'miner'],
      10,
      2,
    ])
  })

  test('COC-36 a merchant for £4, five to hire', () => {
    expect([BOX.upgrades.cost.merchant, MERCHANTS - BOX.upgrades.startMerchants]).toEqual([4, 5])
    expect(MERCHANTS - BOX.clans.stewart.merchants).toBe(2)
  })

  test('COC-41 as a bonus technology costs £5, the rest nothing', () => {
    expect(BONUS_UPGRADE_COSTS).toEqual({ technology: 5, shipping: 0, hire: 0, retrieve: 0 })
  })

  test('COC-42 what units sell to neighbours, and how much cheaper', () => {
    const goods = UNITS.flatMap((unit) => UNIT_FACTS[unit].good ?? [])
    expect(goods).toEqual(['wool', 'milk', 'cheese', 'bread', 'grain', 'whisky'])
    expect(BOX.neighbourhood.discount).toEqual({ basic: 2, processed: 3 })
  })

  test('COC-43 three of a good in a turn, four with two players', () => {
    expect(BOX.neighbourhood.most).toEqual({ two: 4, more: 3 })
  })

  test('COC-46 draw three, keep one', () => {
    expect([BUILDING_BONUS_DRAW, BUILDING_BONUS_KEEP]).toEqual([3, 1])
  })

  test('COC-66 what workers earn, units yield and factories make', () => {
    expect([BOX.units.income, BOX.units.yield]).toEqual([
      { woodcutter: 4, miner: 6 },
      { sheep: 1, cow: 1, field: 2 },
    ])
    expect(PRODUCT_OF).toEqual({ dairy: 'cheese', bakery: 'bread', distillery: 'whisky' })
  })
})

describe('market', () => {
  test.each([1, 2, 3, 4])('COC-14 with %i players every price starts where the board says', (seats) => {
    const { prices, start } = builtIn.marketFor(seats)
    expect(GOODS.map((good, id) => `${good} ${prices[id][start[id]]}`)).toEqual([
      'wool 4',
      'grain 5',
      'milk 5',
      'bread 10',
      'cheese 10',
      'whisky 11',
    ])
  })

  test.each(['small', 'large'] as const)('COC-14 the steps of every price, %s map', (size) => {
    expect(GOODS.map((good) => `${good} ${BOX.market[size].track[good].join(' ')}`)).toEqual([
      'wool 3 3 4 4 5 5 6 6 7 8',
      'grain 3 3 4 5 6 6 7 7 8 8',
      'milk 3 4 5 5 6 6 7 7 8 8',
      'bread 7 8 9 10 11 11 12 13 14 15',
      'cheese 7 8 9 10 11 12 13 14 14 15',
      'whisky 8 9 10 11 12 13 13 14 15 16',
    ])
  })

  test('COC-26 ten steps each, never falling; whisky at £10 is £12 two steps on', () => {
    for (const seats of [2, 4])
      for (const track of builtIn.marketFor(seats).prices) {
        expect(track).toHaveLength(PRICE_STEPS)
        expect(track).toEqual(track.toSorted((a, b) => a - b))
      }
    const whisky = builtIn.marketFor(4).prices[goodId('whisky')]
    expect(whisky[whisky.indexOf(10) + 2]).toBe(12)
    expect(builtIn.marketFor(4).prices).toHaveLength(GOOD_KINDS)
  })
})

describe('tiles', () => {
  test('COC-13 four of nine port tiles', () => {
    expect([PORTS_IN_PLAY, PORT_TILES.length]).toEqual([4, 9])
    expect(portTileNumber(PORT_TILES.indexOf('copyPort'))).toBe(9)
  })

  test('COC-15 five of nine scoring tiles', () => {
    expect([SCORING_TILES_IN_PLAY, SCORING_TILES.length]).toEqual([5, 9])
    expect(scoringTileNumber(SCORING_TILES.indexOf('expensiveLand'))).toBe(9)
  })

  test('COC-19 nine clans, nine starting tiles with £55, a basic and a processed good', () => {
    expect([CLANS.length, STARTING_TILES]).toEqual([9, 9])
    expect(CLANS.map(clanId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(builtIn.startingList.every(({ money }) => money === 55)).toBe(true)
    const pairs = builtIn.startingList.map(({ goods }) => GOODS.filter((_, id) => goods[id] === 1).join(' '))
    expect(pairs).toEqual(BASIC_GOODS.flatMap((basic) => PROCESSED_GOODS.map((processed) => `${basic} ${processed}`)))
    expect(builtIn.startingList.every(({ goods }) => sum(goods) === 2)).toBe(true)
    expect(STARTING_FACES.map(({ id }) => id)).toEqual(builtIn.startingList.map((_, tile) => startingTileNumber(tile)))
  })

  test('COC-20 two starting workers', () => expect(START_WORKERS).toBe(2))

  test('COC-57 numbers of the port tiles', () => {
    expect(
      Object.entries(BOX.portTiles).map(([tile, numbers]) => `${tile} ${Object.values(numbers).join(' ')}`),
    ).toEqual([
      'lessMeat 1',
      'basicExchange 3',
      'processedExchange 2',
      'upgradeGlory 1 3',
      'money 10',
      'priceShift 3',
      'moneyBuilding 5',
      'copyPort 3',
    ])
  })

  test('COC-68 Glory of the scoring tiles', () => {
    const { fieldGlory, expensiveFrom } = BOX.scoringTiles
    expect(SCORING_TILES.map((tile) => `${BOX.scoringTiles[tile].glory}/${BOX.scoringTiles[tile].per}`)).toEqual([
      '1/1',
      '3/2',
      '1/1',
      '2/1',
      '3/2',
      '1/1',
      '2/1',
      '1/1',
      '2/1',
    ])
    expect([fieldGlory, expensiveFrom]).toEqual([2, 5])
  })

  test('COC-105 one tile of each kind and one clan may stay in the box', () => {
    expect([KICKSTARTER_PORT_TILES, KICKSTARTER_SCORING_TILES, KICKSTARTER_CLANS]).toEqual([
      ['copyPort'],
      ['expensiveLand'],
      ['macewen'],
    ])
  })
})

test('every leaf of the data is a value that can be corrected', () => {
  expect(leavesOf(BOX).length).toBe(1759)
})
