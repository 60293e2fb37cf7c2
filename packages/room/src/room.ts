import type { Json, RecordFile, Seat } from '@bothy/kernel'
import type { BotLevel, Refusal, TableInfo, UndoReach } from '@bothy/protocol'
import { Absence } from './absence.ts'
import { BotDriver } from './bot-driver.ts'
import { Broadcast } from './broadcast.ts'
import { type Consent, abandon, answer, dropRequest, resign, undo } from './consent.ts'
import { Followers } from './followers.ts'
import type { RoomHost, Viewer } from './host.ts'
import type { Ledger } from './ledger.ts'
import type { Holder, PersonId, TableRow } from './log.ts'
import { type Outcome, type Stopped, refusal, refuse } from './outcome.ts'
import type { Notice } from './neighbours.ts'
import { apartFrom, cleanLine } from './names.ts'
import { append, beforeChange, createLedger, readLedger } from './persist.ts'
import { Queue } from './queue.ts'
import { type Tables, again } from './rematch.ts'
import {
  type Command,
  begin,
  botLevel,
  close,
  isOwn,
  mayTalk,
  namesOfOthers,
  ownSeats,
  played,
  putBot,
  rename,
  setAway,
  setReady,
  setTalk,
  sit,
  stand,
} from './seating.ts'
import { Conflict } from './store.ts'
import { recordOf } from './transcript.ts'

export type Gesture = { readonly seat: Seat; readonly version: number }

/** Far above any game with all its undos; without an end somebody could write until the disk is full. */
const MOST_ENTRIES = 20_000

/** A log that was worn by taking back and playing again takes plies alone, so that it loads quickly: so many entries, and so many by ply. */
const WORN = { entries: 3000, byPly: 4 } as const

const isWorn = ({ seq, table }: Ledger): boolean => seq >= WORN.entries + WORN.byPly * (table?.plies.length ?? 0)

/** What may be done as often as one likes, as long as the log bears it. */
const sparing =
  (command: Command): Command =>
  (ledger) =>
    isWorn(ledger) ? refuse('too-long') : command(ledger)

/** Why nothing was done; or null, and perhaps why a gesture of several plies ended early. */
export type Reply = { readonly refusal: Refusal | null; readonly stopped: Stopped | null }

const refused = (why: Refusal['why']): Reply => ({ refusal: refusal(why), stopped: null })

/**
 * One table and its only writer. Commands wait in a queue; each is checked against the ledger, stored durably, and only then
 * answered and shown. Whoever calls gets null when it is done, or the reason why it was not.
 */
export class Room {
  readonly id: string
  readonly #host: RoomHost
  readonly #followers = new Followers()
  readonly #absence: Absence
  readonly #broadcast: Broadcast
  readonly #bots: BotDriver
  #ledger: Ledger
  readonly #queue = new Queue(() => (this.#idleSince = this.#host.clock.now()))
  /** The ledger may be ahead of the store: it is read again before anything else. */
  #isDoubtful = false
  #cancelExpiry: (() => void) | null = null
  #idleSince: number

