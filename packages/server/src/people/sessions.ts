import { createHash } from 'node:crypto'
import type { PersonId } from '@bothy/room'
import { sql } from 'kysely'
import { randomText } from '../random-text.ts'
import type { Records } from '../store/store.ts'
import { ShortCache } from './short-cache.ts'
import type { SignChanges } from './sign-changes.ts'

const TOKEN_BYTES = 32
const REMEMBERED = { ms: 5000, most: 20_000 } as const
const HOUR = 3600 * 1000
const KEPT_MS = 180 * 24 * HOUR
const MOST_DEVICES = 50
const ID_LENGTH = 16

export type Session = { readonly hash: string; readonly person: PersonId; readonly created: number }
export type Device = { readonly id: string; readonly device: string; readonly created: number; readonly seen: number }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
export const deviceId = (hash: string): string => hash.slice(0, ID_LENGTH)

export class Sessions {
  readonly #records: Records
  readonly #changes: SignChanges
  readonly #report: (fault: string, error: unknown) => void
  readonly #known = new ShortCache<Session>(REMEMBERED)

  constructor(records: Records, changes: SignChanges, report: (fault: string, error: unknown) => void) {
    this.#records = records
    this.#changes = changes
    this.#report = report
    changes.listen((person) => this.#known.forget((_, session) => session.person === person))
  }

  async find(token: string, now: number): Promise<Session | null> {
    const hash = hashOf(token)
    const known = this.#known.get(hash, now)
    if (known !== undefined) return known
    const row = await this.#records.queries
      .selectFrom('sessions')
      .selectAll()
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (row === undefined || now - row.seen > KEPT_MS) return null
    if (now - row.seen > HOUR) this.#see(hash, now)
    const session = { hash, person: row.person, created: row.created }
    this.#known.set(hash, session, now)
    return session
  }

  async open(
    person: PersonId,
    device: string,
    now: number,
  ): Promise<{ readonly token: string; readonly session: Session }> {
    const token = randomText(TOKEN_BYTES)
    const hash = hashOf(token)
    const { queries } = this.#records
    const newest = queries
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .limit(MOST_DEVICES)
    await this.#records.write(
      queries.insertInto('sessions').values({ hash, person, device, created: now, seen: now }),
      queries.deleteFrom('sessions').where('person', '=', person).where('hash', 'not in', newest),
    )
    return { token, session: { hash, person, created: now } }
  }

  async close({ hash, person }: Pick<Session, 'hash' | 'person'>, now: number): Promise<void> {
    await this.#changes.write(person, now, this.#records.queries.deleteFrom('sessions').where('hash', '=', hash))
  }

  async closeDevice(person: PersonId, id: string, now: number): Promise<boolean> {
    const [closed] = await this.#changes.write(
      person,
      now,
      this.#records.queries
        .deleteFrom('sessions')
        .where('person', '=', person)
        .where(sql<string>`substr(hash, 1, ${sql.lit(ID_LENGTH)})`, '=', id),
    )
    return closed > 0
  }

  async closeAll(person: PersonId, now: number, except = ''): Promise<void> {
    await this.#changes.write(
      person,
      now,
      this.#records.queries.deleteFrom('sessions').where('person', '=', person).where('hash', '!=', except),
    )
  }

  async devices(person: PersonId): Promise<readonly Device[]> {
    const rows = await this.#records.queries
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .execute()
    return rows.map(({ hash, device, created, seen }) => ({ id: deviceId(hash), device, created, seen }))
  }

  async forget(now: number): Promise<void> {
    await this.#records.write(this.#records.queries.deleteFrom('sessions').where('seen', '<', now - KEPT_MS))
  }

  #see(hash: string, now: number): void {
    this.#records
      .write(this.#records.queries.updateTable('sessions').set({ seen: now }).where('hash', '=', hash))
      .catch((error: unknown) => this.#report('a device could not be noted', error))
  }
}
