import { expect, test } from 'vitest'
import {
  ACTIVATION_OF,
  CARD_FACTS,
  CARD_OF,
  CARDS,
  cardTile,
  COLOUR_OF,
  COST_OF,
  FACE_OF,
  FACES,
  GOODS,
  HAS_RIVER,
  HAS_ROAD,
  INFERRED,
  isStartVillage,
  KIND_OF,
  KNOWN_SOURCE_ERRORS,
  SLUG_OF,
  SOURCES,
  STACK_OF,
  TILE_BY_SLUG,
  TILES,
  TILES_OF_STACK,
} from '../rules/index.ts'

const count = (is: (tile: number) => boolean): number => SLUG_OF.filter((_, tile) => is(tile)).length
const face = (slug: string): (typeof FACE_OF)[number] => FACE_OF[TILE_BY_SLUG.get(slug) ?? -1]

test('GM-2 the stacks hold 8, 23, 19 and 17 tiles, and five start villages are apart', () => {
  expect(TILES).toBe(72)
  expect(TILES_OF_STACK.map((tiles) => tiles.length)).toEqual([8, 23, 19, 17])
  expect(count(isStartVillage)).toBe(5)
  expect(count((tile) => STACK_OF[tile] === -1)).toBe(5)
})

const BOX = [
  'start-village 5 both village grey',
  's0-quarry-road 1 road quarry yellow',
  's0-quarry-river 1 river quarry yellow',
  's0-forest-road 1 road forest yellow',
  's0-forest-river 1 river forest yellow',
  's0-meadow-river 1 river meadow green',
  's0-pasture-river 1 river pasture green',
  's0-field-road 1 road field green',
  's0-village-road 1 road village grey',
  's1-quarry 2 plain quarry yellow',
  's1-forest 2 plain forest yellow',
  's1-meadow 1 plain meadow green',
  's1-pasture 1 plain pasture green',
  's1-field 1 plain field green',
  's1-field-road 1 road field green',
  's1-distillery 1 plain distillery yellow for stone',
  's1-distillery-road 1 road distillery yellow for stone',
  's1-butcher-sheep 1 plain butcher brown',
  's1-butcher-cattle 1 plain butcher brown',
  's1-fair 1 plain fair brown for wood',
  's1-fair-road 1 road fair brown for wood',
  's1-village-stone 1 plain village grey for stone',
  's1-village-stone-river 1 river village grey for stone',
  's1-village-stone-road 1 road village grey for stone',
  's1-village-wood 1 plain village grey for wood',
  's1-village-wood-river 1 river village grey for wood',
  's1-castle-moil 1 plain castle grey for wood stone grain',
  's1-castle-stalker 1 river castle grey for wood stone',
  's1-armadale-castle 1 plain castle grey for wood stone',
  's1-loch-lochy 1 river loch blue',
  's2-quarry 1 plain quarry yellow',
  's2-forest-road 1 road forest yellow',
  's2-meadow-river 1 river meadow green',
  's2-pasture-road 1 road pasture green',
  's2-field 2 plain field green',
  's2-distillery 1 plain distillery yellow for stone',
  's2-butcher-both 1 plain butcher brown for wood',
  's2-fair-road 1 road fair brown for wood',
  's2-tavern 2 plain tavern brown for barrel',
  's2-village-stone-river 1 river village grey for stone',
  's2-village-wood 1 plain village grey for wood',
  's2-village-wood-road 1 road village grey for wood',
  's2-castle-of-mey 1 plain castle grey for wood stone cattle',
  's2-duart-castle 1 plain castle grey for wood stone sheep',
  's2-iona-abbey 1 road abbey yellow for wood stone sheep',
  's2-loch-morar 1 river loch blue',
  's2-loch-ness 1 river loch blue for piece',
  's3-quarry-road 1 road quarry yellow',
  's3-forest 1 plain forest yellow',
  's3-meadow 1 plain meadow green',
  's3-pasture 1 plain pasture green',
  's3-field 1 plain field green',
  's3-distillery-road 1 road distillery yellow for stone',
  's3-fair 1 plain fair brown for wood',
  's3-grocer 1 plain grocer brown for stone',
  's3-bridge-river 1 river bridge brown',
  's3-tavern 1 plain tavern brown for barrel',
  's3-village-wood-river 1 river village grey for wood',
  's3-village-stone-road 1 road village grey for stone',
  's3-village-stone 1 plain village grey for stone',
  's3-cawdor-castle 1 plain castle grey for wood stone cattle',
  's3-donan-castle 1 road castle grey for wood stone grain',
  's3-loch-shiel 1 river loch blue',
  's3-loch-oich 1 river loch blue for any any',
]

