import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { press, promptSays, uncover, undoButton } from '../play.ts'
import { FRIEND, makeTable, ME, playUntil, sitDown } from '../tables.ts'
import { TOY, withToy } from '../toy.ts'
import { inOrder, visit } from '../visit.ts'

describe('two people are asked at once', () => {
  let ann: Person
  let ben: Person
  let table = ''

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    ben = await opened.openBrowserFor('Ben')
    table = await makeTable(opened, ann, TOY.game, [ME, FRIEND], { calls: true })
    await sitDown(opened, ben, table, 1)
  }, withToy)

  const pages = (): readonly Page[] => [ann.page, ben.page]
  const faults = (): readonly string[] => [...ann.faults, ...ben.faults]
  const button = (page: Page, target: string) => page.locator(`.prompt-buttons .choice[data-target="${target}"]`)
  const boardSays = (page: Page, words: string): Promise<void> =>
    page.locator('.toy-board', { hasText: words }).waitFor()
  const openLog = async (page: Page): Promise<Locator> => {
    const log = page.getByRole('log')
    if ((await log.count()) === 0) await page.keyboard.press('l')
    await log.waitFor()
    return log
  }
  const logOf = async (page: Page): Promise<string> => (await openLog(page)).innerText()

  const toTheCalls = (): Promise<void> => playUntil(house(), table, TOY, ({ pending }) => pending?.kind === 'call')

  test('both answer in the same moment, and both see what was answered', async () => {
    await toTheCalls()
    for (const page of pages()) {
      await page.goto(`/table/${table}`)
      await promptSays(page, 'You: call.')
      await uncover(page)
      await button(page, 'do:call').click()
      await button(page, 'do:sun').waitFor()
    }
    await Promise.all([button(ann.page, 'do:sun').click(), button(ben.page, 'do:rain').click()])
    for (const page of pages()) {
      await boardSays(page, 'Last calls: sun, rain.')
      await (await openLog(page)).getByText('Calls: sun, rain.').waitFor()
      expect(await page.locator('.prompt-notice').count()).toBe(0)
    }
    expect(faults()).toEqual([])
  })

  test('one changes the answer before the last is in; what the other has half picked stays', async () => {
    await toTheCalls()
    await button(ben.page, 'do:call').click()
    await button(ann.page, 'do:call').click()
    await button(ann.page, 'do:sun').click()
    await promptSays(ann.page, 'You’ve answered. Waiting for Ben.')
    const told = await Promise.all(pages().map(logOf))
    for (const log of told) expect(log.match(/called/g)).toHaveLength(2)
    expect((await undoButton(ann.page).innerText()).trim()).toBe('Change my answer')
    await undoButton(ann.page).click()
    await button(ann.page, 'do:call').click()
    await button(ben.page, 'do:sun').waitFor()
    await Promise.all([button(ann.page, 'do:rain').click(), button(ben.page, 'do:sun').click()])
    for (const page of pages()) {
      await boardSays(page, 'Last calls: rain, sun.')
      await (await openLog(page)).getByText('Calls: rain, sun.').waitFor()
      expect(await page.locator('.prompt-notice').count()).toBe(0)
    }
    expect(faults()).toEqual([])
  })

  test('at one device each answers once, covered in between, and can change the answer', async () => {
    const { page } = ann
    const passed = async (words: string): Promise<void> => {
      await page.locator('.pass').waitFor()
      expect(await page.content()).not.toMatch(/sun|rain|Stones/)
      await press(page, words)
      await page.locator('.toy-board').waitFor()
      await uncover(page)
    }
    const call = async (sky: string): Promise<void> => {
      await promptSays(page, 'You: call.')
      await boardSays(page, 'Mine: none.')
      await button(page, 'do:call').click()
      await button(page, `do:${sky}`).click()
    }
    await page.goto(`/table/${await makeTable(house(), ann, TOY.game, [ME, ME], { calls: true })}`)
    for (let seat = 0; seat < 2; seat++) {
      await passed('I’m Ann')
      await page.locator('.prompt-buttons .choice[data-target^="do:pick"]').first().click()
      await button(page, 'do:place-up').click()
    }
    await call('rain')
    await passed('Ann: change my answer')
    await call('sun')
    await passed('I’m Ann')
    expect(await logOf(page)).not.toMatch(/called/)
    await call('rain')
    await boardSays(page, 'Last calls: rain, sun.')
    expect(faults()).toEqual([])
  })
})
