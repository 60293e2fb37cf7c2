import { type Seat, unreachable } from '@bothy/kernel'
import { namesIn } from '../data/bundles.ts'
import { contentOf } from './content.ts'
import { type FieldId, FIELDS } from '../data/fields.ts'
import type { Op } from '../data/ops.ts'
import { roadPath } from '../data/roads.ts'
import { DAVID_HUME } from '../data/tiles.ts'
import { buildable } from './topics/build.ts'
import { fieldPriceOf, type Marker, USUAL, whyNotClaim } from './topics/clan.ts'
import { countedBy, thresholdVp } from './topics/counted.ts'
import { removables } from './topics/removal.ts'
import { waysOf } from './topics/ways.ts'
import type { Bonus, FieldShown, AskFrame, State } from './types.ts'

/** As the asked seat has them, or else the viewer; spectators see those of the first seat. */
export function fieldsShown(s: State, f: AskFrame | null, viewer: Seat | null): readonly FieldShown[] {
  const marker: Marker = f?.kind === 'claim' ? f : USUAL
  const seat = f?.kind === 'claim' ? f.seat : (viewer ?? activeSeat(f))
  const { fields, roads } = contentOf(s)
  return FIELDS.map((_, field) => {
    const price = fieldPriceOf(s, seat, field, marker)
    return {
      field,
      holders: holdersOf(s, field),
      price,
      path: roadPath(roads, s.marked, field).slice(),
      reason: whyNotClaim(s, seat, field, marker),
      bonus: bonusOf(s, seat, fields[field].effect, fields[field].timing === 'ongoing', price),
    }
  })
}

const activeSeat = (f: AskFrame | null): Seat => f?.seat ?? 0

const holdersOf = (s: State, field: FieldId): readonly Seat[] =>
  s.fields.flatMap((fields, seat) => fields.filter((own) => own === field).map(() => seat))

type Sum = { -readonly [K in keyof Bonus]: Bonus[K] }

/** GM2-113: what the field would give the seat now, once the road is paid. */
function bonusOf(s: State, seat: Seat, ops: readonly Op[], ongoing: boolean, price: number): Bonus {
  const sum: Sum = {
    vp: 0,
    counted: null,
    coins: 0,
    scotsmen: 0,
    goods: [],
    points: 0,
    persons: 0,
    tiles: [],
    ongoing,
  }
  for (const op of ops) add(s, seat, op, price, sum)
  return sum
}

function add(s: State, seat: Seat, op: Op, price: number, sum: Sum): void {
  switch (op.op) {
    case 'vp':
      sum.vp += op.amount
      return
    case 'coins':
      sum.coins += op.amount
      return
    case 'scotsman':
      sum.scotsmen += Math.min(op.amount, s.supply[seat])
      return
    case 'gain':
      sum.goods = [...sum.goods, ...namesIn(op.goods)]
      return
    case 'move':
      sum.points += op.points
      return
    case 'scoreThreshold':
      sum.counted = Math.max(0, countedBy(s, seat, op.count) - (op.count === 'coins' ? price : 0))
      sum.vp += thresholdVp(op, sum.counted)
      return
    case 'takeDavidHume':
      sum.persons += contentOf(s).tiles[DAVID_HUME].persons
      return
    case 'activateType':
      sum.tiles = [
        ...sum.tiles,
        ...s.tiles[seat].filter(
          (tile) =>
            contentOf(s).tiles[tile].type === op.type && !s.activated.includes(tile) && waysOf(s)[tile].length > 0,
        ),
      ]
      return
    case 'removeTiles':
      sum.tiles = [...sum.tiles, ...removables(s, seat, [], op.max)]
      return
    case 'buildFromDiscard':
      sum.tiles = [...sum.tiles, ...buildable(s, seat)]
      return
    case 'castlesActAsScotsmenForPlacement':
    case 'tradeResourceForCoin':
    case 'unusedMovementVp':
    case 'whiskyTileVpInstead':
      return
    case 'activateAll':
    case 'activateAllOfType':
    case 'activateOpponentTiles':
    case 'activateTileAndNeighbours':
    case 'casks':
    case 'clanMarker':
    case 'coinValue':
    case 'coinsPerEventSide':
    case 'englandToken':
    case 'exchangeOnce':
    case 'exchangePerUnit':
    case 'extraActivationPerTurn':
    case 'flipLandmark':
    case 'gainAny':
    case 'ifClan':
    case 'ifPerson':
    case 'moveFromHomeCastleFree':
    case 'payScotsman':
    case 'payVp':
    case 'replaceScoringTable':
    case 'scotsmenCountDouble':
    case 'swapPieceWithTile':
    case 'takeAllEnglandCoins':
    case 'teleportScotsman':
      return
    default:
      unreachable(op)
  }
}
