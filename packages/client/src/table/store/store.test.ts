import { signal } from '@preact/signals'
import { type Game, type GameTypes, type Json, plain } from '@bothy/kernel'
import { loadGame } from '@bothy/games'
import type { StateMessage } from '@bothy/protocol'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '../../test/both-languages.ts'
import type { Answer, Connection, Listener, Request } from '../../net/link.ts'
import { stateMessage, TABLE, tableInfo } from '../../test/messages.ts'
import { refusalsEn } from '@bothy/board-kit/ui/messages/refusals-en.ts'
import { chosenLanguage, confirmMoves, speed } from '@bothy/board-kit/ui/page/settings.ts'
import { isMuted, muteWarning } from './muted-warnings.ts'
import { TableStore } from './store.ts'

class FakeTable implements Connection {
  readonly status = signal<'open' | 'lost'>('open')
  readonly me = signal(null)
  asked: Request[] = []
  answer: Answer | null = { ok: true, stopped: null }
  listener: Listener = () => undefined
  follow(_table: string, listener: Listener): () => void {
    this.listener = listener
    return () => undefined
  }
  ask(request: Request): Promise<Answer> {
    this.asked.push(request)
    return this.answer === null ? new Promise(() => undefined) : Promise.resolve(this.answer)
  }
  retry(): void {}
}

let game: Game<GameTypes>
let position: GameTypes['state']
beforeAll(async () => {
  game = await loadGame('lords-of-scotland')
  const setup = game.setup({ firstInitiative: 0 }, 2)
  if (!setup.ok) throw new Error('setup')
  position = game.create(setup.value, 2, 'store', game.revision)
})

const info = tableInfo()

function stateNow(over: Partial<StateMessage> = {}): StateMessage {
  const legal: Json[] = []
  game.legal(position, 0, legal)
  const [blocked, warned] = [[...game.blocked(position, 0)], [...game.warnings(position, 0)]]
  return stateMessage({ view: game.view(position, 0), legal, blocked, warned, ...over })
}

let table: FakeTable
let store: TableStore
beforeEach(async () => {
  confirmMoves.value = false
  table = new FakeTable()
  store = new TableStore(table, TABLE)
  store.start()
  table.listener({ type: 'table', table: info })
  await vi.waitUntil(() => store.board.value !== null, { timeout: 8000 })
  table.listener(stateNow())
})

afterEach(() => {
  vi.useRealTimers()
  chosenLanguage.value = null
})

test('a whole path is sent once, for the version that was seen', () => {
  table.answer = null
  expect(store.choice.value.isSelectable('recruit:2')).toBe(true)
  store.choice.value.pick('recruit:2')
  store.choice.value.pick('recruit:3')
  expect(table.asked).toEqual([
    { type: 'submit', table: TABLE, seat: 0, version: 0, action: { type: 'flip', slot: 2 } },
  ])
  expect(store.choice.value.isSelectable('recruit:3')).toBe(false)
  table.listener(stateNow({ version: 1 }))
  expect(store.selection.value.kind).toBe('idle')
})

const played = (version: number, over: Partial<StateMessage> = {}): StateMessage =>
  stateNow({
    version,
    ply: version,
    from: version - 1,
    log: [{ ply: version - 1, seat: 1, events: [{ type: 'declined', seat: 1 }] }],
    ...over,
  })

test('while moves of others are shown nothing is asked; to act shows them to the end, and then names the newest version', () => {
  speed.value = 'calm'
  try {
    table.answer = null
    table.listener(played(1, { actors: [1], legal: [] }))
    table.listener(played(2))
    const seen = (): unknown => [
      store.state.value?.version,
      store.playback.queue.busy.value,
      store.tableState.value.log.length,
    ]
    expect(seen()).toEqual([1, true, 1])
    expect([store.choice.value.isSelectable('recruit:2'), store.macros.value]).toEqual([false, []])
    store.choice.value.pick('recruit:2')
    expect(seen()).toEqual([2, false, 2])
    expect([table.asked, store.choice.value.isSelectable('recruit:2')]).toEqual([[], true])
    store.choice.value.pick('recruit:2')
    expect(table.asked).toEqual([
      { type: 'submit', table: TABLE, seat: 0, version: 2, action: { type: 'flip', slot: 2 } },
    ])
  } finally {
    speed.value = 'instant'
  }
})

test('nothing is taken back or sent while the last turns are shown again', () => {
  speed.value = 'instant'
  table.listener(played(1, { actors: [1], legal: [] }))
  table.listener(played(2, { canUndo: 'free', canRedo: true }))
  for (const act of [() => store.undo('step'), () => store.redo(), () => store.play(ALL)]) {
    store.playback.showAgain()
    expect(store.state.value?.version).toBe(0)
    act()
    expect([store.state.value?.version, store.playback.again.value, table.asked]).toEqual([2, false, []])
  }
})

