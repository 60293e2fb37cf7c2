import { describe, expect, test } from 'vitest'
import { GLEN } from './glen-more.ts'
import type { Person } from './people.ts'
import { press, promptOf, promptSays, whoIsAsked } from './play.ts'
import { BOT, makeTable, ME, playUntil } from './tables.ts'
import { visit } from './visit.ts'

describe('ending a turn with something still open', () => {
  let mia: Person
  const house = visit(async (opened) => {
    mia = await opened.openBrowserFor('Mia')
  })

  test('asks once, in words; goes back or ends; asks no more in this game if that is wanted', async () => {
    const table = await makeTable(house(), mia, GLEN.game, [ME, BOT])
    await playUntil(
      house(),
      table,
      GLEN,
      (view, { seat }) =>
        seat === 0 && view.pending?.kind === 'activate' && view.activatable.some(({ reason }) => reason === null),
    )
    const { page } = mia
    await page.goto(`/table/${table}`)
    await whoIsAsked([page])
    const asked = await promptOf(page)
    const end = page.locator('.prompt-buttons [data-target="do:end"]')
    await end.click()
    await promptSays(page, 'would be lost')
    await press(page, 'Go back')
    expect(await promptOf(page)).toBe(asked)

    await end.click()
    await promptSays(page, 'would be lost')
    await page.getByRole('checkbox', { name: 'Don’t ask again in this game' }).check()
    await press(page, 'End turn anyway')
    await end.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => sessionStorage.getItem('bothy.quiet'))).toContain(`${table} leaves`)
    expect(mia.faults).toEqual([])
  })
})
