import type { Absent } from '@bothy/protocol'
import type { Followers } from './followers.ts'
import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId } from '../log/log.ts'
import { ownSeats } from '../seats/seating.ts'

/** For how long each person has been gone from this table, whatever they do elsewhere on the server. */
export class Absence {
  readonly #host: RoomHost
  readonly #followers: Followers
  readonly #opened: number

  constructor(host: RoomHost, followers: Followers) {
    this.#host = host
    this.#followers = followers
    this.#opened = host.clock.now()
  }

  of(person: PersonId): number {
    if (this.#followers.isOnline(person)) return 0
    const since = this.#followers.leftAt(person) ?? Math.min(this.#opened, this.#host.lastSeen(person))
    return Math.max(0, this.#host.clock.now() - since)
  }

  readonly isGone = (person: PersonId): boolean => this.#isLonger(person, this.#host.settings.grace)

  readonly isLost = (person: PersonId): boolean => this.#isLonger(person, this.#host.settings.abandonAfter)

  listFor(matchLog: MatchLog, reader: PersonId | null): Absent[] {
    // In a rated match the others can do nothing about it.
    if (matchLog.status !== 'playing' || matchLog.row.rated) return []
    const { grace, abandonAfter } = this.#host.settings
    const { host } = matchLog.row
    const isSeated = ownSeats(matchLog, reader).length > 0
    return matchLog.holders.flatMap((holder, seat): Absent[] => {
      if (holder.kind !== 'person' || holder.person === null || matchLog.resigned.has(seat)) return []
      if (holder.person === reader || this.#followers.isOnline(holder.person)) return []
      const left = (person: PersonId): number => Math.max(0, grace - this.of(person))
      const untilHostIsGone = reader === host || host === null ? 0 : left(host)
      const mayPutBot = reader === host || (isSeated && (host === null || !this.#followers.isOnline(host)))
      return [
        {
          seat,
          botIn: mayPutBot && holder.away === null ? Math.max(left(holder.person), untilHostIsGone) : null,
          endIn: Math.max(0, abandonAfter - this.of(holder.person)),
        },
      ]
    })
  }

  #isLonger(person: PersonId, ms: number): boolean {
    return !this.#followers.isOnline(person) && this.of(person) >= ms
  }
}
