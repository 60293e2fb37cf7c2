import type { Seat } from '@bothy/kernel'
import { saleOf } from '@bothy/kit'
import type { ChronicleStrategy } from '../../../opponents/chronicle-strategy.ts'
import { newScale, type Scale, tilesToCome, weigh } from '../../../opponents/scale.ts'
import { best } from '../../../opponents/select.ts'
import { contentOf } from '../../../rules/content.ts'
import { goodId } from '../../../data/goods.ts'
import type { TileId } from '../../../data/tiles.ts'
import { fieldPriceOf, USUAL } from '../../../rules/topics/clan.ts'
import { roomOn } from '../../../rules/topics/territory.ts'
import type { Action, State } from '../../../rules/types.ts'
import { englandOf } from '../../englishman/rules/queries.ts'
import { tableOf } from '../../haggis/rules/queries.ts'
import { askedOfMobs } from '../rules/asked.ts'
import {
  ANDERSON,
  CLAIMER,
  DARKIE,
  DUFF,
  GANGSTER_IDS,
  type GangsterId,
  HAGG,
  LAIRD,
  MAIL,
  MCCASTLE,
  MUSCLE,
  QUACK,
  SNITCH,
  SPONGE,
  STARVE,
  TRICK,
  WANDER,
} from '../data/index.ts'
import { reservation } from './reserve.ts'
import { coinsOn, hasGangster, mobsOf, penaltyOf, spotOf, tokensOf } from '../rules/queries.ts'

/** A buffer, filled and read within one question. */
const scale = newScale()
function weighed(s: State, seat: Seat): Scale {
  weigh(s, seat, scale)
  return scale
}

/** Rough number of tiles in a whole game, to tell how much is still to come. */
const ALL = 60
const left = (s: State): number => Math.min(1, tilesToCome(s) / ALL)

/** VP that Sibyl takes in a whole game, for each rival. */
const SPONGED = 3
const CHARGE_SHARE = 0.5
const GRABBED = 2
const MAILED = 1.4
const RESERVED = 0.3
const SNEAKED = 4
const DARKED = 2
const CASTLED = 5
const SHIFTED = 3
const FEASTED = 3
const TRICKED = 1.5
const STAKED = 2
const REWARDED = 1.5

function power(s: State, gangster: GangsterId, tokens: readonly number[], coins: number): number {
  const t = left(s)
  switch (gangster) {
    case WANDER:
      return tokens.reduce((sum, token) => sum + CHARGE_SHARE * t * coinsOn(s, WANDER, token), 0)
    case DUFF:
      return tokens.length * (t > 0.1 ? GRABBED : 1)
    case MAIL:
      return coins * Math.min(1, 3 * t) * MAILED
    case LAIRD:
      return tokens.length * t * RESERVED
    case SNITCH:
      return SNEAKED * t
    case DARKIE:
      return DARKED * t
    case SPONGE:
      return SPONGED * t * (s.seats - 1)
    case ANDERSON:
      return tokens.length * SHIFTED
    case MCCASTLE:
      return spotOf(s, MCCASTLE) === null ? CASTLED * (1 - s.scorings / 4) : 0 // where he stands he is already counted
    case STARVE:
      return tokens.length * FEASTED
    case HAGG:
      return FEASTED * t
    case TRICK:
      return TRICKED * t
    case CLAIMER:
      return tokens.length * STAKED * t
    case QUACK:
    case MUSCLE:
      return tokens.length * REWARDED + t
    default:
      return 0
  }
}

function prize(s: State, gangster: GangsterId): number {
  const { pennies } = mobsOf(s)
  const { wander, laird, mailCoins } = contentOf(s).mobs
  const tokens = gangster === WANDER ? wander : gangster === LAIRD ? laird : [0, 1, 2]
  const count = [ANDERSON, STARVE, QUACK, MUSCLE].includes(gangster) ? 1 : tokens.length
  const all = Array.from({ length: count }, (_, token) => token)
  return pennies[gangster] - penaltyOf(s, gangster) + power(s, gangster, all, mailCoins)
}

/** A turned penny is 2 VP nearer, but helps the seat that takes the gangster. */
const HELPS_RIVALS = 0.4

function atThePrison(s: State, legal: readonly Action[]): readonly Action[] {
  return best(legal, (a) => {
    if (a.type === 'recruit') return prize(s, a.gangster)
    if (a.type !== 'penny') return 0
    return 1 - HELPS_RIVALS * Math.max(0, prize(s, a.gangster) + 2) + 0.01 * penaltyOf(s, a.gangster)
  })
}

/** A stack is taken when it is large; towards the end at any size. */
const LARGE = 3
const LATE = 12
const VERY_LATE = 5
function grabWorth(s: State, a: Extract<Action, { type: 'grab' }>): number {
  const coins = saleOf(a.row === 'england' ? englandOf(s).row : s.market[goodId(a.row)])
  const least = tilesToCome(s) < VERY_LATE ? 1 : tilesToCome(s) < LATE ? 2 : LARGE
  return coins >= least ? coins : 0
}

/** At some time a rival claims a near field. */
const chargeWorth = (s: State, seat: Seat, a: Extract<Action, { type: 'charge' }>): number =>
  1 / (1 + fieldPriceOf(s, seat, a.field, USUAL)) + 0.1 * coinsOn(s, WANDER, a.token)

