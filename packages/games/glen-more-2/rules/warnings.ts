import type { Seat, Warned } from '@bothy/kernel'
import { type Cell, EMPTY, sizeOf } from '@bothy/kit'
import { CLAIM, END, placeAt, TAKE } from './actions.ts'
import { namesIn } from '../data/bundles.ts'
import { clone } from './clone.ts'
import { contentOf } from './content.ts'
import { THE_END, type TileId } from '../data/tiles.ts'
import { askedOf } from './frames/frame.ts'
import { isInReach, listScotsmanMoves, whyNotReach, whyNotWay } from './topics/activation.ts'
import { canClaimAny, USUAL, whyNotClaim } from './topics/clan.ts'
import { coinsAfter } from './topics/market.ts'
import { legalCells, openCells } from './topics/placement.ts'
import { OUT } from './topics/rondel.ts'
import { scotsmenWith } from './topics/scotsmen.ts'
import { whyNotStop } from './topics/take.ts'
import { stockOf } from './topics/territory.ts'
import { waysOf } from './topics/ways.ts'
import { fieldsShown } from './view-clan.ts'
import type { Action, FrameOf, State, Types, Warning } from './types.ts'

export function warnings(s: State, seat: Seat): readonly Warned<Types>[] {
  const f = askedOf(s)
  if (f === null || f.seat !== seat) return []
  switch (f.kind) {
    case 'turn':
      return finishing(s, f.seat)
    case 'place':
      return walledInByPlacing(s, seat, f.tile)
    case 'claim':
      return empty(s, f)
    case 'grant':
      return [...losing(s, f), ...inVain(s, f)]
    case 'activate':
      return [...losing(s, f), ...inVain(s, f), ...walledInByMoving(s, seat), ...(f.inner ? [] : leaving(s, f))]
    case 'reward':
    case 'pay':
    case 'give':
    case 'effects':
    case 'choose':
    case 'bring':
    case 'remove':
    case 'keep':
    case 'build':
      return []
  }
}

/** GM2-130: no turn comes after. */
const finishing = (s: State, seat: Seat): readonly Warned<Types>[] =>
  s.end === OUT || whyNotStop(s, seat, THE_END) !== null
    ? []
    : [{ action: TAKE[THE_END], warning: { warn: 'finishes', rule: 'GM2-130' } }]

/** GM2-113, GM2-Q20. */
function empty(s: State, f: FrameOf<'claim'>): readonly Warned<Types>[] {
  return fieldsShown(s, f, f.seat).flatMap(({ field, bonus }) => {
    const { vp, coins, scotsmen, goods, points, persons, tiles, ongoing } = bonus
    const gives = vp + coins + scotsmen + goods.length + points + persons + tiles.length > 0 || ongoing
    if (gives || whyNotClaim(s, f.seat, field, f) !== null) return []
    return [{ action: CLAIM[field], warning: { warn: 'givesNothing', rule: 'GM2-113' } }]
  })
}

function losing(s: State, f: FrameOf<'activate'> | FrameOf<'grant'>): readonly Warned<Types>[] {
  const stock = stockOf(s, f.seat)
  return s.tiles[f.seat].flatMap((tile) => {
    if (whyNotReach(s, f, tile) !== null) return []
    const whole = waysOf(s)[tile].find((way) => way.whole > 0 && sizeOf(way.put) === way.whole)
    if (whole === undefined || contentOf(s).tiles[tile].activation?.kind !== 'gain') return []
    return waysOf(s)[tile].flatMap((way) => {
      if (way.put === EMPTY || way.put === whole.put || whyNotWay(s, f.seat, tile, way, stock) !== null) return []
      const goods = namesIn(whole.put - way.put).slice()
      return [{ action: way.action, warning: { warn: 'loses', goods, rule: 'GM2-5' } }]
    })
  })
}

/** GM2-82, GM2-111: a resource for a clan marker, and no coins left for a road, whatever is sold. */
function inVain(s: State, f: FrameOf<'activate'> | FrameOf<'grant'>): readonly Warned<Types>[] {
  const stock = stockOf(s, f.seat)
  return s.tiles[f.seat].flatMap((tile) => {
    if (whyNotReach(s, f, tile) !== null) return []
    return waysOf(s)[tile].flatMap((way) => {
      if (way.markers === 0 || whyNotWay(s, f.seat, tile, way, stock) !== null) return []
      if (canClaimAny(s, f.seat, USUAL, coinsAfter(s, f.seat, stock, way.pay) - way.coins)) return []
      return [{ action: way.action, warning: { warn: 'givesNothing', rule: 'GM2-111' } }]
    })
  })
}

const WALLED_IN: Warning = { warn: 'walledIn', rule: 'GM2-53' }
const isWalledIn = (s: State, seat: Seat): boolean => openCells(s, seat).length === 0

function walledInByPlacing(s: State, seat: Seat, tile: TileId): readonly Warned<Types>[] {
  if (contentOf(s).tiles[tile].overbuild) return []
  const cells: Cell[] = []
  legalCells(s, seat, tile, cells)
  const then = clone(s)
  then.tiles[seat].push(tile)
  then.owner[tile] = seat
  then.scotsmen[tile] += Math.min(s.supply[seat], scotsmenWith(s, tile))
  return cells.flatMap((cell) => {
    then.cell[tile] = cell
    return isWalledIn(then, seat) ? [{ action: placeAt(cell), warning: WALLED_IN }] : []
  })
}

function walledInByMoving(s: State, seat: Seat): readonly Warned<Types>[] {
  if (isWalledIn(s, seat)) return [] // it cannot become worse
  const moves: Action[] = []
  listScotsmanMoves(s, seat, moves)
  return moves.flatMap((action) => {
    if (action.type !== 'move') return []
    const then = clone(s)
    then.scotsmen[action.from]--
    then.scotsmen[action.to]++
    return isWalledIn(then, seat) ? [{ action, warning: WALLED_IN }] : []
  })
}

/** GM2-80, GM2-84: what costs nothing and has not been taken is lost with the turn, and so are movement points. */
function leaving(s: State, f: FrameOf<'activate'>): readonly Warned<Types>[] {
  const stock = stockOf(s, f.seat)
  let goods = 0
  let vp = 0
  let { points } = s
  let ages = 0
  let events = 0
  let extra = false
  for (const tile of s.tiles[f.seat]) {
    if (whyNotReach(s, f, tile) !== null) continue
    const free = waysOf(s)[tile].filter((it) => it.isFree && whyNotWay(s, f.seat, tile, it, stock) === null)
    const way = free.find((it) => it.ages === 0) ?? free.at(0)
    if (way === undefined) continue
    if (!isInReach(s, f, tile)) {
      extra = true
      continue
    }
    goods += way.size
    vp += way.vp
    points += way.points
    ages += way.ages
    events += way.events
  }
  const walledIn = isWalledIn(s, f.seat)
  if (goods + vp + points + ages + events === 0 && !extra && !walledIn) return []
  const rule = goods + vp + ages + events > 0 ? 'GM2-80' : points > 0 ? 'GM2-84' : extra ? 'GM2-85' : 'GM2-53'
  return [{ action: END, warning: { warn: 'leaves', goods, vp, points, ages, events, extra, walledIn, rule } }]
}
