import { inputList, inputsInTurn, ONE, oneTo, upTo } from '@bothy/kernel/strategy'
import { gainInputs, LEADS, MORES, placeInputs, standingInputs } from '@bothy/kit'
import { CARDS, GOODS, KINDS } from '../data/faces.ts'
import { CATEGORIES, MAX_SEATS, SCORINGS, TRACK_SPACES } from '../data/limits.ts'
import { RING } from './reading.ts'
import { EDGES } from './worth.ts'

export const TO_COME = [2, 5, 8, 12, 17, 24, 30, 36, 44, 52] as const
export const COINS = [0, 1, 2, 3, 4, 5, 7, 9, 12] as const
export const AHEADS = [0, 1, 2, 3, 4] as const
export const MOST_CUBES = 3
export const MOST_CLAN = 4
const MARKET = oneTo(3)

const table = inputList()
export const TABLE = {
  names: table.names,
  at: {
    scoringsLeft: table.group('scoringsLeft', oneTo(SCORINGS)),
    toComeAbove: table.group('toComeAbove', TO_COME),
    stackTiles: table.group('stackTiles', oneTo(3)),
    market: table.group(
      'market',
      GOODS.flatMap((good) => MARKET.map((filled) => `${good}.${filled}`)),
    ),
    dieLag: table.group('dieLag', ONE),
    ringKind: table.group(
      'ring',
      upTo(RING).flatMap((place) => KINDS.map((kind) => `${place}.${kind}`)),
    ),
    ringCard: table.group('ringCard', CARDS),
    lead: table.group('lead', LEADS),
    scoreLead: table.group('scoreLead', LEADS),
    order: table.group('order', upTo(MAX_SEATS + 1)),
  },
} as const

const side = inputList()
export const SIDE = {
  names: side.names,
  at: {
    ...standingInputs(side, { mores: MORES, aheads: AHEADS, categories: CATEGORIES }),
    toScore: side.group('toScore', CATEGORIES),
    coinsAbove: side.group('coinsAbove', COINS),
    coins: side.group('coins', ONE),
    cubes: side.group(
      'cubes',
      GOODS.flatMap((good) => oneTo(MOST_CUBES).map((n) => `${good}.${n}`)),
    ),
    sellable: side.group('sellable', GOODS),
    kinds: side.group('kinds', oneTo(GOODS.length)),
    cubeWorth: side.group('cubeWorth', ONE),
    engine: side.group('engine', ONE),
    clan: side.group('clan', oneTo(MOST_CLAN)),
    chieftains: side.group('chieftains', ONE),
    kindOwned: side.group(
      'owns',
      KINDS.flatMap((kind) => [1, 2, 3].map((n) => `${kind}.${n}`)),
    ),
    kindWorth: side.group('worth', KINDS),
    card: side.group('card', CARDS),
    ...placeInputs(side, EDGES),
    lag: side.group('lag', oneTo(TRACK_SPACES - 1)),
    behind: side.group('behind', upTo(MAX_SEATS + 1)),
    tilesBehind: side.group('tilesBehind', ONE),
    ...gainInputs(side, RING),
  },
} as const

export const inputNames = (seats: number): readonly string[] => inputsInTurn(seats, TABLE.names, SIDE.names)
