import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import type { House, Person } from '../people.ts'
import { SCREENS } from '../people.ts'
import { promptOf, undoButton, whoIsAsked } from '../play.ts'
import { BOT, ME, makeTable, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

/** Writes the log entry of a process that notices a failed game. */
async function halt({ rooms }: House, table: string): Promise<void> {
  const { store, guard } = rooms.host
  const [stored, entries] = [await store.readTable(table), await store.readEntries(table, 0)]
  if (stored === null) throw new Error('no such table')
  const entry = { type: 'halt', fault: 'looped', sealed: false, program: guard.program } as const
  const mark = { summary: stored.summary, people: null, transcripts: null }
  await store.append(table, entries.length, [entry], mark)
  rooms.hear({ table, of: 'log', at: entries.length + 1 })
}

const bannerOf = (page: Page) => page.locator('.prompt-banner[role=alert]')

describe('a table at which its game has failed', () => {
  let ann: Person
  let cat: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann', { screen: { width: 1280, height: 720 }, theme: 'dark' })
    cat = await opened.openBrowserFor('Cat', { screen: SCREENS.phone, theme: 'light', language: 'fr' })
  })

  test.each([
    { who: () => ann, title: 'The game can’t go on from here.', banner: /so far is safe\..*Undo the last move/ },
    { who: () => cat, title: 'ne peut pas continuer', banner: /rapport.*Annulez le dernier coup/ },
  ])('says so, offers nothing but to go back, and goes on then: $title', async ({ who, title, banner }) => {
    const { page, faults } = who()
    const table = await makeTable(house(), who(), GLEN.game, [ME, BOT])
    await playUntil(house(), table, GLEN, (_view, { canUndo }) => canUndo === 'free')
    await page.goto(`/table/${table}`)
    await whoIsAsked([page])
    await halt(house(), table)
    await bannerOf(page).waitFor()
    expect(await bannerOf(page).textContent()).toMatch(banner)
    expect(await promptOf(page)).toContain(title)
    expect(await page.locator('.prompt-help').count()).toBe(0)
    const box = await page.locator('#prompt').boundingBox()
    expect(box?.width).toBeGreaterThan(box?.height ?? 0)
    expect(await page.locator('.table [data-state="lit"]').count()).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])

    await page.reload()
    await bannerOf(page).waitFor()
    await undoButton(page).click()
    await bannerOf(page).waitFor({ state: 'detached' })
    await whoIsAsked([page])
    expect(faults).toEqual([])
  })
})
