import { type Json, type Seat, sameJson, stream } from '@bothy/kernel'
import type { BotLevel, Refusal } from '@bothy/protocol'
import { GameFault, guarded } from '../guard.ts'
import { reportBot } from '../halt.ts'
import { type BotTask, BotsEnded, LateAnswer, type RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import { Question } from './question.ts'
import { RETRY_MS } from '../store/retry.ts'
import { hasPlayer } from '../seats/seating.ts'
import { botLevel } from '../log/log.ts'
import { botsToMove } from '../viewers/state-message.ts'

export interface Driven {
  matchLog(): MatchLog
  isWatched(): boolean
  playForBot(seat: Seat, version: number, action: Json): Promise<Refusal | null>
  failed(fault: GameFault): void
}

/** Tried in this order when a bot fails or overruns its time, and at last any legal action: the room never waits for ever. */
const WEAKER: { readonly [L in BotLevel]: readonly BotLevel[] } = {
  expert: ['hard', 'medium', 'easy'],
  hard: ['medium', 'easy'],
  medium: ['easy'],
  easy: [],
  beginner: [],
  random: [],
}
/** In milliseconds: waiting for a free worker is not thinking, but has an end too, later at a table that is not watched. */
const PATIENCE = 60_000
const BACKGROUND_PATIENCE = 600_000
/** In milliseconds: another process plays the bots of the table. It may be gone, or may just have released it. */
const LEASE_RETRY = 2000
/** From the third ply in a row on, a bot takes this share of the pace: a long turn is told at length only at its beginning. */
const UNHURRIED_PLIES = 2
const HURRY = 0.4

/**
 * Moves the bots of one table, one ply after another: while it is watched, and unwatched until a person is to move. A table without people
 * waits until it is watched, so that nothing is computed in vain.
 */
export class BotDriver {
  readonly #host: RoomHost
  readonly #room: Driven
  #busy = false
  #stopped = false
  #cancelWait: (() => void) | null = null
  #asked: { readonly question: Question; readonly seat: Seat; readonly version: number } | null = null
  #mover: Seat | null = null
  #inARow = 0

  constructor(host: RoomHost, room: Driven) {
    this.#host = host
    this.#room = room
  }

  get busy(): boolean {
    return this.#busy
  }

  nudge(): void {
    if (this.#isOutdated()) this.#asked?.question.giveUp()
    if (this.#busy || !this.#isWanted()) return
    this.#busy = true
    this.#mover = null
    void this.#run()
  }

  stop(): void {
    this.#stopped = true
    this.#cancelWait?.()
    this.#asked?.question.giveUp()
  }

  #isWanted(): boolean {
    const matchLog = this.#room.matchLog()
    return !this.#stopped && botsToMove(matchLog).length > 0 && (this.#room.isWatched() || hasPlayer(matchLog))
  }

  #isOutdated(): boolean {
    if (this.#asked === null) return false
    const { seat, version } = this.#asked
    const matchLog = this.#room.matchLog()
    return !this.#isWanted() || !botsToMove(matchLog).includes(seat) || matchLog.table?.versionOf(seat) !== version
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWanted()) {
        const pause = await this.#attempt()
        if (pause === null) break
        if (pause > 0) await this.#wait(pause)
      }
    } finally {
      this.#busy = false
    }
  }

  async #attempt(): Promise<number | null> {
    try {
      const { row } = this.#room.matchLog()
      if (!(await this.#host.otherProcesses.lease(row.id))) return LEASE_RETRY
      if (!this.#isWanted()) return 0
      const refused = await this.#ply(botsToMove(this.#room.matchLog())[0])
      if (refused === null || refused.why === 'stale') return 0
      return refused.why === 'server-error' ? RETRY_MS : null
    } catch (error) {
      // A new attempt would be refused at once, in a loop that lets nothing else happen.
      if (error instanceof BotsEnded) return null
      if (error instanceof GameFault) {
        this.#room.failed(error)
        return null
      }
      // The store is away, and comes back. Players would wait in vain, since nothing changes until the bot moves.
      this.#host.report('a bot could not move', error, this.#room.matchLog().game.id)
      return RETRY_MS
    }
  }

  async #ply(seat: Seat): Promise<Refusal | null> {
    const { clock, settings } = this.#host
    const matchLog = this.#room.matchLog()
    const level = botLevel(matchLog.holders[seat])
    if (matchLog.table === null || level === null) return null
    const version = matchLog.table.versionOf(seat)
    const began = clock.now()
    const action = await this.#choose(matchLog, seat, level)
    if (action === undefined) return null
    this.#inARow = seat === this.#mover ? this.#inARow + 1 : 1
    this.#mover = seat
    const pace = settings.botDelayMs * (this.#inARow > UNHURRIED_PLIES ? HURRY : 1)
    const rest = this.#room.isWatched() ? pace - (clock.now() - began) : 0
    if (rest > 0) await this.#wait(rest)
    return this.#stopped ? null : this.#room.playForBot(seat, version, action)
  }

  async #choose(matchLog: MatchLog, seat: Seat, level: BotLevel): Promise<Json | undefined> {
    const { game, table, seed, row } = matchLog
    if (table === null) return undefined
    const asking = { table: row.id, task: 'bot' } as const
    const legal = guarded(this.#host.guard, asking, () => table.legal(seat))
    if (legal.length === 1) return legal[0]
    for (const trying of [level, ...WEAKER[level]]) {
      const task = {
        table: row.id,
        host: row.host,
        game: game.id,
        state: guarded(this.#host.guard, asking, () => game.clone(table.state)),
        seats: table.opening.seats,
        seat,
        level: trying,
        rng: stream(seed ?? '', 'bot', String(seat), String(table.versionOf(seat))),
        legal,
        limit: this.#host.settings.botLimit,
      }
      const question = new Question(() => this.#room.isWatched())
      this.#asked = { question, seat, version: table.versionOf(seat) }
      try {
        const action = await this.#answer(task, question)
        const found = legal.find((a) => sameJson(a, action))
        if (found !== undefined) return found
        reportBot(this.#host, matchLog, task, new Error('the answer is not legal'))
      } catch (error) {
        if (error instanceof BotsEnded) throw error
        if (question.isGivenUp) return undefined
        reportBot(this.#host, matchLog, task, error)
        question.giveUp()
      } finally {
        this.#asked = null
      }
    }
    return legal[0]
  }

  async #answer(task: BotTask, question: Question): Promise<Json> {
    const ms = task.limit + (question.isWatched() ? PATIENCE : BACKGROUND_PATIENCE)
    let cancel = (): void => undefined
    const unanswered = new Promise<never>((_, reject) => {
      question.whenGivenUp(() => reject(new Error('given up')))
      cancel = this.#host.clock.after(ms, () => reject(new LateAnswer(`no answer after ${ms} ms`)))
    })
    try {
      return await Promise.race([this.#host.bots.choose(task, question), unanswered])
    } finally {
      cancel()
    }
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        this.#cancelWait = null
        resolve()
      }
      const cancel = this.#host.clock.after(ms, end)
      this.#cancelWait = () => {
        cancel()
        end()
      }
    })
  }
}
