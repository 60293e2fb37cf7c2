import type { GameTypes, Json, Texts } from '@bothy/kernel'
import { render } from 'preact'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '../test/both-languages.ts'
import { TinyNode } from '../test/tiny-dom.ts'
import { chosenLanguage } from '../ui/settings.ts'
import { OptionsList } from './options.tsx'

beforeAll(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const TEXTS = { options: { royal: { label: 'Royal', values: { true: 'With', false: 'Without' } } } }
const drawn = (setup: Json): string => {
  const root = new TinyNode('main')
  render(<OptionsList setup={setup} texts={TEXTS as unknown as Texts<GameTypes>} />, root as unknown as Element)
  return root.textContent ?? ''
}

test('options are shown in words', () => {
  expect(drawn({ royal: true })).toBe('RoyalWith')
})

test('who sits down sees what the table corrects', () => {
  const corrections = [
    { at: 'tiles.A6.cost', value: 2 },
    { at: 'tiles.A7.cost', value: 3 },
  ]
  expect(drawn({ royal: false, corrections })).toBe(
    'RoyalWithout2 values differ from the built-in data.tiles.A6.cost 2tiles.A7.cost 3',
  )
})
