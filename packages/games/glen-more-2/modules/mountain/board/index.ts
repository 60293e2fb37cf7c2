import './styles.css'
import { MOUNTAIN, type MountainModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { mountainDock } from './dock.tsx'
import { MountainPage } from './explain.tsx'
import { mountainFlights } from './flights.tsx'
import { MountainFace, mountainFacts, mountainLabel } from './mountain.tsx'
import { mountainButtons, mountainHelp, mountainPaths } from './presenter.ts'
import { mountainIn } from './words.ts'

export const mountain: ChroniclePart<MountainModuleTypes> = {
  short: (words) => mountainIn(words).short,
  paths: mountainPaths,
  buttons: mountainButtons,
  help: mountainHelp,
  flights: mountainFlights,
  picking: (tile, { board }, { pending }) => (pending?.kind === 'toll' ? board.whichGood(tile) : null),
  fixture: {
    tile: MOUNTAIN,
    space: ({ chronicles }) => chronicles.mountain?.space ?? 0,
    Face: MountainFace,
    label: mountainLabel,
  },
  facts: mountainFacts,
  dock: mountainDock,
  pages: { [`tile:${MOUNTAIN}`]: MountainPage },
  standing: {
    isLine: ({ category }) => category === 'mountain',
    label: (words) => mountainIn(words).title,
  },
}
