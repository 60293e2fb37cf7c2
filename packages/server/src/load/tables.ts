import type { NewTable, StateMessage, TableInfo } from '@bothy/protocol'
import { Player, guest } from './player.ts'

type Pick = (state: StateMessage) => StateMessage['legal'][number] | null

/** A table whose seats are guests with a player each, but for those given to bots. */
export type LoadedTable = { readonly table: string; readonly cookie: string; readonly players: readonly Player[] }

/** `url`: of the server, or of one for each guest. */
export async function beginTable(
  url: string | readonly string[],
  game: string,
  wanted: { readonly guests: number; readonly bots: number; readonly pick: Pick },
): Promise<LoadedTable> {
  const urls = Array.from({ length: wanted.guests }, (_, i) => (typeof url === 'string' ? url : url[i % url.length]))
  const cookies = await Promise.all(urls.map(guest))
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    ...cookies.slice(1).map(() => ({ kind: 'open' }) as const),
    ...Array.from({ length: wanted.bots }, () => ({ kind: 'bot', level: 'easy' }) as const),
  ]
  const { id } = await post(`${urls[0]}/api/tables`, cookies[0], { game, seats, setup: {}, visibility: 'private' })
  for (let seat = 1; seat < cookies.length; seat++)
    await post(`${urls[seat]}/api/tables/${id}/seats/${seat}`, cookies[seat])
  const players = cookies.map((cookie, i) => new Player({ url: urls[i], cookie, table: id, pick: wanted.pick }))
  return { table: id, cookie: cookies[0], players }
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
