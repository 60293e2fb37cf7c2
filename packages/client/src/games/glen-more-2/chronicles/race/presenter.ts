import { type RaceNouns, REWARDS } from '@bothy/glen-more-2/data'
import type { ChronicleTables } from '../part.ts'
import { raceIn } from './words.ts'

type Tables = ChronicleTables<RaceNouns>

export const racePaths: Tables['paths'] = {
  row: () => ['do:row'],
  token: ({ reward }) => [`reward:${REWARDS[reward]}`],
}

export const raceButtons: Tables['buttons'] = {
  'do:row': (words) => raceIn(words).rowButton,
}

export const raceHelp: Tables['help'] = {
  castle: null,
  token: (words) => raceIn(words).helpToken,
}
