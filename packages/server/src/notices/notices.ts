import { setTimeout as timeout } from 'node:timers/promises'
import { type PersonId, restsUntil } from '@bothy/room'
import { languageOf } from '../people/accounts.ts'
import type { RestTimesStore } from '../people/rest-times-store.ts'
import type { ServerProcesses } from '../processes/other-processes.ts'
import { MissingFacts } from '../rooms/missing-facts.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/store.ts'
import { Channels } from './channels.ts'
import { Confirmations } from './confirmations.ts'
import { Deliverer } from './deliverer.ts'
import { FactReader, type ReadingSettings } from './fact-reader.ts'
import { Facts } from './facts.ts'
import { hookSender } from './hook.ts'
import type { Mail, MailOptions } from './mail.ts'
import { Outbox } from './outbox.ts'
import { type Post, postTo } from './post.ts'
import { pushSender, vapidKeys } from './push.ts'
import type { Sender } from './sending.ts'
import { Tokens, noticesKey } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** On shutdown a pending answer is awaited no longer than this; the row then says that delivery is unknown, and it is not sent again. */
const CLOSE_WITHIN = 3000

export type NoticeSettings = ReadingSettings & {
  readonly tickMs: number
}
const NOTICE_SETTINGS: NoticeSettings = { awayMs: 20_000, gatherMs: MINUTE, tickMs: 5000 }

export type NoticeOptions = {
  readonly settings?: Partial<NoticeSettings>
  readonly post?: Post
}

type Around = {
  readonly store: Store
  readonly otherProcesses: ServerProcesses
  readonly rhythms: RestTimesStore
  rooms(): Pick<Rooms, 'isHere'>
  readonly site: string | null
  readonly mail: MailOptions | undefined
  now(): number
  report(fault: string, error: unknown): void
}

async function mailFor(options: MailOptions, site: string | null): Promise<Mail> {
  const { Mail } = await import('./mail.ts')
  return new Mail(options, site)
}

export class Notices {
  readonly channels: Channels
  readonly outbox: Outbox
  readonly tokens: Tokens
  readonly confirmations = new Confirmations()
  readonly mail: Mail | null
  readonly pushKey: string
  readonly #around: Around
  readonly #settings: NoticeSettings
  readonly #reader: FactReader
  readonly #deliverer: Deliverer
  readonly #timers: NodeJS.Timeout[] = []
  #working: Promise<void> | null = null
  #isClosed = false

  static async open(around: Around, options: NoticeOptions = {}): Promise<Notices> {
    const { store, site } = around
    const keys = await vapidKeys(store)
    const post = options.post ?? postTo()
    const mail = around.mail === undefined ? null : await mailFor(around.mail, site)
    const tokens = new Tokens(await noticesKey(store))
    const byMail: Sender | null =
      mail === null
        ? null
        : ({ id, address }, message) => mail.sendNotice(address, message, tokens.sign('stop', id, around.now()))
    const subject = site?.startsWith('https:') === true ? site : 'mailto:nobody@bothy.invalid'
    const senders = { push: pushSender(post, keys, subject), hook: hookSender(post, site), mail: byMail }
    return new Notices(
      around,
      { ...NOTICE_SETTINGS, ...options.settings },
      {
        mail,
        tokens,
        senders,
        pushKey: keys.publicKey,
      },
    )
  }

  private constructor(
    around: Around,
    settings: NoticeSettings,
    made: Pick<Notices, 'mail' | 'tokens' | 'pushKey'> & {
      readonly senders: ConstructorParameters<typeof Deliverer>[0]['senders']
    },
  ) {
    const { store, otherProcesses, rhythms, now, report } = around
    this.#around = around
    this.#settings = settings
    this.mail = made.mail
    this.tokens = made.tokens
    this.pushKey = made.pushKey
    this.channels = new Channels(store)
    this.outbox = new Outbox(store)
    const { channels, outbox } = this
    const rooms: Pick<Rooms, 'isHere'> = { isHere: (table, person) => around.rooms().isHere(table, person) }
    const facts = new Facts(store, new MissingFacts(store))
    this.#reader = new FactReader({ store, facts, rooms, otherProcesses, outbox, rhythms }, settings)
    this.#deliverer = new Deliverer({
      store,
      outbox,
      channels,
      reader: this.#reader,
      senders: made.senders,
      now,
      report,
      quietUntil: async (person, at) => restsUntil(await rhythms.of(person), at),
      languageOf: (person) => languageOf(store, person),
      gatherMs: settings.gatherMs,
    })
  }

  async invite(person: PersonId, table: string): Promise<void> {
    const now = this.#around.now()
    const due = now + this.#settings.gatherMs
    await this.outbox.add({ person, table, kind: 'invited', turn: 0, due, since: now, state: 'waiting' }, now)
  }

  start(): void {
    const { now, report } = this.#around
    const every = (ms: number, job: () => Promise<void>): void => {
      const run = (): void => void job().catch((error: unknown) => report('notices could not be looked after', error))
      this.#timers.push(setInterval(run, ms).unref())
    }
    every(this.#settings.tickMs, () => this.work())
    every(HOUR, async () => {
      await this.outbox.forget(now())
      await this.channels.forget(now())
      this.confirmations.forget(now())
    })
  }

  work(): Promise<void> {
    this.#working ??= this.#round().finally(() => (this.#working = null))
    return this.#working
  }

  async #round(): Promise<void> {
    if (this.#isClosed) return
    await this.#reader.look(this.#around.now())
    await this.#deliverer.deliver()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#timers.forEach(clearInterval)
    await Promise.race([this.#working?.catch(() => undefined), timeout(CLOSE_WITHIN, undefined, { ref: false })])
    this.mail?.close()
  }
}
