import { chance, placed, type Point } from './hex-shape.ts'
import type { Easel, Paint } from './paint.ts'

export type Standing = {
  readonly height: number
  readonly strokes: readonly (readonly [Paint, shape: string])[]
}

const BARK = { fill: '#4a3323' }
const RED_BARK = { fill: '#8a5537' }
const PALE_BARK = { fill: '#d9d2c0' }
const SNOW = { fill: '#f6f3ec' }
const SNOW_SHADE = { fill: '#c9d2da' }
const ROCK = { fill: '#857e75' }
const ROCK_SHADE = { fill: '#625d58' }
const ROCK_LIGHT = { fill: '#9d958a' }
const CAST: Paint = { fill: '#1c2a16', opacity: 0.26 }

const spruce = (dark: string, light: string): Standing => ({
  height: 31,
  strokes: [
    [BARK, 'M-1.7 4L-1.5 -2L1.5 -2L1.7 4Z'],
    [
      { fill: dark },
      'M0 -31L5.5 -20L3.8 -20.6L9 -10.6L6.2 -11.4L12 0C6 2.4 -6 2.4 -12 0L-6.2 -11.4L-9 -10.6L-3.8 -20.6L-5.5 -20Z',
    ],
    [
      { fill: light },
      'M0 -31L-5.5 -20L-3.8 -20.6L-9 -10.6L-6.2 -11.4L-12 0C-9 1.2 -6 1.7 -3.4 1.8L-1.6 -10L-3 -10.4L-0.6 -20Z',
    ],
  ],
})

const scotsPine = (dark: string, light: string): Standing => ({
  height: 33,
  strokes: [
    [RED_BARK, 'M-1.9 4L-0.9 -9L-5 -15L-3.8 -16L0.2 -11.500L0.4 -20L2.4 -20L1.7 -10L2.3 4Z'],
    [
      { fill: dark },
      'M-11 -14C-14 -18 -10 -21 -8 -22C-8 -27 -2 -29 0 -31C4 -35 10 -30 9 -26C13 -25 14 -19 11 -16C6 -12.5 1 -15 -2 -14C-5 -12 -9 -12 -11 -14Z',
    ],
    [
      { fill: light },
      'M-11 -15.500C-13 -18.5 -9.5 -21 -7 -21.500C-8 -26 -2 -28 0 -30C3 -33 7 -31 7.5 -28.500C3 -29 1 -25 -1 -23.500C-4 -23 -5 -18 -11 -15.500Z',
    ],
  ],
})

const birch = (dark: string, light: string): Standing => ({
  height: 25,
  strokes: [
    [PALE_BARK, 'M-1.2 4L-0.9 -14L0.9 -14L1.3 4Z'],
    [{ fill: dark }, 'M0 -25C6 -24 9 -17 8 -11C7 -5 3 -4 0 -4C-4 -4 -8 -6 -8 -12C-8 -18 -5 -25 0 -25Z'],
    [{ fill: light }, 'M0 -24C-4 -23 -7 -17 -7 -12C-7 -8 -5 -6 -3 -6C-5 -12 -2 -19 0 -24Z'],
  ],
})

export const TREES = {
  spruces: [spruce('#2f5d3b', '#4b7d4e'), spruce('#295238', '#437349'), spruce('#376642', '#578757')],
  pines: [scotsPine('#2f5a3f', '#5a8a58'), spruce('#2d5a3c', '#487a4e'), scotsPine('#37644a', '#64935f')],
  birches: [birch('#6f9143', '#93b25c'), spruce('#31603f', '#4f8052'), spruce('#2a543a', '#45764c')],
} as const
export type Wood = keyof typeof TREES

