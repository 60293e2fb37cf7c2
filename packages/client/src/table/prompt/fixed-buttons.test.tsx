import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { NO_CHOICE } from '@bothy/board-kit/board/choice/choice.ts'
import { IDLE } from '@bothy/board-kit/board/choice/selection.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { trusted } from '../../net/trusted.ts'
import '../../test/both-languages.ts'
import type { TableStore } from '../store/store.ts'
import { FixedButtons } from './fixed-buttons.tsx'
import { PromptButtons } from './prompt-buttons.tsx'

const uiState = createBoardUiState()
const choice = signal(NO_CHOICE)
const state = signal({ actors: [1] })
const store = trusted<TableStore>({
  selection: signal(IDLE),
  choice,
  state,
  info: signal(null),
  isPaused: signal(false),
  macros: signal([]),
  warningAt: () => null,
})
const context = trusted<TableContext>({
  board: { presenter: { fixed: ['do:pass', 'do:end'], button: (label: string) => ({ label, primary: false }) } },
  props: { me: 0, names: ['Ailsa'], view: null, language: 'en', uiState },
})

const root = new TinyNode('main')
const draw = (): Promise<void> =>
  act(() =>
    render(
      <TableContextProvider value={context}>
        <PromptButtons store={store} />
        <FixedButtons store={store} />
      </TableContextProvider>,
      root as unknown as Element,
    ),
  )
const buttons = (): readonly TinyNode[] => root.getElementsByTagName('button')
const shut = (): readonly (string | null)[] => buttons().map((it) => it.attribute('aria-disabled'))

test('buttons with their own places stay, grey, while others play, and say so', async () => {
  await draw()
  expect(buttons().map((it) => it.textContent)).toEqual(['do:pass', 'do:end'])
  expect(shut()).toEqual(['true', 'true'])
  buttons()[1].fire('click')
  expect(uiState.why.value).toEqual({ anchor: buttons()[1], reason: ['It’s not your turn.'] })
})

test('the same element can be pressed in turn, and no second one stands among the buttons of the step', async () => {
  await draw()
  const [pass, end] = buttons()
  const picked: string[] = []
  state.value = { actors: [0] }
  choice.value = {
    ...NO_CHOICE,
    buttons: ['do:pass'],
    blockedButtons: ['do:end'],
    isSelectable: (target) => target === 'do:pass',
    isBlocked: (target) => target === 'do:end',
    why: (target) => (target === 'do:end' ? ['First take a main action.'] : null),
    pick: (target) => picked.push(target),
  }
  await draw()
  expect(buttons()).toEqual([pass, end])
  expect(shut()).toEqual([null, 'true'])
  pass.fire('click')
  end.fire('click')
  expect(picked).toEqual(['do:pass'])
  expect(uiState.why.value).toEqual({ anchor: end, reason: ['First take a main action.'] })
})
