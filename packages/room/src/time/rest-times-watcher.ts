import type { Seat } from '@bothy/kernel'
import type { RestTimes } from '@bothy/protocol'
import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId, TableEntry } from '../log/log.ts'
import { restOf, spent } from './match-clock.ts'
import { done } from '../log/outcome.ts'
import { type Command, ownSeats } from '../seats/seating.ts'
import { whileLogHasRoom } from '../log/while-log-has-room.ts'

/** A rest that is set so soon after the match begins holds at once, in the first turn too. */
const BEGINNING_MS = 60_000

export const setRestTimes = (person: PersonId, rhythm: RestTimes | null): Command =>
  whileLogHasRoom(person, (matchLog) => {
    const clock = matchLog.time?.clock ?? null
    if (clock?.pace.kind !== 'turns' || matchLog.status !== 'playing') return done()
    const { perMove } = clock.pace
    const seats = ownSeats(matchLog, person).filter((seat) => !isSame(restOf(clock, seat), rhythm))
    const now = spent(clock, matchLog.time?.now ?? clock.at)
    const isBeginning = (seat: Seat): boolean =>
      matchLog.table?.plies.length === 0 && perMove - (now.left[seat] ?? perMove) <= BEGINNING_MS
    return matchLog.add(
      ...seats.map((seat): TableEntry => ({
        type: 'rhythm',
        seat,
        rhythm,
        ...(isBeginning(seat) ? {} : ({ next: true } as const)),
      })),
    )
  })

const isSame = (one: RestTimes | null, other: RestTimes | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

export class RestTimesWatcher {
  readonly #host: RoomHost
  readonly #run: (command: Command) => Promise<unknown>
  #known = ''

  constructor(host: RoomHost, run: (command: Command) => Promise<unknown>) {
    this.#host = host
    this.#run = run
  }

  watch(matchLog: MatchLog): void {
    if (matchLog.row.pace?.kind !== 'turns' || matchLog.status !== 'playing') return
    const people = matchLog.holders.flatMap((holder) => (holder.kind === 'person' ? (holder.person ?? []) : []))
    const known = people.join(' ')
    if (known === this.#known) return
    this.#known = known
    for (const person of new Set(people))
      this.#bring(person).catch((error: unknown) => {
        this.#known = ''
        this.#host.report('nobody knows when people rest', error, matchLog.game.id)
      })
  }

  async #bring(person: PersonId): Promise<void> {
    const rhythm = await this.#host.rhythmOf(person)
    await this.#run(setRestTimes(person, rhythm))
  }
}
