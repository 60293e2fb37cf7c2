import type { Brush } from './brush.tsx'

/** Bust on 100 by 100, in the order of painting; the face is painted between `below` and `above`. */
export type Bust = {
  readonly wall: string
  readonly face: readonly Brush[]
  readonly below: readonly Brush[]
  readonly above: readonly Brush[]
}

type Look = {
  readonly skin: string
  readonly brow: string
  readonly lips?: string
  readonly shape?: 'long' | 'round' | 'soft'
  readonly isOld?: boolean
}

const HEADS = {
  long: 'M35 41C35 28 41 22 50 22S65 28 65 41C65 56 59 68 50 68S35 56 35 41z',
  round: 'M32 43C32 29 39 22 50 22S68 29 68 43C68 58 61 69 50 69S32 58 32 43z',
  soft: 'M36 41C36 28 42 22 50 22S64 28 64 41C64 54 57 67 50 67S36 54 36 41z',
}
const SHADES = {
  long: 'M55 23C62 26 65 32 65 41 65 56 59 68 50 68 60 60 62 42 55 23z',
  round: 'M56 23C64 26 68 33 68 43 68 58 61 69 50 69 63 60 66 44 56 23z',
  soft: 'M54 23C61 25 64 32 64 41 64 54 57 67 50 67 59 59 61 42 54 23z',
}

const EYES: readonly Brush[] = [
  ['#fdfaf2', 'M40 46q3.5-3.8 7 0-3.5 2.6-7 0zM53 46q3.5-3.8 7 0-3.5 2.6-7 0z'],
  ['#26323a', 'M41.9 45.7a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0zM54.9 45.7a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0z'],
]

export function face({ skin, brow, lips = '#b8675c', shape = 'long', isOld = false }: Look): readonly Brush[] {
  const isSoft = shape === 'soft'
  return [
    [skin, isSoft ? 'M45 60H55V76H45z' : 'M42 60H58V78H42z'],
    ['#0003', isSoft ? 'M45 64Q50 70 55 63V76H45z' : 'M42 64Q50 72 58 63V78H42z'],
    [
      skin,
      shape === 'round' ? 'M32 43c-5-1-5 9 1 10zM68 43c5-1 5 9-1 10z' : 'M35 43c-5-1-5 9 1 10zM65 43c5-1 5 9-1 10z',
    ],
    [skin, HEADS[shape]],
    ['#0002', SHADES[shape]],
    ['#e452', 'M37 52a4 3 0 1 1 8 0 4 3 0 1 1-8 0zM55 52a4 3 0 1 1 8 0 4 3 0 1 1-8 0z'],
    ...EYES,
    [
      brow,
      isSoft
        ? 'M39.5 41.5q4-3.5 7.5-.8-3.5-1-7.5.8zM60.5 41.5q-4-3.5-7.5-.8 3.5-1 7.5.8z'
        : 'M38.5 42q4-4 9-1l-.4 2q-4.3-2-8.2.6zM61.5 42q-4-4-9-1l.4 2q4.3-2 8.2.6z',
    ],
    ['none', 'M50.5 45c.5 4-2.5 7-1.5 9 1 .8 2.5.8 3.5 0'],
    [lips, isSoft ? 'M45.5 59.5q2.5-2 4.5-.8 2-1.2 4.5.8-4.5 4-9 0z' : 'M45 60q5-2 10 0-5 3-10 0z'],
    ...(isOld
      ? ([['none', 'M44.5 52.5q-2.5 2-3 5M55.5 52.5q2.5 2 3 5M43 33q7-2 14 0M44 36.5q6-1.5 12 0']] as const)
      : []),
  ]
}

export const SHOULDERS = 'M10 101C11 83 27 75 43 73Q50 78 57 73C73 75 89 83 90 101z'
export const SLOPED = 'M14 101C16 84 32 77 44 74Q50 79 56 74C68 77 84 84 86 101z'
