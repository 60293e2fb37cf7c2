import type { GameTypes, Json, Texts } from '@bothy/kernel'
import { render } from 'preact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import type { DataGuide } from '@bothy/board-kit/board/details/data-guide.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { HintsAllowed } from '../hints/hint-notes.tsx'
import { OptionsList } from './options.tsx'

beforeAll(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const TEXTS = { options: { royal: { label: 'Royal', values: { true: 'With', false: 'Without' } } } }
const drawn = (setup: Json, guide: DataGuide | null = null, hasHints = false): string => {
  const root = new TinyNode('main')
  render(
    <OptionsList
      setup={setup}
      texts={TEXTS as unknown as Texts<GameTypes>}
      seats={3}
      hasHints={hasHints}
      guide={guide}
    />,
    root as unknown as Element,
  )
  return root.textContent ?? ''
}

test('options are shown in words', () => {
  expect(drawn({ royal: true })).toBe('RoyalWith')
})

test('a person who sits down reads that hints are allowed, and nothing where they are not', async () => {
  await HintsAllowed.load()
  expect(drawn({ royal: true }, null, true)).toBe('RoyalWithAnyone at the table may ask for hints.')
  expect(drawn({ royal: true })).not.toContain('hints')
})

test('a person who sits down sees what the table corrects', () => {
  const corrections = [
    { at: 'tiles.A6.cost', value: 2 },
    { at: 'tiles.A7.cost', value: 3 },
  ]
  expect(drawn({ royal: false, corrections })).toBe(
    'RoyalWithout2 values differ from the built-in data.tiles.A6.cost 2tiles.A7.cost 3',
  )
})

test('a game with words for its data tells corrections in them, and what of it is not certain', () => {
  const words = {
    group: (id: string) => `Tile ${id}`,
    label: () => 'cost',
    value: (_: string, value: unknown) => `£${String(value)}`,
  }
  const guide = {
    words: { of: () => words },
    groupOf: (at: string) => at.split('.')[1] ?? '',
    uncertain: (corrections: readonly unknown[], seats: number) => [`${corrections.length} corrected, ${seats} seats`],
  } as unknown as DataGuide
  const text = drawn({ royal: true, corrections: [{ at: 'tiles.A6.cost', value: 2 }] }, guide)
  expect(text).toContain('Tile A6, cost £2')
  expect(text).toContain('What isn’t certain in this game’s data1 corrected, 3 seats')
})
