import { randomInt } from 'node:crypto'
import { type BotLevel, type Search, type Wish, meetingPace } from '@bothy/protocol'
import { type AnyGame, Conflict, type PersonId, type Sitting, nameBots } from '@bothy/room'
import { dropOldestTables } from '../jobs/retention.ts'
import { playableAt } from '../bots/nets.ts'
import type { Identity } from '../identity/identity.ts'
import type { Friends } from '../people/friends.ts'
import type { Quotas, Wanting } from '../limits/quotas.ts'
import { randomText } from '../random-text.ts'
import { needAccount } from '../ratings/fairness.ts'
import { Refused } from '../rest/refused.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { choose } from './choose.ts'
import { LongPoll } from './long-poll.ts'
import { canBePaired } from './can-be-paired.ts'
import { GONE_MS, type WaitingPlayer, WaitingPlayers } from './waiting-players.ts'

const TABLE_ID_BYTES = 12
/** Without a table after this time, the process that paired them is gone and another makes it. */
const MADE_WITHIN_MS = 5000
const NOBODY = { waiting: 0, willing: 0 } as const

type Needed = Parameters<typeof dropOldestTables>[0] & {
  readonly games: ReadonlyMap<string, AnyGame>
  readonly rooms: Rooms
  readonly identity: Identity
  readonly friends: Friends
  readonly quotas: Quotas
}

export class Pairing {
  readonly waitingPlayers: WaitingPlayers
  readonly longPoll = new LongPoll()
  readonly #services: Needed

  constructor(services: Needed) {
    this.#services = services
    this.waitingPlayers = new WaitingPlayers(services.store)
  }

  async ask({ person, address }: Wanting, wish: Wish, now: number): Promise<void> {
    const before = await this.waitingPlayers.read(person)
    if (before?.table === null && before.seen >= now - GONE_MS && isSame(before.wish, wish)) {
      await this.waitingPlayers.beat(person, now)
      return
    }
    if (before !== null && before.table !== null) await this.#partFromOld(before, before.table)
    await this.#check(person, wish)
    this.#services.quotas.countTable({ person, address }, now)
    await dropOldestTables(this.#services, person)
    await this.waitingPlayers.ask(person, wish, now)
  }

  async allowBots(who: Wanting, level: BotLevel, now: number): Promise<void> {
    const seeker = await this.waitingPlayers.read(who.person)
    if (seeker === null) return
    if (seeker.wish.rated && level === 'random') throw new Refused('rated-random')
    this.#services.quotas.checkBots(who, this.#services.rooms.thinking())
    await this.waitingPlayers.allowBots(who.person, level, now)
  }

  async look(who: Wanting, wish: Wish | null, now: number): Promise<Search> {
    const { person } = who
    const seeker = await this.waitingPlayers.read(person)
    if (seeker === null) return { state: 'gone', company: NOBODY, table: null }
    if (seeker.table !== null) return this.#lookAt(seeker.table, seeker, who, now)
    if (wish !== null && !isSame(seeker.wish, wish)) return { state: 'elsewhere', company: NOBODY, table: null }
    const waiting = await this.waitingPlayers.waiting(seeker.wish, now)
    const may = await canBePaired(
      this.#services.friends,
      waiting.map((other) => other.person),
    )
    const group = choose(waiting, seeker.wish.seats, may, now) ?? []
    const people = group.map((other) => other.person)
    const table = randomText(TABLE_ID_BYTES)
    if (people.includes(person) && (await this.waitingPlayers.pair(people, seeker.wish, table, now))) {
      await this.#make(table, group, who)
      return { state: 'paired', company: NOBODY, table }
    }
    const willing = waiting.filter((other) => other.person !== person && other.bots !== null).length
    return { state: 'waiting', company: { waiting: waiting.length, willing }, table: null }
  }

  async #lookAt(table: string, seeker: WaitingPlayer, who: Wanting, now: number): Promise<Search> {
    const isThere = (await this.#services.store.readTable(table)) !== null
    if (!isThere && now - seeker.seen < MADE_WITHIN_MS)
      return { state: 'waiting', company: { waiting: seeker.wish.seats, willing: 0 }, table: null }
    if (!isThere) await this.#make(table, await this.waitingPlayers.pairedAt(table), who)
    return { state: 'paired', company: NOBODY, table }
  }

  async #partFromOld({ person }: WaitingPlayer, table: string): Promise<void> {
    const stored = await this.#services.store.readTable(table)
    if (stored !== null && stored.summary.status !== 'playing') await this.waitingPlayers.part(person, table)
  }

  async #check(person: PersonId, { game: id, seats, rated }: Wish): Promise<void> {
    const { games, identity } = this.#services
    const game = games.get(id)
    if (game === undefined) throw new Refused('no-such-game')
    if (seats < game.seats.min || seats > game.seats.max || !game.setup({}, seats).ok)
      throw new Refused('bad-setup', { at: 'seats', why: 'seats' }, 'seats')
    if (rated) await needAccount(identity, person)
  }

  async #make(id: string, group: readonly WaitingPlayer[], who: Wanting): Promise<void> {
    const { games, rooms, identity, quotas } = this.#services
    const [first] = group
    const { seats, pace, rated } = first.wish
    const game = games.get(first.wish.game)
    const setup = game?.setup({}, seats)
    if (game === undefined || setup?.ok !== true) throw new Refused('no-such-game')
    const people = group.map(async ({ person }): Promise<Sitting> => ({
      kind: 'person',
      person,
      name: await identity.nameOf(person),
      away: null,
    }))
    const wanted = group.find(({ bots }) => bots !== null)?.bots?.level ?? 'medium'
    const level = await playableAt(game, { seats, setup: setup.value }, wanted)
    const bots = Array.from({ length: seats - group.length }, (): Sitting => ({ kind: 'bot', level }))
    const row = {
      id,
      game: game.id,
      seats,
      setup: setup.value,
      visibility: 'private',
      host: first.person,
      created: Date.now(),
      friendly: false,
      hints: false,
      rated,
      pace: meetingPace({ pace, rated }),
    } as const
    try {
      await rooms.create(row, nameBots(id, shuffled([...(await Promise.all(people)), ...bots])))
      quotas.made(id, who)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}

const isSame = (a: Wish, b: Wish): boolean =>
  a.game === b.game && a.seats === b.seats && a.pace === b.pace && a.rated === b.rated

function shuffled<V>(values: readonly V[]): readonly V[] {
  const left = [...values]
  return values.flatMap(() => left.splice(randomInt(left.length), 1))
}
