import type { GangsterName } from '@bothy/glen-more-2/data'
import { type Bust, face, SHOULDERS, SLOPED } from '../../../board/art/faces.ts'

const PALE = '#f0cfae'
const RUDDY = '#e6b48f'
const WHITE = '#f7f3e6'
const GOLD = '#e0b03c'
const BLACK = '#262a30'

/** Those of the other Chronicles, each with something of it. */
export const OTHER_FACES = {
  /** A sailor's cap with a duck's feather, and a striped jersey. */
  'calum-mcquack': {
    wall: '#2f7091',
    face: face({ skin: RUDDY, brow: '#b07a2a', shape: 'round' }),
    below: [
      ['#b98a3a', 'M31 50C29 34 36 22 50 22S71 34 69 50z'],
      [WHITE, SHOULDERS],
      ['#2c4568', 'M12 92Q50 80 88 92L89 97Q50 85 11 97zM22 82Q50 72 78 82L82 86Q50 77 18 86z'],
      ['#2c4568', 'M41 72Q50 80 59 72L60 77Q50 84 40 77z'],
    ],
    above: [
      ['#b98a3a', 'M33 50C34 64 40 74 50 74S66 64 67 50C65 58 61 60 58 60 53 58 47 58 42 60 39 60 35 58 33 50z'],
      ['#3f8a4f', 'M66 22C70 10 82 6 92 10 88 18 80 24 70 28z'],
      ['#22344f', 'M26 31C24 18 36 12 50 12S76 18 74 31Q50 22 26 31z'],
      [WHITE, 'M30 34Q50 24 70 34L71 28Q50 18 29 28z'],
      ['none', 'M50 21v9M46.500 26.500q3.500 5 7 0'],
    ],
  },
  /** A shaven head, an ear ring, and shoulders for two. */
  'bully-mcmuscle': {
    wall: '#5f4a3a',
    face: face({ skin: '#dfae86', brow: '#5a3a22', shape: 'round' }),
    below: [
      ['#dfae86', 'M0 101C0 78 20 66 38 66H62C80 66 100 78 100 101z'],
      ['#9c3527', 'M30 101L34 74Q50 88 66 74L70 101z'],
      [WHITE, 'M32 86Q50 98 68 86L69 91Q50 102 31 91z'],
      ['none', 'M20 80q4 10 2 21M80 80q-4 10-2 21'],
    ],
    above: [
      ['#0002', 'M34 36Q36 22 50 22T66 36Q58 28 50 28T34 36z'],
      ['#5a3a22', 'M42 42l-6-3 9-1zM58 42l6-3-9-1z'],
      ['none', 'M40 30l6 4M60 27q-4 4-3 9'],
      ['#5a3a22', 'M43 66q7 5 14 0l-2 6q-5 2-10 0z'],
      [GOLD, 'M27 55a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z'],
      ['#dfae86', 'M28.500 54.500a2 2 0 1 1 4 0 2 2 0 1 1-4 0z'],
    ],
  },
  /** Hollow cheeks, a muffler, and a spoon at the ready. */
  'fraser-mcstarve': {
    wall: '#6f7a5a',
    face: face({ skin: '#ecd2b4', brow: '#6b6256', isOld: true }),
    below: [
      ['#7d7466', 'M34 58C32 36 38 20 50 20S68 36 66 58z'],
      ['#6a5844', 'M18 101C20 86 32 80 44 76Q50 80 56 76C68 80 80 86 82 101z'],
      ['#8c3b2e', 'M38 72Q50 82 62 72L64 80Q50 90 36 80z'],
      ['#732f25', 'M40 82l8 3-2 16h-8z'],
    ],
    above: [
      ['#0003', 'M37 50Q43 56 42 64 37 58 37 50zM63 50Q57 56 58 64 63 58 63 50z'],
      ['#7d7466', 'M34 44C32 28 38 17 50 18 60 15 68 28 66 44 64 36 62 32 58 30 54 34 44 34 40 29 37 34 35 38 34 44z'],
      ['none', 'M40 24q6 5 14 3M58 21q5 4 6 9'],
      ['#c4ccd2', 'M74 101L79 74 82 74.500 79 101z'],
      ['#dfe4e8', 'M74 64a7 10 0 1 1 14 0 7 10 0 1 1-14 0z'],
    ],
  },
  /** A cook's cap and apron, and a die that falls as she likes. */
  'oonagh-mchagg': {
    wall: '#8f4a28',
    face: face({ skin: RUDDY, brow: '#4b3018', lips: '#b5443f', shape: 'round' }),
    below: [
      ['#4b3018', 'M30 60C28 40 34 22 50 22S72 40 70 60z'],
      ['#5f7f8f', SHOULDERS],
      [WHITE, 'M36 78H64L68 101H32z'],
      [WHITE, 'M38 74L30 79 34 82 42 76zM62 74L70 79 66 82 58 76z'],
    ],
    above: [
      ['#4b3018', 'M33 46C33 36 40 30 50 30S67 36 67 46C61 38 56 36 50 36S39 38 33 46z'],
      [
        WHITE,
        'M24 34C18 20 32 6 50 8 68 6 82 20 76 34 72 40 66 34 62 36 58 32 54 36 50 34 46 36 42 32 38 36 34 34 28 40 24 34z',
      ],
      ['#b5342a', 'M30 32Q50 24 70 32L69 27Q50 19 31 27z'],
      ['#d7dde0', 'M68 80L82 74 94 80 94 94 81 101 68 95z'],
      ['none', 'M68 80L81 86 94 80M81 86V101'],
      [
        BLACK,
        'M73 90a2 2.400 0 1 1 4 0 2 2.400 0 1 1-4 0zM85 86a2 2.400 0 1 1 4 0 2 2.400 0 1 1-4 0zM86 94a2 2.400 0 1 1 4 0 2 2.400 0 1 1-4 0zM79 79a2.600 1.600 0 1 1 5.200 0 2.600 1.600 0 1 1-5.200 0z',
      ],
    ],
  },
  /** A cape with stars, fair hair, and three cards. */
  'elspeth-mctrick': {
    wall: '#3a3f6b',
    face: face({ skin: '#f6dcc4', brow: '#9a7430', lips: '#b5343f', shape: 'soft' }),
    below: [
      ['#d9b45a', 'M28 80C20 56 28 20 50 19S80 56 72 80z'],
      ['#4a2d6b', 'M8 101C10 82 28 74 44 73L50 80 56 73C72 74 90 82 92 101z'],
      [GOLD, 'M24 88l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5zM46 82h8v6h-8z'],
    ],
    above: [
      ['#d9b45a', 'M34 58C26 36 36 18 50 18S74 36 66 58C66 48 64 40 60 34 54 36 44 36 40 33 36 40 34 48 34 58z'],
      ['#2b2350', 'M26 30Q38 25 42 24L56-2 62 22Q70 25 78 30 64 34 50 30T26 30z'],
      [GOLD, 'M41 24Q52 20 62.500 22L63 26Q52 24 40 28z'],
      [WHITE, 'M66 82L76 78 84 98 74 101zM74 79L84 79 84 101H74zM82 79L92 83 84 101 76 98z'],
      ['#b5342a', 'M83 90l3-4 3 4-3 4z'],
    ],
  },
  /** Red curls, a barman's waistcoat, and a dram against the light. */
  'erin-macmalt': {
    wall: '#7a4b2a',
    face: face({ skin: '#f5d9c0', brow: '#a0471c', lips: '#b5443f', shape: 'soft' }),
    below: [
      ['#b8501f', 'M26 78C16 54 26 16 50 16S84 54 74 78C66 84 60 78 50 78S34 84 26 78z'],
      [WHITE, SLOPED],
      ['#3f5a45', 'M30 80L42 75 48 101H28zM70 80L58 75 52 101H72z'],
      [BLACK, 'M50 80l-8-4v8zM50 80l8-4v8z'],
    ],
    above: [
      [
        '#c65f28',
        'M32 60C22 40 30 12 50 14 70 12 78 40 68 60 70 48 66 40 62 34 56 37 50 34 46 30 44 36 38 36 37 40 34 46 34 54 32 60z',
      ],
      ['none', 'M36 24q5 4 3 9M46 18q4 4 2 9M58 18q-2 5 3 9M66 28q-3 5 0 9'],
      ['#e9f0f2', 'M70 76H90L87 96H73z'],
      ['#c9822e', 'M71.500 84H88.500L87 95H73z'],
      ['#f5d9c0', 'M66 94C68 88 74 88 80 90L90 92C93 96 90 101 88 101H68z'],
    ],
  },
  /** A lawyer's wig and bands, and the quill that makes it his. */
  'john-mcclaim': {
    wall: '#5d2a1f',
    face: face({ skin: PALE, brow: '#8a8072', shape: 'round' }),
    below: [
      ['#e9e6dc', 'M24 80C18 48 28 16 50 16S82 48 76 80z'],
      [BLACK, SHOULDERS],
      [WHITE, 'M44 73H56L54 80 60 98 51 94 50 82 49 94 40 98 46 80z'],
    ],
    above: [
      ['#efece2', 'M33 46C30 26 38 14 50 14S70 26 67 46C65 36 60 31 50 31S35 36 33 46z'],
      ['#efece2', 'M22 48h12v9H22zM66 48h12v9H66zM21 59h12v9H21zM67 59h12v9H67zM20 70h12v9H20zM68 70h12v9H68z'],
      ['none', 'M38 22q12-6 24 0M35 30q15-8 30 0M24 52.500h8M68 52.500h8M23 63.500h8M69 63.500h8'],
      [WHITE, 'M74 98C70 86 78 74 94 66 96 80 90 92 78 100z'],
      ['none', 'M72 101Q80 86 92 70'],
    ],
  },
} as const satisfies { readonly [name in GangsterName]?: Bust }
