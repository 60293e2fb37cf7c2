import { type Bust, face, SHOULDERS, SLOPED } from './faces.ts'

const PALE = '#f0cfae'
const WHITE = '#f7f3e6'
const GOLD = '#d9a93a'
const BLACK = '#262a30'

export const MIDDLE_PORTRAITS = {
  /** Mary Stuart: heart-shaped cap, ruff, black gown. */
  B1: {
    wall: '#6b3648',
    face: face({ skin: '#f6dcc4', brow: '#8a4a2a', lips: '#b5443f', shape: 'soft' }),
    below: [
      ['#3a3f48', 'M22 101C16 60 20 20 50 16S84 60 78 101z'],
      [BLACK, SLOPED],
      [GOLD, 'M48.5 88H51.5V91H54.5V94H51.5V101H48.5V94H45.5V91H48.5z'],
      [WHITE, 'M24 76C22 68 36 64 50 64S78 68 76 76C72 84 62 86 50 86S28 84 24 76z'],
      ['none', 'M30 72l4 11M38 69l2.5 15M45 68l1.5 17M55 68l-1.5 17M62 69l-2.5 15M70 72l-4 11'],
    ],
    above: [
      ['#a5532c', 'M34 48C29 30 38 20 50 25 62 20 71 30 66 48 65 40 61 34 50 33 39 34 35 40 34 48z'],
      [WHITE, 'M30 46C22 22 38 8 50 20 62 8 78 22 70 46 70 32 62 22 50 29 38 22 30 32 30 46z'],
      ['none', 'M33 32q-1-12 10-13M67 32q1-12-10-13'],
      ['#f4efe0', 'M34 50a2 2.6 0 1 1 4 0 2 2.6 0 1 1-4 0zM62 50a2 2.6 0 1 1 4 0 2 2.6 0 1 1-4 0z'],
    ],
  },
  /** John Knox: flat cap, long beard, gown and book. */
  B2: {
    wall: '#7b7f80',
    face: face({ skin: '#e3bd9d', brow: '#8f8a80', isOld: true }),
    below: [
      [BLACK, SHOULDERS],
      ['#3a3f47', 'M10 101C11 86 22 79 34 76L42 101zM90 101C89 86 78 79 66 76L58 101z'],
      ['#5f5a55', 'M33 52C30 38 32 26 50 25S70 38 67 52z'],
    ],
    above: [
      [
        '#cfcabd',
        'M34 46C36 53 39 55 43 55.5 47 57.5 53 57.5 57 55.5 61 55 64 53 66 46 68 66 64 86 56 93 54 97 50 99 48 96 38 90 32 66 34 46z',
      ],
      ['#a8625a', 'M45.5 61q4.5-1.8 9 0-4.5 2.3-9 0z'],
      ['none', 'M42 68q0 12 5 22M50 68v26M58 68q0 12-4 20'],
      [BLACK, 'M31 36C30 30 32 28 34 27 28 22 32 12 50 12S72 22 66 27C68 28 70 30 69 36 60 29 40 29 31 36z'],
      ['none', 'M34 27Q50 20 66 27'],
      ['#8a3d33', 'M66 82L92 76 96 96 70 102z'],
      [WHITE, 'M70 102L96 96 96.5 99 71 105z'],
      [GOLD, 'M78 83H82V87H86V91H82V96H78V91H75V87H78z'],
    ],
  },
  /** James VI: tall hat with a jewel and a feather, flat ruff. */
  B3: {
    wall: '#56457c',
    face: face({ skin: PALE, brow: '#7a4a26' }),
    below: [
      ['#8a6cb0', SHOULDERS],
      ['none', 'M50 84V101M30 80L26 101M70 80L74 101'],
      [GOLD, 'M48 88a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM48 96a2 2 0 1 1 4 0 2 2 0 1 1-4 0z'],
      ['#7a4a26', 'M33 50C31 36 34 26 50 26S69 36 67 50z'],
      [
        WHITE,
        'M17 71L21 66 27 68 31 63 37 66 43 63H57L63 66 69 63 73 68 79 66 83 71 80 77 74 78 68 83 60 82 50 85 40 82 32 83 26 78 20 77z',
      ],
      ['none', 'M26 72L40 76M74 72L60 76M34 67L42 74M66 67L58 74M36 81L44 77M64 81L56 77'],
    ],
    above: [
      ['#8a5228', 'M43 57Q50 54 57 57L60 59Q50 58.5 40 59zM46 64Q50 62.5 54 64L52 74Q50 76 48 74z'],
      ['#8a5228', 'M35 46C35 39 36 36 39 34L37 52zM65 46C65 39 64 36 61 34L63 52z'],
      [BLACK, 'M34 32L37 7Q50 2 63 7L66 32z'],
      [BLACK, 'M20 34Q50 22 80 34 66 40 50 36 34 40 20 34z'],
      ['#8a6cb0', 'M35 26Q50 20 65 26L66 31.5Q50 25 34 31.5z'],
      [WHITE, 'M62 26C67 21 68 14 74 11 83 13 82 24 66 30z'],
      ['none', 'M64 28C70 23 74 18 76 14'],
      [GOLD, 'M56.5 25a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'],
      ['#b5342a', 'M58.7 25a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 1 1-3.6 0z'],
    ],
  },
} as const satisfies { readonly [tile: string]: Bust }
