import type { Seat } from '@bothy/kernel'
import { type Fault, fault } from '../../../data/law.ts'
import type { Op } from '../../../data/ops.ts'
import type { Origins } from '../../../data/sources.ts'
import { NO_TILE, type TileId, tileNamed } from '../../../data/tiles.ts'

/** GM2-C1-3. */
export const RACE_START: TileId = tileNamed('R1') ?? NO_TILE
/** GM2-C1-5. */
export const SHIPYARDS: readonly TileId[] = ['R2', 'R3'].map((name) => tileNamed(name) ?? NO_TILE)

/** GM2-C1-1: each with a castle, for any number of seats. */
export const RIVERS = 4
/** GM2-C1-2: by number of seats, whose rivers follow each other clockwise; null for a neutral one. */
export const RING: readonly (readonly (Seat | null)[])[] = [[], [], [0, null, 1, null], [0, 1, 2, null], [0, 1, 2, 3]]
/** The column of every castle: that of the Home Castle (GM2-3), and neutral rivers are counted from theirs alike. */
export const CASTLE_X = 1
/** GM2-C1-1: Race Start is in the top third of its stack. */
export const TOP_SHARE = 3

export const REWARDS = ['vp2', 'vp3', 'coins2', 'joker', 'whisky', 'scotsman', 'move2', 'clan'] as const
export type RewardName = (typeof REWARDS)[number]
export type RewardId = number
export const REWARD_IDS: readonly RewardId[] = REWARDS.map((_, reward) => reward)

export function rewardNamed(name: string): RewardId | undefined {
  const reward = REWARDS.findIndex((known) => known === name)
  return reward < 0 ? undefined : reward
}

export const PRIZES = ['winner', 'runnerUp', 'thirdPlace'] as const
export type PrizeName = (typeof PRIZES)[number]
export type Prize = { readonly vp: number; readonly cask: number }

export type BoxRace = {
  readonly prizes: { readonly [name in PrizeName]: Prize }
  /** Spaces of a neutral river, and the place of its castle from the right end, where boats enter. */
  readonly neutral: { readonly spaces: number; readonly castle: number }
  readonly perCastle: { readonly [seats in '2' | '3' | '4']: number }
  /** `amount`: VP, coins, resources, casks, Scotsmen, movement points or clan markers, by the kind of token. */
  readonly rewards: { readonly [name in RewardName]: { readonly inBox: number; readonly amount: number } }
}

export const BOX_RACE: BoxRace = {
  prizes: { winner: { vp: 15, cask: 1 }, runnerUp: { vp: 10, cask: 0 }, thirdPlace: { vp: 5, cask: 0 } },
  neutral: { spaces: 5, castle: 3 },
  perCastle: { '2': 2, '3': 3, '4': 4 },
  rewards: {
    vp2: { inBox: 3, amount: 2 },
    vp3: { inBox: 2, amount: 3 },
    coins2: { inBox: 3, amount: 2 },
    joker: { inBox: 2, amount: 1 },
    whisky: { inBox: 2, amount: 1 },
    scotsman: { inBox: 2, amount: 1 },
    move2: { inBox: 1, amount: 2 },
    clan: { inBox: 1, amount: 1 },
  },
}

/** The book gives 16 tokens and the number on a castle; the contents of the tokens and the length of a neutral river are only shown in pictures. */
export const RACE_ORIGINS: Origins = {
  race: { provenance: 'rulebook', from: ['rulebook-fr'] },
  'race.neutral': { provenance: 'reconstructed', from: [] },
  'race.rewards': { provenance: 'reconstructed', from: [] },
}

export type Race = {
  readonly prizes: readonly Prize[]
  readonly neutral: BoxRace['neutral']
  readonly perCastle: readonly number[]
  readonly rewards: readonly { readonly inBox: number; readonly amount: number; readonly op: Op }[]
}

const OPS = {
  vp2: (amount) => ({ op: 'vp', amount }),
  vp3: (amount) => ({ op: 'vp', amount }),
  coins2: (amount) => ({ op: 'coins', amount }),
  joker: (amount) => ({ op: 'gainAny', amount, on: 'anyOwnTile' }),
  whisky: (amount) => ({ op: 'casks', amount }),
  scotsman: (amount) => ({ op: 'scotsman', amount, on: 'anyOwnTile' }),
  move2: (points) => ({ op: 'move', points }),
  clan: (amount) => ({ op: 'clanMarker', amount, payRoads: true, colour: 'any' }),
} as const satisfies { readonly [name in RewardName]: (amount: number) => Op }

export const compileRace = ({ prizes, neutral, perCastle, rewards }: BoxRace): Race => ({
  prizes: PRIZES.map((name) => prizes[name]),
  neutral,
  perCastle: [0, 0, perCastle['2'], perCastle['3'], perCastle['4']],
  rewards: REWARDS.map((name) => ({ ...rewards[name], op: OPS[name](rewards[name].amount) })),
})

const MOST_SPACES = 12
const MOST_OF_FEW = 5
const OF_MANY: readonly RewardName[] = ['vp2', 'vp3', 'coins2']

export function brokenRace({
  race: { neutral, perCastle, rewards },
  tiles,
}: {
  readonly race: BoxRace
  readonly tiles: { readonly [face: string]: { readonly stack: string } }
}): Fault | null {
  if (tiles['R1'].stack !== 'B') return fault('tiles.R1.stack', 'race')
  if (neutral.castle < 1 || neutral.castle > neutral.spaces || neutral.spaces > MOST_SPACES)
    return fault('race.neutral', 'race')
  const all = REWARDS.reduce((sum, name) => sum + rewards[name].inBox, 0)
  if (Object.values(perCastle).some((count) => count * RIVERS > all)) return fault('race', 'race')
  for (const name of REWARDS)
    if (rewards[name].amount > MOST_OF_FEW && !OF_MANY.includes(name))
      return fault(`race.rewards.${name}.amount`, 'race')
  return null
}
