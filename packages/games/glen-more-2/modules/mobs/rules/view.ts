import { peek } from '@bothy/kernel'
import { namesIn } from '../../../data/bundles.ts'
import { NO_TILE, type TileId } from '../../../data/tiles.ts'
import { NOBODY } from '../../../rules/topics/territory.ts'
import type { State } from '../../../rules/types.ts'
import {
  CLAIMER,
  factsOf,
  GANGSTER_IDS,
  type GangsterId,
  HAGG,
  LURKERS,
  MAIL,
  QUACK,
  SNITCH,
  STARVE,
  TRICK,
  ANDERSON,
  WANDER,
} from '../data/index.ts'
import { bossOf, coinsOn, gangstersOf, mobsOf, penaltyOf, spotOf, tileAtSpot, tokensOf } from './queries.ts'
import { askedOfMobs } from './asked.ts'
import type { GangsterShown, MobsModuleTypes } from './types.ts'

type Shown = MobsModuleTypes['view']

function inPrison(s: State, gangster: GangsterId): GangsterShown {
  const penalty = penaltyOf(s, gangster)
  const pennies = mobsOf(s).pennies[gangster]
  return { gangster, penalty, pennies, worth: pennies - penalty }
}

const orNull = (tile: TileId): TileId | null => (tile === NO_TILE ? null : tile)

export function view(s: State): Shown {
  const { prison, hidden, minus, plus, coins, charged, reserved, staked } = mobsOf(s)
  return {
    prison: prison.map((gangster) => inPrison(s, gangster)),
    hidden: peek(hidden).length,
    players: s.coins.map((_, seat) => ({
      minus: minus[seat],
      plus: plus[seat],
      gangsters: gangstersOf(s, seat),
    })),
    tokens: GANGSTER_IDS.flatMap((gangster) => {
      if (bossOf(s, gangster) === NOBODY || factsOf(gangster).tokens === 0) return []
      const left = tokensOf(s, gangster)
      return [{ gangster, left: left.length, coins: left.map((token) => coinsOn(s, gangster, token)) }]
    }),
    coins,
    lurking: LURKERS.flatMap((gangster) => {
      const spot = spotOf(s, gangster)
      return spot === null ? [] : [{ gangster, of: spot.of, tile: orNull(tileAtSpot(s, spot)) }]
    }),
    charged: charged.map(({ field, token }) => ({ field, coins: coinsOn(s, WANDER, token) })),
    reserved: reserved === null ? null : { tile: reserved.tile, coins: reserved.coins },
    staked: staked.slice(),
    asked: asked(s),
  }
}

const about = (gangster: GangsterId, more: Partial<NonNullable<Shown['asked']>> = {}): Shown['asked'] => ({
  gangster,
  tile: null,
  goods: [],
  of: null,
  may: true,
  ...more,
})

function asked(s: State): Shown['asked'] {
  const f = askedOfMobs(s)
  if (f === null) return null
  switch (f.kind) {
    case 'hire':
      return about(f.gangster)
    case 'lurk':
      return about(f.gangster, { may: f.may })
    case 'steal':
      return about(SNITCH, { tile: f.tile, goods: namesIn(s.goods[f.tile]).slice(), of: s.owner[f.tile] })
    case 'intercept':
      return about(MAIL, { tile: f.tile, goods: namesIn(f.goods).slice(), of: f.of })
    case 'rehome':
      return about(ANDERSON, { tile: f.tile, of: s.owner[f.tile], may: false })
    case 'trick':
      return about(TRICK)
    case 'stake':
      return about(CLAIMER)
    case 'slip':
      return about(QUACK, { of: f.to })
    case 'second':
      return about(f.gangster)
    case 'demand':
      return about(STARVE)
    case 'surrender':
      return about(STARVE, { of: f.to, may: false })
    case 'reroll':
      return about(HAGG)
    case 'mob':
    case 'barging':
      return null
  }
}
