import type { Seat } from '@bothy/kernel'
import { type Bundle, kindsIn } from '@bothy/kit'
import { type CardId, type Good, GOODS, homeCastle, MARKET_FIELDS, type Op, type View } from '@bothy/glen-more-2/data'
import { boxOf } from '../../../board/labels.ts'
import { finalPointsOf } from '../../../board/seats/final-points.ts'
import type { BoardContext } from '../../../board/spot.tsx'
import { wordsOf } from '../../../board/words.ts'
import { leadOf, tableOf, unturnedOf, vpFor } from './shown.ts'
import { tomeIn } from './words.ts'

export const goodsIn = (bundle: Bundle): readonly Good[] => kindsIn(bundle).flatMap((kind) => GOODS[kind] ?? [])

export function lacking(view: View, seat: Seat, goods: readonly Good[]) {
  const lacks = GOODS.flatMap((good) => {
    const wanted = goods.filter((it) => it === good).length - view.players[seat].goods[good]
    return Array.from({ length: Math.max(0, wanted) }, () => good)
  })
  const price = lacks.reduce<number | null>((sum, good, i) => {
    const field = view.market[good] + lacks.slice(0, i + 1).filter((it) => it === good).length
    return sum === null || field > MARKET_FIELDS ? null : sum + field
  }, 0)
  return { lacks, price }
}

const isNear = (a: { readonly x: number; readonly y: number }, b: typeof a): boolean =>
  Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1

/** A coin on the first field of the England row, two on the second. */
const inRow = (fields: number): number => (fields * (fields + 1)) / 2

type Asked = { readonly table: BoardContext; readonly seat: Seat; readonly card: CardId }

function partNow(op: Op, asked: Asked): readonly string[] {
  const { table, seat, card } = asked
  const { view } = table
  const { now } = tomeIn(table)
  const words = wordsOf(table.language)
  const box = boxOf(view)
  const { tiles, goods, coins, persons, fields } = view.players[seat]
  const { tile: own } = box.cards[card]
  const here = tiles.find(({ tile, under }) => tile === own || under.includes(own))
  const has = (is: boolean, name: string): string => (is ? now.has(name) : now.hasNot(name))
  const granted = (grants: readonly Op[]): readonly string[] => grants.flatMap((part) => partNow(part, asked))
  switch (op.op) {
    case 'coinsPerEventSide':
      return [now.coins(op.amount * ((view.chronicles.tome?.turned[seat].length ?? 0) + 1))]
    case 'replaceScoringTable': {
      const lead = leadOf(view, seat, op.category)
      const vp = [vpFor(tableOf(view, seat, op.category), lead), vpFor(box.tome.tables[op.table], lead)] as const
      return [vp[0] === vp[1] ? now.nothing : now.table(vp)]
    }
    case 'flipLandmark':
      return [now.otherCards(unturnedOf(view, seat).filter((other) => other !== card).length)]
    case 'ifClan': {
      const holds = fields.includes(op.clan)
      return [has(holds, words.placeName(op.clan)), ...(holds ? granted(op.grants) : [])]
    }
    case 'ifPerson':
      return [has(persons.includes(op.person), words.tileName(op.person))]
    case 'exchangePerUnit': {
      const count = goods[GOODS[op.good]]
      return [now.has(words.goodCount(count, GOODS[op.good])), ...(count > 0 ? [now.upTo(count * op.vpEach)] : [])]
    }
    case 'exchangeOnce': {
      const { lacks, price } = lacking(view, seat, goodsIn(op.pay))
      const canBuy = price !== null && price <= coins
      return [lacks.length === 0 ? now.has(words.goods(goodsIn(op.pay))) : now.buy(lacks, canBuy ? price : null)]
    }
    case 'activateAllOfType':
      return [now.tiles(tiles.filter(({ tile, reach }) => box.tiles[tile].type === op.type && reach !== 'used').length)]
    case 'activateOpponentTiles': {
      const others = view.players.flatMap((player, other) => (other === seat ? [] : player.tiles))
      return [now.othersTiles(others.filter(({ tile }) => box.tiles[tile].activation !== null).length)]
    }
    case 'activateTileAndNeighbours': {
      const near = here === undefined ? [] : tiles.filter((it) => isNear(it, here) && it.reach !== 'used')
      return [now.tiles(near.filter(({ tile }) => box.tiles[tile].activation !== null).length)]
    }
    case 'buildFromDiscard':
      return [now.pile(view.discards.length)]
    case 'removeTiles': {
      const { penalty } = finalPointsOf(table, seat)
      return penalty < 0 ? [now.penalty(-penalty)] : []
    }
    case 'scotsman':
      return op.on === 'thisTile' && here === undefined ? [now.toCastle] : []
    case 'teleportScotsman': {
      const away = tiles.filter(({ tile }) => tile !== homeCastle(seat))
      return [now.away(away.reduce((sum, { scotsmen }) => sum + scotsmen, 0))]
    }
    case 'takeAllEnglandCoins':
      return [now.coins(inRow(view.chronicles.englishman?.row ?? 0))]
    case 'clanMarker': {
      const free = view.fields.filter(
        ({ field, holders }) => holders.length === 0 && box.fields[field].colour === op.colour,
      )
      return [now.fields(free.length)]
    }
    case 'activateAll':
    case 'activateType':
    case 'casks':
    case 'castlesActAsScotsmenForPlacement':
    case 'coinValue':
    case 'coins':
    case 'englandToken':
    case 'extraActivationPerTurn':
    case 'gain':
    case 'gainAny':
    case 'move':
    case 'moveFromHomeCastleFree':
    case 'payScotsman':
    case 'payVp':
    case 'scoreThreshold':
    case 'scotsmenCountDouble':
    case 'swapPieceWithTile':
    case 'takeDavidHume':
    case 'tradeResourceForCoin':
    case 'unusedMovementVp':
    case 'vp':
    case 'whiskyTileVpInstead':
      return []
  }
}

export const eventNow = (asked: Asked): readonly string[] =>
  boxOf(asked.table.view).cards[asked.card].event.flatMap((op) => partNow(op, asked))
