import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import type { TableInfo } from '@bothy/protocol'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import { OPEN, person, tableInfo } from '../../test/messages.ts'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { hush, LiveRegion } from '@bothy/board-kit/ui/controls/announce.tsx'
import { loadChatPanel } from '../chat/chat-panel.tsx'
import { BeforeStart, roomFor } from './before-start.tsx'
import type { TableStore } from '../store/store.ts'

beforeEach(() => {
  hush()
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('location', new URL('http://bothy.test/table/table-0001'))
})
afterEach(() => void vi.unstubAllGlobals())

const waiting = (over: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({ status: 'waiting', host: false, seats: [person('Rory'), OPEN], ...over })
const SEATED = waiting({ seats: [person('Rory'), person('Una', { mine: true })] })

async function opened(first: TableInfo) {
  await Promise.all([roomFor(waiting())?.load(), roomFor(SEATED)?.load(), loadChatPanel()])
  const root = new TinyNode('main')
  const store = {
    id: first.id,
    board: signal(null),
    texts: signal(null),
    names: signal([]),
    info: signal(first),
    mySeats: signal([]),
    tableState: signal({ chat: [] }),
    playback: { readChat: () => undefined },
  } as unknown as TableStore
  onTestFinished(() => render(null, root as unknown as Element))
  const told = (info: TableInfo): Promise<void> =>
    act(() =>
      render(
        <>
          <BeforeStart store={store} info={info} />
          <LiveRegion />
        </>,
        root as unknown as Element,
      ),
    )
  await told(first)
  const headings = (): readonly TinyNode[] => root.all().filter(({ localName }) => localName === 'h1')
  return {
    root,
    told,
    headings,
    focused: () => root.ownerDocument.activeElement,
    press: (name: string): Promise<void> =>
      act(() =>
        root
          .all()
          .find((node) => node.localName === 'button' && node.textContent.trim() === name)
          ?.fire('click'),
      ),
  }
}

test('to sit down leads to the heading of the waiting room, and says the seat', async () => {
  const { root, told, headings, focused } = await opened(waiting())
  expect(focused(), 'nothing is taken from a reader who comes').not.toBe(headings()[0])
  await told(SEATED)
  expect(headings().map(({ textContent }) => textContent)).toEqual(['The table is ready'])
  expect(focused()).toBe(headings()[0])
  expect(root.textContent).toContain('You’re in seat 2.')
})

test('to watch leads there as well', async () => {
  const { root, press, headings, focused } = await opened(waiting())
  await press('Just watch')
  expect(focused()).toBe(headings()[0])
  expect(headings()[0].textContent).toBe('The table is ready')
  expect(root.textContent).toContain('You’re watching.')
})

test('back from one’s seat the keyboard is at the heading of the invitation', async () => {
  const { told, headings, focused } = await opened(SEATED)
  await told(waiting())
  expect(headings().map(({ textContent }) => textContent)).toEqual(['Lords of Scotland'])
  expect(focused()).toBe(headings()[0])
})

test('a rule of the waiting room is shown there: nobody leaves the table by its number', async () => {
  const { root, press } = await opened(SEATED)
  await press('Rules')
  const number = (): TinyNode | undefined => root.all().find((node) => node.attribute('class') === 'rule-number')
  await vi.waitUntil(() => number() !== undefined, PATIENCE)
  const preventDefault = vi.fn<() => void>()
  await act(() => number()?.fire('click', { button: 0, preventDefault }))
  expect(preventDefault).toHaveBeenCalled()
})
