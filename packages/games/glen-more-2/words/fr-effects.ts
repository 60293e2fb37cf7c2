import { listedText, type Sentences } from '@bothy/kernel'
import { counted, typeset } from '@bothy/kernel/french'
import type { CardId, Timing } from '../data/cards.ts'
import type { Card, Content } from '../data/content.ts'
import type { FieldId } from '../data/fields.ts'
import type { Counted, On } from '../data/ops.ts'
import type { TileId } from '../data/tiles.ts'
import { brought } from './brought.ts'
import {
  all,
  casks,
  coins,
  COLOUR_NAMES,
  goods,
  markers,
  points,
  resources,
  scotsmen,
  tileCount,
  typeName,
  types,
  vp,
} from './fr-counts.ts'
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
  thisTile: 'cette tuile',
  anyOwnTile: 'une de vos tuiles',
  anyOwnTiles: 'les tuiles de votre choix',
} as const satisfies Record<On, string>

const COUNTED = {
  riverTiles: ['tuile Rivière', 'tuiles Rivière'],
  villages: ['village', 'villages'],
  tilesWithScotsman: ['tuile avec un Écossais', 'tuiles avec un Écossais'],
  overbuildTilesIncludingCovered: [
    'tuile de superposition, même recouverte',
    'tuiles de superposition, même recouvertes',
  ],
  coins: ['pièce, une fois les routes payées', 'pièces, une fois les routes payées'],
} as const satisfies Record<Counted, readonly [one: string, many: string]>

function steps({ count, table }: Extract<BaseOp, { op: 'scoreThreshold' }>): string {
  const [one, many] = COUNTED[count]
  return table
    .map(({ min, vp: n }, i) => `${i > 0 ? `${min} ou plus` : counted(min, one, many)} : ${vp(n)}`)
    .join(' ; ')
}

const ops: Sentences<BaseOp, 'op', [], string> = {
  activateAll: () => 'activez toutes vos tuiles au lieu des seules voisines',
  activateType: ({ type, amount }) => `activez ${types(amount, type)}`,
  buildFromDiscard: () => 'posez une tuile de la défausse sans payer son coût',
  castlesActAsScotsmenForPlacement: () => 'vos châteaux comptent comme des Écossais quand vous posez une tuile',
  clanMarker: ({ amount, payRoads, colour }) =>
    `placez ${markers(amount)}${colour === 'any' ? '' : ` sur un domaine ${COLOUR_NAMES[colour]}`}${payRoads ? '' : ' sans payer de routes'}`,
  coinValue: ({ coins: n, vpEach }) =>
    n === 1 ? `votre première pièce vaut ${vp(vpEach)}` : `vos ${n} premières pièces valent ${vp(vpEach)} chacune`,
  coins: ({ amount }) => `prenez ${coins(amount)}`,
  extraActivationPerTurn: ({ amount }) => `activez ${tileCount(amount)} de plus, n’importe où sur votre territoire`,
  gain: ({ goods: bundle, on }) =>
    `posez ${goods(goodsIn(bundle))} sur ${goodsIn(bundle).length === 1 && on !== 'thisTile' ? ON.anyOwnTile : ON[on]}`,
  gainAny: ({ amount, on }) => `posez ${resources(amount)} de votre choix sur ${ON[on]}`,
  move: ({ points: n }) => `gagnez ${points(n)}`,
  removeTiles: ({ max }) => `retirez ${max === 1 ? '' : 'jusqu’à '}${tileCount(max)} de votre territoire`,
  scoreThreshold: steps,
  scotsman: ({ amount, on }) => `placez ${scotsmen(amount)} sur ${ON[on]}`,
  scotsmenCountDouble: () => 'vos Écossais sur le Château initial comptent double',
  takeDavidHume: () => 'prenez David Hume, qui compte pour 2 personnages',
  tradeResourceForCoin: ({ perActivation, coin }) =>
    `quand vous activez une tuile Échange, ${coins(coin)} ${coin < 2 ? 'peut' : 'peuvent'} remplacer ${resources(perActivation)}`,
  unusedMovementVp: ({ vpEach }) => `marquez ${vp(vpEach)} par point de mouvement que vous n’utilisez pas`,
  vp: ({ amount }) => `marquez ${vp(amount)}`,
  casks: ({ amount }) => `prenez ${casks(amount)}`,
  whiskyTileVpInstead: ({ vp: n }) =>
    `quand vous activez une tuile Whisky, vous pouvez marquer ${vp(n)} au lieu de produire du whisky`,
}

const exchanged = (table: readonly number[]): string =>
  listedText(
    stepsOf(table).map(([n, gain]) => `${n} contre ${vp(gain)}`),
    'ou',
  )

