import type { TomeNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { LANDMARKS_OF_TOME } from './landmarks.ts'
import { tomeButtons, tomeHelp, tomePaths } from './presenter.ts'
import { tomeIn } from './words.ts'

export const tome: ChroniclePart<TomeNouns> = {
  paths: tomePaths,
  buttons: tomeButtons,
  help: tomeHelp,
  flights: { cardTurned: null, tableReplaced: null, tileBorrowed: null },
  landmarks: LANDMARKS_OF_TOME,
  short: (words) => tomeIn(words).short,
}
