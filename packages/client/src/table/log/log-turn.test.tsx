import type { Event } from '@bothy/clans-of-caledonia/data'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import '../../test/both-languages.ts'
import { createBoardUiState, dismissPreviewOutside } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import type { BoardUiState } from '@bothy/board-kit/board/game-board.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { loadBoard } from '../../games/index.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { LogTurn } from './log-turn.tsx'

const board = await loadBoard('clans-of-caledonia', {})

function draw(
  root: TinyNode,
  events: readonly Event[],
  here: number | null,
  uiState: BoardUiState,
  isFolded = false,
): void {
  const group = { key: 0, seat: 1, isNew: false, events: events.map((event, ply) => ({ ply, event })) }
  const props = { names: ['Morag', 'Ailsa'], me: 1, reader: null, language: 'en', uiState }
  render(
    <TableContextProvider value={{ board, props } as unknown as TableContext}>
      <LogTurn group={group} here={here} isFolded={isFolded} />
    </TableContextProvider>,
    root as unknown as Element,
  )
}

async function drawn(events: readonly Event[], { uiState }: { readonly uiState: BoardUiState }): Promise<TinyNode> {
  const root = new TinyNode('main')
  await act(() => draw(root, events, null, uiState))
  return root
}

function linesOf(events: readonly Event[], here: number | null = null): readonly string[] {
  const root = new TinyNode('main')
  draw(root, events, here, createBoardUiState())
  const lines = root.all().filter((node) => node.localName === 'p')
  return lines.map((node) => (node.attribute('class') === 'turn-line here' ? '*' : '') + node.textContent)
}

const PASSED: Event = { type: 'passed', seat: 1, place: 0, money: 16 }
const ENDED: Event = { type: 'turnEnded', seat: 1 }

test('the end of a turn that tells what was done has no line, and is found in a replay all the same', () => {
  const [passed] = linesOf([PASSED])
  expect(linesOf([PASSED, ENDED])).toEqual([passed])
  expect(linesOf([PASSED, ENDED], 1)).toEqual([`*${passed}`])
  expect(linesOf([PASSED, ENDED], 7)).toEqual([passed])
  expect(linesOf([ENDED])).toEqual(['Ailsa ended their turn.'])
})

test('a turn of a recap is two lines, and the rest comes by its button and goes again', async () => {
  const root = new TinyNode('main')
  const lines = (): number => root.all().filter((node) => node.localName === 'p').length
  const more = (): TinyNode | undefined => root.all().find((node) => node.localName === 'button')
  await act(() => draw(root, [PASSED, PASSED, PASSED, PASSED], null, createBoardUiState(), true))
  expect([lines(), more()?.textContent, more()?.attribute('aria-expanded')]).toEqual([2, '2 more', 'false'])
  await act(() => more()?.fire('click', {}))
  expect([lines(), more()?.textContent, more()?.attribute('aria-expanded')]).toEqual([4, 'Less', 'true'])
  await act(() => more()?.fire('click', {}))
  expect(lines()).toBe(2)
  const short = new TinyNode('main')
  await act(() => draw(short, [PASSED, PASSED, PASSED], null, createBoardUiState(), true))
  expect(short.all().filter((node) => node.localName === 'button')).toEqual([])
})

test('a line that speaks of a space marks it while it is pointed at, and after a click until the next one elsewhere', async () => {
  const uiState = createBoardUiState()
  const placed: Event = { type: 'unitPlaced', seat: 1, unit: 'sheep', hex: 12, money: 9, start: false, free: false }
  const root = await drawn([placed, PASSED], { uiState })
  const [line, other] = root.all().filter((node) => node.localName === 'p')
  expect([line, other].map((node) => node.attribute('data-mentions'))).toEqual(['', null])
  const marked = (): readonly string[] => uiState.marked.value
  const mouse = { pointerType: 'mouse' }
  line.fire('pointerenter', mouse)
  expect(marked()).toEqual(['hex:12'])
  line.fire('pointerleave', mouse)
  expect(marked()).toEqual([])
  line.fire('pointerenter', { pointerType: 'touch' })
  expect(marked()).toEqual([])
  line.fire('click')
  line.fire('pointerleave', mouse)
  expect(marked()).toEqual(['hex:12'])
  dismissPreviewOutside(uiState, null)
  expect(marked()).toEqual([])
})

