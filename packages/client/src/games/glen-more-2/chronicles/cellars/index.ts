import type { CellarsNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { cellarsButtons, cellarsHelp, cellarsPaths } from './presenter.ts'

export const cellars: ChroniclePart<CellarsNouns> = {
  paths: cellarsPaths,
  buttons: cellarsButtons,
  help: cellarsHelp,
  flights: {
    caskAged: null,
    caskSold: null,
    caskStored: null,
    caskTaken: null,
    cellarBought: null,
    saleClosed: null,
  },
}
