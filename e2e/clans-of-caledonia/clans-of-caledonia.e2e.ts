import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dealIsVerified, endIsTold, meetAtTable, replayIsWatched } from '../afterwards.ts'
import { chooseLit, CLANS } from '../clans-of-caledonia.ts'
import { type Person, SCREENS } from '../people.ts'
import { dice, type Habits, playOn, promptOf, promptSays, whoIsAsked } from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { tableAt } from '../tables.ts'
import { inOrder, visit } from '../visit.ts'

const WHOLE_GAME = 600_000
const KINDS = ['unit', 'hex', 'contract', 'sell', 'n', 'do:end', 'do:pass']

const placesIn = (group: Element): string =>
  [...group.children]
    .map((button) => {
      const { left, width } = button.getBoundingClientRect()
      return `${Math.round(left)} + ${Math.round(width)}`
    })
    .join(', ')

describe('two people at a table of Clans of Caledonia', () => {
  let ann: Person
  let ben: Person

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ann')
    ben = await opened.openBrowserFor('Ben', { theme: 'light', screen: SCREENS.middle })
  })

  const pages = (): readonly Page[] => [ann.page, ben.page]
  const faults = (): readonly string[] => [...ann.faults, ...ben.faults]
  const used = new Set<string>()
  const places = new Map<Page, Set<string>>()
  const habits: Habits = {
    roll: dice(5),
    choose: chooseLit,
    async first(page) {
      const seen = places.get(page) ?? new Set()
      places.set(page, seen.add(await page.locator('.prompt-fixed').evaluate(placesIn)))
      return false
    },
    pointed({ target }) {
      used.add(target.startsWith('do:') ? target : target.split(':')[0])
      return Promise.resolve()
    },
  }

  async function turn(): Promise<Page> {
    let page = ann.page
    await playOn(pages(), habits, async () => {
      const [i, now] = await whoIsAsked(pages())
      page = pages()[i]
      return now.kind === 'choose' && now.lit.includes('do:pass')
    })
    return page
  }

  test('sit down by a link, choose clans and place workers', async () => {
    await meetAtTable(ann, ben, CLANS)
    const page = await turn()
    await promptSays(page, 'Take one action')
    expect(faults()).toEqual([])
  })

  test('a unit in hand shows whole prices; a space that is blocked says why', async () => {
    const page = await turn()
    await page.locator('.coc-unit-row[data-state="lit"]').first().click()
    await promptSays(page, 'Place the')
    const spaces = Number(/(\d+) space/.exec(await promptOf(page))?.[1])
    expect(await page.locator('.coc-prices text').count()).toBe(spaces)
    await page.locator('.coc-hex[data-state="blocked"]').first().click({ force: true })
    await page
      .locator('.why')
      .getByText(/COC-\d+/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    expect(faults()).toEqual([])
  })

  test('all five rounds by clicking, to the score sheet', { timeout: WHOLE_GAME }, async () => {
    await playOn(pages(), habits, () => Promise.resolve(KINDS.every((kind) => used.has(kind))))
    await skipToLatePart(house(), tableAt(ann.page), CLANS)
    await playOn(pages(), habits)
    expect([...used]).toEqual(expect.arrayContaining(KINDS))
    expect([...places.values()].map((seen) => [...seen].join(' or '))).toEqual([
      expect.stringMatching(/^\d+ \+ 174, \d+ \+ 92$/),
      expect.stringMatching(/^\d+ \+ 174, \d+ \+ 92$/),
    ])
    await endIsTold(ann, ben)
    expect(faults()).toEqual([])
  })

  test('the deal is verified and the replay watched', async () => {
    await dealIsVerified(ben.page)
    await replayIsWatched(ann.page)
    expect(faults()).toEqual([])
  })
})
