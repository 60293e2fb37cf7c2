import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { point, promptOf, promptSays, uncoverWhenAsked } from '../play.ts'
import { tableWhere } from '../tables.ts'
import { visit } from '../visit.ts'

const COLLECTOR: typeof LORDS = {
  ...LORDS,
  choose: (legal, view) => legal.find(({ type }) => type === 'recruit') ?? LORDS.choose(legal, view),
}

describe('the prompt follows the hand', () => {
  let mia: Person
  const house = visit(async (opened) => {
    mia = await opened.openBrowserFor('Mia')
  })

  test('with a card in hand it asks about that card; with a full hand it names only what is possible', async () => {
    const { page } = mia
    const table = await tableWhere(house(), mia, LORDS, {
      stop: ({ hand, pending }, { seat }) => seat === 0 && pending?.kind === 'turn' && hand.length > 1,
    })
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    const asked = await promptOf(page)
    expect(asked).toBe('Recruit a card, or muster one from your hand.')
    const cards = page.locator('.table [data-target^="card:"]')
    const [first, second] = await cards.evaluateAll((all) => all.map((card) => card.dataset['target'] ?? ''))
    for (const card of [first, second]) {
      await point(page, card)
      await promptSays(page, 'face up or face down?')
      const name = (await promptOf(page)).split(':')[0]
      expect(await page.locator(`.table [data-target="${card}"]`).first().textContent()).toContain(name)
    }
    await page.getByRole('button', { name: 'Deselect' }).click()
    expect(await promptOf(page)).toBe(asked)

    const full = await tableWhere(house(), mia, COLLECTOR, {
      stop: ({ hand, pending }, { seat }) => seat === 0 && pending?.kind === 'turn' && hand.length === 10,
    })
    await page.goto(`/table/${full}`)
    await uncoverWhenAsked(page)
    expect(await promptOf(page)).toBe('Your hand is full: muster a card.')
    expect(mia.faults).toEqual([])
  })
})
