import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { builtOf } from '../built.ts'
import { PATIENCE, type Person } from '../people.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const LAPTOP = { width: 1280, height: 720 }

let reader: Person
visit(async (house) => {
  reader = await house.openBrowserFor('Eilidh', { screen: LAPTOP, language: 'en' })
  await reader.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
})

async function open(path: string): Promise<Page> {
  const { page } = reader
  // Another page first: an address that differs only by its rule would not be loaded anew.
  await page.goto('/about')
  await page.goto(path)
  await page.locator('.rules-contents a').first().waitFor()
  return page
}

const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((it) => {
    const box = document.querySelector(it)?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
  }, selector)

/** Pages scroll after they are painted. */
const comesIntoWindow = (page: Page, selector: string): Promise<void> =>
  expect.poll(() => isInWindow(page, selector), { timeout: PATIENCE }).toBe(true)

const comesToBeRead = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((it) => document.querySelector('.rules-contents [aria-current]')?.textContent === it, title)

const comesToHaveFocus = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction(
    (it) => document.activeElement?.matches('h2') && document.activeElement.textContent === it,
    title,
  )

test.each([
  ['clans-of-caledonia', '1 to 4 players · ages 12 and up · 90 min'],
  ['glen-more', '2 to 5 players · ages 10 and up · 60 min'],
  ['glen-more-2', '2 to 4 players · ages 12 and up · 90 min'],
  ['lords-of-scotland', '2 to 5 players · ages 12 and up · 35 min'],
])('the head of the rules of %s says for how many, for whom and how long', async (game, facts) => {
  const page = await open(`/rules/${game}`)
  expect(await page.locator('.rules-facts').innerText()).toBe(facts)
})

test('on a phone the rules begin on the first screen, the contents are a fold, and the title keeps its number', async () => {
  const page = await open('/rules/glen-more-2')
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 })
    await page.locator('.rules-contents details:not([open])').waitFor()
    expect(await isInWindow(page, '.rules-section h2')).toBe(true)
    const parts = await page.locator('h1').evaluate((it) => {
      const text = it.firstChild
      const at = text?.textContent?.indexOf('More') ?? -1
      const range = document.createRange()
      if (text !== null) {
        range.setStart(text, at)
        range.setEnd(text, at + 'More II'.length)
      }
      return { at, lines: new Set([...range.getClientRects()].map(({ top }) => top)).size }
    })
    expect(parts, `${width}`).toEqual({ at: 5, lines: 1 })
  }
  await page.locator('.rules-contents summary').click()
  const link = page.locator('.rules-contents a').nth(3)
  const title = await link.innerText()
  await link.click()
  await comesToHaveFocus(page, title)
  await comesIntoWindow(page, 'h2:focus')
  await page.setViewportSize(LAPTOP)
  await link.waitFor()
})

test('the contents scroll by themselves', async () => {
  const page = await open('/rules/glen-more-2')
  const contents = page.locator('.rules-contents')
  const last = contents.locator('a').last()
  expect(await isInWindow(page, '.rules-contents li:last-child a')).toBe(false)
  await contents.evaluate((it) => it.scrollTo(0, it.scrollHeight))
  expect(await isInWindow(page, '.rules-contents li:last-child a')).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await last.click()
  const title = await last.innerText()
  await comesToBeRead(page, title)
})

test('a section of the contents gets the focus, even one that a search has left out, and a tab of its own if asked', async () => {
  const page = await open('/rules/glen-more')
  const links = page.locator('.rules-contents a')
  const titles = await links.allInnerTexts()
  await links.nth(2).click()
  await comesToHaveFocus(page, titles[2])
  await page.getByRole('searchbox').fill('nothing is called that')
  await page.getByText('Nothing found.').waitFor()
  await links.nth(3).click()
  await comesToHaveFocus(page, titles[3])
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  await comesIntoWindow(page, 'h2:focus')
  const opening = page.context().waitForEvent('page')
  await links.nth(4).click({ modifiers: ['Control'] })
  const other = await opening
  await comesToBeRead(other, titles[4])
  await other.close()
})

test('with letters twice as large the section that was chosen is the one that is read', async () => {
  const page = await open('/rules/glen-more')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const link = page.locator('.rules-contents a').nth(3)
  await link.click()
  await comesToBeRead(page, await link.innerText())
})

