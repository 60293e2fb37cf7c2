import type { Json, RecordFile, Seat } from '@bothy/kernel'
import type { BotLevel, Refusal, TableInfo, UndoReach } from '@bothy/protocol'
import { Absence } from './absence.ts'
import { BotDriver } from './bot-driver.ts'
import { Broadcast } from './broadcast.ts'
import { type Consent, abandon, answer, dropRequest, redo, resign, undo } from './consent.ts'
import { Expiry } from './expiry.ts'
import { Followers } from './followers.ts'
import { type EngineTask, GameFault, type Wanted, guarded } from './guard.ts'
import type { RoomHost, Viewer } from './host.ts'
import type { Ledger } from './ledger.ts'
import type { Holder, PersonId, TableRow } from './log.ts'
import type { Elsewhere, Notice } from './neighbours.ts'
import { createLedger, readLedger } from './persist.ts'
import { type Tables, again } from './rematch.ts'
import {
  type Command,
  begin,
  close,
  held,
  ownSeats,
  played,
  playedByBot,
  putBot,
  rename,
  setAway,
  setReady,
  setTalk,
  sit,
  stand,
} from './seating.ts'
import { recordOf } from './transcript.ts'
import { Visits } from './visits.ts'
import { sparing } from './wear.ts'
import { type Reply, Writer } from './writer.ts'

export type Gesture = { readonly seat: Seat; readonly version: number }

/**
 * One table: what people do here, and what they are shown. Nothing is answered or shown before it is durable. Whoever calls gets null when it is
 * done, or the reason why it was not.
 */
export class Room {
  readonly id: string
  readonly #host: RoomHost
  readonly #followers = new Followers()
  readonly #absence: Absence
  readonly #broadcast: Broadcast
  readonly #bots: BotDriver
  readonly #writer: Writer
  readonly #visits: Visits
  readonly #expiry: Expiry
  #leftAt: number

