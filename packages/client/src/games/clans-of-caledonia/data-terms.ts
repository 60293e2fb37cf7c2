import type { ContractBonus, Verdict } from '@bothy/clans-of-caledonia/data'
import type { words as en } from '@bothy/clans-of-caledonia/messages/en'

type Names = { readonly [name: string]: string }
type GameTerms = typeof en

/** Words of which the names of values are put together. */
export type DataTerms = GameTerms & {
  readonly capital: (text: string) => string
  /** "Sheep: cost", "Exports (2 players)". */
  readonly of: (thing: string, property: string) => string
  readonly with: (thing: string, more: string) => string
  readonly nth: (n: number) => string
  readonly sections: Names
  readonly groups: Names
  readonly space: (name: string) => string
  readonly river: (a: string, b: string) => string
  readonly module: (module: string) => string
  readonly size: Names
  readonly players: Names
  readonly start: string
  readonly step: (n: number) => string
  readonly neighbourhood: Names
  readonly unit: Names
  readonly technologyIncome: string
  readonly upgrades: Names
  readonly bonus: { readonly [B in ContractBonus]: string }
  readonly contractMoney: string
  readonly passMoney: string
  readonly exportBoard: Names
  readonly port: Names
  readonly scoring: Names
  readonly clan: Names
  readonly finalVp: Names
  readonly importRanks: readonly string[]
  readonly moneyPerVp: string
  readonly points: string
  readonly pointsEach: string
  readonly from: string
  readonly solo: Names
  readonly soloBox: (face: string) => string
  readonly verdictName: (verdict: Verdict) => string
  readonly staticImports: string
  readonly noClans: string
  readonly loch: string
  readonly mist: string
  readonly yes: string
  readonly no: string
  /** The field of a space. */
  readonly terrain: string
  readonly landCost: string
  readonly chooseSpace: string
  readonly mapLabel: (side: string) => string
  /** So many of a part are not known for certain. */
  readonly someOf: (n: number, of: number, mark: string) => string
  readonly allOf: (mark: string) => string
}
