import type { Wish } from '@bothy/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RatingRecords } from '../../src/ratings/records.ts'
import { GONE_MS, PAIRED_MS, Seekers } from '../../src/pairing/seekers.ts'
import type { Store } from '../../src/store/store.ts'

export const WISH: Wish = { game: 'lords-of-scotland', seats: 2, pace: 'live', rated: false }
const LONGER: Wish = { ...WISH, seats: 3 }
const NOW = 1_000_000

/** For every database. */
export function seekersContract(name: string, open: () => Promise<Store>): void {
  describe(`people who look for a game in ${name}`, () => {
    let store: Store
    let seekers: Seekers
    beforeEach(async () => {
      store = await open()
      seekers = new Seekers(store)
    })
    afterEach(() => store.close())
    const names = async (wish: Wish, now: number): Promise<readonly string[]> =>
      (await seekers.waiting(wish, now)).map(({ person }) => person)

    test('they wait in the order in which they came, each for one thing', async () => {
      await seekers.ask('ann', WISH, NOW)
      await seekers.ask('ben', WISH, NOW + 1)
      await seekers.ask('cat', LONGER, NOW + 2)
      await seekers.ask('dan', { ...WISH, rated: true }, NOW + 3)
      await seekers.ask('eve', { ...WISH, pace: 'turns' }, NOW + 4)
      await seekers.ask('ann', WISH, NOW + 5)
      expect(await names(WISH, NOW + 5)).toEqual(['ann', 'ben'])
      expect(await seekers.wishes(NOW + 5, 2)).toEqual([
        { wish: WISH, waiting: 2, rating: null },
        { wish: LONGER, waiting: 1, rating: null },
      ])
      await seekers.ask('ann', LONGER, NOW + 6)
      expect(await names(WISH, NOW + 6)).toEqual(['ben'])
      expect(await names(LONGER, NOW + 6)).toEqual(['cat', 'ann'])
    })

    test('of those who look for a rated game about how well they play is told, of others not', async () => {
      const rated = { ...WISH, rated: true }
      const ratings = new RatingRecords(store)
      const before = { mu: 25, sigma: 8, matches: 0 }
      const step = { place: 1, share: 100, before, after: { mu: 33.5, sigma: 8 } }
      await ratings.count('table', { game: WISH.game, at: NOW, uncounted: null }, [{ player: 'ann', ...step }])
      await seekers.ask('ann', rated, NOW)
      expect(await seekers.wishes(NOW, 9)).toEqual([{ wish: rated, waiting: 1, rating: 1800 }])
      await seekers.ask('ben', rated, NOW + 1)
      expect(await seekers.wishes(NOW + 1, 9)).toEqual([{ wish: rated, waiting: 2, rating: 1600 }])
      await seekers.ask('ann', WISH, NOW + 2)
      expect(await seekers.wishes(NOW + 2, 9)).toEqual([
        { wish: rated, waiting: 1, rating: 1500 },
        { wish: WISH, waiting: 1, rating: null },
      ])
    })

    test('whoever is not heard of is gone, and begins anew when they come back', async () => {
      await seekers.ask('ann', WISH, NOW)
      await seekers.ask('ben', WISH, NOW + 1)
      await seekers.allowBots('ann', 'easy', NOW)
      const later = NOW + GONE_MS + 2
      await seekers.beat('ben', later - 1)
      expect(await names(WISH, later)).toEqual(['ben'])
      expect(await seekers.pair(['ann', 'ben'], WISH, 't', later)).toBe(false)
      await seekers.ask('ann', WISH, later)
      expect(await seekers.waiting(WISH, later)).toMatchObject([{ person: 'ben' }, { person: 'ann', bots: null }])
      await seekers.leave('ben', later)
      expect(await names(WISH, later)).toEqual(['ann'])
      await seekers.forget(later + PAIRED_MS + 1)
      expect(await seekers.read('ann')).toBe(null)
    })

    test('bots are allowed once, for as long as the search lasts', async () => {
      await seekers.ask('ann', WISH, NOW)
      await seekers.allowBots('ann', 'easy', NOW + 1)
      await seekers.allowBots('ann', 'hard', NOW + 2)
      await seekers.ask('ann', WISH, NOW + 3)
      expect(await seekers.read('ann')).toEqual({
        person: 'ann',
        wish: WISH,
        since: NOW,
        seen: NOW + 3,
        bots: { level: 'easy', since: NOW + 1 },
        table: null,
      })
    })

    test('those who are paired are led to their table for a while, whatever they do', async () => {
      for (const person of ['ann', 'ben']) await seekers.ask(person, WISH, NOW)
      expect(await seekers.pair(['ann', 'ben'], WISH, 't', NOW)).toBe(true)
      await seekers.leave('ann', NOW + 1)
      await seekers.ask('ben', LONGER, NOW + 2)
      await seekers.beat('ben', NOW + 3)
      expect((await seekers.pairedAt('t')).map(({ person, seen }) => [person, seen])).toEqual([
        ['ann', NOW],
        ['ben', NOW],
      ])
      expect(await seekers.wishes(NOW, 9)).toEqual([])
      await seekers.part('ben', 'another')
      expect(await seekers.read('ben')).toMatchObject({ table: 't' })
      await seekers.part('ben', 't')
      await seekers.ask('ann', WISH, NOW + PAIRED_MS + 1)
      expect(await seekers.read('ben')).toBe(null)
      expect(await seekers.read('ann')).toMatchObject({ table: null })
    })

    test('all of a group are seated or none, however many pair at once and whoever goes meanwhile', async () => {
      const others = new Seekers(store)
      const people = Array.from({ length: 12 }, (_, i) => `p${i}`)
      for (const person of people) await seekers.ask(person, LONGER, NOW)
      const groups = people.map((_, i) => [0, 1, 2].map((step) => people[(i * 5 + step) % people.length]))
      const [left, ...answers] = await Promise.all([
        others.leave('p7', NOW),
        ...groups.map((group, i) => (i % 2 === 0 ? seekers : others).pair(group, LONGER, `t${i}`, NOW)),
      ])
      expect(left).toBe(undefined)
      const seated = new Map<string, number>()
      for (const [i, isPaired] of answers.entries()) {
        const group = (await seekers.pairedAt(`t${i}`)).map(({ person }) => person).sort()
        expect(group).toEqual(isPaired ? groups[i].toSorted() : [])
        for (const person of group) seated.set(person, (seated.get(person) ?? 0) + 1)
      }
      expect(seated.size).toBeGreaterThan(2)
      expect([...seated.values()].every((tables) => tables === 1)).toBe(true)
      expect(new Set([...seated.keys(), ...(await names(LONGER, NOW)), 'p7'])).toEqual(new Set(people))
    })
  })
}
