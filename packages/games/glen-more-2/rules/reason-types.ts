import type { ModuleReason } from '../modules/written/reasons.ts'
import type { FieldColour } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { AskKind } from '../data/asked.ts'

/** In order: a tile, a purchase, another cost, an exchange, a road. */
export type CoinsRule = 'GM2-26' | 'GM2-41' | 'GM2-50' | 'GM2-83' | 'GM2-111'

export type BaseReason =
  /** It cannot be entered at all (GM2-26), or not be discarded (GM2-27). */
  | { readonly why: 'notEntered'; readonly rule: 'GM2-26' | 'GM2-27' }
  | { readonly why: 'canTake'; readonly rule: 'GM2-27' }
  | { readonly why: 'noCell'; readonly rule: 'GM2-Q1' }
  /** `need`: coins to be paid; `has`: coins of the seat, sales included where they count. */
  | {
      readonly why: 'coins'
      readonly need: number
      readonly has: number
      readonly rule: CoinsRule
    }
  | { readonly why: 'soldOut'; readonly good: Good; readonly rule: 'GM2-41' }
  | { readonly why: 'noCask'; readonly rule: 'GM2-26' | 'GM2-83' }
  /** There are not enough (GM2-51), or the tile could not be placed without them (GM2-Q9). */
  | { readonly why: 'noScotsman'; readonly rule: 'GM2-51' | 'GM2-Q9' }
  | { readonly why: 'noCellWithout'; readonly rule: 'GM2-Q9' }
  | { readonly why: 'notHome'; readonly rule: 'GM2-D3' }
  | { readonly why: 'rowEmpty'; readonly good: Good; readonly rule: 'GM2-42' }
  | { readonly why: 'owed'; readonly rule: 'GM2-Q17' }
  | { readonly why: 'occupied'; readonly rule: 'GM2-52' }
  | { readonly why: 'noSide'; readonly rule: 'GM2-52' }
  | { readonly why: 'nobodyNear'; readonly rule: 'GM2-53' }
  | { readonly why: 'secondRiver'; readonly rule: 'GM2-54' }
  | { readonly why: 'besideRiver'; readonly rule: 'GM2-55' }
  | { readonly why: 'mustCover'; readonly rule: 'GM2-60' }
  | { readonly why: 'otherType'; readonly rule: 'GM2-61' }
  | { readonly why: 'otherRiver'; readonly rule: 'GM2-61' }
  | { readonly why: 'homeCastle'; readonly rule: 'GM2-Q4' }
  /** Not near the new tile; there is none, and no Loch Ness (GM2-85); not of a type that the clan field activates. */
  | { readonly why: 'outOfReach'; readonly rule: 'GM2-80' | 'GM2-85' | 'GM2-113' }
  | { readonly why: 'alreadyActivated'; readonly rule: 'GM2-81' }
  | { readonly why: 'extraUsed'; readonly rule: 'GM2-85' }
  | { readonly why: 'inactive'; readonly rule: 'GM2-82' }
  | { readonly why: 'full'; readonly rule: 'GM2-5' }
  | { readonly why: 'noMarker'; readonly rule: 'GM2-2' }
  | { readonly why: 'noClan'; readonly rule: 'GM2-113' }
  | { readonly why: 'noPoint'; readonly rule: 'GM2-84' }
  | { readonly why: 'claimed'; readonly rule: 'GM2-112' }
  | { readonly why: 'colour'; readonly colour: FieldColour; readonly rule: 'GM2-111' }
  | { readonly why: 'noRoad'; readonly rule: 'GM2-111' }
  | { readonly why: 'homeTile'; readonly rule: 'GM2-65' }
  | { readonly why: 'breaksTerritory'; readonly rule: 'GM2-65' }
  | {
      readonly why: 'notNow'
      readonly pending: AskKind
      readonly rule:
        | 'GM2-22'
        | 'GM2-27'
        | 'GM2-50'
        | 'GM2-65'
        | 'GM2-66'
        | 'GM2-70'
        | 'GM2-80'
        | 'GM2-111'
        | 'GM2-112'
        | 'GM2-Q6'
    }

export type Reason = BaseReason | ModuleReason

export type Warning =
  | { readonly warn: 'walledIn'; readonly rule: 'GM2-53' }
  /** The turn would end with this still to be had for nothing; `extra`: by Loch Ness (GM2-85). */
  | {
      readonly warn: 'leaves'
      readonly goods: number
      readonly vp: number
      readonly points: number
      readonly ages: number
      readonly events: number
      readonly extra: boolean
      readonly walledIn: boolean
      readonly rule: 'GM2-80' | 'GM2-84' | 'GM2-85' | 'GM2-53'
    }
  | { readonly warn: 'finishes'; readonly rule: 'GM2-130' }
  | { readonly warn: 'loses'; readonly goods: readonly Good[]; readonly rule: 'GM2-5' }
  /** The bonus would give nothing now (GM2-113), or a marker would be paid for and no road to any field left in reach (GM2-111). */
  | { readonly warn: 'givesNothing'; readonly rule: 'GM2-111' | 'GM2-113' }
