import type { Transcript } from '@bothy/protocol'
import {
  CHAT_KEPT,
  Conflict,
  type Mark,
  type MatchStore,
  type Snapshot,
  type Summary,
  type TableEntry,
  type TableRow,
} from '@bothy/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'

const row = (id: string, changes: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lords-of-scotland',
  seats: 2,
  setup: { flipChoice: 'player', arranged: null },
  visibility: 'private',
  friendly: false,
  hints: null,
  rated: false,
  pace: null,
  host: 'ann',
  created: 5,
  ...changes,
})
const summary = (changes: Partial<Summary> = {}): Summary => ({
  status: 'playing',
  holders: [{ kind: 'open' }, { kind: 'bot', name: 'Ròry', level: 'hard' }],
  toAct: [1],
  progress: 0.25,
  commitment: 'c',
  seed: null,
  unready: [],
  resigned: [],
  ended: null,
  botTurn: false,
  updated: 10,
  ...changes,
})
const mark = (changes: Partial<Summary> = {}, rest: Partial<Mark> = {}): Mark => ({
  summary: summary(changes),
  people: null,
  transcripts: null,
  ...rest,
})
const ply = (n: number): TableEntry => ({
  type: 'ply',
  seat: 0,
  action: { type: 'take', n, word: "it's “quoted” \n ✓" },
})
const snapshot = (seq: number): Snapshot => ({ seq, head: `{"seq":${seq}}`, history: '["a “word” ✓"]' })
const transcript = (seat: number | null): Transcript => ({
  seat,
  view: { seat },
  log: [{ ply: -1, seat: null, events: [] }],
  result: null,
})

export interface Opener<S extends MatchStore> {
  open(): Promise<S>
  close(store: S): Promise<void>
  reopen?(): Promise<S>
}
export interface ServerOpener extends Opener<Store> {
  reopen(): Promise<Store>
  alter(statement: string): Promise<void>
}

