import type { MyData } from '@bothy/protocol'
import { type PersonId, type StoredLine, guarded, readMatchLog, recordOf, shownLine, tableInfo } from '@bothy/room'
import { shownNotices } from '../notices/shown.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../store/schema.ts'
import { myRecords } from './my-records.ts'
import { shownAccount } from './shown-account.ts'
import type { Session } from './sessions.ts'
import { tablesOf } from './tables-of.ts'

const CHAT_READ = 1000
const MOST_NOTICES = 10_000

/** For matches that are not over, the page has all that their seat may see. */
export async function myData(services: Services, session: Session): Promise<MyData> {
  const { person } = session
  const tables: MyData['tables'] = []
  for await (const { id, status } of tablesOf(services.store, person)) {
    const table = status === 'closed' ? null : await tableOf(services, person, id)
    if (table !== null) tables.push(table)
  }
  const [account, rhythm, learning, notices, friends, records, reports, bots] = await Promise.all([
    shownAccount(services, session),
    services.rhythms.of(person),
    services.learning.of(person),
    shownNotices(services, person, MOST_NOTICES),
    services.friends.of(person),
    myRecords(services.store, person),
    services.moderation.reportedBy(person),
    services.ownBots.all(person),
  ])
  return {
    account,
    rhythm,
    learning,
    bots: bots.map(({ name, created, seen, hash }) => ({ name, created, seen, revoked: hash === null })),
    channels: notices.channels,
    notices: notices.sent,
    tables,
    friends,
    ...records,
    reports: reports.map(({ table_id: table, line, reason, note, since }) => ({ table, line, reason, note, since })),
  }
}

/** Where the export has the rows of each table, or why not. A new table does not compile without an entry. */
export const TAKEN_ALONG = {
  people: 'account',
  accounts: 'account',
  passkeys: 'account',
  sessions: 'account',
  rhythms: 'rhythm',
  learning: 'learning',
  own_bots: 'bots',
  channels: 'channels',
  notices: 'notices',
  tables: 'tables',
  seatings: 'tables',
  entries: 'tables',
  chat: 'tables',
  results: 'results',
  ratings: 'ratings',
  rating_steps: 'ratingSteps',
  friends: 'friends',
  friend_requests: 'friends',
  blocks: 'friends',
  invitations: 'invitations',
  mutes: 'muted',
  chat_bars: 'barred',
  seekers: 'seeking',
  chat_reports: 'reports',
  transcripts: { not: 'what a seat has seen of a finished match follows from its record' },
  snapshots: { not: 'a cache of running matches' },
  facts: { not: 'what is to be told of tables follows from them' },
  moderation_log: { not: 'acts of the operator of the server; what is left of them is in barred and in the chat' },
  sign_changes: { not: 'a moment of signing in or out, forgotten within minutes' },
  presences: { not: 'who follows a table at this moment' },
  secrets: { not: 'keys of the server' },
  addresses: { not: 'keyed hashes of network addresses, which nobody can read, forgotten after two days' },
  checks: { not: 'of nobody' },
  processes: { not: 'of nobody' },
  leases: { not: 'of nobody' },
} as const satisfies { [T in keyof Schema]: keyof MyData | { readonly not: string } }

/** From the store, without a room: an export of thousands of tables must not keep them all in memory. */
async function tableOf(
  { rooms: { host }, store, report }: Services,
  person: PersonId,
  id: string,
): Promise<MyData['tables'][number] | null> {
  try {
    const matchLog = await readMatchLog(host, id)
    if (matchLog === null) return null
    const shown = guarded(host.guard, { table: id, task: 'show' }, () => ({
      table: tableInfo(matchLog, { person, now: host.clock.now(), isOnline: () => false }, []),
      record: recordOf(matchLog),
    }))
    if (shown.table === null) return null
    const mine = new Set(shown.table.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : [])))
    const lines = await store.readChat(id, CHAT_READ)
    const said = lines.filter((line) => isOwn(line, person, mine)).map((line) => shownLine(line, person))
    return { table: shown.table, record: shown.record, said }
  } catch (error) {
    if (store.isAway(error)) throw error
    report('a table could not be taken along', error)
    return null
  }
}

const isOwn = ({ by, seat, note }: StoredLine, person: PersonId, mine: ReadonlySet<number>): boolean =>
  by === undefined ? seat !== null && mine.has(seat) && note === undefined : by === person
