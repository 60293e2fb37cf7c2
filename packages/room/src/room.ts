import type { Json, RecordFile, Seat } from '@bothy/kernel'
import type { BotLevel, Refusal, Rhythm, TableInfo, UndoReach } from '@bothy/protocol'
import { type Consent, abandon, answer, pause, redo, resign, undo } from './seats/consent.ts'
import type { Wanted } from './guard.ts'
import type { RoomHost, Viewer } from './host.ts'
import { forgive, runOut, seen } from './time/lateness.ts'
import type { Ledger } from './log/ledger.ts'
import type { Holder, Outage, PersonId, TableRow } from './log/log.ts'
import { neglectTable } from './time/neglect.ts'
import { chooseColour, move } from './seats/moving.ts'
import type { Elsewhere, Notice } from './neighbours.ts'
import { createLedger, readLedger } from './store/persist.ts'
import { type Tables, again } from './seats/rematch.ts'
import { setRhythm } from './time/rests.ts'
import {
  type Command,
  type Heir,
  begin,
  close,
  handOver,
  held,
  ownSeats,
  played,
  putBot,
  rename,
  setAway,
  setReady,
  setTalk,
  sit,
  stand,
} from './seats/seating.ts'
import { recordOf } from './log/transcript.ts'
import { sparing, sparingBefore } from './log/sparing.ts'
import { Workings } from './workings.ts'
import type { Reply } from './writer.ts'

export type Gesture = { readonly seat: Seat; readonly version: number }

/**
 * One table: what people do here, and what they are shown. Nothing is answered or shown before it is durable. The caller gets null when it is
 * done, or the reason why it was not.
 */
export class Room {
  readonly id: string
  readonly #host: RoomHost
  readonly #parts: Workings
  #leftAt: number

  private constructor(host: RoomHost, ledger: Ledger) {
    this.id = ledger.row.id
    this.#host = host
    this.#leftAt = host.clock.now()
    this.#parts = new Workings(host, ledger)
  }

