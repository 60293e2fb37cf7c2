import { content } from '../../../data/content.ts'
import type { View } from '../../../types.ts'
import { type Prize, type RewardId, REWARDS, type RewardName } from '../data.ts'
import type { RaceNouns, RewardShown } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type RaceWords = {
  readonly title: string
  /** A word or two for each of its reasons. */
  readonly short: { readonly [W in RaceNouns['reason']['why']]: string }
  readonly about: string
  readonly rowButton: string
  /** What points are for, with the way that is left. */
  readonly helpMove: (spaces: number) => string
  /** The step leads to a castle with tokens, or home to a prize. */
  readonly rowToCastle: string
  readonly rowHome: (prize: string) => string
  readonly declineButton: string
  readonly helpToken: string
  /** "2 VP", "1 resource of your choice". */
  readonly reward: (token: RewardShown) => string
  /** "7 spaces to go". */
  readonly left: (spaces: number) => string
  /** "1st". */
  readonly rank: (place: number) => string
  /** "1st place". */
  readonly place: (place: number) => string
  readonly last: string
  readonly lastPlace: string
  /** Of a seat: it has a Last card. */
  readonly lastCard: string
  /** The race has not started. */
  readonly ready: (spaces: number) => string
  /** "15 VP and 1 cask". */
  readonly prize: (prize: Prize) => string
  readonly neutralRiver: string
  readonly yourRiver: string
  readonly riverOf: (name: string) => string
  /** To the castle from the right end, and from there to the left one. */
  readonly spacesTo: (right: number, left: number) => string
  readonly tokens: string
  readonly tokensOn: (n: number) => string
  readonly seen: (rewards: readonly string[]) => string
  readonly lookedBy: (names: readonly string[]) => string
  readonly inBox: (n: number) => string
  /** On a tile: whose boat is there. */
  readonly boatHere: (boat: string) => string
}

/** How much a token gives, by kind. */
export type RewardTexts = { readonly [name in RewardName]: (amount: number) => string }
export const rewardIn = (texts: RewardTexts, { reward, amount }: RewardShown): string => texts[REWARDS[reward]](amount)
/** A token with what it gives at this table. */
export const rewardAt = ({ corrections }: View, reward: RewardId): RewardShown => ({
  reward,
  amount: content.contentOf(corrections).race.rewards[reward].amount,
})
