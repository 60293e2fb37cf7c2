import { expect, test } from 'vitest'
import { type Mark, MemoryStore, type TableEntry } from '../src/index.ts'
import { person, tableOf } from './table.ts'

const TAKE = { type: 'take' }
const PEEK = { type: 'peek' }
const END = { type: 'end' }

class CountingStore extends MemoryStore {
  readonly writes: (readonly TableEntry[])[] = []
  override append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    this.writes.push(entries)
    return super.append(table, seq, entries, mark)
  }
}

test('several plies are one write, one message to everybody and one step of undo and redo', async () => {
  const store = new CountingStore()
  const t = await tableOf([person('ann'), person('ben')], { store })
  const [ann, ben] = [await t.follow('ann'), await t.follow('ben')]
  await t.play('ann', 0, 'take')
  const heard = ben.states.length
  expect(await t.room.submitAll('id-ann', { seat: 0, version: 1 }, [TAKE, TAKE])).toEqual({
    refusal: null,
    stopped: null,
  })
  expect(store.writes.map((entries) => entries.length)).toEqual([1, 2])
  expect(ben.states).toHaveLength(heard + 1)
  expect(ben.state).toMatchObject({ ply: 3, version: 3, from: 1, log: [{ ply: 1 }, { ply: 2 }] })
  expect(await t.room.undo('id-ann', { seat: 0, version: 3 }, 'step')).toBe(null)
  expect(ann.state).toMatchObject({ ply: 1, canRedo: true })
  expect(await t.room.redo('id-ann', { seat: 0, version: 4 })).toBe(null)
  expect(ann.state).toMatchObject({ ply: 3, version: 6 })
  expect(store.writes.at(-1)).toEqual([
    { type: 'redo', seat: 0 },
    { type: 'redo', seat: 0 },
  ])
})

test('what cannot be done any more ends it with a notice; what was played before stays', async () => {
  const t = await tableOf([person('ann'), person('ben')])
  const ann = await t.follow('ann')
  expect(await t.room.submitAll('id-ann', { seat: 0, version: 0 }, [TAKE, PEEK, PEEK, END])).toEqual({
    refusal: null,
    stopped: { played: 2, refusal: { why: 'illegal', reason: { why: 'once' }, at: null } },
  })
  expect(ann.state).toMatchObject({ ply: 2, actors: [0] })
  expect(await t.room.submitAll('id-ann', { seat: 0, version: 2 }, [END, TAKE])).toMatchObject({
    stopped: { played: 1, refusal: { why: 'not-your-turn' } },
  })
  expect(await t.room.submitAll('id-ann', { seat: 0, version: 3 }, [TAKE])).toMatchObject({
    refusal: { why: 'not-your-turn' },
    stopped: null,
  })
  expect(await t.room.submitAll('id-ben', { seat: 0, version: 3 }, [TAKE])).toMatchObject({
    refusal: { why: 'not-seated' },
  })
})
