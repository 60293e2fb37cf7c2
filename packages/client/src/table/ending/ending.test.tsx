import { signal } from '@preact/signals'
import { render } from 'preact'
import type { Result, ScoreLine } from '@bothy/kernel'
import { en } from '@bothy/glen-more/words/en'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { loadBoard } from '../../games/index.ts'
import { tables } from '../../net/my-tables.ts'
import { tableInfo } from '../../test/messages.ts'
import { chosenLanguage, motion } from '@bothy/board-kit/ui/page/settings.ts'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { Ending } from './ending.tsx'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import type { TableStore } from '../store/store.ts'

const NAMES = ['Ann', 'Bob', 'Cal']
const sheet = (await loadBoard('glen-more', {}))?.sheet
const VERDICTS = { genius: { name: 'Genius', sentence: ['Nobody could do better.'] } }
const LINES = [
  ...['iona-abbey', 'loch-morar'].map((card) => ({
    category: 'card',
    points: 2,
    counts: true,
    detail: { card, tiles: 1 },
  })),
  { category: 'penalty', points: -9, counts: true, detail: { more: 3 } },
  { category: 'cubes', points: 5, counts: false, detail: null },
]

beforeEach(() => {
  chosenLanguage.value = 'en'
  motion.value = 'less'
})
afterAll(() => {
  chosenLanguage.value = null
  motion.value = 'auto'
})

const panel = (scores: number[], cubes: number[], ranks: number[], verdict: Result['verdict'] = null): TinyNode =>
  panelOf(
    { scores, tieBreaks: [{ id: 'cubes', values: cubes }], ranks, verdict },
    scores.map(() => LINES),
  )

const INFO = { id: 'T1', game: 'glen-more', created: 0, seats: [], standIns: [], next: null, host: false }

function panelOf(result: Result | null, tally: readonly (readonly ScoreLine[])[], more: object = {}): TinyNode {
  const parts = {
    state: signal({ result }),
    info: signal({ ...INFO, ...more }),
    mySeats: signal([0]),
    tableState: signal({ log: [] }),
    tally: signal(tally),
  }
  const texts = { ...en, verdicts: VERDICTS }
  const context = {
    board: { id: 'glen-more', words: { of: () => ({ texts }) }, sheet },
    props: { names: NAMES, language: 'en', texts, tally },
  }
  const root = new TinyNode('main')
  const host = { record: () => Promise.resolve(null), replayPath: () => '/' }
  render(
    <TableContextProvider value={context as unknown as TableContext}>
      <Ending store={parts as unknown as TableStore} host={host as never} onClose={() => undefined} />
    </TableContextProvider>,
    root as unknown as Element,
  )
  return root
}
const ties = (root: TinyNode): string[] =>
  root
    .all()
    .filter((node) => node.attribute('class') === 'note tie')
    .map((node) => node.textContent.trim())

test('a tie that was broken is explained below the places, with a link to the rule', () => {
  const root = panel([30, 30, 9], [4, 5, 4], [2, 1, 3])
  expect(ties(root)).toEqual([
    'Bob and Ann are tied at 30. If tied on VP, most cubes on tiles wins GM-89: Bob 5 cubes, Ann 4 cubes.',
  ])
  expect(root.all().find((node) => node.attribute('class') === 'rule-link')?.textContent).toBe('GM-89')
})

test('a shared victory says that nothing broke the tie', () => {
  const root = panel([30, 30, 9], [5, 5, 4], [1, 1, 3])
  expect(root.textContent).toContain('Ann and Bob share the victory')
  expect(ties(root)[0]).toMatch(/Ann 5 cubes, Bob 5 cubes\. Ann and Bob share the victory\.$/)
})

const lineOf = (root: TinyNode, label: string): string[] | undefined =>
  root
    .all()
    .filter((node) => node.localName === 'tr')
    .map((row) => row.childNodes.map((cell) => cell.textContent.trim()))
    .find(([first]) => first === label)

test('scores that differ need no explanation; each card that scored is named in the sheet', () => {
  const root = panel([30, 28, 9], [5, 5, 5], [1, 2, 3])
  expect(ties(root)).toEqual([])
  const cards = '4Iona Abbey: 1 yellow tile, Loch Morar: 1 green tile'
  expect(lineOf(root, 'Card effects')).toEqual(['Card effects', cards, cards, cards])
})

