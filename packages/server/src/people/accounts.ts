import { type AccountChange, Settings } from '@bothy/protocol'
import { Conflict, type PersonId, lookOf } from '@bothy/room'
import { Compile } from 'typebox/compile'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'
import { ShortCache } from './short-cache.ts'
import type { SignChanges } from './sign-changes.ts'

const settingsCheck = Compile(Settings)
const isSettings = (x: unknown): x is Settings => settingsCheck.Check(x)

const REMEMBERED = { ms: 5000, most: 20_000 } as const

export type AccountRow = Schema['accounts']
type Changes = Omit<AccountChange, 'password'> & { readonly password?: string }
type NewAccount = Pick<AccountRow, 'person' | 'name' | 'email' | 'password' | 'created'>

/** Names with the same key look alike: one account has them all. */
export const nameKey = (name: string): string => lookOf(name) || name.trim().toLowerCase()

/** Settings written by another version and unknown here count as none. */
export function readSettings({ settings }: AccountRow): Settings {
  const read: unknown = JSON.parse(settings)
  return isSettings(read) ? read : {}
}

export async function languageOf(
  { queries }: Records,
  person: PersonId,
): Promise<NonNullable<Settings['language']> | null> {
  const account = queries.selectFrom('accounts').selectAll().where('person', '=', person)
  const row = await account.executeTakeFirst()
  return row === undefined ? null : (readSettings(row).language ?? null)
}

export class Accounts {
  readonly #records: Records
  readonly #known = new ShortCache<boolean>(REMEMBERED)

  constructor(records: Records, changes: SignChanges) {
    this.#records = records
    changes.listen((person) => this.#known.forget((key) => key === person))
  }

  /** For an account only a session counts, no longer its former guest cookie. */
  async has(person: PersonId, now: number): Promise<boolean> {
    const known = this.#known.get(person, now)
    if (known !== undefined) return known
    const row = await this.#records.queries
      .selectFrom('accounts')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst()
    this.#known.set(person, row !== undefined, now)
    return row !== undefined
  }

  async create(account: NewAccount): Promise<boolean> {
    const { person, name } = account
    const insert = this.#records.queries
      .insertInto('accounts')
      .values({ ...account, name_key: nameKey(name), settings: '{}', zone: null })
      .onConflict((on) => on.doNothing())
    const [added] = await this.#records.write(insert)
    this.#known.forget((key) => key === person)
    return added > 0
  }

  async read(person: PersonId): Promise<AccountRow | null> {
    const { queries } = this.#records
    return (await queries.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst()) ?? null
  }

  async named(name: string): Promise<AccountRow | null> {
    const { queries } = this.#records
    const found = queries.selectFrom('accounts').selectAll().where('name_key', '=', nameKey(name))
    return (await found.executeTakeFirst()) ?? null
  }

  async change(person: PersonId, { email, zone, settings, password }: Changes): Promise<void> {
    const set = {
      ...(email === undefined ? {} : { email }),
      ...(zone === undefined ? {} : { zone }),
      ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
      ...(password === undefined ? {} : { password }),
    }
    if (Object.keys(set).length === 0) return
    await this.#records.write(this.#records.queries.updateTable('accounts').set(set).where('person', '=', person))
  }

  async rename(person: PersonId, name: string): Promise<boolean> {
    const key = nameKey(name)
    const renaming = this.#records.queries
      .updateTable('accounts')
      .set({ name, name_key: key })
      .where('person', '=', person)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('accounts as other')
              .select('other.person')
              .where('other.name_key', '=', key)
              .where('other.person', '!=', person),
          ),
        ),
      )
    try {
      const [renamed] = await this.#records.write(renaming)
      return renamed > 0
    } catch (error) {
      if (error instanceof Conflict) return false
      throw error
    }
  }
}
