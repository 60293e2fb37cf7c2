import { content } from '../../../data/content.ts'
import type { View } from '../../../rules/types.ts'
import { type RewardId, REWARDS, type RewardName } from '../data/index.ts'
import type { RewardShown } from '../rules/types.ts'

/** How much a token gives, by kind. */
export type RewardTexts = { readonly [name in RewardName]: (amount: number) => string }
export const rewardIn = (texts: RewardTexts, { reward, amount }: RewardShown): string => texts[REWARDS[reward]](amount)
/** A token with what it gives at this table. */
export const rewardAt = ({ corrections }: View, reward: RewardId): RewardShown => ({
  reward,
  amount: content.contentOf(corrections).race.rewards[reward].amount,
})
