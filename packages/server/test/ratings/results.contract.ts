import type { Holder } from '@bothy/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Results } from '../../src/results/results.ts'
import type { Store } from '../../src/store/store.ts'
import { GAME, bot, ended, person } from './ratings.contract.ts'

const ANN = { person: 'ann', isPublic: false } as const
const ANN_IN_PUBLIC = { person: 'ann', isPublic: true } as const

export function resultsContract(name: string, open: () => Promise<Store>): void {
  describe(`results in ${name}`, () => {
    let store: Store
    let results: Results
    beforeEach(async () => {
      store = await open()
      results = new Results(store)
    })
    afterEach(() => store.close())

    const over = (id: string, holders: readonly Holder[], ranks: readonly number[] | null, updated = 10) =>
      ended(store, id, holders, ranks, { rated: false, updated })
    const finished = async (limit: number, before: { ended: number; table: string } | null = null) =>
      (await results.finished(ANN, limit, before)).map(({ row }) => row.id)
    const reseat = async (id: string, holders: readonly Holder[], updated = 99): Promise<void> => {
      const stored = await store.readTable(id)
      if (stored === null) throw new Error('no table')
      const summary = { ...stored.summary, holders, updated }
      await store.append(id, 0, [{ type: 'end' }], { summary, people: [], transcripts: null })
    }

    test('games are counted by game and seats, with wins where there are places', async () => {
      await over('t1', [person('ann'), person('ben')], [1, 2])
      await over('t2', [person('ann'), bot('hard')], [2, 1])
      await over('t3', [person('ann'), person('ben')], null)
      await over('t4', [person('ann'), person('ben'), bot('hard')], [1, 1, 3])
      await over('t5', [person('ben'), person('cat')], [1, 2])
      expect(await results.counts(ANN)).toEqual([
        { game: GAME, seats: 2, played: 3, placed: 2, won: 1, best: 0 },
        { game: GAME, seats: 3, played: 1, placed: 1, won: 1, best: 0 },
      ])
      expect(await results.counts({ person: 'zoe', isPublic: false })).toEqual([])
    })

    test('others see what was played at open tables alone', async () => {
      await over('t1', [person('ann'), person('ben')], [1, 2])
      await ended(store, 't2', [person('ann'), person('ben')], [2, 1], { rated: false, visibility: 'open' })
      expect(await results.counts(ANN_IN_PUBLIC)).toMatchObject([{ seats: 2, played: 1, won: 0 }])
      expect((await results.finished(ANN_IN_PUBLIC, 9, null)).map(({ row }) => row.id)).toEqual(['t2'])
    })

    test('games come in pages, newest first, those of one moment by id, each once', async () => {
      for (const [id, at] of Object.entries({ a: 3, b: 5, c: 5, d: 5, e: 1 }))
        await over(id, [person('ann'), person('ben')], [2, 1], at)
      expect(await finished(2)).toEqual(['d', 'c'])
      expect(await finished(2, { ended: 5, table: 'c' })).toEqual(['b', 'a'])
      expect(await finished(2, { ended: 3, table: 'a' })).toEqual(['e'])
      expect(await results.finished(ANN, 1, null)).toMatchObject([{ seat: 0, place: 2, ended: 5 }])
    })

    test('rivals are those met most often, by the names they have now; bots of a level are one', async () => {
      await store.savePerson({ id: 'ben', name: 'Benjamin', created: 1 })
      await over('t1', [person('ann'), person('ben'), bot('hard'), bot('hard')], [2, 1, 3, 4])
      await over('t2', [person('ben'), person('ann')], [2, 1])
      await over('t3', [person('ann'), person('cat')], null)
      expect(await results.rivals('ann', 9)).toEqual([
        { player: 'ben', name: 'Benjamin', account: false, games: 2, ahead: 1, behind: 1 },
        { player: 'bot:hard', name: null, account: false, games: 1, ahead: 2, behind: 0 },
        { player: 'cat', name: 'cat', account: false, games: 1, ahead: 0, behind: 0 },
      ])
      expect(await results.rivals('ann', 1)).toHaveLength(1)
    })

    test('the owner of a seat may change after the end; when and how it ended does not', async () => {
      await over('t1', [person('gus'), person('ben')], [1, 2])
      await reseat('t1', [person('ann'), person('ben')])
      expect(await results.counts({ person: 'gus', isPublic: false })).toEqual([])
      expect(await results.finished(ANN, 9, null)).toMatchObject([{ place: 1, ended: 10 }])
    })

    test('they outlive the table, which is listed no more', async () => {
      await over('t1', [person('ann'), bot('hard')], [1, 2])
      await store.removeTable('t1')
      expect(await results.counts(ANN)).toMatchObject([{ played: 1, won: 1 }])
      expect(await results.rivals('ann', 9)).toMatchObject([{ player: 'bot:hard', ahead: 1 }])
      expect(await finished(9)).toEqual([])
    })

    test('what ended before there were results is noted once, and changes nothing that was', async () => {
      for (let i = 0; i < 6; i++) await over(`t${i}`, [person('ann'), person('ben')], [1, 2], i)
      const unnoted = store.queries.updateTable('tables').set({ noted: 0 })
      await store.write(store.queries.deleteFrom('results').where('table_id', '!=', 't0'), unnoted)
      await store.write(store.queries.updateTable('results').set({ player: 'heir' }).where('player', '=', 'ann'))
      await store.write(store.queries.updateTable('tables').set({ summary: '?' }).where('id', '=', 't1'))
      await Promise.all([results.noteAll(2), results.noteAll(2)])
      await results.noteAll()
      expect(await results.counts(ANN)).toMatchObject([{ played: 4, won: 4 }])
      expect(await results.counts({ person: 'heir', isPublic: false })).toMatchObject([{ played: 1 }])
    })
  })
}