test('what is chosen is seen to be taken at once; the board is drawn again with the answer', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  table.answer = null
  const drawn = store.offered.value
  store.choice.value.pick('recruit:2')
  expect([drawn.sent.value, store.choice.value.isSelectable('recruit:3')]).toEqual([['recruit:2'], false])
  vi.advanceTimersByTime(100)
  expect(store.offered.value).toBe(drawn)
  table.listener(stateNow({ version: 1 }))
  expect(drawn.sent.value).toEqual([])
  expect(store.offered.value.isSelectable('recruit:3')).toBe(true)
})

test('when the answer takes long, nothing is lit on the board any more until it comes', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  table.answer = null
  store.choice.value.pick('recruit:2')
  expect(store.offered.value.isSelectable('recruit:3')).toBe(true)
  vi.advanceTimersByTime(300)
  expect([store.offered.value.picked, store.offered.value.isSelectable('recruit:3')]).toEqual([['recruit:2'], false])
  table.listener(stateNow({ version: 1 }))
  expect(store.offered.value.isSelectable('recruit:3')).toBe(true)
})

test('a connection that is lost on the way does not end it: the lights come back with the refusal of what is sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let refuse: (answer: Answer) => void = () => undefined
  vi.spyOn(table, 'ask').mockReturnValue(new Promise((settle) => (refuse = settle)))
  store.choice.value.pick('recruit:2')
  table.status.value = 'lost'
  vi.advanceTimersByTime(300)
  table.status.value = 'open'
  table.listener(stateNow()) // joined again: nothing has changed
  expect([store.selection.value.kind, store.offered.value.isSelectable('recruit:3')]).toEqual(['sending', false])
  refuse({ ok: false, why: 'refused', refusal: { why: 'stale', reason: null, at: null }, again: true })
  vi.useRealTimers()
  await vi.waitFor(() => expect(store.offered.value.isSelectable('recruit:3')).toBe(true))
  expect([store.selection.value.kind, store.offered.value.sent.value]).toEqual(['idle', []])
})

test('the wait for one answer does not put out the lights of the next question', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  table.answer = null
  store.choice.value.pick('recruit:2')
  vi.advanceTimersByTime(150)
  table.listener(stateNow({ version: 1 }))
  store.choice.value.pick('recruit:3')
  vi.advanceTimersByTime(150)
  expect([store.offered.value.isSelectable('recruit:1'), store.offered.value.sent.value]).toEqual([true, ['recruit:3']])
  vi.advanceTimersByTime(150)
  expect(store.offered.value.isSelectable('recruit:1')).toBe(false)
})

