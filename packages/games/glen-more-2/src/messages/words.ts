import type { OptionText } from '@bothy/kernel'
import type { CardId, Timing } from '../data/cards.ts'
import type { Content } from '../data/content.ts'
import type { FieldColour, FieldId } from '../data/fields.ts'
import type { Good } from '../data/goods.ts'
import type { Category, Stack } from '../data/limits.ts'
import type { Mark, Part } from '../data/provenance.ts'
import type { PlaceId } from '../data/roads.ts'
import type { TileId, TileType } from '../data/tiles.ts'
import type { ActionType, EffectWord, Setup } from '../types.ts'

/** Words for every option and each of its values; what is arranged or corrected is not offered as an option. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged' | 'corrections'>]: OptionText & {
    readonly values: { readonly [V in `${Setup[K] & (string | boolean)}`]: string }
  }
}

/** Buttons that stand for a whole action. */
export type Button = Extract<ActionType, 'coin' | 'point' | 'decline' | 'end'>

/**
 * Words of the board that belong to no sentence, the same set in every language. Texts with numbers take the content of the table
 * (`content.contentOf(view.corrections)`), so that they tell what its owner has put right.
 */
export type Words = {
  readonly tileName: (tile: TileId) => string
  /** In a sentence: "the Butcher", "Halkirk". */
  readonly theTile: (tile: TileId) => string
  readonly typeName: (type: TileType) => string
  /** River, overbuilding, cost, one-time effects, activation and card. */
  readonly tileText: (tile: TileId, box: Content) => string
  /** "1 wood and 1 stone"; "nothing". */
  readonly costText: (tile: TileId, box: Content) => string
  readonly cardName: (card: CardId) => string
  /** The whole effect, with its moment. */
  readonly cardText: (card: CardId, box: Content) => string
  /** GM2-C6-5: what the other side of a card does, where Chronicle 6 is in play. */
  readonly eventText: (card: CardId, box: Content) => string
  readonly timingName: (timing: Timing) => string
  /** A clan field, or Start. */
  readonly placeName: (place: PlaceId) => string
  /** The whole bonus, with its moment where it goes on. */
  readonly fieldText: (field: FieldId, box: Content) => string
  readonly colourName: (colour: FieldColour) => string
  readonly goodName: (good: Good) => string
  /** "2 sheep". */
  readonly goodCount: (n: number, good: Good) => string
  /** "2 wood and 1 stone". */
  readonly goods: (goods: readonly Good[]) => string
  readonly categoryName: (category: Category) => string
  readonly effectName: (effect: EffectWord) => string
  readonly button: (button: Button) => string
  /** A part of the data of which not everything is known. */
  readonly partName: (part: Part) => string
  readonly markName: (mark: Mark) => string
  readonly rondel: string
  readonly market: string
  readonly clanBoard: string
  readonly territory: string
  readonly discards: string
  readonly die: string
  readonly river: string
  readonly overbuild: string
  readonly persons: string
  readonly landmarks: string
  /** A cell seen from the Starting Village: "1 right, 2 up". */
  readonly cell: (x: number, y: number) => string
  /** From 0. */
  readonly space: (space: number) => string
  readonly spaces: (count: number) => string
  readonly stack: (stack: Stack) => string
  readonly scoring: (round: number) => string
  readonly tiles: (count: number) => string
  readonly coins: (count: number) => string
  readonly vp: (count: number) => string
  readonly resources: (count: number) => string
  readonly casks: (count: number) => string
  readonly scotsmen: (count: number) => string
  readonly markers: (count: number) => string
  /** What ways give at tables that play Chronicle 3 or 5. */
  readonly ageingSteps: (count: number) => string
  /** GM2-C6-3: what a tile triggers. */
  readonly events: (count: number) => string
  readonly haggisTokens: (count: number) => string
  readonly points: (count: number) => string
  readonly personCount: (count: number) => string
}