test('GM-2 GM-17 GM-32 every face as it is printed', () => {
  const read = FACES.map(({ id, count: copies, edge, kind, colour, cost }) => {
    const pieces = [
      ...cost.goods,
      ...Array.from({ length: cost.any }, () => 'any'),
      ...Array.from({ length: cost.barrels }, () => 'barrel'),
      ...Array.from({ length: cost.pieces }, () => 'piece'),
    ]
    const price = pieces.length === 0 ? '' : ` for ${pieces.join(' ')}`
    return `${id} ${copies} ${edge === 'none' ? 'plain' : edge} ${kind} ${colour}${price}`
  })
  expect(read).toEqual(BOX)
})

test('every tile has a slug of its own', () => {
  expect(new Set(SLUG_OF).size).toBe(72)
  expect(SLUG_OF.every((slug, tile) => TILE_BY_SLUG.get(slug) === tile)).toBe(true)
  expect(SLUG_OF.filter((slug) => slug.startsWith('s1-quarry'))).toEqual(['s1-quarry', 's1-quarry-2'])
  expect(new Set(FACES.map(({ id }) => id)).size).toBe(FACES.length)
})

test('W-14 every tile of stack 0 has a river or a road and costs nothing', () => {
  for (const tile of TILES_OF_STACK[0]) {
    expect(HAS_RIVER[tile] !== HAS_ROAD[tile]).toBe(true)
    expect(COST_OF[tile]).toEqual({ goods: [], any: 0, barrels: 0, pieces: 0 })
  }
})

test('GM-38 no tile but the start village has a river and a road', () => {
  for (const [tile, slug] of SLUG_OF.entries())
    expect(HAS_RIVER[tile] && HAS_ROAD[tile], slug).toBe(isStartVillage(tile))
})

test('GM-17 no tile costs coins; GM-22 taverns cost a barrel, and nothing else does', () => {
  for (const [tile, slug] of SLUG_OF.entries()) {
    expect(COST_OF[tile].barrels, slug).toBe(KIND_OF[tile] === 'tavern' ? 1 : 0)
    expect(COST_OF[tile].pieces, slug).toBe(slug === 's2-loch-ness' ? 1 : 0)
    expect(COST_OF[tile].any, slug).toBe(slug === 's3-loch-oich' ? 2 : 0)
  }
  expect(face('s2-castle-of-mey').cost.goods).toEqual(['wood', 'stone', 'cattle'])
  expect(face('s1-armadale-castle').cost.goods).toEqual(['wood', 'stone'])
})

test('kinds and colours', () => {
  const kinds = Object.fromEntries(
    [...new Set(KIND_OF)].map((kind) => [kind, count((tile) => KIND_OF[tile] === kind && !isStartVillage(tile))]),
  )
  expect(kinds).toEqual({
    village: 12,
    quarry: 6,
    forest: 6,
    meadow: 4,
    pasture: 4,
    field: 6,
    distillery: 4,
    butcher: 3,
    fair: 4,
    castle: 7,
    loch: 5,
    tavern: 3,
    abbey: 1,
    grocer: 1,
    bridge: 1,
  })
  const colours = {
    yellow: ['quarry', 'forest', 'distillery', 'abbey'],
    green: ['meadow', 'pasture', 'field'],
    brown: ['butcher', 'fair', 'bridge', 'grocer', 'tavern'],
    grey: ['village', 'castle'],
    blue: ['loch'],
  }
  for (const [tile, slug] of SLUG_OF.entries()) expect(colours[COLOUR_OF[tile]], slug).toContain(KIND_OF[tile])
})

