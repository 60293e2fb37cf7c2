import { expect, test } from 'vitest'
import { MemoryStore, Room, type Mark, type TableEntry } from '../src/index.ts'
import { Eye, OPEN, all, bot, person, played, settled, tableOf } from './table.ts'
import { pebbles } from './pebbles.ts'

test('a table waits for its seats, begins with the last one and shows the hash of the seed alone', async () => {
  const t = await tableOf([person('ann'), OPEN])
  const eye = await t.follow('ann')
  expect(eye.table).toMatchObject({ status: 'waiting', commitment: null, seed: null, host: true })
  expect(eye.states).toEqual([])
  expect(await t.room.sit(0, { person: 'id-ben', name: 'ben' })).toMatchObject({ why: 'seat-taken' })
  expect(await t.room.sit(7, { person: 'id-ben', name: 'ben' })).toMatchObject({ why: 'seat-taken' })
  expect(await t.room.sit(1, { person: 'id-ben', name: 'ben' })).toBe(null)
  expect(eye.table).toMatchObject({ status: 'playing', seed: null })
  expect(eye.table.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(eye.state).toMatchObject({ seat: 0, version: 0, ply: 0, actors: [0], from: -1 })
  expect(eye.text).not.toContain('secret-seed')
  expect(await t.room.stand(1, 'id-ben')).toMatchObject({ why: 'not-waiting' })
})

test('before the start people leave, the host frees seats, puts bots and gives up', async () => {
  const t = await tableOf([person('ann'), person('ben'), OPEN])
  expect(await t.room.stand(0, 'id-ben')).toMatchObject({ why: 'not-absent' })
  expect(await t.room.stand(0, 'id-eve')).toMatchObject({ why: 'not-host' })
  expect(await t.room.putBot(1, 'id-ben', 'easy')).toMatchObject({ why: 'not-host' })
  expect(await t.room.putBot(1, 'id-ann', 'easy')).toMatchObject({ why: 'seat-taken' })
  expect(await t.room.stand(1, 'id-ben')).toBe(null)
  expect(await t.room.putBot(2, 'id-ann', 'easy')).toBe(null)
  const info = await t.room.info('id-ben')
  expect(info?.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'bot'])
  expect(await t.room.giveUp('id-ben')).toMatchObject({ why: 'not-host' })
  const eye = await t.follow('ben')
  expect(await t.room.giveUp('id-ann')).toBe(null)
  expect(eye.messages.at(-1)).toMatchObject({ type: 'refused', refusal: { why: 'no-such-table' } })
  expect(await Room.open(t.host, 'table-0001')).toBe(null)
})

test('each viewer gets its own view, list and log, a spectator none of the secrets', async () => {
  const t = await tableOf([person('ann'), person('ben')], { setup: { pebbles: 30, arranged: [111_111, 222_222] } })
  const [ann, ben, eve] = [await t.follow('ann'), await t.follow('ben'), await t.follow(null)]
  await all(t, 'ann', 0, 'take', 'peek', 'end')
  expect(ann.text).toContain('111111')
  expect(ann.text).not.toContain('222222')
  expect(ben.text).not.toContain('111111')
  expect(eve.text).not.toMatch(/111111|222222/)
  expect(ben.state.legal).toHaveLength(2)
  expect(ben.state.blocked).toHaveLength(1)
  expect(ann.state).toMatchObject({ legal: [], blocked: [], actors: [1] })
  expect(eve.state).toMatchObject({ seat: null, legal: [], canUndo: 'no' })
  expect(eve.table.seats[0]).toMatchObject({ mine: false })
  expect(JSON.stringify(eve.table.setup)).not.toContain('arranged')
  expect(ben.states.at(-1)?.log).toHaveLength(1)
})

test('what cannot be played is refused with its reason', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  expect(await t.room.submit('id-ben', { seat: 1, version: 0 }, { type: 'take' })).toMatchObject({
    why: 'not-your-turn',
  })
  expect(await t.room.submit('id-ben', { seat: 0, version: 0 }, { type: 'take' })).toMatchObject({ why: 'not-seated' })
  expect(await t.room.submit(null, { seat: 0, version: 0 }, { type: 'take' })).toMatchObject({ why: 'not-seated' })
  expect(await t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'end' })).toMatchObject({
    why: 'illegal',
    reason: { why: 'nothing' },
  })
  expect(await t.room.submit('id-ann', { seat: 0, version: 0 }, ['rubbish'])).toMatchObject({
    why: 'illegal',
    reason: null,
  })
  expect(await t.room.submit('id-ann', { seat: 0, version: 1 }, { type: 'take' })).toMatchObject({ why: 'stale' })
})

