import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterAll, beforeEach, expect, test } from 'vitest'
import '../test/both-languages.ts'
import { tableInfo } from '../test/messages.ts'
import { TinyNode } from '../test/tiny-dom.ts'
import { chosenLanguage } from '../ui/settings.ts'
import { HomeLists } from './table-lists.tsx'
import type { Listed } from './use-tables.ts'

beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const games = (count: number): Listed[] =>
  Array.from({ length: count }, (_, i) => ({
    table: tableInfo({ id: `table-${i}` }),
    game: 'lords-of-scotland',
    where: 'server',
  }))

test('of many games the first are listed, and all of them at a press', async () => {
  const root = new TinyNode('main')
  const sorted = { mine: 42, yourTurn: 0, first: [], others: games(40), over: games(2), open: [] }
  await act(() => render(<HomeLists sorted={sorted} onRemoved={() => undefined} />, root as unknown as Element))
  const count = (name: string): number => root.all().filter(({ localName }) => localName === name).length
  expect([count('li'), count('button')]).toEqual([8 + 2, 1])
  const more = root.all().find(({ localName }) => localName === 'button')
  expect(more?.textContent).toBe('Show all 40')
  await act(() => more?.fire('click'))
  expect([count('li'), count('button')]).toEqual([40 + 2, 0])
})
