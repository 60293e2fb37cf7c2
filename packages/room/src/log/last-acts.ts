import type { Seat } from '@bothy/kernel'
import { type Holder, type TableEntry, isPlay } from './log.ts'

const NEVER = -1

type Act = { readonly at: number; readonly before: readonly number[] }

export type LastActsSnapshot = { readonly start: number; readonly acts: readonly (Act | null)[] }

/**
 * When each seat last acted, so that turns can be numbered without the log. A turn has the number of the person's last act before those of
 * others: others may act meanwhile, also at the same time, and it stays the same turn.
 */
export class LastActs {
  #start: number
  readonly #acts: (Act | null)[]
  readonly #first = new Map<Seat, Holder>()
  readonly #readies = new Map<Seat, number>()

  constructor(snapshot: LastActsSnapshot | null = null) {
    this.#start = snapshot?.start ?? NEVER
    this.#acts = [...(snapshot?.acts ?? [])]
  }

  get snapshot(): LastActsSnapshot {
    return { start: this.#start, acts: this.#acts }
  }

  take(entry: TableEntry, at: number): void {
    if (isPlay(entry)) {
      while (this.#acts.length <= entry.seat) this.#acts.push(null)
      this.#acts[entry.seat] = { at, before: this.#acts.map((act) => act?.at ?? NEVER) }
    } else if (entry.type === 'start') this.#start = at
    else if (entry.type === 'ready') this.#readies.set(entry.seat, (this.#readies.get(entry.seat) ?? 0) + 1)
    // A table begins with an entry for each seat, in their order.
    else if (entry.type === 'seat' && at === entry.seat) this.#first.set(entry.seat, entry.holder)
  }

  hasActed(seats: readonly Seat[]): boolean {
    return this.#newest((seat) => seats.includes(seat)) !== null
  }

  hasBegun(seats: readonly Seat[]): boolean {
    const mine = this.#newest((seat) => seats.includes(seat))
    const others = this.#newest((seat) => !seats.includes(seat))
    return mine !== null && mine.at > (others?.at ?? NEVER)
  }

  turnOf(seats: readonly Seat[]): number {
    const others = this.#newest((seat) => !seats.includes(seat))
    const mine = Math.max(NEVER, ...seats.map((seat) => others?.before[seat] ?? NEVER))
    return (mine === NEVER ? this.#start : mine) + 1
  }

  isAsked(seat: Seat, now: Holder): boolean {
    const first = this.#first.get(seat)
    const isTheirs = first?.kind === 'person' && now.kind === 'person' && first.person === now.person
    return isTheirs && this.#readies.get(seat) === 1
  }

  #newest(isWanted: (seat: Seat) => boolean): Act | null {
    return this.#acts.reduce(
      (newest, act, seat) => (act !== null && isWanted(seat) && act.at > (newest?.at ?? NEVER) ? act : newest),
      null,
    )
  }
}
