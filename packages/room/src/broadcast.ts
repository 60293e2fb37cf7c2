import type { ChatLine, TableInfo } from '@bothy/protocol'
import type { Absence } from './absence.ts'
import type { Followers } from './followers.ts'
import type { RoomHost, Viewer } from './host.ts'
import { tableInfo } from './info.ts'
import type { Ledger } from './ledger.ts'
import type { PersonId, TableEntry } from './log.ts'
import { type Before, notesOf } from './notes.ts'
import { refusal } from './outcome.ts'

/** Entries that change what is told of the table itself. */
const TOLD: ReadonlySet<TableEntry['type']> = new Set(['seat', 'start', 'ready', 'begin', 'resign'])

/** What those who follow a table are sent, and when. */
export class Broadcast {
  readonly #host: RoomHost
  readonly #followers: Followers
  readonly #absence: Absence
  readonly #ledger: () => Ledger
  #said: Promise<void> = Promise.resolve()

  constructor(host: RoomHost, followers: Followers, absence: Absence, ledger: () => Ledger) {
    this.#host = host
    this.#followers = followers
    this.#absence = absence
    this.#ledger = ledger
  }

  /** Entries that are stored: one message for all of them. */
  change(entries: readonly TableEntry[], before: Before): void {
    const ledger = this.#ledger()
    for (const entry of entries) {
      if (entry.type === 'undo') this.#followers.cut(entry.to)
      else if (entry.type === 'retract') this.#followers.cut(entry.ply)
    }
    if (ledger.status === 'closed') this.#gone()
    else if (ledger.status === 'over' || entries.some(({ type }) => TOLD.has(type))) this.table()
    this.state()
    for (const note of notesOf(entries, before, ledger)) {
      // One after the other: a line is numbered by the one before it.
      this.#said = this.#said
        .then(() => this.say({ ...note, text: '', at: this.#host.clock.now() }))
        .catch((error: unknown) => this.#host.report('a note was lost', error))
    }
  }

  /** All notes of the table itself are written. */
  settled(): Promise<void> {
    return this.#said
  }

  /** What is stored is done, even if someone cannot be shown it. */
  state(only?: Viewer): void {
    this.#followers.sendState(this.#ledger(), {
      only,
      isLost: this.#absence.isLost,
      failed: (error) => this.#host.report('a position could not be shown', error),
    })
  }

  table(only?: Viewer): void {
    this.#followers.tell((viewer) => {
      if (only !== undefined && viewer !== only) return null
      const table = this.infoFor(viewer.person)
      return table === null ? null : { type: 'table', table }
    })
  }

  async say(line: Omit<ChatLine, 'id'>): Promise<void> {
    const { id } = this.#ledger().row
    const stored = await this.#host.store.addChat(id, line)
    this.#followers.tell(() => ({ type: 'chat', table: id, lines: [stored] }))
  }

  infoFor(person: PersonId | null): TableInfo | null {
    const ledger = this.#ledger()
    const asking = { person, isOnline: (other: PersonId) => this.#followers.isOnline(other) }
    return tableInfo(ledger, this.#host.clock.now(), asking, this.#absence.listFor(ledger, person))
  }

  #gone(): void {
    const { id } = this.#ledger().row
    this.#followers.tell(() => ({ type: 'refused', tag: null, table: id, refusal: refusal('no-such-table') }))
  }
}
