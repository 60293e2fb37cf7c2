import type { BotLevel, NewTable, StateMessage, TableInfo } from '@bothy/protocol'
import { Player, guest } from './player.ts'

type Pick = (state: StateMessage) => StateMessage['legal'][number] | null

export type LoadedTable = { readonly table: string; readonly cookie: string; readonly players: readonly Player[] }

type Guests = { readonly guests: number; readonly bots: number; readonly level?: BotLevel }

export type Person = { readonly url: string; readonly cookie: string }

export async function beginTable(
  url: string | readonly string[],
  game: string,
  { guests, bots, level = 'easy', pick }: Guests & { readonly pick: Pick },
): Promise<LoadedTable> {
  const urls = Array.from({ length: guests }, (_, i) => (typeof url === 'string' ? url : url[i % url.length]))
  const people = await guestsOf(urls)
  const table = await seat(
    people,
    game,
    Array.from({ length: bots }, () => level),
  )
  const players = people.map((person) => new Player({ ...person, table, pick }))
  return { table, cookie: people[0].cookie, players }
}

export const guestsOf = (urls: readonly string[]): Promise<Person[]> =>
  Promise.all(urls.map(async (url) => ({ url, cookie: await guest(url) })))

export async function seat(people: readonly Person[], game: string, bots: readonly BotLevel[] = []): Promise<string> {
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    ...people.slice(1).map(() => ({ kind: 'open' }) as const),
    ...bots.map((level) => ({ kind: 'bot', level }) as const),
  ]
  const [host, ...others] = people
  const { id } = await post(`${host.url}/api/tables`, host.cookie, { game, seats, setup: {}, visibility: 'private' })
  for (const [i, other] of others.entries()) await post(`${other.url}/api/tables/${id}/seats/${i + 1}`, other.cookie)
  return id
}

async function post(url: string, cookie: string, body?: NewTable): Promise<TableInfo> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const info: unknown = await answer.json()
  if (!isTable(info)) throw new Error(`${answer.status} ${JSON.stringify(info)}`)
  return info
}

const isTable = (x: unknown): x is TableInfo => typeof x === 'object' && x !== null && 'id' in x
