import { createHash } from 'node:crypto'
import { CHANNEL_KINDS, type ChannelKind } from '@bothy/protocol'
import type { PersonId } from '@bothy/room'
import { type Compilable, sql } from 'kysely'
import { randomText } from '../random-text.ts'
import type { Schema } from '../store/schema.ts'
import type { Records } from '../store/store.ts'
import type { Language } from './texts.ts'

const ID_BYTES = 12
const MOST_FAILURES = 5
const MOST: { readonly [kind in ChannelKind]: number } = { push: 10, mail: 2, hook: 3 }
const DAY = 24 * 3600 * 1000

export type ChannelRow = Schema['channels']

/** `address`: push endpoint with keys as JSON, e-mail address, or webhook URL. */
export type NewChannel = {
  readonly kind: ChannelKind
  readonly address: string
  readonly label: string
  readonly lang: Language
}

/** A browser has one owner at a time; several people may share an e-mail address or a webhook. */
const keyOf = (person: PersonId, { kind, address }: Pick<NewChannel, 'kind' | 'address'>): string => {
  const place = kind === 'push' ? endpointOf(address) : `${person} ${address.toLowerCase()}`
  return `${kind} ${createHash('sha256').update(place).digest('base64url')}`
}

function endpointOf(address: string): string {
  const subscription: unknown = JSON.parse(address)
  const isOne = typeof subscription === 'object' && subscription !== null && 'endpoint' in subscription
  return isOne ? String(subscription.endpoint) : address
}

export class Channels {
  readonly #records: Records

  constructor(records: Records) {
    this.#records = records
  }

  of(person: PersonId): Promise<ChannelRow[]> {
    const { queries } = this.#records
    return queries.selectFrom('channels').selectAll().where('person', '=', person).orderBy('created').execute()
  }

  async get(id: string): Promise<ChannelRow | null> {
    const { queries } = this.#records
    return (await queries.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  /** The same place is the same channel, restarted if it was stopped. Null if there are too many. */
  async add(person: PersonId, channel: NewChannel, now: number): Promise<ChannelRow | null> {
    const { queries } = this.#records
    const key = keyOf(person, channel)
    const others = (await this.of(person)).filter((row) => row.kind === channel.kind && row.key !== key)
    if (others.length >= MOST[channel.kind]) return null
    const confirmed = channel.kind === 'mail' ? null : now
    const { kind, address, label, lang } = channel
    const row: ChannelRow = {
      id: randomText(ID_BYTES),
      person,
      kind,
      key,
      address,
      label,
      lang,
      created: now,
      confirmed,
      stopped: null,
      failures: 0,
    }
    await this.#records.write(
      queries
        .insertInto('channels')
        .values(row)
        .onConflict((on) => on.column('key').doUpdateSet({ person, address, label, lang, stopped: null, failures: 0 })),
      this.#bounded(person, kind),
    )
    return (await queries.selectFrom('channels').selectAll().where('key', '=', key).executeTakeFirst()) ?? null
  }

  /** A guest's channels go to their account while it has room; duplicates become one. */
  async handOver(from: PersonId, to: PersonId): Promise<void> {
    const { queries } = this.#records
    const [own, brought] = [await this.of(to), await this.of(from)]
    const moved = CHANNEL_KINDS.flatMap((kind) => {
      const known = own.filter((row) => row.kind === kind)
      return brought
        .filter((row) => row.kind === kind && known.every(({ address }) => address !== row.address))
        .slice(0, Math.max(0, MOST[kind] - known.length))
        .map(({ id, address }) => ({ id, key: keyOf(to, { kind, address }) }))
    })
    await this.#records.write(
      ...moved.map(({ id, key }) =>
        queries
          .updateTable('channels')
          .set({ person: to, key })
          .where('id', '=', id)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('channels as other')
                  .select('other.id')
                  .where('other.key', '=', key)
                  .where('other.id', '!=', id),
              ),
            ),
          ),
      ),
      queries.deleteFrom('channels').where('person', '=', from),
      ...CHANNEL_KINDS.map((kind) => this.#bounded(to, kind)),
    )
  }

  #bounded(person: PersonId, kind: ChannelKind): Compilable {
    const { queries } = this.#records
    const of = queries.selectFrom('channels').select('id').where('person', '=', person).where('kind', '=', kind)
    return queries
      .deleteFrom('channels')
      .where('person', '=', person)
      .where('kind', '=', kind)
      .where('id', 'not in', of.orderBy('created').orderBy('id').limit(MOST[kind]))
  }

  async confirm(id: string, now: number): Promise<boolean> {
    const [changed] = await this.#records.write(
      this.#records.queries.updateTable('channels').set({ confirmed: now, stopped: null }).where('id', '=', id),
    )
    return changed > 0
  }

  async remove(id: string, person?: PersonId): Promise<boolean> {
    const all = this.#records.queries.deleteFrom('channels').where('id', '=', id)
    const [removed] = await this.#records.write(person === undefined ? all : all.where('person', '=', person))
    return removed > 0
  }

  async worked(id: string): Promise<void> {
    const { queries } = this.#records
    await this.#records.write(
      queries.updateTable('channels').set({ failures: 0 }).where('id', '=', id).where('failures', '>', 0),
    )
  }

  async refused(id: string, now: number): Promise<void> {
    const { queries } = this.#records
    const isLast = sql<
      number | null
    >`case when failures + 1 >= ${sql.lit(MOST_FAILURES)} then ${sql.lit(now)} else stopped end`
    await this.#records.write(
      queries
        .updateTable('channels')
        .set({ failures: sql<number>`failures + 1`, stopped: isLast })
        .where('id', '=', id),
    )
  }

  /** The address is dead. A browser registers a new one when it wants notices again; other kinds are kept for their owner to see. */
  async gone({ id, kind }: Pick<ChannelRow, 'id' | 'kind'>, now: number): Promise<void> {
    const { queries } = this.#records
    if (kind === 'push') await this.remove(id)
    else await this.#records.write(queries.updateTable('channels').set({ stopped: now }).where('id', '=', id))
  }

  async unproven(address: string, since: number): Promise<number> {
    const { n } = await this.#records.queries
      .selectFrom('channels')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('kind', '=', 'mail')
      .where('address', '=', address)
      .where('confirmed', 'is', null)
      .where('created', '>', since)
      .executeTakeFirstOrThrow()
    return n
  }

  async forget(now: number): Promise<void> {
    const { queries } = this.#records
    await this.#records.write(
      queries
        .deleteFrom('channels')
        .where('confirmed', 'is', null)
        .where('created', '<', now - 2 * DAY),
    )
  }
}
