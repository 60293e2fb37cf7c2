import { Conflict, type Holder, type ListedTable } from '@bothy/room'
import type { Store } from '../store/store.ts'
import { type Player, type Rated, RatingRecords, type Step } from './records.ts'
import { type Evidence, type Finish, type Skill, evidenceOf, learned } from './skill.ts'

/** Matches of the same people that end at the same moment in other processes: one of them is always counted. */
const ATTEMPTS = 20
const AT_ONCE = 100

/** Counts rated matches that are over, each once, whoever asks and however often. */
export class Ratings {
  readonly records: RatingRecords
  readonly #store: Store
  /** One after the other: in one process nobody else is ever quicker. */
  #counting: Promise<void> = Promise.resolve()

  constructor(store: Store) {
    this.#store = store
    this.records = new RatingRecords(store)
  }

  /** The match at the table is counted, if it is one to count. */
  settle(table: string): Promise<void> {
    const job = this.#counting.then(() => this.#settleNow(table))
    this.#counting = job.catch(() => undefined)
    return job
  }

  /** What was asked for is done. */
  settled(): Promise<void> {
    return this.#counting
  }

  /** Counts what ended while nobody could, such as when a server was stopped that moment. What fails is told to `failed`. */
  async settleAll(failed: (error: unknown) => void): Promise<void> {
    for (let after = ''; ;) {
      const tables = await this.records.uncounted(AT_ONCE, after)
      for (const table of tables) await this.settle(table).catch(failed)
      if (tables.length < AT_ONCE) return
      after = tables[tables.length - 1]
    }
  }

  async #settleNow(table: string): Promise<void> {
    for (let attempt = 1; await this.records.isUncounted(table); attempt++) {
      const stored = await this.#store.readTable(table)
      if (stored === null) return
      try {
        return await this.#count(stored)
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error
      }
    }
  }

  async #count({ row: { id, game }, summary }: ListedTable): Promise<void> {
    const evidence = evidenceOf(finishOf(summary))
    const players = summary.holders.map(playerOf)
    const steps =
      evidence === null ? [] : stepsOf(players, await this.records.ratingsOf(game, [...new Set(players)]), evidence)
    await this.records.count(id, { game, at: summary.updated }, steps)
  }
}

/** Who is rated for the seat. All bots of one level are one player. */
export function playerOf(holder: Holder): Player {
  if (holder.kind === 'bot') return `bot:${holder.level}`
  if (holder.kind === 'open' || holder.person === null) throw new Error('nobody sits here')
  return holder.person
}

const finishOf = ({ holders, resigned, ended }: ListedTable['summary']): Finish => ({
  ranks: ended?.result?.ranks ?? null,
  // A bot that played on for somebody to the end was not them.
  hasLeft: holders.map((holder, seat) => holder.kind === 'person' && (resigned.includes(seat) || holder.away !== null)),
})

/** One step for each player: bots of one level in several seats learn the mean of what the seats say. */
function stepsOf(players: readonly Player[], ratings: ReadonlyMap<Player, Rated>, evidence: Evidence): readonly Step[] {
  const before = players.map((player) => {
    const rated = ratings.get(player)
    if (rated === undefined) throw new Error('a player without a rating')
    return rated
  })
  const after = learned(before, evidence)
  const seats = players.map((player, seat) => ({ player, seat }))
  return [...Map.groupBy(seats, ({ player }) => player)].map(([player, own]) => ({
    player,
    place: Math.min(...own.map(({ seat }) => evidence.places[seat])),
    before: before[own[0].seat],
    after: mean(own.map(({ seat }) => after[seat])),
  }))
}

const mean = (skills: readonly Skill[]): Skill => ({
  mu: skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length,
  sigma: skills.reduce((sum, { sigma }) => sum + sigma, 0) / skills.length,
})
