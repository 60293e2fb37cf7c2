import { signal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { type TableContext, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { PATIENCE } from '../../test/patience.ts'
import { askedToCall, Guest } from '../../test/toy-table.ts'
import { trusted } from '../../net/trusted.ts'
import { PromptText } from './prompt-text.tsx'

test('what the previewed choice would bring is told beside a remark of the coach, too', async () => {
  const guest = new Guest(await askedToCall(['Ailsa', 'Rory']), 'Ailsa')
  const { store } = guest
  await vi.waitUntil(() => [store.state, store.board, store.texts].every(({ value }) => value !== null), PATIENCE)
  const board = store.board.value
  if (board === null) throw new Error('no client')
  const uiState = createBoardUiState()
  const context = trusted<TableContext>({
    item: signal(null),
    board: { ...board, presenter: { ...board.presenter, proposed: () => 'It brings a stone.' } },
    props: { me: 0, names: ['Ailsa', 'Rory'], view: store.state.value?.view, language: 'en', uiState },
  })
  const root = new TinyNode('main')
  const draw = (): Promise<void> =>
    act(() =>
      render(
        <TableContextProvider value={context}>
          <PromptText store={store} />
        </TableContextProvider>,
        root as unknown as Element,
      ),
    )
  store.said.value = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
    <div>{children} Effie speaks.</div>
  )
  await draw()
  expect(root.textContent).toContain('Effie speaks.')
  expect(root.textContent).not.toContain('It brings a stone.')
  await act(() => void (uiState.previewed.value = 'do:call'))
  await draw()
  expect(root.textContent).toMatch(/It brings a stone\..*Effie speaks\./)
  guest.close()
})
