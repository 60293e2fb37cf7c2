import type { Snapshot, Snapshots } from '@bothy/room'
import { engineOf } from './engine.ts'
import type { Store } from '../store/store.ts'

/** The snapshots in the database that this very program, kernel and rules have written. */
export class OwnSnapshots implements Snapshots {
  readonly #store: Store
  readonly #find: () => Promise<string | null>
  readonly #onRead: (isFound: boolean) => void
  #finding: Promise<string | null> | null = null
  #engine: string | null = null

  /** `onRead`: somebody has looked for one. */
  constructor(
    store: Store,
    find: () => Promise<string | null> = engineOf,
    onRead: (isFound: boolean) => void = () => undefined,
  ) {
    this.#store = store
    this.#find = find
    this.#onRead = onRead
  }

  /** As long as nobody knows yet what runs here there are none: nobody waits for it. */
  async read(table: string): Promise<Snapshot | null> {
    const snapshot = this.#engine === null ? null : await this.#store.readSnapshot(table, this.#engine)
    if (this.#engine === null) void this.#know()
    this.#onRead(snapshot !== null)
    return snapshot
  }

  async save(table: string, snapshot: Snapshot): Promise<void> {
    const engine = await this.#know()
    if (engine !== null) await this.#store.saveSnapshot(table, engine, snapshot)
  }

  drop(table: string): Promise<void> {
    return this.#store.dropSnapshot(table)
  }

  /** Without files to read there is no engine to know, and all is as it was before there were snapshots. */
  async #know(): Promise<string | null> {
    this.#finding ??= this.#find().catch(() => null)
    return (this.#engine = await this.#finding)
  }
}
