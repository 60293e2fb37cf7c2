import { expect, test } from 'vitest'
import { type Holder, Room, type TableRow } from '../src/index.ts'
import { type Played, all, bot, person, played, rowOf, settled, surroundings, tableOf, lookAt } from './table.ts'

test('inside a draft choices are taken back and played again freely', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  expect(ann.state).toMatchObject({ canUndo: 'no', canRedo: false })
  await all(t, 'ann', 0, 'take', 'take')
  expect(ann.state).toMatchObject({ canUndo: 'free', canRedo: false })
  expect(ben.state.canUndo).toBe('no')
  expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, 'step')).toBe(null)
  expect(ann.state).toMatchObject({ version: 3, ply: 1, from: 1, log: [], canRedo: true })
  expect(ben.state).toMatchObject({ from: 1, log: [], canRedo: false })
  expect(await t.room.redo('id-ann', { seat: 0, version: 3 })).toBe(null)
  expect(ann.state).toMatchObject({ ply: 2, from: 1, canRedo: false })
  expect(await t.room.undo('id-ann', { seat: 0, version: 4 }, 'draft')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 0, from: 0, canUndo: 'no', canRedo: true })
  expect(ben.chat.map(({ note }) => note)).not.toContain('undone')
  await all(t, 'ann', 0, 'take')
  expect(ann.state.canRedo).toBe(false)
})

test('past what is final everybody else is asked, and agrees', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  const [ann, ben, cat] = [await t.follow('ann'), await t.follow('ben'), await t.follow('cat')]
  await all(t, 'ann', 0, 'take', 'take', 'end')
  await all(t, 'ben', 1, 'take')
  expect(ann.state.canUndo).toBe('ask')
  expect(await t.room.undo('id-ann', { seat: 0, version: 4 }, 'past')).toBe(null)
  expect(ben.state).toMatchObject({ ply: 4, request: { seat: 0, to: 0, agreed: [] } })
  expect(await t.room.undo('id-ann', { seat: 0, version: 4 }, 'past')).toBe(null)
  expect(await t.room.undo('id-ben', { seat: 1, version: 4 }, 'draft')).toBe(null)
  expect(ben.state.request).toBe(null)
  expect(await t.room.undo('id-ann', { seat: 0, version: 5 }, 'past')).toBe(null)
  expect(await t.room.consent('id-ann', { seat: 0, request: 1, agree: true })).toBe(null)
  expect(await t.room.consent('id-ben', { seat: 1, request: 1, agree: true })).toBe(null)
  expect(await t.room.consent('id-ben', { seat: 1, request: 1, agree: true })).toBe(null)
  expect(cat.state.request).toEqual({ number: 1, seat: 0, to: 0, pause: false, agreed: [1], asked: [1, 2] })
  expect(await t.room.consent('id-cat', { seat: 2, request: 1, agree: true })).toBe(null)
  expect(cat.state).toMatchObject({ ply: 0, from: 0, log: [], request: null, actors: [0] })
  await settled()
  expect(ben.chat.at(-1)).toMatchObject({ note: 'undone', seat: 0, name: 'ann', text: '' })
  expect(await t.room.redo('id-ben', { seat: 1, version: 6 })).toMatchObject({ why: 'nothing-to-redo' })
  expect(await t.room.redo('id-ann', { seat: 0, version: 6 })).toBe(null)
  expect(ben.state).toMatchObject({ ply: 3, from: 0, actors: [1] })
})

test('going back stops at what was revealed: the last draft of the seat', async () => {
  const t = await tableOf([person('ann'), bot()], { friendly: true })
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'peek', 'take')
  expect(await t.room.undo('id-ann', { seat: 0, version: 3 }, 'draft')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 2, canUndo: 'confirm' })
  expect(await t.room.undo('id-ann', { seat: 0, version: 4 }, 'past')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 0, request: null })
})

test('a player who declines ends the request; so does the player who asked, and time, and the next move', async () => {
  const t = await tableOf([person('ann'), person('ben')], { settings: { consentWithin: 1000 } })
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  const ask = (): Promise<unknown> => t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'past')
  expect(await t.room.consent('id-ben', { seat: 1, request: 0, agree: true })).toMatchObject({ why: 'no-request' })
  await ask()
  expect(await t.room.consent('id-ben', { seat: 1, request: 0, agree: false })).toBe(null)
  expect(ann.state.request).toBe(null)
  await ask()
  expect(await t.room.consent('id-ann', { seat: 0, request: 1, agree: false })).toBe(null)
  expect(ann.state.request).toBe(null)
  await ask()
  expect(ann.state.request).not.toBe(null)
  await t.clock.advance(1000)
  expect(ann.state).toMatchObject({ request: null, ply: 2 })
  await ask()
  await all(t, 'ben', 1, 'take')
  expect(ann.state).toMatchObject({ request: null, ply: 3 })
})

