import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { asked, dice, PROPOSAL, SHOW, whoIsAsked } from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { tableAt } from '../tables.ts'
import { visit } from '../visit.ts'

const WHOLE_GAME = 600_000
const SKIPPED_AFTER = 24

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return at === null ? '' : (at.getAttribute('aria-label') ?? at.textContent ?? '').trim()
  })

async function tabTo(page: Page, name: string): Promise<void> {
  const seen: string[] = []
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (now === name) return
    seen.push(now)
  }
  throw new Error(`Tab does not lead to ${name}, only to ${seen.join(' | ')}`)
}

async function isHeldUp(page: Page): Promise<boolean> {
  const held = await page.waitForFunction((show) => {
    if (document.querySelector(`.recap, ${show}`) === null) return 'no'
    return document.querySelector(`.recap .primary:focus, ${show} .primary:focus`) === null ? null : 'yes'
  }, SHOW)
  return (await held.jsonValue()) === 'yes'
}

describe('by keyboard alone', () => {
  let kay: Person
  const roll = dice(23)

  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay')
  })

  async function chooseFromList(page: Page): Promise<void> {
    await page.keyboard.press('a')
    const list = page.getByRole('dialog', { name: 'All choices' })
    const choices = list.getByRole('list').getByRole('button')
    await list.locator('li:first-child button:focus').waitFor()
    const names = await choices.allInnerTexts()
    expect(names.every((name) => name.trim().length > 0)).toBe(true)
    expect(new Set(names).size, names.join(' | ')).toBe(names.length)
    const wanted = roll(names.length)
    for (let i = 0; i < wanted; i++) await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(names[wanted].trim())
    await page.keyboard.press('Enter')
    await list.waitFor({ state: 'detached' })
  }

  async function chooseOnBoard(page: Page, lit: readonly string[]): Promise<void> {
    if (lit.some((target) => /^(do|macro|way):/.test(target))) return page.keyboard.press('1')
    await page.keyboard.press(lit.some((target) => target.startsWith('card:')) ? 'h' : 'b')
    await page.keyboard.press('Enter')
    // A choice that was only proposed is confirmed by the first button of the prompt.
    if ((await page.locator(PROPOSAL).count()) > 0) await page.keyboard.press('1')
  }

  const GAMES = [
    { title: LORDS.title, skip: (page: Page) => skipToLatePart(house(), tableAt(page), LORDS) },
    { title: GLEN.title, skip: (page: Page) => skipToLatePart(house(), tableAt(page), GLEN) },
  ]
  test.each(GAMES)('from the home page to the end of $title', { timeout: WHOLE_GAME }, async ({ title, skip }) => {
    const { page } = kay
    await page.goto('/')
    await tabTo(page, `Play now, ${title}`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/table/*')

    for (let turns = 0; ; turns++) {
      expect(turns, 'the game does not end').toBeLessThan(600)
      if (turns === SKIPPED_AFTER) await skip(page)
      const [, now] = await whoIsAsked([page])
      if (now.kind === 'ending') break
      if (now.kind === 'show' || now.kind === 'recap') {
        // A show is skipped to its last picture first, then left.
        for (let presses = 0; presses < 2 && (await isHeldUp(page)); presses++) await page.keyboard.press('Enter')
        await page.waitForFunction((show) => document.querySelector(`.recap, ${show}`) === null, SHOW)
      } else if (now.kind === 'choose') {
        if (turns % 2 === 0) await chooseFromList(page)
        else await chooseOnBoard(page, now.lit)
        await page.waitForFunction(() => document.querySelector('.prompt-sending') === null)
      }
    }
    expect((await asked(page)).kind).toBe('ending')
    expect(kay.faults).toEqual([])
  })

  test('`?` tells the keys, and they open what they say', async () => {
    const { page } = kay
    await page.keyboard.press('Escape')
    await page.locator('dialog.ending').waitFor({ state: 'detached' })
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    for (const [key, tab] of [
      ['l', 'Log'],
      ['c', 'Chat'],
      ['r', 'Rules'],
      ['i', 'Table info'],
    ] as const) {
      await page.keyboard.press(key)
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
    }
    expect(kay.faults).toEqual([])
  })
})
