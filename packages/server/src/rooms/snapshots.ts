import type { Snapshot, Snapshots } from '@bothy/room'
import { engineOf } from './engine.ts'
import type { Store } from '../store/store.ts'

export class OwnSnapshots implements Snapshots {
  readonly #store: Store
  readonly #find: () => Promise<string | null>
  readonly #onRead: (isFound: boolean) => void
  #finding: Promise<string | null> | null = null
  #engine: string | null = null

  constructor(
    store: Store,
    find: () => Promise<string | null> = engineOf,
    onRead: (isFound: boolean) => void = () => undefined,
  ) {
    this.#store = store
    this.#find = find
    this.#onRead = onRead
  }

  /** Until the fingerprint is known there are no snapshots; reads do not wait for it. */
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

  /** Without source files there is no fingerprint, and snapshots are not used. */
  async #know(): Promise<string | null> {
    this.#finding ??= this.#find().catch(() => null)
    return (this.#engine = await this.#finding)
  }
}
