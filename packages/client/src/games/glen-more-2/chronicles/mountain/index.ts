import type { MountainNouns } from '@bothy/glen-more-2/data'
import type { ChroniclePart } from '../part.ts'
import { mountainButtons, mountainHelp, mountainPaths } from './presenter.ts'

export const mountain: ChroniclePart<MountainNouns> = {
  paths: mountainPaths,
  buttons: mountainButtons,
  help: mountainHelp,
  flights: { tollPaid: null, mountainGrew: null, mountainCleared: null, mountainGoodsLost: null },
}
