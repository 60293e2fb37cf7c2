import { Conflict, type Holder, type ListedTable } from '@bothy/room'
import type { Uncounted } from '@bothy/protocol'
import type { Addresses } from '../people/addresses.ts'
import type { Store } from '../store/store.ts'
import { PAIR_MS, countedOf, shareOf } from './counting.ts'
import { type Player, type Rated, RatingRecords, type Step } from './records.ts'
import type { Evidence, Skill } from './skill.ts'

/** Enough for matches of the same people that end at once in other processes: each round one of them is counted. */
const ATTEMPTS = 20
const AT_ONCE = 100

export class Ratings {
  readonly records: RatingRecords
  readonly #store: Store
  /** Sequential, so that matches of one process never conflict. */
  #counting: Promise<void> = Promise.resolve()

  readonly #addresses: Pick<Addresses, 'areShared'> | null

  constructor(store: Store, addresses: Pick<Addresses, 'areShared'> | null = null) {
    this.#store = store
    this.#addresses = addresses
    this.records = new RatingRecords(store)
  }

  settle(table: string): Promise<void> {
    const job = this.#counting.then(() => this.#settleNow(table))
    this.#counting = job.catch(() => undefined)
    return job
  }

  settled(): Promise<void> {
    return this.#counting
  }

  /** Counts matches that ended uncounted, for example when the server stopped. Failures go to `failed`. */
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
    const counted = countedOf(game, summary)
    const at = summary.updated
    const uncounted = 'why' in counted ? counted.why : await this.#whyNotAmong(summary)
    if ('why' in counted || uncounted !== null) return this.records.count(id, { game, at, uncounted }, [])
    const players = counted.seats.map((seat) => playerOf(summary.holders[seat]))
    const all = [...new Set(players)]
    const [ratings, met] = await Promise.all([
      this.records.ratingsOf(game, all),
      this.records.meetings(game, all.filter(isPerson), at - PAIR_MS),
    ])
    const share = (player: Player): number =>
      isPerson(player)
        ? shareOf(all.flatMap((other) => (other === player ? [] : [isPerson(other) ? met(player, other) : null])))
        : WHOLE
    await this.records.count(id, { game, at, uncounted }, await stepsOf(players, ratings, counted.evidence, share))
  }

  /** People behind one address may be one person, or help each other. */
  async #whyNotAmong({ holders, updated }: ListedTable['summary']): Promise<Uncounted | null> {
    const people = holders.map(playerOf).filter(isPerson)
    return (await this.#addresses?.areShared(people, updated)) === true ? 'same-address' : null
  }
}

const WHOLE = 100
const isPerson = (player: Player): boolean => !player.startsWith('bot:')

export function playerOf(holder: Holder): Player {
  if (holder.kind === 'bot') return `bot:${holder.level}`
  if (holder.kind === 'open' || holder.person === null) throw new Error('nobody sits here')
  return holder.person
}

/** Bots of one level in several seats learn the mean of their seats. */
async function stepsOf(
  players: readonly Player[],
  ratings: ReadonlyMap<Player, Rated>,
  evidence: Evidence,
  shareOfPlayer: (player: Player) => number,
): Promise<readonly Step[]> {
  // Loaded with the first match that counts: it would delay every start.
  const { learned } = await import('./learned.ts')
  const before = players.map((player) => {
    const rated = ratings.get(player)
    if (rated === undefined) throw new Error('a player without a rating')
    return rated
  })
  const after = learned(before, evidence)
  const seats = players.map((player, seat) => ({ player, seat }))
  return [...Map.groupBy(seats, ({ player }) => player)].map(([player, own]) => {
    const share = shareOfPlayer(player)
    return {
      player,
      place: Math.min(...own.map(({ seat }) => evidence.places[seat])),
      share,
      before: before[own[0].seat],
      after: part(before[own[0].seat], mean(own.map(({ seat }) => after[seat])), share / WHOLE),
    }
  })
}

const part = (before: Skill, after: Skill, share: number): Skill => ({
  mu: before.mu + (after.mu - before.mu) * share,
  sigma: before.sigma + (after.sigma - before.sigma) * share,
})

const mean = (skills: readonly Skill[]): Skill => ({
  mu: skills.reduce((sum, { mu }) => sum + mu, 0) / skills.length,
  sigma: skills.reduce((sum, { sigma }) => sum + sigma, 0) / skills.length,
})
