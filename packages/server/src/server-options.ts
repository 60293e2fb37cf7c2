import type { AnyGame, BotPlayers, Guard, RoomSettings } from '@bothy/room'
import type { Limits } from './limits/limits.ts'
import type { ProcessSettings } from './processes/postgres.ts'
import type { MailOptions } from './notices/mail.ts'
import type { NoticeOptions } from './notices/notices.ts'
import type { Store } from './store/store.ts'

export type ServerOptions = {
  /** 0: any free port. A taken port gives way to the next. */
  readonly port?: number
  readonly isPortFixed?: boolean
  readonly host?: string
  /** Folder of the database, unless `databaseUrl` is given, and of the host's files; made if missing. */
  readonly dataDir: string
  /** `postgres://…`; other servers may use it at the same time. */
  readonly databaseUrl?: string
  readonly log?: string
  readonly logTo?: { write(line: string): void }
  readonly trustProxy?: readonly string[]
  /** Most milliseconds that an expert thinks about a decision; fewer where many tables ask at once. */
  readonly expertMs?: number
  readonly origins?: readonly string[]
  readonly publicUrl?: string
  readonly contact?: string
  readonly rateSameAddress?: boolean
  readonly limits?: Partial<Limits>
  readonly settings?: Partial<RoomSettings>
  readonly now?: () => number
  readonly bots?: BotPlayers
  readonly games?: readonly AnyGame[]
  readonly store?: Store
  readonly otherProcesses?: ProcessSettings
  readonly mail?: MailOptions
  readonly notices?: NoticeOptions
  readonly metrics?: { readonly port: number; readonly host: string }
  readonly clientDir?: string
  readonly calls?: Pick<Guard, 'enter' | 'leave'>
  readonly faults?: readonly { readonly fault: string; readonly game: string | undefined }[]
}
