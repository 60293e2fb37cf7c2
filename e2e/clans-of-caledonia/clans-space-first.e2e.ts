import { describe, expect, test } from 'vitest'
import { CLANS, litSpot, money } from '../clans-of-caledonia.ts'
import { PATIENCE, type Person } from '../people.ts'
import { promptSays, uncoverWhenAsked } from '../play.ts'
import { tableWhere } from '../tables.ts'
import { visit } from '../visit.ts'

describe('the first choice of a turn', () => {
  let ann: Person
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
  })

  test('its list is walked by arrow keys; Escape puts the space back, twice Enter places the unit', async () => {
    const { page } = ann
    const table = await tableWhere(house(), ann, CLANS, {
      stop: ({ pending }, { seat }) => seat === 0 && pending?.kind === 'turn',
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const before = await money(page)
    const space = page.locator('.coc-hex[data-state="lit"]').first()
    const target = await space.getAttribute('data-target')
    const list = page.locator('.coc-units-here')
    const same = page.locator(`.coc-hex[data-target="${target}"]`)
    const first = list.locator('.coc-unit-here').first()
    const isFocused = (): Promise<boolean> => first.evaluate((it) => it === document.activeElement)
    await same.focus()
    await page.keyboard.press('Enter')
    await list.waitFor()
    await expect.poll(isFocused, { timeout: PATIENCE }).toBe(true)
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    const isBack = (): Promise<boolean> => same.evaluate((it) => it === document.activeElement)
    await expect.poll(isBack, { timeout: PATIENCE }).toBe(true)

    await page.keyboard.press('Enter')
    await list.waitFor()
    await expect.poll(isFocused, { timeout: PATIENCE }).toBe(true)
    for (const key of ['End', 'Home']) await page.keyboard.press(key)
    const price = Number(/£(\d+)/.exec((await first.textContent()) ?? '')?.[1])
    await page.keyboard.press('Enter')
    await promptSays(page, 'Choose what to place here')
    await page.locator('.prompt-help', { hasText: 'Choose it again to place it.' }).waitFor()
    await page.locator('.coc-ghost').waitFor()
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => money(page), { timeout: PATIENCE }).toBe(before - price)
    expect(ann.faults).toEqual([])
  })

  test('by mouse a space, then one of its units, then the same again, with what it would do in between', async () => {
    const { page } = ann
    const table = await tableWhere(house(), ann, CLANS, {
      stop: ({ pending }, { seat }) => seat === 0 && pending?.kind === 'turn',
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const before = await money(page)
    await page.locator('.coc-hex[data-state="lit"]').first().click()
    const list = page.locator('.coc-units-here')
    const unit = list.locator('.coc-unit-here[data-state="lit"]').last()
    const price = Number(/£(\d+)/.exec((await unit.textContent()) ?? '')?.[1])
    await unit.click()
    await page.locator('.coc-ghost').waitFor()
    await page.locator('.prompt-help', { hasText: 'Choose it again to place it.' }).waitFor()
    expect(await money(page)).toBe(before)
    await unit.click()
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => money(page), { timeout: PATIENCE }).toBe(before - price)
    expect(ann.faults).toEqual([])
  })

  test('a group lights its things alone; a thing of another group can be clicked all the same', async () => {
    const { page } = ann
    const table = await tableWhere(house(), ann, CLANS, {
      stop: ({ pending }, { seat }) => seat === 0 && pending?.kind === 'turn',
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const ring = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((it) => getComputedStyle(it, '::after').boxShadow)
    const tool = '.coc-tool[data-state="lit"]'
    const unit = '.coc-unit-row[data-state="lit"]'
    const quiet = await ring(tool)
    await page.locator('.coc-group[data-group="upgrades"]').click()
    await page.locator('.coc-stage[data-group="upgrades"]').waitFor()
    const lit = await ring(tool)
    expect(lit).toContain('2px inset')
    expect(quiet).toContain('1px inset')
    expect(await ring(unit)).toBe(quiet)
    await page.locator(unit).first().click()
    await promptSays(page, 'Place the')
    await page.keyboard.press('Escape')
    await litSpot(page, 'upgrade:shipping').first().waitFor()
    expect(ann.faults).toEqual([])
  })
})
