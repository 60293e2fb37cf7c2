import type { RaceNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { raceButtons, raceHelp, racePaths } from './presenter.ts'

export const race: ChroniclePart<RaceNouns> = {
  paths: racePaths,
  buttons: raceButtons,
  help: raceHelp,
  flights: {
    raceBegan: null,
    rowed: null,
    tokensSeen: null,
    tokenTaken: null,
    tokensLeft: null,
    boatHome: null,
    lastCard: null,
  },
}
