import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import type { Person } from '../people.ts'
import { point, press, promptOf, promptSays, uncoverWhenAsked, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil, tableWhere } from '../tables.ts'
import { visit } from '../visit.ts'

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
    const { x, y, width, height } = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    // “Go back” takes the place of the button, so a second click right after the first does not press it.
    for (let clicks = 0; clicks < 2; clicks++) await page.mouse.click(x + width / 2, y + height / 2)
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

  test('GM-34 the last clan member that can build leaves only after a warning; then no tile can be placed, and why', async () => {
    const { page } = mia
    let tile = -1
    const table = await tableWhere(house(), mia, GLEN, {
      stop: (_view, { seat, warned }) => {
        const last = warned.find(({ warning }) => JSON.stringify(warning) === '{"warn":"walledIn"}')?.action
        if (seat !== 0 || !GLEN.isAction(last) || last.type !== 'promote') return false
        tile = last.tile
        return true
      },
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    await point(page, `clan:${tile}`)
    const inHand = 'Choose a tile next to the clan member, or send it to Parliament.'
    await promptSays(page, inHand)
    await page.locator('.prompt-buttons [data-target="do:parliament"]').click()
    await promptSays(page, 'Your clan is walled in')
    await press(page, 'Go back')
    await promptSays(page, inHand)

    await page.locator('.prompt-buttons [data-target="do:parliament"]').click()
    await page.getByRole('button', { name: / anyway$/ }).click()
    await page.locator('.prompt-buttons [data-target="do:end"]').waitFor()
    await playUntil(house(), table, GLEN, ({ pending }, { seat }) => seat === 0 && pending?.kind === 'turn')
    await promptSays(page, 'Your clan is walled in, so no tile can be placed. The one you move to is discarded.')
    expect(mia.faults).toEqual([])
  })
})