  get #ledger(): Ledger {
    return this.#parts.writer.ledger
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
    return this.#parts.writer.enqueue(async () => {
      await this.#parts.visits.follow(viewer)
      await this.#parts.startIfHere()
      this.#parts.bots.nudge()
    })
  }

  unfollow(viewer: Viewer): void {
    if (!this.#parts.visits.unfollow(viewer)) return
    this.#leftAt = this.#host.clock.now()
    this.#parts.bots.nudge()
  }

  /** The connection sees with the eyes of this seat from now on. */
  look(viewer: Viewer, seat: Seat | null): Promise<Refusal | null> {
    return this.#parts.writer.enqueue(() => this.#parts.visits.look(viewer, seat))
  }

  submit(person: PersonId | null, { seat, version }: Gesture, action: unknown): Promise<Refusal | null> {
    const command = played(person, seat, (ledger) => ledger.submit(seat, version, action))
    return this.#change(command, { seat, actions: [action], by: 'person' })
  }
  /** Several plies as one gesture and one write. */
  submitAll(person: PersonId | null, { seat, version }: Gesture, actions: readonly unknown[]): Promise<Reply> {
    const command = played(person, seat, (ledger) => ledger.submitAll(seat, version, actions))
    return this.#parts.writer.run(command, { seat, actions, by: 'person' })
  }
  undo(person: PersonId | null, { seat, version }: Gesture, reach: UndoReach): Promise<Refusal | null> {
    const now = this.#host.clock.now()
    const command = sparing(person, (ledger) => undo(ledger, seat, version, { reach, now }))
    return this.#change(played(person, seat, command))
  }
  redo(person: PersonId | null, { seat, version }: Gesture): Promise<Refusal | null> {
    const command = sparing(person, (ledger) => redo(ledger, seat, version))
    return this.#change(played(person, seat, command))
  }
  /** Also of a person for whom a bot plays: their consent is not the bot's to give. */
  consent(person: PersonId | null, consent: Consent): Promise<Refusal | null> {
    return this.#change(held(person, consent.seat, (ledger) => answer(ledger, consent, this.#parts.absence.isLost)))
  }

  away(person: PersonId | null, seat: Seat, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(sparing(level === null ? null : person, (ledger) => setAway(ledger, seat, person, level)))
  }
  sit(seat: Seat, who: { readonly person: PersonId; readonly name: string }): Promise<Refusal | null> {
    return this.#change(sparing(who.person, (ledger) => sit(ledger, seat, who, this.#parts.starting)))
  }
  stand(seat: Seat, person: PersonId): Promise<Refusal | null> {
    return this.#change((ledger) => stand(ledger, seat, { person, isGone: this.#parts.absence.isGone }))
  }
  move(person: PersonId, from: Seat, to: Seat): Promise<Refusal | null> {
    return this.#change(sparing(person, (ledger) => move(ledger, person, from, to)))
  }
  chooseColour(person: PersonId, seat: Seat, colour: number): Promise<Refusal | null> {
    return this.#change(sparing(person, (ledger) => chooseColour(ledger, person, seat, colour)))
  }
  putBot(seat: Seat, person: PersonId, level: BotLevel): Promise<Refusal | null> {
    const { isGone } = this.#parts.absence
    return this.#change(
      sparingBefore(person, (ledger) => putBot(ledger, seat, { person, level, isGone }, this.#parts.starting)),
    )
  }
  ready(seat: Seat, person: PersonId, ready: boolean): Promise<Refusal | null> {
    const command: Command = (ledger) => setReady(ledger, seat, { person, ready }, this.#parts.starting)
    return this.#change(ready ? command : sparing(person, command))
  }
  begin(person: PersonId, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(sparing(person, (ledger) => begin(ledger, { person, level }, this.#parts.starting)))
  }
  /** Also of a person for whom a bot plays. */
  resign(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    return this.#change(held(person, seat, (ledger) => resign(ledger, seat)))
  }
  abandon(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    const how = { now: this.#host.clock.now(), isLost: this.#parts.absence.isLost }
    return this.#change(held(person, seat, (ledger) => abandon(ledger, seat, how)))
  }
  seen(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    return this.#change(held(person, seat, seen(seat)))
  }
  pause(person: PersonId | null, seat: Seat, on: boolean): Promise<Refusal | null> {
    const how = { on, now: this.#host.clock.now(), isLost: this.#parts.absence.isLost }
    return this.#change(held(person, seat, (ledger) => pause(ledger, seat, how)))
  }
  rename(person: PersonId, name: string): Promise<Refusal | null> {
    return this.#change(sparing(person, (ledger) => rename(ledger, person, name)))
  }
  handOver(from: PersonId, heir: Heir): Promise<Refusal | null> {
    return this.#change((ledger) => handOver(ledger, from, heir))
  }
  /** The person rests then from now on. */
  rest(person: PersonId, rhythm: Rhythm | null): Promise<Refusal | null> {
    return this.#change(setRhythm(person, rhythm))
  }
  talk(person: PersonId, all: boolean): Promise<Refusal | null> {
    return this.#change(sparing(person, (ledger) => setTalk(ledger, person, all)))
  }
  /** Warns people when nothing has happened for long, and ends the match later. Does nothing if somebody has played meanwhile. */
  neglect(): Promise<Refusal | null> {
    return neglectTable(this.#host, this.#parts.writer)
  }
  /** Looks whether somebody's time is up. */
  runOut(): Promise<Refusal | null> {
    return this.#change(runOut)
  }
  /** No server ran then, so that nobody's time has passed. */
  unkept(outage: Outage): Promise<Refusal | null> {
    return this.#change(forgive(outage))
  }
  /** The host gives up the table before the start. */
  giveUp(person: PersonId): Promise<Refusal | null> {
    return this.#change((ledger) => close(ledger, person))
  }

  /** The table at which the same people play again. */
  again(person: PersonId, tables: Tables<Room>): Promise<Room | Refusal> {
    return this.#parts.writer.enqueue(() =>
      again(person, tables, {
        ledger: () => this.#ledger,
        now: this.#host.clock.now(),
        run: async (command) => (await this.#parts.writer.runNow(command)).refusal,
      }),
    )
  }

  /** All seats of the person are ready; a match that has begun, or a lost seat, is no obstacle to come and look. */
  async come(person: PersonId): Promise<Room> {
    for (const seat of ownSeats(this.#ledger, person)) await this.ready(seat, person, true)
    return this
  }

  chat({ person }: Viewer, name: string, text: string): Promise<Refusal | null> {
    return this.#parts.writer.enqueue(() => this.#parts.broadcast.chat.speak(person, name, text))
  }

  /** Hidden lines of the chat have changed, for one person or, with null, for all. */
  retell(person: PersonId | null): void {
    this.#parts.report(
      'the chat could not be told again',
      this.#parts.writer.enqueue(() => this.#parts.broadcast.chat.retell(person)),
    )
  }

  info(person: PersonId | null): Promise<TableInfo | null> {
    return this.#parts.shown(() => this.#parts.broadcast.infoFor(person))
  }

  /** The whole record with the seed; null before the end, which another process may have brought about unheard. */
  async record(): Promise<RecordFile | null> {
    if (this.#ledger.status !== 'over') await this.#parts.writer.enqueue(() => this.#parts.writer.catchUp())
    return this.#parts.shown(() => recordOf(this.#ledger))
  }

  /** The person follows the table, through whichever process. */
  isHere(person: PersonId): boolean {
    return this.#parts.followers.isOnline(person)
  }

  /** These are the people whom the table knows to be at other processes. */
  knows(others: readonly Elsewhere[]): boolean {
    return this.#parts.followers.hasMet(others)
  }

  /** Another process has changed the table, or may have. */
  hear(notice: Omit<Notice, 'table'>): void {
    this.#parts.hear(notice)
  }

  /** Given up before the start: nobody can do anything here any more. */
  get isClosed(): boolean {
    return this.#ledger.status === 'closed'
  }

  /** Since when nobody has been here; null as long as there is something to do. */
  get idleSince(): number | null {
    const { restsSince } = this.#parts.writer
    return this.#parts.followers.size > 0 || this.#parts.bots.busy || restsSince === null
      ? null
      : Math.max(this.#leftAt, restsSince)
  }

  get game(): string {
    return this.#ledger.game.id
  }
  get isRated(): boolean {
    return this.#ledger.row.rated
  }
  get host(): PersonId | null {
    return this.#ledger.row.host
  }
  /** As it was checked, an arranged deck too: not for people. */
  get setup(): Json {
    return this.#ledger.row.setup
  }
  /** Bots are at work here. */
  get isThinking(): boolean {
    return this.#parts.bots.busy
  }

  /** Keeps a snapshot of a running match if so many entries have come since the last one. Also after `stop`. */
  keep(after: number): Promise<void> {
    return this.#parts.writer.keep(after)
  }

  /** Stops bots and waits for what is under way. The room must not be used afterwards. */
  async stop(): Promise<void> {
    await this.#parts.stop()
    this.#host.neighbours.release(this.id)
  }

  async #change(command: Command, wanted: Wanted | null = null): Promise<Refusal | null> {
    return (await this.#parts.writer.run(command, wanted)).refusal
  }
}
