import type { Json } from '@bothy/kernel'
import type { BotLevel, LogEntry, TimeControl, StateMessage } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import type { House, Person } from './people.ts'

type SeatWanted = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly level: BotLevel }

export type Player<V, A> = {
  readonly game: string
  readonly title: string
  readonly isView: (x: unknown) => x is V
  readonly isAction: (x: unknown) => x is A
  readonly choose: (legal: readonly A[], view: V) => A
}

export type Finisher<V, A> = Player<V, A> & { readonly isLate: (view: V) => boolean }

export const ME = { kind: 'me' } as const
export const FRIEND = { kind: 'open' } as const
export const BOT = { kind: 'bot', level: 'easy' } as const

export async function makeTable(
  house: House,
  host: Person,
  game: string,
  seats: readonly SeatWanted[],
  setup: { readonly [option: string]: Json } = {},
  pace: TimeControl | null = null,
): Promise<string> {
  const answer = await host.context.request.post(`${house.url}/api/tables`, {
    data: { game, seats, setup, visibility: 'private', pace },
    headers: { origin: house.url },
  })
  const made: unknown = await answer.json()
  if (typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'string') return made.id
  throw new Error(`no table: ${JSON.stringify(made)}`)
}

export async function sitDown(house: House, guest: Person, table: string, seat: number): Promise<void> {
  await guest.context.request.put(`${house.url}/api/tables/${table}/seats/${seat}/me`, {
    headers: { origin: house.url },
  })
}

export const best = <A>(legal: readonly A[], worth: (action: A) => number): A =>
  legal.reduce((a, b) => (worth(b) > worth(a) ? b : a))

type Stop<V> = (view: V, state: StateMessage, news: readonly LogEntry[]) => boolean

/** Plays the seats of all people without a browser, until `stop` is true for an asked seat. `news`: the log since that seat's last choice. */
export async function playUntil<V, A extends Json>(
  house: House,
  table: string,
  { isView, isAction, choose }: Player<V, A>,
  stop: Stop<V>,
): Promise<void> {
  const listed = await house.rooms.host.store.readTable(table)
  const room = await house.rooms.get(table)
  if (listed === null || room === null) throw new Error(`no table ${table}`)
  const people = listed.summary.holders.flatMap((holder) => (holder.kind === 'person' ? holder.person : null) ?? [])
  await new Promise<void>((resolve, reject) => {
    let over = false
    const news = new Map<string, readonly LogEntry[]>()
    const take = (person: string, state: StateMessage): void => {
      const { seat, version, view, result } = state
      if (over || !isView(view)) return
      news.set(person, [...(news.get(person) ?? []), ...state.log])
      const legal = state.legal.filter(isAction)
      if (result !== null || (legal.length > 0 && stop(view, state, news.get(person) ?? []))) {
        over = true
        for (const viewer of viewers) room.unfollow(viewer)
        resolve()
      } else if (seat !== null && legal.length > 0) {
        news.delete(person)
        room.submit(person, { seat, version }, choose(legal, view)).catch(reject)
      }
    }
    const viewers = people.map((person) => ({
      person,
      send: (message: { readonly type: string }) => {
        if (isState(message)) queueMicrotask(() => take(person, message))
      },
    }))
    for (const viewer of viewers) room.follow(viewer).catch(reject)
  })
}

export const tableAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const MOST_DEALS = 40

export async function tableWhere<V, A extends Json>(
  house: House,
  host: Person,
  player: Player<V, A>,
  wanted: { readonly bot?: SeatWanted; readonly stop: Stop<V> },
): Promise<string> {
  const { bot = BOT, stop } = wanted
  const { seed } = house
  try {
    for (let i = 0; i < MOST_DEALS; i++) {
      house.seed = `${seed} ${i}`
      const table = await makeTable(house, host, player.game, [ME, bot, bot, bot])
      await playUntil(house, table, player, stop)
      const listed = await house.rooms.host.store.readTable(table)
      if (listed?.summary.status === 'playing') return table
    }
  } finally {
    house.seed = seed
  }
  throw new Error('no game came to such a position')
}

const isState = (message: { readonly type: string }): message is StateMessage => message.type === 'state'

export const happened = (news: readonly LogEntry[], type: string, seat: number): boolean =>
  news.some((entry) => entry.seat !== seat && JSON.stringify(entry.events).includes(`"${type}"`))
