import { type Json, type Seat, sameJson, stream } from '@bothy/kernel'
import type { BotLevel, Refusal } from '@bothy/protocol'
import type { RoomHost } from './host.ts'
import type { Ledger } from './ledger.ts'
import { botLevel } from './seating.ts'
import { botsToMove } from './state-message.ts'

/** What the driver needs from its room. */
export interface Driven {
  ledger(): Ledger
  /** Somebody looks on, so bots take their time. */
  isWatched(): boolean
  playForBot(seat: Seat, version: number, action: Json): Promise<Refusal | null>
}

/** What is tried when a bot fails or overruns its time, and at last any legal action: the room never waits for ever. */
const WEAKER: { readonly [L in BotLevel]: readonly BotLevel[] } = {
  hard: ['medium', 'easy'],
  medium: ['easy'],
  easy: [],
  random: [],
}
/** Waiting for a free worker is not thinking; but even that has an end. */
const PATIENCE = 60_000
const RETRY = 5000
/** A long turn is told at length only at its beginning: from the third ply in a row on, a bot takes this share of the pace. */
const UNHURRIED_PLIES = 2
const HURRY = 0.4

/** Makes the bots of one table move, one ply after another, as long as one of them is to move. */
export class BotDriver {
  readonly #host: RoomHost
  readonly #room: Driven
  #busy = false
  #stopped = false
  #cancelWait: (() => void) | null = null
  #mover: Seat | null = null
  #inARow = 0

  constructor(host: RoomHost, room: Driven) {
    this.#host = host
    this.#room = room
  }

  get busy(): boolean {
    return this.#busy
  }

  /** Looks whether a bot is to move. Called after every change. */
  nudge(): void {
    if (this.#busy || this.#stopped || botsToMove(this.#room.ledger()).length === 0) return
    this.#busy = true
    this.#mover = null
    void this.#run()
  }

  stop(): void {
    this.#stopped = true
    this.#cancelWait?.()
  }

  async #run(): Promise<void> {
    try {
      while (!this.#stopped) {
        const seat = botsToMove(this.#room.ledger()).at(0)
        if (seat === undefined) break
        const refused = await this.#ply(seat)
        if (refused?.why === 'server-error') await this.#wait(RETRY)
      }
    } catch (error) {
      this.#host.report('a bot could not move', error)
    } finally {
      this.#busy = false
    }
  }

  async #ply(seat: Seat): Promise<Refusal | null> {
    const { clock, settings } = this.#host
    const ledger = this.#room.ledger()
    const level = botLevel(ledger.holders[seat])
    if (ledger.table === null || level === null) return null
    const version = ledger.table.versionOf(seat)
    const began = clock.now()
    const action = await this.#choose(ledger, seat, level)
    this.#inARow = seat === this.#mover ? this.#inARow + 1 : 1
    this.#mover = seat
    const pace = settings.pace * (this.#inARow > UNHURRIED_PLIES ? HURRY : 1)
    const rest = this.#room.isWatched() ? pace - (clock.now() - began) : 0
    if (rest > 0) await this.#wait(rest)
    return this.#stopped ? null : this.#room.playForBot(seat, version, action)
  }

  async #choose({ game, table, seed }: Ledger, seat: Seat, level: BotLevel): Promise<Json> {
    const legal = table?.legal(seat) ?? []
    if (table === null || legal.length === 1) return legal[0]
    for (const trying of [level, ...WEAKER[level]]) {
      const task = {
        game: game.id,
        state: game.clone(table.state),
        seats: table.opening.seats,
        seat,
        level: trying,
        rng: stream(seed ?? '', 'bot', String(seat), String(table.versionOf(seat))),
        legal,
        limit: this.#host.settings.botLimit,
      }
      try {
        const action = await this.#within(task.limit + PATIENCE, this.#host.bots.choose(task))
        const found = legal.find((a) => sameJson(a, action))
        if (found !== undefined) return found
        this.#host.report('a bot chose an illegal action', new Error(`${game.id} ${trying}`))
      } catch (error) {
        this.#host.report('a bot failed', error)
      }
      if (this.#stopped) break
    }
    return legal[0]
  }

  async #within<V>(ms: number, promise: Promise<V>): Promise<V> {
    let cancel = (): void => undefined
    const tooLate = new Promise<never>((_, reject) => {
      cancel = this.#host.clock.after(ms, () => reject(new Error(`no answer after ${ms} ms`)))
    })
    try {
      return await Promise.race([promise, tooLate])
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
