import type { Seat } from '@bothy/kernel'
import { CELLAR_SPOTS } from '../data/clans.ts'
import { GOOD_KINDS, goodId } from '../data/goods.ts'
import { contractOf } from '../rules/topics/contracts.ts'
import { goodsOf } from '../rules/topics/market.ts'
import type { Action, ActionType, State } from '../rules/types.ts'
import { CLAN_WORTH } from './clan-worth.ts'
import { bestProcessing } from './processing.ts'
import { goodRate, roundOf } from './rates.ts'
import { bestShifts, isShiftWorthIt } from './shifts.ts'
import { isUsefulSale, isWantedBuy } from './trades.ts'
import { bestSites, isPlacing } from './sites.ts'
import { isIdleVoyage } from './voyages.ts'

/**
 * A turn offers hundreds of choices, most of them a dearer variant of another. Left are the best spaces for each unit, trades that a
 * contract, a factory or the end of the game can use, every contract and every upgrade.
 */
export function prune(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  if (legal.length < 2) return legal
  const out = pruned(s, seat, legal)
  return out.length > 0 ? out : legal
}

function pruned(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const top = s.stack.at(-1)
  if (top?.kind === 'turn') return turn(s, seat, legal)
  if (top?.kind === 'bid') return bids(s, legal, top.high)
  if (top?.kind === 'start') return some(s, seat, legal, false, STARTS_EACH)
  if (top?.kind === 'site') return some(s, seat, legal, top.free, SITES_EACH)
  if (top?.kind === 'bonus') return bonuses(s, seat, legal)
  if (top?.kind === 'placed') return nearby(legal)
  if (top?.kind === 'shift') return bestShifts(s, seat, legal)
  if (top?.kind === 'trade') return trades(s, seat, legal)
  if (top?.kind === 'process') return [bestProcessing(s, seat, legal)]
  if (top?.kind === 'exchange') return exchanges(s, seat, legal)
  if (top?.kind === 'milk') return [legal[0], legal[legal.length - 1]]
  return legal.filter((a) => a.type !== 'withdraw')
}

const STARTS_EACH = 8
const SITES_EACH = 3

function bonuses(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const out = some(s, seat, legal, true, 1)
  const discards = out.filter((a) => a.type === 'discard')
  return discards.length < 2 ? out : out.filter((a) => a.type !== 'discard' || a === discards.at(-1))
}

function some(s: State, seat: Seat, legal: readonly Action[], free: boolean, each: number): Action[] {
  const out: Action[] = []
  bestSites(s, seat, legal, free, out, each)
  for (const a of legal) if (!isPlacing(a) && a.type !== 'withdraw') out.push(a)
  return out
}

const MAIN: ReadonlySet<ActionType> = new Set<ActionType>(['obtain', 'fulfil', 'ship', 'improve', 'hire', 'pass'])

/** COC-61, COC-91: the port tile that gives money, and a barrel that no Production can move on. */
const isMoneyAtHand = (a: Action): boolean =>
  a.type === 'port' ? a.port === 'money' || a.copy === 'money' : a.type === 'withdraw' && a.spot === CELLAR_SPOTS

const isShift = ({ port, copy }: Extract<Action, { type: 'port' }>): boolean =>
  port === 'priceShift' || copy === 'priceShift'

/** Money that only waits is taken at once; what other port tiles do is asked after the main action. */
function turn(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const money = legal.find(isMoneyAtHand)
  if (money !== undefined) return [money]
  const out: Action[] = []
  bestSites(s, seat, legal, false, out)
  for (const a of legal)
    if (
      a.type === 'buy'
        ? isWantedBuy(s, seat, goodId(a.good), a.n)
        : a.type === 'sell'
          ? isUsefulSale(s, seat, goodId(a.good), a.n)
          : a.type === 'port'
            ? isShift(a) && isShiftWorthIt(s, seat, a.copy !== null)
            : MAIN.has(a.type) && !(a.type === 'ship' && isIdleVoyage(s, seat))
    )
      out.push(a)
  return out
}

const trades = (s: State, seat: Seat, legal: readonly Action[]): readonly Action[] =>
  legal.filter((a) =>
    a.type === 'buy'
      ? isWantedBuy(s, seat, goodId(a.good), a.n)
      : a.type === 'sell' && isUsefulSale(s, seat, goodId(a.good), a.n),
  )

function nearby(legal: readonly Action[]): readonly Action[] {
  const most = new Map<string, number>()
  for (const a of legal) if (a.type === 'buy') most.set(a.good, Math.max(a.n, most.get(a.good) ?? 0))
  return legal.filter(
    (a) => a.type !== 'withdraw' && a.type !== 'port' && (a.type !== 'buy' || a.n >= (most.get(a.good) ?? 0) - 1),
  )
}

const MOST_EXCHANGES = 6
/** COC-58, COC-59: the exchanges that gain most; a good that a contract lacks counts more. */
function exchanges(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] {
  const round = roundOf(s)
  const lacking = Array.from({ length: GOOD_KINDS }, (_, good) => {
    let most = 0
    for (const contract of s.boxes[seat])
      most = Math.max(most, contractOf(s, contract).goods[good] - goodsOf(s, seat, good))
    return most
  })
  const worth = (a: Action): number => {
    if (a.type !== 'exchange') return -Infinity
    let sum = -goodRate(round, goodId(a.give))
    const left = lacking.slice()
    for (const gained of a.gain) {
      const good = goodId(gained)
      sum += goodRate(round, good) + (left[good]-- > 0 ? 1 : 0)
    }
    return sum
  }
  return legal
    .map((a) => ({ a, worth: worth(a) }))
    .toSorted((x, y) => y.worth - x.worth)
    .slice(0, MOST_EXCHANGES)
    .map(({ a }) => a)
}

/** COC-98: a bid rises by one as long as the best pair is worth it. */
function bids(s: State, legal: readonly Action[], high: number): readonly Action[] {
  const worths = s.pairs.flatMap((pair) => (pair === null ? [] : [pair.clan === null ? 0 : CLAN_WORTH[pair.clan]]))
  const most = Math.max(0, Math.max(...worths) - Math.min(...worths)) / 2
  const out = legal.find((a) => a.type === 'out')
  if (out !== undefined && high + 1 > most) return [out]
  return legal.filter((a) => a.type === 'bid').slice(0, 1)
}
