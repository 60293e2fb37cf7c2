import {
  type Answer,
  type GameTypes,
  type Seat,
  Match,
  type MatchSnapshot,
  commitment,
  storedPly,
  unreachable,
} from '@bothy/kernel'
import type { BotLevel } from '@bothy/protocol'
import { dueAt } from '../time/match-clock.ts'
import type { TableFact } from './facts.ts'
import type { AnyGame } from '../host.ts'
import { LastActs } from './last-acts.ts'
import type { MatchLogSnapshot } from './match-log-snapshot.ts'
import { type Holder, type Request, type TableEntry, type TableRow, type TableStatus, isSamePerson } from './log.ts'
import { type Outcome, done, rejected, refuse } from './outcome.ts'
import { StandIns } from './stand-ins.ts'
import { MatchClockRunner } from '../time/match-clock-runner.ts'
import { LogLimit } from './log-limit.ts'
import { HintCount, positionOf } from '../hints/hint-count.ts'

const OPEN: Holder = { kind: 'open' }

/**
 * The log of one table, read: seats, status, the match so far, a pending request. Commands take their entries at once; the caller stores
 * the entries before any person sees the result, or reads the log again.
 */
export class MatchLog {
  row: TableRow
  readonly game: AnyGame
  readonly holders: Holder[]
  status: TableStatus = 'waiting'
  seq = 0
  last: TableEntry | null = null
  kept = 0
  /** Facts in the store, as this process has written them; null if unknown. */
  facts: readonly TableFact[] | null = null
  seed: string | null = null
  commitment: string | null = null
  table: Match<GameTypes> | null = null
  request: Request | null = null
  readonly unready = new Set<Seat>()
  readonly resigned = new Set<Seat>()
  readonly standIns: StandIns
  begins: BotLevel | null = null
  isAbandoned = false
  /** Whether people without a seat may write in the chat: at first where the link is public, then as the host says. */
  isTalkFree: boolean
  next: { readonly table: string; readonly seat: Seat | null } | null = null
  isHalted = false
  readonly time: MatchClockRunner | null
  readonly wear: LogLimit
  readonly acts: LastActs
  readonly hints: HintCount
  #requests = 0

  constructor(
    row: TableRow,
    game: AnyGame,
    entries: readonly TableEntry[] = [],
    snapshot: MatchLogSnapshot | null = null,
  ) {
    this.row = row
    this.game = game
    this.isTalkFree = snapshot?.isTalkFree ?? row.visibility === 'open'
    this.time = row.pace === null ? null : new MatchClockRunner(row.pace, snapshot?.clock ?? null)
    this.wear = new LogLimit(snapshot?.wear ?? null)
    this.acts = new LastActs(snapshot?.acts)
    this.hints = new HintCount(row.seats, snapshot?.hints ?? null)
    this.holders = snapshot === null ? Array.from({ length: row.seats }, () => OPEN) : [...snapshot.holders]
    this.standIns = new StandIns(snapshot?.standIns)
    if (snapshot !== null) this.#standUp(snapshot)
    for (const entry of entries) this.take(entry)
  }

  take(entry: TableEntry): void {
    this.time?.tell(entry.at)
    this.wear.note(this, entry)
    switch (entry.type) {
      case 'ply':
      case 'undo':
      case 'redo':
      case 'retract':
        if (this.table === null || this.status === 'over') throw new Error(`entry ${this.seq} is out of place`)
        this.table.take(entry.type === 'ply' ? storedPly(this.table, entry) : entry)
        this.#moved(this.table, [entry])
        return
      case 'seat':
        if (!isSamePerson(this.holders[entry.seat], entry.holder)) this.unready.delete(entry.seat)
        this.holders[entry.seat] = entry.holder
        this.#lookWhoPlays()
        break
      case 'ready':
        if (entry.ready) this.unready.delete(entry.seat)
        else this.unready.add(entry.seat)
        break
      case 'begin':
        this.begins = entry.level
        break
      case 'host':
        this.row = { ...this.row, host: entry.person }
        break
      case 'talk':
        this.isTalkFree = entry.all
        break
      case 'resign':
        this.#handOver(entry.seat, entry.level, true)
        break
      case 'late':
        this.#handOver(entry.seat, entry.level, entry.out)
        break
      case 'pause':
        this.request = null
        break
      case 'rhythm':
      case 'seen':
      case 'unkept':
      case 'warn':
        break
      case 'again':
        this.next = { table: entry.table, seat: entry.seat }
        break
      case 'halt':
        this.isHalted = true
        break
      case 'hint':
        if (this.table === null) throw new Error(`entry ${this.seq} is out of place`)
        this.hints.take(entry.seat, entry.count ?? 1, positionOf(this.table, entry.seat))
        break
      case 'release':
        this.isHalted = false
        break
      case 'start':
        this.#start(entry.seed, entry.revision)
        break
      case 'ask':
        this.request = {
          number: this.#requests++,
          seat: entry.seat,
          to: entry.to,
          pause: entry.pause === true,
          agreed: [],
          at: entry.at,
        }
        break
      case 'agree':
        if (this.request !== null) this.request = { ...this.request, agreed: [...this.request.agreed, entry.seat] }
        break
      case 'drop':
        this.request = null
        break
      case 'close':
        this.status = 'closed'
        break
      case 'end':
        this.status = 'over'
        this.request = null
        this.isAbandoned = entry.abandoned === true
        break
      default:
        unreachable(entry)
    }
    this.acts.take(entry, this.seq)
    this.seq++
    this.last = entry
    this.time?.follow(this, [entry])
  }

