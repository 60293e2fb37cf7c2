import { describe, expect, test } from 'vitest'
import { LORDS } from './lords-of-scotland.ts'
import type { Person } from './people.ts'
import { whoIsAsked } from './play.ts'
import { BOT, makeTable, ME } from './tables.ts'
import { visit } from './visit.ts'

describe('what can not be chosen', () => {
  let mia: Person
  const house = visit(async (opened) => {
    mia = await opened.openBrowserFor('Mia')
  })

  test.each([
    [
      'by mouse',
      async (): Promise<void> => mia.page.locator('.table-mine [data-state=blocked]').first().click({ force: true }),
    ],
    [
      'by keyboard',
      async (): Promise<void> => {
        await mia.page.locator('.table-mine [data-state=blocked]').first().focus()
        await mia.page.keyboard.press('Enter')
      },
    ],
  ])('says why when it is pointed at, with a link to the rule, %s', async (_how, pointAtCard) => {
    const table = await makeTable(house(), mia, LORDS.game, [ME, BOT], { firstInitiative: 0 })
    await mia.page.goto(`/table/${table}`)
    await whoIsAsked([mia.page])
    await pointAtCard()
    const answer = mia.page.locator('.why')
    await answer.waitFor()
    expect(await answer.innerText()).toContain('LOS-16')
    expect(await answer.getByRole('link').getAttribute('href')).toContain('/rules/lords-of-scotland#LOS-16')
    expect(mia.faults).toEqual([])
  })
})
