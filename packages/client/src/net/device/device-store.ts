import type { Transcript } from '@bothy/protocol'
import {
  Conflict,
  type ListedTable,
  type Mark,
  type MatchStore,
  type PersonId,
  type TableEntry,
  type TableRow,
  UnreadableTable,
  completeSummary,
  type StoredLine,
} from '@bothy/room'
import { trusted } from '../trusted.ts'
import { settled } from './settled.ts'

const NAME = 'bothy-tables'
const STORES = ['tables', 'entries', 'chat', 'transcripts'] as const
type StoreName = (typeof STORES)[number]

const ORDER = { playing: 0, waiting: 1, over: 2, closed: 3 } as const

type Kept = {
  entries: { readonly table: string; readonly seq: number; readonly entry: TableEntry }
  chat: { readonly table: string; readonly id: number; readonly line: StoredLine }
  transcripts: { readonly table: string; readonly seat: number; readonly transcript: Transcript }
}

/** IndexedDB has no null in keys: a spectator's transcript is kept under this number. */
const SPECTATOR = -1

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => {
    const db = request.result
    db.createObjectStore('tables', { keyPath: 'row.id' })
    db.createObjectStore('entries', { keyPath: ['table', 'seq'] })
    db.createObjectStore('chat', { keyPath: ['table', 'id'] })
    db.createObjectStore('transcripts', { keyPath: ['table', 'seat'] })
  })
  return settled(request).catch((error: unknown) => {
    // Nothing was opened, so nothing was changed.
    if (error instanceof DOMException && error.name === 'VersionError')
      throw new UnreadableTable('too-new', 'a newer version has written the tables of this browser', error)
    throw error
  })
}

const completed = ({ row, summary }: ListedTable): ListedTable => ({
  row: { ...row, friendly: row.friendly ?? false, hints: true, rated: false, pace: row.pace ?? null },
  summary: completeSummary(summary),
})

const ofTable = (table: string, from = SPECTATOR): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity])

/** A write is answered when its transaction is complete; an entry that exists is a conflict. */
export class DeviceStore implements MatchStore {
  #opening: Promise<IDBDatabase> | undefined

  get #db(): Promise<IDBDatabase> {
    return (this.#opening ??= open())
  }

  async #write(
    stores: readonly StoreName[],
    work: (store: (name: StoreName) => IDBObjectStore) => void,
  ): Promise<void> {
    const db = await this.#db
    const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => {
        const { error } = transaction
        if (error?.name === 'ConstraintError') reject(new Conflict('that entry exists'))
        else reject(error ?? new Error('the store failed'))
      })
    })
    work((name) => transaction.objectStore(name))
    await done
  }

  async #read<V>(store: StoreName, ask: (store: IDBObjectStore) => Promise<unknown>): Promise<V> {
    return trusted<V>(await ask((await this.#db).transaction(store).objectStore(store)))
  }

  async #all<S extends keyof Kept>(store: S, range: IDBKeyRange): Promise<readonly Kept[S][]> {
    return this.#read<Kept[S][]>(store, (s) => settled(s.getAll(range)))
  }

  isAway(): boolean {
    return false
  }

  createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    return this.#write(STORES, (store) => {
      store('tables').add({ row, summary: mark.summary })
      addEntries(store, row.id, 0, entries, mark)
    })
  }

  async append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const kept = await this.readTable(table)
    if (kept === null) throw new Error(`no table ${table}`)
    await this.#write(STORES, (store) => {
      store('tables').put({ row: kept.row, summary: mark.summary })
      addEntries(store, table, seq, entries, mark)
    })
  }

  async readTable(table: string): Promise<ListedTable | null> {
    const kept = await this.#read<ListedTable | undefined>('tables', (s) => settled(s.get(table)))
    return kept === undefined ? null : completed(kept)
  }

  async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    return (await this.#all('entries', ofTable(table, from))).map(({ entry }) => entry)
  }

  async addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine> {
    const before = await this.#all('chat', ofTable(table))
    const stored = { id: (before.at(-1)?.id ?? -1) + 1, ...line }
    await this.#write(['chat'], (store) => store('chat').add({ table, id: stored.id, line: stored }))
    return stored
  }

  async readChat(table: string, limit: number): Promise<readonly StoredLine[]> {
    return (await this.#all('chat', ofTable(table))).slice(-limit).map(({ line }) => line)
  }

  async readTranscript(table: string, seat: number | null): Promise<Transcript | null> {
    const kept = await this.#read<Kept['transcripts'] | undefined>('transcripts', (s) =>
      settled(s.get([table, seat ?? SPECTATOR])),
    )
    return kept?.transcript ?? null
  }

  async tablesOf(_person: PersonId, limit: number): Promise<readonly ListedTable[]> {
    const all = await this.#read<ListedTable[]>('tables', (s) => settled(s.getAll()))
    const shown = all
      .map(completed)
      .filter(({ summary }) => summary.status !== 'closed')
      .sort((a, b) => ORDER[a.summary.status] - ORDER[b.summary.status] || b.summary.updated - a.summary.updated)
      .slice(0, limit)
    return Promise.all(shown.map((table) => this.#withEnd(table)))
  }

  /** An old summary lacks the result; the transcript of a spectator has it. */
  async #withEnd({ row, summary }: ListedTable): Promise<ListedTable> {
    if (summary.status !== 'over' || summary.ended !== null) return { row, summary }
    const result = (await this.readTranscript(row.id, null))?.result
    return { row, summary: { ...summary, ended: { result: trusted(result ?? null), abandoned: false } } }
  }

  async openTables(): Promise<readonly ListedTable[]> {
    return []
  }
  async finishedTables(): Promise<readonly ListedTable[]> {
    return []
  }
  async dueTables(): Promise<readonly string[]> {
    return []
  }
  async botTables(): Promise<readonly string[]> {
    return []
  }

  remove(table: string): Promise<void> {
    return this.#write(STORES, (store) => {
      store('tables').delete(table)
      for (const name of ['entries', 'chat', 'transcripts'] as const) store(name).delete(ofTable(table))
    })
  }
}

function addEntries(
  store: (name: StoreName) => IDBObjectStore,
  table: string,
  seq: number,
  entries: readonly TableEntry[],
  { transcripts }: Mark,
): void {
  entries.forEach((entry, i) => store('entries').add({ table, seq: seq + i, entry }))
  for (const transcript of transcripts ?? [])
    store('transcripts').put({ table, seat: transcript.seat ?? SPECTATOR, transcript })
}
