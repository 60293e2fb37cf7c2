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
  /** The seat's answer to a question that others have still to answer, taken out: ply number `ply`. Their answers stay. */
  | { readonly type: 'retract'; readonly seat: Seat; readonly ply: number }

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
 *
 * When several seats are asked at once, a ply after which exactly the others are left, with nothing revealed and no stream
 * moved, is an *answer*. Answers to one question commute. Until the last one is in, each is its seat's to change, and none
 * makes what another seat is about to submit stale.
 */
export class Table<T extends GameTypes> {
  readonly game: Game<T>
  readonly opening: Omit<Match<T>, 'plies'>
  /** Facts of the opening position, before the first ply. */
  readonly openingEvents: readonly T['event'][]
  state: T['state']
  /** Number of entries so far. */
  version = 0
  #plies: Ply<T['action']>[] = []
  #events: (readonly T['event'][])[] = []
  #undone: Ply<T['action']>[] = []
  #committed = 0
  #base: T['state']
  /** Ply numbers of the answers to the question that is open, by seat. */
  #answers = new Map<Seat, number>()
  /** By seat, the version at which what it is asked, or waits for, last changed. */
  #since: number[]

  constructor(game: Game<T>, opening: Omit<Match<T>, 'plies'>, entries: readonly Entry<T['action']>[] = []) {
    this.game = game
    this.opening = opening
    const events: T['event'][] = []
    this.state = game.create(opening.setup, opening.seats, opening.seed, opening.revision, events)
    this.openingEvents = events
    this.#base = game.clone(this.state)
    this.#since = Array.from({ length: opening.seats }, () => 0)
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

  /**
   * The version a submission of this seat must name: since then nothing but others' answers to the same question has been
   * taken. Any newer one will do as well. A spectator has the newest.
   */
  versionOf(seat: Seat | null): number {
    return seat === null ? this.version : (this.#since[seat] ?? this.version)
  }
  /** The seat has answered a question that others have still to answer. */
  hasOpenAnswer(seat: Seat): boolean {
    return this.#answers.has(seat)
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
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
    if (!actors.includes(seat)) return refuse({ why: 'not-your-turn' })
    const found = this.legal(seat).find((a) => sameJson(a, action))
    if (found === undefined) {
      const blocked = this.game.blocked(this.state, seat).find((b) => sameJson(b.action, action))
      return refuse({ why: 'illegal', reason: blocked?.reason ?? null })
    }
    return this.#accept({ type: 'ply', seat, action: found })
  }

  /** Takes back one's open answer, or the last ply of one's own draft, or the whole draft. */
  undo(seat: Seat, version: number, whole = false): Answer<T> {
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
    const answer = this.#answers.get(seat)
    if (answer !== undefined) return this.#accept({ type: 'retract', seat, ply: answer })
    const last = this.#plies.at(-1)
    if (last === undefined) return refuse({ why: 'nothing-to-undo' })
    if (this.#plies.length === this.#committed || last.seat !== seat) return refuse({ why: 'needs-consent' })
    return this.#accept({ type: 'undo', seat, to: whole ? this.#committed : this.#plies.length - 1 })
  }

  redo(seat: Seat, version: number): Answer<T> {
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
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
        this.#since.fill(this.version)
        this.#goBack(entry.to)
        return []
      case 'retract':
        if (this.#answers.get(entry.seat) !== entry.ply) throw new Error(`entry ${this.version}: nothing to retract`)
        this.version++
        this.#since[entry.seat] = this.version
        this.#retract(entry.ply)
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

  #isStale(seat: Seat, version: number): boolean {
    return !(Number.isInteger(version) && version >= this.versionOf(seat) && version <= this.version)
  }

  #play(ply: Ply<T['action']>): readonly T['event'][] {
    const { seat } = ply
    const events: T['event'][] = []
    const before = streamsText(this.state.rng)
    const others = this.game.actors(this.state).filter((asked) => asked !== seat)
    this.game.apply(this.state, seat, ply.action, events)
    this.#plies.push(ply)
    this.#events.push(events)
    const actors = this.game.actors(this.state)
    const shown = before !== streamsText(this.state.rng) || events.some((e) => this.game.reveals(e))
    if (!shown && isQuestionLeft(others, actors)) {
      this.#answers.set(seat, this.#plies.length - 1)
      this.#since[seat] = this.version
      return events
    }
    this.#since.fill(this.version)
    const alone = actors.length === 1 && actors[0] === seat && this.#answers.size === 0
    if (shown || !alone) this.#commit()
    return events
  }

  #commit(): void {
    this.#committed = this.#plies.length
    this.#base = this.game.clone(this.state)
    this.#answers.clear()
  }

  /** Answers commute, so the others are played again without this one. Their events stay as they were told. */
  #retract(at: number): void {
    const kept = this.#plies.toSpliced(at, 1)
    this.#events = this.#events.toSpliced(at, 1)
    this.#undone = []
    this.#replayDraft(kept)
  }

  /** From the kept base through the plies after it. */
  #replayDraft(plies: Ply<T['action']>[]): void {
    this.state = this.game.clone(this.#base)
    const isQuestion = this.#answers.size > 0
    this.#answers.clear()
    this.#plies = plies
    for (let at = this.#committed; at < plies.length; at++) {
      const { seat, action } = plies[at]
      this.game.apply(this.state, seat, action)
      if (isQuestion) this.#answers.set(seat, at)
    }
  }

  #goBack(to: number): void {
    const kept = this.#plies.slice(0, to)
    const dropped = this.#plies.slice(to)
    this.#events = this.#events.slice(0, to)
    if (to >= this.#committed) {
      this.#replayDraft(kept)
      this.#undone.push(...dropped.toReversed())
    } else {
      this.state = this.game.create(this.opening.setup, this.opening.seats, this.opening.seed, this.opening.revision)
      for (const ply of kept) this.game.apply(this.state, ply.seat, ply.action)
      this.#plies = kept
      this.#undone = []
      this.#commit()
    }
  }
}

const refuse = <T extends GameTypes>(rejection: Rejection<T>): Answer<T> => ({ ok: false, rejection })

/** Exactly the others are left, and there are some. */
const isQuestionLeft = (others: readonly Seat[], actors: readonly Seat[]): boolean =>
  others.length > 0 && others.length === actors.length && others.every((seat) => actors.includes(seat))

const streamsText = (rng: Streams): string => JSON.stringify(rng)