test('GM-44 production tiles make the good of their kind', () => {
  const goods = { quarry: 'stone', forest: 'wood', meadow: 'sheep', pasture: 'cattle', field: 'grain' }
  for (const [kind, good] of Object.entries(goods))
    for (const [tile, activation] of ACTIVATION_OF.entries())
      if (KIND_OF[tile] === kind) expect(activation).toEqual({ kind: 'produce', good })
  expect(new Set(Object.values(goods))).toEqual(new Set(GOODS))
})

test('GM-55 every grey tile gives a clan member and a movement point', () => {
  for (const [tile, { clan, colour, activation }] of FACE_OF.entries()) {
    expect(clan, SLUG_OF[tile]).toBe(colour === 'grey' ? 1 : 0)
    expect(activation.kind === 'movement').toBe(colour === 'grey')
  }
})

test('GM-48 placing a distillery gives a barrel', () => {
  for (const { kind, barrels, cost, activation } of FACE_OF) {
    expect(barrels).toBe(kind === 'distillery' ? 1 : 0)
    if (kind !== 'distillery') continue
    expect(cost.goods).toEqual(['stone'])
    expect(activation).toEqual({ kind: 'distil', pay: ['grain'], barrels: 1 })
  }
})

test('GM-50 GM-51 GM-52 GM-53 GM-54 what brown tiles exchange', () => {
  expect(face('s1-butcher-sheep').activation).toEqual({
    kind: 'exchange',
    options: [
      { pay: ['sheep'], vp: 2 },
      { pay: ['sheep', 'sheep'], vp: 4 },
    ],
  })
  expect(face('s2-butcher-both').activation).toEqual({
    kind: 'exchange',
    options: [{ pay: ['cattle', 'sheep'], vp: 5 }],
  })
  expect(['s1-fair', 's1-fair-road', 's2-fair-road', 's3-fair'].map((slug) => face(slug).activation)).toEqual([
    { kind: 'fair', vp: [0, 1, 3, 5] },
    { kind: 'fair', vp: [0, 1, 3, 5] },
    { kind: 'fair', vp: [0, 1, 3, 5, 8] },
    { kind: 'fair', vp: [0, 1, 3, 5, 8, 12] },
  ])
  expect(face('s3-fair').edge).toBe('none')
  expect(face('s3-bridge-river').activation).toEqual({ kind: 'exchange', options: [{ pay: ['wood', 'stone'], vp: 7 }] })
  expect(face('s3-grocer').activation).toEqual({ kind: 'exchangeAny', count: 3, vp: 8 })
  expect(['s2-tavern', 's2-tavern-2', 's3-tavern'].map((slug) => face(slug).activation)).toEqual([
    { kind: 'vp', vp: 3 },
    { kind: 'vp', vp: 3 },
    { kind: 'vp', vp: 4 },
  ])
})

test('GM-60 to GM-72 thirteen cards, each on one tile; six have bonnets', () => {
  expect(CARDS).toHaveLength(13)
  for (const card of CARDS) expect(CARD_OF.filter((of) => of === card)).toHaveLength(1)
  const bonnets = CARDS.filter((card) => CARD_FACTS[card].bonnets > 0).map((card) => [card, CARD_FACTS[card].bonnets])
  expect(Object.fromEntries(bonnets)).toEqual({
    'armadale-castle': 1,
    'castle-of-mey': 1,
    'castle-moil': 1,
    'castle-stalker': 1,
    'cawdor-castle': 3,
    'donan-castle': 1,
  })
  expect(KIND_OF[cardTile('iona-abbey')]).toBe('abbey')
})

test('sources are named once, and what was worked out is said', () => {
  expect(new Set(SOURCES.map(({ id }) => id)).size).toBe(SOURCES.length)
  expect(INFERRED.every(({ basis }) => basis.endsWith('.'))).toBe(true)
  for (const { source } of KNOWN_SOURCE_ERRORS) expect(SOURCES.some(({ id }) => id === source)).toBe(true)
})