test('a line that slides under a resting mouse marks nothing until the mouse moves', async () => {
  const uiState = createBoardUiState()
  const root = await drawn([{ type: 'slaughtered', seat: 1, unit: 'cow', hex: 7 }], { uiState })
  const [line] = root.all().filter((node) => node.localName === 'p')
  const resting = { pointerType: 'mouse', clientX: -1, clientY: -1 }
  line.fire('pointerenter', resting)
  line.fire('pointermove', resting)
  expect(uiState.marked.value).toEqual([])
  line.fire('pointermove', { ...resting, clientX: 0 })
  expect(uiState.marked.value).toEqual(['hex:7'])
  line.fire('click')
  line.fire('pointermove', { ...resting, clientX: 1 })
  line.fire('pointerleave', resting)
  expect(uiState.marked.value).toEqual(['hex:7'])
  uiState.marked.value = []
  line.fire('pointerenter', resting)
  line.fire('pointerleave', resting)
  line.fire('pointermove', { ...resting, clientX: 2 })
  expect(uiState.marked.value).toEqual([])
})

test('what is marked goes with the line that is glanced at, and stays after a click', async () => {
  const uiState = createBoardUiState()
  const root = await drawn([{ type: 'slaughtered', seat: 1, unit: 'cow', hex: 7 }], { uiState })
  const line = root.all().find((node) => node.attribute('data-mentions') === '')
  line?.fire('pointerenter', { pointerType: 'mouse' })
  expect(uiState.marked.value).toEqual(['hex:7'])
  await act(() => render(null, root as unknown as Element))
  expect(uiState.marked.value).toEqual([])
  const again = await drawn([{ type: 'slaughtered', seat: 1, unit: 'cow', hex: 7 }], { uiState })
  again
    .all()
    .find((node) => node.attribute('data-mentions') === '')
    ?.fire('click')
  await act(() => render(null, again as unknown as Element))
  expect(uiState.marked.value).toEqual(['hex:7'])
})

test('a thing has its picture where a turn first names it, one a line', () => {
  const root = new TinyNode('main')
  const context = { names: ['Morag', 'Ailsa'], me: 1, reader: null, language: 'en', uiState: createBoardUiState() }
  const thing = (id: string) => ({ part: 'thing', id, text: id })
  const pictured = {
    ...board,
    thingPicture: (id: string) => (id.startsWith('tile') ? <i data-picture={id} /> : null),
    words: { of: () => ({ texts: { event: ({ things }: { things: string[] }) => things.map(thing) } }) },
  }
  const events = [['figure:1'], ['good:wool', 'tile:2'], ['tile:2'], ['tile:3']].map((things, ply) => ({
    ply,
    event: { things },
  }))
  render(
    <TableContextProvider value={{ board: pictured, props: context } as unknown as TableContext}>
      <LogTurn group={{ key: 0, seat: 1, isNew: false, events }} />
    </TableContextProvider>,
    root as unknown as Element,
  )
  expect(root.all().flatMap((node) => node.attribute('data-picture') ?? [])).toEqual(['tile:2', 'tile:3'])
  expect(root.textContent).toBe('figure:1good:wooltile:2tile:2tile:3')
})

test('what a line names has its pictures after the words, once they are fetched', async () => {
  const root = new TinyNode('main')
  const props = { names: ['Morag', 'Ailsa'], me: 1, reader: null, language: 'en', uiState: createBoardUiState() }
  const events: Event[] = [{ type: 'barrelStored', seat: 1 }, ENDED]
  const group = { key: 0, seat: 1, isNew: false, events: events.map((event, ply) => ({ ply, event })) }
  const pictured = () =>
    root.all().flatMap((node) => {
      const signs = node.all().filter((it) => it.attribute('class') === 'turn-signs')
      return node.localName === 'p' ? [signs.length] : []
    })
  await act(async () => {
    render(
      <TableContextProvider value={{ board, props } as unknown as TableContext}>
        <LogTurn group={group} />
      </TableContextProvider>,
      root as unknown as Element,
    )
    await board?.loadLogSigns?.()
  })
  await act(() => Promise.resolve())
  expect(pictured()).toEqual([1])
})
