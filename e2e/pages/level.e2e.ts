import type { BotLevel } from '@bothy/protocol'
import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { makeTable, ME, playUntil, tableAt } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const LONG = 300_000
const MOST_DEALS = 40

describe('after some games against bots another level is suggested', () => {
  const house = visit(async () => undefined)
  const summaryOf = async (table: string) => (await house().rooms.host.store.readTable(table))?.summary

  async function finished(person: Person, level: BotLevel, won: boolean): Promise<string> {
    const { seed } = house()
    try {
      for (let i = 0; i < MOST_DEALS; i++) {
        house().seed = `${seed} ${i}`
        const table = await makeTable(house(), person, LORDS.game, [ME, { kind: 'bot', level }])
        await playUntil(house(), table, LORDS, () => false)
        const ranks = (await summaryOf(table))?.ended?.result?.ranks
        if (ranks !== undefined && (ranks[0] === 1) === won) return table
      }
    } finally {
      house().seed = seed
    }
    throw new Error(`no game was ${won ? 'won' : 'lost'}`)
  }

  test.each([
    { level: 'easy', won: false, before: 1, says: 'Two games lost in a row: the level Beginner', next: 'beginner' },
    { level: 'medium', won: false, before: 1, says: 'Two games lost in a row: the level Beginner', next: 'beginner' },
    {
      level: 'beginner',
      won: true,
      before: 2,
      says: 'Three games won in a row: you’re ready for the level Easy',
      next: 'easy',
    },
  ] as const)(
    'from $level, won: $won, to a table with $next',
    { timeout: LONG },
    async ({ level, won, before, says, next }) => {
      const person = await house().openBrowserFor('Nell')
      const { page } = person
      const table = await finished(person, level, won)
      const games = Array.from({ length: before - 1 }, (_, i) => ({
        game: LORDS.game,
        level,
        table: `earlier-${i}`,
        won,
        at: i + 1,
      }))
      await page.evaluate((kept) => localStorage.setItem('bothy.learning', kept), JSON.stringify({ kept: { games } }))
      await page.goto(`/table/${table}`)
      const ending = page.getByRole('dialog')
      await ending.locator('.chart').waitFor()
      expect(await ending.getByText('in a row').count()).toBe(0)

      games.push({ game: LORDS.game, level, table: 'earlier-9', won, at: 9 })
      await page.evaluate((kept) => localStorage.setItem('bothy.learning', kept), JSON.stringify({ kept: { games } }))
      await page.reload()
      await ending.getByText(says).waitFor()
      expect(await objectionsTo(page, 'all', 'dialog[open]')).toEqual([])
      await ending.getByRole('link', { name: 'Try it' }).click()
      await page.waitForURL(`**/new/${LORDS.game}?with=bots`)
      await page.getByRole('button', { name: 'Create table' }).click()
      await page.waitForURL('**/table/*')
      const bots = (await summaryOf(tableAt(page)))?.holders.filter(({ kind }) => kind === 'bot') ?? []
      expect(bots.length).toBeGreaterThan(0)
      for (const bot of bots) expect(bot).toMatchObject({ level: next })
      expect(person.faults).toEqual([])
      await person.leave()
    },
  )
})
