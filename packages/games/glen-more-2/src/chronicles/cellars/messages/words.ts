import type { Goods } from '../../../data/goods.ts'
import type { CaskSpace, CellarId } from '../data.ts'
import type { CellarsNouns } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type CellarsWords = {
  readonly title: string
  /** What cellars and ageing are; the 0 area; a sale. */
  readonly about: string
  readonly aboutZero: string
  readonly aboutSale: string
  readonly cellar: (cellar: CellarId) => string
  readonly zero: string
  /** "First Cellar, 1st space". */
  readonly place: (space: CaskSpace) => string
  readonly empty: string
  readonly now: (vp: number) => string
  readonly after: (vp: number) => string
  /** Of all casks of a seat. */
  readonly worth: (vp: number) => string
  /** "Spaces: 4, 5 and 6 VP". */
  readonly valuesOf: (values: readonly number[]) => string
  readonly sales: string
  readonly bonus: string
  readonly right: string
  readonly bonusSpace: (vp: number) => string
  readonly bonusTaken: string
  readonly rightSpaces: (free: number) => string
  /** Of a tile of the rondel: what could be sold on it, or on the way there. */
  readonly sellsHere: (casks: number, vp: number) => string
  readonly sellsOnWay: (casks: number, vp: number) => string
  readonly picking: string
  /** On the button of the prompt; what it costs stands beside the cellars. */
  readonly buyButton: (cellar: CellarId) => string
  readonly buyFor: (cellar: CellarId, goods: Goods, coins: number) => string
  readonly declineAgeing: string
  readonly declineSale: string
  /** A word or two for what the rules say against something. */
  readonly short: { readonly [W in CellarsNouns['reason']['why']]: string }
  readonly helpPay: string
  readonly helpAge: string
  readonly helpSell: string
}
