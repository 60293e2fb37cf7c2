import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { askedToCall, Guest } from '../../test/toy-table.ts'
import { announce, LiveRegion } from '@bothy/board-kit/ui/controls/announce.tsx'
import { openDialogs } from '@bothy/board-kit/ui/controls/dialog.tsx'
import { Spoken } from './spoken.tsx'

const prompt = () => ['Play.'] as const
const guests: Guest[] = []
const pages: TinyNode[] = []
// Test files share a process, and others leave dialogs open.
beforeEach(() => void (openDialogs.value = 0))
afterEach(() => {
  for (const page of pages.splice(0)) render(null, page as unknown as Element)
  for (const guest of guests.splice(0)) guest.close()
})

async function listening() {
  const room = await askedToCall(['Ailsa', 'Rory'])
  const [ailsa, rory] = ['Ailsa', 'Rory'].map((name) => new Guest(room, name))
  guests.push(ailsa, rory)
  const isThere = ({ store }: Guest): boolean =>
    [store.state, store.board, store.texts].every(({ value }) => value !== null)
  await vi.waitUntil(() => isThere(ailsa) && isThere(rory), PATIENCE)
  const page = new TinyNode('main')
  const uiState = createBoardUiState()
  pages.push(page)
  const draw = (isCovered: boolean): void =>
    render(
      <>
        <Spoken store={ailsa.store} uiState={uiState} isCovered={isCovered} />
        <LiveRegion />
      </>,
      page as unknown as Element,
    )
  const read = new Set<TinyNode>()
  const said = (): readonly string[] => {
    const lines = page.all().filter((node) => node.localName === 'p' && !read.has(node))
    for (const line of lines) read.add(line)
    return lines.map(({ textContent }) => textContent)
  }
  const after = async (doing: () => void | Promise<void>): Promise<readonly string[]> => {
    await act(doing)
    await act(() => undefined)
    return said()
  }
  const plays = (guest: Guest, ...targets: readonly string[]): Promise<readonly string[]> =>
    after(async () => {
      const before = ailsa.store.state.value
      await guest.play(...targets)
      await vi.waitUntil(() => ailsa.store.state.value !== before, PATIENCE)
    })
  await act(() => draw(false))
  return {
    ailsa,
    uiState,
    rory,
    first: said().at(-1),
    after,
    plays,
    cover: (isCovered: boolean) => after(() => draw(isCovered)),
    leave: async () => {
      await act(() => render(<LiveRegion />, page as unknown as Element))
      return page.textContent
    },
  }
}

test('one’s own results are said, and the question only where it is another one', async () => {
  const { ailsa, rory, first, plays } = await listening()
  expect(first).toBe('You: call.')
  expect(await plays(ailsa, 'do:call', 'do:rain')).toEqual(['You’ve answered. Waiting for Rory 1.'])
  expect(await plays(rory, 'do:call', 'do:sun')).toEqual([
    'Ailsa 0 called rain. Rory 1 called the weather. Calls: rain, sun. Ailsa 0 weathered. You: turn.',
  ])
  expect(await plays(ailsa, 'do:look')).toEqual(['Ailsa 0 looked.'])
  expect(await plays(ailsa, 'do:pick-3')).toEqual(['Ailsa 0 picked. You: place.'])
  expect(await plays(ailsa, 'do:place-up')).toEqual(['Ailsa 0 placed. Ailsa 0 drew.'])
})

test('the same question is said again once another player has played', async () => {
  const { ailsa, rory, plays } = await listening()
  const { board: shown } = ailsa.store
  const board = shown.value
  if (board === null) throw new Error('no client')
  const { texts, primer } = board.words.of('en')
  shown.value = { ...board, words: { ...board.words, of: () => ({ texts: { ...texts, prompt }, primer }) } }
  await plays(ailsa, 'do:call', 'do:rain')
  await plays(rory, 'do:call', 'do:sun')
  expect(await plays(ailsa, 'do:pick-3')).toEqual(['Ailsa 0 picked.'])
  expect(await plays(ailsa, 'do:place-up')).toEqual(['Ailsa 0 placed. Ailsa 0 drew.'])
  expect(await plays(rory, 'do:pick-4')).toEqual(['Rory 1 picked.'])
  expect(await plays(rory, 'do:place-up')).toEqual(['Rory 1 placed. Rory 1 drew. Play.'])
})

test('an undo is said, with the question it leads back to', async () => {
  const { ailsa, rory, after, plays } = await listening()
  await plays(ailsa, 'do:call', 'do:rain')
  await plays(rory, 'do:call', 'do:sun')
  await plays(ailsa, 'do:pick-3')
  const undone = await after(async () => {
    ailsa.store.undo('step')
    await vi.waitUntil(() => ailsa.store.choice.value.buttons.includes('do:pick-3'), PATIENCE)
  })
  expect(undone).toEqual(['Move undone. You: turn.'])
})

test('half a choice is asked about, and what has been let go is asked anew', async () => {
  const { ailsa, after } = await listening()
  const board = ailsa.store.board.value
  if (board === null) throw new Error('no client')
  const presenter = { ...board.presenter, picking: () => 'Sun or rain?' }
  ailsa.store.board.value = { ...board, presenter }
  const pick = (): Promise<readonly string[]> => after(() => ailsa.store.choice.value.pick('do:call'))
  expect(await pick()).toEqual(['Sun or rain?'])
  expect(await after(() => ailsa.store.choice.value.unpick())).toEqual(['You: call.'])
})

test('what is only pointed at so far is said with what it would bring', async () => {
  const { ailsa, rory, uiState, after, plays } = await listening()
  const board = ailsa.store.board.value
  if (board === null) throw new Error('no client')
  ailsa.store.board.value = { ...board, brings: () => ['a stone', 'Rory is next.'] }
  await plays(ailsa, 'do:call', 'do:rain')
  await plays(rory, 'do:call', 'do:sun')
  const said = await after(() => {
    uiState.previewed.value = 'do:pick-3'
  })
  expect(said).toEqual(['pick 3. A stone. Rory is next. Choose it again to confirm.'])
  expect(await after(() => void (uiState.previewed.value = null))).toEqual(['You: turn.'])
})

test('what happens behind a dialog is said once it is gone', async () => {
  const { ailsa, rory, cover, plays } = await listening()
  await plays(ailsa, 'do:call', 'do:rain')
  expect(await cover(true)).toEqual([])
  expect(await plays(rory, 'do:call', 'do:sun')).toEqual([])
  expect((await cover(false)).join()).toMatch(/^Ailsa 0 called rain\. .* You: turn\.$/)
})

test('lines that follow one another are all there to be read', async () => {
  const { after } = await listening()
  expect(
    await after(() => {
      announce('The link is copied.')
      announce('The link is copied.')
    }),
  ).toEqual(['The link is copied.', 'The link is copied.'])
})

test('on a shared device nothing is left of it for the next person', async () => {
  const { ailsa, plays, leave } = await listening()
  expect(await plays(ailsa, 'do:call', 'do:rain')).not.toEqual([])
  expect(await leave()).toBe('')
})
