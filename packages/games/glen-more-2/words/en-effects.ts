import { listedText, type Sentences } from '@bothy/kernel'
import type { CardId, Timing } from '../data/cards.ts'
import type { Card, Content } from '../data/content.ts'
import type { FieldId } from '../data/fields.ts'
import type { Counted, On } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import { brought } from './brought.ts'
import {
  all,
  aType,
  casks,
  coins,
  COLOUR_NAMES,
  goods,
  markers,
  points,
  resources,
  scotsmen,
  plural,
  TYPE_NAMES,
  vp,
} from './en-counts.ts'
import {
  type BaseActivation,
  type BaseOnce,
  type BaseOp,
  capital,
  effectTexts,
  goodsIn,
  stepsOf,
  uncapital,
} from './parts.ts'

const ON = {
  thisTile: 'this tile',
  anyOwnTile: 'any of your tiles',
  anyOwnTiles: 'any of your tiles',
} as const satisfies Record<On, string>

const COUNTED = {
  riverTiles: ['river tile', 'river tiles'],
  villages: ['village', 'villages'],
  tilesWithScotsman: ['tile with a Scotsman', 'tiles with a Scotsman'],
  overbuildTilesIncludingCovered: ['overbuild tile, covered ones included', 'overbuild tiles, covered ones included'],
  coins: ['coin after paying the roads', 'coins after paying the roads'],
} as const satisfies Record<Counted, readonly [one: string, many: string]>

function steps(op: Extract<BaseOp, { op: 'scoreThreshold' }>): string {
  const [one, many] = COUNTED[op.count]
  return op.table
    .map(({ min, vp: n }, i) => {
      const noun = i > 0 ? ' or more' : ` ${min === 1 ? one : many}`
      return `${min}${noun}: ${vp(n)}`
    })
    .join('; ')
}

const ops: Sentences<BaseOp, 'op', [], string> = {
  activateAll: () => 'activate all your tiles instead of only the neighbours',
  activateType: ({ type, amount }) =>
    amount === 1 ? `activate ${aType(type)}` : `activate ${amount} ${TYPE_NAMES[type]}s`,
  buildFromDiscard: () => 'build a tile from the discard pile without its cost',
  castlesActAsScotsmenForPlacement: () => 'your castles count as Scotsmen when you place a tile',
  clanMarker: ({ amount, payRoads, colour }) =>
    `place ${markers(amount)}${colour === 'any' ? '' : ` on a ${COLOUR_NAMES[colour]} field`}${payRoads ? '' : ' without paying roads'}`,
  coinValue: ({ coins: n, vpEach }) => `your first ${coins(n)} are worth ${vp(vpEach)} each`,
  coins: ({ amount }) => `take ${coins(amount)}`,
  extraActivationPerTurn: ({ amount }) =>
    `activate ${plural(amount, 'more tile', 'more tiles')}, anywhere in your territory`,
  gain: ({ goods: bundle, on }) => `put ${goods(goodsIn(bundle))} on ${ON[on]}`,
  gainAny: ({ amount, on }) => `put ${resources(amount)} of your choice on ${ON[on]}`,
  move: ({ points: n }) => `get ${points(n)}`,
  removeTiles: ({ max }) =>
    max === 1 ? 'remove 1 tile from your territory' : `remove up to ${max} tiles from your territory`,
  scoreThreshold: steps,
  scotsman: ({ amount, on }) => `put ${scotsmen(amount)} on ${ON[on]}`,
  scotsmenCountDouble: () => 'your Scotsmen in the Home Castle count double',
  takeDavidHume: () => 'take David Hume, who counts as 2 persons',
  tradeResourceForCoin: ({ perActivation, coin }) =>
    `when you activate a trade tile, ${coins(coin)} can replace ${resources(perActivation)}`,
  unusedMovementVp: ({ vpEach }) => `score ${vp(vpEach)} for each movement point you don’t use`,
  vp: ({ amount }) => `score ${vp(amount)}`,
  casks: ({ amount }) => `take ${casks(amount)}`,
  whiskyTileVpInstead: ({ vp: n }) => `when you activate a whisky tile, you can score ${vp(n)} instead of distilling`,
}

const any = (n: number): string => (n === 1 ? 'any resource' : `any ${resources(n)}`)
const exchanged = (table: readonly number[]): string =>
  listedText(
    stepsOf(table).map(([n, gain]) => `${n} for ${vp(gain)}`),
    'or',
  )

