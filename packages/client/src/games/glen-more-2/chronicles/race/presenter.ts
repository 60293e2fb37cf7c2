import { type Action, REWARDS } from '@bothy/glen-more-2/data'
import type { Target } from '../../../../board/game-client.ts'
import type { Words } from '../../words.ts'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

export const racePaths = {
  row: (): readonly Target[] => ['do:row'],
  token: ({ reward }: Of<'token'>): readonly Target[] => [`reward:${REWARDS[reward]}`],
} as const

export const raceButtons = {
  'do:row': ({ race }: Words) => race.rowButton,
} as const
