import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'
import { settled } from '../play.ts'

const GAME = 'lords-of-scotland'
const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

async function sit(width: number, height: number): Promise<Page> {
  const { page, names } = await gallery.window(GAME, false)
  await page.setViewportSize({ width, height })
  await page.mouse.move(2, height - 2)
  await page.evaluate(
    (at) => window.layoutPage.show(at, 'en', 'dark'),
    names.findIndex((name) => name.startsWith('4 seats, hand')),
  )
  return page
}

function trespasses(): readonly string[] {
  const sheet = document.querySelector('.explained')?.getBoundingClientRect()
  if (sheet === undefined) return ['no explanation']
  const out: string[] = []
  for (const selector of ['.head', '.table-prompt', '.table-side', '.spot:hover'])
    for (const element of document.querySelectorAll(selector)) {
      const it = element.getBoundingClientRect()
      const width = Math.min(it.right, sheet.right) - Math.max(it.left, sheet.left)
      const height = Math.min(it.bottom, sheet.bottom) - Math.max(it.top, sheet.top)
      if (width > 1 && height > 1) out.push(`${selector} by ${Math.round(width)} x ${Math.round(height)}`)
    }
  if (sheet.left < 0 || sheet.top < 0 || sheet.right > innerWidth || sheet.bottom > innerHeight) out.push('the window')
  return out
}

/** An explanation is placed at once, again when the board is painted, and again when its size is known. */
async function placed(page: Page): Promise<void> {
  await settled(page)
  for (let times = 0; times < 3; times++)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

const explained = (page: Page): Promise<number> => page.locator('.explained').count()

describe('an explanation', () => {
  test.each([
    [1440, 900, null, 0],
    [1280, 720, 'l', 1],
    [1024, 768, null, 0],
    [1920, 1080, null, 1],
  ] as const)('%i x %i: is off header, prompt, log and the thing itself', async (width, height, key, turn) => {
    const page = await sit(width, height)
    if (key !== null) {
      await page.keyboard.press(key)
      await page.locator('.table-side').waitFor()
    }
    await settled(page)
    const free = await page.evaluate(() =>
      [...document.querySelectorAll('.table-stage .spot:not([data-mine] .spot)')].flatMap((spot) => {
        const { left, top, width: w, height: h } = spot.getBoundingClientRect()
        const [x, y] = [left + w / 2, top + h / 2]
        return spot.contains(document.elementFromPoint(x, y)) ? [[x, y] as const] : []
      }),
    )
    expect(free.length).toBeGreaterThan(4)
    const wrong: string[] = []
    // Every second thing, all of them in `npm run soak`: things lie in rows, so neighbours behave alike.
    for (const [x, y] of free.filter((_, i) => IS_WHOLE || i % 2 === turn)) {
      await page.mouse.move(x - 1, y)
      await page.mouse.move(x, y)
      await page.locator('.explained').waitFor()
      await placed(page)
      wrong.push(...(await page.evaluate(trespasses)).map((what) => `${Math.round(x)},${Math.round(y)}: ${what}`))
      await page.mouse.move(2, height - 2)
      await page.locator('.explained').waitFor({ state: 'detached' })
    }
    expect(wrong).toEqual([])
  })

  test('goes when its thing goes', async () => {
    const page = await sit(1440, 900)
    await page.locator('.los-lane .spot').first().hover()
    await page.locator('.explained').waitFor()
    await page.evaluate(() => document.querySelector('.los-lane .spot')?.removeAttribute('data-thing'))
    await page.keyboard.press('l')
    await page.locator('.explained').waitFor({ state: 'detached' })
  })

  test('does not open for what slides under a resting mouse, but for the same once the mouse moves', async () => {
    const page = await sit(1440, 900)
    const card = page.locator('.los-lane .spot').first()
    await page.mouse.move(720, 450)
    await page.waitForTimeout(400)
    expect(await explained(page)).toBe(0)
    await card.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      const stage = it.closest<HTMLElement>('.table-stage')
      if (stage !== null) stage.style.translate = `${720 - left - width / 2}px ${450 - top - height / 2}px`
    })
    // The browser says that the mouse is over the card now, though it has not moved.
    await page.mouse.move(720, 450)
    await page.waitForFunction(() => document.querySelector('.los-lane .spot')?.matches(':hover'))
    await page.waitForTimeout(200)
    expect(await explained(page)).toBe(0)
    await page.mouse.move(722, 451)
    await page.locator('.explained').waitFor()
  })
})
