import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import type { Person } from '../people.ts'
import { signUp } from '../sign-up.ts'
import { BOT, FRIEND, ME, makeTable, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const PICTURES = process.env['BOTHY_PICTURES']

describe('what others ask', () => {
  let ailsa: Person
  let rory: Person

  inOrder()
  const house = visit(async (opened) => {
    ailsa = await opened.openBrowserFor('Ailsa')
    rory = await opened.openBrowserFor('Rory')
    for (const person of [ailsa, rory]) await signUp(opened, person)
  })
  const post = async (from: Person, path: string, data: object): Promise<void> => {
    const answer = await from.context.request.post(`${house().url}/api/${path}`, {
      data,
      headers: { origin: house().url },
    })
    expect(answer.ok()).toBe(true)
  }
  const invite = async (): Promise<string> => {
    const table = await makeTable(house(), rory, LORDS.game, [ME, FRIEND, FRIEND])
    await post(rory, `tables/${table}/invitations`, { name: 'Ailsa' })
    return table
  }
  const wonByMe = async (): Promise<string> => {
    for (let deal = 0; deal < 40; deal++) {
      house().seed = `deal ${deal}`
      const table = await makeTable(house(), ailsa, LORDS.game, [ME, BOT])
      await playUntil(house(), table, LORDS, () => false)
      const stored = await house().rooms.host.store.readTable(table)
      if (stored?.summary.ended?.result?.ranks[0] === 1) return table
    }
    throw new Error('bots win every game')
  }
  const picture = async (name: string): Promise<void> => {
    if (PICTURES !== undefined) await ailsa.page.screenshot({ path: `${PICTURES}/${name}.png` })
  }

  test('a request is a toast on any page, and stays under the bell until it is answered', async () => {
    const { page } = ailsa
    await page.goto('/about')
    await page.getByRole('button', { name: 'News', exact: true }).waitFor()
    await post(rory, 'friends', { name: 'Ailsa' })
    const toast = page.getByRole('region', { name: 'News' })
    await toast.getByText('Rory wants to be your friend.').waitFor()
    // The toast stays while it is pointed at.
    await toast.hover()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await picture('toast-page')
    await toast.getByRole('button', { name: 'Later' }).press('Enter')
    await toast.waitFor({ state: 'detached' })
    const bell = page.getByRole('button', { name: 'News: 1 to answer' })
    await bell.press('Enter')
    const news = page.getByRole('dialog', { name: 'News' })
    await news.getByText('Rory wants to be your friend.').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await picture('bell')
    await news.getByRole('button', { name: 'Accept' }).click()
    await news.getByText('Nobody is waiting for your answer.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'News', exact: true }).waitFor()
    expect(await objectionsInBoth(ailsa)).toEqual([])
  })

  test('an invitation comes to a table too, covers nothing that can be chosen, and seats me in one click', async () => {
    const { page } = ailsa
    const mine = await makeTable(house(), ailsa, LORDS.game, [ME, BOT])
    await playUntil(house(), mine, LORDS, (_, { seat }) => seat === 0)
    await page.goto(`/table/${mine}`)
    await page.locator('[data-state="lit"]').first().waitFor()
    const table = await invite()
    const toast = page.getByRole('region', { name: 'News' })
    for (const size of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await toast.getByText('Rory invites you to Lords of Scotland.').waitFor()
      await toast.hover()
      await picture(`toast-table-${size.width}`)
      const covered = await page.locator('[data-state="lit"], .table-prompt button').evaluateAll((targets) => {
        const box = document.querySelector('.toast')?.getBoundingClientRect()
        if (box === undefined) return ['no toast']
        return targets.flatMap((target) => {
          const { left, top, right, bottom, width } = target.getBoundingClientRect()
          const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom
          return isApart || width === 0 ? [] : [target.outerHTML.slice(0, 80)]
        })
      })
      expect(covered).toEqual([])
    }
    // A phone on its side has no head to show it: it is under the bell, in the menu.
    await page.setViewportSize({ width: 844, height: 390 })
    await toast.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'News: 1 to answer' }).click()
    const news = page.getByRole('dialog', { name: 'News' })
    await news.getByText('Rory invites you to Lords of Scotland.').waitFor()
    await picture('bell-table-844')
    await news.getByRole('button', { name: 'Sit down' }).click()
    await page.waitForURL(`**/table/${table}`)
    await page.setViewportSize({ width: 1280, height: 720 })
    expect([...ailsa.faults, ...rory.faults]).toEqual([])
  })

  test('lines of the chat tell when they were written', async () => {
    const { page } = ailsa
    const field = page.getByLabel('Say something')
    await field.fill('Slàinte')
    await field.press('Enter')
    const line = page.getByRole('log').locator('.chat-line', { hasText: 'Slàinte' })
    await line.waitFor()
    expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d$/)
    await picture('chat-times')
  })

  test('a result that is shared names the winner and the address, and nobody is “you”', async () => {
    const { page } = ailsa
    const over = await wonByMe()
    await page.goto(`/table/${over}`)
    await page.getByRole('heading', { name: 'You won' }).waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    const text = await page.getByRole('img', { name: /Lords of Scotland/ }).getAttribute('aria-label')
    expect(text).toMatch(new RegExp(`/replay/${over}$`))
    expect(text).toContain('Ailsa won')
    expect(text).not.toMatch(/\bYou\b/)
    await picture('share')
    await page.goto(`/replay/${over}?move=12`)
    await page.getByRole('button', { name: 'Log' }).click()
    await page.locator('.side-content .turn').first().waitFor()
    expect(await page.locator('.side-content').textContent()).not.toMatch(/\bYou\b/)
  })
})
