import type { MeritsOf } from '@bothy/kernel/merits'
import type { ContractId } from '../data/contracts.ts'
import type { Good } from '../data/goods.ts'
import type { ScoreRow } from '../data/scoring.ts'
import type { Unit } from '../data/units.ts'

/** Rows of the score sheet that a merit names; goods and money are counted instead. */
export const MERIT_LINES = [
  'glory',
  'hops',
  'cotton',
  'tobacco',
  'sugarCane',
  'exports',
  'settlements',
] as const satisfies readonly ScoreRow[]
export type MeritLine = (typeof MERIT_LINES)[number]

type Points = { readonly line: MeritLine; readonly points: number; readonly other: number }
type OfContract = { readonly contract: ContractId }
type Money = { readonly money: number; readonly other: number }
type Goods = { readonly good: Good; readonly count: number; readonly other: number }
type Made = { readonly goods: number; readonly other: number }

/** Figures after the better decision; `other` is the same one after the other decision. */
export type Merit = MeritsOf<{
  fulfils: OfContract
  /** COC-34: all that it needs is there. */
  ready: OfContract
  nearer: OfContract & { readonly lacks: number; readonly other: number }
  takes: OfContract
  more: Points
  less: Points
  moreIncome: Money
  lessIncome: Money
  makes: Made
  makesLess: Made
  processes: Made
  builds: { readonly unit: Unit; readonly units: number; readonly other: number }
  moreGoods: Goods
  fewerGoods: Goods
  richer: Money
  poorer: Money
  fewerMerchants: { readonly merchants: number; readonly other: number }
}>
