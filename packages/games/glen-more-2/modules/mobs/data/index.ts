import { type Fault, fault } from '../../../data/law.ts'
import { MAX_SEATS, MIN_SEATS } from '../../../data/limits.ts'
import type { Origins } from '../../../data/sources.ts'
import type { ChronicleName } from '../../order.ts'

export const GANGSTERS = [
  'peggy-mcwander',
  'joe-mcduff',
  'bruce-mcmail',
  'peggy-mclaird',
  'kenneth-mcsnitch',
  'fergus-macdarkie',
  'sibyl-macsponge',
  'derek-anderson',
  'mike-mccastle',
  'calum-mcquack',
  'bully-mcmuscle',
  'fraser-mcstarve',
  'oonagh-mchagg',
  'elspeth-mctrick',
  'erin-macmalt',
  'john-mcclaim',
] as const
export type GangsterName = (typeof GANGSTERS)[number]
export type GangsterId = number
export const GANGSTER_IDS: readonly GangsterId[] = GANGSTERS.map((_, gangster) => gangster)

export function gangsterNamed(name: string): GangsterId | undefined {
  const gangster = GANGSTERS.findIndex((known) => known === name)
  return gangster < 0 ? undefined : gangster
}

const idOf = (name: GangsterName): GangsterId => GANGSTERS.indexOf(name)
export const WANDER = idOf('peggy-mcwander')
export const DUFF = idOf('joe-mcduff')
export const MAIL = idOf('bruce-mcmail')
export const LAIRD = idOf('peggy-mclaird')
export const SNITCH = idOf('kenneth-mcsnitch')
export const DARKIE = idOf('fergus-macdarkie')
export const SPONGE = idOf('sibyl-macsponge')
export const ANDERSON = idOf('derek-anderson')
export const MCCASTLE = idOf('mike-mccastle')
export const QUACK = idOf('calum-mcquack')
export const MUSCLE = idOf('bully-mcmuscle')
export const STARVE = idOf('fraser-mcstarve')
export const HAGG = idOf('oonagh-mchagg')
export const TRICK = idOf('elspeth-mctrick')
export const MALT = idOf('erin-macmalt')
export const CLAIMER = idOf('john-mcclaim')

/** GM2-C8-4: a Scotsman of their boss stands for them among the tiles of a rival. */
export const LURKERS: readonly GangsterId[] = [SNITCH, DARKIE, MCCASTLE]

/** Printed, but not correctable by an owner. */
export type GangsterFacts = {
  /** GM2-C8-1: S is in prison at once, B when stack B begins. */
  readonly back: 'S' | 'B'
  readonly chronicle: ChronicleName | null
  readonly minSeats: number
  /** 1 for an effect that can be used once. */
  readonly tokens: number
}

const facts = (
  back: GangsterFacts['back'],
  { chronicle = null, minSeats = MIN_SEATS, tokens = 0 }: Partial<GangsterFacts> = {},
): GangsterFacts => ({ back, chronicle, minSeats, tokens })

export const FACTS: { readonly [name in GangsterName]: GangsterFacts } = {
  'peggy-mcwander': facts('S', { tokens: 2 }),
  'joe-mcduff': facts('S', { tokens: 3 }),
  'bruce-mcmail': facts('S'),
  'peggy-mclaird': facts('S', { tokens: 3 }),
  'kenneth-mcsnitch': facts('S', { minSeats: 3 }),
  'fergus-macdarkie': facts('B', { minSeats: 3 }),
  'sibyl-macsponge': facts('B'),
  'derek-anderson': facts('B', { tokens: 1 }),
  'mike-mccastle': facts('B', { minSeats: 3 }),
  'calum-mcquack': facts('B', { chronicle: 'race', tokens: 1 }),
  'bully-mcmuscle': facts('B', { chronicle: 'race', tokens: 1 }),
  'fraser-mcstarve': facts('B', { chronicle: 'haggis', tokens: 1 }),
  'oonagh-mchagg': facts('B', { chronicle: 'haggis' }),
  'elspeth-mctrick': facts('S', { chronicle: 'mountain' }),
  'erin-macmalt': facts('B', { chronicle: 'cellars' }),
  'john-mcclaim': facts('S', { chronicle: 'tome', tokens: 3 }),
}
export const factsOf = (gangster: GangsterId): GangsterFacts => FACTS[GANGSTERS[gangster]]
export const MOST_TOKENS = 3

/** GM2-C8-4: least VP that another player gets from one source. */
export const SPONGE_LEAST = 6
/** Prices of a tile beside Fergus MacDarkie, and of a resource that Bruce McMail takes. */
export const DARKIE_COINS = 1
export const MAIL_PRICE = 1

export type BoxMobs = {
  /** GM2-C8-1: for each player. */
  readonly pennies: number
  readonly gangsters: { readonly [seats in '2' | '3' | '4']: number }
  /** GM2-C8-4: on Bruce McMail. */
  readonly mailCoins: number
  readonly penalty: { readonly [name in GangsterName]: number }
  readonly wander: readonly number[]
  readonly laird: readonly number[]
}

export const BOX_MOBS: BoxMobs = {
  pennies: 7,
  gangsters: { '2': 3, '3': 4, '4': 6 },
  mailCoins: 3,
  penalty: {
    'peggy-mcwander': 4,
    'joe-mcduff': 5,
    'bruce-mcmail': 4,
    'peggy-mclaird': 4,
    'kenneth-mcsnitch': 5,
    'fergus-macdarkie': 4,
    'sibyl-macsponge': 6,
    'derek-anderson': 5,
    'mike-mccastle': 6,
    'calum-mcquack': 3,
    'bully-mcmuscle': 4,
    'fraser-mcstarve': 3,
    'oonagh-mchagg': 4,
    'elspeth-mctrick': 3,
    'erin-macmalt': 4,
    'john-mcclaim': 5,
  },
  wander: [2, 3],
  laird: [1, 2, 3],
}

export const MOBS_ORIGINS: Origins = {
  mobs: { provenance: 'rulebook', from: ['rulebook-fr'] },
  'mobs.penalty': { provenance: 'reconstructed', from: [] },
  'mobs.wander': { provenance: 'reconstructed', from: [] },
  'mobs.laird': { provenance: 'reconstructed', from: [] },
}

export const drawnFor = ({ gangsters }: BoxMobs, seats: number): number =>
  seats === 2 ? gangsters['2'] : seats === 3 ? gangsters['3'] : gangsters['4']

export const poolOf = (seats: number, isInPlay: (name: ChronicleName) => boolean): readonly GangsterId[] =>
  GANGSTER_IDS.filter((gangster) => {
    const { chronicle, minSeats } = factsOf(gangster)
    return seats >= minSeats && (chronicle === null || isInPlay(chronicle))
  })

const MOST_PENNIES = 20
const SEAT_COUNTS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => MIN_SEATS + i)
export function brokenMobs({ mobs }: { readonly mobs: BoxMobs }): Fault | null {
  const areDrawn = SEAT_COUNTS.every((seats) => {
    const most = poolOf(seats, () => false).length
    return drawnFor(mobs, seats) >= 1 && drawnFor(mobs, seats) <= most
  })
  const isRight = areDrawn && mobs.pennies >= 1 && mobs.pennies <= MOST_PENNIES
  return isRight ? null : fault('mobs', 'mobs')
}
