import { signal } from '@preact/signals'
import type { BotLevel, Me, NewTable, Reach, Refusal, TableInfo, TableLists, TableRatings } from '@bothy/protocol'
import { loadRefusals } from '@bothy/board-kit/ui/words/refusal-words.ts'
import { withNames } from './people/somebody.ts'
import { trusted } from './trusted.ts'

export type Reply<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly why: 'refused'; readonly refusal: Refusal }
  | { readonly ok: false; readonly why: 'unreachable' }

const isRefusal = (x: unknown): x is Refusal =>
  typeof x === 'object' && x !== null && 'why' in x && typeof x.why === 'string'

const TROUBLE: Refusal = { why: 'server-error', reason: null, at: null }

/** Uses the answer that `early.js` has already asked for once; undefined if there is none. */
async function early(path: string): Promise<Response | undefined> {
  const asked: unknown = Reflect.get(globalThis, 'bothyEarly')
  if (!(asked instanceof Map)) return undefined
  const answer: unknown = await asked.get(path)
  asked.delete(path)
  return answer instanceof Response ? answer : undefined
}

export async function call<V>(method: string, path: string, body?: unknown): Promise<Reply<V>> {
  let response: Response
  let value: unknown
  try {
    response =
      (method === 'GET' ? await early(`/api${path}`) : undefined) ??
      (await fetch(`/api${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }))
    const text = await response.text()
    value = text === '' ? null : JSON.parse(text)
  } catch {
    return { ok: false, why: 'unreachable' }
  }
  if (response.ok) return { ok: true, value: trusted<V>(value) }
  await loadRefusals()
  return { ok: false, why: 'refused', refusal: isRefusal(value) ? value : TROUBLE }
}

export const table = (id: string): string => `/tables/${encodeURIComponent(id)}`

/** Calls of the first page and of tables; calls of a single other page are in that page. */
export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PATCH', '/me', { name }),
  tableRatings: (id: string) => call<TableRatings>('GET', `${table(id)}/ratings`),
  tables: async () => {
    const reply = await call<TableLists>('GET', '/tables')
    if (!reply.ok) return reply
    const { mine, open, finished } = reply.value
    const value: TableLists = {
      mine: mine.map(withNames),
      open: open.map(withNames),
      finished: finished.map(withNames),
    }
    return { ok: true, value } as const
  },
  table: (id: string) => call<TableInfo>('GET', table(id)),
  create: (wanted: NewTable) => call<TableInfo>('POST', '/tables', wanted),
  /** Not ready: the match waits for the person, who learns the game first. */
  sit: (id: string, seat: number, isReady = true) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}/me${isReady ? '' : '?ready=no'}`),
  stand: (id: string, seat: number) => call<TableInfo>('DELETE', `${table(id)}/seats/${seat}`),
  putBot: (id: string, seat: number, level: BotLevel) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}/bot`, { level }),
  move: (id: string, seat: number, to: number) => call<TableInfo>('PUT', `${table(id)}/seats/${seat}/place`, { to }),
  colour: (id: string, seat: number, colour: number) =>
    call<TableInfo>('PUT', `${table(id)}/seats/${seat}/colour`, { colour }),
  talk: (id: string, all: boolean) => call<TableInfo>('PUT', `${table(id)}/talk`, { all }),
  again: (id: string) => call<TableInfo>('POST', `${table(id)}/again`, {}),
  reach: () => call<Reach>('GET', '/reach'),
  record: (id: string) => call<unknown>('GET', `${table(id)}/record`),
} as const

export const me = signal<Me | null>(null)

export const signedOut = signal(false)

let asking: Promise<boolean> | null = null

async function askMe(): Promise<boolean> {
  const reply = await api.me()
  if (reply.ok) me.value = reply.value
  asking = null
  return reply.ok
}

export const loadMe = async (): Promise<boolean> => me.peek() !== null || (asking ??= askMe())