test('what is lost has its line too, with a true minus sign; what does not count has none', () => {
  const root = panel([30, 28, -9], [5, 5, 5], [1, 2, 3])
  expect(lineOf(root, 'Too many tiles')?.[1]).toBe('−93 extra tiles')
  expect(lineOf(root, 'Total')).toEqual(['Total', '30', '28', '−9'])
  expect(root.textContent).not.toContain('break ties')
})

test('columns stand in order of the places, and the lead over the second is told', () => {
  const root = panel([9, 28, 30], [5, 5, 5], [3, 2, 1])
  expect(lineOf(root, 'Total')).toEqual(['Total', '30', '28', '9'])
  expect(root.textContent).toContain('2 ahead of Bob')
})

test.each([
  [161, null, '161 points or more'],
  [null, 115, 'up to 115 points'],
  [116, 130, '116–130 points'],
])('a verdict from %s to %s is told with its bracket, and nobody has won', (from, to, bracket) => {
  const root = panel([120], [0], [1], { id: 'genius', from, to })
  const note = root.all().find((node) => node.attribute('class') === 'note verdict')
  expect(note?.textContent).toBe(`Genius (${bracket}). Nobody could do better.`)
  expect(root.textContent).toContain('The game is over')
  expect(root.textContent).not.toMatch(/won|place/)
  expect(root.all().some((node) => node.attribute('class')?.startsWith('place ') === true)).toBe(false)
})

test('an abandoned game shows how it stood, marked as abandoned, with nobody as the winner', () => {
  const line = (category: string, points: number): ScoreLine => ({ category, points, counts: true, detail: null })
  const root = panelOf(null, [
    [line('tiles', 3), line('coins', 6), line('nextCards', 8)],
    [line('tiles', 12), line('coins', 1), line('nextCards', 0)],
    [line('tiles', 0), line('coins', 0), line('nextCards', 0)],
  ])
  expect(root.textContent).toContain('The game was ended early')
  expect(root.textContent).toContain('Score when it ended Ended early')
  expect(lineOf(root, 'Coins')).toEqual(['Coins', '1', '6', '0'])
  expect(lineOf(root, 'Total')).toEqual(['Total', '13', '9', '0'])
  const places = root.all().filter((node) => node.attribute('class')?.startsWith('place '))
  expect(places.map((node) => node.textContent.replace(/^.* place/, ''))).toEqual(['Bob13', 'Ann9', 'Cal0'])
  expect(root.textContent).not.toMatch(/won|winner/)
})

test('the end says which seats a bot has played, and since when', () => {
  const person = (name: string) => ({ kind: 'person', name, resigned: false })
  const standIns = [
    { seat: 0, from: 4, to: null },
    { seat: 1, from: 10, to: 12 },
  ]
  const result = { scores: [30, 20, 9], tieBreaks: [], ranks: [1, 2, 3], verdict: null }
  const root = panelOf(result, [LINES, LINES, LINES], { seats: NAMES.map(person), standIns })
  expect(root.textContent).toContain(
    'A bot played for Ann from move 5 to the end. A bot played for Bob from move 11 to move 12.',
  )
  expect(panel([30, 20, 9], [4, 5, 4], [1, 2, 3]).textContent).not.toContain('A bot played')
})

test('a game that waits elsewhere is the main thing on the sheet, and a rematch the second', async () => {
  const buttons = (root: TinyNode): readonly string[] =>
    root
      .all()
      .filter((node) => (node.attribute('class') ?? '').split(' ').includes('primary'))
      .map((node) => node.textContent.trim())
  const rematch = { host: true, seats: [{ kind: 'person', mine: true }] }
  const result = { scores: [3, 2, 1], tieBreaks: [], ranks: [1, 2, 3], verdict: null }
  const lines = [LINES, LINES, LINES]
  expect(buttons(panelOf(result, lines, rematch))).toEqual(['Play again'])
  const mine = [tableInfo({ id: 'one' }), tableInfo({ id: 'two' })]
  tables.value = { server: { mine, open: [], finished: [] }, device: [], at: 0 }
  onTestFinished(() => void (tables.value = { server: undefined, device: [], at: 0 }))
  const root = panelOf(result, lines, rematch)
  await vi.waitUntil(() => buttons(root).length > 0, PATIENCE)
  expect(buttons(root)).toEqual(['Next game 2 Lords of Scotland'])
  expect(root.textContent).toContain('Play again')
})
