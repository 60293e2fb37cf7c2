import type { Seat } from '@bothy/kernel'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { CASKS, newScale, type Scale, weigh } from '../../../opponents/scale.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import type { State } from '../../../rules/types.ts'
import { REWARDS, type RewardId, type RewardName } from '../data/index.ts'
import { isRacing, raceOf, stepsLeft } from '../rules/queries.ts'

/** A lead of this many spaces makes a boat e times as likely to beat another. */
const A_LEAD = 4
/** A step of the boat, if it comes home. */
const A_STEP = 0.9
/** Points that a usual turn leaves for the boat. */
const POINTS_A_TURN = 1.6

const scale = newScale()
function weighed(s: State, seat: Seat): Scale {
  weigh(s, seat, scale)
  return scale
}

const coinsOf = (s: State, seat: Seat): number => s.coins[seat] * contentOf(s).scoring.vpPerCoin

function prizesFor(s: State, seat: Seat, cask: number): readonly number[] {
  const { prizes } = contentOf(s).race
  const open = prizes.slice(raceOf(s).home.length, s.seats - 1)
  return [...open.map((prize) => prize.vp + prize.cask * cask), -coinsOf(s, seat)]
}

function aheadOf(s: State, seat: Seat): number {
  const own = stepsLeft(s, seat)
  let sum = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && isRacing(s, other)) sum += 1 / (1 + Math.exp((stepsLeft(s, other) - own) / A_LEAD))
  return sum
}

function between(list: readonly number[], at: number): number {
  const low = Math.floor(at)
  const high = Math.min(low + 1, list.length - 1)
  return list[low] + (at - low) * (list[high] - list[low])
}

const WORTH = {
  vp2: (n) => n,
  vp3: (n) => n,
  coins2: (n, _scale, isRacer) => n * (isRacer ? 0.9 : 1),
  joker: (n, { future }) => 1.3 * n * future,
  whisky: (n, { item }) => n * item[CASKS],
  scotsman: (n, own) => n * own.scotsman,
  move2: (n, own, isRacer) => n * (isRacer ? 1 : own.point),
  clan: (n, { future }) => n * (1 + 1.5 * future),
} as const satisfies { readonly [name in RewardName]: (n: number, scale: Scale, isRacer: boolean) => number }

const tokenWorth = (s: State, seat: Seat, reward: RewardId): number =>
  WORTH[REWARDS[reward]](contentOf(s).race.rewards[reward].amount, scale, isRacing(s, seat))

const chanceOf = (s: State, seat: Seat, { turnsLeft }: Scale): number =>
  Math.min(1, ((turnsLeft + 1) * POINTS_A_TURN) / stepsLeft(s, seat))

/** Uses no token that the seat has not seen. */
export const raceStrategy: ChronicleStrategy = {
  turns: [],
  worth(s, seat) {
    if (s.ranks !== null) return 0
    if (raceOf(s).last.includes(seat)) return -coinsOf(s, seat)
    if (!isRacing(s, seat)) return 0
    const own = weighed(s, seat)
    const chance = chanceOf(s, seat, own)
    const prize = between(prizesFor(s, seat, own.item[CASKS]), aheadOf(s, seat))
    return chance * prize - (1 - chance) * coinsOf(s, seat)
  },
  point: (s, seat) => (isRacing(s, seat) ? A_STEP * chanceOf(s, seat, weighed(s, seat)) : 0),
  prune(s, seat, legal) {
    if (s.stack.at(-1)?.kind !== 'token') return null
    weighed(s, seat)
    return best(legal, (a) => (a.type === 'token' ? tokenWorth(s, seat, a.reward) : 0))
  },
  freeActions: (_s, _seat, legal) => legal.filter((a) => a.type === 'row'),
}
