import type { Event } from '@bothy/glen-more/data'
import { render } from 'preact'
import { describe, expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { loadBoard } from '../../games/index.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import type { Language } from '@bothy/board-kit/ui/words/language.ts'
import { LogTurn } from './log-turn.tsx'

const NAMES = ['Morag', 'Ailsa', 'Rory']
const board = await loadBoard('glen-more', {})

const rowsIn = (root: TinyNode): readonly (readonly string[])[] =>
  root
    .all()
    .filter((node) => node.localName === 'tr')
    .map((row) => row.childNodes.map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()))

describe('the log writes a scoring as a table', () => {
  const line = (event: Event, language: Language): TinyNode => {
    const props = { names: NAMES, me: null, language }
    const group = { key: 4, seat: 1, isNew: false, events: [{ ply: 4, event }] }
    const root = new TinyNode('main')
    render(
      <TableContextProvider value={{ board, props } as unknown as TableContext}>
        <LogTurn group={group} />
      </TableContextProvider>,
      root as unknown as Element,
    )
    return root
  }

  test('with seats as columns and a sum', () => {
    const event: Event = {
      type: 'scoring',
      scoring: 2,
      values: [
        [3, 1, 1],
        [0, 0, 6],
        [2, 2, 2],
      ],
      vp: [
        [2, 0, 0],
        [0, 0, 8],
        [0, 0, 0],
      ],
    }
    const root = line(event, 'fr')
    expect(root.all().find(({ localName }) => localName === 'caption')?.textContent).toBe('Décompte 2')
    expect(rowsIn(root)).toEqual([
      ['', ...NAMES],
      ['Whisky', '3 +2', '1 0', '1 0'],
      ['Parlement', '0 0', '0 0', '6 +8'],
      ['Cartes', '2 0', '2 0', '2 0'],
      ['Total', '+2', '0', '+8'],
    ])
    const heads = root.all().filter(({ localName }) => localName === 'th')
    expect(heads.map((head) => head.attribute('scope'))).toEqual(['col', 'col', 'col', 'row', 'row', 'row', 'row'])
  })

  test('GM-85 also what the end brings; other facts stay sentences', () => {
    const seat = { cards: [{ card: 'iona-abbey', tiles: 1, vp: 2 }], coins: 4, more: 0, penalty: 0 } as const
    const root = line({ type: 'finalScoring', seats: [seat, { ...seat, cards: [], more: 2, penalty: -6 }] }, 'en')
    expect(rowsIn(root).slice(1)).toEqual([
      ['Card effects', '+2', '0'],
      ['Coins', '+4', '+4'],
      ['Too many tiles', '0 0', '2 −6'],
      ['Total', '+6', '−2'],
    ])
    expect(rowsIn(line({ type: 'turnEnded', seat: 1, points: 0 }, 'en'))).toEqual([])
  })
})
