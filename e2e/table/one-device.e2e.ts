import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS, chooseLit } from '../clans-of-caledonia.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { asked, clearTheWay, dice, offered, playLit, playOn, press, toNewTable, whoIsAsked } from '../play.ts'
import { visit } from '../visit.ts'

const handOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.los-hand .los-spot .visually-hidden')].map(
      (spot) => (spot.textContent ?? '').split(',')[0],
    ),
  )

describe('two people at one device', () => {
  let pair: Person

  const house = visit(async (opened) => {
    pair = await opened.openBrowserFor('Pair', { keepsPages: true })
  })

  test('no card of the last player stays on the page while the device is passed', { timeout: 300_000 }, async () => {
    const { page } = pair
    const roll = dice(5)
    await toNewTable(page, 'On this device', LORDS)
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('textbox', { name: 'Name, Seat 1' }).fill('Isla')
    await page.getByRole('textbox', { name: 'Name, Seat 2' }).fill('Rory')
    await press(page, 'Create table')
    await page.waitForURL('**/local/*')

    const hands = new Map<string, readonly string[]>()
    let passes = 0
    let holder = ''
    let reloaded = false
    while (passes < 10) {
      const [, now] = await whoIsAsked([page])
      if (now.kind === 'pass') {
        const title = (await page.locator('.pass h2').textContent()) ?? ''
        const next = title.includes('Isla') ? 'Isla' : 'Rory'
        expect(next).not.toBe(holder)
        const html = await page.content()
        for (const card of hands.get(holder) ?? []) expect(html, `${card} of ${holder}`).not.toContain(card)
        expect(await page.locator('[data-target], [data-key]').count()).toBe(0)
        if (passes === 4 && !reloaded) {
          reloaded = true
          await page.reload()
          continue
        }
        await press(page, `I’m ${next}`)
        await page.locator('.los-hand').waitFor()
        holder = next
        passes++
      } else if (now.kind === 'choose') {
        hands.set(holder, await handOf(page))
        await playLit(page, now.lit, { roll })
        await page.waitForFunction(() => document.querySelector('.prompt-sending') === null)
      } else await clearTheWay(page, now)
    }
    expect((await handOf(page)).length).toBeGreaterThan(0)

    const before = await handOf(page)
    // A game on one device needs no server, nor do the pages once the browser keeps them.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await pair.whileCutOff(async () => {
      await house().stopServer()
      await page.reload()
      const [, after] = await whoIsAsked([page])
      expect(after.kind).toBe('pass')
      await press(page, `I’m ${holder}`)
      await page.locator('.los-hand').waitFor()
      expect(await handOf(page)).toEqual(before)
      expect((await asked(page)).kind).not.toBe('pass')
    })
    expect(pair.faults).toEqual([])
  })
})

describe('one person without a line', () => {
  let ann: Person

  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann', { keepsPages: true })
  })

  test('experts of which nothing was asked before answer at a new table', { timeout: 300_000 }, async () => {
    const { page } = ann
    await page.getByRole('radio', { name: 'Expert', exact: true }).check()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await ann.whileCutOff(async () => {
      await house().stopServer()
      await page.reload()
      await offered(page, 'button', 'Play now', CLANS).click()
      await page.waitForURL('**/local/*')
      let left = 8
      await playOn([page], { roll: dice(3), choose: chooseLit }, () => Promise.resolve(left-- <= 0))
      await page.locator('.last-move').first().waitFor()
    })
    expect(ann.faults).toEqual([])
  })
})
