import type { Seat } from '@bothy/kernel'
import type { ServerMessage } from '@bothy/protocol'
import type { Viewer } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId } from '../log/log.ts'
import type { Elsewhere } from '../other-processes.ts'
import { isOwn, ownSeats } from '../seats/seating.ts'
import { OPENING, type Telling, stateMessage } from './state-message.ts'

class Follower {
  readonly viewer: Viewer
  /** Chosen by `look`; undefined: the only seat of the person, else a spectator. */
  looked: Seat | null | undefined
  seat: Seat | null = null
  missing = OPENING

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }
}

export class Followers {
  readonly #byViewer = new Map<Viewer, Follower>()
  readonly #left = new Map<PersonId, number>()
  #elsewhere: ReadonlyMap<PersonId, Elsewhere> = new Map()

  get size(): number {
    return this.#byViewer.size
  }
  get people(): readonly PersonId[] {
    return [...new Set([...this.#byViewer.keys()].flatMap(({ person }) => person ?? []))]
  }
  has(viewer: Viewer): boolean {
    return this.#byViewer.has(viewer)
  }
  /** From the beginning, also for a connection that follows already; its chosen seat stays. */
  add(viewer: Viewer): void {
    const follower = new Follower(viewer)
    follower.looked = this.#byViewer.get(viewer)?.looked
    this.#byViewer.set(viewer, follower)
    if (viewer.person !== null) this.#left.delete(viewer.person)
  }
  remove(viewer: Viewer, left: number | null): boolean {
    const wasHere = this.#byViewer.delete(viewer)
    const { person } = viewer
    if (wasHere && left !== null && person !== null && !this.isConnected(person)) this.#left.set(person, left)
    return wasHere
  }
  leftAt(person: PersonId): number | undefined {
    const [here, elsewhere] = [this.#left.get(person), this.#elsewhere.get(person)?.seen]
    return here === undefined || elsewhere === undefined ? (here ?? elsewhere) : Math.max(here, elsewhere)
  }
  isOnline(person: PersonId): boolean {
    return this.isConnected(person) || this.#elsewhere.get(person)?.isHere === true
  }
  isConnected(person: PersonId): boolean {
    return [...this.#byViewer.keys()].some((viewer) => viewer.person === person)
  }
  get isWatched(): boolean {
    return this.size > 0 || [...this.#elsewhere.values()].some(({ isHere }) => isHere)
  }
  hasMet(others: readonly Elsewhere[]): boolean {
    const known = this.#elsewhere
    const isSame = ({ person, isHere, seen }: Elsewhere): boolean =>
      known.get(person)?.isHere === isHere && known.get(person)?.seen === seen
    return others.length === known.size && others.every(isSame)
  }
  meet(others: readonly Elsewhere[]): boolean {
    const before = this.#elsewhere
    this.#elsewhere = new Map(others.map((other) => [other.person, other]))
    return [...before.keys(), ...this.#elsewhere.keys()].some(
      (person) => (before.get(person)?.isHere ?? false) !== (this.#elsewhere.get(person)?.isHere ?? false),
    )
  }

  tell(messageFor: (viewer: Viewer) => ServerMessage | null): void {
    for (const viewer of this.#byViewer.keys()) {
      const message = messageFor(viewer)
      if (message !== null) viewer.send(message)
    }
  }

  look(viewer: Viewer, seat: Seat | null): void {
    const follower = this.#byViewer.get(viewer)
    if (follower === undefined) return
    follower.looked = seat
    follower.missing = OPENING
  }

  /** The match went back to the position after `to` plies: logs of followers are cut there with the next message. */
  cut(to: number): void {
    for (const follower of this.#byViewer.values()) follower.missing = Math.min(follower.missing, to)
  }

  sendState(
    matchLog: MatchLog,
    { only, failed, ...telling }: Telling & { readonly only: Viewer | undefined; failed(error: unknown): void },
  ): void {
    const { table } = matchLog
    if (table === null) return
    for (const follower of this.#byViewer.values()) {
      if (only !== undefined && follower.viewer !== only) continue
      const seat = seatOf(matchLog, follower)
      if (seat !== follower.seat) follower.missing = OPENING
      follower.seat = seat
      try {
        follower.viewer.send(stateMessage(matchLog, table, { ...telling, seat, from: follower.missing }))
        follower.missing = table.plies.length
      } catch (error) {
        failed(error)
      }
    }
  }
}

/** A person with several seats is shown nothing until the connection chooses one: the device may be in other hands. */
function seatOf(matchLog: MatchLog, { viewer, looked }: Follower): Seat | null {
  if (looked === null || (looked !== undefined && isOwn(matchLog, viewer.person, looked))) return looked
  const own = ownSeats(matchLog, viewer.person)
  return own.length === 1 ? own[0] : null
}
