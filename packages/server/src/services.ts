import type { AnyGame, BotFailure } from '@bothy/room'
import type { Addresses } from './people/addresses.ts'
import type { Attending } from './rooms/attending.ts'
import type { Friends } from './people/friends.ts'
import type { RecordedMutes } from './people/mute-list.ts'
import type { Invitations } from './people/invitations.ts'
import type { Moderation } from './people/moderation.ts'
import type { Health } from './ops/health.ts'
import type { Identity } from './identity/identity.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './ops/metrics.ts'
import type { ServerProcesses } from './processes/other-processes.ts'
import type { Notices } from './notices/notices.ts'
import type { Pairing } from './pairing/pairing.ts'
import type { RestTimesStore } from './people/rest-times-store.ts'
import type { LearningStore } from './people/learning-store.ts'
import type { OwnBots } from './people/own-bots.ts'
import type { Presence } from './rooms/presence.ts'
import type { OwnAddress } from './rest/own-address.ts'
import type { Quotas } from './limits/quotas.ts'
import type { Ratings } from './ratings/ratings.ts'
import type { Results } from './results/results.ts'
import type { RecordImporter } from './records/importer.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Store } from './store/store.ts'

type About = { readonly game?: string; readonly request?: string } & Partial<BotFailure>

export interface Services {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly store: Store
  readonly rooms: Rooms
  readonly records: RecordImporter
  readonly health: Health
  readonly metrics: Metrics
  readonly otherProcesses: ServerProcesses
  readonly identity: Identity
  readonly presence: Presence
  readonly attending: Attending
  readonly friends: Friends
  readonly invitations: Invitations
  readonly hearing: RecordedMutes
  readonly moderation: Moderation
  readonly addresses: Addresses
  readonly ratings: Ratings
  readonly results: Results
  readonly notices: Notices
  readonly pairing: Pairing
  readonly rhythms: RestTimesStore
  readonly learning: LearningStore
  readonly ownBots: OwnBots
  readonly limits: Limits
  readonly quotas: Quotas
  readonly origins: readonly string[]
  readonly contact: string | null
  readonly reach: OwnAddress
  readonly correctionsDir: string
  readonly version: string
  report(fault: string, error: unknown, about?: About): void
}
