import type { ClientMessage, ServerMessage } from '@bothy/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link, type Answer, type Listener, type WireEvents } from './link.ts'

class FakeServer {
  sent: ClientMessage[] = []
  dials = 0
  on: WireEvents | null = null
  dial = (on: WireEvents) => {
    this.dials++
    this.on = on
    return { send: (message: ClientMessage) => this.sent.push(message), close: () => undefined }
  }
  say(message: ServerMessage): void {
    this.on?.message(message)
  }
  welcome(): void {
    this.on?.open()
    this.say({ type: 'welcome', protocol: 1, me: { name: 'Ailsa', guest: true, named: false }, server: 'test' })
  }
  types(): string[] {
    return this.sent.map((m) => m.type)
  }
}

const submit = { type: 'submit', table: 'table-0001', seat: 0, version: 3, action: { type: 'activate' } } as const

let server: FakeServer
let link: Link
beforeEach(() => {
  vi.useFakeTimers()
  server = new FakeServer()
  link = new Link(server.dial)
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
})

const settled = async (promise: Promise<Answer>): Promise<Answer | 'waiting'> => {
  await Promise.resolve()
  return Promise.race([promise, Promise.resolve('waiting' as const)])
}

test('greets, then joins what is followed', () => {
  link.follow('table-0001', () => undefined)
  expect(link.status.value).toBe('connecting')
  server.welcome()
  expect(server.types()).toEqual(['hello', 'join'])
  expect(link.status.value).toBe('open')
  expect(link.me.value?.name).toBe('Ailsa')
})

test('tells followers of a table and nobody else, until they leave', () => {
  const [here, there] = [vi.fn<Listener>(), vi.fn<Listener>()]
  const leave = link.follow('table-0001', here)
  link.follow('table-0002', there)
  server.welcome()
  server.say({ type: 'chat', table: 'table-0001', lines: [] })
  expect(here).toHaveBeenCalledOnce()
  expect(there).not.toHaveBeenCalled()
  leave()
  expect(server.sent.at(-1)).toEqual({ type: 'leave', table: 'table-0001' })
})

test('answers a request by its tag', async () => {
  server.welcome()
  const first = link.ask(submit)
  const second = link.ask({ ...submit, version: 4 })
  server.say({ type: 'done', tag: 2 })
  expect(await settled(second)).toEqual({ ok: true, stopped: null })
  expect(await settled(first)).toBe('waiting')
  server.say({ type: 'refused', tag: 1, table: null, refusal: { why: 'illegal', reason: null, at: null } })
  expect(await settled(first)).toMatchObject({ ok: false, refusal: { why: 'illegal' }, again: false })
})

test('says so when the connection is lost, dials again with growing waits and joins again', () => {
  link.follow('table-0001', () => undefined)
  server.welcome()
  server.on?.close()
  expect(link.status.value).toBe('lost')
  expect(server.dials).toBe(1)
  vi.advanceTimersByTime(500)
  expect(server.dials).toBe(2)
  server.on?.close()
  vi.advanceTimersByTime(499)
  expect(server.dials).toBe(2)
  vi.advanceTimersByTime(501)
  expect(server.dials).toBe(3)
  server.sent = []
  server.welcome()
  expect(server.types()).toEqual(['hello', 'join'])
  expect(link.status.value).toBe('open')
})

test('sends an unanswered submission again with its version, and marks the answer', async () => {
  server.welcome()
  const answer = link.ask(submit)
  server.on?.close()
  vi.advanceTimersByTime(500)
  server.sent = []
  server.welcome()
  expect(server.sent.at(-1)).toEqual({ ...submit, tag: 1 })
  server.say({ type: 'refused', tag: 1, table: null, refusal: { why: 'stale', reason: null, at: null } })
  expect(await settled(answer)).toMatchObject({ ok: false, refusal: { why: 'stale' }, again: true })
})

test('keeps what is asked while there is no connection; a chat line that may have arrived is not repeated', async () => {
  server.welcome()
  const line = link.ask({ type: 'chat', table: 'table-0001', text: 'slàinte' })
  server.on?.close()
  expect(await settled(line)).toEqual({ ok: false, why: 'lost' })
  void link.ask(submit)
  link.retry()
  server.sent = []
  server.welcome()
  expect(server.types()).toEqual(['hello', 'submit'])
})

test('a silent connection is asked for a sign of life and given up', () => {
  server.welcome()
  vi.advanceTimersByTime(20_000)
  expect(server.sent.at(-1)).toEqual({ type: 'ping', tag: 0 })
  server.say({ type: 'pong', tag: 0 })
  vi.advanceTimersByTime(20_000)
  expect(link.status.value).toBe('open')
  vi.advanceTimersByTime(8_000)
  expect(link.status.value).toBe('lost')
})

test('an old wire that wakes up late is not listened to', () => {
  server.welcome()
  const old = server.on
  server.on?.close()
  vi.advanceTimersByTime(500)
  server.welcome()
  old?.close()
  expect(link.status.value).toBe('open')
})

test('a line that is known to be cut is lost at once and dialled again', () => {
  server.welcome()
  link.drop()
  expect(link.status.value).toBe('lost')
  link.drop()
  link.retry()
  expect(server.dials).toBe(2)
  server.welcome()
  expect(link.status.value).toBe('open')
})