test('of two gestures for one position one is played', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const answers = await Promise.all(
    [1, 2, 3].map(() => t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' })),
  )
  expect(answers.map((a) => a?.why ?? 'done')).toEqual(['done', 'stale', 'stale'])
})

test('nothing is shown or answered before it is stored', async () => {
  const store = new SlowStore()
  const t = await tableOf([person('ann'), person('ben')], { store })
  const ben = await t.follow('ben')
  const before = ben.messages.length
  let answered = false
  const answer = t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' }).then(() => (answered = true))
  const late = new Eye('id-ann')
  const joined = t.room.follow(late)
  await settled()
  expect([ben.messages.length, answered, late.messages.length]).toEqual([before, false, 0])
  store.release()
  await answer
  await joined
  expect([ben.state.ply, late.state.ply]).toEqual([1, 1])
})

test('a lost race is answered stale, with the position that was stored first', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const other = played(t, (await Room.open(t.host, 'table-0001'))!)
  const ann = await t.follow('ann')
  await all(other, 'ann', 0, 'take', 'end')
  expect(await t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'peek' })).toMatchObject({ why: 'stale' })
  expect(ann.state).toMatchObject({ version: 2, ply: 2, actors: [1], from: -1 })
  expect(await t.play('ben', 1, 'take')).toBe(null)
})

test('a store that fails changes nothing', async () => {
  const store = new SlowStore()
  const t = await tableOf([person('ann'), person('ben')], { store })
  const ann = await t.follow('ann')
  const answer = t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' })
  await settled()
  store.fail(new Error('disk full'))
  expect(await answer).toMatchObject({ why: 'server-error' })
  expect(ann.state).toMatchObject({ version: 0, ply: 0 })
  const again = t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' })
  await settled()
  store.release()
  expect(await again).toBe(null)
})

test('a game that throws is answered as a fault of ours and the table goes on', async () => {
  let broken = true
  const apply: typeof pebbles.apply = (s, seat, a, events) => {
    if (broken && a.type === 'peek') throw new Error('bug')
    pebbles.apply(s, seat, a, events)
  }
  const t = await tableOf([person('ann'), person('ben')], { game: { ...pebbles, apply } })
  expect(await t.play('ann', 0, 'take')).toBe(null)
  expect(await t.play('ann', 0, 'peek')).toMatchObject({ why: 'faulty' })
  expect(t.faults).toHaveLength(1)
  expect((await t.follow('ann')).state.ply).toBe(1)
  broken = false
  expect(await t.play('ann', 0, 'peek')).toBe(null)
})

test('a view that cannot be built does not undo what is stored, nor hide it from others', async () => {
  const view: typeof pebbles.view = (s, seat) => {
    if (seat === 0 && s.left < 30) throw new Error('bug')
    return pebbles.view(s, seat)
  }
  const t = await tableOf([person('ann'), person('ben')], { game: { ...pebbles, view } })
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  expect(await t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' })).toBe(null)
  expect([ann.state.ply, ben.state.ply]).toEqual([0, 1])
  await settled()
  expect(t.faults).toEqual(['a game failed (show)'])
})

test('a store that cannot even be read is asked again before the next command', async () => {
  const store = new SlowStore()
  const t = await tableOf([person('ann'), person('ben')], { store })
  const answer = t.room.submit('id-ann', { seat: 0, version: 0 }, { type: 'take' })
  await settled()
  store.isReadable = false
  store.fail(new Error('disk gone'))
  await expect(answer).rejects.toThrow('disk gone')
  await expect(t.room.info('id-ann')).rejects.toThrow('disk gone')
  store.isReadable = true
  expect((await t.follow('ann')).state.ply).toBe(0)
})

test('after the end: seed, record, transcripts; nothing can be played or taken back', async () => {
  const t = await tableOf([person('ann')], { setup: { pebbles: 9, arranged: null } })
  expect(await t.room.record()).toBe(null)
  expect(await t.store.readTranscript('table-0001', 0)).toBe(null)
  const ann = await t.follow('ann')
  for (let i = 0; i < 3; i++)
    await all(
      t,
      'ann',
      0,
      ...(i < 2 ? (['take', 'take', 'take', 'end'] as const) : (['take', 'take', 'take'] as const)),
    )
  expect(ann.table).toMatchObject({ status: 'over', seed: 'secret-seed-0' })
  expect(ann.state).toMatchObject({ result: { scores: [9], tieBreaks: [], ranks: [1] }, actors: [], canUndo: 'no' })
  expect(await t.room.record()).toMatchObject({ seed: 'secret-seed-0', names: ['ann'], result: { scores: [9] } })
  const transcript = await t.store.readTranscript('table-0001', null)
  expect(transcript?.log).toHaveLength(12)
  expect(transcript?.view).toMatchObject({ lucky: null })
  const { version } = ann.state
  expect(await t.room.undo('id-ann', { seat: 0, version }, 'step')).toMatchObject({ why: 'finished' })
  expect(await t.room.redo('id-ann', { seat: 0, version })).toMatchObject({ why: 'finished' })
  expect(await t.room.submit('id-ann', { seat: 0, version }, { type: 'take' })).toMatchObject({ why: 'finished' })
})

test('a record is there as soon as the match is over, even at a process that has not heard of it', async () => {
  const t = await tableOf([person('ann')], { setup: { pebbles: 3, arranged: null } })
  const elsewhere = (await Room.open(t.host, 'table-0001'))!
  await all(t, 'ann', 0, 'take', 'take')
  expect(await elsewhere.record()).toBe(null)
  await all(t, 'ann', 0, 'take')
  const record = await t.room.record()
  expect(record).not.toBe(null)
  expect(await elsewhere.record()).toEqual(record)
})

test('a table read from the store tells everybody the same', async () => {
  const t = await tableOf([person('ann'), person('ben'), bot()])
  await all(t, 'ann', 0, 'take', 'take', 'end')
  await all(t, 'ben', 1, 'take', 'peek', 'take')
  await t.room.chat(new Eye('id-ann'), 'ann', 'slàinte')
  const again = played(t, (await Room.open(t.host, 'table-0001'))!)
  for (const who of ['ann', 'ben', null]) {
    const [before, after] = [await t.follow(who), await again.follow(who)]
    expect(after.state).toEqual(before.state)
    expect(after.chat).toEqual(before.chat)
  }
})

test('a room is idle when nobody follows and nothing is under way', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const eye = await t.follow('ann')
  expect(t.room.idleSince).toBe(null)
  await t.clock.advance(500)
  t.room.unfollow(eye)
  await settled()
  expect(t.room.idleSince).toBe(1_000_500)
})

