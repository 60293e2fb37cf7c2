import { content } from '../../../data/content.ts'
import type { View } from '../../../types.ts'
import { type RewardId, REWARDS, type RewardName } from '../data.ts'
import type { RewardShown } from '../types.ts'

/** Words of the board that belong to no sentence. */
export type RaceWords = {
  readonly title: string
  readonly rowButton: string
  readonly declineButton: string
  readonly helpToken: string
  /** "2 VP", "1 resource of your choice". */
  readonly reward: (token: RewardShown) => string
  /** "7 spaces to go". */
  readonly left: (spaces: number) => string
  /** "1st place". */
  readonly place: (place: number) => string
  readonly last: string
  readonly notBegun: string
}

/** How much a token gives, by kind. */
export type RewardTexts = { readonly [name in RewardName]: (amount: number) => string }
export const rewardIn = (texts: RewardTexts, { reward, amount }: RewardShown): string => texts[REWARDS[reward]](amount)
/** A token with what it gives at this table. */
export const rewardAt = ({ corrections }: View, reward: RewardId): RewardShown => ({
  reward,
  amount: content.contentOf(corrections).race.rewards[reward].amount,
})
