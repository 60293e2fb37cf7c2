import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type AnyGame, type BotPlayers, type Guard, ROOM_SETTINGS, UNGUARDED } from '@bothy/room'
import { Attending } from './rooms/attending.ts'
import { reportsFolder } from './ops/data-folder.ts'
import { Health, freeSpace } from './ops/health.ts'
import { Identity } from './identity/identity.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './ops/metrics.ts'
import { NO_OTHER_PROCESSES } from './processes/other-processes.ts'
import { Notices } from './notices/notices.ts'
import { Pairing } from './pairing/pairing.ts'
import { Addresses } from './people/addresses.ts'
import { Friends } from './people/friends.ts'
import { RecordedMutes } from './people/mute-list.ts'
import { Invitations } from './people/invitations.ts'
import { Moderation } from './people/moderation.ts'
import { LearningStore } from './people/learning-store.ts'
import { OwnBots } from './people/own-bots.ts'
import { RestTimesStore, restOf } from './people/rest-times-store.ts'
import { Presence } from './rooms/presence.ts'
import type { Quotas } from './limits/quotas.ts'
import { Ratings } from './ratings/ratings.ts'
import type { OwnAddress } from './rest/own-address.ts'
import { RecordThread, importerOf } from './records/importer.ts'
import { Reports } from './ops/reports.ts'
import { Results } from './results/results.ts'
import { Rooms } from './rooms/rooms.ts'
import type { ServerOptions } from './server-options.ts'
import type { Services } from './services.ts'
import { OwnSnapshots } from './rooms/snapshots.ts'
import { PostgresStore } from './store/postgres.ts'
import type { Store } from './store/store.ts'
import { VERSION } from './version.ts'

const SEED_BYTES = 32

function guardOf({ dataDir, calls = UNGUARDED }: ServerOptions, report: Services['report']): Guard {
  const reports = new Reports(reportsFolder(dataDir), VERSION)
  return {
    program: VERSION,
    enter: (table, task, wanted) => calls.enter(table, task, wanted),
    leave: () => calls.leave(),
    report(fault) {
      try {
        reports.write(fault)
      } catch (error) {
        report('a fault could not be written down', error)
      }
    },
  }
}

type Parts = {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly store: Store
  readonly bots: BotPlayers
  readonly limits: Limits
  readonly quotas: Quotas
  readonly reach: OwnAddress
  readonly metrics: Metrics
  readonly report: Services['report']
}

export async function makeServices(options: ServerOptions, parts: Parts): Promise<Services> {
  const { games, store, bots, limits, quotas, reach, metrics } = parts
  // A remote database shows a full disk only by its errors.
  const isHere = options.store === undefined && options.databaseUrl === undefined
  const health = new Health(store, isHere ? { free: () => freeSpace(options.dataDir) } : {})
  const report: Services['report'] = (fault, error, about) => {
    health.notice(error)
    parts.report(fault, error, about)
  }
  const otherProcesses = store instanceof PostgresStore ? store.meet(options.otherProcesses) : NO_OTHER_PROCESSES
  const presence = new Presence(Date.now(), otherProcesses)
  const addresses = await Addresses.open(store, report)
  const attending = new Attending({ store, otherProcesses, report, now: options.now ?? Date.now })
  const ratings = new Ratings(store, options.rateSameAddress === true ? null : addresses)
  const rhythms = new RestTimesStore(store)
  const hearing = new RecordedMutes(store)
  const friends = new Friends(store)
  const notices = await Notices.open(
    {
      store,
      otherProcesses,
      rhythms,
      report,
      mail: options.mail,
      now: () => Date.now(),
      rooms: () => rooms,
      site: options.publicUrl?.replace(/\/+$/, '') ?? null,
    },
    options.notices,
  )
  const rooms: Rooms = new Rooms(
    {
      game: (id) => games.get(id),
      store,
      // Snapshots need the fingerprint of the rules, known for our own games alone.
      snapshots:
        options.games === undefined ? new OwnSnapshots(store, undefined, (isFound) => metrics.snapshot(isFound)) : null,
      bots,
      clock: {
        now: options.now ?? Date.now,
        after(ms, call) {
          const timer = setTimeout(call, ms)
          return () => clearTimeout(timer)
        },
      },
      settings: { ...ROOM_SETTINGS, ...options.settings },
      guard: guardOf(options, report),
      isClockKept: () => rooms.isClockKept(),
      hearing,
      drawSeed: () => randomBytes(SEED_BYTES).toString('hex'),
      rhythmOf: async (person) => restOf(await rhythms.of(person)),
      lastSeen: (person) => presence.lastSeen(person, Date.now()),
      ended: ({ id, rated }) => {
        if (rated) ratings.settle(id).catch((error: unknown) => report('a match could not be counted', error))
      },
      report: (fault, error, game, at) => report(fault, error, { ...(game === undefined ? {} : { game }), ...at }),
    },
    otherProcesses,
    (table) => attending.touch(table),
  )
  await otherProcesses.open({
    hear: (notice) => {
      rooms.hear(notice)
      if (notice.of === 'log') attending.touch(notice.table)
    },
    asked: (person) => attending.hearAsked(person),
    doubt: () => void rooms.lookAround().catch((error: unknown) => report('nobody knows what others did', error)),
    report,
  })
  const identity = await Identity.open(store, { publicUrl: options.publicUrl ?? null, report })
  return {
    games,
    store,
    rooms,
    records: options.games === undefined ? new RecordThread() : importerOf(games),
    health,
    metrics,
    otherProcesses,
    identity,
    presence,
    attending,
    friends,
    invitations: new Invitations(store),
    hearing,
    moderation: new Moderation(store),
    addresses,
    ratings,
    results: new Results(store),
    notices,
    pairing: new Pairing({ games, store, rooms, identity, friends, quotas, limits, otherProcesses }),
    rhythms,
    learning: new LearningStore(store),
    ownBots: new OwnBots(store, identity.changes),
    limits,
    quotas,
    reach,
    contact: options.contact ?? null,
    origins: [...(options.origins ?? []), ...originsOf(options.publicUrl)],
    correctionsDir: join(options.dataDir, 'corrections'),
    version: VERSION,
    report,
  }
}

const originsOf = (url: string | undefined): readonly string[] => (url === undefined ? [] : [new URL(url).origin])
