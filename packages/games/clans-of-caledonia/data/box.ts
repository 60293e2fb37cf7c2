import { CLAN_NUMBERS } from './clans.ts'
import { type BoxContract, boxContracts } from './contracts.ts'
import { CONTRACT_MONEY, CONTRACTS_SHOWN, IMPORT_MARK, PASS_MONEY } from './export-board.ts'
import { type Module, PORTS, type SideId } from './grid.ts'
import type { MapSize } from './limits.ts'
import { MARKET_SIDES, type MarketSide, NEIGHBOURHOOD_DISCOUNT, NEIGHBOURHOOD_MOST } from './market.ts'
import { PORT_TILE_NUMBERS } from './port-tiles.ts'
import {
  EXPORT_VP,
  FINAL_VP,
  IMPORT_VP,
  MONEY_PER_VP,
  NO_CLANS_MONEY,
  SETTLEMENT_VP,
  STATIC_IMPORT_VP,
} from './scoring.ts'
import { EXPENSIVE_FROM, FIELD_GLORY, SCORING_TILE_NUMBERS } from './scoring-tiles.ts'
import { type BoxSide, boxSide } from './sides.ts'
import {
  SOLO_BLOCKED_COST,
  SOLO_BOXES,
  SOLO_BRACKET,
  SOLO_EXPORT_VP,
  SOLO_PASS_MONEY,
  SOLO_SETTLEMENT_VP,
  VERDICT_FROM,
} from './solo.ts'
import { type BoxStartingTile, boxStartingTiles } from './starting-tiles.ts'
import { INCOMES, TECHNOLOGY_INCOME, UNIT_COSTS, YIELDS } from './units.ts'
import { BONUS_UPGRADE_COSTS, START_MERCHANTS, UPGRADE_COSTS } from './upgrades.ts'

type Printed<T> = T extends number ? number : { readonly [key in keyof T]: Printed<T[key]> }

export type Box = {
  readonly sides: { readonly [side in SideId]: BoxSide }
  readonly ports: { readonly [size in MapSize]: { readonly [module in Module]: string } }
  readonly market: { readonly [size in MapSize]: MarketSide }
  readonly neighbourhood: {
    readonly discount: Printed<typeof NEIGHBOURHOOD_DISCOUNT>
    readonly most: Printed<typeof NEIGHBOURHOOD_MOST>
  }
  readonly units: {
    readonly cost: Printed<typeof UNIT_COSTS>
    readonly yield: Printed<typeof YIELDS>
    readonly income: Printed<typeof INCOMES>
    readonly technologyIncome: number
  }
  readonly upgrades: {
    readonly cost: Printed<typeof UPGRADE_COSTS>
    readonly bonusCost: Printed<typeof BONUS_UPGRADE_COSTS>
    readonly startMerchants: number
  }
  readonly contracts: { readonly [number: string]: BoxContract }
  readonly startingTiles: { readonly [number: string]: BoxStartingTile }
  readonly exportBoard: {
    readonly contractMoney: Printed<typeof CONTRACT_MONEY>
    readonly passMoney: Printed<typeof PASS_MONEY>
    readonly shown: Printed<typeof CONTRACTS_SHOWN>
    readonly importMark: Printed<typeof IMPORT_MARK>
  }
  readonly portTiles: Printed<typeof PORT_TILE_NUMBERS>
  readonly scoringTiles: Printed<typeof SCORING_TILE_NUMBERS> & {
    readonly fieldGlory: number
    readonly expensiveFrom: number
  }
  readonly clans: Printed<typeof CLAN_NUMBERS>
  readonly finalScoring: {
    readonly vp: Printed<typeof FINAL_VP>
    readonly moneyPerVp: number
    readonly imports: Printed<typeof IMPORT_VP>
    readonly exports: Printed<typeof EXPORT_VP>
    readonly settlements: Printed<typeof SETTLEMENT_VP>
  }
  readonly solo: {
    readonly passMoney: number
    readonly blockedCost: number
    readonly bracket: Printed<typeof SOLO_BRACKET>
    readonly boxes: Printed<typeof SOLO_BOXES>
    readonly exports: Printed<typeof SOLO_EXPORT_VP>
    readonly settlements: Printed<typeof SOLO_SETTLEMENT_VP>
    readonly verdictFrom: Printed<typeof VERDICT_FROM>
  }
  readonly variants: { readonly staticImportVp: number; readonly noClansMoney: Printed<typeof NO_CLANS_MONEY> }
}

export const BOX: Box = {
  sides: {
    A1: boxSide('A1'),
    A2: boxSide('A2'),
    B1: boxSide('B1'),
    B2: boxSide('B2'),
    C1: boxSide('C1'),
    C2: boxSide('C2'),
    D1: boxSide('D1'),
    D2: boxSide('D2'),
  },
  ports: PORTS,
  market: MARKET_SIDES,
  neighbourhood: { discount: NEIGHBOURHOOD_DISCOUNT, most: NEIGHBOURHOOD_MOST },
  units: { cost: UNIT_COSTS, yield: YIELDS, income: INCOMES, technologyIncome: TECHNOLOGY_INCOME },
  upgrades: { cost: UPGRADE_COSTS, bonusCost: BONUS_UPGRADE_COSTS, startMerchants: START_MERCHANTS },
  contracts: boxContracts(),
  startingTiles: boxStartingTiles(),
  exportBoard: {
    contractMoney: CONTRACT_MONEY,
    passMoney: PASS_MONEY,
    shown: CONTRACTS_SHOWN,
    importMark: IMPORT_MARK,
  },
  portTiles: PORT_TILE_NUMBERS,
  scoringTiles: { ...SCORING_TILE_NUMBERS, fieldGlory: FIELD_GLORY, expensiveFrom: EXPENSIVE_FROM },
  clans: CLAN_NUMBERS,
  finalScoring: {
    vp: FINAL_VP,
    moneyPerVp: MONEY_PER_VP,
    imports: IMPORT_VP,
    exports: EXPORT_VP,
    settlements: SETTLEMENT_VP,
  },
  solo: {
    passMoney: SOLO_PASS_MONEY,
    blockedCost: SOLO_BLOCKED_COST,
    bracket: SOLO_BRACKET,
    boxes: SOLO_BOXES,
    exports: SOLO_EXPORT_VP,
    settlements: SOLO_SETTLEMENT_VP,
    verdictFrom: VERDICT_FROM,
  },
  variants: { staticImportVp: STATIC_IMPORT_VP, noClansMoney: NO_CLANS_MONEY },
}