  private constructor(host: RoomHost, ledger: Ledger) {
    this.id = ledger.row.id
    this.#host = host
    this.#ledger = ledger
    this.#idleSince = host.clock.now()
    this.#absence = new Absence(host, this.#followers)
    this.#broadcast = new Broadcast(host, this.#followers, this.#absence, () => this.#ledger)
    this.#bots = new BotDriver(host, {
      ledger: () => this.#ledger,
      isWatched: () => this.#followers.isWatched,
      playForBot: (seat, version, action) => this.#playForBot(seat, version, action),
    })
    this.#afterChange()
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
    return this.#enqueue(async () => {
      const others = await this.#host.neighbours.others(this.id)
      const lines = await this.#broadcast.lastLines()
      const isNews = this.#followers.meet(others) || this.#changesPresence(viewer)
      const { person } = viewer
      if (person !== null && !this.#followers.isConnected(person)) this.#host.neighbours.came(this.id, person)
      this.#followers.add(viewer)
      this.#broadcast.table(isNews ? undefined : viewer)
      this.#broadcast.state(viewer)
      viewer.send({ type: 'chat', table: this.id, lines: [...lines] })
      this.#bots.nudge()
    })
  }

  unfollow(viewer: Viewer): void {
    const isSeated = ownSeats(this.#ledger, viewer.person).length > 0 || viewer.person === this.#ledger.row.host
    if (!this.#followers.remove(viewer, isSeated ? this.#host.clock.now() : null)) return
    this.#idleSince = this.#host.clock.now()
    this.#bots.nudge()
    const { person } = viewer
    if (person !== null && !this.#followers.isConnected(person)) this.#host.neighbours.went(this.id, person)
    if (!this.#changesPresence(viewer)) return
    const told = this.#enqueue(() => this.#broadcast.table())
    this.#report('nobody could be told who is here', told)
  }

  /** Somebody with a seat whose only connection this is. */
  #changesPresence({ person }: Viewer): boolean {
    return person !== null && !this.#followers.isOnline(person) && ownSeats(this.#ledger, person).length > 0
  }

  /** Whose eyes the connection has from now on. */
  look(viewer: Viewer, seat: Seat | null): Promise<Refusal | null> {
    return this.#enqueue(() => {
      if (!this.#followers.has(viewer)) return refusal('not-seated')
      if (seat !== null && !isOwn(this.#ledger, viewer.person, seat)) return refusal('not-seated')
      this.#followers.look(viewer, seat)
      this.#broadcast.state(viewer)
      return null
    })
  }

  submit(person: PersonId | null, { seat, version }: Gesture, action: unknown): Promise<Refusal | null> {
    return this.#play(person, seat, (ledger) => ledger.submit(seat, version, action))
  }
  /** Several plies as one gesture and one write. */
  submitAll(person: PersonId | null, { seat, version }: Gesture, actions: readonly unknown[]): Promise<Reply> {
    return this.#run(played(person, seat, (ledger) => ledger.submitAll(seat, version, actions)))
  }
  undo(person: PersonId | null, { seat, version }: Gesture, reach: UndoReach): Promise<Refusal | null> {
    const now = this.#host.clock.now()
    return this.#play(
      person,
      seat,
      sparing((ledger) => undo(ledger, seat, version, { reach, now })),
    )
  }
  redo(person: PersonId | null, { seat, version }: Gesture): Promise<Refusal | null> {
    return this.#play(
      person,
      seat,
      sparing((ledger) => (ledger.status === 'over' ? refuse('finished') : ledger.redo(seat, version))),
    )
  }
  /** Also of a person for whom a bot plays: their consent is not the bot's to give. */
  consent(person: PersonId | null, consent: Consent): Promise<Refusal | null> {
    return this.#change((ledger) =>
      isOwn(ledger, person, consent.seat) ? answer(ledger, consent, this.#absence.isLost) : refuse('not-seated'),
    )
  }

  away(person: PersonId | null, seat: Seat, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(
      sparing((ledger) => (person === null ? refuse('not-seated') : setAway(ledger, seat, person, level))),
    )
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
    return this.#change((ledger) => (isOwn(ledger, person, seat) ? resign(ledger, seat) : refuse('not-seated')))
  }
  abandon(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    const how = { now: this.#host.clock.now(), isLost: this.#absence.isLost }
    return this.#change((ledger) => (isOwn(ledger, person, seat) ? abandon(ledger, seat, how) : refuse('not-seated')))
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
    return this.#enqueue(() =>
      again(person, tables, {
        ledger: () => this.#ledger,
        now: this.#host.clock.now(),
        run: async (command) => (await this.#runNow(command)).refusal,
      }),
    )
  }

  /** All seats of the person are ready; a match that has begun, or a lost seat, is no obstacle to come and look. */
  async come(person: PersonId): Promise<Room> {
    for (const seat of ownSeats(this.#ledger, person)) await this.ready(seat, person, true)
    return this
  }

  chat({ person }: Viewer, name: string, text: string): Promise<Refusal | null> {
    return this.#enqueue(async () => {
      const ledger = this.#ledger
      if (!mayTalk(ledger, person)) return refusal('not-seated')
      const line = cleanLine(text)
      if (line === '') return refusal('malformed')
      const [seat = null] = ownSeats(ledger, person)
      const shown = apartFrom(namesOfOthers(ledger, person), name)
      await this.#broadcast.say({ name: shown, seat, text: line, at: this.#host.clock.now() })
      return null
    })
  }

  info(person: PersonId | null): Promise<TableInfo | null> {
    return this.#enqueue(() => this.#broadcast.infoFor(person))
  }

  /** The whole record with the seed; null before the end. */
  record(): Promise<RecordFile | null> {
    return this.#enqueue(() => recordOf(this.#ledger))
  }

  /** Another process has changed the table, or may have. */
  hear({ of, at }: Omit<Notice, 'table'>): void {
    const isNews = of === 'log' ? at > this.#ledger.seq : of === 'people' || this.#broadcast.isNews(at)
    if (isNews)
      this.#report(
        'what others did could not be read',
        this.#enqueue(() => this.#catchUp(of)),
      )
  }

  async #catchUp(of: Notice['of']): Promise<void> {
    if (of === 'chat') return this.#broadcast.hear()
    if (of === 'people') {
      if (this.#followers.meet(await this.#host.neighbours.others(this.id))) this.#broadcast.table()
      return this.#bots.nudge()
    }
    const entries = await this.#host.store.readEntries(this.id, this.#ledger.seq)
    if (entries.length === 0) return
    try {
      for (const entry of entries) this.#ledger.take(entry)
    } catch (error) {
      this.#isDoubtful = true
      throw error
    }
    this.#broadcast.show(entries)
    this.#afterChange()
  }

  /** Given up before the start: nobody can do anything here any more. */
  get isClosed(): boolean {
    return this.#ledger.status === 'closed'
  }

  /** Since when nobody has been here; null as long as there is something to do. */
  get idleSince(): number | null {
    return this.#followers.size > 0 || !this.#queue.isEmpty || this.#bots.busy ? null : this.#idleSince
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

  /** Stops bots and waits for what is under way. The room must not be used afterwards. */
  async stop(): Promise<void> {
    this.#bots.stop()
    this.#cancelExpiry?.()
    await this.#queue.settled()
    await this.#broadcast.settled()
    this.#host.neighbours.release(this.id)
  }

  /** For what nobody waits for: an error that nobody catches would end the process. */
  #report(fault: string, job: Promise<unknown>): void {
    job.catch((error: unknown) => this.#host.report(fault, error, this.game))
  }

  #enqueue<V>(job: () => V | Promise<V>): Promise<V> {
    return this.#queue.add(async () => {
      if (this.#isDoubtful) await this.#readAgain()
      return job()
    })
  }

  #play(person: PersonId | null, seat: Seat, command: Command): Promise<Refusal | null> {
    return this.#change(played(person, seat, command))
  }

  #playForBot(seat: Seat, version: number, action: Json): Promise<Refusal | null> {
    return this.#change((ledger) => {
      if (botLevel(ledger.holders[seat]) === null || ledger.request !== null) return refuse('stale')
      return ledger.submit(seat, version, action)
    })
  }

  async #change(command: Command): Promise<Refusal | null> {
    return (await this.#run(command)).refusal
  }

  #run(command: Command): Promise<Reply> {
    return this.#enqueue(() => this.#runNow(command))
  }

  /** Inside the queue. */
  async #runNow(command: Command): Promise<Reply> {
    const first = await this.#attempt(command)
    if (first !== 'lost') return first
    const second = await this.#attempt(command)
    return second === 'lost' ? refused('stale') : second
  }

  /** `lost`: another process was quicker. Two answers to one question may well come at the same moment, so it is tried again. */
  async #attempt(command: Command): Promise<Reply | 'lost'> {
    if (this.#ledger.seq >= MOST_ENTRIES) return refused('too-long')
    const before = beforeChange(this.#ledger)
    let outcome: Outcome
    try {
      outcome = command(this.#ledger)
      if (!outcome.ok) return { refusal: outcome.refusal, stopped: null }
      if (outcome.entries.length > 0) await append(this.#host, this.#ledger, outcome.entries, before)
    } catch (error) {
      this.#isDoubtful = true
      if (!(error instanceof Conflict)) this.#host.report('a change could not be made', error, this.game)
      await this.#readAgain()
      return error instanceof Conflict ? 'lost' : refused('server-error')
    }
    if (outcome.entries.length > 0) {
      this.#host.neighbours.tell({ table: this.id, of: 'log', at: this.#ledger.seq })
      this.#broadcast.change(outcome.entries, before)
      this.#afterChange()
    }
    return { refusal: null, stopped: outcome.stopped }
  }

  /** After a lost race or a fault: what is stored is the truth. */
  async #readAgain(): Promise<void> {
    const ledger = await readLedger(this.#host, this.id)
    if (ledger === null) throw new Error('the table is gone')
    this.#ledger = ledger
    this.#isDoubtful = false
    this.#followers.cut(-1)
    this.#broadcast.table()
    this.#broadcast.state()
    this.#afterChange()
  }

  #afterChange(): void {
    this.#cancelExpiry?.()
    this.#cancelExpiry = null
    const { request } = this.#ledger
    if (request !== null) {
      const { clock, settings } = this.#host
      const left = Math.max(0, request.at + settings.consentWithin - clock.now())
      this.#cancelExpiry = clock.after(left, () =>
        this.#report('a request could not be dropped', this.#change(dropRequest)),
      )
    }
    this.#bots.nudge()
  }
}
