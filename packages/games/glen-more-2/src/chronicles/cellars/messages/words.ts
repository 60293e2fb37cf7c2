import type { CaskSpace, CellarId } from '../data.ts'

/** Words of the board that belong to no sentence. */
export type CellarsWords = {
  readonly title: string
  readonly cellar: (cellar: CellarId) => string
  readonly zero: string
  /** "space 4". */
  readonly space: (space: CaskSpace) => string
  readonly bonus: string
  readonly right: string
  readonly buyButton: (cellar: CellarId) => string
  readonly declineAgeing: string
  readonly declineSale: string
  readonly helpPay: string
  readonly helpAge: string
  readonly helpSell: string
}
