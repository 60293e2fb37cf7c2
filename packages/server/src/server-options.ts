import type { AnyGame, BotPlayers, Guard, RoomSettings } from '@bothy/room'
import type { Limits } from './limits/limits.ts'
import type { ProcessSettings } from './processes/postgres.ts'
import type { MailOptions } from './notices/mail.ts'
import type { NoticeOptions } from './notices/notices.ts'
import type { Store } from './store/store.ts'

export type ServerOptions = {
  /** 0: any free one. One that is taken gives way to the next. */
  readonly port?: number
  /** This one or none. */
  readonly isPortFixed?: boolean
  readonly host?: string
  /** Where the database lies, unless there is a `databaseUrl`, and what the host has put beside it; made if missing. */
  readonly dataDir: string
  /** A database of PostgreSQL, `postgres://…`, which other servers may use at the same time. */
  readonly databaseUrl?: string
  /** `silent`, `error`, `info` or `debug`, as lines of JSON on standard error. */
  readonly log?: string
  /** Where these lines go instead. */
  readonly logTo?: { write(line: string): void }
  /** Proxies of one's own whose `X-Forwarded-*` headers are believed: addresses, networks, `loopback` or `private`. */
  readonly trustProxy?: readonly string[]
  /** Other sites whose pages may connect, as `https://host`. */
  readonly origins?: readonly string[]
  /** The address that people are sent, such as `https://bothy.example`. */
  readonly publicUrl?: string
  /** Where to tell of a hole in the server, as `mailto:` or `https:`. */
  readonly contact?: string
  /** People behind one address may play for points with each other, as in a club or a school. */
  readonly rateSameAddress?: boolean
  readonly limits?: Partial<Limits>
  readonly settings?: Partial<RoomSettings>
  /** For tests that cannot wait. */
  readonly now?: () => number
  readonly bots?: BotPlayers
  readonly games?: readonly AnyGame[]
  readonly store?: Store
  readonly otherProcesses?: ProcessSettings
  /** No e-mail is sent if absent. */
  readonly mail?: MailOptions
  readonly notices?: NoticeOptions
  /** Figures for Prometheus; not served if absent. */
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly clientDir?: string
  /** Told which game is being called, for the thread that watches how long that takes. */
  readonly calls?: Pick<Guard, 'enter' | 'leave'>
  /** Faults before the start, for the figures. */
  readonly faults?: readonly { readonly fault: string; readonly game: string | undefined }[]
}
