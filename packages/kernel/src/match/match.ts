import type { Game, GameTypes, Seat } from '../contract.ts'
import { Checkpoint } from './checkpoint.ts'
import { History, type WrittenHistory } from './history.ts'
import { copyStreams } from '../random.ts'
import type { Answer, Entry, Rejection } from './entry.ts'
import { sameJson } from '../json.ts'
import { isQuestionLeft, othersThan } from './question.ts'
import { type RecordedMatch, type Ply, replay } from '../record/record.ts'
import { type MatchSnapshot, type Undone, beginning } from './snapshot.ts'
import { unreachable } from '../unreachable.ts'

/**
 * A match being played: its record, the state after it, and which of its last plies are still a draft. A draft is committed when another
 * seat must answer, when a random stream advanced, when an event reveals something, and at the end. Before that its seat may take it back
 * ply by ply; after that only with the consent of all (`rewind`). When several seats are asked at once, a ply after which exactly the
 * others are left, with nothing revealed and no stream moved, is an *answer*. Answers to one question commute. Until the last one is in,
 * each seat may change its own, and none makes another seat's submission stale.
 */
export class Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly opening: Omit<RecordedMatch<T>, 'plies'>
  state: T['state']
  version: number
  readonly #history: History<T>
  /** The next to be played again is last. */
  #undone: Undone<T['action']>[]
  #committed: number
  readonly #checkpoint: Checkpoint<T>
  readonly #answers: Map<Seat, number>
  /** By seat: the version at which its question or its wait last changed. */
  #since: number[]

  constructor(
    game: Game<T>,
    opening: Omit<RecordedMatch<T>, 'plies'>,
    entries: readonly Entry<T['action']>[] = [],
    written?: MatchSnapshot<T>,
  ) {
    this.game = game
    this.opening = opening
    const snapshot = written ?? beginning(game, opening)
    const { state, checkpoint } = snapshot
    // A clone has the shape of a state in play; an object read from text would make every rule slower.
    this.state = written === undefined ? state : game.clone(state)
    this.version = snapshot.version
    this.#history = new History(snapshot.history)
    this.#undone = [...snapshot.undone]
    this.#committed = snapshot.committed
    this.#checkpoint = new Checkpoint(game, checkpoint?.state ?? state, checkpoint?.at ?? snapshot.committed)
    this.#answers = new Map(snapshot.answers)
    this.#since = [...snapshot.since]
    for (const entry of entries) this.take(entry)
  }

  /** Shares the state: serialise it before the next ply. */
  get snapshot(): MatchSnapshot<T> & { readonly history: WrittenHistory } {
    return {
      version: this.version,
      committed: this.#committed,
      state: this.state,
      checkpoint: this.#history.length === this.#committed ? null : this.#checkpoint.kept,
      undone: this.#undone,
      answers: [...this.#answers],
      since: this.#since,
      history: this.#history.written,
    }
  }

  get openingEvents(): readonly T['event'][] {
    return this.#history.opening
  }
  get plies(): readonly Ply<T['action']>[] {
    return this.#history.plies
  }
  /** Plies before this number are final. */
  get committed(): number {
    return this.#committed
  }
  /** The full events of each ply: witness them before any viewer sees them. */
  get events(): readonly (readonly T['event'][])[] {
    return this.#history.events
  }
  get match(): RecordedMatch<T> {
    return { ...this.opening, plies: this.plies }
  }

  /**
   * The version that a submission of this seat must name, or any newer one: since then only others' answers to the same question have been
   * taken. A spectator has the newest.
   */
  versionOf(seat: Seat | null): number {
    return seat === null ? this.version : (this.#since[seat] ?? this.version)
  }
  hasOpenAnswer(seat: Seat): boolean {
    return this.#answers.has(seat)
  }
  /** Whether `undo` would be accepted; `final`: only `rewind` can take back the seat's last ply. */
  canUndo(seat: Seat): 'no' | 'free' | 'final' {
    if (this.#answers.has(seat) || this.#isDrafting(seat)) return 'free'
    return this.#history.lastOf(seat) < 0 ? 'no' : 'final'
  }
  canRedo(seat: Seat): boolean {
    return this.#undone.at(-1)?.by === seat
  }
  /** Target of going back past final plies: the beginning of the seat's last own turn, or of its draft if that is later. */
  backTo(seat: Seat): number | undefined {
    const last = this.#history.lastOf(seat)
    return last < 0 ? undefined : this.#turnOf(last)
  }
  #turnOf(at: number): number {
    const { start } = this.#history.marks[at]
    return 1 + start + this.events.slice(start, at).findLastIndex((events) => this.#isTurnOver(events))
  }
  #isTurnOver(events: readonly T['event'][]): boolean {
    return events.some((event) => this.game.endsTurn(event))
  }

  legal(seat: Seat): T['action'][] {
    const out: T['action'][] = []
    this.game.legal(this.state, seat, out)
    return out
  }

  /** The checked door: game not over, expected version, seat asked, action listed. It applies the action *found in the list*. */
  submit(seat: Seat, version: number, action: unknown): Answer<T> {
    return this.submitAll(seat, version, [action])
  }

  /**
   * Several plies as one gesture, taken back and played again as one. Ends at the first that cannot be played; those before it stay. Ends
   * also with the last answer to a question: later plies were chosen without knowing the others' answers.
   */
  submitAll(seat: Seat, version: number, actions: readonly unknown[]): Answer<T> {
    const entries: Entry<T['action']>[] = []
    const events: T['event'][] = []
    let hasClosed = false
    for (const wanted of actions) {
      const isFirst = entries.length === 0
      const found = hasClosed ? refuse<T>({ why: 'stale' }) : this.#find(seat, isFirst ? version : this.version, wanted)
      if (!found.ok) return isFirst ? found : { ok: true, entries, events, stopped: found.rejection }
      const { action } = found
      const entry: Entry<T['action']> = isFirst
        ? { type: 'ply', seat, action }
        : { type: 'ply', seat, action, joined: true }
      entries.push(entry)
      const wasOpen = this.#answers.size > 0
      events.push(...this.take(entry))
      hasClosed = wasOpen && this.#answers.size === 0
    }
    return { ok: true, entries, events, stopped: null }
  }

  #find(seat: Seat, version: number, action: unknown): Found<T> {
    const actors = this.game.actors(this.state)
    if (actors.length === 0) return refuse({ why: 'finished' })
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
    if (!actors.includes(seat)) return refuse({ why: 'not-your-turn' })
    const found = this.legal(seat).find((a) => sameJson(a, action))
    if (found !== undefined) return { ok: true, action: found }
    return refuse({ why: 'illegal', reason: this.game.whyNot(this.state, seat, action) })
  }

  /** Takes back the seat's open answer, or the last gesture of its draft; `whole`: all plies of the turn that the draft holds. */
  undo(seat: Seat, version: number, whole = false): Answer<T> {
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
    const answer = this.#answers.get(seat)
    if (answer !== undefined) return this.#accept({ type: 'retract', seat, ply: answer })
    if (this.#history.length === 0) return refuse({ why: 'nothing-to-undo' })
    if (!this.#isDrafting(seat)) return refuse({ why: 'needs-consent' })
    const last = this.#history.length - 1
    if (whole && this.#isTurnOver(this.events[last])) return refuse({ why: 'nothing-to-undo' })
    const to = whole ? this.#turnOf(last) : this.#history.marks.findLastIndex(({ joined }) => !joined)
    return this.#accept({ type: 'undo', seat, to: Math.max(this.#committed, to) })
  }

  redo(seat: Seat, version: number): Answer<T> {
    if (this.#isStale(seat, version)) return refuse({ why: 'stale' })
    const last = this.#undone.at(-1)
    if (last === undefined || last.by !== seat) return refuse({ why: 'nothing-to-redo' })
    const others = this.#undone.slice(0, -1).toReversed()
    const end = others.findIndex((next) => next.with !== last.with || (last.with === null && !next.joined))
    const count = 1 + (end < 0 ? others.length : end)
    return this.#accept(...Array.from({ length: count }, (): Entry<T['action']> => ({ type: 'redo', seat })))
  }

  /** Goes back past final plies after all have agreed; `seat` asked for it. */
  rewind(seat: Seat, version: number, to: number): Answer<T> {
    if (version !== this.version) return refuse({ why: 'stale' })
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.opening.seats) return refuse({ why: 'not-your-turn' })
    if (!Number.isInteger(to) || to < 0 || to >= this.#history.length) return refuse({ why: 'nothing-to-undo' })
    return this.#accept({ type: 'undo', seat, to })
  }

  /** Takes an entry of the stored log, or one stored by another process. Trusts that its action is legal. */
  take(entry: Entry<T['action']>): readonly T['event'][] {
    switch (entry.type) {
      case 'undo':
        if (entry.to > this.#history.length) throw new Error(`entry ${this.version}: nothing to undo`)
        this.version++
        this.#since.fill(this.version)
        this.#goBack(entry)
        return []
      case 'retract':
        if (this.#answers.get(entry.seat) !== entry.ply) throw new Error(`entry ${this.version}: nothing to retract`)
        this.version++
        this.#since[entry.seat] = this.version
        // Answers commute, so the others are played again without this one; their events stay as they were told.
        this.#history.remove(entry.ply)
        this.#undone = []
        this.#replayDraft()
        return []
      case 'redo': {
        const last = this.#undone.pop()
        if (last === undefined) throw new Error(`entry ${this.version}: nothing to redo`)
        this.version++
        return this.#play(last.ply, last.joined)
      }
      case 'ply':
        this.version++
        this.#undone = []
        return this.#play({ seat: entry.seat, action: entry.action }, entry.joined === true)
      default:
        return unreachable(entry)
    }
  }

  #accept(...entries: readonly Entry<T['action']>[]): Answer<T> {
    return { ok: true, entries, events: entries.flatMap((entry) => this.take(entry)), stopped: null }
  }

  #isDrafting(seat: Seat): boolean {
    return this.#history.length > this.#committed && this.plies.at(-1)?.seat === seat
  }

  #isStale(seat: Seat, version: number): boolean {
    return !(Number.isInteger(version) && version >= this.versionOf(seat) && version <= this.version)
  }

  #play(ply: Ply<T['action']>, joined: boolean): readonly T['event'][] {
    const { seat } = ply
    const events: T['event'][] = []
    const before = copyStreams(this.state.rng)
    const others = othersThan(seat, this.game.actors(this.state))
    this.game.apply(this.state, seat, ply.action, events)
    this.#history.push(ply, events, { start: this.#committed, joined })
    const actors = this.game.actors(this.state)
    const shown = !sameJson(before, this.state.rng) || events.some((e) => this.game.reveals(e))
    if (!shown && isQuestionLeft(others, actors)) {
      this.#answers.set(seat, this.#history.length - 1)
      this.#since[seat] = this.version
      return events
    }
    this.#since.fill(this.version)
    const alone = actors.length === 1 && actors[0] === seat && this.#answers.size === 0
    if (shown || !alone) this.#commit()
    return events
  }

  #commit(): void {
    this.#committed = this.#history.length
    this.#answers.clear()
    this.#checkpoint.moveIfFar(this.state, this.#committed)
  }

  #replayDraft(): void {
    this.state = this.#checkpoint.after(this.plies)
    if (this.#answers.size === 0) return
    this.#answers.clear()
    for (let at = this.#committed; at < this.#history.length; at++) this.#answers.set(this.plies[at].seat, at)
  }

  #goBack({ seat, to }: { readonly seat: Seat; readonly to: number }): void {
    const isPast = to < this.#committed
    const { plies, marks } = this.#history
    for (let at = plies.length - 1; at >= to; at--) {
      const ply = plies[at]
      const by = isPast ? seat : ply.seat
      this.#undone.push({ ply, joined: marks[at].joined, by, with: isPast ? this.version : null })
    }
    this.#history.cut(to)
    if (!isPast) return this.#replayDraft()
    this.state = replay(this.game, this.match)
    this.#commit()
    this.#checkpoint.move(this.state, to)
  }
}

type Refused<T extends GameTypes> = Extract<Answer<T>, { readonly ok: false }>
type Found<T extends GameTypes> = { readonly ok: true; readonly action: T['action'] } | Refused<T>

const refuse = <T extends GameTypes>(rejection: Rejection<T>): Refused<T> => ({ ok: false, rejection })
