import { type PersonId, isToAct, playedSeats } from '@bothy/room'
import type { Compilable } from 'kysely'
import type { ServerProcesses } from '../processes/other-processes.ts'
import type { RestTimesStore } from '../people/rest-times-store.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Store } from '../store/store.ts'
import type { FactRow, Facts } from './facts.ts'
import { deadlineReminderAt } from './deadline-reminder.ts'
import { kindOf } from './message.ts'
import type { NoticeRow, Outbox } from './outbox.ts'

const FACTS_AT_ONCE = 100

export type ReadingSettings = {
  readonly awayMs: number
  readonly gatherMs: number
}

type Parts = {
  readonly store: Store
  readonly facts: Facts
  readonly rooms: Pick<Rooms, 'isHere'>
  readonly otherProcesses: Pick<ServerProcesses, 'whereabouts'>
  readonly outbox: Outbox
  readonly rhythms: Pick<RestTimesStore, 'of'>
}

export class FactReader {
  readonly #parts: Parts
  readonly #settings: ReadingSettings

  constructor(parts: Parts, settings: ReadingSettings) {
    this.#parts = parts
    this.#settings = settings
  }

  /** Several servers may look at the same fact: its notice is added once. */
  async look(now: number): Promise<void> {
    for (;;) {
      const facts = await this.#parts.facts.toLookAt(now - this.#settings.awayMs, FACTS_AT_ONCE)
      const looks = await Promise.allSettled(facts.map((fact) => this.#lookAt(fact, now)))
      const failed = looks.find((look) => look.status === 'rejected')
      if (failed !== undefined) throw failed.reason
      if (facts.length < FACTS_AT_ONCE) return
    }
  }

  async newsAt(row: NoticeRow, now: number): Promise<number | null> {
    const { person, table_id, kind, turn } = row
    if (kind === 'invited') return (await this.#isOpenTo(person, table_id)) ? now : null
    const known = await this.#parts.facts.of(person, table_id, now)
    if (known === null || known.fact.turn !== turn) return null
    const isNews =
      kind === 'hurry'
        ? known.fact.kind === 'turn' && isToAct(known.table.summary, person)
        : known.fact.kind === kind && known.fact.begun === 0
    if (!isNews || (await this.#isHere(person, table_id))) return null
    return kind === 'hurry' ? deadlineReminderAt(this.#parts, known.table, person, now) : now
  }

  async #isOpenTo(person: PersonId, table: string): Promise<boolean> {
    const listed = await this.#parts.store.readTable(table)
    if (listed?.summary.status !== 'waiting' || playedSeats(listed.summary, person).length > 0) return false
    return !(await this.#isHere(person, table))
  }

  async #isHere(person: PersonId, table: string): Promise<boolean> {
    const known = this.#parts.rooms.isHere(table, person)
    if (known !== null) return known
    const others = (await this.#parts.otherProcesses.whereabouts([table])).get(table) ?? []
    return others.some((other) => other.person === person && other.isHere)
  }

  /** The notices and the mark that the fact was looked at are written together: after a crash in between the next server repeats both. */
  async #lookAt(fact: FactRow, now: number): Promise<void> {
    const { store, facts } = this.#parts
    await store.write(...(await this.#noticesOf(fact, now)), facts.looking(fact))
  }

  async #noticesOf(
    { table_id, person, kind, turn, begun, since }: FactRow,
    now: number,
  ): Promise<readonly Compilable[]> {
    const { store, outbox } = this.#parts
    const table = await store.readTable(table_id)
    if (table === null) return []
    const made: Compilable[] = []
    // Written down in advance, for a moment at which the player is mostly not late.
    const hurry = kind === 'turn' ? await deadlineReminderAt(this.#parts, table, person, now) : null
    if (hurry !== null)
      made.push(
        outbox.adding({ person, table: table_id, kind: 'hurry', turn, due: hurry, since: now, state: 'waiting' }, now),
      )
    if (begun === 1) return made
    const state = (await this.#isHere(person, table_id)) ? 'seen' : 'waiting'
    const due = now + this.#settings.gatherMs
    made.push(outbox.adding({ person, table: table_id, kind: kindOf({ kind }), turn, due, since, state }, now))
    return made
  }
}
