import type { ServerMessage, StateMessage } from '@bothy/protocol'
import { type Holder, LastActs, Room, type TableFact, factsOf } from '@bothy/room'
import { type Compilable, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NO_OTHER_PROCESSES } from '../../src/processes/other-processes.ts'
import { Channels } from '../../src/notices/channels.ts'
import { FactReader } from '../../src/notices/fact-reader.ts'
import { type FactRow, Facts } from '../../src/notices/facts.ts'
import { Outbox } from '../../src/notices/outbox.ts'
import { MissingFacts } from '../../src/rooms/missing-facts.ts'
import { RestTimesStore } from '../../src/people/rest-times-store.ts'
import type { Store } from '../../src/store/store.ts'
import { hostOf, rowOf } from '../lone-rooms.ts'

const DAY = 24 * 3600 * 1000
const person = (name: string): Holder => ({ kind: 'person', person: name, name, away: null })
const BOTS = { choose: () => new Promise<never>(() => undefined) }

const without = (store: Store, method: 'write' | 'readEntries', why: string): Store =>
  new Proxy(store, {
    get(of, name): unknown {
      if (name === method) return () => Promise.reject(new Error(why))
      const value: unknown = Reflect.get(of, name, of)
      return typeof value === 'function' ? (...given: unknown[]): unknown => Reflect.apply(value, of, given) : value
    },
  })

