import type { ClientMessage, Refusal } from '@bothy/protocol'
import { expect, test } from 'vitest'
import { type Desk, type Room, dispatch, refusal } from '../src/index.ts'
import { Eye, person, tableOf } from './table.ts'

const TAKE = { type: 'take' }
const END = { type: 'end' }
const AT = { table: 'table-0001', seat: 0 }

class Counter implements Desk {
  readonly viewer = new Eye('id-ann')
  readonly faults: string[] = []
  readonly #room: Room
  constructor(room: Room) {
    this.#room = room
  }
  async welcome(): ReturnType<Desk['welcome']> {
    return { type: 'welcome', protocol: 1, me: { name: 'ann', guest: true, named: false }, server: 'test' }
  }
  attend(): void {}
  async room(table: string): Promise<Room | null> {
    return table === this.#room.id ? this.#room : null
  }
  async join(room: Room): Promise<Refusal | null> {
    await room.follow(this.viewer)
    return null
  }
  async leave(): Promise<void> {
    this.#room.unfollow(this.viewer)
  }
  async chat(): Promise<Refusal | null> {
    return refusal('forbidden')
  }
  report(fault: string): void {
    this.faults.push(fault)
  }
  async say(message: ClientMessage): Promise<unknown> {
    await dispatch(this, message)
    return this.viewer.messages.findLast(({ type }) => type !== 'state' && type !== 'table' && type !== 'chat')
  }
}

test('every message is carried out and answered with its tag', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const desk = new Counter(t.room)
  expect(await desk.say({ type: 'hello', protocol: 1 })).toMatchObject({ type: 'welcome' })
  expect(await desk.say({ type: 'ping', tag: 4 })).toEqual({ type: 'pong', tag: 4 })
  await desk.say({ type: 'join', table: AT.table })
  expect(desk.viewer.state.ply).toBe(0)
  expect(await desk.say({ type: 'look', ...AT, tag: 5 })).toEqual({ type: 'done', tag: 5 })
  expect(await desk.say({ type: 'submit', ...AT, version: 0, action: TAKE, tag: 6 })).toEqual({ type: 'done', tag: 6 })
  expect(await desk.say({ type: 'submit', ...AT, version: 0, action: TAKE, tag: 7 })).toMatchObject({
    type: 'refused',
    tag: 7,
    table: AT.table,
    refusal: { why: 'stale' },
  })
  expect(await desk.say({ type: 'undo', ...AT, version: 1, reach: 'step', tag: 8 })).toEqual({ type: 'done', tag: 8 })
  expect(await desk.say({ type: 'redo', ...AT, version: 2, tag: 9 })).toEqual({ type: 'done', tag: 9 })
  expect(await desk.say({ type: 'consent', ...AT, request: 0, agree: true, tag: 10 })).toMatchObject({
    tag: 10,
    refusal: { why: 'no-request' },
  })
  expect(await desk.say({ type: 'chat', table: AT.table, text: 'hello', tag: 11 })).toMatchObject({
    tag: 11,
    refusal: { why: 'forbidden' },
  })
  expect(await desk.say({ type: 'away', ...AT, level: null, tag: 12 })).toEqual({ type: 'done', tag: 12 })
  expect(await desk.say({ type: 'redo', table: 'no-such-one', seat: 0, version: 0, tag: 13 })).toMatchObject({
    tag: 13,
    refusal: { why: 'no-such-table' },
  })
  await desk.say({ type: 'leave', table: AT.table })
  const heard = desk.viewer.states.length
  await t.play('ann', 0, 'take')
  expect(desk.viewer.states).toHaveLength(heard)
})

test('a sequence says how far it went and why it stopped', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const desk = new Counter(t.room)
  const say = (version: number, actions: { type: string }[]): Promise<unknown> =>
    desk.say({ type: 'sequence', ...AT, version, actions, tag: 1 })
  expect(await say(0, [END, TAKE])).toMatchObject({ type: 'refused', refusal: { why: 'illegal' } })
  expect(await say(0, [TAKE, TAKE])).toEqual({ type: 'done', tag: 1 })
  expect(await say(2, [TAKE, TAKE, END])).toEqual({
    type: 'stopped',
    tag: 1,
    table: AT.table,
    played: 1,
    refusal: { why: 'illegal', reason: { why: 'enough' }, at: null },
  })
})

test('a fault is reported and answered, with tag and table', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const desk = new Counter(t.room)
  desk.chat = () => Promise.reject(new Error('no'))
  expect(await desk.say({ type: 'chat', table: AT.table, text: 'x', tag: 3 })).toMatchObject({
    type: 'refused',
    tag: 3,
    table: AT.table,
    refusal: { why: 'server-error' },
  })
  expect(desk.faults).toEqual(['a message could not be handled'])
})
