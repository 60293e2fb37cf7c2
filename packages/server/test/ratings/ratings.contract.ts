import type { Holder, Summary } from '@bothy/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Addresses } from '../../src/people/addresses.ts'
import { Ratings } from '../../src/ratings/ratings.ts'
import { shownRating } from '../../src/ratings/skill.ts'
import type { Store } from '../../src/store/store.ts'

export const GAME = 'lords-of-scotland'

export const person = (id: string, away: 'medium' | null = null): Holder => ({
  kind: 'person',
  person: id,
  name: id,
  away,
})
export const bot = (level: 'easy' | 'hard'): Holder => ({ kind: 'bot', name: 'Morag', level })

export async function ended(
  store: Store,
  id: string,
  holders: readonly Holder[],
  ranks: readonly number[] | null,
  {
    rated = true,
    visibility = 'private',
    ...changes
  }: Partial<Summary> & { readonly rated?: boolean; readonly visibility?: 'private' | 'open' } = {},
): Promise<string> {
  const result = ranks === null ? null : { scores: ranks.map(() => 0), ranks: [...ranks] }
  const summary: Summary = {
    status: 'over',
    holders,
    toAct: [],
    progress: 1,
    commitment: null,
    seed: null,
    unready: [],
    resigned: [],
    ended: { result, abandoned: ranks === null },
    botTurn: false,
    updated: 10,
    ...changes,
  }
  await store.createTable(
    {
      id,
      game: GAME,
      seats: holders.length,
      setup: {},
      visibility,
      host: null,
      created: 1,
      friendly: false,
      hints: null,
      pace: null,
      rated,
    },
    [],
    { summary, people: [], transcripts: null },
  )
  return id
}

