import { type Bundle, countIn } from '@bothy/kit'
import {
  type Activation,
  type Card,
  CARDS,
  type Field,
  FIELDS,
  GOODS,
  NO_STACK,
  type OneTime,
  type Op,
  PLACES,
  type Roads,
  START,
  STACKS,
  type Tile,
  TILES,
} from '../../data/index.ts'

const several = (counts: readonly (readonly [string, number])[]): string =>
  counts
    .filter(([, n]) => n > 0)
    .map(([word, n]) => (n > 1 ? `${n} ${word}` : word))
    .join(' ')

const goodsText = (goods: Bundle): string => several(GOODS.map((good, id) => [good, countIn(goods, id)]))
const stepsText = (vp: readonly number[]): string =>
  vp.flatMap((points, n) => (points > 0 ? [`${n}:${points}`] : [])).join(' ')

export function activationText(a: Activation): string {
  switch (a.kind) {
    case 'gain':
      return `gain ${goodsText(a.goods)}`
    case 'gainAny':
    case 'exchangeAnyForClanMarker':
      return `${a.kind} ${a.amount}`
    case 'move':
      return `move ${a.points}`
    case 'vp':
      return `vp ${a.vp}`
    case 'exchangeDifferent':
    case 'exchangeAnimals':
      return `${a.kind} ${stepsText(a.vp)}`
    case 'exchangeAny':
      return `exchangeAny ${a.amount}:${a.vp}`
    case 'exchangeExact':
      return `exchangeExact ${goodsText(a.pay)}:${a.vp}`
    case 'distil':
      return `distil ${goodsText(a.pay)}:${a.casks}`
    case 'age':
      return `age ${a.steps}`
    case 'choice':
      return a.options.map(activationText).join(' or ')
    case 'sequence':
      return a.steps.map(activationText).join(' then ')
    case 'haggis':
      return `haggis ${goodsText(a.pay)}:${a.tokens}`
    case 'event':
      return 'event'
    case 'whiskyForVp':
      return `whiskyForVp ${a.casks}:${a.vp}`
  }
}

const onceText = (once: OneTime): string =>
  once.kind === 'landmark' ? CARDS[once.card] : several([[once.kind, once.amount]])

export function tileText(name: string, tile: Tile): string {
  const { goods, coins, casks, scotsmen } = tile.cost
  const marks = [
    ...(tile.river ? ['river'] : []),
    ...(tile.overbuild ? ['overbuild'] : []),
    ...(tile.dieProtected ? ['protected'] : []),
  ]
  const stack = tile.stack === NO_STACK ? '-' : STACKS[tile.stack]
  const others = several([
    ['coin', coins],
    ['cask', casks],
    ['scotsman', scotsmen],
  ])
  return [
    [name, stack, tile.type, ...marks].join(' '),
    [goodsText(goods), others].filter((text) => text !== '').join(' ') || '-',
    tile.oneTime.map(onceText).join(' ') || '-',
    tile.activation === null ? '-' : activationText(tile.activation),
  ].join(' | ')
}

function opText(op: Op): string {
  switch (op.op) {
    case 'gain':
      return `gain ${goodsText(op.goods)} on ${op.on}`
    case 'gainAny':
    case 'scotsman':
      return `${op.op} ${op.amount} on ${op.on}`
    case 'exchangeOnce':
      return `exchangeOnce ${goodsText(op.pay)}:${op.vp}${op.allowSinclair ? ' or Sinclair' : ''}`
    case 'exchangePerUnit':
      return `exchangePerUnit ${GOODS[op.good]}:${op.vpEach}`
    case 'ifClan':
      return `ifClan ${FIELDS[op.clan]} (${opsText(op.grants)})`
    case 'ifPerson':
      return `ifPerson ${TILES[op.person]} (${opsText(op.grants)})`
    case 'clanMarker':
      return `clanMarker ${op.amount} ${op.colour} ${op.payRoads ? 'paid' : 'free'}`
    case 'scoreThreshold':
      return `scoreThreshold ${op.count} ${op.table.map(({ min, vp }) => `${min}:${vp}`).join(' ')}`
    case 'replaceScoringTable':
      return `replaceScoringTable ${op.category} ${op.table}`
    case 'coinValue':
      return `coinValue ${op.coins}:${op.vpEach}`
    case 'activateType':
      return `activateType ${op.type} ${op.amount}`
    case 'activateAllOfType':
      return `activateAllOfType ${op.type}`
    case 'tradeResourceForCoin':
      return `tradeResourceForCoin ${op.perActivation}:${op.coin}`
    case 'coins':
    case 'casks':
    case 'vp':
    case 'payVp':
    case 'payScotsman':
    case 'coinsPerEventSide':
    case 'extraActivationPerTurn':
    case 'flipLandmark':
    case 'teleportScotsman':
      return `${op.op} ${op.amount}`
    case 'removeTiles':
    case 'activateOpponentTiles':
      return `${op.op} ${op.max}`
    case 'move':
      return `move ${op.points}`
    case 'unusedMovementVp':
      return `unusedMovementVp ${op.vpEach}`
    case 'whiskyTileVpInstead':
      return `whiskyTileVpInstead ${op.vp}`
    case 'activateAll':
    case 'activateTileAndNeighbours':
    case 'buildFromDiscard':
    case 'castlesActAsScotsmenForPlacement':
    case 'englandToken':
    case 'moveFromHomeCastleFree':
    case 'scotsmenCountDouble':
    case 'swapPieceWithTile':
    case 'takeAllEnglandCoins':
    case 'takeDavidHume':
      return op.op
  }
}

export const opsText = (ops: readonly Op[]): string => ops.map(opText).join(', ')

export const cardText = ({ name, tile, timing, chronicle, effect, event }: Card): string =>
  `${name} ${TILES[tile]} ${timing} ${chronicle ?? '-'} | ${opsText(effect)} | ${opsText(event)}`

export function fieldText({ name, colour, timing, repeatable, effect, x, y }: Field, roads: Roads): string {
  const distance = roads.cost[START * PLACES + FIELDS.indexOf(name)]
  return `${name} ${colour} ${distance} ${timing} ${x},${y}${repeatable ? ' again' : ''} | ${opsText(effect)}`
}
