import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { asked, press, whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

describe('a person who has never played', () => {
  let nia: Person
  const house = visit(async (opened) => {
    nia = await opened.openBrowserFor('Nia', { newcomer: true })
  })

  const open = async (table: string): Promise<void> => {
    await nia.page.goto(`/table/${table}`)
    await nia.page.locator('.table-stage').waitFor()
    await whoIsAsked([nia.page])
  }

  test.each([
    [LORDS, 'strongest army'],
    [GLEN, 'tile by tile'],
  ])('$title is explained before the first move, once at a table', async ({ game }, words) => {
    const table = await makeTable(house(), nia, game, [ME, BOT], game === LORDS.game ? { firstInitiative: 0 } : {})
    await open(table)
    const card = nia.page.locator('.primer')
    expect(await card.innerText()).toContain(words)
    expect(await card.locator('li').count()).toBeGreaterThan(3)
    await press(card, 'Let’s play')
    await card.waitFor({ state: 'detached' })
    await open(table)
    expect((await asked(nia.page)).kind).toBe('choose')
    expect(nia.faults).toEqual([])
  })

  test('after a whole game no more, until the switch of the settings brings it back', async () => {
    const over = await makeTable(house(), nia, LORDS.game, [ME, BOT])
    await playUntil(house(), over, LORDS, () => false)
    await nia.page.goto(`/table/${over}`)
    await nia.page.locator('dialog.ending').waitFor()
    const again = (): Promise<string> => makeTable(house(), nia, LORDS.game, [ME, BOT], { firstInitiative: 0 })
    await open(await again())
    expect(await nia.page.locator('.primer').count()).toBe(0)
    await nia.inSettings((settings) => settings.getByText('Explain the games again').click())
    await open(await again())
    await nia.page.locator('.primer').waitFor()
    expect(nia.faults).toEqual([])
  })
})
