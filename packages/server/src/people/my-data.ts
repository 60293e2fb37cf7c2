import type { MyData } from '@bothy/protocol'
import { type PersonId, type StoredLine, shownLine } from '@bothy/room'
import { shownNotices } from '../notices/shown.ts'
import type { Services } from '../services.ts'
import { shownAccount } from './shown-account.ts'
import type { Session } from './sessions.ts'

const MOST_TABLES = 1000
const CHAT_READ = 1000

/** Everything that is kept of somebody, for them to take along. Of matches that are not over, what their seat has seen is on the page. */
export async function myData(services: Services, session: Session): Promise<MyData> {
  const { person } = session
  const tables: MyData['tables'] = []
  for (const { row } of await services.store.tablesOf(person, MOST_TABLES)) {
    const table = await tableOf(services, person, row.id)
    if (table !== null) tables.push(table)
  }
  const [account, rhythm, notices, friends, invitations, reports] = await Promise.all([
    shownAccount(services, session),
    services.rhythms.of(person),
    shownNotices(services, person),
    services.friends.of(person),
    services.invitations.of(person),
    services.moderation.reportedBy(person),
  ])
  return {
    account,
    rhythm,
    channels: notices.channels,
    notices: notices.sent,
    tables,
    friends,
    invitations: invitations.map(({ table, by, since }) => ({ table: table.row.id, by, since })),
    reports: reports.map(({ table_id: table, line, reason, note, since }) => ({ table, line, reason, note, since })),
  }
}

async function tableOf(
  { rooms, store }: Services,
  person: PersonId,
  id: string,
): Promise<MyData['tables'][number] | null> {
  const room = await rooms.get(id).catch(() => null)
  const info = (await room?.info(person)) ?? null
  if (room === null || info === null) return null
  const mine = new Set(info.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : [])))
  const lines = await store.readChat(id, CHAT_READ)
  return {
    table: info,
    record: await room.record(),
    said: lines.filter((line) => isOwn(line, person, mine)).map((line) => shownLine(line, person)),
  }
}

/** Older lines do not tell whom they are from. */
const isOwn = ({ by, seat, note }: StoredLine, person: PersonId, mine: ReadonlySet<number>): boolean =>
  by === undefined ? seat !== null && mine.has(seat) && note === undefined : by === person