test('a player who agrees to a request agrees to that one, not to one that came after it', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'peek', 'take')
  const ask = (): Promise<unknown> => t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'past')
  await t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'step')
  await ask()
  const first = ann.state.request?.number ?? -1
  await t.room.consent('id-ann', { seat: 0, request: first, agree: false })
  await all(t, 'ann', 0, 'take', 'end')
  await ask()
  for (const agree of [true, false])
    expect(await t.room.consent('id-ben', { seat: 1, request: first, agree })).toMatchObject({ why: 'no-request' })
  expect(ann.state).toMatchObject({ ply: 4, request: { number: first + 1, agreed: [] } })
  const again = played(t, (await Room.open(t.host, 'table-0001'))!)
  expect(await again.room.consent('id-ben', { seat: 1, request: first + 1, agree: true })).toBe(null)
  expect((await again.follow('ann')).state).toMatchObject({ ply: 2, request: null })
})

test('another request waits until the first is answered', async () => {
  const t = await tableOf([person('ann'), person('ben'), person('cat')])
  await all(t, 'ann', 0, 'take', 'end')
  await all(t, 'ben', 1, 'take', 'end')
  expect(await t.room.undo('id-ann', { seat: 0, version: 4 }, 'past')).toBe(null)
  expect(await t.room.undo('id-ben', { seat: 1, version: 4 }, 'past')).toMatchObject({ why: 'needs-consent' })
  expect(await t.room.undo('id-cat', { seat: 2, version: 4 }, 'past')).toMatchObject({ why: 'nothing-to-undo' })
})

test('bots wait while a request is pending, and have no say in it', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot()], { settings: { botDelayMs: 500 } })
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await all(t, 'ben', 1, 'take', 'end')
  expect(ann.state.thinking).toEqual([2])
  await t.room.undo('id-ben', { seat: 1, version: 4 }, 'past')
  await t.clock.advance(600)
  expect(ann.state).toMatchObject({ ply: 4, thinking: [] })
  await t.room.consent('id-ann', { seat: 0, request: 0, agree: false })
  await settled()
  await t.clock.advance(600)
  expect(ann.state.ply).toBeGreaterThan(4)
})

test('a request survives a restart; a person who lets a bot play is still the one to agree', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  await all(t, 'ann', 0, 'take', 'end')
  await t.room.undo('id-ann', { seat: 0, version: 2 }, 'past')
  const again = played(t, (await Room.open(t.host, 'table-0001'))!)
  const ann = await again.follow('ann')
  expect(ann.state.request).toMatchObject({ seat: 0 })
  expect(await again.room.away('id-ben', 1, 'easy')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 2, request: { seat: 0, agreed: [] } })
  expect(await again.room.consent('id-ann', { seat: 1, request: 0, agree: true })).toMatchObject({ why: 'not-seated' })
  expect(await again.room.consent('id-ben', { seat: 1, request: 0, agree: true })).toBe(null)
  expect(ann.state).toMatchObject({ ply: 0, request: null })
})

test('an absent person is asked, not rewound', async () => {
  const t = await tableOf([person('ann'), person('ben')], { settings: { consentWithin: 1000 } })
  await t.room.away('id-ben', 1, 'easy')
  t.bots.answer = (task) => task.legal.at(-1) ?? null
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  const { ply, version } = ann.state
  expect(ann.state.canUndo).toBe('ask')
  expect(await t.room.undo('id-ann', { seat: 0, version }, 'past')).toBe(null)
  expect(ann.state).toMatchObject({ ply, request: { seat: 0, agreed: [] } })
  await t.clock.advance(1000)
  expect(ann.state).toMatchObject({ ply, request: null })
})

test('LOS-96 against bots alone nothing that was revealed is taken back', async () => {
  const t = await tableOf([person('ann'), bot()])
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'peek')
  expect(ann.state.canUndo).toBe('no')
  for (const reach of ['step', 'draft', 'past'] as const)
    expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, reach)).toMatchObject({ why: 'final' })
  expect(ann.state.ply).toBe(2)
})

test('at a friendly table it is, but only by a player who says so', async () => {
  const t = await tableOf([person('ann'), bot()], { friendly: true })
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'peek')
  expect(ann.state.canUndo).toBe('confirm')
  for (const reach of ['step', 'draft'] as const)
    expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, reach)).toMatchObject({ why: 'needs-consent' })
  expect(ann.state.ply).toBe(2)
  expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, 'past')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 0, canRedo: true })
})

