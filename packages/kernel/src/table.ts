import type { Game, GameTypes, Seat } from './contract.ts'
import type { Streams } from './random.ts'
import { sameJson } from './json.ts'
import type { Match, Ply } from './record.ts'
import { unreachable } from './unreachable.ts'

/**
 * One line of the log that a match is stored as. The log only grows: taking back is an entry too, so that nothing is ever
 * lost and the number of entries names one position for ever.
 */
export type Entry<A> =
  | { readonly type: 'ply'; readonly seat: Seat; readonly action: A }
  /** Back to the position after `to` plies. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number }
  /** The last ply taken back, played again. */
  | { readonly type: 'redo'; readonly seat: Seat }

/** Why a submission, an undo or a redo was not accepted. Nothing has changed then. */
export type Rejection<T extends GameTypes> =
  | { readonly why: 'finished' | 'not-your-turn' | 'stale' | 'nothing-to-undo' | 'needs-consent' | 'nothing-to-redo' }
  | { readonly why: 'illegal'; readonly reason: T['reason'] | null }

export type Answer<T extends GameTypes> =
  | { readonly ok: true; readonly entry: Entry<T['action']>; readonly events: readonly T['event'][] }
  | { readonly ok: false; readonly rejection: Rejection<T> }

/**
 * A match being played: its record, the state after it, and which of its last plies are still a draft.
 *
 * A draft is committed when somebody else must answer, when a random stream advanced, when an event reveals something, and at
 * the end. Before that its seat may take it back ply by ply; after that only with the consent of all (`rewind`).
 */
export class Table<T extends GameTypes> {
  readonly game: Game<T>
  readonly opening: Omit<Match<T>, 'plies'>
  /** Facts of the opening position, before the first ply. */
  readonly openingEvents: readonly T['event'][]
  state: T['state']
  /** Number of entries so far: what a submission must name as the position it answers. */
  version = 0
  #plies: Ply<T['action']>[] = []
  #events: (readonly T['event'][])[] = []
  #undone: Ply<T['action']>[] = []
  #committed = 0
  #base: T['state']

  constructor(game: Game<T>, opening: Omit<Match<T>, 'plies'>, entries: readonly Entry<T['action']>[] = []) {
    this.game = game
    this.opening = opening
    const events: T['event'][] = []
    this.state = game.create(opening.setup, opening.seats, opening.seed, opening.revision, events)
    this.openingEvents = events
    this.#base = game.clone(this.state)
    for (const entry of entries) this.take(entry)
  }

  get plies(): readonly Ply<T['action']>[] {
    return this.#plies
  }
  /** Plies before this number are final. */
  get committed(): number {
    return this.#committed
  }
  /** The events of each ply, as they happened; witness them before anybody sees them. */
  get events(): readonly (readonly T['event'][])[] {
    return this.#events
  }
  get match(): Match<T> {
    return { ...this.opening, plies: this.#plies }
  }

  legal(seat: Seat): T['action'][] {
    const out: T['action'][] = []
    this.game.legal(this.state, seat, out)
    return out
  }

  /** The checked door: finished? expected position? your turn? in the list? Then the action *found in the list* is applied. */
  submit(seat: Seat, version: number, action: unknown): Answer<T> {
    const actors = this.game.actors(this.state)
    if (actors.length === 0) return refuse({ why: 'finished' })
    if (version !== this.version) return refuse({ why: 'stale' })
    if (!actors.includes(seat)) return refuse({ why: 'not-your-turn' })
    const found = this.legal(seat).find((a) => sameJson(a, action))
    if (found === undefined) {
      const blocked = this.game.blocked(this.state, seat).find((b) => sameJson(b.action, action))
      return refuse({ why: 'illegal', reason: blocked?.reason ?? null })
    }
    return this.#accept({ type: 'ply', seat, action: found })
  }

  /** Takes back the last ply of one's own draft, or the whole draft. */
  undo(seat: Seat, version: number, whole = false): Answer<T> {
    if (version !== this.version) return refuse({ why: 'stale' })
    const last = this.#plies.at(-1)
    if (last === undefined) return refuse({ why: 'nothing-to-undo' })
    if (this.#plies.length === this.#committed || last.seat !== seat) return refuse({ why: 'needs-consent' })
    return this.#accept({ type: 'undo', seat, to: whole ? this.#committed : this.#plies.length - 1 })
  }

  redo(seat: Seat, version: number): Answer<T> {
    if (version !== this.version) return refuse({ why: 'stale' })
    const last = this.#undone.at(-1)
    if (last === undefined || last.seat !== seat) return refuse({ why: 'nothing-to-redo' })
    return this.#accept({ type: 'redo', seat })
  }

  /** Goes back past what is final, after all have agreed. `seat` is the one that asked for it. */
  rewind(seat: Seat, version: number, to: number): Answer<T> {
    if (version !== this.version) return refuse({ why: 'stale' })
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.opening.seats) return refuse({ why: 'not-your-turn' })
    if (!Number.isInteger(to) || to < 0 || to >= this.#plies.length) return refuse({ why: 'nothing-to-undo' })
    return this.#accept({ type: 'undo', seat, to })
  }

  /** Takes an entry of the stored log, or one that another process has stored. Trusts that its action is legal. */
  take(entry: Entry<T['action']>): readonly T['event'][] {
    switch (entry.type) {
      case 'undo':
        if (entry.to > this.#plies.length) throw new Error(`entry ${this.version}: nothing to undo`)
        this.version++
        this.#goBack(entry.to)
        return []
      case 'redo': {
        const ply = this.#undone.pop()
        if (ply === undefined) throw new Error(`entry ${this.version}: nothing to redo`)
        this.version++
        return this.#play(ply)
      }
      case 'ply':
        this.version++
        this.#undone = []
        return this.#play({ seat: entry.seat, action: entry.action })
      default:
        return unreachable(entry)
    }
  }

  #accept(entry: Entry<T['action']>): Answer<T> {
    return { ok: true, entry, events: this.take(entry) }
  }

  #play(ply: Ply<T['action']>): readonly T['event'][] {
    const events: T['event'][] = []
    const before = streamsText(this.state.rng)
    this.game.apply(this.state, ply.seat, ply.action, events)
    this.#plies.push(ply)
    this.#events.push(events)
    const actors = this.game.actors(this.state)
    const alone = actors.length === 1 && actors[0] === ply.seat
    if (!alone || before !== streamsText(this.state.rng) || events.some((e) => this.game.reveals(e))) this.#commit()
    return events
  }

  #commit(): void {
    this.#committed = this.#plies.length
    this.#base = this.game.clone(this.state)
  }

  #goBack(to: number): void {
    const kept = this.#plies.slice(0, to)
    const dropped = this.#plies.slice(to)
    if (to >= this.#committed) {
      this.state = this.game.clone(this.#base)
      for (const ply of kept.slice(this.#committed)) this.game.apply(this.state, ply.seat, ply.action)
      this.#undone.push(...dropped.toReversed())
    } else {
      this.state = this.game.create(this.opening.setup, this.opening.seats, this.opening.seed, this.opening.revision)
      for (const ply of kept) this.game.apply(this.state, ply.seat, ply.action)
      this.#undone = []
      this.#committed = to
      this.#base = this.game.clone(this.state)
    }
    this.#plies = kept
    this.#events = this.#events.slice(0, to)
  }
}

const refuse = <T extends GameTypes>(rejection: Rejection<T>): Answer<T> => ({ ok: false, rejection })

const streamsText = (rng: Streams): string => JSON.stringify(rng)