export function factsContract(name: string, opener: { open(): Promise<Store> }): void {
  describe(`facts in ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      store = await opener.open()
      for (const who of ['ann', 'ben']) await subscribe(who)
    })
    afterEach(() => store.close())

    const subscribe = (who: string): Promise<unknown> =>
      new Channels(store).add(
        who,
        { kind: 'hook', address: `https://hook.example/${who}`, label: 'hook.example', lang: 'en' },
        1,
      )
    const rows = (): Promise<FactRow[]> =>
      store.queries.selectFrom('facts').selectAll().orderBy('table_id').orderBy('person').execute()
    const told = async (): Promise<readonly (readonly [string, string, number, number])[]> =>
      (await rows()).map(({ person: who, kind, turn, looked }) => [who, kind, turn, looked])
    const readerOn = (of: Store): FactReader =>
      new FactReader(
        {
          store: of,
          facts: new Facts(of, new MissingFacts(of)),
          rooms: { isHere: () => false },
          otherProcesses: NO_OTHER_PROCESSES,
          outbox: new Outbox(of),
          rhythms: new RestTimesStore(of),
        },
        { awayMs: 0, gatherMs: 0 },
      )
    const notices = async (): Promise<readonly string[]> => {
      const made = await store.queries.selectFrom('notices').selectAll().orderBy('person').orderBy('turn').execute()
      return made.map(({ person: who, kind, turn }) => `${who} ${kind} ${turn}`)
    }
    const open = async (id: string): Promise<Room> => {
      const room = await Room.open(hostOf(store, BOTS), id)
      if (room === null) throw new Error('no table')
      return room
    }
    const begin = (id: string, ...names: string[]): Promise<Room> =>
      Room.create(hostOf(store, BOTS), rowOf(id), names.map(person))
    async function ply(room: Room): Promise<string> {
      const summary = (await store.readTable(room.id))?.summary
      const [seat] = summary?.toAct ?? []
      const holder = summary?.holders[seat]
      if (holder?.kind !== 'person' || holder.person === null) throw new Error('nobody plays')
      const states: StateMessage[] = []
      const viewer = {
        person: holder.person,
        send: (message: ServerMessage) => void (message.type === 'state' && states.push(message)),
      }
      await room.follow(viewer)
      room.unfollow(viewer)
      const { version, legal } = states[0]
      expect(await room.submit(holder.person, { seat, version }, legal[0])).toBe(null)
      return holder.person
    }
    async function play(room: Room): Promise<string> {
      const [seat] = (await store.readTable(room.id))?.summary.toAct ?? []
      for (;;) {
        const player = await ply(room)
        if ((await store.readTable(room.id))?.summary.toAct.includes(seat) !== true) return player
      }
    }
    async function fromLog(id: string): Promise<readonly TableFact[]> {
      const [listed, log] = [await store.readTable(id), await store.readEntries(id, 0)]
      if (listed === null) throw new Error('no table')
      const acts = new LastActs()
      for (const [at, entry] of log.entries()) acts.take(entry, at)
      return factsOf({ ...listed.summary, host: listed.row.host, last: log.at(-1) ?? null }, acts)
    }
    const unwritten = (...more: readonly Compilable[]): Promise<unknown> =>
      store.write(store.queries.updateTable('tables').set({ facts_at: 0 }), store.queries.deleteFrom('facts'), ...more)

    test('are written with entries, and are at every moment what the log says', async () => {
      const [one, other] = [await begin('t1', 'ann', 'ben'), await begin('t2', 'ben', 'ann')]
      for (let i = 0; i < 25; i++) {
        await Promise.all([one, other].map(ply))
        const expected = await Promise.all(
          ['t1', 't2'].map(async (id) => (await fromLog(id)).map((fact) => ({ ...fact, table: id }))),
        )
        const kept = (await rows()).map(({ person: who, kind, turn, begun, table_id }) => ({
          person: who,
          kind,
          turn,
          begun: begun === 1,
          table: table_id,
        }))
        const order = (a: { table: string; person: string }, b: { table: string; person: string }): number =>
          `${a.table} ${a.person}`.localeCompare(`${b.table} ${b.person}`)
        expect(kept.toSorted(order)).toEqual(expected.flat().toSorted(order))
      }
      expect(new Set((await rows()).map(({ kind }) => kind)).has('turn')).toBe(true)
    })

    test('are kept for people with channels alone, and go with the table', async () => {
      const room = await begin('t1', 'ann', 'eve')
      await play(room)
      await play(room)
      expect((await rows()).every(({ person: who }) => who === 'ann')).toBe(true)
      await store.removeTable('t1')
      expect(await rows()).toEqual([])
    })

    test('a turn that goes on stays looked at; the next one is new', async () => {
      const room = await begin('t1', 'ann', 'ben')
      await readerOn(store).look(Date.now())
      const looked = await rows()
      const first = await ply(room)
      const begun = await rows()
      expect(begun.map(({ looked: is }) => is)).toEqual([1, 1])
      expect(begun.find(({ person: who }) => who === first)).toEqual({
        ...looked.find(({ person: who }) => who === first),
        begun: 1,
      })
      await play(room)
      expect(await rows()).toMatchObject([{ person: first === 'ann' ? 'ben' : 'ann', kind: 'turn', looked: 0 }])
    })

    test('two servers that look at the same time make each notice once', async () => {
      for (let i = 0; i < 6; i++) await begin(`t${i}`, 'ann', 'ben')
      await Promise.all(['one', 'other'].map(() => readerOn(store).look(Date.now())))
      await readerOn(store).look(Date.now())
      const made = await notices()
      expect(made).toHaveLength(12)
      expect((await told()).every(([, , , looked]) => looked === 1)).toBe(true)
    })

    test('what a server was about to tell when it ended is told by the next one, once', async () => {
      await begin('t1', 'ann', 'ben')
      await expect(readerOn(without(store, 'write', 'the process is gone')).look(Date.now())).rejects.toThrow(
        'the process is gone',
      )
      expect(await notices()).toEqual([])
      await readerOn(store).look(Date.now())
      await readerOn(store).look(Date.now())
      expect((await notices()).map((made) => made.split(' ')[1]).toSorted()).toEqual(['began', 'turn'])
    })

    test('of a table of before there were facts a turn under way is told, once', async () => {
      const room = await begin('t1', 'ann', 'ben')
      await play(room)
      const before = await told()
      await unwritten()
      const missing = new MissingFacts(store)
      await missing.deriveAll(Date.now())
      expect(await told()).toEqual(before)
      await readerOn(store).look(Date.now())
      const made = await notices()
      expect(made).toHaveLength(before.length)
      await missing.deriveAll(Date.now())
      await readerOn(store).look(Date.now())
      expect(await notices()).toEqual(made)
    })

    test('of an old table nobody is told anew, but what waits to be told is still known', async () => {
      await begin('t1', 'ann', 'ben')
      await readerOn(store).look(Date.now())
      await unwritten()
      const missing = new MissingFacts(store)
      const later = Date.now() + 2 * DAY
      await missing.deriveAll(later)
      expect(await rows()).toEqual([])
      const waiting = await store.queries.selectFrom('notices').selectAll().execute()
      for (const row of waiting) expect(await readerOn(store).newsAt(row, later)).toBe(later)
      expect((await told()).map(([, , , looked]) => looked)).toEqual([1, 1])
    })

    test('a server of an older version passes the turn on: its facts are made good, whatever is written next', async () => {
      const room = await begin('t1', 'ann', 'ben')
      await readerOn(store).look(Date.now())
      const waiting = await store.queries.selectFrom('notices').selectAll().execute()
      const before = await store.queries.selectFrom('facts').selectAll().execute()
      const mover = await play(room)
      await room.stop()
      await store.write(
        store.queries.deleteFrom('facts'),
        store.queries.insertInto('facts').values(before),
        store.queries.updateTable('tables').set({ facts_at: sql<number>`updated - 1` }),
      )
      const passed = waiting.find((row) => row.person === mover && row.kind === 'turn')
      if (passed === undefined) throw new Error('they were not told of their turn')
      const here = await open('t1')
      await here.talk('ann', true)
      expect(await readerOn(store).newsAt(passed, Date.now())).toBe(null)
      await new MissingFacts(store).deriveAll(Date.now())
      expect((await rows()).map(({ person: who, kind, turn }) => [who, kind, turn])).toEqual(
        (await fromLog('t1')).map(({ person: who, kind, turn }) => [who, kind, turn]),
      )
      await here.stop()
    })

    test('no log is read for a notice', async () => {
      const room = await begin('t1', 'ann', 'ben')
      await play(room)
      const blind = without(store, 'readEntries', 'a log was read')
      await readerOn(blind).look(Date.now())
      const made = await store.queries.selectFrom('notices').selectAll().execute()
      expect(made.length).toBeGreaterThan(0)
      for (const row of made) expect(await readerOn(blind).newsAt(row, 7)).toBe(7)
    })
  })
}
