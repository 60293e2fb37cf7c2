import type { Message } from '@bothy/kernel'
import type { TileId } from '../../../data/tiles.ts'
import type { View } from '../../../rules/types.ts'
import { GANGSTERS, type GangsterId, type GangsterName } from '../data/index.ts'
import type { MobsModuleTypes } from '../rules/types.ts'

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

type Asked = NonNullable<MobsModuleTypes['view']['asked']>
const NOTHING: Asked = { gangster: 0, tile: null, goods: [], of: null, may: true }
export const askedIn = ({ chronicles }: View): Asked => chronicles.mobs?.asked ?? NOTHING

export function haggisAt({ pending, chronicles }: View, place: number): number | null {
  const tokens = pending === null ? undefined : chronicles.haggis?.tables[pending.seat].tokens
  return tokens?.[place]?.value ?? null
}

export function ownerIn({ players }: View, tile: TileId, before: string): Message {
  const seat = players.findIndex(({ tiles }) => tiles.some((own) => own.tile === tile))
  return seat < 0 ? [] : [before, { part: 'seat', seat, text: null }, ')']
}
