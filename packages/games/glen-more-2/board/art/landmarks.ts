import { signal } from '@preact/signals'
import { CARD_FACTS, type CardName, CARDS } from '@bothy/glen-more-2/data'
import { type Brush, put } from './brush.tsx'
import { PINE } from './things.ts'

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

export type LandmarkId = CardName | `${'R' | 'T'}${number}`
export type Landmarks = { readonly [id in LandmarkId]?: Landmark }

/** Those of the first stack; later stacks and Chronicles add their own. */
export const landmarks = signal<Landmarks>({
  'castle-stalker': {
    hour: 'mist',
    behind: [
      ['#8fa6b4', 'M0 48L10 40 26 20 38 36 52 24 64 38 78 26 100 46V54H0z'],
      ['#f3f5f4', 'M26 20L31 26.5 27 27 24 30 21 26zM78 26L83 30.5 78 31 74 30z'],
    ],
    lake: LOCH,
    strokes: [
      ['#75865c', 'M20 71C24 63 36 61 50 61S76 63 80 71C70 77 30 77 20 71z'],
      ['#b3aea3', 'M38 66V26H36V20H62V26H60V66z'],
      ['#53657a', 'M38 20L44 8H56L61 20z'],
      ['#b3aea3', 'M34 30V16H42V30z'],
      ['#53657a', 'M32 17L38 6 44 17z'],
      ['#0002', 'M52 66V20H62V26H60V66z'],
      [DARK, 'M43 36h3.5v6H43zM52 32h3.5v6H52zM46 48h4v7h-4zM55 52h3v5h-3z'],
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
      ['none', 'M48.5 24V64'],
      ['#7a3f34', 'M32 62H72L64 71H40z'],
      ['#fff6', 'M18 76H40L30 77.5zM60 78H84L72 79.5zM74 62H86L80 63z'],
    ],
  },
})

export function addLandmarks(more: Landmarks | undefined): void {
  landmarks.value = { ...landmarks.peek(), ...more }
}

const OF_BASE: ReadonlySet<string> = new Set(CARDS.filter((card) => CARD_FACTS[card].chronicle === null))

export const isLandmarkId = (name: string): name is LandmarkId =>
  OF_BASE.has(name) || Object.hasOwn(landmarks.peek(), name)
