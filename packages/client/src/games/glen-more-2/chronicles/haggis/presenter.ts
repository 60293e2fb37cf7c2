import type { HaggisNouns } from '@bothy/glen-more-2/data'
import type { ChronicleTables } from '../part.ts'
import { haggisIn } from './words.ts'

type Tables = ChronicleTables<HaggisNouns>

/** Tokens of the pool by what is on them, those of a table by their place; a roll is a button. */
export const haggisPaths: Tables['paths'] = {
  haggis: ({ value }) => [value === null ? 'haggis:hidden' : `haggis:${value}`],
  putBack: ({ place }) => [`serving:${place}`],
  roll: () => ['do:roll'],
}

export const haggisButtons: Tables['buttons'] = {
  'do:roll': (words, { chronicles }) => haggisIn(words).rollButton(chronicles.haggis?.casks ?? 1),
}

export const haggisHelp: Tables['help'] = {
  rolling: null,
  haggis: (words) => haggisIn(words).helpTake,
  putBack: (words) => haggisIn(words).helpPutBack,
  privateRoll: (words) => haggisIn(words).helpRoll,
}
