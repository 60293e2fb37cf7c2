import { expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { type Person, SCREENS } from '../people.ts'
import { FRIEND, makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

let una: Person
const house = visit(async (opened) => {
  una = await opened.openBrowserFor('Una', { screen: SCREENS.phone, language: 'fr' })
})

test.each([
  ['on its side', { width: 844, height: 390 }, 4],
  ['a small one', { width: 360, height: 740 }, 2],
] as const)('the waiting room on a phone, %s: the main button and seats are in sight', async (_, size, seats) => {
  const { page } = una
  await page.setViewportSize(size)
  const table = await makeTable(house(), una, GLEN.game, [ME, FRIEND, FRIEND, FRIEND])
  await page.goto(`/table/${table}`)
  await page.locator('.waiting-bar .primary').waitFor()
  const inSight = await page.locator('.waiting-bar .primary, .waiting-seat').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint((left + right) / 2, top + 4)) &&
        one.contains(document.elementFromPoint((left + right) / 2, bottom - 4))
        ? (one.getAttribute('class') ?? '')
        : ''
    }),
  )
  expect(inSight.filter((name) => name.includes('primary'))).toHaveLength(1)
  expect(inSight.filter((name) => name.includes('waiting-seat')).length).toBeGreaterThanOrEqual(seats)
  const lines = await page
    .locator('.waiting-seat.open')
    .evaluateAll((all) => all.map((one) => one.clientHeight / (one.querySelector('button')?.offsetHeight ?? 0)))
  expect(Math.max(...lines), 'a free seat takes two lines of buttons').toBeLessThan(3)
  expect(una.faults).toEqual([])
})
