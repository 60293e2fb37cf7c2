import { CHRONICLE_NUMBERS, type ChronicleName } from '@bothy/glen-more-2/data'

export const DIFFICULTIES = ['low', 'medium', 'high', 'complex'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** What the box says of each: how much longer the game gets, and how much there is to learn. */
export const CHRONICLE_FACTS: {
  readonly [name in ChronicleName]: { readonly minutes: number; readonly difficulty: Difficulty }
} = {
  race: { minutes: 5, difficulty: 'low' },
  mountain: { minutes: 5, difficulty: 'low' },
  cellars: { minutes: 10, difficulty: 'medium' },
  englishman: { minutes: 10, difficulty: 'high' },
  haggis: { minutes: 10, difficulty: 'low' },
  tome: { minutes: 20, difficulty: 'complex' },
  council: { minutes: 10, difficulty: 'medium' },
  mobs: { minutes: 10, difficulty: 'high' },
}

/** Good ones to begin with: few rules, and they leave each other alone. */
export const SETS = {
  water: ['race', 'mountain'],
  feast: ['cellars', 'haggis'],
  quarrel: ['englishman', 'council'],
} as const satisfies { readonly [name: string]: readonly ChronicleName[] }
export type SetName = keyof typeof SETS

const isChronicle = (id: string): id is ChronicleName => id in CHRONICLE_NUMBERS

/** Those of a list of ids that are Chronicles, in the order of the box. */
export const byNumber = (ids: readonly string[]): readonly ChronicleName[] =>
  ids.filter(isChronicle).toSorted((a, b) => CHRONICLE_NUMBERS[a] - CHRONICLE_NUMBERS[b])

export const minutesOf = (names: readonly ChronicleName[]): number =>
  names.reduce((sum, name) => sum + CHRONICLE_FACTS[name].minutes, 0)
