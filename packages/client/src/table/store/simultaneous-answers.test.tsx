import { plain } from '@bothy/kernel'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { boardProps, TableContextProvider } from '@bothy/board-kit/board/table-context.tsx'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { askedToCall, Guest } from '../../test/toy-table.ts'
import { PromptText } from '../prompt/prompt-text.tsx'
import { PromptTools } from '../prompt/prompt-tools.tsx'
import { sinceMyTurn } from './table-state.ts'

const guests: Guest[] = []
afterEach(() => {
  for (const guest of guests.splice(0)) guest.close()
})

async function meet(...names: readonly string[]): Promise<readonly Guest[]> {
  const room = await askedToCall(names)
  guests.push(...names.map((name) => new Guest(room, name)))
  for (const { store } of guests) await vi.waitUntil(() => store.state.value !== null, PATIENCE)
  return guests
}

const calls = ({ store: { tableState, texts, me } }: Guest): readonly string[] =>
  tableState.value.log
    .flatMap(({ events }) => events.map((event) => plain(texts.value?.event(event, me.value) ?? [], ['A', 'B', 'C'])))
    .filter((sentence) => /call/i.test(sentence))

async function prompt({ store }: Guest): Promise<{ readonly sentence: string; readonly undo: string }> {
  const [board, state, root] = [store.board.value, store.state.value, new TinyNode('main')]
  if (board === null || state === null) throw new Error('no table')
  const props = boardProps(board, {
    view: state.view,
    choice: store.choice.value,
    me: state.seat,
    reader: state.seat,
    names: store.names.value,
    seats: [],
    tally: [],
    showDetails: () => undefined,
    uiState: createBoardUiState(),
  })
  await act(() =>
    render(
      <TableContextProvider value={{ board, props, item: signal(null), openSeat: null, openRule: () => undefined }}>
        <PromptText store={store} />
        <PromptTools store={store} onList={() => undefined} />
      </TableContextProvider>,
      root as unknown as Element,
    ),
  )
  const word = (attribute: string, value: string): string =>
    root
      .all()
      .find((node) => node.attribute(attribute) === value)
      ?.textContent.trim() ?? ''
  const words = { sentence: word('id', 'prompt'), undo: word('aria-keyshortcuts', 'u') }
  await act(() => render(null, root as unknown as Element))
  return words
}

test('the answers of others neither clear nor free what is half picked, and do not make it stale', async () => {
  const [ann, ben, cat] = await meet('ann', 'ben', 'cat')
  ann.store.choice.value.pick('do:call')
  const version = ann.store.state.value?.version
  await ben.play('do:call', 'do:sun')
  await cat.play('do:call', 'do:rain')
  await vi.waitUntil(() => ann.store.state.value?.answered.length === 2, PATIENCE)
  expect(ann.store.selection.value).toEqual({ kind: 'picking', picked: ['do:call'] })
  expect(ann.store.choice.value.buttons).toEqual(['do:sun', 'do:rain'])
  expect(ann.store.state.value?.version).toBe(version)
  await ann.play('do:rain')
  expect(ann.store.notice.value).toBeNull()
  await vi.waitUntil(() => calls(ben).length === 4, PATIENCE)
  expect(calls(ben).at(-1)).toBe('Calls: rain, sun, rain.')
})

test('answers sent in the same moment are both taken, and a hand that is sending waits for its own', async () => {
  const [ann, ben] = await meet('ann', 'ben', 'cat')
  await Promise.all([ann.play('do:call', 'do:sun'), ben.play('do:call', 'do:rain')])
  for (const { store } of [ann, ben]) {
    await vi.waitUntil(() => store.state.value?.answered.length === 2, PATIENCE)
    expect([store.selection.value.kind, store.notice.value, store.hasAnswered.value]).toEqual(['idle', null, true])
  }
})

test('a player who has answered reads whom the table waits for, and changes the answer by undo until the last is in', async () => {
  const [ann, ben, cat] = await meet('ann', 'ben', 'cat')
  expect(await prompt(ann)).toEqual({ sentence: 'You: call.', undo: 'Ask to undo' })
  await ann.play('do:call', 'do:sun')
  expect(await prompt(ann)).toEqual({
    sentence: 'You’ve answered. Waiting for ben 1 and cat 2.',
    undo: 'Change my answer',
  })
  await ben.play('do:call', 'do:sun')
  await vi.waitUntil(() => ann.store.state.value?.actors.join() === '2', PATIENCE)
  expect((await prompt(ann)).sentence).toBe('You’ve answered. Waiting for cat 2.')
  ann.store.undo('step')
  await vi.waitUntil(() => !ann.store.hasAnswered.value, PATIENCE)
  expect(await prompt(ann)).toEqual({ sentence: 'You: call.', undo: 'Ask to undo' })
  expect(ben.store.hasAnswered.value).toBe(true)
  await ann.play('do:call', 'do:rain')
  await cat.play('do:call', 'do:sun')
  await vi.waitUntil(() => calls(ann).length === 4, PATIENCE)
  expect(calls(ann).at(-1)).toBe('Calls: rain, sun, sun.')
  expect((await prompt(ann)).undo).toBe('Ask to undo')
})

test('the log and the recap tell no answer before the last is in, and all of them then', async () => {
  const [ann, ben] = await meet('ann', 'ben')
  const before = ann.store.tableState.value.log.length
  await ann.play('do:call', 'do:sun')
  await vi.waitUntil(() => ben.store.state.value?.answered.length === 1, PATIENCE)
  for (const guest of [ann, ben]) {
    const { log, fresh } = guest.store.tableState.value
    expect([log.length, fresh.length, calls(guest)]).toEqual([before, 0, []])
  }
  const told = ben.heard.map((message) => (message.type === 'state' ? [message.view, message.log] : null))
  expect(JSON.stringify(told)).not.toContain('sun')
  expect(sinceMyTurn(ben.store.tableState.value.log, 1)).toEqual([])
  await ben.play('do:call', 'do:rain')
  await vi.waitUntil(() => calls(ann).length === 3, PATIENCE)
  expect(calls(ann)).toEqual(['A called sun.', 'B called the weather.', 'Calls: sun, rain.'])
  expect(calls(ben)).toEqual(['A called the weather.', 'B called rain.', 'Calls: sun, rain.'])
  expect(ann.store.tableState.value.fresh.map(({ seat }) => seat)).toEqual([0, 1])
  expect(sinceMyTurn(ann.store.tableState.value.log, 0).map(({ seat }) => seat)).toEqual([1])
})

test('a player who waits for an answer has waited since the question was put', async () => {
  const [ann, ben] = await meet('ann', 'ben')
  const since = (ann.store.since.value -= 5000)
  await ben.play('do:call', 'do:sun')
  await vi.waitUntil(() => ann.store.state.value?.answered.length === 1, PATIENCE)
  expect(ann.store.since.value).toBe(since)
  await ann.play('do:call', 'do:sun')
  expect(ann.store.since.value).toBeGreaterThan(since)
})
