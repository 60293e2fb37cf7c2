import type { HaggisNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { haggisButtons, haggisHelp, haggisPaths } from './presenter.ts'

export const haggis: ChroniclePart<HaggisNouns> = {
  paths: haggisPaths,
  buttons: haggisButtons,
  help: haggisHelp,
  flights: {
    haggisDealt: null,
    haggisDrawn: null,
    haggisPutBack: null,
    haggisRolled: null,
    haggisScored: null,
    haggisTaken: null,
    haggisTurnedUp: null,
  },
}
