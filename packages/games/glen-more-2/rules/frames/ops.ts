import { type Seat, unreachable } from '@bothy/kernel'
import { type Bundle, EMPTY } from '@bothy/kit'
import { contentOf } from '../content.ts'
import type { OneTime } from '../../data/one-time.ts'
import type { Op } from '../../data/ops.ts'
import { DAVID_HUME, NO_TILE, type TileId, type TileType } from '../../data/tiles.ts'
import { on } from '../hooks.ts'
import { countedBy, isHumeTaken, thresholdVp } from '../topics/counted.ts'
import type { Effect, Event, State } from '../types.ts'
import { gainCasks, gainCoins, gainPoints, gainVp, putGoods, SOURCE, standingOf } from './gain.ts'

export type Found = {
  scotsmen: number
  choose: number
  declinable: boolean
  goods: Bundle
  bring: number
  types: readonly TileType[]
  claims: number
  payRoads: boolean
  colour: Extract<Effect, { does: 'claim' }>['colour']
  remove: number
  build: boolean
}

const NO_TYPES: readonly TileType[] = []

export const nothing = (): Found => ({
  scotsmen: 0,
  choose: 0,
  declinable: true,
  goods: EMPTY,
  bring: 0,
  types: NO_TYPES,
  claims: 0,
  payRoads: true,
  colour: 'any',
  remove: 0,
  build: false,
})

export function once(s: State, seat: Seat, effect: OneTime, tile: TileId, found: Found, events?: Event[]): void {
  switch (effect.kind) {
    case 'landmark':
      s.cards[seat].push(effect.card)
      events?.push({ type: 'cardTaken', seat, card: effect.card })
      for (const op of contentOf(s).cards[effect.card].effect) perform(s, seat, op, tile, found, events)
      return
    case 'scotsman':
      found.scotsmen += effect.amount
      return
    case 'joker':
      found.choose += effect.amount
      found.declinable = false
      return
    case 'clanMarker':
      found.claims += effect.amount
      return
    case 'cask':
      return gainCasks(s, seat, effect.amount, events)
    case 'coin':
      return gainCoins(s, seat, effect.amount, events)
    case 'vp':
      return gainVp(s, seat, effect.amount, SOURCE.oneTime, events)
    case 'haggis':
      return on(s).once[effect.kind]?.(s, seat, effect.amount, tile, events)
    default:
      return unreachable(effect)
  }
}

export function perform(s: State, seat: Seat, op: Op, tile: TileId, found: Found, events?: Event[]): void {
  switch (op.op) {
    case 'coins':
      return gainCoins(s, seat, op.amount, events)
    case 'casks':
      return gainCasks(s, seat, op.amount, events)
    case 'vp':
      return gainVp(s, seat, op.amount, tile === NO_TILE ? SOURCE.clan : SOURCE.oneTime, events)
    case 'move':
      return gainPoints(s, seat, op.points, events)
    case 'gain':
      if (op.on === 'thisTile') putGoods(s, seat, standingOf(s, seat, tile), op.goods, events)
      else found.goods += op.goods
      return
    case 'gainAny':
      found.choose += op.amount
      return
    case 'scotsman':
      if (op.on === 'thisTile') found.scotsmen += op.amount
      else found.bring += op.amount
      return
    case 'clanMarker':
      found.claims += op.amount
      found.payRoads = op.payRoads
      found.colour = op.colour
      return
    case 'activateType':
      for (let i = 0; i < op.amount; i++) found.types = [...found.types, op.type]
      return
    case 'removeTiles':
      found.remove += op.max
      return
    case 'buildFromDiscard':
      found.build = true
      return
    case 'scoreThreshold':
      return gainVp(s, seat, thresholdVp(op, countedBy(s, seat, op.count)), SOURCE.clan, events)
    case 'takeDavidHume':
      return takeDavidHume(s, seat, events)
    case 'activateAll':
    case 'castlesActAsScotsmenForPlacement':
    case 'coinValue':
    case 'extraActivationPerTurn':
    case 'scotsmenCountDouble':
    case 'tradeResourceForCoin':
    case 'unusedMovementVp':
    case 'whiskyTileVpInstead':
      return
    case 'activateAllOfType':
    case 'activateOpponentTiles':
    case 'activateTileAndNeighbours':
    case 'coinsPerEventSide':
    case 'englandToken':
    case 'exchangeOnce':
    case 'exchangePerUnit':
    case 'flipLandmark':
    case 'ifClan':
    case 'ifPerson':
    case 'moveFromHomeCastleFree':
    case 'payScotsman':
    case 'payVp':
    case 'replaceScoringTable':
    case 'swapPieceWithTile':
    case 'takeAllEnglandCoins':
    case 'teleportScotsman':
      return on(s).ops[op.op]?.(s, seat, op, tile, events)
    default:
      unreachable(op)
  }
}

/** GM2-113, GM2-Q8: he brings no marker. */
function takeDavidHume(s: State, seat: Seat, events?: Event[]): void {
  if (isHumeTaken(s)) return
  s.persons[seat].push(DAVID_HUME)
  events?.push({ type: 'personTaken', seat, tile: DAVID_HUME })
}
