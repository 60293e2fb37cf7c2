import { loadLessons } from '@bothy/games'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { BOT, FRIEND, makeTable, ME, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const LESSON = `**/games/${LORDS.game}/learn/*`

/** As if its reader had left this lesson there. */
async function atLastStep(page: Page): Promise<void> {
  const chapter = new URL(page.url()).pathname.split('/').at(-1)
  const head = (await loadLessons('lords-of-scotland'))?.chapters.find(({ id }) => id === chapter)
  await page.locator('.lesson-bar').waitFor()
  await page.evaluate(
    ([place, step]) => {
      const lessons = { [place]: { step, done: false, again: 0 } }
      localStorage.setItem('bothy.learning', JSON.stringify({ of: null, kept: { lessons } }))
    },
    [`${LORDS.game}/${chapter}`, (head?.length ?? 0) - 1] as const,
  )
  await page.reload()
}

describe('lessons are offered where people need them', () => {
  let host: Person
  const house = visit(async (opened) => {
    host = await opened.openBrowserFor('Rory')
  })
  const statusOf = async (table: string): Promise<unknown> => (await house().rooms.host.store.readTable(table))?.summary

  test('an invited person learns it first: the seat is theirs, and the table waits for them', async () => {
    const table = await makeTable(house(), host, LORDS.game, [ME, FRIEND])
    const guest = await house().openBrowserFor('Una', { screen: SCREENS.phone, newcomer: true })
    const { page } = guest
    await page.goto(`/table/${table}`)
    await page.getByText('During the lesson your seat is kept.').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByLabel('Your name').fill('Una Gunn')
    await page.getByRole('link', { name: /^Learn it first \(\d min\)$/ }).click()
    await page.waitForURL(LESSON)
    expect(await statusOf(table)).toMatchObject({
      status: 'waiting',
      unready: [1],
      holders: [{}, { name: 'Una Gunn' }],
    })
    await page.getByRole('button', { name: 'Leave the lesson' }).click()
    expect(await objectionsTo(page, 'all', 'dialog[open]')).toEqual([])
    await page.getByRole('link', { name: 'To your table' }).click()
    await page.waitForURL(`**/table/${table}`)
    const offer = page.getByRole('link', { name: /^New to this game\?/ })
    await offer.waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])

    await offer.click()
    await page.waitForURL(LESSON)
    await atLastStep(page)
    await page.locator('.lesson-next:enabled').click()
    await page.locator('dialog.chapter-end').waitFor()
    expect(await objectionsTo(page, 'all', 'dialog.chapter-end')).toEqual([])
    await page.getByRole('link', { name: 'To your table' }).click()
    await page.waitForURL(`**/table/${table}`)
    await page.getByRole('button', { name: 'I’m ready' }).click()
    await page.locator('.table-stage').waitFor()
    expect(await statusOf(table)).toMatchObject({ status: 'playing' })
    await guest.leave()
  })

  test('in a waiting room a newcomer leaves for a lesson, and the table waits', async () => {
    const table = await makeTable(house(), host, LORDS.game, [ME, FRIEND])
    const guest = await house().openBrowserFor('Isla', { newcomer: true, language: 'fr', theme: 'light' })
    const { page } = guest
    const own = await makeTable(house(), guest, LORDS.game, [ME, FRIEND])
    await page.goto(`/table/${own}`)
    await page.getByRole('link', { name: /^Vous découvrez ce jeu/ }).click()
    await page.waitForURL(LESSON)
    expect(await statusOf(own)).toMatchObject({ status: 'waiting', unready: [0] })
    await page.goto(`/table/${table}`)
    await page.getByRole('link', { name: /^Apprendre d’abord/ }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await guest.leave()
  })

  test('after the first lost game, until a lesson of it is done', async () => {
    const loser = await house().openBrowserFor('Nell', { newcomer: true })
    const lost = await makeTable(house(), loser, LORDS.game, [ME, BOT])
    await playUntil(house(), lost, LORDS, () => false)
    const { page } = loser
    await page.goto(`/table/${lost}`)
    const offer = page.getByRole('dialog').getByRole('link', { name: 'Learn it' })
    await offer.waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(await offer.getAttribute('href')).toBe(`/games/${LORDS.game}/learn/skirmish`)
    await page.evaluate((place) => {
      const lessons = { [place]: { step: 3, done: true, again: 0 } }
      localStorage.setItem('bothy.learning', JSON.stringify({ of: null, kept: { lessons } }))
      dispatchEvent(new StorageEvent('storage', { key: 'bothy.learning' }))
    }, `${LORDS.game}/skirmish`)
    await offer.waitFor({ state: 'detached' })
    await loser.leave()
  })

  test('a rule that a lesson teaches leads there', async () => {
    const { page } = host
    await page.goto(`/rules/${LORDS.game}`)
    const offer = page.getByRole('link', { name: /^Try it: rule LOS-12, in the lesson/ })
    await offer.waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await offer.click()
    await page.waitForURL(LESSON)
  })
})