test('rules that did not come are asked for again with title and contents', async () => {
  const { page } = reader
  const text = builtOf('../games/lords-of-scotland/rulebook/en.md?raw')
  await page.goto('/about')
  await page.route(text, (route) => route.abort())
  await reader.whileCutOff(async () => {
    await page.goto('/rules/lords-of-scotland')
    await page.getByText('The rules could not be loaded.').waitFor()
  })
  await page.unroute(text)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.rules-section').first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'Lords of Scotland' }).waitFor()
  expect(await page.locator('.rules-contents a').count()).toBeGreaterThan(5)
})

test('a search marks what it finds in the text, and counts it in the contents', async () => {
  const page = await open('/rules/glen-more')
  await page.getByRole('searchbox').fill('chieftain')
  const counts = page.locator('.rules-contents .rules-hits > [aria-hidden]')
  await counts.first().waitFor()
  const found = await counts.allInnerTexts()
  expect(found.reduce((sum, count) => sum + Number(count), 0)).toBe(await page.locator('.rule, .rules-free').count())
  expect(await page.locator('.rules mark').count()).toBeGreaterThanOrEqual(found.length)
  expect(found.length).toBeLessThan(await page.locator('.rules-contents a').count())
  expect(await objectionsTo(page, 'all')).toEqual([])
  await page.getByRole('searchbox').fill('')
  await counts.first().waitFor({ state: 'detached' })
})

test('the contents follow the reading', async () => {
  const page = await open('/rules/glen-more-2')
  const titles = await page.locator('.rules-contents a').allInnerTexts()
  const current = page.locator('.rules-contents [aria-current="location"]')
  await current.waitFor({ timeout: PATIENCE })
  expect(await current.allInnerTexts()).toEqual([titles[0]])
  for (const at of [4, titles.length - 3]) {
    await page.evaluate((i) => {
      const heading = [...document.querySelectorAll('.rules-section:not(.inner) > h2')].at(i)
      scrollBy(0, (heading?.getBoundingClientRect().top ?? 0) - 100)
    }, at)
    await comesToBeRead(page, titles[at])
    expect(await current.count()).toBe(1)
    await comesIntoWindow(page, '.rules-contents [aria-current]')
  }
})

test('the number of a rule is its address: a click goes there, the sign beside it copies it, and it opens there', async () => {
  const page = await open('/rules/glen-more')
  const number = page.getByRole('link', { name: 'Link to rule GM-12', exact: true })
  const sign = page.getByRole('button', { name: 'Copy the link to rule GM-12', exact: true })
  const isSeen = (): Promise<boolean> => sign.evaluate((it) => getComputedStyle(it).opacity === '1')
  await page.mouse.move(0, 0)
  expect(await isSeen()).toBe(false)
  await number.hover()
  expect(await isSeen()).toBe(true)
  await number.click()
  const address = new URL(page.url())
  expect(address.pathname + address.hash).toBe('/rules/glen-more#GM-12')
  expect(await page.getByText('Link copied').count()).toBe(0)
  await sign.click()
  await page.getByText('Link copied').first().waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(address.href)
  await open(copied)
  await page.locator('.rule.marked').waitFor()
  expect(await page.locator('.marked').evaluateAll((all) => all.map((it) => it.getAttribute('data-rule')))).toEqual([
    'GM-12',
  ])
  await comesIntoWindow(page, '.rule.marked')
})

test('a worked example is marked, too', async () => {
  const page = await open('/rules/glen-more#W-3')
  await page.locator('li.marked[data-rule="W-3"]').waitFor()
  await comesIntoWindow(page, 'li.marked')
})

test('on paper there are the rules alone, and no heading is torn from its text', async () => {
  const page = await open('/rules/glen-more-2')
  await page.emulateMedia({ media: 'print' })
  for (const name of [
    '.head',
    '.rules-contents',
    '.rules-search',
    '.rules-head [role="radiogroup"], .rules-head fieldset',
  ])
    expect(await page.locator(name).filter({ visible: true }).count(), name).toBe(0)
  expect(await page.locator('.rules-section').filter({ visible: true }).count()).toBeGreaterThan(20)
  const torn = await page.evaluate(() => {
    const style = (it: Element): CSSStyleDeclaration => getComputedStyle(it)
    const headings = [...document.querySelectorAll('.rules-page :is(h1, h2, h3)')]
    const rules = [...document.querySelectorAll('.rule')]
    return {
      headings: headings.filter((it) => style(it).breakAfter !== 'avoid').length,
      rules: rules.filter((it) => style(it).breakInside !== 'avoid').length,
      pale: rules.filter((it) => (style(it).color.match(/\d+/g) ?? []).some((part) => Number(part) > 64)).length,
    }
  })
  expect(torn).toEqual({ headings: 0, rules: 0, pale: 0 })
  await page.emulateMedia({ media: 'screen' })
})
