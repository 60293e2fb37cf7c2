import { type Brush, put } from '../../../board/art/brush.tsx'
import { type Landmark, type LandmarkId, LOCH } from '../../../board/art/landmarks.ts'
import { PINE } from '../../../board/art/things.ts'

const TIMBER = '#8a5a34'
const PAPER = '#f8f3e4'
const DARK = '#2d2a2b'

const sailing = (sail: string): readonly Brush[] => [
  [sail, 'M9 1C13 5 15 10 15 14H9z'],
  [PAPER, 'M8 4C5 8 4 11 4 14H8z'],
  [TIMBER, 'M1 15H19C18 18 16 20 13 20H6C3 20 2 18 1 15z'],
]

const HULL: readonly Brush[] = [
  [TIMBER, 'M8 20l-4 9h4l3-8zM44 20l4 9h-4l-3-8zM24 24h4v6h-4z'],
  ['#c58a4e', 'M0 2C4 6 8 8 12 8H42C46 8 49 5 52 1 51 14 44 25 34 25H18C9 25 2 15 0 2z'],
  ['#0002', 'M26 8H42C46 8 49 5 52 1 51 14 44 25 34 25H26z'],
  ['none', 'M4 12C18 16 36 16 48 11M10 19C20 22 34 22 43 18M16 8v14M26 9v16M36 8v14'],
]

export const TILES_OF_RACE: { readonly [id in LandmarkId]?: Landmark } = {
  R1: {
    hour: 'day',
    behind: [['#7f9fae', 'M0 48L18 30 32 42 50 22 68 40 84 28 100 44V54H0z']],
    lake: LOCH,
    strokes: [
      ...put(sailing('#a8242c'), 24, 50, 0.9),
      ...put(sailing('#2f5f9a'), 54, 52, 1),
      [TIMBER, 'M12 78V14h4v64zM84 78V14h4v64z'],
      [PAPER, 'M16 18H84V32H16z'],
      [DARK, 'M16 18h9.700v7H16zM35.400 18h9.700v7h-9.700zM54.800 18h9.700v7h-9.700zM74.300 18H84v7h-9.700z'],
      [DARK, 'M25.700 25h9.700v7h-9.700zM45.100 25h9.700v7h-9.700zM64.500 25h9.700v7h-9.700z'],
      ['#e0a83a', 'M14 14L4 10 14 6zM86 14l10-4-10-4z'],
    ],
  },
  R2: {
    hour: 'day',
    behind: [...put(PINE, 90, 52, 0.9), ...put(PINE, 80, 50, 0.7)],
    lake: '',
    strokes: [
      ['#a8825a', 'M6 63V40L22 26 38 40V63z'],
      ['#5f4a3a', 'M2 42L22 24 42 42 39 45 22 30 5 45z'],
      [DARK, 'M13 63V46H31V63z'],
      ...put(HULL, 44, 36, 0.98),
      ['#cdb07c', 'M30 61h12v4H30zM34 57h12v4H34z'],
    ],
  },
  R3: {
    hour: 'mist',
    behind: [...put(PINE, 10, 52, 0.8), ...put(PINE, 20, 50, 0.65)],
    lake: '',
    strokes: [
      [TIMBER, 'M84 64V14h4v50z'],
      ['none', 'M86 16L58 26M86 30L66 24M58 26v12'],
      [TIMBER, 'M88 15L56 24l1 3 31-9z'],
      [DARK, 'M38 38V10h2.500v28z'],
      [PAPER, 'M41 12C52 16 56 24 56 32H41z'],
      ...put(HULL, 14, 36, 0.98),
      ['#cdb07c', 'M70 61h14v4H70zM73 57h12v4H73z'],
    ],
  },
}
