import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import type { HintsMessage } from '@bothy/protocol'
import '../../test/both-languages.ts'
import { stateMessage, tableInfo } from '../../test/messages.ts'
import { trusted } from '../../net/trusted.ts'
import type { Answer, Request } from '../../net/link.ts'
import type { TableStore } from '../store/store.ts'
import { sessionOf } from './session.ts'
import { mayAsk } from './show-hint.tsx'

const HINTS: HintsMessage = {
  type: 'hints',
  tag: 1,
  table: 'table-0001',
  seat: 0,
  version: 4,
  unit: 'share',
  list: [{ actions: [{ type: 'a' }], worth: 0.5, error: 0.01, events: [], why: [] }],
}
const GIVEN: Answer = { ok: true, stopped: null, hints: HINTS }

function tableWith(...answers: readonly Answer[]) {
  const asked: Request[] = []
  const state = signal(stateMessage({ version: 4, legal: [{ type: 'a' }, { type: 'b' }] }))
  const info = signal(tableInfo({ hints: true }))
  const connection = {
    ask: async (request: Request) => {
      asked.push(request)
      return answers[asked.length - 1] ?? GIVEN
    },
  }
  return {
    asked,
    state,
    info,
    store: trusted<TableStore>({ id: 'table-0001', state, info, me: signal(0), connection }),
  }
}

test('first only where to look, then the moves; closed and opened again nothing is asked twice', async () => {
  const { asked, store } = tableWith()
  const session = sessionOf(store)
  expect(session?.stage.value.kind).toBe('thinking')
  await vi.waitUntil(() => session?.stage.value.kind === 'where')
  session?.showMoves()
  expect(session?.stage.value).toEqual({ kind: 'moves', hints: HINTS })
  expect(sessionOf(store)).toBe(session)
  expect(asked).toEqual([{ type: 'hint', table: 'table-0001', seat: 0, version: 4 }])
})

test('another position is another question', async () => {
  const { asked, state, store } = tableWith()
  const session = sessionOf(store)
  state.value = { ...state.value, version: 5 }
  expect(sessionOf(store)).not.toBe(session)
  expect(asked.map((it) => 'version' in it && it.version)).toEqual([4, 5])
})

test('a refusal is told in plain words, and the next try asks again', async () => {
  const { asked, store } = tableWith({
    ok: false,
    why: 'refused',
    refusal: { why: 'no-expert', reason: null, at: null },
    again: false,
  })
  const session = sessionOf(store)
  await vi.waitUntil(() => session?.stage.value.kind === 'failed')
  const stage = session?.stage.value
  expect(stage?.kind === 'failed' ? stage.text : '').toContain('no expert knows them')
  await vi.waitUntil(() => sessionOf(store)?.stage.value.kind === 'where')
  expect(asked).toHaveLength(2)
})

test('there is something to ask only where the table allows it, in my turn, with a choice', () => {
  const { state, info, store } = tableWith()
  expect(mayAsk(store)).toBe(true)
  info.value = tableInfo({ hints: false })
  expect(mayAsk(store)).toBe(false)
  info.value = tableInfo({ hints: true })
  state.value = { ...state.value, actors: [1] }
  expect(mayAsk(store)).toBe(false)
  state.value = { ...state.value, actors: [0], legal: [{ type: 'a' }] }
  expect(mayAsk(store)).toBe(false)
})
