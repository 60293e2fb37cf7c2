import type { Seat } from '@bothy/kernel'
import type { RestTimes } from '@bothy/protocol'
import type { RoomHost } from '../host.ts'
import type { MatchLog } from '../log/match-log.ts'
import type { PersonId, TableEntry } from '../log/log.ts'
import { restOf, spent } from './match-clock.ts'
import { done } from '../log/outcome.ts'
import { type Command, ownSeats } from '../seats/seating.ts'
import { whileLogHasRoom } from '../log/while-log-has-room.ts'

/** People who have just sat down rest as they always do. */
const BEGINNING_MS = 60_000

/** From their next turn on the person rests then. It matters where each turn has its time, and while the match runs. */
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

/** Both were written by the same hand. */
const isSame = (one: RestTimes | null, other: RestTimes | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Asks when people rest who play here, as soon as they do, and has it written into the log. */
export class RestTimesWatcher {
  readonly #host: RoomHost
  readonly #run: (command: Command) => Promise<unknown>
  /** People whose rest times have been asked for. */
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