export function ratingsContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store
    let ratings: Ratings
    beforeEach(async () => {
      store = await open()
      ratings = new Ratings(store)
      for (const id of ['ann', 'p0']) await store.savePerson({ id, name: id.toUpperCase(), created: 1 })
    })
    afterEach(() => store.close())

    const fail = (error: unknown): never => {
      throw error
    }
    const shown = async (...players: readonly string[]): Promise<readonly number[]> =>
      [...(await ratings.records.ratingsOf(GAME, players)).values()].map(shownRating)

    test('a match is counted once, however often it is asked for', async () => {
      const table = await ended(store, 't1', [person('ann'), person('ben')], [1, 2])
      expect(await ratings.records.uncounted(9, '')).toEqual([table])
      await Promise.all([ratings.settle(table), ratings.settle(table), ratings.settleAll(fail)])
      await ratings.settle(table)
      const [ann, ben] = await shown('ann', 'ben')
      expect([ann - 1500, 1500 - ben]).toEqual([ann - 1500, ann - 1500])
      expect(ann).toBeGreaterThan(1500)
      expect(await ratings.records.history(GAME, 'ann', 9)).toMatchObject([{ table, at: 10, place: 1, matches: 1 }])
      expect(await ratings.records.uncounted(9, '')).toEqual([])
      expect((await store.readTable(table))?.row.rated).toBe(true)
    })

    test('others are not: not rated, not over, or ended early by those who stayed', async () => {
      const ids = [
        await ended(store, 't1', [person('ann'), person('ben')], [1, 2], { rated: false }),
        await ended(store, 't2', [person('ann'), person('ben')], [1, 2], { status: 'playing' }),
        await ended(store, 't3', [person('ann'), person('ben')], null),
      ]
      for (const id of ids) await ratings.settle(id)
      expect(await shown('ann', 'ben')).toEqual([1500, 1500])
      expect(await ratings.records.uncounted(9, '')).toEqual([])
    })

    test('a player who resigned or let a bot play to the end is last', async () => {
      await ratings.settle(
        await ended(store, 't1', [person('ann', 'medium'), person('ben')], [1, 2], { resigned: [0] }),
      )
      await ratings.settle(await ended(store, 't2', [person('cat', 'medium'), person('dan')], [1, 2]))
      await ratings.settle(await ended(store, 't3', [person('eve', 'medium'), bot('hard')], null, { resigned: [0] }))
      const [ann, ben, cat, dan, eve, hard] = await shown('ann', 'ben', 'cat', 'dan', 'eve', 'bot:hard')
      for (const lost of [ann, cat, eve]) expect(lost).toBeLessThan(1500)
      for (const won of [ben, dan, hard]) expect(won).toBeGreaterThan(1500)
    })

    test('a player who has hardly played is left out; the others have played each other', async () => {
      const short = { played: [9, 60, 60], resigned: [0], standIns: [{ seat: 0, from: 20, to: null }] }
      const table = await ended(store, 't1', [person('ann', 'medium'), person('ben'), bot('hard')], [1, 2, 3], short)
      await ratings.settle(table)
      const [ann, ben, hard] = await shown('ann', 'ben', 'bot:hard')
      expect(ann).toBe(1500)
      expect([ben > 1500, hard < 1500]).toEqual([true, true])
      const alone = await ended(store, 't2', [person('cat', 'medium'), person('dan')], [2, 1], {
        played: [9, 60],
        resigned: [0],
      })
      await ratings.settle(alone)
      expect(await shown('cat', 'dan')).toEqual([1500, 1500])
      expect(await ratings.records.uncountedOf([table, alone])).toEqual(new Map([[alone, 'too-short']]))
    })

    test('the same two people again and again: each game counts less than the one before', async () => {
      for (let i = 0; i < 26; i++)
        await ratings.settle(await ended(store, `t${i}`, [person('ann'), person('ben')], [1, 2], { updated: 10 + i }))
      const way = await ratings.records.history(GAME, 'ann', 99)
      expect(way.slice(0, 6).map(({ share }) => share)).toEqual([100, 100, 100, 50, 33, 25])
      expect(way.at(-1)?.share).toBe(4)
      const [ann] = await shown('ann')
      // Without the limit they were 2207.
      expect(ann).toBeLessThan(1900)
      const MONTH = 31 * 24 * 3600 * 1000
      await ratings.settle(await ended(store, 'later', [person('ann'), person('ben')], [1, 2], { updated: MONTH }))
      expect((await ratings.records.history(GAME, 'ann', 1))[0].share).toBe(100)
    })

    test('people who played from one address within a day', async () => {
      const addresses = await Addresses.open(store, fail)
      const DAY = 24 * 3600 * 1000
      const now = 9 * DAY
      addresses.note('ann', '192.0.2.1', now - 3 * DAY)
      addresses.note('ann', '192.0.2.7', now)
      addresses.note('ben', '192.0.2.1', now)
      addresses.note('cat', '192.0.2.7', now - DAY / 2)
      const strict = new Ratings(store, addresses)
      const marks = async (): Promise<number> =>
        (await store.queries.selectFrom('addresses').selectAll().execute()).length
      while ((await marks()) < 4) await new Promise((resolve) => setTimeout(resolve, 5))
      await strict.settle(await ended(store, 't1', [person('ann'), person('ben')], [1, 2], { updated: now }))
      await strict.settle(
        await ended(store, 't2', [person('ann'), bot('hard'), person('cat')], [1, 2, 3], { updated: now }),
      )
      expect(await strict.records.uncountedOf(['t1', 't2'])).toEqual(new Map([['t2', 'same-address']]))
      await addresses.forget(now)
      expect(await marks()).toBe(3)
      const rows = await store.queries.selectFrom('addresses').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('192.0.2')
    })

    test('bots of one level are one player, in several seats too', async () => {
      await ratings.settle(
        await ended(store, 't1', [person('ann'), bot('hard'), bot('hard'), bot('easy')], [1, 2, 3, 4]),
      )
      const leaders = await ratings.records.leaders(GAME, 9)
      expect(leaders.map(({ player, matches }) => [player, matches])).toEqual([
        ['ann', 1],
        ['bot:hard', 1],
        ['bot:easy', 1],
      ])
    })

    test('a player who has played enough is placed before those who have not', async () => {
      for (let i = 0; i < 10; i++)
        await ratings.settle(await ended(store, `t${i}`, [person('ann'), person(`p${i}`)], i < 5 ? [1, 2] : [2, 1]))
      const leaders = await ratings.records.leaders(GAME, 9)
      expect(leaders.map(({ name: of, matches }) => [of, matches])).toEqual([
        ['ANN', 10],
        ['P0', 1],
      ])
      expect(await ratings.records.standing(GAME, 'ann')).toMatchObject({ place: 1, matches: 10 })
      expect(await ratings.records.standing(GAME, 'zoe')).toBeNull()
      expect(await ratings.records.standing('glen-more', 'ann')).toBeNull()
      const way = await ratings.records.history(GAME, 'ann', 4)
      expect(way.map(({ matches }) => matches)).toEqual([7, 8, 9, 10])
      expect(way.slice(1).map(({ muBefore }) => muBefore)).toEqual(way.slice(0, -1).map(({ mu }) => mu))
    })

    test('many matches of the same people at once are all counted, by several processes', async () => {
      // A SQLite file has one server.
      const processes = Array.from({ length: name === 'SQLite' ? 1 : 3 }, () => new Ratings(store))
      const tables: string[] = []
      for (let i = 0; i < 12; i++)
        tables.push(await ended(store, `t${i}`, [person('ann'), person('ben'), bot('hard')], [1, 2, 3]))
      await Promise.all(processes.flatMap((one) => tables.map((table) => one.settle(table))))
      const rated = await ratings.records.ratingsOf(GAME, ['ann', 'ben', 'bot:hard'])
      expect([...rated.values()].map(({ matches }) => matches)).toEqual([12, 12, 12])
      const way = await ratings.records.history(GAME, 'ann', 99)
      expect(way.map(({ matches }) => matches)).toEqual(tables.map((_, i) => i + 1))
      expect(new Set(way.map(({ table }) => table)).size).toBe(12)
      expect(way.slice(1).map(({ muBefore }) => muBefore)).toEqual(way.slice(0, -1).map(({ mu }) => mu))
    })
  })
}