test('a plain undo at the beginning of a turn never rewinds a round; past it, redo brings the round back', async () => {
  const t = await tableOf([person('ann'), bot(), bot()], { friendly: true })
  t.bots.answer = (task) => task.legal.at(-1) ?? null
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await settled()
  const before = ann.state
  expect(before).toMatchObject({ actors: [0], canUndo: 'confirm' })
  expect(before.ply).toBeGreaterThan(4)
  for (const reach of ['step', 'draft'] as const)
    expect(await t.room.undo('id-ann', { seat: 0, version: before.version }, reach)).toMatchObject({
      why: 'needs-consent',
    })
  expect(await t.room.undo('id-ann', { seat: 0, version: before.version }, 'past')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 0, actors: [0], canRedo: true })
  expect(await t.room.redo('id-ann', { seat: 0, version: ann.state.version })).toBe(null)
  await settled()
  const { version, log, from, ...after } = ann.state
  const { version: _version, log: _log, from: _from, ...same } = before
  expect(after).toEqual({ ...same, canRedo: false })
  expect([from, log.length]).toEqual([0, before.ply])
  expect(version).toBe(before.version + 1 + before.ply)
})

test('friendly or not, other persons are asked', async () => {
  const t = await tableOf([person('ann'), person('ben')], { friendly: true })
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'peek')
  expect(ann.state.canUndo).toBe('ask')
  expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, 'past')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 2, request: { seat: 0 } })
})

test('the record of a friendly table says so', async () => {
  const setup = { pebbles: 2, arranged: null }
  for (const friendly of [true, false]) {
    const t = await tableOf([person('ann'), bot()], { friendly, setup })
    await all(t, 'ann', 0, 'take', 'take')
    const record = await t.room.record()
    expect(record?.friendly).toBe(friendly ? true : undefined)
    expect((await t.room.info('id-ann'))?.friendly).toBe(friendly)
  }
})

test('people who share a device settle it among themselves', async () => {
  const t = await tableOf([person('ann'), person('ann')])
  const ann = await t.follow('ann')
  await all(t, 'ann', 0, 'take', 'end')
  await t.room.look(ann, 0)
  expect(ann.state.canUndo).toBe('confirm')
  expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, 'step')).toMatchObject({ why: 'needs-consent' })
  expect(await t.room.undo('id-ann', { seat: 0, version: 2 }, 'past')).toBe(null)
  expect(ann.state.ply).toBe(0)
})

async function final(holders: readonly Holder[], changes: Partial<TableRow> = {}): Promise<Played> {
  const around = surroundings()
  around.bots.answer = (task) => task.legal.at(-1) ?? null
  const row = rowOf(holders.length, { pebbles: 30, arranged: null }, changes)
  const t = played(around, await Room.create(around.host, row, holders))
  await all(t, 'ann', 0, 'take', 'peek')
  return t
}

async function refusesPast(t: Played): Promise<void> {
  const ann = await t.follow('ann')
  await t.room.look(ann, 0)
  expect(ann.state.canUndo).toBe('no')
  expect(await t.room.undo('id-ann', { seat: 0, version: ann.state.version }, 'past')).toMatchObject({ why: 'final' })
}

test.each([true, false])(
  'a player who has resigned shares no device with the player who plays on (rated: %s)',
  async (rated) => {
    for (const others of [[person('ben'), bot()], [person('ben')]]) {
      const t = await final([person('ann'), ...others], { rated })
      await t.room.resign('id-ben', 1)
      await refusesPast(t)
    }
  },
)

test('nor does a player whose time has run out for good', async () => {
  const pace = { kind: 'live', reserve: 1000, increment: 0, late: 'out' } as const
  const t = await final([person('ann'), person('ben'), bot()], { pace })
  await all(t, 'ann', 0, 'end')
  await lookAt(t.room, [person('ann'), person('ben')])
  await t.clock.advance(2000)
  await refusesPast(t)
})

test('a person with two seats beside a bot, or who lets a bot play one of them, does not peek by taking back', async () => {
  await refusesPast(await final([person('ann'), person('ann'), bot()]))
  const t = await final([person('ann'), person('ann')])
  await t.room.away('id-ann', 1, 'easy')
  await refusesPast(t)
  const resigned = await final([person('ann'), person('ann'), person('ann')])
  await resigned.room.resign('id-ann', 2)
  await refusesPast(resigned)
})

test('where the result counts and a bot plays nothing final is taken back, also if all people agree', async () => {
  await refusesPast(await final([person('ann'), person('ben'), bot()], { rated: true }))
  const among = await final([person('ann'), person('ben')], { rated: true })
  expect((await among.follow('ann')).state.canUndo).toBe('ask')
})
