import { GAME_IDS } from '@bothy/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from '../layout/layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Between line and board, where nothing is pointed at. */
const [X, Y] = [2, 718]

test.each(GAME_IDS)('%s: a seat says its last move, and the line marks on the board what it touched', async (game) => {
  const { page, names } = await gallery.window(game, false)
  await page.setViewportSize({ width: 1280, height: 720 })
  const moves = page.locator('.table-stage .last-move')
  const marks = page.locator('.table-stage [data-marked]')
  const positions = names.flatMap((name, i) => (/^4 seats, (?!scoring|watched)/.test(name) ? [i] : []))
  let found = false
  for (const at of positions) {
    await page.mouse.move(X, Y)
    await page.evaluate((i) => window.layoutPage.show(i, 'en', 'light'), at)
    for (let i = 0; i < (await moves.count()) && !found; i++) {
      const move = moves.nth(i)
      expect((await move.locator('.last-move-words').innerText()).trim()).not.toBe('')
      await page.mouse.move(X, Y)
      await page.locator('.explained').waitFor({ state: 'detached' })
      await move.hover()
      found = (await marks.count()) > 0
      if (!found) continue
      await page.mouse.move(X, Y)
      await marks.first().waitFor({ state: 'detached' })
      await move.click()
      await page.mouse.move(X, Y)
      await marks.first().waitFor()
    }
    if (found) break
  }
  expect(found).toBe(true)
})
