/**
 * The order in which Chronicles act at every moment (GM2-X10), and the bit that each has in `State.inPlay`. All eight have their
 * place from the beginning, so that a recorded game means the same when another Chronicle is written.
 */
export const ORDER = ['race', 'mountain', 'cellars', 'englishman', 'tome', 'council', 'mobs', 'haggis'] as const
export type ChronicleName = (typeof ORDER)[number]

/** Their numbers in the box. */
export const CHRONICLE_NUMBERS = {
  race: 1,
  mountain: 2,
  cellars: 3,
  englishman: 4,
  haggis: 5,
  tome: 6,
  council: 7,
  mobs: 8,
} as const satisfies { readonly [name in ChronicleName]: number }
