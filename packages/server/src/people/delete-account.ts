import { OWN_BOT_MARK } from '@bothy/protocol'
import {
  type NewOwner,
  type Holder,
  type PersonId,
  type Room,
  SOMEBODY,
  type StoredLine,
  type TableEntry,
} from '@bothy/room'
import { type Compilable, type Kysely, sql } from 'kysely'
import { randomText } from '../random-text.ts'
import type { Services } from '../services.ts'
import type { Schema } from '../store/schema.ts'
import { Moderation, saidBy } from './moderation.ts'
import { atTablesOf } from './tables-of.ts'

const ID_BYTES = 18
const CHAT_READ = 1000

type Needed = Pick<Services, 'store' | 'rooms' | 'identity' | 'ownBots'>

/**
 * Deletes the person for good. In finished matches and in old log entries an unused number and a placeholder name stand for them; a bot
 * plays on in running ones; the person's own bots go first, likewise. Goes table by table, the account last, so it can be repeated if
 * interrupted.
 */
export async function deleteAccount(
  services: Needed,
  person: PersonId,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const bots = await services.ownBots.all(person)
  for (const { bot } of bots) await services.ownBots.revoke(person, bot, now)
  for (const { bot } of bots) await deletePerson(services, bot, OWN_BOT_MARK, now, signal)
  await deletePerson(services, person, SOMEBODY, now, signal)
}

async function deletePerson(
  services: Needed,
  person: PersonId,
  name: string,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const { store, identity } = services
  const newOwner = { person: randomText(ID_BYTES), name, host: null }
  await atTablesOf(store, person, async ({ id, status }) => {
    signal.throwIfAborted()
    if (status === 'closed') await remove(services, id)
    else await leaveTable(services, id, person, newOwner)
  })
  const { queries } = store
  await new Moderation(store).forget(person)
  const anonymous = [
    queries.deleteFrom('chat').where('line', 'like', saidBy(person)),
    queries.updateTable('rating_steps').set({ player: newOwner.person }).where('player', '=', person),
    queries.updateTable('chat_reports').set({ reporter: newOwner.person }).where('reporter', '=', person),
    queries.updateTable('moderation_log').set({ person: newOwner.person }).where('person', '=', person),
  ]
  await identity.changes.write(person, now, ...anonymous, ...deletions(queries, person))
}

/** Columns that hold the person; null if there are none, or the code above handles them. A new table does not compile without an entry. */
const BELONGS_TO = {
  people: ['id'],
  passkeys: ['person'],
  sessions: ['person'],
  addresses: ['person'],
  rhythms: ['person'],
  learning: ['person'],
  own_bots: ['person'],
  channels: ['person'],
  notices: ['person'],
  facts: ['person'],
  seekers: ['person'],
  ratings: ['player'],
  results: ['player'],
  friends: ['person', 'other'],
  friend_requests: ['person', 'other'],
  blocks: ['person', 'other'],
  invitations: ['person', 'inviter'],
  mutes: ['person', 'other'],
  // Reports about the person are deleted; reports by the person stay for the operator.
  chat_reports: ['speaker'],
  chat_bars: ['person'],
  accounts: ['person'],
  tables: null,
  seatings: null,
  entries: null,
  chat: null,
  transcripts: null,
  snapshots: null,
  rating_steps: null,
  secrets: null,
  sign_changes: null,
  moderation_log: null,
  checks: null,
  processes: null,
  leases: null,
  presences: null,
} as const satisfies { [T in keyof Schema]: readonly (keyof Schema[T])[] | null }

