import './styles.css'
import type { RaceModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { raceDock } from './dock.tsx'
import { RewardPage, RiverPage } from './explain.tsx'
import { raceFlights } from './flights.tsx'
import { raceButtons, raceHelp, raceMoveHelp, racePaths, ROW } from './presenter.ts'
import { BoatsOnTile, boatsSaid, Castle } from './race.tsx'
import { isRaceLine, raceSheet } from './sheet.tsx'
import { TILES_OF_RACE } from './tiles.ts'
import { raceIn } from './words.ts'

export const race: ChroniclePart<RaceModuleTypes> = {
  paths: racePaths,
  buttons: raceButtons,
  help: raceHelp,
  flights: raceFlights,
  short: (words) => raceIn(words).short,
  panel: { isAsked: ({ pending }) => pending?.kind === 'token', Panel: Castle },
  dock: raceDock,
  landmarks: TILES_OF_RACE,
  onBoard: [ROW],
  onTile: { Things: BoatsOnTile, said: boatsSaid },
  // GM2-C1-6: a seat that has looked at tokens knows more than the others.
  hides: ({ chronicles }) => chronicles.race?.rivers.some(({ looked }) => looked.length > 0) === true,
  helpMove: raceMoveHelp,
  pages: { river: RiverPage, reward: RewardPage },
  sheet: raceSheet,
  standing: { isLine: isRaceLine, wonIn: ({ points }) => points, label: (words) => raceIn(words).title },
}
