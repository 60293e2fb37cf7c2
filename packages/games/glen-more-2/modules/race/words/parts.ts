import { content } from '../../../data/content.ts'
import type { View } from '../../../rules/types.ts'
import { type RewardId, REWARDS, type RewardName } from '../data/index.ts'
import type { RewardShown } from '../rules/types.ts'

export type RewardTexts = { readonly [name in RewardName]: (amount: number) => string }
export const rewardIn = (texts: RewardTexts, { reward, amount }: RewardShown): string => texts[REWARDS[reward]](amount)
export const rewardAt = ({ corrections }: View, reward: RewardId): RewardShown => ({
  reward,
  amount: content.contentOf(corrections).race.rewards[reward].amount,
})