  add(...entries: readonly TableEntry[]): Outcome {
    for (const entry of entries) this.take(entry)
    return done(...entries)
  }

  submit(seat: Seat, version: number, action: unknown): Outcome {
    return this.#whyNotPlay() ?? this.#move((table) => table.submit(seat, version, action))
  }
  submitAll(seat: Seat, version: number, actions: readonly unknown[]): Outcome {
    return this.#whyNotPlay() ?? this.#move((table) => table.submitAll(seat, version, actions))
  }
  undo(seat: Seat, version: number, whole: boolean): Outcome {
    return this.#move((table) => table.undo(seat, version, whole))
  }
  redo(seat: Seat, version: number): Outcome {
    return this.#whyNotPlay() ?? this.#move((table) => table.redo(seat, version))
  }
  rewind(seat: Seat, to: number): Outcome {
    return this.#move((table) => table.rewind(seat, table.version, to))
  }

  canUndo(seat: Seat): 'no' | 'free' | 'final' {
    return this.table === null || this.status !== 'playing' ? 'no' : this.table.canUndo(seat)
  }
  canRedo(seat: Seat): boolean {
    return this.status === 'playing' && !this.isHalted && this.table?.canRedo(seat) === true
  }

  get isPaused(): boolean {
    return this.time?.clock?.isPaused === true
  }
  get due(): number | null {
    const clock = this.time?.clock ?? null
    return clock === null || this.status !== 'playing' ? null : dueAt(clock)
  }

  get actors(): readonly Seat[] {
    return this.table === null || this.status !== 'playing' ? [] : this.game.actors(this.table.state)
  }

  /** Null unless the match is running and its game has not failed. Shares its state: serialise it before the next ply. */
  get snapshot(): MatchLogSnapshot | null {
    const { status, seq, last, seed, table, begins, isTalkFree, request } = this
    if (status !== 'playing' || this.isHalted || last === null || seed === null || table === null) return null
    return {
      seq,
      last,
      seed,
      revision: table.opening.revision,
      holders: this.holders,
      unready: [...this.unready],
      resigned: [...this.resigned],
      standIns: this.standIns.all,
      begins,
      isTalkFree,
      request,
      requests: this.#requests,
      clock: this.time?.clock ?? null,
      wear: this.wear.snapshot,
      acts: this.acts.snapshot,
      hints: this.hints.snapshot,
      table: table.snapshot,
    }
  }

  #whyNotPlay(): Outcome | null {
    return this.isHalted ? refuse('halted') : this.isPaused ? refuse('paused') : null
  }

  #standUp({ seq, last, seed, revision, unready, resigned, begins, request, requests, table }: MatchLogSnapshot): void {
    this.seq = seq
    this.last = last
    this.kept = seq
    for (const seat of unready) this.unready.add(seat)
    for (const seat of resigned) this.resigned.add(seat)
    this.begins = begins
    this.request = request
    this.#requests = requests
    this.#start(seed, revision, table)
    this.time?.wake(this)
  }

  #handOver(seat: Seat, level: BotLevel, isForGood: boolean): void {
    const holder = this.holders[seat]
    if (holder.kind === 'person') this.holders[seat] = { ...holder, away: level }
    if (isForGood) this.resigned.add(seat)
    this.#lookWhoPlays()
  }

  #lookWhoPlays(): void {
    this.standIns.look(this.holders, this.table?.plies.length ?? 0)
  }

  #statusOf(table: Match<GameTypes>): TableStatus {
    return this.game.actors(table.state).length === 0 ? 'over' : 'playing'
  }

  #start(seed: string, revision: number, snapshot?: MatchSnapshot<GameTypes>): void {
    const { setup, seats } = this.row
    this.seed = seed
    this.commitment = commitment(seed)
    this.table = new Match(this.game, { game: this.game.id, revision, setup, seats, seed }, [], snapshot)
    this.status = this.#statusOf(this.table)
  }

  #move(play: (table: Match<GameTypes>) => Answer<GameTypes>): Outcome {
    if (this.table === null) return refuse('not-your-turn')
    if (this.status === 'over') return refuse('finished')
    const answer = play(this.table)
    if (!answer.ok) return { ok: false, refusal: rejected(answer.rejection) }
    const { entries, stopped } = answer
    this.#moved(this.table, entries)
    return {
      ok: true,
      entries,
      stopped: stopped === null ? null : { played: entries.length, refusal: rejected(stopped) },
    }
  }

  #moved(table: Match<GameTypes>, entries: readonly TableEntry[]): void {
    for (const entry of entries) this.acts.take(entry, this.seq++)
    this.last = entries.at(-1) ?? this.last
    this.request = null
    this.isHalted = false
    this.status = this.#statusOf(table)
    this.wear.moved(this, entries, table.plies.length)
    this.time?.follow(this, entries)
  }
}
