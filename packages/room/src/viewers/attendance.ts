import type { Seat } from '@bothy/kernel'
import type { Refusal } from '@bothy/protocol'
import type { Broadcast } from './broadcast.ts'
import type { Followers } from './followers.ts'
import type { RoomHost, Viewer } from '../host.ts'
import { refusal } from '../log/outcome.ts'
import { isOwn, ownSeats } from '../seats/seating.ts'
import type { Writer } from '../writer.ts'

export class Attendance {
  readonly #host: RoomHost
  readonly #followers: Followers
  readonly #broadcast: Broadcast
  readonly #writer: Writer

  constructor(host: RoomHost, followers: Followers, broadcast: Broadcast, writer: Writer) {
    this.#host = host
    this.#followers = followers
    this.#broadcast = broadcast
    this.#writer = writer
  }

  /** Call it inside the queue. Sends the table, the position and the last lines of the chat, and from then on every change. */
  async follow(viewer: Viewer): Promise<void> {
    const { id } = this.#writer.matchLog.row
    // The table may have been released, of which this process hears nothing.
    if (this.#writer.matchLog.isHalted) await this.#writer.catchUp()
    const others = await this.#host.otherProcesses.others(id)
    const lines = await this.#broadcast.chat.lastLines(viewer.person)
    const isNews = this.#followers.meet(others) || this.#changesPresence(viewer)
    const { person } = viewer
    if (person !== null && !this.#followers.isConnected(person)) this.#host.otherProcesses.came(id, person)
    this.#followers.add(viewer)
    this.#broadcast.table(isNews ? undefined : viewer)
    this.#broadcast.state(viewer)
    viewer.send({ type: 'chat', table: id, lines: [...lines] })
  }

  unfollow(viewer: Viewer): boolean {
    const { matchLog } = this.#writer
    const { person } = viewer
    const isSeated = ownSeats(matchLog, person).length > 0 || person === matchLog.row.host
    if (!this.#followers.remove(viewer, isSeated ? this.#host.clock.now() : null)) return false
    if (person !== null && !this.#followers.isConnected(person)) this.#host.otherProcesses.went(matchLog.row.id, person)
    if (this.#changesPresence(viewer))
      this.#writer
        .enqueue(() => this.#broadcast.table())
        .catch((error: unknown) => this.#host.report('nobody could be told who is here', error, matchLog.game.id))
    return true
  }

  /** Call it inside the queue. */
  look(viewer: Viewer, seat: Seat | null): Refusal | null {
    if (!this.#followers.has(viewer)) return refusal('not-seated')
    if (seat !== null && !isOwn(this.#writer.matchLog, viewer.person, seat)) return refusal('not-seated')
    this.#followers.look(viewer, seat)
    this.#broadcast.state(viewer)
    return null
  }

  /** Call it inside the queue. Asks which people are here through other processes. */
  async meetOthers(): Promise<void> {
    if (this.#followers.meet(await this.#host.otherProcesses.others(this.#writer.matchLog.row.id)))
      this.#broadcast.table()
  }

  #changesPresence({ person }: Viewer): boolean {
    return person !== null && !this.#followers.isOnline(person) && ownSeats(this.#writer.matchLog, person).length > 0
  }
}
