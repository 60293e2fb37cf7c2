import type { OptionText } from '@bothy/kernel'
import type { ActionType, CardId, Mark, Setup } from '../types.ts'
import type { LineageId, PowerId, Timing } from '../data/clans.ts'

/** Where a card can lie (LOS-4). */
export const ZONES = ['drawPile', 'discardPile', 'recruits', 'supporters', 'hand', 'army', 'victoryPile'] as const
export type Zone = (typeof ZONES)[number]

type ValueName<V> = V extends number ? '0' | '1' | '2' | '3' | '4' : `${V & (string | boolean)}`

/** Words for every option and each of its values; `arranged` is not offered to players. */
export type OptionTexts = {
  readonly [K in Exclude<keyof Setup, 'arranged'>]: OptionText & {
    readonly values: { readonly [V in ValueName<Setup[K]>]: string }
  }
}

/** Words of the board that belong to no sentence, the same set in every language. */
export type Words = {
  readonly cardName: (card: CardId) => string
  readonly lineageName: (lineage: LineageId) => string
  readonly powerName: (power: PowerId) => string
  /** At most 16 characters, to be printed on a card. */
  readonly powerShort: (power: PowerId) => string
  /** The whole effect, with its moment. */
  readonly powerText: (power: PowerId) => string
  readonly timingName: (timing: Timing) => string
  /** What a marked card is going to do (LOS-34). */
  readonly markText: (mark: Mark) => string
  readonly zoneName: (zone: Zone) => string
  /** Buttons that stand for a whole action, and the two ways to muster a picked card. */
  readonly button: (button: Extract<ActionType, 'activate' | 'refrain' | 'decline'> | 'faceUp' | 'faceDown') => string
  readonly initiative: string
  readonly strength: string
  readonly rank: string
  readonly faceUp: string
  readonly faceDown: string
  readonly hiddenCard: string
  readonly emptySlot: string
  readonly claimedSlot: string
  readonly doubled: string
  readonly wouldActivate: string
  readonly slot: (slot: number) => string
  readonly seat: (seat: number) => string
  /** "1st", of a place in the ranking. */
  readonly ordinal: (place: number) => string
  readonly skirmish: (skirmish: number) => string
  readonly round: (round: number) => string
  readonly cards: (count: number) => string
  readonly hiddenCards: (count: number) => string
  readonly points: (count: number) => string
}
