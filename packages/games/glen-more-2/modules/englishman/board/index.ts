import './styles.css'
import { ENGLISHMAN, type EnglishmanModuleTypes } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../../../board/chronicles/part.ts'
import { englishmanDock } from './dock.tsx'
import { ENGLAND, EnglandRow } from './england.tsx'
import { EnglandPage } from './explain.tsx'
import { englishmanFlights } from './flights.tsx'
import { LANDMARKS_OF_ENGLAND } from './landmarks.ts'
import { englishmanButtons, englishmanHelp, englishmanPaths } from './presenter.ts'
import { Englishman } from './signs.tsx'
import { englishmanIn } from './words.ts'

export const englishman: ChroniclePart<EnglishmanModuleTypes> = {
  paths: englishmanPaths,
  buttons: englishmanButtons,
  help: englishmanHelp,
  flights: englishmanFlights,
  landmarks: LANDMARKS_OF_ENGLAND,
  short: (words) => englishmanIn(words).short,
  row: { key: ENGLAND, Row: EnglandRow },
  dock: englishmanDock,
  piece: {
    id: ENGLISHMAN,
    item: ENGLAND,
    Picture: Englishman,
    name: (words) => englishmanIn(words).title,
    next: (words) => englishmanIn(words).next,
  },
  moves: {
    isAsked: ({ pending }) => pending?.kind === 'send',
    piece: ENGLISHMAN,
    offers: ({ chronicles }) => chronicles.englishman?.errands ?? [],
    yields: ({ chronicles }) => chronicles.englishman?.yields ?? [],
    previewed: (tile, words) => englishmanIn(words).sendTo(tile),
  },
  picking: (tile, words, { pending }) => (pending?.kind === 'send' ? englishmanIn(words).picking(tile) : null),
  pages: { [ENGLAND]: EnglandPage },
}