const isLoot = (s: State, tile: TileId): boolean => s.goods[tile] !== 0 && s.scotsmen[tile] === 0

function shiftWorth(s: State, seat: Seat, tile: TileId): number {
  if (tilesToCome(s) > LATE || s.owner[tile] !== seat) return 0
  return SHIFTED - 0.3 * s.scotsmen[tile] - 0.2 * Number(contentOf(s).tiles[tile].activation !== null)
}

function aside(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] | null {
  const reserved = reservation(s, seat, legal)
  if (reserved !== null) return [reserved]
  let found: Action | null = null
  let most = 0
  for (const a of legal) {
    let worth = 0
    if (a.type === 'grab') worth = grabWorth(s, a)
    else if (a.type === 'charge') worth = chargeWorth(s, seat, a)
    else if (a.type === 'hire') worth = a.from === null ? 1 : 0
    else if (a.type === 'sneak') worth = isLoot(s, a.tile) ? 1 : 0
    else if (a.type === 'barge') worth = 1
    else if (a.type === 'stake') worth = s.cards[seat].includes(a.card) ? 0 : 1
    else if (a.type === 'shift') worth = shiftWorth(s, seat, a.tile)
    if (worth <= most) continue
    most = worth
    found = a
  }
  return found === null ? null : [found]
}

function lairWorth(s: State, gangster: GangsterId, tile: TileId): number {
  const of = s.owner[tile]
  if (gangster === MCCASTLE) return s.scotsmen[tile] + 0.1 * s.vp[of]
  if (gangster === SNITCH) return s.tiles[of].filter((other) => isLoot(s, other)).length + 0.1 * s.tiles[of].length
  return s.scotsmen[tile] + 0.1 * s.tiles[of].length
}

const leader = (s: State, seat: Seat): Seat =>
  s.vp.reduce((most, vp, other) => (other !== seat && (most === seat || vp > s.vp[most]) ? other : most), seat)

function answer(s: State, seat: Seat, legal: readonly Action[]): readonly Action[] | null {
  const f = askedOfMobs(s)
  if (f === null) return null
  switch (f.kind) {
    case 'mob':
      return atThePrison(s, legal)
    case 'hire':
      return best(legal, (a) => (a.type !== 'hire' ? 0 : a.from === null ? 1 : -1))
    case 'lurk':
      return best(legal, (a) => (a.type === 'lurk' ? lairWorth(s, f.gangster, a.tile) : 0))
    case 'steal':
    case 'intercept': {
      const { kept } = weighed(s, seat)
      return best(legal, (a) => {
        if (a.type === 'intercept' && a.tile === null) return saleOf(s.market[goodId(a.good)])
        if ((a.type !== 'steal' && a.type !== 'intercept') || a.tile === null) return 0
        return kept[goodId(a.good)] + 0.05 * roomOn(s, a.tile)
      })
    }
    case 'rehome': {
      const to = leader(s, s.owner[f.tile])
      return best(legal, (a) => (a.type === 'rehome' && a.to === to ? 1 : 0))
    }
    case 'trick': {
      const { kept } = weighed(s, seat)
      return best(legal, (a) =>
        a.type === 'trick' ? kept[goodId(a.good)] - (a.item === 'coin' ? 1 : kept[goodId(a.item)]) : 0,
      )
    }
    case 'stake':
      return best(legal, (a) => (a.type !== 'stake' ? 0 : s.cards[seat].includes(a.card) ? -1 : 1))
    case 'slip':
      return best(legal, (a) => Number(a.type === 'slip'))
    case 'second':
      return best(legal, (a) => Number(a.type === 'second'))
    case 'demand':
      return best(legal, (a) => (a.type === 'demand' ? tableOf(s, a.of).length : 0))
    case 'surrender':
      return best(legal, (a) => (a.type === 'surrender' ? 0 - tableOf(s, seat)[a.place].value : -Infinity))
    case 'reroll': {
      const fits = tableOf(s, seat).some(({ value, up }) => !up && value === f.roll)
      return best(legal, (a) => (a.type === 'reroll' ? Number(!fits) : 0.5))
    }
    case 'barging':
      return null
  }
}

/** Uses no hidden information: no gangster that lies face down, and of haggis tokens only those of the seat. */
export const mobsStrategy: ChronicleStrategy = {
  turns: ['mob'],
  worth(s, seat) {
    if (s.ranks !== null) return 0
    const mine = mobsOf(s)
    let sum = mine.plus[seat] - mine.minus[seat]
    for (const gangster of GANGSTER_IDS)
      if (hasGangster(s, seat, gangster))
        sum += power(s, gangster, tokensOf(s, gangster), mine.coins) - penaltyOf(s, gangster)
    if (hasGangster(s, seat, WANDER))
      for (const { token } of mine.charged) sum += CHARGE_SHARE * left(s) * coinsOn(s, WANDER, token)
    return sum
  },
  prune(s, seat, legal) {
    const kind = s.stack.at(-1)?.kind
    if (kind === 'turn' || kind === 'activate') return aside(s, seat, legal)
    return answer(s, seat, legal)
  },
}
