import type { ServerMessage, TableInfo } from '@bothy/protocol'
import type { Absence } from './absence.ts'
import { Chat } from './chat.ts'
import type { Followers } from './followers.ts'
import { guarded } from '../guard.ts'
import type { RoomHost, Viewer } from '../host.ts'
import { tableInfo } from './info.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId, TableEntry } from '../log/log.ts'
import { type Before, systemMessagesOf } from './system-messages.ts'
import { refusal } from '../log/outcome.ts'
import { OPENING } from './state-message.ts'

const TOLD: ReadonlySet<TableEntry['type']> = new Set([
  'seat',
  'start',
  'ready',
  'begin',
  'resign',
  'talk',
  'late',
  'host',
])

export class Broadcast {
  readonly chat: Chat
  readonly #host: RoomHost
  readonly #followers: Followers
  readonly #absence: Absence
  readonly #matchLog: () => MatchLog
  readonly #failed: (error: unknown) => void
  #isToldHalted = false
  #said: Promise<void> = Promise.resolve()

  constructor(
    host: RoomHost,
    followers: Followers,
    absence: Absence,
    table: { readonly matchLog: () => MatchLog; readonly failed: (error: unknown) => void },
  ) {
    this.#host = host
    this.#followers = followers
    this.#absence = absence
    this.#matchLog = table.matchLog
    this.#failed = table.failed
    this.chat = new Chat(host, followers, table.matchLog)
  }

  change(entries: readonly TableEntry[], before: Before): void {
    this.show(entries)
    for (const note of systemMessagesOf(entries, before, this.#matchLog())) {
      // One after the other, since a line is numbered by the one before it.
      this.#said = this.#said
        .then(() => this.chat.say({ ...note, text: '', at: this.#host.clock.now() }))
        .catch((error: unknown) => this.#host.report('a note was lost', error, this.#matchLog().game.id))
    }
  }

  show(entries: readonly TableEntry[]): void {
    const matchLog = this.#matchLog()
    for (const entry of entries) {
      if (entry.type === 'undo') this.#followers.cut(entry.to)
      else if (entry.type === 'retract') this.#followers.cut(entry.ply)
    }
    if (matchLog.status === 'closed') this.#gone()
    else if (
      matchLog.status === 'over' ||
      matchLog.isHalted !== this.#isToldHalted ||
      entries.some(({ type }) => TOLD.has(type))
    )
      this.table()
    this.state()
  }

  settled(): Promise<void> {
    return this.#said
  }

  /** A stored change is done, even if one viewer cannot be shown it. */
  state(only?: Viewer): void {
    guarded(this.#host.guard, this.#showing, () =>
      this.#followers.sendState(this.#matchLog(), {
        only,
        isLost: this.#absence.isLost,
        now: this.#host.clock.now(),
        failed: this.#failed,
      }),
    )
  }

  table(only?: Viewer): void {
    if (only === undefined) this.#isToldHalted = this.#matchLog().isHalted
    guarded(this.#host.guard, this.#showing, () =>
      this.#followers.tell((viewer) => (only === undefined || viewer === only ? this.#tableFor(viewer) : null)),
    )
  }

  /** A table that cannot be described is told at least the reason. */
  #tableFor({ person }: Viewer): ServerMessage | null {
    try {
      const table = this.infoFor(person)
      return table === null ? null : { type: 'table', table }
    } catch (error) {
      this.#failed(error)
      return { type: 'refused', tag: null, table: this.#matchLog().row.id, refusal: refusal('halted') }
    }
  }

  get #showing(): { readonly table: string; readonly task: 'show' } {
    return { table: this.#matchLog().row.id, task: 'show' }
  }

  all(): void {
    this.#followers.cut(OPENING)
    this.table()
    this.state()
  }

  infoFor(person: PersonId | null): TableInfo | null {
    const matchLog = this.#matchLog()
    const isOnline = (other: PersonId): boolean => this.#followers.isOnline(other)
    const asking = { person, now: this.#host.clock.now(), isOnline }
    return tableInfo(matchLog, asking, this.#absence.listFor(matchLog, person))
  }

  #gone(): void {
    const { id } = this.#matchLog().row
    this.#followers.tell(() => ({ type: 'refused', tag: null, table: id, refusal: refusal('no-such-table') }))
  }
}
