import { type JSX, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { PATIENCE } from '../../test/patience.ts'
import { TinyNode } from '@bothy/board-kit/testing/tiny-dom.ts'
import { askedToCall, Guest } from '../../test/toy-table.ts'
import { createBoardUiState } from '@bothy/board-kit/board/choice/board-ui-state.ts'
import { finishedGames, speed } from '@bothy/board-kit/ui/page/settings.ts'
import { useInterruptions } from './use-interruptions.ts'

const guests: Guest[] = []
const FOCUS = { before: () => undefined, after: () => undefined }
afterEach(() => {
  for (const guest of guests.splice(0)) guest.close()
  vi.unstubAllGlobals()
})

const startsCutscene = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'callsShown'

test('a show begins with the position it is about: the table never tells it before, and is not drawn twice', async () => {
  const room = await askedToCall(['Ailsa', 'Rory'])
  const [ailsa, rory] = ['Ailsa', 'Rory'].map((name) => new Guest(room, name))
  guests.push(ailsa, rory)
  await vi.waitUntil(() => [ailsa, rory].every(({ store }) => store.state.value !== null), PATIENCE)
  const board = ailsa.store.board.value
  if (board === null) throw new Error('no client')
  ailsa.store.board.value = { ...board, Cutscene: () => null, startsCutscene }
  vi.stubGlobal('document', { hidden: false, getAnimations: () => [] })
  const drawn: string[] = []
  const root = { current: null }
  function Page(): JSX.Element {
    const [interruption, setInterruption] = useInterruptions(ailsa.store, root, FOCUS, createBoardUiState())
    drawn.push(`${ailsa.store.state.value?.ply} ${interruption?.kind}`)
    return <button onClick={() => setInterruption(null)}>Close</button>
  }
  const page = new TinyNode('main')
  await act(() => render(<Page />, page as unknown as Element))
  const before = ailsa.store.state.value?.ply ?? 0
  await act(() => ailsa.play('do:call', 'do:rain'))
  drawn.length = 0
  await act(() => rory.play('do:call', 'do:sun'))
  await vi.waitUntil(() => ailsa.store.state.value?.ply === before + 2, PATIENCE)
  await act(() => undefined)
  expect(new Set(drawn)).toEqual(new Set([`${before + 2} show`]))
  drawn.length = 0
  await act(() =>
    page
      .all()
      .find(({ localName }) => localName === 'button')
      ?.fire('click'),
  )
  expect(drawn).toEqual([`${before + 2} undefined`])
})

test('a game is finished once its last show is closed: until then its reader is a newcomer', async () => {
  const room = await askedToCall(['Ailsa', 'Rory'])
  const [ailsa, rory] = ['Ailsa', 'Rory'].map((name) => new Guest(room, name))
  guests.push(ailsa, rory)
  await vi.waitUntil(() => [ailsa, rory].every(({ store }) => store.state.value !== null), PATIENCE)
  const board = ailsa.store.board.value
  if (board === null) throw new Error('no client')
  ailsa.store.board.value = { ...board, Cutscene: () => null, startsCutscene }
  vi.stubGlobal('document', { hidden: false, getAnimations: () => [] })
  onTestFinished(() => void (finishedGames.value = []))
  function Page(): JSX.Element {
    const [interruption, setInterruption] = useInterruptions(
      ailsa.store,
      { current: null },
      FOCUS,
      createBoardUiState(),
    )
    return <button onClick={() => setInterruption(null)}>{interruption?.kind}</button>
  }
  const page = new TinyNode('main')
  await act(() => render(<Page />, page as unknown as Element))
  const before = ailsa.store.state.value?.ply ?? 0
  await act(() => ailsa.play('do:call', 'do:rain'))
  await act(() => rory.play('do:call', 'do:sun'))
  await vi.waitUntil(() => ailsa.store.state.value?.ply === before + 2, PATIENCE)
  await act(() => {
    const now = ailsa.store.tableState.value
    const result = { scores: [1, 0], ranks: [1, 2], tieBreaks: [], verdict: null }
    if (now.state !== null) ailsa.store.tableState.value = { ...now, state: { ...now.state, result } }
  })
  expect([page.textContent, finishedGames.value]).toEqual(['show', []])
  await act(() =>
    page
      .all()
      .find(({ localName }) => localName === 'button')
      ?.fire('click'),
  )
  expect([page.textContent, finishedGames.value]).toEqual(['', [board.id]])
})

test('a preview stays while others move, and goes with the answer to its choice', async () => {
  const room = await askedToCall(['Ailsa', 'Rory'])
  const [ailsa, rory] = ['Ailsa', 'Rory'].map((name) => new Guest(room, name))
  guests.push(ailsa, rory)
  await vi.waitUntil(() => [ailsa, rory].every(({ store }) => store.state.value !== null), PATIENCE)
  vi.stubGlobal('document', { hidden: false, getAnimations: () => [], querySelector: () => null })
  const uiState = createBoardUiState()
  function Page(): JSX.Element {
    useInterruptions(ailsa.store, { current: null }, FOCUS, uiState)
    return <p>{ailsa.store.state.value?.ply}</p>
  }
  await act(() => render(<Page />, new TinyNode('main') as unknown as Element))
  uiState.previewed.value = 'do:rain'
  let seen = ailsa.store.state.value
  await act(() => rory.play('do:call', 'do:sun'))
  await vi.waitUntil(() => ailsa.store.state.value !== seen, PATIENCE)
  expect(uiState.previewed.value).toBe('do:rain')
  seen = ailsa.store.state.value
  await act(() => ailsa.play('do:call', 'do:rain'))
  await vi.waitUntil(() => ailsa.store.state.value !== seen, PATIENCE)
  expect(uiState.previewed.value).toBe(null)
})

test('at the speed instant nothing is measured to move, for moves of any player', async () => {
  const room = await askedToCall(['Ailsa', 'Rory'])
  const [ailsa, rory] = ['Ailsa', 'Rory'].map((name) => new Guest(room, name))
  guests.push(ailsa, rory)
  await vi.waitUntil(() => [ailsa, rory].every(({ store }) => store.state.value !== null), PATIENCE)
  vi.stubGlobal('document', { hidden: false, getAnimations: () => [], querySelector: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  let measured = 0
  const querySelector = (): null => {
    measured++
    return null
  }
  const root = { current: { querySelector } as unknown as HTMLElement }
  function Page(): JSX.Element {
    useInterruptions(ailsa.store, root, FOCUS, createBoardUiState())
    return <p>{ailsa.store.state.value?.ply}</p>
  }
  await act(() => render(<Page />, new TinyNode('main') as unknown as Element))
  const playing = async (guest: Guest, call: string): Promise<number> => {
    const [seen, before] = [ailsa.store.state.value, measured]
    await act(() => guest.play('do:call', call))
    await vi.waitUntil(() => ailsa.store.state.value !== seen, PATIENCE)
    return measured - before
  }
  expect(await playing(rory, 'do:sun')).toBe(0)
  const usual = speed.value
  speed.value = 'quick'
  onTestFinished(() => void (speed.value = usual))
  expect(await playing(ailsa, 'do:rain')).toBe(1)
})
