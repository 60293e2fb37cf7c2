import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { whoIsAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const SHUT = [
  {
    game: LORDS.game,
    what: 'a card of the hand before its time',
    where: '[data-mine] [data-state=blocked]',
    rule: /LOS-16/,
    async table(): Promise<string> {
      return makeTable(house(), mia, LORDS.game, [ME, BOT], { firstInitiative: 0 })
    },
  },
  {
    game: GLEN.game,
    what: 'a cell where a tile may not lie',
    where: '.gm-cell[data-state=blocked]',
    rule: /GM-3[3-7]/,
    table: whilePlacing,
  },
  {
    game: GLEN.game,
    what: 'a tile of the ring while another is placed',
    where: '.gm-offer[data-state=blocked]',
    rule: /GM-12/,
    table: whilePlacing,
  },
  {
    game: GLEN.game,
    what: 'the end of a turn before its time',
    where: '.prompt-buttons .blocked',
    rule: /GM-12/,
    table: whilePlacing,
  },
] as const

async function whilePlacing(): Promise<string> {
  const table = await makeTable(house(), mia, GLEN.game, [ME, BOT])
  await playUntil(house(), table, GLEN, ({ pending }) => pending?.kind === 'place')
  return table
}

let mia: Person
const house = visit(async (opened) => {
  mia = await opened.openBrowserFor('Mia')
})

describe.each(SHUT)('$what', ({ game, where, rule, table }) => {
  test.each([
    ['by mouse', async (): Promise<void> => mia.page.locator(where).first().click({ force: true })],
    [
      'by keyboard',
      async (): Promise<void> => {
        await mia.page.locator(where).first().focus()
        await mia.page.keyboard.press('Enter')
      },
    ],
  ])('says why when it is pointed at, with a link to the rule, %s', async (_how, pointAt) => {
    await mia.page.goto(`/table/${await table()}`)
    await whoIsAsked([mia.page])
    await pointAt()
    const answer = mia.page.locator('.why')
    await answer.waitFor()
    expect(await answer.innerText()).toMatch(rule)
    expect(await answer.getByRole('link').first().getAttribute('href')).toMatch(
      new RegExp(`/rules/${game}#${rule.source}$`),
    )
    expect(mia.faults).toEqual([])
  })
})