export function storeContract<S extends MatchStore>(name: string, opener: Opener<S>): void {
  describe(name, () => {
    let store: S
    beforeEach(async () => {
      store = await opener.open()
    })
    afterEach(() => opener.close(store))

    test('gives back what it was given', async () => {
      await store.createTable(row('t1'), [ply(0), ply(1)], mark())
      await store.append('t1', 2, [ply(2), { type: 'undo', seat: 0, to: 1 }], mark({ updated: 11 }))
      if (opener.reopen !== undefined) {
        await opener.close(store)
        store = await opener.reopen()
      }
      expect(await store.readTable('t1')).toEqual({ row: row('t1'), summary: summary({ updated: 11 }) })
      expect(await store.readEntries('t1', 0)).toEqual([ply(0), ply(1), ply(2), { type: 'undo', seat: 0, to: 1 }])
      expect(await store.readEntries('t1', 3)).toHaveLength(1)
      expect(await store.readTable('t2')).toBe(null)
    })

    test('an entry number is given once: the second writer gets a conflict and changes nothing', async () => {
      await store.createTable(row('t1'), [ply(0)], mark())
      await expect(store.createTable(row('t1'), [], mark())).rejects.toThrow(Conflict)
      const race = await Promise.allSettled([
        store.append('t1', 1, [ply(1), ply(2)], mark({ updated: 1 })),
        store.append('t1', 1, [ply(3), ply(4)], mark({ updated: 2 })),
      ])
      const won = race.findIndex(({ status }) => status === 'fulfilled')
      const lost = race[1 - won]
      expect(lost.status === 'rejected' && lost.reason).toBeInstanceOf(Conflict)
      const late = store.append('t1', 2, [ply(5), ply(6)], mark({ updated: 3 }, { people: ['eve'] }))
      await expect(late).rejects.toThrow(Conflict)
      const entries = won === 0 ? [ply(1), ply(2)] : [ply(3), ply(4)]
      expect(await store.readEntries('t1', 0)).toEqual([ply(0), ...entries])
      expect((await store.readTable('t1'))?.summary.updated).toBe(won + 1)
      expect(await store.tablesOf('eve', 5)).toEqual([])
    })

    test('many writers at once, each its own table', async () => {
      const ids = Array.from({ length: 50 }, (_, i) => `t${i}`)
      await Promise.all(ids.map((id) => store.createTable(row(id), [], mark())))
      await Promise.all(ids.flatMap((id) => [0, 1, 2].map((seq) => store.append(id, seq, [ply(seq)], mark()))))
      for (const id of ids) expect(await store.readEntries(id, 0)).toEqual([ply(0), ply(1), ply(2)])
    })

    test('a writer who comes too late does not cost others who write at the same moment', async () => {
      const ids = ['t0', 't1', 't2', 't3']
      await Promise.all(ids.map((id) => store.createTable(row(id), [ply(0)], mark())))
      await store.append('t2', 1, [ply(1)], mark())
      const race = await Promise.allSettled(ids.map((id) => store.append(id, 1, [ply(7)], mark({ updated: 7 }))))
      expect(race.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
      expect(race[2].status === 'rejected' && race[2].reason).toBeInstanceOf(Conflict)
      for (const id of ids) expect(await store.readEntries(id, 1)).toEqual([ply(id === 't2' ? 1 : 7)])
      for (const id of ids) expect((await store.readTable(id))?.summary.updated).toBe(id === 't2' ? 10 : 7)
    })

    test('tables with a pace are found when a person has no time left', async () => {
      const pace = { kind: 'turns', perMove: 1000, late: 'bot' } as const
      await store.createTable(row('due-1', { pace }), [], { ...mark(), due: 2000 })
      await store.createTable(row('due-2', { pace }), [], { ...mark(), due: 1000 })
      await store.createTable(row('calm'), [], mark())
      expect((await store.readTable('due-1'))?.row).toEqual(row('due-1', { pace }))
      expect(await store.dueTables(999, 9)).toEqual([])
      expect(await store.dueTables(2000, 9)).toEqual(['due-2', 'due-1'])
      expect(await store.dueTables(2000, 1)).toEqual(['due-2'])
      await store.append('due-2', 0, [{ type: 'talk', all: true }], mark())
      await store.append('due-1', 0, [{ type: 'talk', all: true }], { ...mark(), due: null })
      expect(await store.dueTables(2000, 9)).toEqual(['due-2'])
    })

    test('keeps whether undo is friendly', async () => {
      await store.createTable(row('kind', { friendly: true }), [], mark())
      await store.createTable(row('strict'), [], mark())
      expect((await store.readTable('kind'))?.row).toEqual(row('kind', { friendly: true }))
      expect((await store.readTable('strict'))?.row).toEqual(row('strict'))
    })

    test('keeps what the host said of hints', async () => {
      for (const [id, hints] of Object.entries({ yes: true, no: false, usual: null })) {
        await store.createTable(row(`hints-${id}`, { hints }), [], mark())
        expect((await store.readTable(`hints-${id}`))?.row).toEqual(row(`hints-${id}`, { hints }))
      }
    })

    test('lists by person, by visibility and status, running first, newest first', async () => {
      const make = (id: string, changes: Partial<Summary>, more: Partial<TableRow> = {}): Promise<void> =>
        store.createTable(row(id, more), [], mark(changes, { people: id.startsWith('b') ? ['ben', 'cat'] : [] }))
      await make('b-over', { status: 'over', updated: 99 })
      await make('b-wait', { status: 'waiting', updated: 50 }, { visibility: 'open' })
      await make('b-old', { updated: 1 })
      await make('b-new', { updated: 2 })
      await make('b-gone', { status: 'closed', updated: 100 }, { visibility: 'open' })
      await make('open-over', { status: 'over', updated: 3 }, { visibility: 'open', host: 'dan' })
      const ids = (tables: readonly { row: TableRow }[]): string[] => tables.map((table) => table.row.id)
      expect(ids(await store.tablesOf('ben', 9))).toEqual(['b-new', 'b-old', 'b-wait', 'b-over'])
      expect(ids(await store.tablesOf('ben', 2))).toEqual(['b-new', 'b-old'])
      expect(ids(await store.tablesOf('dan', 9))).toEqual(['open-over'])
      expect(ids(await store.openTables(9))).toEqual(['b-wait'])
      expect(ids(await store.finishedTables(9))).toEqual(['open-over'])
      expect(ids(await store.openTables(9, 1))).toEqual([])
      expect(ids(await store.finishedTables(9, 1))).toEqual([])
      await store.append('b-new', 0, [{ type: 'close' }], mark({}, { people: ['cat'] }))
      expect(ids(await store.tablesOf('ben', 9))).not.toContain('b-new')
    })

    test('names the tables at which a bot must move, page by page', async () => {
      await store.createTable(row('t1'), [], mark({ botTurn: true, updated: 2 }))
      await store.createTable(row('t2'), [], mark({ botTurn: true, updated: 1 }))
      await store.createTable(row('t3'), [], mark({ botTurn: false }))
      expect(await store.botTables(5, '')).toEqual(['t1', 't2'])
      expect(await store.botTables(1, '')).toEqual(['t1'])
      expect(await store.botTables(1, 't1')).toEqual(['t2'])
      expect(await store.botTables(1, 't2')).toEqual([])
      await store.append('t2', 0, [ply(0)], mark({ botTurn: false }))
      expect(await store.botTables(5, '')).toEqual(['t1'])
    })

    test('keeps words in order and gives the last ones', async () => {
      await store.createTable(row('t1'), [], mark())
      const say = (text: string): Promise<{ readonly id: number }> =>
        store.addChat('t1', { name: 'ann', seat: 0, text, at: 3 })
      for (const text of ['one', 'two', 'three']) await say(text)
      expect((await store.readChat('t1', 2)).map(({ id, text }) => ({ id, text }))).toEqual([
        { id: 1, text: 'two' },
        { id: 2, text: 'three' },
      ])
      const atOnce = await Promise.all(['four', 'five', 'six'].map(say))
      expect(new Set(atOnce.map(({ id }) => id))).toEqual(new Set([3, 4, 5]))
      await store.addChat('t1', { name: '', seat: null, text: '', at: 4, note: 'started' })
      expect((await store.readChat('t1', 1))[0]).toEqual({
        id: 6,
        name: '',
        seat: null,
        text: '',
        at: 4,
        note: 'started',
      })
    })

    test('keeps as many words as anybody is shown, and counts on', async () => {
      await store.createTable(row('t1'), [], mark())
      for (let i = 0; i < CHAT_KEPT + 3; i++) await store.addChat('t1', { name: 'ann', seat: 0, text: `${i}`, at: 3 })
      const kept = await store.readChat('t1', CHAT_KEPT * 2)
      expect(kept).toHaveLength(CHAT_KEPT)
      expect(kept.at(-1)).toMatchObject({ id: CHAT_KEPT + 2, text: `${CHAT_KEPT + 2}` })
    })

    test('keeps what each seat had seen', async () => {
      await store.createTable(row('t1'), [], mark())
      expect(await store.readTranscript('t1', 0)).toBe(null)
      await store.append('t1', 0, [ply(0)], mark({}, { transcripts: [transcript(0), transcript(1), transcript(null)] }))
      expect(await store.readTranscript('t1', 1)).toEqual(transcript(1))
      expect(await store.readTranscript('t1', null)).toEqual(transcript(null))
    })
  })
}

export function serverStoreContract(name: string, opener: ServerOpener): void {
  storeContract(name, opener)
  describe(name, () => {
    let store: Store
    beforeEach(async () => {
      store = await opener.open()
    })
    afterEach(() => opener.close(store))

    const reopen = async (): Promise<void> => {
      await opener.close(store)
      store = await opener.reopen()
    }

    test('a secret is drawn once and the same for all who ask, also after a restart', async () => {
      const [one, other] = await Promise.all([store.secret('key', 'a'), store.secret('key', 'b')])
      expect(['a', 'b']).toContain(one)
      expect(other).toBe(one)
      await reopen()
      expect(await store.secret('key', 'c')).toBe(one)
    })

    test('a secret is changed by one who knows it', async () => {
      await store.secret('key', 'a')
      expect(await store.changeSecret('key', 'x', 'b')).toBe(false)
      expect(await store.changeSecret('key', 'a', 'b')).toBe(true)
      expect(await store.changeSecret('key', 'a', 'c')).toBe(false)
      await reopen()
      expect(await store.secret('key', 'fresh')).toBe('b')
    })

    test('people keep their names', async () => {
      expect(await store.readPerson('p')).toBe(null)
      await store.savePerson({ id: 'p', name: 'Ann', created: 1 })
      await store.savePerson({ id: 'p', name: 'Ànna', created: 2 })
      await reopen()
      expect(await store.readPerson('p')).toEqual({ id: 'p', name: 'Ànna', created: 1 })
    })

    test('counts what a person has made, and finds what nobody has touched', async () => {
      const make = (id: string, status: Summary['status'], updated: number, host = 'ann'): Promise<void> =>
        store.createTable(row(id, { host }), [], mark({ status, updated }))
      for (const [i, status] of (['waiting', 'playing', 'over', 'over', 'over', 'closed'] as const).entries())
        await make(`t${i}`, status, i)
      await make('other', 'over', 1, 'ben')
      expect(await store.hosted('ann', 1)).toEqual({ unfinished: 2, surplus: ['t3', 't2'] })
      await store.createTable(row('shared'), [], mark({ status: 'over', updated: 0 }, { people: ['ann', 'ben'] }))
      expect(await store.hosted('ann', 1)).toEqual({ unfinished: 2, surplus: ['t3', 't2'] })
      expect(await store.oldTables('waiting', 1, 9)).toEqual(['t0'])
      expect(await store.oldTables('waiting', 0, 9)).toEqual([])
      expect(await store.oldTables('closed', 9, 9)).toEqual(['t5'])
    })

    test('finds old tables of bots page by page, and removes a table with all it has', async () => {
      const holders = [{ kind: 'bot', name: 'Ròry', level: 'hard' } as const]
      for (const id of ['t1', 't2']) {
        await store.createTable(row(id), [ply(0)], mark({ holders, updated: 4 }, { transcripts: [transcript(null)] }))
        await store.addChat(id, { name: 'x', seat: null, text: 'y', at: 1 })
      }
      await store.createTable(row('young'), [], mark({ holders, updated: 9 }))
      await store.createTable(row('people'), [], mark({ updated: 4 }, { people: ['ann'] }))
      expect(await store.oldBotTables(5, { limit: 1, after: '' })).toEqual(['t1'])
      expect(await store.oldBotTables(5, { limit: 9, after: 't1' })).toEqual(['t2'])
      await store.removeTable('t1')
      expect(await store.readTable('t1')).toBe(null)
      expect(await store.readEntries('t1', 0)).toEqual([])
      expect(await store.readChat('t1', 9)).toEqual([])
      expect(await store.readTranscript('t1', null)).toBe(null)
      expect(await store.readEntries('t2', 0)).toHaveLength(1)
    })

    test('keeps one snapshot of a running match, for the engine that wrote it', async () => {
      for (const id of ['t1', 't2']) await store.createTable(row(id), [ply(0)], mark())
      const saved = snapshot(5)
      await store.saveSnapshot('t1', 'one', saved)
      await reopen()
      expect(await store.readSnapshot('t1', 'one')).toEqual(saved)
      expect(await store.readSnapshot('t1', 'two')).toBe(null)
      expect(await store.readSnapshot('t2', 'one')).toBe(null)
      await store.saveSnapshot('t1', 'one', snapshot(4))
      expect(await store.readSnapshot('t1', 'one')).toEqual(saved)
      await store.saveSnapshot('t1', 'one', snapshot(6))
      expect(await store.readSnapshot('t1', 'one')).toEqual(snapshot(6))
      await store.saveSnapshot('t1', 'two', snapshot(3))
      expect(await store.readSnapshot('t1', 'one')).toBe(null)
      expect(await store.readSnapshot('t1', 'two')).toEqual(snapshot(3))
      await store.dropSnapshot('t1')
      expect(await store.readSnapshot('t1', 'two')).toBe(null)
    })

    test('keeps no snapshot of what is not running, and forgets it with the match', async () => {
      await store.createTable(row('waits'), [], mark({ status: 'waiting' }))
      await store.createTable(row('ended'), [], mark({ status: 'over' }))
      for (const id of ['ends', 'goes']) await store.createTable(row(id), [], mark())
      for (const id of ['waits', 'ended', 'ends', 'goes', 'nobody']) await store.saveSnapshot(id, 'one', snapshot(1))
      const kept = async (): Promise<readonly string[]> => {
        const ids = ['waits', 'ended', 'ends', 'goes', 'nobody']
        const read = await Promise.all(ids.map((id) => store.readSnapshot(id, 'one')))
        return ids.filter((_, i) => read[i] !== null)
      }
      expect(await kept()).toEqual(['ends', 'goes'])
      await store.append('ends', 0, [ply(0)], mark({ status: 'over' }, { transcripts: [transcript(null)] }))
      await store.removeTable('goes')
      expect(await kept()).toEqual([])
    })

    test('a snapshot that was changed by hand is not given', async () => {
      for (const id of ['t1', 't2']) await store.createTable(row(id), [ply(0)], mark())
      for (const [change, of] of [
        ['head = substr(head, 1, length(head) - 1)', 't1'],
        ["history = replace(history, 'a', 'b')", 't1'],
        ["history = ''", 't1'],
        ['seq = seq + 1', 't1'],
        ["table_id = 't2'", 't2'],
      ]) {
        await store.saveSnapshot('t1', 'one', snapshot(5))
        await opener.alter(`update snapshots set ${change}`)
        await expect(store.readSnapshot(of, 'one'), change).rejects.toThrow('damaged')
        await store.dropSnapshot(of)
      }
    })
  })
}
