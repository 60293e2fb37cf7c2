import type { Lobby, TableSummary } from '@bothy/protocol'
import { type Holder, type ListedTable, type PersonId, tableSummary } from '@bothy/room'
import { isProvisional, shownRating } from '../ratings/skill.ts'
import type { Services } from '../services.ts'

const MOST_LISTED = 50
const BY_HOST = 3
const BY_ADDRESS = 15
const AT_ONCE = 100
const MOST_READ = 2000

export async function fairly(
  page: (limit: number, after: number) => Promise<readonly ListedTable[]>,
  addressOf: (table: string) => string | undefined,
  listedMost = MOST_LISTED,
): Promise<readonly ListedTable[]> {
  const listed: ListedTable[] = []
  const seen = new Map<string, number>()
  const isOneTooMany = (whose: string, most: number): boolean => {
    const count = (seen.get(whose) ?? 0) + 1
    seen.set(whose, count)
    return count > most
  }
  for (let read = 0; read < MOST_READ; read += AT_ONCE) {
    const tables = await page(AT_ONCE, read)
    for (const table of tables) {
      const { id, host } = table.row
      if (host !== null && isOneTooMany(`person ${host}`, BY_HOST)) continue
      const address = addressOf(id)
      if (address !== undefined && isOneTooMany(`address ${address}`, BY_ADDRESS)) continue
      if (listed.push(table) === listedMost) return listed
    }
    if (tables.length < AT_ONCE) break
  }
  return listed
}

export const metBy =
  ({ friends }: Pick<Services, 'friends'>, person: PersonId | null) =>
  async (tables: readonly ListedTable[]): Promise<readonly ListedTable[]> => {
    if (person === null || tables.length === 0) return tables
    const apart = await friends.keptApart(person)
    return tables.filter(({ row: { host } }) => host === null || !apart.has(host))
  }

export async function listedFor(
  { games, presence, otherProcesses, rooms }: Services,
  person: PersonId | null,
  all: readonly ListedTable[],
): Promise<(tables: readonly ListedTable[]) => TableSummary[]> {
  const people = all.flatMap(({ summary }) => summary.holders.flatMap(personOf))
  const elsewhere = await otherProcesses.connected([...new Set(people)].filter((other) => !presence.isOnline(other)))
  const isOnline = (other: PersonId): boolean => presence.isOnline(other) || elsewhere.has(other)
  const now = rooms.host.clock.now()
  return (tables) =>
    tables.flatMap(({ row, summary }) => {
      const listed = tableSummary(row, summary, { person, now, isOnline })
      return listed !== null && games.has(row.game) ? [listed] : []
    })
}

export async function hostRatings(
  { ratings }: Pick<Services, 'ratings'>,
  tables: readonly ListedTable[],
): Promise<Lobby['ratings']> {
  const hosts = tables.flatMap(({ row: { id, game, host, rated } }) =>
    rated && host !== null ? [{ id, game, host }] : [],
  )
  const games = [...Map.groupBy(hosts, ({ game }) => game)]
  const known = await Promise.all(
    games.map(async ([game, those]) => {
      const rated = await ratings.records.ratingsOf(game, [...new Set(those.map(({ host }) => host))])
      return those.flatMap(({ id, host }) => {
        const skill = rated.get(host)
        return skill === undefined || skill.matches === 0
          ? []
          : [[id, { rating: shownRating(skill), provisional: isProvisional(skill.matches) }] as const]
      })
    }),
  )
  return Object.fromEntries(known.flat())
}

const personOf = (holder: Holder): PersonId[] =>
  holder.kind === 'person' && holder.person !== null ? [holder.person] : []
