import { GAME_IDS } from '@bothy/games'
import { expect, test } from 'vitest'
import { branchSeats } from './branch-seats.ts'

const [game] = GAME_IDS
const names = ['Ailsa', 'Morag', 'Rory']
const levelsOf = (levels: readonly (string | null)[], mine = 0): readonly string[] =>
  branchSeats({ game, names, levels }, mine, 'medium').map(({ kind, level }) => `${kind} ${level}`)

test('bots of the record sit at their level again, and the reader in the seat that decided', () => {
  expect(levelsOf([null, 'beginner', 'easy'])).toEqual(['here medium', 'bot beginner', 'bot easy'])
  expect(levelsOf([null, 'beginner', 'easy'], 2)).toEqual(['bot medium', 'bot beginner', 'here easy'])
})

test('the usual level takes the place of people, of levels that are not offered, and in older records', () => {
  expect(levelsOf([null, null, 'champion'])).toEqual(['here medium', 'bot medium', 'bot medium'])
  expect(levelsOf([])).toEqual(['here medium', 'bot medium', 'bot medium'])
})
