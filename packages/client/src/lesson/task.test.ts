import { expect, test } from 'vitest'
import { splitTask } from './task.ts'

test.each([
  ['Miners go on mountain. Place your first worker here.', 'Place your first worker here.'],
  ['End your turn.', 'End your turn.'],
  [
    'Three tiles to activate: meadow and forest. Any order you like.',
    'Three tiles to activate: meadow and forest. Any order you like.',
  ],
  ['Bienvenue\u202f! Prenez la forêt, la tuile la plus proche.', 'Prenez la forêt, la tuile la plus proche.'],
  ['It costs £1. £14 are left: spend them all now.', '£14 are left: spend them all now.'],
])('the task is the last sentence, with the one before if it is short: %s', (text, task) => {
  expect(splitTask(text)).toEqual({ before: text.slice(0, -task.length).trim(), task })
})