test('a seat is online while one of its connections follows', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const [one, two, ben] = [await t.follow('ann'), await t.follow('ann'), await t.follow('ben')]
  expect(ben.table.seats[0]).toMatchObject({ online: true })
  t.room.unfollow(one)
  await settled()
  expect(ben.table.seats[0]).toMatchObject({ online: true })
  t.room.unfollow(two)
  await settled()
  expect(ben.table.seats[0]).toMatchObject({ online: false })
})

class SlowStore extends MemoryStore {
  #waiting: { go: () => void; fail: (error: Error) => void } | null = null
  override append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting = { go: () => resolve(super.append(table, seq, entries, mark)), fail: reject }
    })
  }
  isReadable = true
  override async readTable(table: string): ReturnType<MemoryStore['readTable']> {
    if (!this.isReadable) throw new Error('disk gone')
    return super.readTable(table)
  }
  release(): void {
    this.#waiting?.go()
  }
  fail(error: Error): void {
    this.#waiting?.fail(error)
  }
}

test('what runs by itself while nothing can be read is reported, brings nobody down, and is tried again', async () => {
  const store = new SlowStore()
  const t = await tableOf([person('ann'), person('ben')], { store, settings: { consentWithin: 1000 } })
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  const stored = async (command: Promise<unknown>): Promise<void> => {
    await settled()
    store.release()
    await command
  }
  await stored(t.room.submitAll('id-ann', { seat: 0, version: 0 }, [{ type: 'take' }, { type: 'end' }]))
  await stored(t.room.undo('id-ann', { seat: 0, version: 2 }, 'past'))
  expect(ann.state.request).not.toBe(null)
  store.isReadable = false
  await t.clock.advance(1000)
  store.fail(new Error('disk gone'))
  await settled()
  t.room.unfollow(ann)
  await settled()
  expect(t.faults).toEqual([
    'a change could not be made',
    'a request could not be dropped',
    'nobody could be told who is here',
  ])
  store.isReadable = true
  await t.clock.advance(5000)
  store.release()
  await settled()
  expect(ben.state.request).toBe(null)
})

test('corrections of the data are shown to all, as nobody plays by values they cannot see', async () => {
  const corrections = [{ at: 'most', value: 4 }]
  const t = await tableOf([person('ann'), person('ben')], { setup: { pebbles: 30, arranged: null, corrections } })
  expect((await t.follow(null)).table.setup).toEqual({ pebbles: 30, corrections })
  const plain = await tableOf([person('ann')], { setup: { pebbles: 30, arranged: null, corrections: null } })
  expect((await plain.follow(null)).table.setup).toEqual({ pebbles: 30 })
})
