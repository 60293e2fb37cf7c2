import { render } from 'preact'
import type { SeatInfo } from '@bothy/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { tableInfo } from '../../test/messages.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { chosenLanguage } from '@bothy/board-kit/ui/page/settings.ts'
import { TableState } from './table-state.tsx'

beforeEach(() => {
  chosenLanguage.value = 'en'
})
afterAll(() => {
  chosenLanguage.value = null
})

const ME: SeatInfo = { kind: 'person', name: 'Ann', online: true, mine: true, away: null, ready: true, resigned: false }
const BOT: SeatInfo = { kind: 'bot', name: 'Bob', level: 'easy' }

function told(seats: readonly SeatInfo[], scores: readonly number[], ranks: readonly number[]): string {
  const ended = { result: { scores: [...scores], ranks: [...ranks] }, abandoned: false }
  const root = new TinyNode('main')
  const table = tableInfo({ status: 'over', seats: [...seats], ended })
  render(<TableState table={table} where="server" />, root as unknown as Element)
  return root.textContent.trim()
}

test('a finished game is listed with my place, and one that was played alone with its points', () => {
  expect(told([ME, BOT], [30, 28], [1, 2])).toBe('You won')
  expect(told([ME, BOT], [28, 30], [2, 1])).toBe('2nd place')
  expect(told([ME], [131], [1])).toBe('131 points')
})