const activations: Sentences<BaseActivation, 'kind', [], string> = {
  gain: ({ goods: bundle }) => `put ${goods(goodsIn(bundle))} on this tile`,
  gainAny: ({ amount }) => `put ${resources(amount)} of your choice on this tile`,
  move: ({ points: n }) => `get ${points(n)}`,
  vp: ({ vp: n }) => `score ${vp(n)}`,
  exchangeDifferent: ({ vp: table }) => `exchange different resources: ${exchanged(table)}`,
  exchangeAnimals: ({ vp: table }) => `exchange sheep and cattle in any mix: ${exchanged(table)}`,
  exchangeAny: ({ amount, vp: n }) => `exchange ${any(amount)} for ${vp(n)}`,
  exchangeExact: ({ pay, vp: n }) => `exchange ${goods(goodsIn(pay))} for ${vp(n)}`,
  exchangeAnyForClanMarker: ({ amount }) => `exchange ${any(amount)} for a clan marker, paying the roads`,
  distil: ({ pay, casks: n }) => `exchange ${goods(goodsIn(pay))} for ${casks(n)}`,
}

const once: Sentences<BaseOnce, 'kind', [], string> = {
  scotsman: ({ amount }) => scotsmen(amount),
  joker: ({ amount }) => `${resources(amount)} of your choice`,
  clanMarker: ({ amount }) => markers(amount),
  cask: ({ amount }) => casks(amount),
  coin: ({ amount }) => coins(amount),
  vp: ({ amount }) => vp(amount),
}

Object.assign(brought.en.ops, ops)
Object.assign(brought.en.activations, activations)
Object.assign(brought.en.once, once)
const printed = effectTexts(brought.en)

const TIMINGS = {
  immediate: 'when placed',
  ongoing: 'ongoing',
  endOfGame: 'at the end',
} as const satisfies Record<Timing, string>
export const timingName = (timing: Timing): string => TIMINGS[timing]

/** Moment of a card; ongoing effects name their own moment, except these two. */
function cardMoment({ timing, effect }: Card): string {
  if (effect.some(({ op }) => op === 'extraActivationPerTurn')) return 'once on each of your turns'
  return effect.some(({ op }) => op === 'scotsmenCountDouble') ? 'in each scoring' : TIMINGS[timing]
}

export function cardText(id: CardId, box: Content): string {
  const card = box.cards[id]
  const texts = printed.ops(card.effect)
  return texts.length === 0 ? '' : `${capital(cardMoment(card))}: ${all(texts)}.`
}

export const eventText = (id: CardId, box: Content): string =>
  `${capital(printed.ops(box.cards[id].event).join('; '))}.`

export function fieldText(id: FieldId, box: Content): string {
  const { effect, timing } = box.fields[id]
  const text = all(printed.ops(effect))
  return timing === 'ongoing' ? `${capital(TIMINGS.ongoing)}: ${text}.` : `${capital(text)}.`
}

export function costText(tile: TileId, box: Content): string {
  const { cost } = box.tiles[tile]
  const own = goodsIn(cost.goods)
  return all([
    ...(own.length > 0 ? [goods(own)] : []),
    ...(cost.coins > 0 ? [coins(cost.coins)] : []),
    ...(cost.casks > 0 ? [casks(cost.casks)] : []),
    ...(cost.scotsmen > 0 ? [scotsmen(cost.scotsmen)] : []),
  ])
}

/** Apart: what it brings when it is taken or placed, what activating it does, its card. */
export function tileDoes(
  tile: TileId,
  box: Content,
): { readonly once: string; readonly active: string; readonly card: string } {
  const { oneTime, activation, landmark } = box.tiles[tile]
  const gains = printed.once(oneTime)
  return {
    once: gains.length === 0 ? '' : all(gains),
    active: activation === null ? '' : (printed.activation(activation) ?? ''),
    card: landmark === null ? '' : cardText(landmark, box),
  }
}

export function tileText(tile: TileId, box: Content): string {
  const { type, river, overbuild, oneTime, activation, landmark, persons } = box.tiles[tile]
  if (type === 'end') return 'Ends the game for everyone who moves here or beyond.'
  const kind = capital(TYPE_NAMES[type])
  const cost = costText(tile, box)
  const gains = printed.once(oneTime)
  const onCard = landmark === null ? '' : cardText(landmark, box)
  const works = activation === null ? null : printed.activation(activation)
  return [
    `${kind}${river ? ' with a river' : ''}${overbuild ? `, built over another ${TYPE_NAMES[type]}` : ''}.`,
    ...(cost === 'nothing' ? [] : [`Costs ${cost}.`]),
    ...(persons > 1 ? [`Counts as ${persons} persons.`] : []),
    ...(gains.length > 0 ? [`${persons > 0 ? 'When taken' : 'When placed'}: ${all(gains)}.`] : []),
    ...(works === null ? [] : [`When activated: ${works}.`]),
    ...(onCard === '' ? [] : [`Card, ${uncapital(onCard)}`]),
  ].join(' ')
}
