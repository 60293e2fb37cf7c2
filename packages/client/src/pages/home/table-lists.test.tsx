import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterAll, beforeEach, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { tables } from '../../net/my-tables.ts'
import { tableInfo } from '../../test/messages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { FinishedGames } from './table-lists.tsx'

beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
  tables.value = { server: undefined, device: [], at: 0 }
})

test('of many finished games the first are listed, and all of them at a press', async () => {
  const mine = Array.from({ length: 40 }, (_, i) => tableInfo({ id: `table-${i}`, status: 'over' }))
  tables.value = { server: { mine, open: [], finished: [] }, device: [], at: 0 }
  const root = new TinyNode('main')
  await act(() => render(<FinishedGames onRemoved={() => undefined} />, root as unknown as Element))
  const count = (name: string): number => root.all().filter(({ localName }) => localName === name).length
  expect([count('li'), count('button')]).toEqual([5, 1])
  const more = root.all().find(({ localName }) => localName === 'button')
  expect(more?.textContent).toBe('Show all 40')
  await act(() => more?.fire('click'))
  expect([count('li'), count('button')]).toEqual([40, 0])
})
