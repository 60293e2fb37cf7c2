import { type RaceModuleTypes, type RewardId, REWARDS, type View } from '@bothy/glen-more-2/data'
import type { ClickTarget } from '@bothy/board-kit/board/game-board.ts'
import type { Words } from '../../../board/words.ts'
import type { ChronicleTables } from '../../../board/chronicles/part.ts'
import { raceIn } from './words.ts'

type Tables = ChronicleTables<RaceModuleTypes>

export const ROW: ClickTarget = 'do:row'
export const atReward = (reward: RewardId): ClickTarget => `reward:${REWARDS[reward]}`
export const riverItem = (river: number): string => `river:${river}`

export const racePaths: Tables['paths'] = {
  row: () => [ROW],
  token: ({ reward }) => [atReward(reward)],
}

export const raceButtons: Tables['buttons'] = {
  [ROW]: (words, { pending, chronicles: { race } }) => {
    const say = raceIn(words)
    const ahead = pending === null ? null : race?.boats[pending.seat].ahead
    if (ahead === 'home' && race !== undefined && race.prize !== null) return say.rowHome(say.prize(race.prize))
    return ahead === 'castle' ? say.rowToCastle : say.rowButton
  },
}

export const raceHelp: Tables['help'] = {
  castle: null,
  token: (words) => raceIn(words).helpToken,
}

export function raceMoveHelp(words: Words, { pending, chronicles: { race } }: View): string | null {
  const boat = pending === null ? undefined : race?.boats[pending.seat]
  return boat === undefined || boat.ahead === null ? null : raceIn(words).helpMove(boat.left)
}
