import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import { IDLE } from '@bothy/board-kit/board/choice/selection.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { trusted } from '../../net/trusted.ts'
import '../../test/both-languages.ts'
import { onTableKey } from '../frame/keys.ts'
import type { TableStore } from '../store/store.ts'
import { PromptButtons } from './prompt-buttons.tsx'

const FULL = ['Your hand is full.']
const uiState = createBoardUiState()
const store = trusted<TableStore>({
  selection: signal(IDLE),
  choice: signal({ ...NO_CHOICE, blockedButtons: ['do:draw'], why: () => FULL }),
  info: signal(null),
  macros: signal([]),
})
const context = trusted<TableContext>({
  board: { presenter: { button: () => ({ label: 'Draw a card', primary: false }) } },
  props: { me: 0, names: ['Ailsa'], view: null, language: 'en', uiState },
})

async function drawn(): Promise<TinyNode> {
  const root = new TinyNode('main')
  const prompt = (
    <TableContextProvider value={context}>
      <PromptButtons store={store} />
    </TableContextProvider>
  )
  await act(() => render(prompt, root as unknown as Element))
  const [button] = root.getElementsByTagName('button')
  return button
}

afterEach(() => {
  uiState.why.value = null
  vi.unstubAllGlobals()
})

test('a button that cannot be pressed now says why, beside itself', async () => {
  const button = await drawn()
  expect([button.textContent, button.attribute('aria-disabled')]).toEqual(['Draw a card', 'true'])
  button.fire('click')
  expect(uiState.why.value).toEqual({ anchor: button, reason: FULL })
})

test('its number on the keyboard is answered in the same way', async () => {
  const button = await drawn()
  vi.stubGlobal('HTMLElement', TinyNode)
  vi.stubGlobal('document', {
    querySelector: () => null,
    querySelectorAll: () => [{ click: () => button.fire('click') }],
  })
  const key = trusted<KeyboardEvent>({ key: '1', target: null })
  const targets = trusted<Parameters<typeof onTableKey>[1]>({ store })
  expect(onTableKey(key, targets)).toBe(true)
  expect(uiState.why.value).toEqual({ anchor: button, reason: FULL })
})
