import type { Message } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { View } from '../../../types.ts'
import { GANGSTERS, type GangsterId, type GangsterName } from '../data.ts'
import type { MobsNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type MobsWords = {
  /** A word or two for what the rules say against something. */
  readonly short: { readonly [W in MobsNouns['reason']['why']]: string }
  readonly title: string
  readonly prison: string
  readonly gangsterName: (gangster: GangsterId) => string
  /** What he does for whoever takes him. */
  readonly gangsterText: (gangster: GangsterId) => string
  readonly penalty: (vp: number) => string
  readonly pennies: (count: number) => string
  /** What he and his pennies would bring now, his effect not counted. */
  readonly worth: (vp: number) => string
  /** What his effect is about as things are; `n` is counted by the board. */
  readonly now: (gangster: GangsterId, n: number) => string
  readonly hidden: (count: number) => string
  readonly tokens: (count: number) => string
  /** Tokens that are left, by the coins on them. */
  readonly tokenCoins: (coins: readonly number[]) => string
  readonly coinsOnHim: (count: number) => string
  /** Pennies of a seat by the side they show. */
  readonly held: (minus: number, plus: number) => string
  readonly yourPennies: string
  readonly about: string
  /** Whose he is; null for the reader. */
  readonly takenBy: (name: string | null) => string
  /** A hired Scotsman of somebody; null for the reader. */
  readonly lurks: (gangster: GangsterId, name: string | null) => string
  /** On a tile of the rondel, a clan field, a landmark card; null for the reader. */
  readonly reserved: (name: string | null, coins: number) => string
  readonly charged: (name: string | null, coins: number) => string
  readonly staked: (name: string | null) => string
  /** What is asked after a gangster was pointed at; `isHired`: a Scotsman stands for him already. */
  readonly picking: (gangster: GangsterId, isHired: boolean) => string
  readonly reserveButton: (tile: string) => string
  readonly chargeButton: (place: string) => string
  readonly tokenButton: (coins: number) => string
  /** Headings of the panel. */
  readonly where: string
  readonly exchange: string
  readonly into: string
  readonly cards: string
  readonly gangsters: string
  readonly pennyRow: string
  readonly pennyButton: string
  readonly recruitButton: string
  readonly grabButton: string
  readonly marketButton: string
  readonly slipButton: string
  readonly secondButton: string
  readonly bargeButton: string
  readonly rerollButton: string
  readonly declineButton: string
  readonly declineTurnButton: string
  readonly notNowButton: string
  readonly stayButton: string
  readonly helpMob: string
  readonly helpTrick: string
  readonly helpDemand: string
  readonly helpHire: string
  readonly helpLurk: string
  readonly helpIntercept: string
  readonly helpShift: string
}

/** The same in both languages. */
export const GANGSTER_NAMES = {
  'peggy-mcwander': 'Peggy McWander',
  'joe-mcduff': 'Joe McDuff',
  'bruce-mcmail': 'Bruce McMail',
  'peggy-mclaird': 'Peggy McLaird',
  'kenneth-mcsnitch': 'Kenneth McSnitch',
  'fergus-macdarkie': 'Fergus MacDarkie',
  'sibyl-macsponge': 'Sibyl MacSponge',
  'derek-anderson': 'Derek Anderson',
  'mike-mccastle': 'Mike McCastle',
  'calum-mcquack': 'Calum McQuack',
  'bully-mcmuscle': 'Bully McMuscle',
  'fraser-mcstarve': 'Fraser McStarve',
  'oonagh-mchagg': 'Oonagh McHagg',
  'elspeth-mctrick': 'Elspeth McTrick',
  'erin-macmalt': 'Erin MacMalt',
  'john-mcclaim': 'John McClaim',
} as const satisfies Record<GangsterName, string>
export const gangsterName = (gangster: GangsterId): string => GANGSTER_NAMES[GANGSTERS[gangster]]

type Asked = NonNullable<MobsNouns['view']['asked']>
const NOTHING: Asked = { gangster: 0, tile: null, goods: [], of: null, may: true }
/** What the pending question is about. */
export const askedIn = ({ chronicles }: View): Asked => chronicles.mobs?.asked ?? NOTHING

/** What a token of the table of the seat that is asked shows, as far as the reader knows it. */
export function haggisAt({ pending, chronicles }: View, place: number): number | null {
  const tokens = pending === null ? undefined : chronicles.haggis?.tables[pending.seat].tokens
  return tokens?.[place]?.value ?? null
}

/** Whose territory a tile is in, in brackets: home tiles have the same name everywhere. */
export function ownerIn({ players }: View, tile: TileId, before: string): Message {
  const seat = players.findIndex(({ tiles }) => tiles.some((own) => own.tile === tile))
  return seat < 0 ? [] : [before, { part: 'seat', seat, text: null }, ')']
}
