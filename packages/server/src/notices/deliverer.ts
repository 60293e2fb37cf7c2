import type { ChannelKind } from '@bothy/protocol'
import { type PersonId, isToAct } from '@bothy/room'
import type { Store } from '../store/store.ts'
import type { ChannelRow, Channels } from './channels.ts'
import type { FactReader } from './fact-reader.ts'
import { type Told, compose, kindOf } from './message.ts'
import type { Claim, NoticeRow, Outbox } from './outbox.ts'
import type { Outcome, Sender } from './sending.ts'
import type { Language } from './texts.ts'

const MINUTE = 60_000
/** Delays after failures that may pass; after the last the message is given up. */
const BACKOFF: readonly number[] = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]
const MOST_PATIENCE = 6 * 60 * MINUTE
const MOST_TABLES = 100

type Parts = {
  readonly store: Store
  readonly outbox: Outbox
  readonly channels: Channels
  readonly reader: Pick<FactReader, 'newsAt'>
  readonly senders: { readonly [kind in ChannelKind]: Sender | null }
  quietUntil(person: PersonId, now: number): Promise<number | null>
  /** The person's current choice; the channel has only the language from when it was made. */
  languageOf(person: PersonId): Promise<Language | null>
  readonly gatherMs: number
  now(): number
  report(fault: string, error: unknown): void
}

/** Several processes may run it: each row goes out through one of them. */
export class Deliverer {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  async deliver(): Promise<void> {
    const { outbox, now, report } = this.#parts
    await outbox.expire(now())
    const channels = await outbox.dueChannels(now())
    await Promise.all(
      channels.map((channel) =>
        this.#deliverTo(channel).catch((error: unknown) => report('a notice could not be sent', error)),
      ),
    )
  }

  async #deliverTo(id: string): Promise<void> {
    const { outbox, channels, senders, languageOf, gatherMs, now } = this.#parts
    const claim = await outbox.claim(id, now(), gatherMs)
    if (claim === null) return
    const channel = await channels.get(id)
    const sender = channel === null ? null : senders[kindOfChannel(channel)]
    if (channel === null || channel.stopped !== null || sender === null) return claim.drop(claim.rows, now())
    const rows = await this.#news(claim)
    if (rows.length === 0) return
    const lang = (await languageOf(channel.person)) ?? (channel.lang === 'fr' ? 'fr' : 'en')
    const told = await this.#told(rows)
    const message = compose(told, await this.#waiting(channel.person), lang)
    if (!(await claim.begin(rows, now()))) return
    await this.#settle(claim, channel, await sender(channel, message).catch((error: unknown) => this.#failed(error)))
  }

  /** In quiet hours all but tests wait; rows already known to the person or told with more urgency are dropped. */
  async #news(claim: Claim): Promise<readonly NoticeRow[]> {
    const { reader, quietUntil, now } = this.#parts
    const until = (await quietUntil(claim.rows[0].person, now())) ?? 0
    const isHeld = (row: NoticeRow): boolean => until > now() && row.kind !== 'test'
    await claim.hold(claim.rows.filter(isHeld), until)
    const rows: NoticeRow[] = []
    const passed: NoticeRow[] = []
    for (const row of claim.rows.filter((one) => !isHeld(one))) {
      const at = row.kind === 'test' ? now() : await reader.newsAt(row, now())
      if (at !== null && at > now()) await claim.hold([row], at)
      else (at === null ? passed : rows).push(row)
    }
    const hurried = new Set(rows.flatMap(({ kind, table_id }) => (kind === 'hurry' ? [table_id] : [])))
    const isSaid = ({ kind, table_id }: NoticeRow): boolean => kind === 'turn' && hurried.has(table_id)
    await claim.drop([...passed, ...rows.filter(isSaid)], now())
    return rows.filter((row) => !isSaid(row))
  }

  async #told(rows: readonly NoticeRow[]): Promise<readonly Told[]> {
    return Promise.all(
      rows.map(async (row): Promise<Told> => {
        const listed = row.kind === 'test' ? null : await this.#parts.store.readTable(row.table_id)
        if (listed === null) return { kind: kindOf(row), table: null }
        const others = listed.summary.holders.flatMap((holder) =>
          holder.kind === 'open' || (holder.kind === 'person' && holder.person === row.person) ? [] : [holder.name],
        )
        return { kind: kindOf(row), table: { id: row.table_id, game: listed.row.game, others } }
      }),
    )
  }

  async #waiting(person: PersonId): Promise<number> {
    const tables = await this.#parts.store.tablesOf(person, MOST_TABLES)
    return tables.filter(({ summary }) => isToAct(summary, person)).length
  }

  async #settle(claim: Claim, channel: ChannelRow, outcome: Outcome): Promise<void> {
    const { channels, now } = this.#parts
    switch (outcome.kind) {
      case 'sent':
        await claim.end('sent', null, now())
        return channels.worked(channel.id)
      case 'unsure':
        return claim.end('unsure', outcome.why, now())
      case 'gone':
        await claim.end('failed', 'gone', now())
        return channels.gone(channel, now())
      case 'failed':
        await claim.end('failed', outcome.why, now())
        return channels.refused(channel.id, now())
      case 'later': {
        const tries = Math.max(...claim.rows.map((row) => row.tries))
        const wait = BACKOFF[tries]
        if (wait === undefined) return claim.end('failed', outcome.why, now())
        return claim.again(now() + Math.min(Math.max(wait, outcome.after ?? 0), MOST_PATIENCE), outcome.why)
      }
    }
  }

  /** A fault of ours: delivery is unknown. Only the name of the error is kept, since its message may hold data of others. */
  #failed(error: unknown): Outcome {
    const why = error instanceof Error ? error.name : 'unknown'
    this.#parts.report('a notice could not be written', new Error(why))
    return { kind: 'unsure', why }
  }
}

const kindOfChannel = ({ kind }: ChannelRow): ChannelKind => (kind === 'mail' || kind === 'hook' ? kind : 'push')