  private constructor(host: RoomHost, ledger: Ledger) {
    this.id = ledger.row.id
    this.#host = host
    this.#leftAt = host.clock.now()
    this.#writer = new Writer(host, ledger, {
      wrote: (entries, before) => {
        host.neighbours.tell({ table: this.id, of: 'log', at: this.#ledger.seq })
        this.#broadcast.change(entries, before)
        this.#afterChange()
      },
      heard: (entries) => {
        this.#broadcast.show(entries)
        this.#afterChange()
      },
      readAgain: () => {
        this.#broadcast.all()
        this.#afterChange()
      },
    })
    this.#absence = new Absence(host, this.#followers)
    this.#broadcast = new Broadcast(host, this.#followers, this.#absence, {
      ledger: () => this.#ledger,
      failed: (error) => this.#halt('show', error),
    })
    this.#visits = new Visits(host, this.#followers, this.#broadcast, this.#writer)
    this.#expiry = new Expiry(host, () => this.#report('a request could not be dropped', this.#change(dropRequest)))
    this.#bots = new BotDriver(host, {
      ledger: () => this.#ledger,
      isWatched: () => this.#followers.isWatched,
      playForBot: (seat, version, action) =>
        this.#change(playedByBot(seat, version, action), { seat, actions: [action], by: 'bot' }),
      failed: (error) => this.#halt('bot', error),
    })
    this.#afterChange()
  }

  get #ledger(): Ledger {
    return this.#writer.ledger
  }

  /** Loads a table from the store; null if there is none, or none any more. */
  static async open(host: RoomHost, id: string): Promise<Room | null> {
    const ledger = await readLedger(host, id)
    return ledger === null || ledger.status === 'closed' ? null : new Room(host, ledger)
  }

  /** A new table. With all seats taken and nobody `unready` the match begins at once. */
  static async create(
    host: RoomHost,
    row: TableRow,
    holders: readonly Holder[],
    unready: readonly Seat[] = [],
  ): Promise<Room> {
    return new Room(host, await createLedger(host, row, holders, unready))
  }

  /** Begins to send the table, the position and the last words to the viewer. */
  follow(viewer: Viewer): Promise<void> {
    return this.#writer.enqueue(async () => {
      await this.#visits.follow(viewer)
      this.#bots.nudge()
    })
  }

  unfollow(viewer: Viewer): void {
    if (!this.#visits.unfollow(viewer)) return
    this.#leftAt = this.#host.clock.now()
    this.#bots.nudge()
  }

  /** Whose eyes the connection has from now on. */
  look(viewer: Viewer, seat: Seat | null): Promise<Refusal | null> {
    return this.#writer.enqueue(() => this.#visits.look(viewer, seat))
  }

  submit(person: PersonId | null, { seat, version }: Gesture, action: unknown): Promise<Refusal | null> {
    const command = played(person, seat, (ledger) => ledger.submit(seat, version, action))
    return this.#change(command, { seat, actions: [action], by: 'person' })
  }
  /** Several plies as one gesture and one write. */
  submitAll(person: PersonId | null, { seat, version }: Gesture, actions: readonly unknown[]): Promise<Reply> {
    const command = played(person, seat, (ledger) => ledger.submitAll(seat, version, actions))
    return this.#writer.run(command, { seat, actions, by: 'person' })
  }
  undo(person: PersonId | null, { seat, version }: Gesture, reach: UndoReach): Promise<Refusal | null> {
    const now = this.#host.clock.now()
    return this.#change(
      played(
        person,
        seat,
        sparing((ledger) => undo(ledger, seat, version, { reach, now })),
      ),
    )
  }
  redo(person: PersonId | null, { seat, version }: Gesture): Promise<Refusal | null> {
    return this.#change(
      played(
        person,
        seat,
        sparing((ledger) => redo(ledger, seat, version)),
      ),
    )
  }
  /** Also of a person for whom a bot plays: their consent is not the bot's to give. */
  consent(person: PersonId | null, consent: Consent): Promise<Refusal | null> {
    return this.#change(held(person, consent.seat, (ledger) => answer(ledger, consent, this.#absence.isLost)))
  }

  away(person: PersonId | null, seat: Seat, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(sparing((ledger) => setAway(ledger, seat, person, level)))
  }
  sit(seat: Seat, who: { readonly person: PersonId; readonly name: string }): Promise<Refusal | null> {
    return this.#change((ledger) => sit(ledger, seat, who, this.#host.drawSeed))
  }
  stand(seat: Seat, person: PersonId): Promise<Refusal | null> {
    const { isGone } = this.#absence
    return this.#change((ledger) => stand(ledger, seat, { person, isGone }))
  }
  putBot(seat: Seat, person: PersonId, level: BotLevel): Promise<Refusal | null> {
    const { isGone } = this.#absence
    return this.#change((ledger) => putBot(ledger, seat, { person, level, isGone }, this.#host.drawSeed))
  }
  ready(seat: Seat, person: PersonId, ready: boolean): Promise<Refusal | null> {
    return this.#change((ledger) => setReady(ledger, seat, { person, ready }, this.#host.drawSeed))
  }
  begin(person: PersonId, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change((ledger) => begin(ledger, { person, level }, this.#host.drawSeed))
  }
  /** Also of a person for whom a bot plays. */
  resign(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    return this.#change(held(person, seat, (ledger) => resign(ledger, seat)))
  }
  abandon(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    const how = { now: this.#host.clock.now(), isLost: this.#absence.isLost }
    return this.#change(held(person, seat, (ledger) => abandon(ledger, seat, how)))
  }
  rename(person: PersonId, name: string): Promise<Refusal | null> {
    return this.#change((ledger) => rename(ledger, person, name))
  }
  talk(person: PersonId, all: boolean): Promise<Refusal | null> {
    return this.#change((ledger) => setTalk(ledger, person, all))
  }
  /** The host gives up the table before the start. */
  giveUp(person: PersonId): Promise<Refusal | null> {
    return this.#change((ledger) => close(ledger, person))
  }

  /** The table at which the same people play again. */
  again(person: PersonId, tables: Tables): Promise<Room | Refusal> {
    return this.#writer.enqueue(() =>
      again(person, tables, {
        ledger: () => this.#ledger,
        now: this.#host.clock.now(),
        run: async (command) => (await this.#writer.runNow(command)).refusal,
      }),
    )
  }

  /** All seats of the person are ready; a match that has begun, or a lost seat, is no obstacle to come and look. */
  async come(person: PersonId): Promise<Room> {
    for (const seat of ownSeats(this.#ledger, person)) await this.ready(seat, person, true)
    return this
  }

  chat({ person }: Viewer, name: string, text: string): Promise<Refusal | null> {
    return this.#writer.enqueue(() => this.#broadcast.speak(person, name, text))
  }

  info(person: PersonId | null): Promise<TableInfo | null> {
    return this.#shown(() => this.#broadcast.infoFor(person))
  }

  /** The whole record with the seed; null before the end. */
  record(): Promise<RecordFile | null> {
    return this.#shown(() => recordOf(this.#ledger))
  }

  /** These are the people whom the table knows to be at other processes. */
  knows(others: readonly Elsewhere[]): boolean {
    return this.#followers.hasMet(others)
  }

  /** Another process has changed the table, or may have. */
  hear({ of, at }: Omit<Notice, 'table'>): void {
    const isNews = of === 'log' ? at > this.#ledger.seq : of === 'people' || this.#broadcast.isNews(at)
    if (isNews)
      this.#report(
        'what others did could not be read',
        this.#writer.enqueue(() => this.#catchUp(of)),
      )
  }

  async #catchUp(of: Notice['of']): Promise<void> {
    if (of === 'chat') return this.#broadcast.hear()
    if (of === 'people') {
      await this.#visits.meetOthers()
      return this.#bots.nudge()
    }
    return this.#writer.catchUp()
  }

  /** Given up before the start: nobody can do anything here any more. */
  get isClosed(): boolean {
    return this.#ledger.status === 'closed'
  }

  /** Since when nobody has been here; null as long as there is something to do. */
  get idleSince(): number | null {
    const { restsSince } = this.#writer
    return this.#followers.size > 0 || this.#bots.busy || restsSince === null
      ? null
      : Math.max(this.#leftAt, restsSince)
  }

  get game(): string {
    return this.#ledger.game.id
  }
  /** Who made the table. */
  get host(): PersonId | null {
    return this.#ledger.row.host
  }
  /** As it was checked, an arranged deck too: not for people. */
  get setup(): Json {
    return this.#ledger.row.setup
  }
  /** Bots are at work here. */
  get isThinking(): boolean {
    return this.#bots.busy
  }

  /** Keeps a snapshot of a running match if so many entries have come since the last one. Also after `stop`. */
  keep(after: number): Promise<void> {
    return this.#writer.keep(after)
  }

  /** Stops bots and waits for what is under way. The room must not be used afterwards. */
  async stop(): Promise<void> {
    this.#bots.stop()
    this.#expiry.stop()
    await this.#writer.settled()
    await this.#broadcast.settled()
    this.#host.neighbours.release(this.id)
  }

  /** For what nobody waits for: an error that nobody catches would end the process. */
  #report(fault: string, job: Promise<unknown>): void {
    job.catch((error: unknown) => this.#host.report(fault, error, this.game))
  }

  async #change(command: Command, wanted: Wanted | null = null): Promise<Refusal | null> {
    return (await this.#writer.run(command, wanted)).refusal
  }

  /** What somebody waits for to be shown. */
  #shown<V>(call: () => V): Promise<V> {
    return this.#writer.enqueue(() => {
      try {
        return guarded(this.#host.guard, { table: this.id, task: 'show' }, call)
      } catch (error) {
        this.#halt('show', error)
        throw error
      }
    })
  }

  /** The game has failed outside of a command. At a table that is stopped it was reported before. */
  #halt(task: EngineTask, error: unknown): void {
    if (this.#ledger.isHalted) return
    const fault = error instanceof GameFault ? error.fault : ({ kind: 'threw', task, wanted: null, error } as const)
    this.#report('a table could not be stopped', this.#writer.halt(fault))
  }

  #afterChange(): void {
    this.#expiry.watch(this.#ledger)
    this.#bots.nudge()
  }
}
