import { type ActivationWord, activationWord, type BoxActivation, EXCHANGE_STEPS } from './activation.ts'
import { type Box, BOX, type BoxTile } from './box.ts'
import { type BoxCost, COST_WORDS } from './cost.ts'
import { goodsIn } from './goods.ts'
import { type Fault, fault, type Law, neverFalls } from './law.ts'
import { STACK_SIZES, STACKS } from './limits.ts'
import { ONE_TIMES, type OneTimeWord } from './one-time.ts'
import { CHRONICLE_TILES, HOME_FACES, SPECIAL_TYPES, TILE_TYPES } from './tiles.ts'

const MOST = 5

export function brokenTile({ tiles }: Box): Fault | null {
  for (const [face, tile] of Object.entries(tiles)) {
    const found =
      brokenPlace(face, tile) ??
      brokenKind(face, tile) ??
      brokenNumbers(tile) ??
      brokenActivation(tile.activation) ??
      brokenChronicle(face, tile)
    if (found !== null) return fault(`tiles.${face}${found.at === '' ? '' : `.${found.at}`}`, found.law)
  }
  for (const stack of STACKS) {
    const size = Object.entries(tiles).filter(([face, tile]) => tile.stack === stack && chronicleOf(face) === null)
    if (size.length !== STACK_SIZES[stack]) return fault('tiles', 'stackSizes')
  }
  return null
}

/** `at` is within a tile; empty means the whole tile. */
type Broken = { readonly at: string; readonly law: Law } | null
const broken = (at: string, law: Law): Broken => ({ at, law })

const chronicleOf = (face: string): number | null =>
  CHRONICLE_TILES.find(({ tiles }) => tiles.includes(face))?.chronicle ?? null

function brokenPlace(face: string, { stack, type, cost, overbuild }: BoxTile): Broken {
  const inNone = BOX.tiles[face].stack === 'none'
  if (inNone ? stack !== 'none' : !STACKS.some((known) => known === stack)) return broken('stack', 'stack')
  if (stack === 'S' && chronicleOf(face) !== null) return broken('stack', 'stack') // there is room for five
  const isFixed = (known: string): boolean =>
    known === 'person' || SPECIAL_TYPES.some((special) => special === known) || HOME_FACES.some((home) => home === face)
  const printed = BOX.tiles[face].type
  if (!TILE_TYPES.some((known) => known === type)) return broken('type', 'type')
  if (type !== printed && (isFixed(type) || isFixed(printed))) return broken('type', 'type')
  if (stack === 'S' && !isFree(cost)) return broken('cost', 'freeStart')
  return stack === 'S' && overbuild ? broken('overbuild', 'freeStart') : null
}

const isFree = (cost: BoxCost): boolean => COST_WORDS.every((word) => cost[word] === 0)

/** A person lies on no tile of a territory, so it cannot give these. */
const NEEDS_A_TILE: readonly OneTimeWord[] = ['scotsman', 'joker']

function brokenKind(face: string, { type, river, overbuild, cost, once, activation }: BoxTile): Broken {
  const isPlain = !overbuild && activation.kind === 'none'
  if (type === 'person')
    return isPlain && !river && NEEDS_A_TILE.every((word) => once[word] === 0) ? null : broken('', 'person')
  if (HOME_FACES.some((home) => home === face))
    return river && !overbuild && isFree(cost) && ONE_TIMES.every((word) => once[word] === 0)
      ? null
      : broken('', 'home')
  if (SPECIAL_TYPES.some((special) => special === type))
    return isPlain && !river && isFree(cost) && ONE_TIMES.every((word) => once[word] === 0)
      ? null
      : broken('', 'special')
  return null
}

function brokenNumbers({ cost, once, activation }: BoxTile): Broken {
  for (const word of COST_WORDS) if (word !== 'coin' && cost[word] > MOST) return broken(`cost.${word}`, 'atMostFive')
  if (goodsIn(cost) > MOST) return broken('cost', 'atMostFive')
  for (const word of ONE_TIMES)
    if (word !== 'coin' && word !== 'vp' && once[word] > MOST) return broken(`once.${word}`, 'atMostFive')
  if (goodsIn(activation.goods) > MOST) return broken('activation.goods', 'atMostFive')
  return activation.amount > MOST ? broken('activation.amount', 'atMostFive') : null
}

type Need = 'goods' | 'amount' | 'vp' | 'table'

const NEEDS = {
  none: [],
  gain: ['goods'],
  gainAny: ['amount'],
  move: ['amount'],
  vp: ['vp'],
  exchangeDifferent: ['table'],
  exchangeAnimals: ['table'],
  exchangeAny: ['amount', 'vp'],
  exchangeExact: ['goods', 'vp'],
  exchangeAnyForClanMarker: ['amount'],
  distil: ['goods', 'amount'],
  age: ['amount'],
  distilOrAge: ['goods', 'amount'],
  distilThenAge: ['goods', 'amount'],
  haggis: ['goods', 'amount'],
  event: [],
  whiskyForVp: ['amount', 'vp'],
} as const satisfies Record<ActivationWord, readonly Need[]>

function brokenActivation(activation: BoxActivation): Broken {
  const word = activationWord(activation.kind)
  if (word === undefined) return broken('activation.kind', 'activation')
  const steps = EXCHANGE_STEPS.map((step) => activation.table[step])
  const given = {
    goods: goodsIn(activation.goods),
    amount: activation.amount,
    vp: activation.vp,
    table: Math.max(...steps),
  }
  const needs: readonly Need[] = NEEDS[word]
  if (needs.some((need) => given[need] === 0)) return broken('activation', 'activation')
  return neverFalls(steps.filter((vp) => vp > 0)) ? null : broken('activation.table', 'rising')
}

const OF_CHRONICLE: Partial<Record<ActivationWord, number>> = {
  age: 3,
  distilOrAge: 3,
  distilThenAge: 3,
  whiskyForVp: 4,
  haggis: 5,
  event: 6,
}
const HAGGIS_CHRONICLE = 5

function brokenChronicle(face: string, { activation, once }: BoxTile): Broken {
  const chronicle = chronicleOf(face)
  const word = activationWord(activation.kind)
  const owner = word === undefined ? undefined : OF_CHRONICLE[word]
  if (owner !== undefined && owner !== chronicle) return broken('activation.kind', 'chronicle')
  return once.haggis > 0 && chronicle !== HAGGIS_CHRONICLE ? broken('once.haggis', 'chronicle') : null
}
