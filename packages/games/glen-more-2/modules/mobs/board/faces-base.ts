import type { GangsterName } from '@bothy/glen-more-2/data'
import { type Bust, face, SHOULDERS, SLOPED } from '../../../board/art/faces.ts'

const PALE = '#f0cfae'
const RUDDY = '#e6b48f'
const WHITE = '#f7f3e6'
const GOLD = '#e0b03c'
const BLACK = '#262a30'

/** The nine of the base game, in the caps and shawls of the Glasgow of their time. */
export const BASE_FACES = {
  /** A head scarf, red hair, and all she has in a bundle on a stick. */
  'peggy-mcwander': {
    wall: '#56705a',
    face: face({ skin: PALE, brow: '#8a3f1c', lips: '#b5443f', shape: 'soft' }),
    below: [
      ['#7a5230', 'M64 101L88 20 91 21 70 101z'],
      ['#b9542f', 'M78 34C74 20 84 12 92 16 100 24 98 36 88 40z'],
      ['#a8481f', 'M31 70C26 48 30 22 50 20S74 48 69 70z'],
      ['#6d7f45', SLOPED],
      ['#c9a24a', 'M34 78L50 96 66 78 60 74 50 84 40 74z'],
    ],
    above: [
      ['#a8481f', 'M35 46C34 34 42 27 50 28 58 27 66 34 65 46 61 36 56 34 50 34S39 36 35 46z'],
      ['#3f6f8a', 'M30 62C24 40 30 14 50 14S76 40 70 62C68 52 66 44 66 36 56 28 44 28 34 36 34 44 32 52 30 62z'],
      [WHITE, 'M40 21h3v3h-3zM49 18h3v3h-3zM58 21h3v3h-3zM32 36h3v3h-3zM65 36h3v3h-3z'],
    ],
  },
  /** A flat cap, a great moustache, and a coin between his fingers. */
  'joe-mcduff': {
    wall: '#74502f',
    face: face({ skin: RUDDY, brow: '#5a3a22', shape: 'round' }),
    below: [
      ['#5a3a22', 'M31 50C29 32 36 20 50 20S71 32 69 50z'],
      ['#5d6a52', SHOULDERS],
      ['#b5342a', 'M39 72Q50 80 61 72L62 80 50 88 38 80z'],
      ['#4a5541', 'M38 76L26 81 40 101H46zM62 76L74 81 60 101H54z'],
    ],
    above: [
      ['#7d6a4a', 'M27 33C25 20 36 11 50 11S75 20 73 33C60 25 40 25 27 33z'],
      ['#5f5038', 'M24 37C28 27 40 24 52 25S70 28 74 34C60 30 40 31 24 37z'],
      ['#5a3a22', 'M50 54C44 52 38 55 31 60 39 65 46 63 50 60 54 63 61 65 69 60 62 55 56 52 50 54z'],
      [GOLD, 'M72 80a8 8 0 1 1 16 0 8 8 0 1 1-16 0z'],
      [RUDDY, 'M68 101C68 92 72 88 78 87L88 90C91 93 90 98 89 101z'],
    ],
  },
  /** A postman's cap with a horn on it, and somebody else's letters. */
  'bruce-mcmail': {
    wall: '#39536b',
    face: face({ skin: PALE, brow: '#3a2c22' }),
    below: [
      ['#3a2c22', 'M33 50C31 34 37 22 50 22S69 34 67 50z'],
      ['#243b5c', SHOULDERS],
      ['#b5342a', 'M40 72Q50 79 60 72V80Q50 86 40 80z'],
      [GOLD, 'M48.500 88h3v3h-3zM48.500 95h3v3h-3z'],
      ['#7a5230', 'M20 84L28 79 66 101H54z'],
    ],
    above: [
      ['#3a2c22', 'M35 50C35 60 39 70 50 70S65 60 65 50C64 58 60 61 58 64 54 66 46 66 42 64 40 61 36 58 35 50z'],
      ['#243b5c', 'M31 30L32 12Q50 5 68 12L69 30Q50 22 31 30z'],
      ['#b5342a', 'M31 30L31 25Q50 17 69 25V30Q50 22 31 30z'],
      [BLACK, 'M30 33Q50 23 70 33 60 34 50 33T30 33z'],
      [GOLD, 'M46 16a4 3.600 0 1 1 8 0 4 3.600 0 1 1-8 0z'],
      [WHITE, 'M64 82L90 76 95 94 69 101z'],
      ['none', 'M64 82L81 89 90 76'],
      ['#b5342a', 'M78.500 88.500a2.500 2.500 0 1 1 5 0 2.500 2.500 0 1 1-5 0z'],
    ],
  },
  /** A hat with feathers, a fur, and a ribbon for what is to be hers. */
  'peggy-mclaird': {
    wall: '#6b3d5a',
    face: face({ skin: '#f6dcc4', brow: '#5b4326', lips: '#b5343f', shape: 'soft' }),
    below: [
      ['#6d5230', 'M31 62C28 42 34 24 50 23S72 42 69 62z'],
      ['#4e2d52', SLOPED],
      [
        '#a98a66',
        'M22 84C26 74 38 72 50 78 62 72 74 74 78 84 80 92 70 96 64 88 58 86 54 90 50 92 46 90 42 86 36 88 30 96 20 92 22 84z',
      ],
      ['none', 'M28 82l2 4M36 79l2 4M64 79l-2 4M72 82l-2 4'],
    ],
    above: [
      ['#6d5230', 'M35 46C35 36 40 30 50 30S65 36 65 46C61 38 56 36 50 36S39 38 35 46z'],
      ['#e8e2ee', 'M58 18C64 4 80 2 92 12 84 12 80 18 74 24z'],
      ['#7d4a86', 'M16 34C24 24 36 25 38 15 44 8 58 8 62 15 64 25 78 24 86 32 70 34 64 30 50 30S28 36 16 34z'],
      [GOLD, 'M37 22Q50 16 63 22V26Q50 20 37 26z'],
      ['#b5342a', 'M60 92l-6-4v9zM60 92l6-4v9zM58 89h4v6h-4z'],
    ],
  },
  /** A mask over his eyes, a collar turned up, and a finger at his lips. */
  'kenneth-mcsnitch': {
    wall: '#3c4650',
    face: face({ skin: '#e9c6a2', brow: '#2e2420' }),
    below: [
      ['#2e2420', 'M34 48C32 34 38 21 50 21S68 34 66 48z'],
      ['#454b3f', SHOULDERS],
      ['#30362d', 'M42 74L24 66 20 84 40 101H46zM58 74L76 66 80 84 60 101H54z'],
    ],
    above: [
      ['#3d342a', 'M30 34C28 18 38 11 50 11S72 18 70 34C62 28 56 26 50 26S38 28 30 34z'],
      ['#2b241d', 'M24 36C34 27 44 26 52 26 62 26 70 29 72 33 58 30 40 31 24 36z'],
      [BLACK, 'M34 42Q50 38 66 42L67 50Q60 54 52 49H48Q40 54 33 50z'],
      ['#fdfaf2', 'M39 46q4-3 8 0-4 3-8 0zM53 46q4-3 8 0-4 3-8 0z'],
      [
        BLACK,
        'M44 46a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 1 1-3.200 0zM58 46a1.600 1.600 0 1 1 3.200 0 1.600 1.600 0 1 1-3.200 0z',
      ],
      ['#e9c6a2', 'M49 78L50 58Q52 55 54 58L54 78 62 84 60 101H44L44 86z'],
    ],
  },
  /** A broad black hat, a black beard, and a cloak that hides the rest. */
  'fergus-macdarkie': {
    wall: '#47525e',
    face: face({ skin: '#d9b48e', brow: '#1d1a1a' }),
    below: [
      [BLACK, 'M30 66C28 44 34 22 50 22S72 44 70 66z'],
      ['#23272e', 'M6 101C8 78 26 66 40 70Q50 78 60 70C74 66 92 78 94 101z'],
      ['#5c2630', 'M44 80L50 86 56 80 60 101H40z'],
    ],
    above: [
      ['#1d1a1a', 'M34 46C35 54 39 56 43 56 47 58 53 58 57 56 61 56 65 54 66 46 68 66 60 80 50 80S32 66 34 46z'],
      ['#a35a4f', 'M45 61.500q5-2 10 0-5 2.500-10 0z'],
      ['#1b1e24', 'M12 36C26 32 32 30 34 14 44 8 56 8 66 14 68 30 74 32 88 36 70 44 60 38 50 38S30 44 12 36z'],
      ['#5c2630', 'M33.500 25Q50 18 66.500 25L67 31Q50 24 33 31z'],
      ['#0003', 'M34 38Q50 34 66 38L65 44Q50 40 35 44z'],
    ],
  },
  /** An old lady's bonnet, round glasses, and an open hand. */
  'sibyl-macsponge': {
    wall: '#8a7348',
    face: face({ skin: '#f1d3b8', brow: '#b9b1a4', shape: 'round', isOld: true }),
    below: [
      ['#c9c3b6', 'M30 60C27 40 34 22 50 22S73 40 70 60z'],
      ['#5a4a63', SLOPED],
      ['#453a4e', 'M14 101C16 86 28 78 38 76L48 101zM86 101C84 86 72 78 62 76L52 101z'],
      [WHITE, 'M42 73Q50 80 58 73L62 80Q50 90 38 80z'],
    ],
    above: [
      ['#d8d3c6', 'M34 44C34 34 40 28 50 28S66 34 66 44C60 36 56 34 50 34S40 36 34 44z'],
      [WHITE, 'M26 62C20 36 30 10 50 10S80 36 74 62C72 46 68 30 50 30S28 46 26 62z'],
      ['none', 'M30 30q6-14 20-15M70 30q-6-14-20-15M28 44l5-2M72 44l-5-2'],
      ['#bfe0ec66', 'M37 46a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM51 46a6 6 0 1 1 12 0 6 6 0 1 1-12 0z'],
      ['#7a4a86', 'M44 74l-9-4v9zM44 74l9-4v9z', 'translate(6 4)'],
      ['#f1d3b8', 'M66 92C74 86 84 85 92 86 93 90 86 92 82 93L80 101H68z'],
    ],
  },
  /** A top hat, a monocle, and the plan of somebody's land. */
  'derek-anderson': {
    wall: '#4c6a63',
    face: face({ skin: PALE, brow: '#6a4a2a' }),
    below: [
      ['#6a4a2a', 'M33 52C31 34 37 22 50 22S69 34 67 52z'],
      ['#3a3f48', SHOULDERS],
      [WHITE, 'M40 71L50 80 60 71 58 101H42z'],
      ['#8c3b2e', 'M43 80L50 83 57 80V86L50 83 43 86z'],
      ['#2b2f36', 'M40 74L27 80 38 101H45zM60 74L73 80 62 101H55z'],
    ],
    above: [
      [
        '#6a4a2a',
        'M33 40C34 48 35 54 37 58 33 54 31 46 33 40zM67 40C66 48 65 54 63 58 67 54 69 46 67 40zM50 56q-7-2-11 3 6 1 11-1 5 2 11 1-4-5-11-3z',
      ],
      ['#22262d', 'M31 28L33 2Q50-3 67 2L69 28Q50 22 31 28z'],
      ['#1a1d22', 'M22 32Q36 24 50 25T78 32Q64 36 50 32T22 32z'],
      ['#8c3b2e', 'M31.500 22Q50 16 68.500 22V27Q50 21 31.500 27z'],
      ['#bfe0ec66', 'M51 46a6.500 6.500 0 1 1 13 0 6.500 6.500 0 1 1-13 0z'],
      ['none', 'M51 46a6.500 6.500 0 1 1 13 0 6.500 6.500 0 1 1-13 0M63 49Q68 60 64 74'],
      ['#efe3c2', 'M66 84L94 78 97 94 70 101z'],
      ['none', 'M74 90l6-4 4 3 7-5M78 98l4-5'],
    ],
  },
  /** A helmet from somebody's castle, a broken nose, and no neck. */
  'mike-mccastle': {
    wall: '#6f3a30',
    face: face({ skin: RUDDY, brow: '#4a2d1c', shape: 'round' }),
    below: [
      [RUDDY, 'M34 58H66V80H34z'],
      ['#8e99a2', 'M8 101C8 80 22 70 38 70L50 76 62 70C78 70 92 80 92 101z'],
      ['none', 'M20 84q6 6 12 0t12 0 12 0 12 0 12 0M16 94q6 6 12 0t12 0 12 0 12 0 12 0'],
      ['#2f5486', 'M36 80H64V101H36z'],
      ['#efe8da', 'M42 101V86h4v3h3v-3h3v3h3v-3h4v15z'],
    ],
    above: [
      ['#4a2d1c', 'M34 54C37 66 42 70 50 70S63 66 66 54C67 64 62 74 50 74S33 64 34 54z'],
      ['#aab4bb', 'M28 42C24 20 36 8 50 8S76 20 72 42L66 44V32H34V44z'],
      ['#8e99a2', 'M47 8H53V46L50 50 47 46z'],
      ['none', 'M34 32H66M38 16q-4 6-4 12M60 36l5 9M62 35l3 6'],
      [
        GOLD,
        'M33 34.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0zM64 34.500a1.500 1.500 0 1 1 3 0 1.500 1.500 0 1 1-3 0z',
      ],
    ],
  },
} as const satisfies { readonly [name in GangsterName]?: Bust }