const deletions = (queries: Kysely<Schema>, person: PersonId): readonly Compilable[] =>
  Object.entries(BELONGS_TO).flatMap(([table, columns]) =>
    (columns ?? []).map((column) => ({
      compile: () => sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${person}`.compile(queries),
    })),
  )

/** The person stays on the table's list until all else is cleaned, so an interrupted run finds the table again. */
async function leaveTable(services: Needed, table: string, person: PersonId, newOwner: NewOwner): Promise<void> {
  const { store, rooms } = services
  // An unreadable table was already reported.
  const room = await rooms.get(table).catch(() => null)
  if (room !== null) await giveUp(room, person)
  const traces = await scrubLog(services, table, person, newOwner)
  await scrubChat(services, table, traces, newOwner)
  await room?.transferSeats(person, newOwner)
  // The table notes later who has left.
  await scrubChat(services, table, traces, newOwner)
  const { queries } = store
  await store.write(
    ...(await unlisted(services, table, person, newOwner)),
    queries.updateTable('tables').set({ host: null }).where('id', '=', table).where('host', '=', person),
    queries.deleteFrom('seatings').where('table_id', '=', table).where('person', '=', person),
  )
  await store.dropSnapshot(table)
}

async function unlisted(
  { store }: Needed,
  table: string,
  person: PersonId,
  newOwner: NewOwner,
): Promise<readonly Compilable[]> {
  const stored = await store.readTable(table)
  if (stored === null) return []
  const { summary } = stored
  if (!summary.holders.some((holder) => holder.kind === 'person' && holder.person === person)) return []
  const holders = summary.holders.map((holder) => handedOver(holder, person, newOwner))
  return [
    store.queries
      .updateTable('tables')
      .set({ summary: JSON.stringify({ ...summary, holders }) })
      .where('id', '=', table),
  ]
}

async function remove({ store, rooms }: Needed, table: string): Promise<void> {
  rooms.drop(table)
  await store.removeTable(table)
}

async function giveUp(room: Room, person: PersonId): Promise<void> {
  const info = await room.info(person)
  if (info === null) return
  if (info.status === 'waiting' && info.host) {
    await room.giveUp(person)
    return
  }
  for (const [seat, held] of info.seats.entries()) {
    if (held.kind !== 'person' || !held.mine) continue
    if (info.status === 'waiting') await room.stand(seat, person)
    else if (info.status === 'playing' && !held.resigned) await room.resign(person, seat)
  }
}

type Traces = { readonly seats: ReadonlySet<number | null>; readonly names: ReadonlySet<string> }

/** Rooms have already taken these entries, so no position changes. */
async function scrubLog({ store }: Needed, table: string, person: PersonId, newOwner: NewOwner): Promise<Traces> {
  const entries = await store.readEntries(table, 0)
  const seats = new Set<number | null>()
  const names = new Set<string>()
  const changes: Compilable[] = []
  const held = new Set<number>()
  for (const [seq, entry] of entries.entries()) {
    if (entry.type === 'seat')
      held[entry.holder.kind === 'person' && entry.holder.person === person ? 'add' : 'delete'](entry.seat)
    const clean = cleaned(entry, person, newOwner, held)
    if (clean === null) continue
    if (entry.type === 'seat') {
      seats.add(entry.seat)
      if (entry.holder.kind === 'person') names.add(entry.holder.name)
    }
    changes.push(
      store.queries
        .updateTable('entries')
        .set({ entry: JSON.stringify(clean) })
        .where('table_id', '=', table)
        .where('seq', '=', seq),
    )
  }
  if (changes.length > 0) await store.write(...changes)
  return { seats, names }
}

/** Older lines and notes do not say who wrote them. */
async function scrubChat(
  { store }: Needed,
  table: string,
  { seats, names }: Traces,
  newOwner: NewOwner,
): Promise<void> {
  const { queries } = store
  const isTheirs = ({ seat, name, by }: StoredLine): boolean => by === undefined && seats.has(seat) && names.has(name)
  const lines = (await store.readChat(table, CHAT_READ)).filter(isTheirs)
  const changes = lines.map((line): Compilable => {
    const own = { table_id: table, id: line.id }
    return line.note === undefined
      ? queries.deleteFrom('chat').where(({ and }) => and(own))
      : queries
          .updateTable('chat')
          .set({ line: JSON.stringify({ ...line, name: newOwner.name }) })
          .where(({ and }) => and(own))
  })
  if (changes.length > 0) await store.write(...changes)
}

/** Null if the entry does not mention the person, who holds these seats at that point. */
function cleaned(
  entry: TableEntry,
  person: PersonId,
  newOwner: NewOwner,
  held: ReadonlySet<number>,
): TableEntry | null {
  if (entry.type === 'rhythm') return held.has(entry.seat) && entry.rhythm !== null ? { ...entry, rhythm: null } : null
  if (entry.type === 'host') return entry.person === person ? { ...entry, person: null } : null
  if (entry.type !== 'seat' || entry.holder.kind !== 'person' || entry.holder.person !== person) return null
  return { ...entry, holder: handedOver(entry.holder, person, newOwner) }
}

const handedOver = (holder: Holder, from: PersonId, { person, name }: NewOwner): Holder =>
  holder.kind === 'person' && holder.person === from ? { ...holder, person, name } : holder
