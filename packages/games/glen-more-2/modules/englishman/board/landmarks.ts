import { put } from '../../../board/art/brush.tsx'
import { type Landmark, type LandmarkId, LOCH } from '../../../board/art/landmarks.ts'
import { BIRCH, PINE } from '../../../board/art/things.ts'

const DARK = '#2d2a2b'

export const LANDMARKS_OF_ENGLAND: { readonly [id in LandmarkId]?: Landmark } = {
  'loch-lomond': {
    hour: 'violet',
    behind: [
      ['#7f8fa8', 'M0 48L14 40 30 44 54 12 72 34 86 40 100 46V54H0z'],
      ['#f3f5f4', 'M54 12L61 21 56 21 53 25 48 20z'],
      ['#0002', 'M54 12L72 34 70 50H58z'],
    ],
    lake: LOCH,
    strokes: [
      ['#6f8f52', 'M16 62C20 55 38 55 42 62 38 66 20 66 16 62z'],
      ...put(PINE, 24, 61, 0.6),
      ...put(PINE, 33, 60, 0.75),
      ['#6f8f52', 'M54 72C60 64 82 64 88 72 82 76 60 76 54 72z'],
      ...put(BIRCH, 64, 70, 0.7),
      ...put(PINE, 76, 70, 0.8),
      ['#7a3f34', 'M24 76H44L40 81H28z'],
    ],
  },
  'glenfinnan-church': {
    hour: 'mist',
    behind: [['#7d9292', 'M0 48L16 24 34 42 56 20 76 40 90 28 100 38V54H0z']],
    lake: '',
    strokes: [
      ['#86a064', 'M4 68C20 54 40 50 54 51S88 58 97 68C78 76 22 76 4 68z'],
      ['#c9c4b6', 'M36 62V36L56 24 76 36V62z'],
      ['#5c6b78', 'M33 38L56 20 79 38 76 41 56 26 36 41z'],
      ['#b5b0a3', 'M20 62V28H36V62z'],
      ['#5c6b78', 'M17 29L28 9 39 29z'],
      ['#0002', 'M62 62V29L76 36V62zM31 62V28H36V62z'],
      [DARK, 'M51 62V52c0-5 10-5 10 0v10zM52 34a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM26 34h4v7h-4zM26 48h4v7h-4z'],
      ['none', 'M28 9V2M25 5H31'],
      ...put(PINE, 86, 66, 0.85),
    ],
  },
  'glenfinnan-monument': {
    hour: 'dusk',
    behind: [
      ['#75798f', 'M0 46L18 22 36 40 48 46 60 44 84 16 100 36V54H0z'],
      ['#0002', 'M18 22L36 40 32 50 24 50zM84 16L100 36V50H88z'],
    ],
    lake: LOCH,
    strokes: [
      ['#7b8a60', 'M18 72C24 61 38 59 50 59S78 61 84 72C74 78 26 78 18 72z'],
      ['#b5afa4', 'M36 70V61H64V70z'],
      ['#c9c4b8', 'M44 62L45.500 18H54.500L56 62z'],
      ['#0002', 'M51 62V18H54.500L56 62z'],
      ['#b5afa4', 'M42 19V15H58V19z'],
      ['#a59f95', 'M46 15L47 6C47 3 53 3 53 6L54 15z'],
      ['#8c4a3c', 'M46.500 13H53.500V10.500H46.500z'],
      [DARK, 'M48 62V55c0-3 4-3 4 0v7z'],
    ],
  },
  'general-wade': {
    hour: 'day',
    behind: [['#8aa38c', 'M0 48L20 30 40 42 62 26 82 40 100 34V54H0z']],
    lake: '',
    strokes: [
      ['#d9c79c', 'M40 50C52 52 60 54 52 58 40 62 22 64 30 72L44 84H66L48 72C44 66 70 62 68 56 66 51 54 49 44 49z'],
      ['#a9a49a', 'M58 70V46C58 40 70 40 70 46V70z'],
      ['none', 'M61 50H67M61 55H67M61 60H67'],
      ['#b23b2a', 'M14 68L15 52C16 48 22 48 23 52L24 68z'],
      ['#e8c7a4', 'M15.500 44a3.500 3.800 0 1 1 7 0 3.500 3.800 0 1 1-7 0z'],
      [DARK, 'M12 42L19 34 26 42z'],
      ['none', 'M25 68L30 38'],
      ['#f8f3e4', 'M15 54L22 66 20 68 15 58z'],
      ...put(BIRCH, 84, 70, 0.9),
    ],
  },
}
