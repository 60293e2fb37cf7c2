import type { Action, View } from '@bothy/lords-of-scotland'
import type { BotLevel, StateMessage } from '@bothy/protocol'
import type { House, Person } from './people.ts'

type SeatWanted = { readonly kind: 'me' | 'open' } | { readonly kind: 'bot'; readonly level: BotLevel }

const isView = (x: unknown): x is View => typeof x === 'object' && x !== null && 'armies' in x
const isAction = (x: unknown): x is Action => typeof x === 'object' && x !== null && 'type' in x

export const ME = { kind: 'me' } as const
export const FRIEND = { kind: 'open' } as const
export const BOT = { kind: 'bot', level: 'easy' } as const

/** A table made without clicking: its id. */
export async function makeTable(
  house: House,
  host: Person,
  seats: readonly SeatWanted[],
  setup: { readonly [option: string]: string | boolean | number } = {},
): Promise<string> {
  const answer = await host.context.request.post(`${house.url}/api/tables`, {
    data: { game: 'lords-of-scotland', seats, setup, visibility: 'private' },
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

/** What somebody does who wants to see the game: strong cards up, powers used, the best prize taken. */
function sensible(legal: readonly Action[], view: View): Action {
  const best = (from: readonly Action[], worth: (action: Action) => number): Action =>
    from.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const activates = new Set(view.hand.flatMap(({ card, blocked }) => (blocked === null ? [card] : [])))
  return best(legal, (action) => {
    switch (action.type) {
      case 'muster':
        // Few cards in hand are filled up first; what would not activate lies better face down now and then.
        if (view.hand.length < 4) return 0
        return activates.has(action.card) ? 60 + (action.faceUp ? 1 : 0) : action.card / 4 + (action.faceUp ? 2 : 1)
      case 'recruit':
        return view.hand.length < 4 ? 50 + action.slot : 10
      case 'claim':
      case 'exchange':
        return 50 + (view.supporters[action.slot] ?? 0)
      case 'activate':
        return 90
      case 'refrain':
      case 'decline':
        return 1
      case 'flip':
      case 'discard':
      case 'swap':
      case 'copy':
        return 40
    }
  })
}

/**
 * Plays the seats of all people at a table, in the house itself, until `stop` says so of a seat that is asked.
 * `news` is the log since that seat chose last, as text.
 */
export async function playUntil(
  house: House,
  table: string,
  stop: (view: View, state: StateMessage, news: string) => boolean,
): Promise<void> {
  const listed = await house.rooms.host.store.readTable(table)
  const room = await house.rooms.get(table)
  if (listed === null || room === null) throw new Error(`no table ${table}`)
  const people = listed.summary.holders.flatMap((holder) => (holder.kind === 'person' ? holder.person : null) ?? [])
  await new Promise<void>((resolve, reject) => {
    let over = false
    const news = new Map<string, string>()
    const take = (person: string, state: StateMessage): void => {
      const { seat, version, view, result } = state
      if (over || !isView(view)) return
      news.set(person, (news.get(person) ?? '') + JSON.stringify(state.log))
      const legal = state.legal.filter(isAction)
      if (result !== null || (legal.length > 0 && stop(view, state, news.get(person) ?? ''))) {
        over = true
        for (const viewer of viewers) room.unfollow(viewer)
        resolve()
      } else if (seat !== null && legal.length > 0) {
        news.delete(person)
        room.submit(person, { seat, version }, sensible(legal, view)).catch(reject)
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

const isState = (message: { readonly type: string }): message is StateMessage => message.type === 'state'