test('leaving the table while a choice is on its way leaves no timer behind', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  table.answer = null
  store.choice.value.pick('recruit:2')
  expect(vi.getTimerCount()).toBe(1)
  store.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('what is blocked says why in words', () => {
  const reason =
    store.choice.value.why('card:0') ?? store.narrowed.value.shut.map((target) => store.choice.value.why(target)).at(0)
  expect(reason).not.toBeNull()
  expect(plain(reason ?? [], ['Ailsa', 'Rory'])).toMatch(/LOS-\d+/)
})

test('a legal choice is shown with its warning, in the list and at the last pick', () => {
  const action = { type: 'flip', slot: 2 }
  table.listener(stateNow({ warned: [{ action, warning: ['Three points would be lost.'] }] }))
  expect(store.warningOf.value(action)).toEqual(['Three points would be lost.'])
  expect(store.warningOf.value({ type: 'flip', slot: 1 })).toBeNull()
  expect(store.warningAt('recruit:2')).toEqual(['Three points would be lost.'])
  expect([store.warningAt('recruit:1'), store.warningAt('no-such-target')]).toEqual([null, null])
})

test('a refusal is shown in words and frees the hand', async () => {
  table.answer = { ok: false, why: 'refused', refusal: { why: 'not-your-turn', reason: null, at: null }, again: false }
  store.choice.value.pick('recruit:0')
  await vi.waitFor(() => expect(store.selection.value.kind).toBe('idle'))
  expect(store.notice.value).toEqual(['It’s not your turn.'])
  expect([store.offered.value.sent.value, store.offered.value.isSelectable('recruit:0')]).toEqual([[], true])
  store.gesture({ type: 'unpick' })
  expect(store.notice.value).toBeNull()
})

test('stale after a second sending means that the first one had arrived: nothing is said', async () => {
  table.answer = { ok: false, why: 'refused', refusal: { why: 'stale', reason: null, at: null }, again: true }
  store.choice.value.pick('recruit:0')
  await vi.waitFor(() => expect(store.selection.value.kind).toBe('idle'))
  expect(store.notice.value).toBeNull()
})

test('asks once more if that is wanted', () => {
  confirmMoves.value = true
  store.choice.value.pick('recruit:1')
  expect(store.selection.value.kind).toBe('confirming')
  expect(table.asked).toEqual([])
  store.gesture({ type: 'confirm' })
  expect(table.asked).toHaveLength(1)
})

test('asks once before something is lost, in words, and no more at this table when that is wanted', () => {
  const action = { type: 'flip', slot: 2 }
  const warned = [{ action, warning: ['Three points would be lost.'] }]
  table.listener(stateNow({ warned }))
  store.choice.value.pick('recruit:2')
  expect(store.selection.value).toMatchObject({ kind: 'confirming', action })
  expect(store.asksAbout(action)).toEqual({ kind: '', warning: ['Three points would be lost.'] })
  expect(table.asked).toEqual([])
  store.gesture({ type: 'unpick' })
  muteWarning(TABLE, '')
  expect(store.asksAbout(action)).toBeNull()
  store.choice.value.pick('recruit:2')
  expect(table.asked).toHaveLength(1)
  expect(isMuted('another-table', '')).toBe(false)
})

test('undo and redo go only where the table allows them', () => {
  store.undo('step')
  store.redo()
  expect(table.asked).toEqual([])
  table.listener(stateNow({ version: 3, canUndo: 'free', canRedo: true }))
  store.undo('draft')
  store.redo()
  expect(table.asked).toEqual([
    { type: 'undo', table: TABLE, seat: 0, version: 3, reach: 'draft' },
    { type: 'redo', table: TABLE, seat: 0, version: 3 },
  ])
})

test('undo past what is final asks the others, or this person once more', () => {
  const asked = (reach: string): unknown => ({ type: 'undo', table: TABLE, seat: 0, version: 3, reach })
  table.listener(stateNow({ version: 3, canUndo: 'ask' }))
  store.undo('draft')
  expect(table.asked).toEqual([])
  store.undo('step')
  expect(table.asked).toEqual([asked('past')])
  table.listener(stateNow({ version: 3, canUndo: 'confirm' }))
  store.undo('step')
  expect([store.confirmsUndo.value, table.asked.length]).toEqual([true, 1])
  store.confirmUndo(false)
  expect([store.confirmsUndo.value, table.asked.length]).toEqual([false, 1])
  store.undo('step')
  store.confirmUndo(true)
  expect(table.asked).toEqual([asked('past'), asked('past')])
  store.undo('step')
  table.listener(stateNow({ version: 4, canUndo: 'free' }))
  store.confirmUndo(true)
  expect(table.asked, 'the position has moved on').toHaveLength(2)
})

const ALL = {
  id: 'macro:all',
  label: 'All',
  actions: [
    { type: 'flip', slot: 2 },
    { type: 'flip', slot: 3 },
    { type: 'flip', slot: 99 },
  ],
}

test('a macro is one message, whatever it asks for, and is sent without asking once more', () => {
  const { board } = store
  if (board.value === null) throw new Error('no board')
  board.value = { ...board.value, presenter: { ...board.value.presenter, macros: () => [ALL] } }
  confirmMoves.value = true
  table.answer = null
  const [macro] = store.macros.value
  store.play(macro)
  store.play(macro)
  expect(table.asked).toEqual([{ type: 'sequence', table: TABLE, seat: 0, version: 0, actions: ALL.actions }])
  expect([store.selection.value.kind, store.macros.value]).toEqual(['sending', []])
  table.listener(stateNow({ version: 2 }))
  expect([store.selection.value.kind, table.asked.length]).toEqual(['idle', 1])
})

test.each([
  ['en', 'Only 2 of 3 actions could be done. It’s not your turn.'],
  ['fr', 'Seules 2 actions sur 3 ont pu être faites. Ce n’est pas à vous de jouer.'],
] as const)('a macro that stops midway says how far it came, and why: %s', async (spoken, notice) => {
  chosenLanguage.value = spoken
  const refusal = { why: 'not-your-turn', reason: null, at: null } as const
  table.answer = { ok: true, stopped: { played: 2, refusal } }
  store.play(ALL)
  table.listener(stateNow({ version: 2 }))
  await vi.waitFor(() => expect(store.notice.value).not.toBeNull())
  expect(plain(store.notice.value ?? [], []).replaceAll('\u00a0', ' ')).toBe(notice)
  table.answer = { ok: true, stopped: { played: 1, refusal } }
  store.play(ALL)
  expect(store.notice.value).toBeNull()
  await vi.waitFor(() => expect(plain(store.notice.value ?? [], [])).toContain('1'))
  table.listener(stateNow({ version: 3 }))
  expect([store.notice.value, store.selection.value.kind]).toEqual([null, 'idle'])
})

test('a macro of which nothing is possible is refused like any other gesture', async () => {
  table.answer = { ok: false, why: 'refused', refusal: { why: 'stale', reason: null, at: null }, again: false }
  store.play(ALL)
  await vi.waitFor(() => expect(store.selection.value.kind).toBe('idle'))
  expect(store.notice.value).toEqual([refusalsEn.stale])
})
