import type { OptionText } from '@bothy/kernel'
import type { CardId, Colour, Good, Kind } from '../data/faces.ts'
import type { Category } from '../data/limits.ts'
import type { TileId } from '../data/tiles.ts'
import type { ActionType, Setup } from '../types.ts'

/** Words for every option and each of its values; `arranged` is not offered to players. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

/** Words of the board that belong to no sentence, the same set in every language. */
export type Words = {
  /** Short, as printed on a tile. */
  readonly tileName: (tile: TileId) => string
  /** In a sentence: "the quarry". */
  readonly theTile: (tile: TileId) => string
  /** Cost, bonus and activation, generated from the data. */
  readonly tileText: (tile: TileId) => string
  readonly kindName: (kind: Kind) => string
  readonly colourName: (colour: Colour) => string
  readonly cardName: (card: CardId) => string
  /** The whole effect, with its moment. */
  readonly cardText: (card: CardId) => string
  readonly goodName: (good: Good) => string
  /** "2 sheep". */
  readonly goodCount: (n: number, good: Good) => string
  /** "2 wood and 1 stone". */
  readonly goods: (goods: readonly Good[]) => string
  readonly categoryName: (category: Category) => string
  /** Buttons that stand for a whole action. */
  readonly button: (button: Extract<ActionType, 'discard' | 'end'>) => string
  readonly market: string
  readonly track: string
  readonly parliament: string
  readonly die: string
  readonly river: string
  readonly road: string
  /** A cell seen from the start village: "1 east, 2 north". */
  readonly cell: (x: number, y: number) => string
  readonly space: (space: number) => string
  readonly stack: (stack: number) => string
  readonly tiles: (count: number) => string
  readonly coins: (count: number) => string
  readonly vp: (count: number) => string
  readonly cubes: (count: number) => string
  readonly barrels: (count: number) => string
  readonly clan: (count: number) => string
  readonly chieftains: (count: number) => string
  readonly bonnets: (count: number) => string
  readonly points: (count: number) => string
}
