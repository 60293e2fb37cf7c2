import type { Seat } from '@bothy/kernel'
import { type Bundle, kindsIn, single } from '@bothy/kit'
import { contentOf } from '../../../rules/content.ts'
import type { CardId } from '../../../data/cards.ts'
import type { Category } from '../../../data/limits.ts'
import type { EventTable } from '../../../data/ops.ts'
import { homeCastle, type TileId } from '../../../data/tiles.ts'
import { NO_CLAN } from '../../../rules/reasons.ts'
import { whyNotWay } from '../../../rules/topics/activation.ts'
import { canPay, purseOf, whyNotExchange } from '../../../rules/topics/bill.ts'
import { canSell } from '../../../rules/topics/market.ts'
import { fieldPower } from '../../../rules/topics/powers.ts'
import { stockOf } from '../../../rules/topics/territory.ts'
import { openWaysOf, type Way } from '../../../rules/topics/ways.ts'
import type { FrameOf, Reason, State } from '../../../rules/types.ts'
import { absent } from '../../chronicle.ts'
import { TABLE_OF } from '../data/index.ts'
import type { Deal, TomeModuleTypes } from './types.ts'

export const tomeOf = (s: State): TomeModuleTypes['state'] => s.chronicles.tome ?? absent('tome')

const NO_EVENT: Reason = { why: 'noEvent', rule: 'GM2-C6-3' }
const TURNED: Reason = { why: 'turned', rule: 'GM2-C6-3' }

export const isTurned = (s: State, card: CardId): boolean => ((tomeOf(s).turned >> card) & 1) === 1
export const turnedOf = (s: State, seat: Seat): readonly CardId[] => s.cards[seat].filter((card) => isTurned(s, card))
export const unturnedOf = (s: State, seat: Seat): readonly CardId[] =>
  s.cards[seat].filter((card) => !isTurned(s, card))

export const whyNotEvent = (s: State, seat: Seat): Reason | null =>
  s.cards[seat].every((card) => isTurned(s, card)) ? NO_EVENT : null

export const whyNotFlip = (s: State, card: CardId): Reason | null => (isTurned(s, card) ? TURNED : null)

/** GM2-C6-11: anywhere in the territory. */
function scotsmenOf(s: State, seat: Seat): number {
  let sum = 0
  for (const tile of s.tiles[seat]) sum += s.scotsmen[tile]
  return sum
}

/** GM2-C6-5: without its requirements an event is void. */
export function whyNotResolve(s: State, seat: Seat, card: CardId): Reason | null {
  if (isTurned(s, card)) return TURNED
  for (const op of contentOf(s).cards[card].event) {
    if (op.op === 'payScotsman' && scotsmenOf(s, seat) < op.amount)
      return { why: 'eventScotsmen', need: op.amount, has: scotsmenOf(s, seat), rule: 'GM2-C6-5' }
    if (op.op === 'payVp' && s.vp[seat] < op.amount)
      return { why: 'eventVp', need: op.amount, has: s.vp[seat], rule: 'GM2-C6-5' } // GM2-Q12
  }
  return null
}

export const landmarkBonus = (s: State, seat: Seat, category: Category): number =>
  category === 'landmarks' ? turnedOf(s, seat).length * contentOf(s).tome.bonus : 0

export function leadTable(s: State, seat: Seat, category: Category): readonly number[] | null {
  const table = TABLE_OF[category]
  return table !== undefined && tomeOf(s).tables[seat].includes(table) ? contentOf(s).tome.tables[table] : null
}

/** GM2-C6-6: the tables on turned cards of the seat, also of one that was turned without its event. */
export const tablesOfTurned = (s: State, seat: Seat): readonly EventTable[] =>
  turnedOf(s, seat).flatMap((card) =>
    contentOf(s).cards[card].event.flatMap((op) => (op.op === 'replaceScoringTable' ? [op.table] : [])),
  )

/** Exchanges that an event offers, whether they can be paid or not; of those without a limit, all that can and the first. */
export function dealsOf(s: State, f: FrameOf<'exchange'>): readonly Deal[] {
  const { seat, pay, vp } = f
  if (!f.each) {
    const coin = f.sinclair ? fieldPower(s, seat, 'tradeResourceForCoin') : null
    const once: Deal = { goods: pay, coins: 0, vp, by: null }
    if (coin === null) return [once]
    return [once, ...withoutOne(pay).map((goods): Deal => ({ goods, coins: coin.coin, vp, by: 'coin' }))]
  }
  const out: Deal[] = []
  for (let n = 1; n <= MOST_EACH; n++) {
    const deal: Deal = { goods: n * pay, coins: 0, vp: n * vp, by: null }
    if (n > 1 && whyNotDeal(s, seat, deal) !== null) break
    out.push(deal)
  }
  return out
}
/** A bundle holds no more than this of a kind. */
const MOST_EACH = 31

const withoutOne = (pay: Bundle): readonly Bundle[] => [...new Set(kindsIn(pay).map((kind) => pay - single(kind)))]

export const whyNotDeal = (s: State, seat: Seat, { goods, coins, by }: Deal): Reason | null =>
  by === 'coin' && fieldPower(s, seat, 'tradeResourceForCoin') === null
    ? NO_CLAN
    : whyNotExchange(s, seat, goods, coins, stockOf(s, seat))

/** GM2-C6-11: also with bought resources, if only after a sale. */
export const canExchange = (s: State, f: FrameOf<'exchange'>): boolean => {
  const purse = purseOf(s, f.seat)
  return dealsOf(s, f).some(({ goods, coins }) => canPay(s, f.seat, { goods, coins, casks: 0, scotsmen: 0 }, purse))
}

/** GM2-C6-8: tiles of the others that have not been activated in this turn. */
export function othersTiles(s: State, seat: Seat): readonly TileId[] {
  const out: TileId[] = []
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) for (const tile of s.tiles[other]) if (!s.activated.includes(tile)) out.push(tile)
  return out
}

export function waysOfOthers(s: State, seat: Seat): readonly Way[] {
  const all = openWaysOf(s, seat)
  const stock = stockOf(s, seat)
  return othersTiles(s, seat).flatMap((tile) =>
    all[tile].filter((way) => whyNotWay(s, seat, tile, way, stock) === null),
  )
}

export const canBorrow = (s: State, seat: Seat): boolean =>
  waysOfOthers(s, seat).length > 0 ||
  (canSell(s, seat) && othersTiles(s, seat).some((tile) => openWaysOf(s, seat)[tile].some(({ isFree }) => !isFree)))

export const hasScotsmanAway = (s: State, seat: Seat): boolean =>
  s.tiles[seat].some((tile) => tile !== homeCastle(seat) && s.scotsmen[tile] > 0)
