import { inputList, inputsInTurn, ONE, oneTo, SIDES_IN_TURN, upTo } from '@bothy/kernel/strategy'
import { gainInputs, LEADS, MORES, placeInputs, standingInputs } from '@bothy/kit'
import { ORDER } from '../modules/module-types.ts'
import { CARDS } from '../data/cards.ts'
import { FIELDS } from '../data/fields.ts'
import { GOODS } from '../data/goods.ts'
import { CATEGORIES, MARKET_FIELDS, MAX_SEATS, SCORINGS } from '../data/limits.ts'
import { KINDS, LAND_KINDS } from './kinds.ts'
import { MOST_LAG, RING } from './reading.ts'
import { EDGES } from './scale.ts'
import { TERMS } from './script.ts'

export const TO_COME = [0, 3, 6, 9, 13, 18, 24, 30, 36, 44, 52] as const
export const COINS = [0, 1, 2, 3, 4, 5, 7, 8, 10, 12, 14] as const
export const AHEADS = [0, 1, 2, 3, 4, 5] as const
export const TEMPOS = [-9, -6, -4, -2, -1, 0, 1, 2, 4, 6, 9] as const
export const MOST_GOODS = 4
export const MOST_SCOTSMEN = 4
export const MOST_OWNED = 3

const table = inputList()
export const TABLE = {
  names: table.names,
  at: {
    scoringsLeft: table.group('scoringsLeft', oneTo(SCORINGS)),
    toComeAbove: table.group('toComeAbove', TO_COME),
    stackTiles: table.group('stackTiles', ['A', 'B', 'C', 'D']),
    endLies: table.group('endLies', ONE),
    market: table.group(
      'market',
      GOODS.flatMap((good) => oneTo(MARKET_FIELDS).map((filled) => `${good}.${filled}`)),
    ),
    ringKind: table.group(
      'ring',
      upTo(RING).flatMap((place) => KINDS.map((kind) => `${place}.${kind}`)),
    ),
    ringOverbuild: table.group('ringOverbuild', upTo(RING)),
    ringLandmark: table.group('ringLandmark', CARDS),
    dieLag: table.group('dieLag', ONE),
    fieldFree: table.group('fieldFree', FIELDS),
    fieldRoad: table.group('fieldRoad', FIELDS),
    lead: table.group('lead', LEADS),
    scoreLead: table.group('scoreLead', LEADS),
    order: table.group('order', upTo(MAX_SEATS + 1)),
    term: table.group(
      'term',
      TERMS.map(({ name }) => name),
    ),
    chronicle: table.group('chronicle', ORDER),
  },
} as const

const side = inputList()
export const SIDE = {
  names: side.names,
  at: {
    ...standingInputs(side, { mores: MORES, aheads: AHEADS, categories: CATEGORIES }),
    aloneLast: side.group('aloneLast', CATEGORIES),
    toScore: side.group('toScore', CATEGORIES),
    coinsAbove: side.group('coinsAbove', COINS),
    coins: side.group('coins', ONE),
    goods: side.group(
      'goods',
      GOODS.flatMap((good) => oneTo(MOST_GOODS).map((n) => `${good}.${n}`)),
    ),
    kinds: side.group('kinds', oneTo(GOODS.length)),
    resourceWorth: side.group('resourceWorth', ONE),
    engine: side.group('engine', ONE),
    scotsmenOnLand: side.group('scotsmenOnLand', oneTo(MOST_SCOTSMEN)),
    scotsmenAtHome: side.group('scotsmenAtHome', oneTo(MOST_SCOTSMEN)),
    homeward: side.group('homeward', ONE),
    markersLeft: side.group('markersLeft', ONE),
    kindOwned: side.group(
      'owns',
      LAND_KINDS.flatMap((kind) => oneTo(MOST_OWNED).map((n) => `${kind}.${n}`)),
    ),
    kindWorth: side.group('worth', LAND_KINDS),
    landmark: side.group('landmark', CARDS),
    field: side.group('field', FIELDS),
    fieldWorth: side.group('fieldWorth', FIELDS),
    bestField: side.group('bestField', ONE),
    counts: side.group('counts', ONE),
    powers: side.group('powers', ONE),
    ...placeInputs(side, EDGES),
    tempoAbove: side.group('tempoAbove', TEMPOS),
    lag: side.group('lag', upTo(MOST_LAG + 1)),
    behind: side.group('behind', upTo(MAX_SEATS + 1)),
    finished: side.group('finished', ONE),
    turnsLeft: side.group('turnsLeft', ONE),
    ...gainInputs(side, RING),
    chronicleWorth: side.group('chronicleWorth', ONE),
    script: side.group('script', ONE),
  },
} as const

export const inputNames = (seats: number): readonly string[] => inputsInTurn(seats, TABLE.names, SIDE.names)

export const scriptInputs = (seats: number): readonly string[] =>
  SIDES_IN_TURN.slice(0, seats).map((who) => `${who}.script`)
