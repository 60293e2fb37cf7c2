import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { press } from '../play.ts'
import { FRIEND, ME, makeTable, playUntil, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const HARP = '#17654f'

describe('places and colours', () => {
  let ann: Person
  let ben: Person
  let table = ''

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    ben = await opened.openBrowserFor('Ben', { language: 'fr', theme: 'light' })
  })
  const names = ({ page }: Person) => page.locator('.waiting-seat .waiting-name')
  const mine = ({ page }: Person) =>
    page.locator('.waiting-seat.mine').evaluate((seat) => getComputedStyle(seat).getPropertyValue('--seat').trim())

  test('the host moves people and chooses the level of a bot, everybody a seat and a colour', async () => {
    table = await makeTable(house(), ann, LORDS.game, [ME, FRIEND, FRIEND, FRIEND])
    await sitDown(house(), ben, table, 1)
    for (const { page } of [ann, ben]) await page.goto(`/table/${table}`)
    await ann.page
      .getByRole('button', { name: /^Move .* one seat down$/ })
      .nth(1)
      .click()
    await names(ben).nth(2).locator('strong').waitFor()
    await ben.page.getByRole('button', { name: 'Venir ici' }).first().click()
    await names(ben).nth(1).locator('strong').waitFor()
    await press(ann.page, 'Choose my colour')
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    await press(ann.page, 'Harp, green')
    await expect.poll(() => mine(ann), { timeout: 60_000 }).toBe(HARP)
    await ann.page.getByRole('combobox', { name: 'Level of the bot in seat 3' }).selectOption({ label: 'Medium' })
    await ann.page.getByRole('button', { name: 'Add a bot' }).first().click()
    await ann.page.locator('.waiting-seat.bot').waitFor()
    expect(await names(ann).nth(2).textContent()).toContain('medium')
    for (const { faults } of [ann, ben]) expect(faults).toEqual([])
  })

  test('in a rematch everybody has the colour of before, although the seats have moved on', async () => {
    await ann.page.getByRole('button', { name: 'Add a bot' }).click()
    await playUntil(house(), table, LORDS, () => false)
    const answer = await ann.context.request.post(`${house().url}/api/tables/${table}/again`, {
      data: {},
      headers: { origin: house().url },
    })
    const next: unknown = await answer.json()
    expect(next).toMatchObject({ status: 'waiting', colours: [1, 2, 3, 4] })
    await ann.page.goto(`/table/${String(Reflect.get(Object(next), 'id'))}`)
    await expect.poll(() => mine(ann), { timeout: 60_000 }).toBe(HARP)
  })

  test('the replay and the list of finished games show people in the colours that they played in', async () => {
    const { page } = ann
    const worn = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seat-0').trim())
    const badge = (row: string) => page.locator(`${row} svg > circle[fill='${HARP}']`).first().waitFor()
    await page.goto(`/replay/${table}?move=12`)
    await page.locator('.table.replay').waitFor()
    await expect.poll(worn, { timeout: 60_000 }).toBe(HARP)
    await press(page, 'Log')
    await badge('.log')
    await page.goto('/')
    await badge('.table-row-seats')
    expect(await worn()).not.toBe(HARP)
    expect(ann.faults).toEqual([])
  })
})
