import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PATIENCE, type Person } from '../people.ts'
import { signIn, signUp } from '../sign-up.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'
import { FINGER, KEYS, MOUSE } from './hands.ts'
import { learn, type Seen, seen } from './learner.ts'
import { openLesson } from './open-lesson.ts'
import { covered } from './room.ts'

const WHOLE_CHAPTER = 600_000
const LAPTOP = { width: 1280, height: 720 }

const words = (page: Page): Promise<string> => page.locator('.lesson-words').innerText()

/** True if a ring lies within the first of these. */
const isRinged = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((within) => {
    const [ring, place] = ['.rings .ring', within].map((it) => document.querySelector(it)?.getBoundingClientRect())
    if (ring === undefined || place === undefined) return false
    const y = (ring.top + ring.bottom) / 2
    return y > place.top && y < place.bottom
  }, selector)

describe('a lesson', () => {
  let mouse: Person
  let keys: Person
  let finger: Person
  let narrow: Person

  const house = visit(async (opened) => {
    mouse = await opened.openBrowserFor('Mo', { screen: LAPTOP })
    keys = await opened.openBrowserFor('Kay', { screen: LAPTOP })
    finger = await opened.openBrowserFor('Finn', {
      screen: { width: 390, height: 844, touch: true },
      language: 'fr',
      theme: 'light',
    })
    narrow = await opened.openBrowserFor('Nora', { screen: { width: 360, height: 740, touch: true } })
  })

  test('is played by mouse, forgives, is left, found again and begun again', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = mouse
    await openLesson(page, 'glen-more', 'track')
    expect(await page.locator('.lesson-next').isEnabled()).toBe(true)
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(await learn(page, MOUSE, ({ place }) => place.startsWith('2 '))).toEqual([])
    expect(await page.locator('.lesson-next').isDisabled()).toBe(true)

    const pasture = page.locator('.table-stage [data-target="tile:10"]')
    await pasture.click()
    await pasture.click()
    await page.locator('.lesson-words', { hasText: 'For now, take the forest' }).waitFor()
    await page.locator('.lesson-reply', { hasText: 'Taken back.' }).waitFor()
    await page.locator('.lesson[data-phase="asked"] .table-stage [data-target="tile:10"][data-state="lit"]').waitFor()

    expect(await learn(page, MOUSE, ({ place }) => place.startsWith('6 '))).toEqual([])
    const here = await words(page)
    const asking = page.getByRole('dialog', { name: 'Leave the lesson?' })
    // An explanation that the mouse has opened is closed by the first.
    await expect
      .poll(async () => {
        if (!(await asking.isVisible())) await page.keyboard.press('Escape')
        return asking.isVisible()
      })
      .toBe(true)
    await asking.getByRole('link', { name: 'Leave', exact: true }).click()
    await page.locator('.lesson-bar').waitFor({ state: 'detached' })
    await openLesson(page, 'glen-more', 'track')
    expect([(await seen(page)).place, await words(page)]).toEqual(['6 of 19', here])

    await page.getByRole('button', { name: 'Leave the lesson' }).click()
    await asking.getByRole('button', { name: 'Start again' }).click()
    await expect.poll(async () => (await seen(page)).place).toBe('1 of 19')
    expect(await learn(page, MOUSE, ({ place }) => place.startsWith('3 '))).toEqual([])
    await page.goto('/games/glen-more/learn')
    await page.getByRole('button', { name: 'Start again: ' }).click()
    await page.locator('.lesson-bar').waitFor()
    expect((await seen(page)).place).toBe('1 of 19')

    expect(await learn(page, MOUSE, () => false)).toEqual([])
    const end = page.locator('dialog.chapter-end')
    expect(await end.getByRole('link', { name: 'Chapter 2' }).getAttribute('href')).toBe('/games/glen-more/learn/goods')
    expect(await objectionsTo(page, 'all', 'dialog.chapter-end')).toEqual([])
    expect(mouse.faults).toEqual([])
  })

  test('goes on where another device has left it', { timeout: WHOLE_CHAPTER }, async () => {
    const [home, away] = [await house().openBrowserFor('Morag'), await house().openBrowserFor('Visitor')]
    await openLesson(home.page, 'glen-more', 'track')
    expect(await learn(home.page, MOUSE, ({ place }) => place.startsWith('6 '))).toEqual([])
    const sent = home.page.waitForResponse(
      (answer) => answer.url().endsWith('/api/learning') && answer.request().method() === 'PUT',
    )
    await signUp(house(), home)
    expect((await sent).status()).toBe(200)
    await signIn(house(), away, 'Morag')
    // The lesson itself has come long before.
    await away.page.route('**/api/learning', async (route) => {
      await new Promise((later) => setTimeout(later, 2000))
      await route.continue()
    })
    await openLesson(away.page, 'glen-more', 'track')
    expect((await seen(away.page)).place).toBe('6 of 19')
    await Promise.all([home.leave(), away.leave()])
  })

  test('is played by keys', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = keys
    await openLesson(page, 'lords-of-scotland', 'skirmish')
    await page.locator('.lesson-next:focus').waitFor()
    expect(await learn(page, KEYS, ({ place }) => place.startsWith('6 '))).toEqual([])
    // The lane names the same card in words.
    await expect.poll(() => isRinged(page, '.los-hand'), { timeout: PATIENCE }).toBe(true)
    expect(await learn(page, KEYS, () => false)).toEqual([])
    await page.locator('dialog.chapter-end').waitFor()
    expect(keys.faults).toEqual([])
  })

  test('is played by keys on a map of hexes, with a market and units', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = keys
    await openLesson(page, 'clans-of-caledonia', 'land')
    await page.locator('.lesson-next:focus').waitFor()
    expect(await learn(page, KEYS, () => false)).toEqual([])
    await page.locator('dialog.chapter-end').waitFor()
    expect(keys.faults).toEqual([])
  })

  test('is played on a phone in French', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = finger
    await openLesson(page, 'glen-more-2', 'rondel')
    expect(await words(page)).toContain('Bienvenue')
    expect(await learn(page, FINGER, ({ place }) => place.startsWith('2 '))).toEqual([])
    expect([await objectionsTo(page, 'all'), await covered(page)]).toEqual([[], []])
    expect(await learn(page, FINGER, () => false)).toEqual([])
    await page.locator('dialog.chapter-end').waitFor()
    expect(finger.faults).toEqual([])
  })

  test('has long buttons within its card, beside its words', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = finger
    await openLesson(page, 'glen-more', 'goods')
    expect
      .soft(await learn(page, FINGER, ({ place, phase }) => place.startsWith('4 ') && phase === 'asked'))
      .toEqual([])
    await page.locator('.lesson-doing .button').nth(1).waitFor()
    for (const size of [LAPTOP, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(size)
      await expect.poll(() => covered(page), { message: `${size.width}`, timeout: PATIENCE }).toEqual([])
    }
  })

  test('changes its language on the way, and nothing lies under the bar', { timeout: WHOLE_CHAPTER }, async () => {
    const { page } = narrow
    await openLesson(page, 'clans-of-caledonia', 'land')
    const places = new Set<string>()
    const helped: string[] = []
    const goOn = async (): Promise<void> => {
      const isNew = ({ place, phase }: Seen): boolean => (phase === 'told' || phase === 'asked') && !places.has(place)
      helped.push(...(await learn(page, FINGER, isNew)))
    }
    for (await goOn(); !(await seen(page)).isOver; await goOn()) {
      const { place } = await seen(page)
      await expect.poll(() => covered(page), { message: place, timeout: PATIENCE }).toEqual([])
      places.add(place)
      if (places.size > 1) continue
      await narrow.inSettings((settings) => settings.getByText('Français').click())
      await page.locator('html[lang=fr]').waitFor()
    }
    expect(places.size).toBeGreaterThan(10)
    expect(helped).toEqual([])
    expect(await page.locator('dialog.chapter-end').innerText()).toContain('Bravo')
    expect(narrow.faults).toEqual([])
  })
})
