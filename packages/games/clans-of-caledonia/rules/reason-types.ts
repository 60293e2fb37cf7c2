import type { Seat } from '@bothy/kernel'
import type { Good } from '../data/goods.ts'
import type { Terrain, Unit } from '../data/units.ts'
import type { PortTile } from '../data/port-tiles.ts'
import type { AskKind } from './frame-types.ts'

export type Reason =
  /** `need` is the whole price. */
  | { readonly why: 'money'; readonly need: number; readonly has: number; readonly rule: 'COC-7' }
  | { readonly why: 'terrain'; readonly unit: Unit; readonly land: readonly Terrain[]; readonly rule: 'COC-5' }
  | { readonly why: 'occupied'; readonly seat: Seat; readonly rule: 'COC-4' }
  | { readonly why: 'blocked'; readonly rule: 'COC-76' | 'COC-96' }
  | { readonly why: 'mist'; readonly rule: 'COC-9' }
  | { readonly why: 'loch'; readonly rule: 'COC-5' }
  /** `level`: the shipping level that would reach it; null if none does from where the units are. */
  | { readonly why: 'reach'; readonly level: number | null; readonly has: number; readonly rule: 'COC-30' }
  | { readonly why: 'noUnit'; readonly unit: Unit; readonly rule: 'COC-32' }
  | { readonly why: 'noSite'; readonly unit: Unit; readonly rule: 'COC-30' }
  | { readonly why: 'fishermen'; readonly rule: 'COC-88' }
  | { readonly why: 'notBorder'; readonly rule: 'COC-86' }
  | { readonly why: 'noMerchant'; readonly has: number; readonly rule: 'COC-25' }
  | {
      readonly why: 'noGood'
      readonly good: Good
      readonly has: number
      readonly rule: 'COC-25' | 'COC-37' | 'COC-103'
    }
  | { readonly why: 'otherArea'; readonly good: Good; readonly selling: boolean; readonly rule: 'COC-27' }
  | { readonly why: 'nearbyLimit'; readonly good: Good; readonly most: number; readonly rule: 'COC-43' }
  | { readonly why: 'noBox'; readonly rule: 'COC-28' | 'COC-46' }
  | { readonly why: 'noPile'; readonly rule: 'COC-101' }
  | { readonly why: 'noContract'; readonly rule: 'COC-37' }
  | {
      readonly why: 'missing'
      readonly goods: readonly { readonly good: Good; readonly n: number }[]
      readonly beef: number
      readonly mutton: number
      readonly rule: 'COC-37'
    }
  | { readonly why: 'lastLevel'; readonly rule: 'COC-34' }
  | { readonly why: 'hasTechnology'; readonly rule: 'COC-35' }
  | { readonly why: 'noTechnology'; readonly rule: 'COC-87' }
  | { readonly why: 'allHired'; readonly rule: 'COC-36' }
  | { readonly why: 'noneThere'; readonly good: Good; readonly rule: 'COC-41' }
  | { readonly why: 'portUsed'; readonly rule: 'COC-56' }
  | { readonly why: 'portReach'; readonly level: number | null; readonly has: number; readonly rule: 'COC-56' }
  /** Port 1 outside of a payment in meat, port 6 without a trade that could follow, port 7 without two exchanges. */
  | { readonly why: 'portIdle'; readonly port: PortTile; readonly rule: 'COC-57' | 'COC-62' | 'COC-63' | 'COC-103' }
  | { readonly why: 'mainDone'; readonly rule: 'COC-23' | 'COC-99' }
  | { readonly why: 'rowed'; readonly rule: 'COC-89' }
  | { readonly why: 'notWanted'; readonly rule: 'COC-37' }
  | { readonly why: 'wouldFail'; readonly rule: 'COC-37' }
  | { readonly why: 'notNow'; readonly pending: AskKind; readonly rule: 'COC-23' | 'COC-99' | 'COC-100' }

export type Warning =
  | { readonly warn: 'portsLost'; readonly ports: readonly PortTile[] }
  | { readonly warn: 'bonusLost'; readonly spaces: number; readonly upgrades: number; readonly draws: number }
