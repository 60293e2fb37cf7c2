import { type Brush, put } from './brush.tsx'
import type { SceneKind } from './scenes.ts'
import { BIRCH, BOULDER, cottage, COW, LYING_CASK, PINE, SHEEP, SMOKE, STOOK } from './things.ts'

const SLATES: readonly Brush[] = [
  ['#8f99a3', 'M-11 0V-4H11V0zM-9-4V-8H12V-4zM-11-8V-12H9V-8z'],
  ['#0002', 'M3 0V-12H12V-4H11V0z'],
]

/** Variants of frequent kinds, so that a land is not full of the same village. */
export const MORE_SCENES: { readonly [K in SceneKind]?: readonly (readonly Brush[])[] } = {
  village: [
    [
      ['#dcdfda', 'M20 62V26H36V62z'],
      ['#53657a', 'M17 27L28 4 39 27z'],
      ['#2d2a2b', 'M26 32h5v8h-5z'],
      ['#0002', 'M30 62V27H36V62z'],
      ...put(cottage('#5c7086', '#e6dfcf'), 44, 62, 1.1),
      ...put(cottage('#b4553c'), 74, 50, 0.8),
      ...put(PINE, 10, 64, 0.75),
    ],
    [
      ...put(PINE, 12, 50, 0.7),
      ...put(SMOKE, 79, 20, 0.7),
      ...put(cottage('#c19a54', '#fbf7ec'), 76, 50, 0.95, -1),
      ...put(cottage('#5c7086'), 30, 54, 1),
      ...put(cottage('#b4553c', '#f1dfc0'), 66, 65, 1.1),
      ['#7a3f34', 'M6 60H38L32 67H13z'],
      ['none', 'M21 60V40M21 42L33 58'],
      ['#fbf7ec', 'M22.5 42L33 57H22.5z'],
    ],
  ],
  sheep: [
    [
      ['#9aa1a4', 'M0 46H34L32 54H0zM44 45H100V53H46z'],
      ['none', 'M6 46v8M16 46l-2 8M26 46l2 8M54 45l2 8M66 45v8M78 45l-2 8M90 45l1 8'],
      ...put(SHEEP, 34, 64, 1.8, -1),
      ...put(SHEEP, 74, 64, 1.05),
    ],
  ],
  cattle: [[...put(COW, 62, 63, 1.35, -1), ...put(COW, 18, 64, 0.7), ...put(BIRCH, 90, 46, 0.8)]],
  wood: [
    [
      ...put(BIRCH, 20, 46, 1),
      ...put(PINE, 40, 44, 0.85),
      ...put(BIRCH, 84, 48, 1.1),
      ...put(PINE, 66, 48, 1),
      ...put(BIRCH, 10, 62, 1.15),
      ...put(PINE, 92, 64, 0.9),
      ['#8a5a2e', 'M32 66V56C32 52 52 52 52 56V66C48 69 36 69 32 66z'],
      ['#e3bd85', 'M32 56c0-4 20-4 20 0s-20 4-20 0z'],
      ['#7a4f2c', 'M44 55L60 34 63 36 47 57z'],
      ['#c9d0d6', 'M55 30L68 34 66 44 58 40z'],
      ['#8a5a2e', 'M62 60H82V68H62z'],
      ['#e3bd85', 'M62 60c3.5 0 3.5 8 0 8s-3.5-8 0-8z'],
    ],
  ],
  stone: [
    [
      ['#7f8890', 'M8 64V46H24V34H40V22H58V12H78V34L92 46V64z'],
      ['#a7afb6', 'M8 46H24V50H8zM24 34H40V38H24zM40 22H58V26H40zM58 12H78V16H58z'],
      ['#0002', 'M72 64V12H78V34L92 46V64z'],
      ['none', 'M24 46V64M40 34V64M58 24V64M12 56h8M30 46h6M46 34h8M64 26h8M46 50h8M64 46h8'],
      ...put(SLATES, 26, 68, 1),
      ...put(SLATES, 54, 69, 1.1),
      ...put(BOULDER, 80, 68, 1),
    ],
  ],
  barley: [
    [
      ...put(STOOK, 86, 46, 0.85),
      ['#e0a52e', 'M20 48C16 36 26 24 42 25 50 16 68 20 72 28 82 30 84 40 80 48z'],
      ['#0002', 'M56 48C60 38 62 30 58 21 66 20 71 24 72 28 82 30 84 40 80 48z'],
      ['none', 'M28 40l6-8M38 42l4-9M48 40l2-10M58 42l-1-9M68 40l-4-8M46 24l-2-7M58 22l2-7'],
      ['#8a5a2e', 'M12 48H86L80 58H20z'],
      ['none', 'M24 48l2 10M38 48v10M52 48v10M66 48l-1 10M86 48L98 44'],
      ['#7a4f2c', 'M22 60a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM58 60a9 9 0 1 1 18 0 9 9 0 1 1-18 0z'],
      ['#ecd9b0', 'M27 60a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM63 60a4 4 0 1 1 8 0 4 4 0 1 1-8 0z'],
    ],
  ],
  distillery: [
    [
      ['#f1e7d0', 'M12 64V36H58V64z'],
      ['#5c7086', 'M7 38L16 22H54L63 38z'],
      ['#43525f', 'M28 23V14H42V23zM24 15L35 3 46 15z'],
      ['#2d2a2b', 'M18 64V50H30V64z'],
      ['#f3c65a', 'M38 44H50V53H38z'],
      ['#c9803a', 'M66 64V54C66 44 72 44 74 36 74 30 78 28 82 30L92 36 90 40 82 36C82 44 90 46 90 54V64z'],
      ['#fff4', 'M69 64V55C69 47 75 45 76 38 72 48 74 56 73 64z'],
      ...put(LYING_CASK, 44, 68, 0.9),
      ...put(LYING_CASK, 24, 69, 0.9),
    ],
  ],
}
