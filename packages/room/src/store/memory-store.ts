import type { Seat } from '@bothy/kernel'
import type { Transcript } from '@bothy/protocol'
import type { PersonId, Summary, TableEntry, TableRow, TableStatus } from '../log/log.ts'
import { CHAT_KEPT, Conflict, type ListedTable, type Mark, type MatchStore, type StoredLine } from './store.ts'

type Kept = {
  readonly row: TableRow
  summary: Summary
  people: readonly PersonId[]
  due: number | null
  readonly entries: TableEntry[]
  readonly chat: StoredLine[]
  transcripts: readonly Transcript[]
}

const ORDER: { readonly [S in TableStatus]: number } = { playing: 0, waiting: 1, over: 2, closed: 3 }

const newestFirst = (a: Kept, b: Kept): number => b.summary.updated - a.summary.updated

export class MemoryStore implements MatchStore {
  readonly #tables = new Map<string, Kept>()

  async createTable(row: TableRow, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    if (this.#tables.has(row.id)) throw new Conflict(`table ${row.id} exists`)
    const kept: Kept = {
      row,
      summary: mark.summary,
      people: [],
      due: null,
      entries: [...entries],
      chat: [],
      transcripts: [],
    }
    this.#tables.set(row.id, kept)
    setMark(kept, mark)
  }

  async append(table: string, seq: number, entries: readonly TableEntry[], mark: Mark): Promise<void> {
    const kept = this.#kept(table)
    if (seq !== kept.entries.length) throw new Conflict(`entry ${seq} of ${table} exists`)
    kept.entries.push(...entries)
    setMark(kept, mark)
  }

  isAway(): boolean {
    return false
  }

  async readTable(table: string): Promise<ListedTable | null> {
    const kept = this.#tables.get(table)
    return kept === undefined ? null : listed(kept)
  }

  async readEntries(table: string, from: number): Promise<readonly TableEntry[]> {
    return this.#kept(table).entries.slice(from)
  }

  async addChat(table: string, line: Omit<StoredLine, 'id'>): Promise<StoredLine> {
    const { chat } = this.#kept(table)
    const stored = { id: (chat.at(-1)?.id ?? -1) + 1, ...line }
    chat.push(stored)
    if (chat.length > CHAT_KEPT) chat.shift()
    return stored
  }

  async readChat(table: string, limit: number): Promise<readonly StoredLine[]> {
    return this.#kept(table).chat.slice(-limit)
  }

  async readTranscript(table: string, seat: Seat | null): Promise<Transcript | null> {
    return this.#tables.get(table)?.transcripts.find((transcript) => transcript.seat === seat) ?? null
  }

  async tablesOf(person: PersonId, limit: number): Promise<readonly ListedTable[]> {
    return this.#list(
      limit,
      (kept) => kept.summary.status !== 'closed' && (kept.people.includes(person) || kept.row.host === person),
    )
  }
  async openTables(limit: number, after = 0): Promise<readonly ListedTable[]> {
    return this.#list(limit, ({ row, summary }) => row.visibility === 'open' && summary.status === 'waiting', after)
  }
  async finishedTables(limit: number, after = 0): Promise<readonly ListedTable[]> {
    return this.#list(limit, ({ row, summary }) => row.visibility === 'open' && summary.status === 'over', after)
  }
  async dueTables(now: number, limit: number): Promise<readonly string[]> {
    return [...this.#tables.values()]
      .filter(({ due }) => due !== null && due <= now)
      .sort((a, b) => (a.due ?? 0) - (b.due ?? 0))
      .slice(0, limit)
      .map(({ row }) => row.id)
  }
  async botTables(limit: number, after: string): Promise<readonly string[]> {
    return [...this.#tables.values()]
      .filter(({ row, summary }) => row.id > after && summary.status === 'playing' && summary.botTurn)
      .map(({ row }) => row.id)
      .sort()
      .slice(0, limit)
  }

  #kept(table: string): Kept {
    const kept = this.#tables.get(table)
    if (kept === undefined) throw new Error(`no table ${table}`)
    return kept
  }

  #list(limit: number, wanted: (kept: Kept) => boolean, after = 0): readonly ListedTable[] {
    return [...this.#tables.values()]
      .filter(wanted)
      .sort((a, b) => ORDER[a.summary.status] - ORDER[b.summary.status] || newestFirst(a, b))
      .slice(after, after + limit)
      .map(listed)
  }
}

const listed = ({ row, summary }: Kept): ListedTable => ({ row, summary })

function setMark(kept: Kept, { summary, people, transcripts, due }: Mark): void {
  if (due !== undefined) kept.due = due
  kept.summary = summary
  if (people !== null) kept.people = people
  if (transcripts !== null) kept.transcripts = transcripts
}
