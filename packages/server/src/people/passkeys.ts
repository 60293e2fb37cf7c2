import type { PersonId } from '@bothy/room'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'

type PasskeyRow = Schema['passkeys']
export type Credential = {
  readonly id: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: string[]
}

const MOST_PASSKEYS = 20

const read = ({ id, public_key: key, counter, transports }: PasskeyRow): Credential => ({
  id,
  publicKey: new Uint8Array(Buffer.from(key, 'base64url')),
  counter,
  transports: transports === '' ? [] : transports.split(' '),
})

export class Passkeys {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  async of(person: PersonId): Promise<readonly PasskeyRow[]> {
    const { queries } = this.#records
    return queries.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created').execute()
  }

  async find(id: string): Promise<{ readonly person: PersonId; readonly credential: Credential } | null> {
    const { queries } = this.#records
    const row = await queries.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : { person: row.person, credential: read(row) }
  }

  async add(person: PersonId, { id, publicKey, counter, transports }: Credential, kept: Kept): Promise<boolean> {
    if ((await this.of(person)).length >= MOST_PASSKEYS) return false
    const [added] = await this.#records.write(
      this.#records.queries
        .insertInto('passkeys')
        .values({
          id,
          person,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports.join(' '),
          ...kept,
          used: null,
        })
        .onConflict((on) => on.doNothing()),
    )
    return added > 0
  }

  async use(id: string, counter: number, now: number): Promise<void> {
    await this.#records.write(
      this.#records.queries.updateTable('passkeys').set({ counter, used: now }).where('id', '=', id),
    )
  }

  async remove(person: PersonId, id: string): Promise<void> {
    await this.#records.write(
      this.#records.queries.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person),
    )
  }
}

type Kept = { readonly label: string; readonly created: number }
