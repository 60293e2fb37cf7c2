import { type Brush, put } from '../../../board/art/brush.tsx'
import { type Landmark, type LandmarkId, LOCH } from '../../../board/art/landmarks.ts'
import { BIRCH, PINE } from '../../../board/art/things.ts'

const DARK = '#2d2a2b'

const listener = (plaid: string): readonly Brush[] => [
  [plaid, 'M-5 0L-4-12C-3-16 3-16 4-12L5 0z'],
  ['#e8c7a4', 'M-3.200-18a3.200 3.400 0 1 1 6.400 0 3.200 3.400 0 1 1-6.400 0z'],
  ['#3c4a63', 'M-4-20C-3-24 3-24 4-20z'],
]

const MOOT: readonly Brush[] = [
  ['#9aa1a6', 'M10 58L12 34 18 30 23 36 23 58zM77 58L78 36 83 29 89 34 90 58z'],
  ['#b3b8ba', 'M28 54L29 24 35 19 40 25 40 54zM61 54L61 26 66 18 72 24 72 54z'],
  ['#0002', 'M35 19L40 25 40 54H36zM66 18L72 24 72 54H68zM18 30L23 36V58H19zM83 29L89 34 90 58H86z'],
  ['#6b4a2f', 'M44 60L46 44H56L58 60z'],
  ['#f8f3e4', 'M38 44C43 39 48 39 51 43 54 39 59 39 64 44L62 34C58 30 54 30 51 34 48 30 44 30 40 34z'],
  ['none', 'M51 34V43M43 36l4-1M43 39l4-1M55 35l4 1M55 38l4 1'],
  ...put(listener('#7b3f4c'), 22, 70, 1),
  ...put(listener('#3f6b4f'), 36, 74, 1.1),
  ...put(listener('#8e4a9e'), 66, 74, 1.1),
  ...put(listener('#35618a'), 80, 70, 1),
]
const moot = (hour: Landmark['hour']): Landmark => ({ hour, behind: [], lake: '', strokes: MOOT })

/** GM2-C6-1: four landmarks; and Gatherings, later in the day from stack to stack. */
export const LANDMARKS_OF_TOME: { readonly [id in LandmarkId]?: Landmark } = {
  T1: moot('day'),
  T2: moot('mist'),
  T3: moot('dusk'),
  T4: moot('sunset'),
  'old-man-of-storr': {
    hour: 'mist',
    behind: [
      ['#7b8d8c', 'M0 50L6 30 20 24 34 30 50 20 68 27 86 22 100 32V54H0z'],
      ['#0002', 'M20 24L34 30 30 48 22 50zM50 20L68 27 62 48 52 50zM86 22L100 32V50H88z'],
    ],
    lake: '',
    strokes: [
      ['#8fa66b', 'M2 68C18 54 36 50 54 51S88 58 98 68C80 76 20 76 2 68z'],
      ['#8b8d8f', 'M24 62L27 47 31 38 35 48 38 62zM68 63L71 44 76 51 79 63z'],
      ['#77797d', 'M43 60L45 42 42 30 46 16 51 3 56 11 55 24 60 36 58 48 63 60z'],
      ['#0003', 'M51 3L56 11 55 24 60 36 58 48 63 60H55L53 44 55 30 51 18z'],
      ['none', 'M46 30l4 6M48 44l5 3M50 18l2 5'],
      ['#a9aaa5', 'M16 68l5-6 7 2 2 5zM72 71l5-6 7 3 1 4z'],
    ],
  },
  'wallace-monument': {
    hour: 'sunset',
    behind: [['#8c6f7f', 'M0 48L20 38 40 46 62 36 84 44 100 42V54H0z']],
    lake: '',
    strokes: [
      ['#5f7a52', 'M6 70C14 52 32 45 50 45S86 52 95 70C76 77 24 77 6 70z'],
      ['#8a8276', 'M30 66L35 52 47 48 60 51 70 64 58 60 48 64 40 60z'],
      ['#bfa384', 'M43 50V17H57V50z'],
      ['#ad8f6f', 'M56 50V21H62V50z'],
      ['#bfa384', 'M41 18V14L44 17 45 8 48 11 50 1 52 11 55 8 56 17 59 14V18z'],
      ['#ad8f6f', 'M55 22L59 14 63 22z'],
      ['#0002', 'M51 50V18H57V50z'],
      [DARK, 'M46 24h2.500v5H46zM46 35h2.500v5H46zM58 30h2v4h-2zM47 50v-5c0-2 4-2 4 0v5z'],
      ...put(PINE, 22, 66, 0.75),
      ...put(PINE, 79, 67, 0.8),
      ...put(BIRCH, 88, 70, 0.6),
    ],
  },
  'dunvegan-castle': {
    hour: 'storm',
    behind: [['#7c92a1', 'M0 46L22 36 40 44 60 38 80 30 92 30 100 44V54H0z']],
    lake: LOCH,
    strokes: [
      ['#74776c', 'M10 72C14 60 28 56 50 56S86 60 90 72C76 79 24 79 10 72z'],
      ['#84a05c', 'M14 66C22 58 34 56 50 56S80 58 86 66C70 61 30 61 14 66z'],
      ['#c7b394', 'M16 60V38h4v-3h4v3h4v-3h4v3h4V60z'],
      ['#d3c1a3', 'M36 60V30h4v-3h4v3h4v-3h4v3h4v-3h4v3h4V60z'],
      ['#c7b394', 'M62 60V22h3v-3h4v3h4v-3h4v3h4v-3h4v3h1V60z'],
      ['#0002', 'M56 60V30h4v-3h4V60zM76 60V22h1v-3h4v3h4V60z'],
      [
        DARK,
        'M21 44h3v5h-3zM29 44h3v5h-3zM41 36h3.500v6H41zM51 36h3.500v6H51zM46 60V52c0-4 6-4 6 0v8zM67 28h3.500v6H67zM76 28h3.500v6H76zM67 42h3.500v6H67z',
      ],
      ['none', 'M74 19V6'],
      ['#8e4a9e', 'M74 6L87 9 74 13z'],
    ],
  },
  'fort-george': {
    hour: 'day',
    behind: [['#8fb3c4', 'M0 36H100V54H0z']],
    lake: '',
    strokes: [
      ['#8fa268', 'M4 62L18 50 34 52 50 46 66 52 82 50 96 62 84 68 90 78 66 74 50 80 34 74 10 78 16 68z'],
      ['#b8a68c', 'M10 61L20 53 35 55 50 49 65 55 80 53 90 61 80 66 84 73 65 70 50 75 35 70 16 73 20 66z'],
      ['#a9be80', 'M18 61L24 57 36 59 50 54 64 59 76 57 82 61 74 65 76 69 64 66 50 70 36 66 24 69 26 65z'],
      ['#d8c4a4', 'M26 60V44H44V60zM56 60V44H74V60z'],
      ['#5c7086', 'M24 45L29 36H41L46 45zM54 45L59 36H71L76 45z'],
      ['#c9b391', 'M42 62V42H58V62z'],
      ['#5c7086', 'M40 43L50 33 60 43z'],
      [DARK, 'M47 62V54c0-4 6-4 6 0v8zM30 49h3v5h-3zM37 49h3v5h-3zM60 49h3v5h-3zM67 49h3v5h-3z'],
      ['none', 'M50 33V12'],
      ['#35618a', 'M50 12H68V23H50z'],
      ['#f8f3e4', 'M50 12l3 0 15 9v2h-3L50 14zM65 12h3v2L53 23h-3v-2z'],
    ],
  },
}
