import type { Json, RecordFile, Seat } from '@bothy/kernel'
import type { BotLevel, Refusal, RestTimes, TableInfo, UndoReach } from '@bothy/protocol'
import { type Consent, abandon, answer, pause, redo, resign, undo } from './seats/consent.ts'
import type { Wanted } from './guard.ts'
import type { RoomHost, Viewer } from './host.ts'
import { creditDowntime, applyTimeout, seen } from './time/timeouts.ts'
import type { MatchLog } from './log/match-log.ts'
import type { Holder, Outage, PersonId, TableRow } from './log/log.ts'
import { warnOrEndInactive } from './time/inactivity.ts'
import { chooseColour, move } from './seats/moving.ts'
import type { Elsewhere, Notice } from './other-processes.ts'
import { createMatchLog, readMatchLog } from './store/persist.ts'
import { type Tables, again } from './seats/rematch.ts'
import { setRestTimes } from './time/rest-times-watcher.ts'
import {
  type Command,
  type NewOwner,
  begin,
  close,
  transferSeats,
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
import { whileLogHasRoom, whileLogHasRoomBefore } from './log/while-log-has-room.ts'
import { RoomParts } from './room-parts.ts'
import type { Reply } from './writer.ts'

export type Gesture = { readonly seat: Seat; readonly version: number }

/**
 * One table: what people do here, and what they are shown. Nothing is answered or shown before it is durable. The caller gets null when it is
 * done, or the reason why it was not.
 */
export class Room {
  readonly id: string
  readonly #host: RoomHost
  readonly #parts: RoomParts
  #leftAt: number

  private constructor(host: RoomHost, matchLog: MatchLog) {
    this.id = matchLog.row.id
    this.#host = host
    this.#leftAt = host.clock.now()
    this.#parts = new RoomParts(host, matchLog)
  }

  get #matchLog(): MatchLog {
    return this.#parts.writer.matchLog
  }

  /** Loads a table from the store; null if there is none, or none any more. */
  static async open(host: RoomHost, id: string): Promise<Room | null> {
    const matchLog = await readMatchLog(host, id)
    return matchLog === null || matchLog.status === 'closed' ? null : new Room(host, matchLog)
  }

  /** A new table. With all seats taken and nobody `unready` the match begins at once. */
  static async create(
    host: RoomHost,
    row: TableRow,
    holders: readonly Holder[],
    unready: readonly Seat[] = [],
  ): Promise<Room> {
    return new Room(host, await createMatchLog(host, row, holders, unready))
  }

  /** Begins to send the table, the position and the last words to the viewer. */
  follow(viewer: Viewer): Promise<void> {
    return this.#parts.writer.enqueue(async () => {
      await this.#parts.attendance.follow(viewer)
      await this.#parts.startIfHere()
      this.#parts.bots.nudge()
    })
  }

  unfollow(viewer: Viewer): void {
    if (!this.#parts.attendance.unfollow(viewer)) return
    this.#leftAt = this.#host.clock.now()
    this.#parts.bots.nudge()
  }

  /** The connection sees with the eyes of this seat from now on. */
  look(viewer: Viewer, seat: Seat | null): Promise<Refusal | null> {
    return this.#parts.writer.enqueue(() => this.#parts.attendance.look(viewer, seat))
  }

  submit(person: PersonId | null, { seat, version }: Gesture, action: unknown): Promise<Refusal | null> {
    const command = played(person, seat, (matchLog) => matchLog.submit(seat, version, action))
    return this.#change(command, { seat, actions: [action], by: 'person' })
  }
  /** Several plies as one gesture and one write. */
  submitAll(person: PersonId | null, { seat, version }: Gesture, actions: readonly unknown[]): Promise<Reply> {
    const command = played(person, seat, (matchLog) => matchLog.submitAll(seat, version, actions))
    return this.#parts.writer.run(command, { seat, actions, by: 'person' })
  }
  undo(person: PersonId | null, { seat, version }: Gesture, reach: UndoReach): Promise<Refusal | null> {
    const now = this.#host.clock.now()
    const command = whileLogHasRoom(person, (matchLog) => undo(matchLog, seat, version, { reach, now }))
    return this.#change(played(person, seat, command))
  }
  redo(person: PersonId | null, { seat, version }: Gesture): Promise<Refusal | null> {
    const command = whileLogHasRoom(person, (matchLog) => redo(matchLog, seat, version))
    return this.#change(played(person, seat, command))
  }
  /** Also of a person for whom a bot plays: their consent is not the bot's to give. */
  consent(person: PersonId | null, consent: Consent): Promise<Refusal | null> {
    return this.#change(held(person, consent.seat, (matchLog) => answer(matchLog, consent, this.#parts.absence.isLost)))
  }

  away(person: PersonId | null, seat: Seat, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(
      whileLogHasRoom(level === null ? null : person, (matchLog) => setAway(matchLog, seat, person, level)),
    )
  }
  sit(seat: Seat, who: { readonly person: PersonId; readonly name: string }): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(who.person, (matchLog) => sit(matchLog, seat, who, this.#parts.starting)))
  }
  stand(seat: Seat, person: PersonId): Promise<Refusal | null> {
    return this.#change((matchLog) => stand(matchLog, seat, { person, isGone: this.#parts.absence.isGone }))
  }
  move(person: PersonId, from: Seat, to: Seat): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => move(matchLog, person, from, to)))
  }
  chooseColour(person: PersonId, seat: Seat, colour: number): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => chooseColour(matchLog, person, seat, colour)))
  }
  putBot(seat: Seat, person: PersonId, level: BotLevel): Promise<Refusal | null> {
    const { isGone } = this.#parts.absence
    return this.#change(
      whileLogHasRoomBefore(person, (matchLog) =>
        putBot(matchLog, seat, { person, level, isGone }, this.#parts.starting),
      ),
    )
  }
  ready(seat: Seat, person: PersonId, ready: boolean): Promise<Refusal | null> {
    const command: Command = (matchLog) => setReady(matchLog, seat, { person, ready }, this.#parts.starting)
    return this.#change(ready ? command : whileLogHasRoom(person, command))
  }
  begin(person: PersonId, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => begin(matchLog, { person, level }, this.#parts.starting)))
  }
  /** Also of a person for whom a bot plays. */
  resign(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    return this.#change(held(person, seat, (matchLog) => resign(matchLog, seat)))
  }
  abandon(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    const how = { now: this.#host.clock.now(), isLost: this.#parts.absence.isLost }
    return this.#change(held(person, seat, (matchLog) => abandon(matchLog, seat, how)))
  }
  seen(person: PersonId | null, seat: Seat): Promise<Refusal | null> {
    return this.#change(held(person, seat, seen(seat)))
  }
  pause(person: PersonId | null, seat: Seat, on: boolean): Promise<Refusal | null> {
    const how = { on, now: this.#host.clock.now(), isLost: this.#parts.absence.isLost }
    return this.#change(held(person, seat, (matchLog) => pause(matchLog, seat, how)))
  }
  rename(person: PersonId, name: string): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => rename(matchLog, person, name)))
  }
  transferSeats(from: PersonId, newOwner: NewOwner): Promise<Refusal | null> {
    return this.#change((matchLog) => transferSeats(matchLog, from, newOwner))
  }
  /** The person rests then from now on. */
  rest(person: PersonId, rhythm: RestTimes | null): Promise<Refusal | null> {
    return this.#change(setRestTimes(person, rhythm))
  }
  talk(person: PersonId, all: boolean): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => setTalk(matchLog, person, all)))
  }
  /** Warns people when nothing has happened for long, and ends the match later. Does nothing if somebody has played meanwhile. */
  neglect(): Promise<Refusal | null> {
    return warnOrEndInactive(this.#host, this.#parts.writer)
  }
  /** Looks whether somebody's time is up. */
  runOut(): Promise<Refusal | null> {
    return this.#change(applyTimeout)
  }
  /** No server ran then, so that nobody's time has passed. */
  unkept(outage: Outage): Promise<Refusal | null> {
    return this.#change(creditDowntime(outage))
  }
  /** The host gives up the table before the start. */
  giveUp(person: PersonId): Promise<Refusal | null> {
    return this.#change((matchLog) => close(matchLog, person))
  }

  /** The table at which the same people play again. */
  again(person: PersonId, tables: Tables<Room>): Promise<Room | Refusal> {
    return this.#parts.writer.enqueue(() =>
      again(person, tables, {
        matchLog: () => this.#matchLog,
        now: this.#host.clock.now(),
        run: async (command) => (await this.#parts.writer.runNow(command)).refusal,
      }),
    )
  }

  /** All seats of the person are ready; a match that has begun, or a lost seat, is no obstacle to come and look. */
  async come(person: PersonId): Promise<Room> {
    for (const seat of ownSeats(this.#matchLog, person)) await this.ready(seat, person, true)
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
    if (this.#matchLog.status !== 'over') await this.#parts.writer.enqueue(() => this.#parts.writer.catchUp())
    return this.#parts.shown(() => recordOf(this.#matchLog))
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
    return this.#matchLog.status === 'closed'
  }

  /** Since when nobody has been here; null as long as there is something to do. */
  get idleSince(): number | null {
    const { restsSince } = this.#parts.writer
    return this.#parts.followers.size > 0 || this.#parts.bots.busy || restsSince === null
      ? null
      : Math.max(this.#leftAt, restsSince)
  }

  get game(): string {
    return this.#matchLog.game.id
  }
  get isRated(): boolean {
    return this.#matchLog.row.rated
  }
  get host(): PersonId | null {
    return this.#matchLog.row.host
  }
  /** As it was checked, an arranged deck too: not for people. */
  get setup(): Json {
    return this.#matchLog.row.setup
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
    this.#host.otherProcesses.release(this.id)
  }

  async #change(command: Command, wanted: Wanted | null = null): Promise<Refusal | null> {
    return (await this.#parts.writer.run(command, wanted)).refusal
  }
}
