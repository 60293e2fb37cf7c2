import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { builtOf } from '../built.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { Line } from '../line.ts'
import type { Person } from '../people.ts'
import { dice, litThere, offered, playOn, point, whoIsAsked } from '../play.ts'
import { visit } from '../visit.ts'

describe('when things go wrong', () => {
  let mia: Person
  const habits = { roll: dice(31) }

  const house = visit(async (opened) => {
    mia = await opened.openBrowserFor('Mia', { keepsPages: true })
  })

  const awhile = (page: Page, gestures: number): Promise<void> => {
    let left = gestures
    return playOn([page], habits, () => Promise.resolve(left-- <= 0))
  }
  const lines = (page: Page): Promise<number> => page.locator('.log p, .log li').count()

  async function sitDown(): Promise<Page> {
    const { page } = mia
    await page.goto('/')
    await offered(page, 'button', 'Play now', LORDS).click()
    await page.waitForURL('**/table/*')
    await whoIsAsked([page])
    return page
  }

  test('the server is gone and comes back: the page finds it by itself and the game goes on', async () => {
    const page = await sitDown()
    await awhile(page, 4)
    await whoIsAsked([page])
    const before = await lines(page)
    await mia.whileCutOff(async () => {
      await house().stopServer()
      await page.getByText('Connection lost. Reconnecting…').waitFor()
      await house().startServer()
      await page.locator('.banner.lost').waitFor({ state: 'detached' })
    })
    expect(await lines(page)).toBeGreaterThanOrEqual(before)
    await awhile(page, 6)
    expect(mia.faults).toEqual([])
  })

  test('a choice made while the line is cut is played when it is back', async () => {
    const page = await sitDown()
    const [, now] = await whoIsAsked([page])
    if (now.kind !== 'choose') throw new Error(`asked for ${now.kind}`)
    await mia.whileCutOff(async () => {
      await house().stopServer()
      await page.getByText('Connection lost. Reconnecting…').waitFor()
      await point(page, now.lit[0])
      if (now.lit[0].startsWith('card:')) await point(page, 'do:face-up')
      await page.getByText('Sending…').waitFor()
      await house().startServer()
      await page.locator('.banner.lost').waitFor({ state: 'detached' })
      await page.getByText('Sending…').waitFor({ state: 'detached' })
    })
    await awhile(page, 3)
    expect(mia.faults).toEqual([])
  })

  test('two tabs of one person show the same table, and a stale click gets an honest answer', async () => {
    const page = await sitDown()
    const [, now] = await whoIsAsked([page])
    if (now.kind !== 'choose') throw new Error(`asked for ${now.kind}`)
    // A choice that is sent by a single click.
    const target = now.lit.find((lit) => !lit.startsWith('card:')) ?? now.lit[0]
    const line = new Line()
    const second = await mia.openTab(page.url(), line)
    await litThere(second, target)
    line.hold()
    await point(page, target)
    await whoIsAsked([page])
    await point(second, target)
    line.release()
    await second.getByText('The game moved on before your choice arrived.').waitFor()
    await whoIsAsked([second])
    const [here, there] = await Promise.all([page, second].map((tab) => tab.locator('#prompt').textContent()))
    expect(there).toBe(here)
    await awhile(second, 2)
    await whoIsAsked([page])
    await second.close()
    await awhile(page, 2)
    expect(mia.faults).toEqual([])
  })

  test('settings that are opened while a table is on its way stay open when it comes, and not on the next page', async () => {
    const page = await sitDown()
    const line = new Line()
    line.hold()
    const second = await mia.openTab('/', line)
    await second.evaluate((path) => history.pushState(null, '', path), new URL(page.url()).pathname)
    await second.reload()
    await second.getByRole('button', { name: 'Settings', exact: true }).click()
    const settings = second.getByRole('heading', { name: 'Settings' })
    await settings.waitFor()
    expect(await second.locator('[data-mine]').count()).toBe(0)
    const name = second.getByLabel('Your name', { exact: true })
    await name.fill('Half a na')
    line.release()
    await second.locator('[data-mine]').first().waitFor()
    expect(await settings.isVisible()).toBe(true)
    expect(await second.locator('.settings').count()).toBe(1)
    await second.waitForFunction(() => document.activeElement?.id === 'my-name')
    await second.keyboard.type('me')
    expect(await name.inputValue()).toBe('Half a name')
    await second.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
    await second.getByRole('button', { name: 'Settings', exact: true }).click()
    await second.goBack()
    await offered(second, 'button', 'Play now', LORDS).waitFor()
    expect(await settings.count()).toBe(0)
    await second.close()
    expect(mia.faults).toEqual([])
  })

  test('a language that does not come leaves the page as it is and says so; later it comes, and without a line too', async () => {
    const page = await sitDown()
    // Otherwise files kept for offline play would still come.
    await mia.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await page.evaluate(async () => {
      for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
    })
    await page.reload()
    await whoIsAsked([page])
    const choose = async (settings: string, name: string): Promise<void> => {
      await page.getByRole('button', { name: settings, exact: true }).click()
      await page.getByText(name, { exact: true }).click()
    }
    const words = builtOf(`../games/${LORDS.game}/board/catalogue-fr.ts`)
    await mia.whileCutOff(async () => {
      await page.route(words, (route) => route.abort())
      await choose('Settings', 'Français')
      await page.getByText('French couldn’t be loaded. Check your connection and try again.').waitFor()
      expect(await page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true)
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      await page.unroute(words)
      await page.getByText('Français', { exact: true }).click()
      // A browser that has kept the failure needs a new page, without the settings.
      await page.locator('html[lang="fr"]').waitFor({ state: 'attached' })
      const settings = page.getByRole('button', { name: 'Réglages', exact: true })
      await settings.waitFor()
      await page.locator('[data-mine]').first().waitFor()
      if ((await settings.getAttribute('aria-expanded')) !== 'true') await settings.click()
      await page.getByText('Langue', { exact: true }).waitFor()
      expect(await page.locator('[data-mine]').first().innerText()).not.toMatch(/Your hand/)
      await page.getByText('English', { exact: true }).click()
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
      await mia.context.setOffline(true)
      await page.getByText('Français', { exact: true }).click()
      await page.getByRole('heading', { name: 'Réglages' }).waitFor()
      await page.getByText('English', { exact: true }).click()
      await page.getByRole('heading', { name: 'Settings' }).waitFor()
      await mia.context.setOffline(false)
      await page.locator('.banner.lost').waitFor({ state: 'detached' })
    })
    await page.reload()
    await whoIsAsked([page])
    expect(mia.faults).toEqual([])
  })

  test('a new table whose board does not come says so, and comes when it is asked again', async () => {
    const { page } = mia
    const board = builtOf(`../games/${LORDS.game}/board/index.ts`)
    await mia.whileCutOff(async () => {
      await page.route(board, (route) => route.abort())
      await page.goto(`/new/${LORDS.game}?with=friends`)
      const again = page.getByRole('button', { name: 'Try again' })
      await again.waitFor()
      await page.unroute(board)
      await again.click()
      await page.getByRole('heading', { name: 'New table', exact: true }).waitFor()
    })
    expect(mia.faults).toEqual([])
  })

  test('Back leads home, Forward to the table again', async () => {
    const page = await sitDown()
    const address = page.url()
    await page.goBack()
    await offered(page, 'button', 'Play now', LORDS).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('region', { name: 'Your games' }).getByText(LORDS.title).first().waitFor()
    await page.goForward()
    await whoIsAsked([page])
    expect(page.url()).toBe(address)
    await awhile(page, 2)
    expect(mia.faults).toEqual([])
  })
})