export const PEAKS = [
  {
    height: 34,
    strokes: [
      [ROCK, 'M-22 0L-13 -13L-8 -26L-1 -34L5 -26L11 -14L22 0C10 3 -10 3 -22 0Z'],
      [ROCK_SHADE, 'M-1 -34L5 -26L11 -14L22 0C14 2 8 2.4 3 2.4L5 -7L-1 -14L3 -21Z'],
      [ROCK_LIGHT, 'M-13 -13L-8 -26L-6 -28L-8 -15L-14 -6L-17 -3L-22 0Z'],
      [SNOW, 'M-10 -21L-8 -26L-1 -34L5 -26L8 -20L4.5 -17L2 -20L-1.5 -14.500L-5 -19L-7.5 -16.500Z'],
      [SNOW_SHADE, 'M-1 -34L5 -26L8 -20L4.5 -17L2 -20L1 -26Z'],
    ],
  },
  {
    height: 29,
    strokes: [
      [ROCK, 'M-24 0L-16 -9L-10 -21L-5 -25L1 -18L7 -29L13 -17L24 0C12 3 -12 3 -24 0Z'],
      [
        ROCK_SHADE,
        'M7 -29L13 -17L24 0C18 1.5 12 2.200 7 2.400L9 -8L4 -13L7 -19ZM-5 -25L1 -18L-1 -9L-5 2.400C-7 2.400 -9 2.300 -10 2.200L-5 -10L-7 -16Z',
      ],
      [ROCK_LIGHT, 'M-16 -9L-10 -21L-9 -22L-11 -11L-17 -3L-24 0Z'],
      [
        SNOW,
        'M-12 -17L-10 -21L-5 -25L-1.5 -21L-4 -16L-7 -19L-9 -15ZM3.5 -22.500L7 -29L11 -21L8.5 -18L6.5 -21L4.5 -17Z',
      ],
    ],
  },
  {
    height: 38,
    strokes: [
      [ROCK, 'M-18 0L-12 -12L-9 -22L-3 -31L0 -38L6 -30L8 -18L14 -9L18 0C9 3 -9 3 -18 0Z'],
      [ROCK_SHADE, 'M0 -38L6 -30L8 -18L14 -9L18 0C13 1.600 8 2.200 4 2.400L4 -9L-1 -17L3 -26Z'],
      [ROCK_LIGHT, 'M-12 -12L-9 -22L-4 -29L-6 -17L-10 -7L-13 -2L-18 0Z'],
      [SNOW, 'M-7.5 -24L-3 -31L0 -38L6 -30L7 -24L3 -20L1 -24L-2 -18L-4 -23L-6 -20Z'],
      [SNOW_SHADE, 'M0 -38L6 -30L7 -24L3 -20L1 -24L2 -31Z'],
    ],
  },
] as const satisfies readonly Standing[]

const GROUND_CAST = 4
/** Standing things are painted from north to south; those this near together count as one row. */
const ROW = 7
const FIRST_ROW = 1000

/** Never places a mirror image: the light would come from the wrong side, and overlaps within one path would leave holes. */
export function stand(easel: Easel, item: Standing, foot: Point, scale: number): void {
  const [x, y] = foot
  const cast = `M-10 0C-10 -4 4 -5 12 -3C18 -1.5 18 3 10 4C2 5 -10 4 -10 0Z`
  easel.paint(GROUND_CAST, CAST, placed(cast, [x + 2 * scale, y + scale], scale))
  const row = FIRST_ROW + Math.round(y / ROW)
  for (const [paint, shape] of item.strokes) easel.paint(row, paint, placed(shape, foot, scale))
}

const TUFT: Paint = { fill: '#5d8239', line: 1.3 }
const HEATHER = [{ fill: '#9a64ad' }, { fill: '#b583c4' }] as const
const GORSE = { fill: '#e0b93c' }
const STONE = { fill: '#a59d90' }
const STONE_SHADE = { fill: '#7d766b' }

const SPRIG = 'M-1.5 0C-1.5 -2 1.5 -2 1.5 0C1.5 2 -1.5 2 -1.5 0Z'
const BLADES = 'M0 0Q-1 -4 -3.5 -5.500M0 0Q0 -5 0.5 -7M0 0Q1.200 -4 3.800 -5'
const BOULDER = 'M-5 1.500L-4 -2.500L-0.5 -4.500L3.5 -3L5 1.500C2 3 -3 3 -5 1.500Z'
const BOULDER_SHADE = 'M5 1.500L3.5 -3L1 -4L2 -0.500L0 2.400C2 2.5 4 2.200 5 1.500Z'

export function scatter(easel: Easel, hex: number, centre: Point, amount: number): void {
  const somewhere = (i: number): Point => {
    const angle = chance(hex, i) * Math.PI * 2
    const far = 10 + chance(hex, i + 50) * 27
    return [centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far * 0.86 + 2]
  }
  for (let i = 0; i < amount; i++) easel.paint(5, TUFT, placed(BLADES, somewhere(i), 0.75 + chance(hex, i + 90) * 0.45))
  const kind = chance(hex, 120)
  if (kind < 0.42) {
    const [x, y] = somewhere(130)
    const bush = kind < 0.1 ? [GORSE, GORSE] : HEATHER
    for (let i = 0; i < 9; i++) {
      const spot: Point = [x + (chance(hex, 140 + i) - 0.5) * 20, y + (chance(hex, 160 + i) - 0.5) * 9]
      easel.paint(6, bush[i % 2] ?? GORSE, placed(SPRIG, spot, 0.75 + chance(hex, 180 + i) * 0.5))
    }
  } else if (kind > 0.74) boulder(easel, somewhere(200), 0.7 + chance(hex, 201) * 0.6)
}

export function boulder(easel: Easel, foot: Point, scale: number): void {
  easel.paint(7, STONE, placed(BOULDER, foot, scale))
  easel.paint(7, STONE_SHADE, placed(BOULDER_SHADE, foot, scale))
}
