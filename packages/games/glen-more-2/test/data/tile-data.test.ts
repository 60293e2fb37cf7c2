import { describe, expect, test } from 'vitest'
import {
  BOX,
  CHRONICLE_OF,
  CHRONICLE_TILES,
  content,
  DAVID_HUME,
  faceOf,
  homeCastle,
  homeVillage,
  isHome,
  MAX_SEATS,
  NO_STACK,
  STACK_SIZES,
  STACKS,
  THE_END,
  TILE_COUNT,
  TILE_FOR_THE_END,
  tileNamed,
  TILES,
  type TileType,
} from '../../data/index.ts'
import { PRINTED_TILES } from './printed.ts'
import { activationText, tileText } from './told.ts'

const { builtIn } = content
const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat)
const tile = (name: string) => builtIn.tiles[tileNamed(name) ?? -1]
const base = builtIn.tiles.filter(({ chronicle, stack }) => chronicle === null && stack !== NO_STACK)
const ofType = (type: TileType): readonly string[] => base.filter((one) => one.type === type).map(({ id }) => TILES[id])
const activation = (name: string): string => {
  const found = tile(name).activation
  return found === null ? '-' : activationText(found)
}

describe('the list of tiles', () => {
  test('ids never change', () => {
    expect(TILE_COUNT).toBe(112)
    expect(new Set(TILES).size).toBe(TILE_COUNT)
    expect(TILES.map(tileNamed)).toEqual(TILES.map((_, id) => id))
    const known = { S1: 0, A1: 5, B1: 19, C1: 36, D1: 53, D17: 69, 'HOME-V1': 70, 'HOME-C1': 71, 'HOME-C4': 77 }
    const later = { END: 78, HUME: 79, R1: 80, M1: 83, W1: 84, V1: 91, H1: 94, G1: 98, T1: 104, T8: 111 }
    for (const [name, id] of Object.entries({ ...known, ...later })) expect([name, tileNamed(name)]).toEqual([name, id])
    expect([THE_END, DAVID_HUME, TILE_FOR_THE_END, tileNamed('A15')]).toEqual([78, 79, 69, undefined])
    expect(builtIn.tiles.map(({ id }) => id)).toEqual(TILES.map((_, id) => id))
  })

  test('every tile has a face, and every face is on a tile', () => {
    expect(new Set(TILES.map((_, id) => faceOf(id)))).toEqual(new Set(Object.keys(BOX.tiles)))
  })

  test('every tile is as it is printed', () => {
    const one = TILES.map((_, id) => id).filter((id) => !isHome(id) || id <= homeCastle(0))
    expect(one.map((id) => tileText(faceOf(id), builtIn.tiles[id])).toSorted()).toEqual(PRINTED_TILES.toSorted())
  })
})

describe('stacks', () => {
  test('GM2-14 stacks of 5, 14, 17, 17 and 17 tiles, The End apart', () => {
    expect(STACKS.map((stack) => STACK_SIZES[stack])).toEqual([5, 14, 17, 17, 17])
    expect(builtIn.stacks.map((stack) => stack.length)).toEqual([5, 14, 17, 17, 17])
    expect(builtIn.stacks.flat()).toEqual(Array.from({ length: 70 }, (_, id) => id))
  })

  test('GM2-Q15 if The End is one of the tiles of stack D, a chapel is left out', () => {
    const { stacks } = content.contentOf([{ at: 'rondel.endIsInD', value: true }])
    expect(stacks.map((stack) => stack.length)).toEqual([5, 14, 17, 17, 16])
    expect(stacks[4]).not.toContain(TILE_FOR_THE_END)
  })

  test('GM2-13 the five S tiles give one resource each and are free', () => {
    expect(['S1', 'S2', 'S3', 'S4', 'S5'].map(activation).toSorted()).toEqual([
      'gain barley',
      'gain cattle',
      'gain sheep',
      'gain stone',
      'gain wood',
    ])
    for (const id of builtIn.stacks[0])
      expect(builtIn.tiles[id].cost).toEqual({ goods: 0, coins: 0, casks: 0, scotsmen: 0 })
  })

  test('GM2-C0-1 tiles of Chronicles are in no stack of the base game', () => {
    expect(CHRONICLE_TILES.map(({ tiles }) => tiles.length)).toEqual([3, 1, 10, 4, 6, 8])
    expect(builtIn.stacks.flat().filter((id) => CHRONICLE_OF[id] !== null)).toEqual([])
    expect(builtIn.tiles.filter(({ chronicle }) => chronicle !== null)).toHaveLength(32)
  })
})

