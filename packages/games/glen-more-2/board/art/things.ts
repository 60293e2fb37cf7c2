import type { Brush } from './brush.tsx'

/** Things on the land, their foot at 0, 0, lit from the left. */

export const PINE: readonly Brush[] = [
  ['#5b4432', 'M-1.800 0v-5h3.600v5z'],
  ['#2f5a4c', 'M0-36L7-24 4-25 11-14 7-15 14-3C6-1-6-1-14-3L-7-15-11-14-4-25-7-24z'],
  ['#fff2', 'M0-36L-7-24-4-25-11-14-7-15-14-3Q-10-2-4-1.700L-2-14-4-14-1-24z'],
]

export const BIRCH: readonly Brush[] = [
  ['#e6e2d6', 'M-1.400 0L-.8-20H.8L1.400 0z'],
  ['#c99a3e', 'M0-33c6 0 8 4 7.500 7 3.500 3 2.500 10-2.500 11-3 2.500-8 2-10 0-5.500-1-6-8-2.500-11C-8-29-6-33 0-33z'],
  ['#fff3', 'M-1-32c-5 0-6.500 4-5.500 7-3 2-3 7 0 8.500 0-5 2-11 5.500-15.500z'],
]

/** A cottage with its gable to the left; the roof is chosen by the village. */
export const cottage = (roof: string, wall = '#f4efe2'): readonly Brush[] => [
  ['#d3ccbc', 'M9-12H29V0H9z'],
  [roof, 'M0-23H22L31-12H9z'],
  [wall, 'M-10 0V-12L0-24 10-12V0z'],
  ['#8a8f96', 'M-2-23v-6h5v6zM19-22v-5h5v5z'],
  ['#4b3527', 'M-3.500 0v-8.500h6V0z'],
  ['#f3c65a', 'M13-9h5v5h-5zM21-9h5v5h-5zM-2-17.500h4v4.500h-4z'],
]

export const SMOKE: readonly Brush[] = [['#fff9', 'M-1 0c-4-4 3-6-1-11-1-3 2-6 6-6-3 3-1 5 0 8s-4 5-2 9z']]

export const SHEEP: readonly Brush[] = [
  ['#2d2b2a', 'M-6-4h2.600V2.500H-6zM4-4h2.600V2.500H4z'],
  [
    '#fbf8ee',
    'M-9-2.500c-4-1-4-6-1-7.500 0-4 5-5 7-3 2-3 7-2.500 8 .5 4-.5 6 3 4 5.500 1 4-3 6-5.500 4-3 2-9.500 2.500-12.500.5z',
  ],
  ['#2d2b2a', 'M8-13c3-2.500 8 0 8 3-2 2-4 1.500-5.500.5C10-6 6.500-6.500 6.500-9c0-1.500.5-3 1.500-4z'],
  ['#0002', 'M-9-2.500c3-1 14-1 20-2-1 2-3 2.500-5.500 2-4 1.500-10 2-14.500 0z'],
]

/** A Highland cow: shaggy, with wide horns. */
export const COW: readonly Brush[] = [
  ['#6f3517', 'M-13-5h4V3h-4zM-5-4h3.500v6H-5zM4-4h3.500V3H4zM9-5h4v7H9z'],
  ['#b25a26', 'M-15-14c7-3 15-3 24-1 5 1 6 8 3.500 12.500l-3-2.500-2 3-3-3-3 3-3-3-3 3-3-3-3 3C-15-5-18-11-15-14z'],
  ['#f5ecd4', 'M10-20C4-20 2-24 3-29c2 4 5 5.500 8.500 5.500zM22-20c6 0 8-4 7-9-2 4-5 5.500-8.500 5.500z'],
  ['#9c4a1d', 'M10-21c4-3 9-3 12.500 0 1.500 6-1 13-6 14-5.500-1-8-8-6.500-14z'],
  ['#d98a4c', 'M10-22c3-4 9.500-4 12.500 0l-1 6-2-3-1.500 4-2-4-1.500 4-2-4-1.500 3z'],
]

export const LYING_CASK: readonly Brush[] = [
  ['#9c5d2c', 'M-9-11Q0-15 9-11V-1Q0 3-9-1z'],
  ['#4c4642', 'M-5-12.400h2.600V.6H-5zM3-12.800h2.600v13H3z'],
  ['#d9a56a', 'M-9-11.500c4 0 4 11 0 11s-4-11 0-11z'],
]

export const STOOK: readonly Brush[] = [
  ['#d99b2b', 'M-3-12C-9-18-9-23-7-26c3 1.500 4 4 4 6 0-4 1-7 3-9 2 2 3 5 3 9 0-2 1-4.500 4-6 2 3 2 8-4 14L9 0H-9z'],
  ['#8a5a18', 'M-4-12.500H4.500V-9.500H-4.500z'],
  ['#fff3', 'M-3-9.500L-9 0h4l4-9.500z'],
]

export const tent = (dye: string): readonly Brush[] => [
  ['#fbf5e6', 'M-16 0L-13-15H13L16 0z'],
  [dye, 'M-16 0l3-15h5L-9 0zM-3 0v-15h6V0zM9 0L8-15h5L16 0z'],
  [dye, 'M-15-14Q-4-19 0-31 4-19 15-14l-4 3-4-3-4 3-3-3-4 3-4-3-4 3z'],
  ['none', 'M0-31v-8'],
  [dye, 'M0-39l9 3-9 3z'],
]

export const BOULDER: readonly Brush[] = [
  ['#a7adb3', 'M-9 0L-7-8-1-12 6-9 9 0z'],
  ['#0003', 'M9 0L6-9 0-11 3-4 1 0z'],
]
