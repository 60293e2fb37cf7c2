import type { SetupProblem } from '@bothy/kernel'
import { plurals } from '../words/plural.ts'

const n = plurals('en')

export const correctingEn = {
  help: 'Some values of this game were reconstructed. If you own the game, you can correct them here or in a file.',
  which: 'Data',
  none: 'As built in',
  file: 'Load a file',
  unreadable: 'This file can’t be read.',
  change: (from: string, to: string) => `${to} instead of ${from}`,
  problem: (at: string, why: string) => (at === '' ? why : `${at}: ${why}`),
  edit: 'Correct values',
  editTitle: (game: string) => `Your copy of ${game}`,
  find: 'Find a value',
  onlyUncertain: 'Only values that aren’t certain',
  found: (count: number) => n(count, { one: '# value found', other: '# values found' }),
  tooMany: (shown: number) => `The first ${shown} are shown. Type more to find fewer.`,
  changed: (count: number) => n(count, { one: '# changed', other: '# changed' }),
  builtIn: (value: string) => `built in: ${value}`,
  putBack: (place: string) => `Reset: ${place}`,
  putAllBack: 'Reset all',
  name: 'Name of your corrections',
  mine: 'My corrections',
  save: 'Save as a file',
  done: 'Done',
  fits: 'Everything fits together.',
  faults: {
    'unknown-field': 'There is no such field.',
    'not-allowed': 'This isn’t a file of corrections for this game.',
    missing: 'This is missing.',
    'bad-arrangement': 'This arrangement isn’t possible.',
    seats: 'This number of players isn’t possible.',
    'no-corrections': 'This game has nothing to correct.',
    'too-many': 'Too many values differ.',
    'no-such-place': 'The game has no such value.',
    'wrong-type': 'The value must be of the same type as the built-in one.',
    twice: 'This value is corrected twice.',
    'breaks-law': 'The corrected values contradict each other.',
  } satisfies { readonly [why in SetupProblem['why']]: string },
}

export type CorrectingWords = typeof correctingEn
