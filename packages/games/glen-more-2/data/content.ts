import { printed } from '@bothy/kernel'
import { compileBoxes, type ModuleContent } from '../modules/written/boxes.ts'
import { type Activation, activationOf } from './activation.ts'
import { type Box, BOX, type BoxTile } from './box.ts'
import { CARD_FACTS, type CardId, cardNamed, type CardName, CARDS, type Timing } from './cards.ts'
import { fieldTiming, REPEATABLE_FIELDS } from './clan-board.ts'
import { type Cost, costOf } from './cost.ts'
import { FIELD_COLOURS, type FieldColour, FIELDS, type FieldName } from './fields.ts'
import { HUME_PERSONS, NO_STACK, type StackId, STACKS } from './limits.ts'
import { type OneTime, oneTimeOf } from './one-time.ts'
import { leadsOf } from './leads.ts'
import { type Op, opOf } from './ops.ts'
import { type Roads, roadsOf } from './roads.ts'
import {
  CHRONICLE_OF,
  DAVID_HUME,
  faceOf,
  isHome,
  isSpecialType,
  NO_TILE,
  THE_END,
  TILE_FOR_THE_END,
  TILE_TYPES,
  type TileId,
  tileNamed,
  TILES,
  type TileType,
} from './tiles.ts'

export type Tile = {
  readonly id: TileId
  /** `NO_STACK` for home tiles, The End, David Hume and what lies elsewhere. */
  readonly stack: StackId
  readonly type: TileType
  readonly river: boolean
  readonly overbuild: boolean
  /** GM2-Q4: the Home Castle is never covered. */
  readonly coverable: boolean
  readonly cost: Cost
  readonly oneTime: readonly OneTime[]
  readonly activation: Activation | null
  readonly landmark: CardId | null
  /** GM2-110, GM2-120: how many persons it counts as; 0 for a territory tile. */
  readonly persons: number
  /** GM2-27, GM2-C0-2: entered or passed, never taken. */
  readonly special: boolean
  readonly chronicle: number | null
  /** GM2-31, GM2-D4. */
  readonly dieProtected: boolean
}

export type Card = {
  readonly name: CardName
  readonly tile: TileId
  readonly timing: Timing
  readonly chronicle: number | null
  readonly effect: readonly Op[]
  /** GM2-C6-5. */
  readonly event: readonly Op[]
}

export type Field = {
  readonly name: FieldName
  readonly colour: FieldColour
  readonly timing: Timing
  /** GM2-112. */
  readonly repeatable: boolean
  readonly effect: readonly Op[]
  readonly x: number
  readonly y: number
}

export type Content = Pick<Box, 'supplies' | 'rondel'> &
  ModuleContent & {
    readonly tiles: readonly Tile[]
    /** By stack id: the tiles of the base game, without The End. */
    readonly stacks: readonly (readonly TileId[])[]
    readonly cards: readonly Card[]
    readonly fields: readonly Field[]
    readonly roads: Roads
    readonly scoring: {
      /** GM2-121: by the lead over the lowest; the last entry is for every greater one. */
      readonly lead: readonly number[]
      readonly vpPerExtraTile: number
      readonly vpPerCoin: number
    }
  }

function compile(box: Box): Content {
  const { supplies, rondel, tiles, landmarks, clanBoard, scoring } = box
  const tileList = TILES.map((_, id) => tileOf(id, tiles[faceOf(id)]))
  return {
    supplies,
    rondel,
    ...compileBoxes(box),
    tiles: tileList,
    stacks: STACKS.map((_, stack) =>
      tileList.flatMap((tile) => (isInStack(tile, stack, rondel.endIsInD) ? [tile.id] : [])),
    ),
    cards: CARDS.map((name) => ({
      name,
      tile: tileNamed(CARD_FACTS[name].tile) ?? NO_TILE,
      timing: CARD_FACTS[name].timing,
      chronicle: CARD_FACTS[name].chronicle,
      effect: landmarks[name].effect.map(opOf),
      event: landmarks[name].event.map(opOf),
    })),
    fields: FIELDS.map((name) => ({
      name,
      colour: wordIn(FIELD_COLOURS, clanBoard.fields[name].colour),
      timing: fieldTiming(name),
      repeatable: REPEATABLE_FIELDS.some((field) => field === name),
      effect: clanBoard.fields[name].effect.map(opOf),
      x: clanBoard.fields[name].x,
      y: clanBoard.fields[name].y,
    })),
    roads: roadsOf(clanBoard.roads),
    scoring: {
      lead: leadsOf(scoring.lead),
      vpPerExtraTile: scoring.vpPerExtraTile,
      vpPerCoin: scoring.vpPerCoin,
    },
  }
}

/** Cannot fail: the laws have checked the word before. */
function wordIn<W extends string>(words: readonly W[], text: string): W {
  const word = words.find((known) => known === text)
  if (word === undefined) throw new Error(`${text} is none of ${words.join(', ')}`)
  return word
}

const CARD_OF_TILE: ReadonlyMap<string, CardId | undefined> = new Map(
  CARDS.map((name) => [CARD_FACTS[name].tile, cardNamed(name)]),
)

function tileOf(id: TileId, box: BoxTile): Tile {
  const type = wordIn(TILE_TYPES, box.type)
  const landmark = CARD_OF_TILE.get(TILES[id]) ?? null
  const chronicle = CHRONICLE_OF[id]
  return {
    id,
    stack: STACKS.findIndex((stack) => stack === box.stack),
    type,
    river: box.river,
    overbuild: box.overbuild,
    coverable: !(isHome(id) && type === 'castle'),
    cost: costOf(box.cost),
    oneTime: oneTimeOf(box.once, landmark),
    activation: activationOf(box.activation),
    landmark,
    persons: id === DAVID_HUME ? HUME_PERSONS : Number(type === 'person'),
    special: isSpecialType(type),
    chronicle,
    dieProtected: chronicle !== null || id === THE_END || id === DAVID_HUME,
  }
}

const isInStack = (tile: Tile, stack: StackId, endIsInD: boolean): boolean =>
  tile.stack === stack &&
  tile.stack !== NO_STACK &&
  tile.chronicle === null &&
  !(endIsInD && tile.id === TILE_FOR_THE_END)

export const content = printed({ data: BOX, compile })