const activations: Sentences<BaseActivation, 'kind', [], string> = {
  gain: ({ goods: bundle }) => `${goods(goodsIn(bundle))} sur cette tuile`,
  gainAny: ({ amount }) => `${resources(amount)} de votre choix sur cette tuile`,
  move: ({ points: n }) => points(n),
  vp: ({ vp: n }) => vp(n),
  exchangeDifferent: ({ vp: table }) => `échangez des ressources différentes, ${exchanged(table)}`,
  exchangeAnimals: ({ vp: table }) => `échangez des moutons et des bœufs, mélangés ou non, ${exchanged(table)}`,
  exchangeAny: ({ amount, vp: n }) => `échangez ${resources(amount)} au choix contre ${vp(n)}`,
  exchangeExact: ({ pay, vp: n }) => `échangez ${goods(goodsIn(pay))} contre ${vp(n)}`,
  exchangeAnyForClanMarker: ({ amount }) =>
    `échangez ${resources(amount)} au choix contre un pion de clan, en payant les routes`,
  distil: ({ pay, casks: n }) => `échangez ${goods(goodsIn(pay))} contre ${casks(n)}`,
}

const once: Sentences<BaseOnce, 'kind', [], string> = {
  scotsman: ({ amount }) => scotsmen(amount),
  joker: ({ amount }) => `${resources(amount)} de votre choix`,
  clanMarker: ({ amount }) => markers(amount),
  cask: ({ amount }) => casks(amount),
  coin: ({ amount }) => coins(amount),
  vp: ({ amount }) => vp(amount),
}

Object.assign(brought.fr.ops, ops)
Object.assign(brought.fr.activations, activations)
Object.assign(brought.fr.once, once)
const printed = effectTexts(brought.fr)

const TIMINGS = {
  immediate: 'à la pose',
  ongoing: 'permanent',
  endOfGame: 'en fin de partie',
} as const satisfies Record<Timing, string>
export const timingName = (timing: Timing): string => TIMINGS[timing]

function cardMoment({ timing, effect }: Card): string {
  if (effect.some(({ op }) => op === 'extraActivationPerTurn')) return 'une fois par tour'
  return effect.some(({ op }) => op === 'scotsmenCountDouble') ? 'à chaque décompte' : TIMINGS[timing]
}

export function cardText(id: CardId, box: Content): string {
  const card = box.cards[id]
  const texts = printed.ops(card.effect)
  return texts.length === 0 ? '' : typeset(`${capital(cardMoment(card))} : ${all(texts)}.`)
}

export const eventText = (id: CardId, box: Content): string =>
  typeset(`${capital(printed.ops(box.cards[id].event).join(' ; '))}.`)

export function fieldText(id: FieldId, box: Content): string {
  const { effect, timing } = box.fields[id]
  const text = all(printed.ops(effect))
  return typeset(timing === 'ongoing' ? `${capital(TIMINGS.ongoing)} : ${text}.` : `${capital(text)}.`)
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

export function tileDoes(
  tile: TileId,
  box: Content,
): { readonly once: string; readonly active: string; readonly card: string } {
  const { oneTime, activation, landmark } = box.tiles[tile]
  const gains = printed.once(oneTime)
  return {
    once: gains.length === 0 ? '' : typeset(all(gains)),
    active: activation === null ? '' : typeset(printed.activation(activation) ?? ''),
    card: landmark === null ? '' : cardText(landmark, box),
  }
}

export function tileText(tile: TileId, box: Content): string {
  const { type, river, overbuild, oneTime, activation, landmark, persons } = box.tiles[tile]
  if (type === 'end') return 'La partie se termine pour tout joueur qui arrive ici ou au-delà.'
  const cost = costText(tile, box)
  const gains = printed.once(oneTime)
  const onCard = landmark === null ? '' : cardText(landmark, box)
  const works = activation === null ? null : printed.activation(activation)
  return typeset(
    [
      `${capital(typeName(type))}${river ? ' avec rivière' : ''}${overbuild ? ', à superposer' : ''}.`,
      ...(cost === 'rien' ? [] : [`Coût : ${cost}.`]),
      ...(persons > 1 ? [`Compte pour ${persons} personnages.`] : []),
      ...(gains.length > 0 ? [`${persons > 0 ? 'Quand vous le prenez' : 'À la pose'} : ${all(gains)}.`] : []),
      ...(works === null ? [] : [`Activation : ${works}.`]),
      ...(onCard === '' ? [] : [`Carte, ${uncapital(onCard)}`]),
    ].join(' '),
  )
}
