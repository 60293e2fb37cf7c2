import type { Json, RecordFile, Seat } from '@bothy/kernel'
import type { BotLevel, Refusal, RestTimes, TableInfo, UndoReach } from '@bothy/protocol'
import { type Consent, abandon, answer, pause, redo, resign, undo } from './seats/consent.ts'
import type { Wanted } from './guard.ts'
import type { Advised } from './hints/advisor.ts'
import type { RoomHost, Viewer } from './host.ts'
import { creditDowntime, applyTimeout, seen } from './time/timeouts.ts'
import type { MatchLog } from './log/match-log.ts'
import type { Gesture, Holder, Outage, PersonId, TableRow } from './log/log.ts'
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

/**
 * One table: commands of people, and messages to them. Nothing is answered or shown before it is durable. The caller gets null when a
 * command is done, or the reason why it was not.
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

  static async open(host: RoomHost, id: string): Promise<Room | null> {
    const matchLog = await readMatchLog(host, id)
    return matchLog === null || matchLog.status === 'closed' ? null : new Room(host, matchLog)
  }

  static async create(
    host: RoomHost,
    row: TableRow,
    holders: readonly Holder[],
    unready: readonly Seat[] = [],
  ): Promise<Room> {
    return new Room(host, await createMatchLog(host, row, holders, unready))
  }

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

  look(viewer: Viewer, seat: Seat | null): Promise<Refusal | null> {
    return this.#parts.writer.enqueue(() => this.#parts.attendance.look(viewer, seat))
  }

  submit(person: PersonId | null, { seat, version }: Gesture, action: unknown): Promise<Refusal | null> {
    const command = played(person, seat, (matchLog) => matchLog.submit(seat, version, action))
    return this.#change(command, { seat, actions: [action], by: 'person' })
  }
  submitAll(person: PersonId | null, { seat, version }: Gesture, actions: readonly unknown[]): Promise<Reply> {
    const command = played(person, seat, (matchLog) => matchLog.submitAll(seat, version, actions))
    return this.#parts.writer.run(command, { seat, actions, by: 'person' })
  }
  undo(person: PersonId | null, { seat, version }: Gesture, reach: UndoReach): Promise<Refusal | null> {
    const now = this.#host.clock.now()
    const command = whileLogHasRoom(person, (matchLog) => undo(matchLog, seat, version, { reach, now }))
    return this.#change(played(person, seat, command))
  }
  /** Refused, or decisions that are counted in the record from now on. */
  hint(person: PersonId | null, gesture: Gesture): Promise<Advised | Refusal> {
    return this.#parts.advisor.hint(person, gesture)
  }
  redo(person: PersonId | null, { seat, version }: Gesture): Promise<Refusal | null> {
    const command = whileLogHasRoom(person, (matchLog) => redo(matchLog, seat, version))
    return this.#change(played(person, seat, command))
  }
  /** Also for a person whose seat a bot plays: their consent is not the bot's to give. */
  consent(person: PersonId | null, consent: Consent): Promise<Refusal | null> {
    return this.#change(held(person, consent.seat, (matchLog) => answer(matchLog, consent, this.#parts.absence.isLost)))
  }

  away(person: PersonId | null, seat: Seat, level: BotLevel | null): Promise<Refusal | null> {
    return this.#change(
      whileLogHasRoom(level === null ? null : person, (matchLog) => setAway(matchLog, seat, person, level)),
    )
  }
  sit(
    seat: Seat,
    who: { readonly person: PersonId; readonly name: string; readonly isReady?: boolean },
  ): Promise<Refusal | null> {
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
  rest(person: PersonId, rhythm: RestTimes | null): Promise<Refusal | null> {
    return this.#change(setRestTimes(person, rhythm))
  }
  talk(person: PersonId, all: boolean): Promise<Refusal | null> {
    return this.#change(whileLogHasRoom(person, (matchLog) => setTalk(matchLog, person, all)))
  }
  neglect(): Promise<Refusal | null> {
    return warnOrEndInactive(this.#host, this.#parts.writer)
  }
  timeOut(): Promise<Refusal | null> {
    return this.#change(applyTimeout)
  }
  unkept(outage: Outage): Promise<Refusal | null> {
    return this.#change(creditDowntime(outage))
  }
  giveUp(person: PersonId): Promise<Refusal | null> {
    return this.#change((matchLog) => close(matchLog, person))
  }

  again(person: PersonId, tables: Tables<Room>): Promise<Room | Refusal> {
    return this.#parts.writer.enqueue(() =>
      again(person, tables, {
        matchLog: () => this.#matchLog,
        now: this.#host.clock.now(),
        run: async (command) => (await this.#parts.writer.runNow(command)).refusal,
      }),
    )
  }

  /** All seats of the person become ready; a match that has begun, or a lost seat, is no obstacle to the visit. */
  async come(person: PersonId): Promise<Room> {
    for (const seat of ownSeats(this.#matchLog, person)) await this.ready(seat, person, true)
    return this
  }

  chat({ person }: Viewer, name: string, text: string): Promise<Refusal | null> {
    return this.#parts.writer.enqueue(() => this.#parts.broadcast.chat.speak(person, name, text))
  }

  retell(person: PersonId | null): void {
    this.#parts.report(
      'the chat could not be told again',
      this.#parts.writer.enqueue(() => this.#parts.broadcast.chat.retell(person)),
    )
  }

  info(person: PersonId | null): Promise<TableInfo | null> {
    return this.#parts.shown(() => this.#parts.broadcast.infoFor(person))
  }

  /** The whole record with the seed; null before the end, which another process may have written unnoticed. */
  async record(): Promise<RecordFile | null> {
    if (this.#matchLog.status !== 'over') await this.#parts.writer.enqueue(() => this.#parts.writer.catchUp())
    return this.#parts.shown(() => recordOf(this.#matchLog))
  }

  isHere(person: PersonId): boolean {
    return this.#parts.followers.isOnline(person)
  }

  knows(others: readonly Elsewhere[]): boolean {
    return this.#parts.followers.hasMet(others)
  }

  hear(notice: Omit<Notice, 'table'>): void {
    this.#parts.hear(notice)
  }

  get isClosed(): boolean {
    return this.#matchLog.status === 'closed'
  }

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
  /** As it was checked, with an arranged deck: not for people. */
  get setup(): Json {
    return this.#matchLog.row.setup
  }
  get isThinking(): boolean {
    return this.#parts.bots.busy
  }

  keep(after: number): Promise<void> {
    return this.#parts.writer.keep(after)
  }

  /** Stops bots and waits for work under way. The room must not be used afterwards. */
  async stop(): Promise<void> {
    await this.#parts.stop()
    this.#host.otherProcesses.release(this.id)
  }

  async #change(command: Command, wanted: Wanted | null = null): Promise<Refusal | null> {
    return (await this.#parts.writer.run(command, wanted)).refusal
  }
}
