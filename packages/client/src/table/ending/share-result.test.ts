import { expect, test } from 'vitest'
import { resultText } from './share-result.tsx'

test('a result is shared as one line: game and day, who won, everybody in order', () => {
  const lines = [
    { seat: 2, rank: 1, name: 'Isla', points: 50 },
    { seat: 0, rank: 2, name: 'Rory', points: -5 },
  ]
  expect(
    resultText({
      game: 'Glen More',
      title: 'Isla won',
      date: '15 November 2026',
      lines,
      address: 'https://bothy.example/replay/x',
    }),
  ).toBe('Glen More, 15 November 2026. Isla won. 1. Isla 50 · 2. Rory −5. https://bothy.example/replay/x')
})

test('alone there are no places', () => {
  const lines = [{ seat: 0, rank: null, name: 'Isla', points: 150 }]
  expect(
    resultText({
      game: 'Clans of Caledonia',
      title: 'Expert',
      date: '15 November 2026',
      lines,
      address: 'https://bothy.example/replay/x',
    }),
  ).toBe('Clans of Caledonia, 15 November 2026. Expert. Isla 150. https://bothy.example/replay/x')
})