describe('home tiles', () => {
  test('GM2-3 each seat has a Starting Village and a Home Castle with a river', () => {
    expect(seats.map((seat) => [homeVillage(seat), homeCastle(seat)].map((id) => builtIn.tiles[id].type))).toEqual(
      seats.map(() => ['village', 'castle']),
    )
    const home = seats.flatMap((seat) => [homeVillage(seat), homeCastle(seat)])
    expect(TILES.map((_, id) => id).filter(isHome)).toEqual(home)
    for (const id of home) expect([builtIn.tiles[id].river, builtIn.tiles[id].stack]).toEqual([true, NO_STACK])
  })

  test('GM2-E5 Home Castle and Starting Village give 1 movement point', () => {
    expect(['HOME-V1', 'HOME-C3', 'A6'].map(activation)).toEqual(['move 1', 'move 1', 'move 1'])
    expect(activation('S1')).toBe('gain wood')
  })

  test('GM2-Q4 the Home Castle alone is never covered, and no castle is an overbuild tile', () => {
    const never = builtIn.tiles.filter(({ coverable }) => !coverable).map(({ id }) => id)
    expect(never).toEqual(seats.map(homeCastle))
    expect(base.filter(({ type, overbuild }) => type === 'castle' && overbuild)).toEqual([])
  })
})

describe('types', () => {
  test('GM2-110 a person has no cost, no river and no activation, and places a clan marker', () => {
    const persons = ofType('person')
    expect(persons).toEqual(['A1', 'A2', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3'])
    for (const name of persons) expect(tileText(name, tile(name))).toMatch(/^\w+ [A-D] person \| - \| clanMarker \| -$/)
  })

  test('GM2-113 David Hume counts as 2 persons, every other person as 1', () => {
    const counted = builtIn.tiles.filter(({ persons }) => persons > 0)
    expect(counted.map(({ id, persons }) => [TILES[id], persons]).filter(([, n]) => n !== 1)).toEqual([['HUME', 2]])
    expect(counted).toHaveLength(12)
  })

  test('GM2-Q8 David Hume brings no marker', () => expect(builtIn.tiles[DAVID_HUME].oneTime).toEqual([]))

  test('GM2-82 the base game has every kind of activation, and none of a Chronicle', () => {
    expect(new Set(base.flatMap((one) => one.activation?.kind ?? []))).toEqual(
      new Set([
        'gain',
        'gainAny',
        'move',
        'vp',
        'exchangeDifferent',
        'exchangeAnimals',
        'exchangeAny',
        'exchangeExact',
        'exchangeAnyForClanMarker',
        'distil',
      ]),
    )
    expect(['A14', 'C12', 'D13'].map(activation)).toEqual(Array.from({ length: 3 }, () => 'exchangeDifferent 2:4 4:8'))
    expect(ofType('whisky').map(activation)).toEqual(Array.from({ length: 5 }, () => 'distil barley:1'))
  })

  test('GM2-E7 Butcher and Grocer', () => {
    expect(activation('B11')).toBe('exchangeAnimals 1:2 2:5 3:8')
    expect(activation('C11')).toBe('exchangeAny 3:7')
  })

  test('GM2-E4 Halkirk and Inverness are villages on the river, Kingussie is beside it, Loch Lochy is no village', () => {
    const facts = ['A6', 'B4', 'A7', 'A3'].map((name) => [tile(name).type, tile(name).river, tile(name).overbuild])
    expect(facts).toEqual([
      ['village', true, false],
      ['village', true, true],
      ['village', false, false],
      ['loch', true, false],
    ])
  })

  test('GM2-Q13 barley fields are material tiles; all castles and lochs are landmarks', () => {
    for (const name of ['S4', 'A11', 'B15'])
      expect([tile(name).type, activation(name)]).toEqual(['material', 'gain barley'])
    const plain = base.filter(({ type, landmark }) => (type === 'castle' || type === 'loch') && landmark === null)
    expect(plain).toEqual([])
  })

  test('GM2-99 Loch Ness costs 1 Scotsman', () => {
    expect(tile('C4').cost).toEqual({ goods: 0, coins: 0, casks: 0, scotsmen: 1 })
  })

  test('GM2-D4 all tiles of Chronicles and The End are protected from the die, no other tile of a stack', () => {
    expect(base.filter(({ dieProtected }) => dieProtected)).toEqual([])
    expect(builtIn.tiles.filter(({ chronicle, dieProtected }) => chronicle !== null && !dieProtected)).toEqual([])
    expect(builtIn.tiles[THE_END].dieProtected).toBe(true)
  })

  test('GM2-27 The End, the Mountain, Race Start and Single Cask Sales are never taken', () => {
    const special = builtIn.tiles.filter((one) => one.special).map(({ id }) => TILES[id])
    expect(special).toEqual(['END', 'R1', 'M1', 'V1', 'V2', 'V3'])
  })
})
