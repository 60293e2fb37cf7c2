import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { offered, press } from '../play.ts'
import { BOT, FRIEND, makeTable, ME, playUntil } from '../tables.ts'
import { visit } from '../visit.ts'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const

type Size = { readonly width: number; readonly height: number }

type Visitor = {
  readonly person: Person
  readonly fresh: () => Promise<Page>
  /** For what changes nothing on the page. */
  readonly keptOn: (path: string) => Promise<Page>
}

async function hidden(things: Locator): Promise<readonly string[]> {
  return things.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const name = `${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(top)} to ${Math.round(bottom)}`
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${name} is outside`]
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return element.contains(hit) ? [] : [`${name} is covered`]
    }),
  )
}

async function cutLists(page: Page): Promise<readonly string[]> {
  return page.locator('select:visible').evaluateAll((lists: HTMLSelectElement[]) =>
    lists.flatMap((list) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list)
      const pen = document.createElement('canvas').getContext('2d')
      const words = list.selectedOptions[0]?.label ?? ''
      if (pen !== null) pen.font = font
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const needed = pen?.measureText(words).width ?? 0
      return needed > room ? [`${words}: ${Math.round(needed)} of ${Math.round(room)} px`] : []
    }),
  )
}

describe('the pages before a table', () => {
  let host: Person
  const house = visit(async (opened) => {
    host = await opened.openBrowserFor('Eilidh')
    await makeTable(opened, host, LORDS.game, [ME, BOT, BOT, BOT])
    await makeTable(opened, host, GLEN.game, [ME, BOT])
    await makeTable(opened, host, LORDS.game, [ME, FRIEND, FRIEND])
    const over = await makeTable(opened, host, LORDS.game, [ME, BOT])
    await playUntil(opened, over, LORDS, () => false)
  })

  const known = new Map<string, Promise<Person>>()
  const open = new Map<string, Promise<Page>>()

  /** Pages stay open for the next screen of the same kind and are only resized, since opening one is slow. */
  async function visitorOn(screen: Size, language: 'en' | 'fr', who?: Person): Promise<Visitor> {
    const { width, height } = screen
    const touch = width < 1000
    const key = `${language} ${touch} ${who?.name}`
    const coming = known.get(key) ?? house().openBrowserFor('Eilidh', { language, screen: { ...screen, touch } }, who)
    known.set(key, coming)
    const person = await coming
    const sized = async (page: Page): Promise<Page> => {
      await page.setViewportSize({ width, height })
      return page
    }
    const keptOn = (path: string): Promise<Page> => {
      const kept = open.get(`${key} ${path}`) ?? person.openTab(path)
      open.set(`${key} ${path}`, kept)
      return kept.then(sized)
    }
    return { person, fresh: () => sized(person.page), keptOn }
  }

  describe.each(SCREENS)('$width x $height', (screen) => {
    const looking = async (
      language: 'en' | 'fr',
      doing: (visitor: Visitor) => Promise<void>,
      who?: Person,
    ): Promise<void> => {
      const visitor = await visitorOn(screen, language, who)
      await doing(visitor)
      expect(visitor.person.faults).toEqual([])
    }

    test.each(['en', 'fr'] as const)('home: what waits and "Play now" are above the fold (%s)', async (language) => {
      await looking(
        language,
        async ({ keptOn }) => {
          const page = await keptOn('/')
          await page.locator('.my-game .button').nth(1).waitFor()
          await page.locator('.game-card svg').first().waitFor()
          await page.locator('.company').first().waitFor()
          expect(await hidden(page.locator('.my-game .button:not(.icon)'))).toEqual([])
          const games = page.locator('.game-card .primary')
          expect(await hidden(screen.width >= 800 ? games : games.first())).toEqual([])
        },
        host,
      )
    })

    test('home of a newcomer: every game can be played at once', async () => {
      await looking('en', async ({ keptOn }) => {
        const page = await keptOn('/')
        await page.getByRole('heading', { level: 1, name: 'A table by the fire' }).waitFor()
        await page.locator('.game-card .primary').nth(3).waitFor()
        expect(await hidden(page.locator('.game-card .primary'))).toEqual([])
        expect(await page.locator('.my-game').count()).toBe(0)
      })
    })

    test.each(['en', 'fr'] as const)('new table: one screen, the button always in sight (%s)', async (language) => {
      await looking(language, async ({ fresh, keptOn }) => {
        const page = await fresh()
        await page.goto(`/new/${LORDS.game}?with=friends`)
        const button = page.locator('.make-foot .primary')
        await button.waitFor()
        expect(await hidden(page.locator('.make-foot .primary, .company, .game-link:visible'))).toEqual([])
        await page.locator('.make-count label').last().click()
        await page.locator('.make-more [aria-expanded]').click()
        expect(await hidden(button)).toEqual([])
        for (const company of ['friends', 'anyone', 'here', 'bots']) {
          const kept = await keptOn(`/new/${LORDS.game}?with=${company}`)
          await kept.locator('.plan-seat select').first().waitFor()
          expect(await cutLists(kept)).toEqual([])
        }
      })
    })
  })

  test('a finished game shows how it ended', async () => {
    const person = await house().openBrowserFor('Eilidh', {}, host)
    const row = person.page.locator('.table-row', { has: person.page.locator('.result') }).first()
    await row.waitFor()
    expect(await row.locator('.result').textContent()).toMatch(/^You won$|^\d(?:st|nd|rd|th) place$/)
    expect(await row.locator('.table-row-seats strong').allTextContents()).toHaveLength(2)
    await person.leave()
  })

  test('one switch of opponents holds for all games and is remembered', async () => {
    const person = await house().openBrowserFor('Fergus')
    const { page } = person
    await page.getByRole('group', { name: 'Opponents' }).getByText('Medium').click()
    await page.reload()
    await page.getByRole('radio', { name: 'Medium', checked: true }).waitFor()
    await offered(page, 'button', 'Play now', GLEN).click()
    await page.waitForURL('**/table/*')
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const holders = (await house().rooms.host.store.readTable(id))?.summary.holders ?? []
    expect(holders.map((holder) => (holder.kind === 'bot' ? holder.level : holder.kind))).toEqual([
      'person',
      'medium',
      'medium',
      'medium',
    ])
    await person.leave()
  })

  test('usual options are in sight, the others behind one button; one that was changed moves up, and all go back', async () => {
    const person = await house().openBrowserFor('Morag')
    const { page } = person
    const more = page.locator('.make-more [aria-expanded]')
    await page.goto(`/new/${LORDS.game}?with=bots`)
    await page.getByText('Everything else as in the rulebook.').waitFor()
    await page.getByText('You and 3 bots.').waitFor()
    const usual = page.locator('.make-options > .make-cells')
    const first = usual.getByLabel('First initiative')
    expect(await usual.getByText('With Bruce').count()).toBe(1)
    expect(await first.count()).toBe(0)
    await more.click()
    await page.getByLabel('First initiative').selectOption({ index: 1 })
    await more.click()
    await first.waitFor()
    await page.locator('.make-facts').getByText('1 rule changed').waitFor()
    await press(page, 'Back to standard rules')
    await page.getByText('Everything else as in the rulebook.').waitFor()
    expect(await first.count()).toBe(1)
    await person.leave()
  })
})
