import type { Wish } from '@bothy/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RatingRecords } from '../../src/ratings/records.ts'
import { GONE_MS, PAIRED_MS, WaitingPlayers } from '../../src/pairing/waiting-players.ts'
import type { Store } from '../../src/store/store.ts'

export const WISH: Wish = { game: 'lords-of-scotland', seats: 2, pace: 'live', rated: false }
const LONGER: Wish = { ...WISH, seats: 3 }
const NOW = 1_000_000

export function waitingPlayersContract(name: string, open: () => Promise<Store>): void {
  describe(`people who look for a game in ${name}`, () => {
    let store: Store
    let waitingPlayers: WaitingPlayers
    beforeEach(async () => {
      store = await open()
      waitingPlayers = new WaitingPlayers(store)
    })
    afterEach(() => store.close())
    const names = async (wish: Wish, now: number): Promise<readonly string[]> =>
      (await waitingPlayers.waiting(wish, now)).map(({ person }) => person)

    test('they wait in the order in which they came, each for one thing', async () => {
      await waitingPlayers.ask('ann', WISH, NOW)
      await waitingPlayers.ask('ben', WISH, NOW + 1)
      await waitingPlayers.ask('cat', LONGER, NOW + 2)
      await waitingPlayers.ask('dan', { ...WISH, rated: true }, NOW + 3)
      await waitingPlayers.ask('eve', { ...WISH, pace: 'turns' }, NOW + 4)
      await waitingPlayers.ask('ann', WISH, NOW + 5)
      expect(await names(WISH, NOW + 5)).toEqual(['ann', 'ben'])
      expect(await waitingPlayers.wishes(NOW + 5, 2)).toEqual([
        { wish: WISH, waiting: 2, rating: null },
        { wish: LONGER, waiting: 1, rating: null },
      ])
      await waitingPlayers.ask('ann', LONGER, NOW + 6)
      expect(await names(WISH, NOW + 6)).toEqual(['ben'])
      expect(await names(LONGER, NOW + 6)).toEqual(['cat', 'ann'])
    })

    test('of those who look for a rated game about how well they play is told, of others not', async () => {
      const rated = { ...WISH, rated: true }
      const ratings = new RatingRecords(store)
      const before = { mu: 25, sigma: 8, matches: 0 }
      const step = { place: 1, share: 100, before, after: { mu: 33.5, sigma: 8 } }
      await ratings.count('table', { game: WISH.game, at: NOW, uncounted: null }, [{ player: 'ann', ...step }])
      await waitingPlayers.ask('ann', rated, NOW)
      expect(await waitingPlayers.wishes(NOW, 9)).toEqual([{ wish: rated, waiting: 1, rating: 1800 }])
      await waitingPlayers.ask('ben', rated, NOW + 1)
      expect(await waitingPlayers.wishes(NOW + 1, 9)).toEqual([{ wish: rated, waiting: 2, rating: 1600 }])
      await waitingPlayers.ask('ann', WISH, NOW + 2)
      expect(await waitingPlayers.wishes(NOW + 2, 9)).toEqual([
        { wish: rated, waiting: 1, rating: 1500 },
        { wish: WISH, waiting: 1, rating: null },
      ])
    })

    test('a waiting player who is not heard of is gone, and begins anew when they come back', async () => {
      await waitingPlayers.ask('ann', WISH, NOW)
      await waitingPlayers.ask('ben', WISH, NOW + 1)
      await waitingPlayers.allowBots('ann', 'easy', NOW)
      const later = NOW + GONE_MS + 2
      await waitingPlayers.beat('ben', later - 1)
      expect(await names(WISH, later)).toEqual(['ben'])
      expect(await waitingPlayers.pair(['ann', 'ben'], WISH, 't', later)).toBe(false)
      await waitingPlayers.ask('ann', WISH, later)
      expect(await waitingPlayers.waiting(WISH, later)).toMatchObject([
        { person: 'ben' },
        { person: 'ann', bots: null },
      ])
      await waitingPlayers.leave('ben', later)
      expect(await names(WISH, later)).toEqual(['ann'])
      await waitingPlayers.forget(later + PAIRED_MS + 1)
      expect(await waitingPlayers.read('ann')).toBe(null)
    })

    test('bots are allowed once, for as long as the search lasts', async () => {
      await waitingPlayers.ask('ann', WISH, NOW)
      await waitingPlayers.allowBots('ann', 'easy', NOW + 1)
      await waitingPlayers.allowBots('ann', 'hard', NOW + 2)
      await waitingPlayers.ask('ann', WISH, NOW + 3)
      expect(await waitingPlayers.read('ann')).toEqual({
        person: 'ann',
        wish: WISH,
        since: NOW,
        seen: NOW + 3,
        bots: { level: 'easy', since: NOW + 1 },
        table: null,
      })
    })

    test('those who are paired are led to their table for a while, whatever they do', async () => {
      for (const person of ['ann', 'ben']) await waitingPlayers.ask(person, WISH, NOW)
      expect(await waitingPlayers.pair(['ann', 'ben'], WISH, 't', NOW)).toBe(true)
      await waitingPlayers.leave('ann', NOW + 1)
      await waitingPlayers.ask('ben', LONGER, NOW + 2)
      await waitingPlayers.beat('ben', NOW + 3)
      expect((await waitingPlayers.pairedAt('t')).map(({ person, seen }) => [person, seen])).toEqual([
        ['ann', NOW],
        ['ben', NOW],
      ])
      expect(await waitingPlayers.wishes(NOW, 9)).toEqual([])
      await waitingPlayers.part('ben', 'another')
      expect(await waitingPlayers.read('ben')).toMatchObject({ table: 't' })
      await waitingPlayers.part('ben', 't')
      await waitingPlayers.ask('ann', WISH, NOW + PAIRED_MS + 1)
      expect(await waitingPlayers.read('ben')).toBe(null)
      expect(await waitingPlayers.read('ann')).toMatchObject({ table: null })
    })

    test('all of a group are seated or none, with many pairings at once and players who go meanwhile', async () => {
      const others = new WaitingPlayers(store)
      const people = Array.from({ length: 12 }, (_, i) => `p${i}`)
      for (const person of people) await waitingPlayers.ask(person, LONGER, NOW)
      const groups = people.map((_, i) => [0, 1, 2].map((step) => people[(i * 5 + step) % people.length]))
      const [left, ...answers] = await Promise.all([
        others.leave('p7', NOW),
        ...groups.map((group, i) => (i % 2 === 0 ? waitingPlayers : others).pair(group, LONGER, `t${i}`, NOW)),
      ])
      expect(left).toBe(undefined)
      const seated = new Map<string, number>()
      for (const [i, isPaired] of answers.entries()) {
        const group = (await waitingPlayers.pairedAt(`t${i}`)).map(({ person }) => person).sort()
        expect(group).toEqual(isPaired ? groups[i].toSorted() : [])
        for (const person of group) seated.set(person, (seated.get(person) ?? 0) + 1)
      }
      expect(seated.size).toBeGreaterThan(2)
      expect([...seated.values()].every((tables) => tables === 1)).toBe(true)
      expect(new Set([...seated.keys(), ...(await names(LONGER, NOW)), 'p7'])).toEqual(new Set(people))
    })
  })
}
