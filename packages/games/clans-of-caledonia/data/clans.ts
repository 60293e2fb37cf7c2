import type { Origins } from './sources.ts'

/** COC-83 to COC-94. */
export const CLANS = [
  'buchanan',
  'campbell',
  'cunningham',
  'fergusson',
  'macdonald',
  'macewen',
  'mackenzie',
  'robertson',
  'stewart',
] as const
export type Clan = (typeof CLANS)[number]
export type ClanId = number
export const clanId = (clan: Clan): ClanId => CLANS.indexOf(clan)

/** COC-105. */
export const KICKSTARTER_CLANS = ['macewen'] as const satisfies readonly Clan[]

export const BUCHANAN_BOXES = 2
export const BUCHANAN_DRAW = 6
export const FERGUSSON_START_WORKERS = 3
/** COC-87: of one pool. */
export const MACDONALD_WORKERS = 8
/** COC-91: spots of the cellar. */
export const CELLAR_SPOTS = 3

/** The numbers on the clan tiles; `small` with one or two players, `large` with three or four. */
export const CLAN_NUMBERS = {
  /** COC-84: how much less the first to fourth factory of a kind costs. */
  campbell: { discount: [3, 4, 4, 5] },
  cunningham: { milk: 8 },
  fergusson: { shipping: { small: 2, large: 3 } },
  /** COC-87. */
  macdonald: { workerCost: 6, workerIncome: 4, shipping: { small: 1, large: 0 } },
  macewen: { grain: 9, most: 3 },
  /** COC-91: money for a whisky that is made, and for a barrel that leaves a spot. */
  mackenzie: { whisky: 3, cellar: [0, 7, 15] },
  robertson: { discount: { small: 2, large: 3 } },
  stewart: { merchants: 5, shipping: { small: 1, large: 1 }, trade: 1 },
} as const

export const CLAN_ORIGINS: Origins = {
  clans: { provenance: 'rulebook', from: ['rulebook-fr', 'rulebook-en'] },
}
