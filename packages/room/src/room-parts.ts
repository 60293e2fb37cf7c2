import { Absence } from './viewers/absence.ts'
import { BotDriver } from './bots/bot-driver.ts'
import { Advisor } from './hints/advisor.ts'
import { Broadcast } from './viewers/broadcast.ts'
import { dropRequest } from './seats/consent.ts'
import { Expiry } from './time/expiry.ts'
import { Followers } from './viewers/followers.ts'
import { type EngineTask, GameFault, guarded } from './guard.ts'
import type { RoomHost } from './host.ts'
import { Deadline, applyTimeout } from './time/timeouts.ts'
import type { MatchLog } from './log/match-log.ts'
import type { Notice } from './other-processes.ts'
import { done } from './log/outcome.ts'
import { RestTimesWatcher } from './time/rest-times-watcher.ts'
import { type Starting, playedByBot, startIfReady } from './seats/seating.ts'
import { Attendance } from './viewers/attendance.ts'
import { Writer } from './writer.ts'

export class RoomParts {
  readonly followers = new Followers()
  readonly absence: Absence
  readonly broadcast: Broadcast
  readonly bots: BotDriver
  readonly advisor: Advisor
  readonly writer: Writer
  readonly attendance: Attendance
  readonly #host: RoomHost
  readonly #expiry: Expiry
  readonly #deadline: Deadline
  readonly #rests: RestTimesWatcher

  constructor(host: RoomHost, matchLog: MatchLog) {
    this.#host = host
    this.writer = new Writer(host, matchLog, {
      wrote: (entries, before) => {
        host.otherProcesses.tell({ table: matchLog.row.id, of: 'log', at: this.#matchLog.seq })
        if (!before.over && this.#matchLog.status === 'over') host.ended(this.#matchLog.row)
        this.broadcast.change(entries, before)
        this.#afterChange()
      },
      wroteElsewhere: (entries) => {
        this.broadcast.show(entries)
        this.#afterChange()
      },
      readAgain: () => {
        this.broadcast.all()
        this.#afterChange()
      },
    })
    this.absence = new Absence(host, this.followers)
    this.broadcast = new Broadcast(host, this.followers, this.absence, {
      matchLog: () => this.#matchLog,
      failed: (error) => this.#halt('show', error),
    })
    this.attendance = new Attendance(host, this.followers, this.broadcast, this.writer)
    this.#expiry = new Expiry(host, () => this.report('a request could not be dropped', this.writer.run(dropRequest)))
    this.#deadline = new Deadline(host, () => this.writer.run(applyTimeout))
    this.#rests = new RestTimesWatcher(host, (command) => this.writer.run(command))
    this.bots = new BotDriver(host, {
      matchLog: () => this.#matchLog,
      isWatched: () => this.followers.isWatched,
      playForBot: async (seat, version, action) => {
        const wanted = { seat, actions: [action], by: 'bot' } as const
        return (await this.writer.run(playedByBot(seat, version, action), wanted)).refusal
      },
      failed: (error) => this.#halt('bot', error),
    })
    this.advisor = new Advisor(host, this.writer)
    this.#afterChange()
  }

  get #matchLog(): MatchLog {
    return this.writer.matchLog
  }

  /** For jobs that no caller waits for: an unhandled rejection would end the process. */
  report(fault: string, job: Promise<unknown>): void {
    job.catch((error: unknown) => this.#host.report(fault, error, this.#matchLog.game.id))
  }

  get starting(): Starting {
    return { drawSeed: this.#host.drawSeed, isHere: (person) => this.followers.isOnline(person) }
  }

  /** Call it inside the queue. A live match waits for its people to be at the table. */
  async startIfHere(): Promise<void> {
    const { status, row } = this.#matchLog
    if (status === 'waiting' && row.pace?.kind === 'live')
      await this.writer.runNow((matchLog) => done(...startIfReady(matchLog, this.starting)))
  }

  hear({ of, at }: Omit<Notice, 'table'>): void {
    const isNews = of === 'log' ? this.writer.isNews(at) : of === 'people' || this.broadcast.chat.isNews(at)
    if (!isNews) return
    this.report(
      'what others did could not be read',
      this.writer.enqueue(() => this.#catchUp(of)),
    )
  }

  async #catchUp(of: Notice['of']): Promise<void> {
    if (of === 'chat') return this.broadcast.chat.hear()
    if (of === 'log') return this.writer.catchUp()
    await this.attendance.meetOthers()
    await this.startIfHere()
    this.bots.nudge()
  }

  shown<V>(call: () => V): Promise<V> {
    return this.writer.enqueue(() => {
      try {
        return guarded(this.#host.guard, { table: this.#matchLog.row.id, task: 'show' }, call)
      } catch (error) {
        this.#halt('show', error)
        throw error
      }
    })
  }

  async stop(): Promise<void> {
    this.bots.stop()
    this.advisor.stop()
    this.#expiry.stop()
    this.#deadline.stop()
    await this.writer.stop()
    await this.broadcast.settled()
  }

  /** The game has failed outside of a command; at a table that is already stopped this was reported before. */
  #halt(task: EngineTask, error: unknown): void {
    if (this.#matchLog.isHalted) return
    const fault = error instanceof GameFault ? error.fault : ({ kind: 'threw', task, wanted: null, error } as const)
    this.report('a table could not be stopped', this.writer.halt(fault))
  }

  #afterChange(): void {
    this.#expiry.watch(this.#matchLog)
    this.#deadline.watch(this.#matchLog)
    this.#rests.watch(this.#matchLog)
    this.bots.nudge()
    this.advisor.nudge()
  }
}
