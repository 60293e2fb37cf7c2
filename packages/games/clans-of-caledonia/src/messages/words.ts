import type { OptionText } from '@bothy/kernel'
import type { Hex } from '@bothy/kit'
import type {
  Clan,
  Content,
  ContractId,
  Good,
  Import,
  Meat,
  PortTile,
  ScoringTile,
  SideId,
  StartingTileId,
  Technology,
  Terrain,
  Unit,
} from '../data/index.ts'
import type { Mark } from '../data/provenance.ts'
import type { ActionType, Needs, ScoreCategory, Setup } from '../types.ts'

/** Words for every option and each of its values; what is arranged or corrected is not offered as an option. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

/** Buttons that stand for a whole action. */
export type Button = Extract<ActionType, 'out' | 'ship' | 'hire' | 'pass' | 'draw' | 'store' | 'skip' | 'end'>

/**
 * Words of the board that belong to no sentence, the same set in every language. Texts with numbers take the content of the table
 * (`content.contentOf(view.corrections)`), so that they tell what its owner has put right.
 */
export type Words = {
  readonly unitName: (unit: Unit) => string
  /** "2 cows". */
  readonly unitCount: (n: number, unit: Unit) => string
  /** What it costs, where it goes and what it gives. */
  readonly unitText: (unit: Unit, box: Content) => string
  readonly technologyName: (technology: Technology) => string
  readonly terrainName: (terrain: Terrain) => string
  /** "column 4, row 3": no name of a space is printed on the map. */
  readonly position: (hex: Hex) => string
  readonly goodName: (good: Good) => string
  /** "2 wool". */
  readonly goodCount: (n: number, good: Good) => string
  /** In the order of `GOODS`: "2 wool and 1 bread". */
  readonly goods: (byGood: readonly number[]) => string
  readonly importName: (good: Import) => string
  readonly importCount: (n: number, good: Import) => string
  readonly meatName: (meat: Meat) => string
  readonly clanName: (clan: Clan) => string
  /** The power of a clan, with so many seats. */
  readonly clanText: (clan: Clan, box: Content, seats: number) => string
  readonly portName: (port: PortTile) => string
  readonly portText: (port: PortTile, box: Content) => string
  readonly scoringName: (tile: ScoringTile) => string
  readonly scoringText: (tile: ScoringTile, box: Content) => string
  /** A line of the score sheet. */
  readonly scoreName: (category: ScoreCategory) => string
  readonly startingName: (tile: StartingTileId) => string
  /** "£55, 1 wool and 1 bread". */
  readonly startingText: (tile: StartingTileId, box: Content) => string
  readonly contractName: (contract: ContractId) => string
  /** "2 cheese and 2 beef". */
  readonly needs: (needs: Needs) => string
  /** What it asks for, what it imports and its bonuses. */
  readonly contractText: (contract: ContractId, box: Content) => string
  /** 0 to 5. */
  readonly shippingName: (level: number) => string
  readonly sideName: (side: SideId) => string
  /** A part of the data of which not everything is known. */
  readonly partName: (part: string) => string
  readonly markName: (mark: Mark) => string
  readonly button: (button: Button) => string
  readonly market: string
  readonly contracts: string
  readonly stock: string
  readonly cellar: string
  readonly round: (round: number) => string
  readonly money: (n: number) => string
  readonly glory: (n: number) => string
  readonly vp: (n: number) => string
  readonly merchants: (n: number) => string
  readonly exports: (n: number) => string
  readonly settlements: (n: number) => string
}
