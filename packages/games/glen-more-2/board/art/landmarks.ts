import type { CardName } from '@bothy/glen-more-2/data'
import { type Brush, put } from './brush.tsx'
import { BIRCH, cottage, PINE } from './things.ts'

export type Landmark = {
  readonly hour: 'day' | 'mist' | 'dusk' | 'violet' | 'sunset' | 'storm'
  readonly behind: readonly Brush[]
  readonly lake: string
  readonly strokes: readonly Brush[]
}

export const LOCH = 'M4 68C6 52 24 47 50 46S94 52 96 68C94 80 74 85 50 85S6 80 4 68z'
/** Water around a castle off the river: it keeps clear of the tile's edges. */
const POOL = 'M7 62C9 53 28 50 50 50S91 53 93 62 74 74 50 74 9 71 7 62z'

const DARK = '#2d2a2b'

/** A landmark's card, or a Chronicle tile that is no landmark and has its own picture. */
export type LandmarkId = CardName | `${'R' | 'T'}${number}`

/** Chronicles add their own. */
export const LANDMARKS: { [id in LandmarkId]?: Landmark } = {
  'armadale-castle': {
    hour: 'day',
    behind: [...put(PINE, 14, 54, 0.95), ...put(PINE, 88, 54, 0.95), ...put(PINE, 78, 50, 0.7)],
    lake: '',
    strokes: [
      ['#cfc5b2', 'M18 64V32L22 27 26 32V30H36L40 14 44 8 48 14 52 8 56 14 60 30H70V34L74 27 80 33 80 64z'],
      ['#0002', 'M60 64V30H70V34L74 27 80 33 80 64z'],
      [
        '#7f9dac',
        'M43 52V30C43 22 50 18 50 18S57 22 57 30V52zM23 54V42C23 38 26 36 26 36S29 38 29 42V54zM32 54V42C32 38 35 36 35 36S38 38 38 42V54zM62 54V42C62 38 65 36 65 36S68 38 68 42V54zM71 54V44C71 40 74 38 74 38S77 40 77 44V54z',
      ],
      ['none', 'M50 18V52M43 36H57'],
      ['#5d8a4c', 'M14 66C15 56 24 58 26 63 30 54 38 58 38 65zM62 66C62 58 70 56 73 62 78 56 86 60 86 66z'],
      ['#c2607f', 'M44 66c-1-6 5-8 8-5 4-2 7 1 6 5z'],
    ],
  },
  'castle-moil': {
    hour: 'storm',
    behind: [['#70879a', 'M0 48L12 36 24 44 38 28 50 42 66 30 80 44 100 46V54H0z']],
    lake: LOCH,
    strokes: [
      ['#6f7f57', 'M22 68C28 58 40 54 52 54S76 58 80 68C70 74 32 74 22 68z'],
      ['#9aa1a6', 'M32 60L33 30 35 18 39 22 41 14 44 24 48 22 48 36 45 44 46 60z'],
      ['#8a9197', 'M56 60L57 46 60 40 58 32 62 26 66 30 70 22 71 40 74 48 74 60z'],
      ['#0003', 'M42 60L43 24 48 22 48 36 45 44 46 60zM67 60L68 26 70 22 71 40 74 48 74 60z'],
      [DARK, 'M36 34h4v7h-4zM37 48h4v6h-4zM62 40h4v7h-4z'],
      ['#b9bfc4', 'M46 60l4-4 5 4zM52 62l4-3 4 3z'],
    ],
  },
  'castle-of-mey': {
    hour: 'day',
    behind: [['#a9c4cf', 'M0 42H100V50H0z']],
    lake: '',
    strokes: [
      ['#e6cdb6', 'M18 64V32H42V64zM60 64V32H82V64z'],
      ['#5c7086', 'M17 33L24 23H42V33zM60 33V23H76L83 33z'],
      ['#efdcc6', 'M40 64V16h4v4h4v-4h6v4h4v-4h4V64z'],
      ['#efdcc6', 'M12 64V28H21V64zM79 64V28H88V64zM37 32V14H44V32zM58 32V14H65V32z'],
      ['#43525f', 'M10 29L16.500 13 23 29zM77 29L83.500 13 90 29zM35 15L40.500 3 46 15zM56 15L61.500 3 67 15z'],
      ['#0002', 'M54 64V20h4v-4h4V64zM85 64V28H88V64z'],
      [
        DARK,
        'M47 64V53c0-6 8-6 8 0V64zM48 28h6v8h-6zM26 40h5v7h-5zM34 40h5v7h-5zM64 40h5v7h-5zM72 40h5v7h-5zM15 38h3v6h-3zM82 38h3v6h-3z',
      ],
      ['#4f7d45', 'M6 68V59H40V68zM61 68V59H95V68z'],
      ['#d7a6c4', 'M11 62h3v3h-3zM21 62h3v3h-3zM31 62h3v3h-3zM66 62h3v3h-3zM76 62h3v3h-3zM86 62h3v3h-3z'],
    ],
  },
  'castle-stalker': {
    hour: 'mist',
    behind: [
      ['#8fa6b4', 'M0 48L10 40 26 20 38 36 52 24 64 38 78 26 100 46V54H0z'],
      ['#f3f5f4', 'M26 20L31 26.500 27 27 24 30 21 26zM78 26L83 30.500 78 31 74 30z'],
    ],
    lake: LOCH,
    strokes: [
      ['#75865c', 'M20 71C24 63 36 61 50 61S76 63 80 71C70 77 30 77 20 71z'],
      ['#b3aea3', 'M38 66V26H36V20H62V26H60V66z'],
      ['#53657a', 'M38 20L44 8H56L61 20z'],
      ['#b3aea3', 'M34 30V16H42V30z'],
      ['#53657a', 'M32 17L38 6 44 17z'],
      ['#0002', 'M52 66V20H62V26H60V66z'],
      [DARK, 'M43 36h3.500v6H43zM52 32h3.500v6H52zM46 48h4v7h-4zM55 52h3v5h-3z'],
      ['#a19c91', 'M60 68V56H70V68z'],
      ['none', 'M60 60H70M28 68H36'],
    ],
  },
  'donan-castle': {
    hour: 'dusk',
    behind: [['#7f7f9e', 'M0 48L14 30 28 42 46 18 62 38 74 28 88 40 100 44V54H0z']],
    lake: POOL,
    strokes: [
      ['#7b8a60', 'M9 64C13 56 24 54 36 54S58 57 62 64C54 70 18 70 9 64z'],
      ['#a59f95', 'M40 62V40H58V62z'],
      ['#5a4e52', 'M38 41L44 31H54L60 41z'],
      ['#bdb6aa', 'M16 61V22H14V17H18V20H22V17H27V20H31V17H35V20H38V17H42V22H40V61z'],
      ['#5a4e52', 'M20 17L24 8H33L37 17z'],
      ['#0002', 'M31 61V20 17H35V20H38V17H42V22H40V61z'],
      [DARK, 'M22 28h4v7h-4zM31 28h4v7h-4zM26 42h4v7h-4zM45 46h4v6h-4zM52 46h3v6h-3zM24 61V55c0-4 7-4 7 0V61z'],
      ['#b3aca0', 'M56 52L99 57V67H93C93 58 82 57 81 66H77C77 57 67 56 66 64H60z'],
      ['none', 'M58 56L98 61'],
    ],
  },
  'duart-castle': {
    hour: 'storm',
    behind: [['#8298a8', 'M0 46H100V54H0z']],
    lake: 'M6 64C8 56 30 55 50 55S92 57 94 64 76 75 50 75 8 72 6 64z',
    strokes: [
      ['#6c6f78', 'M10 62L16 50 26 44 40 42 74 42 84 50 92 64 70 70 40 69 22 70z'],
      ['#84a05c', 'M16 50L26 44 40 42 74 42 84 50 60 47 36 49z'],
      ['#b5afa4', 'M18 47V32h5v3h5v-3h5v3h5v-3h6V47z'],
      ['#c4bfb4', 'M44 46V12h5v4h5v-4h6v4h5v-4h6v4h5V46z'],
      ['#0002', 'M64 46V16h1v-4h6v4h5V46z'],
      ['#53657a', 'M28 32L34 22H44V32z'],
      [
        DARK,
        'M49 22h3.500v6H49zM58 22h3.500v6H58zM67 24h3.500v6H67zM53 34h3.500v6H53zM63 36h3.500v6H63zM24 39h3v5h-3zM34 39h3v5h-3z',
      ],
      ['none', 'M60 16V2'],
      ['#b23b2a', 'M60 2L76 5 60 10z'],
      ['none', 'M22 60l6-6M40 66l2-10M62 66l-2-9M80 60l-4-6'],
    ],
  },
  inverness: {
    hour: 'violet',
    behind: [],
    lake: '',
    strokes: [
      ['#8fa268', 'M6 58C18 42 34 34 52 34S86 42 96 58z'],
      ['#c98066', 'M34 40V24h3v3h4v-3h4v3h4v-3h3V40zM54 40V10h4v4h4v-4h4v4h4v-4h4V40z'],
      ['#c98066', 'M24 42V16h3v3h4v-3h3V42z'],
      ['#0002', 'M66 40V14 10h4v-0h4V40zM30 42V19h1v-3h3V42z'],
      [DARK, 'M61 20h5v7h-5zM61 32h5v8h-5zM40 31h4v5h-4zM27 24h4v6h-4z'],
      ...put(cottage('#5c7086'), 16, 62, 0.95),
      ...put(cottage('#b4553c', '#f1dfc0'), 46, 62, 0.9),
      ...put(cottage('#5c7086', '#e9e2d2'), 72, 64, 0.95),
    ],
  },
  'loch-lochy': {
    hour: 'day',
    behind: [
      ['#5f8a7c', 'M0 26L12 18 28 36 46 50H0z'],
      ['#74a08c', 'M100 18L86 12 70 32 52 50H100z'],
      ['#0002', 'M86 12L70 32 52 50H74L84 30z'],
      ...put(PINE, 10, 52, 0.6),
      ...put(PINE, 20, 54, 0.5),
      ...put(PINE, 92, 52, 0.6),
    ],
    lake: LOCH,
    strokes: [
      ['#fbf7ec', 'M50 60V26L70 58z'],
      ['#e3d7bd', 'M47 60V34L34 58z'],
      ['none', 'M48.500 24V64'],
      ['#7a3f34', 'M32 62H72L64 71H40z'],
      ['#fff6', 'M18 76H40L30 77.500zM60 78H84L72 79.500zM74 62H86L80 63z'],
    ],
  },
  'loch-morar': {
    hour: 'sunset',
    behind: [
      ['#f7d774', 'M42 42a11 11 0 1 1 22 0z'],
      ['#74597c', 'M0 46L16 36 32 44 44 46 62 46 78 32 100 44V54H0z'],
    ],
    lake: LOCH,
    strokes: [
      ['#fde2', 'M44 48H62L66 80H40z'],
      ['#4e6150', 'M12 64C16 58 34 58 38 64 34 67 16 67 12 64z'],
      ...put(PINE, 20, 63, 0.6),
      ...put(PINE, 29, 62, 0.75),
      ['#45584a', 'M56 74C62 66 82 66 88 74 82 78 62 78 56 74z'],
      ...put(PINE, 64, 73, 0.75),
      ...put(PINE, 74, 71, 1),
      ...put(PINE, 83, 73, 0.65),
    ],
  },
  'loch-ness': {
    hour: 'mist',
    behind: [
      ['#6d8f8b', 'M0 40C20 30 34 34 52 40S84 36 100 42V54H0z'],
      ['#b3aea3', 'M10 52V26H13V29H17V26H21V29H24V52zM24 52V42L30 44 34 40 38 52z'],
      [DARK, 'M14 34h3v5h-3zM16 44h3v5h-3z'],
    ],
    lake: LOCH,
    strokes: [
      [
        '#2f6257',
        'M18 70C20 60 30 60 32 70zM36 71C39 57 53 57 56 71zM60 71C60 56 60 44 66 38 70 33 80 33 84 40 85 44 80 45 74 45 71 50 70 60 71 71z',
      ],
      [
        '#fff3',
        'M60 71C60 56 60 44 66 38 70 33 74 33 77 34 68 40 64 52 64 71zM36 71C38 61 44 59 48 60 42 63 40 67 40 71z',
      ],
      ['#fbf7ec', 'M74 39a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 1 1-3.200 0z'],
      ['#fff8', 'M12 73H40L28 74.500zM52 75H84L70 76.500z'],
    ],
  },
  'loch-shiel': {
    hour: 'violet',
    behind: [
      ['#7d8fa3', 'M0 48L18 26 32 42 50 14 64 36 80 22 100 44V54H0z'],
      ['#f3f5f4', 'M50 14L55 21.500 51 22 48 25 44.500 22.500zM80 22L84 26 80 27 77 26z'],
      ['#0002', 'M50 14L64 36 62 52H52zM80 22L100 44V52H84z'],
    ],
    lake: LOCH,
    strokes: [
      ['#6f8f52', 'M16 70C22 59 38 57 50 57S78 59 84 70C74 76 26 76 16 70z'],
      ...put(BIRCH, 28, 66, 0.85),
      ...put(PINE, 74, 66, 0.9),
      ['#b9bdb8', 'M46 66V46H37V39H46V26H54V39H63V46H54V66z'],
      ['none', 'M40 42.500a10 10 0 1 1 20 0 10 10 0 1 1-20 0z'],
      ['#0002', 'M51 66V46 39 26H54V39H63V46H54V66z'],
      ['#c9ccc6', 'M42 70V65H58V70z'],
    ],
  },
}

export const isLandmarkId = (name: string): name is LandmarkId => Object.hasOwn(LANDMARKS, name)
