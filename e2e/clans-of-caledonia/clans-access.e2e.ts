import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS, money } from '../clans-of-caledonia.ts'
import { PATIENCE, type Person, SCREENS, type Taste } from '../people.ts'
import { openSide, promptOf, promptSays, settled, touch, uncover, uncoverWhenAsked } from '../play.ts'
import { BOT, makeTable, ME, playUntil } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'

const LOOKS: readonly { readonly name: string; readonly taste: Taste }[] = [
  { name: 'a wide screen in English', taste: { screen: SCREENS.wide } },
  { name: 'a phone in French', taste: { screen: SCREENS.phone, language: 'fr' } },
]

describe('Clans of Caledonia for everyone', () => {
  let kay: Person
  let table: string
  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay')
    table = await makeTable(opened, kay, CLANS.game, [ME, BOT], { arranged: { first: [0] } })
    await playUntil(opened, table, CLANS, (view) => view.pending?.kind === 'turn')
  })

  async function sitAt(page: Page): Promise<Page> {
    await page.goto(`/table/${table}`)
    await uncoverWhenAsked(page)
    // On a slow machine a recap of the bot’s move comes some frames after the position.
    await settled(page)
    await uncover(page)
    return page
  }

  const held = (page: Page): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-state="lit"]')?.dataset['target'] ?? '')

  async function arrowAwayFrom(page: Page, space: string): Promise<void> {
    for (let far = 1; far < 12; far++)
      for (const key of far % 2 === 1 ? ['ArrowRight', 'ArrowDown'] : ['ArrowLeft', 'ArrowUp'])
        for (let i = 0; i < far; i++) {
          await page.keyboard.press(key)
          const now = await held(page)
          if (now.startsWith('hex:') && now !== space) return
        }
    throw new Error(`the arrow keys lead nowhere from ${space}`)
  }

  test.each(LOOKS)('axe objects to nothing on $name: the turn, and each part by itself', async ({ taste }) => {
    const guest = await house().openBrowserFor('Kay', taste, kay)
    const page = await sitAt(guest.page)
    const found: string[] = []
    const look = async (name: string): Promise<void> => {
      await settled(page)
      found.push(...(await objectionsTo(page, 'all')).map((fault) => `${name}: ${fault}`))
    }
    await look('turn')
    const parts = page.locator('.coc-pane-button')
    for (let i = 0; i < (await parts.count()); i++) {
      const part = parts.nth(i)
      await touch(part)
      await look((await part.getAttribute('data-opens')) ?? '')
      if ((await part.getAttribute('aria-pressed')) === 'true') await touch(part)
    }
    expect(found.join('\n')).toBe('')
    await guest.leave()
    expect(guest.faults).toEqual([])
  })

  test('a turn by keyboard alone: a unit, a space, undone, placed elsewhere, and the turn ended', async () => {
    const page = await sitAt(kay.page)
    const before = await money(page)
    async function placeElsewhere(than: string | null): Promise<string> {
      await page.keyboard.press('h')
      expect(await held(page)).toMatch(/^unit:/)
      await page.keyboard.press('Enter')
      await promptSays(page, 'Place the')
      await page.keyboard.press('b')
      if (than !== null) await arrowAwayFrom(page, than)
      const space = await held(page)
      expect(space).toMatch(/^hex:/)
      await page.keyboard.press('Enter')
      await page.locator('#prompt', { hasText: /end your turn|neighbours sell/ }).waitFor()
      expect(await money(page)).toBeLessThan(before)
      return space
    }
    const space = await placeElsewhere(null)
    await page.keyboard.press('u')
    await promptSays(page, 'Take one action')
    expect(await money(page)).toBe(before)
    expect(await placeElsewhere(space)).not.toBe(space)
    // The first button declines the neighbours' offers.
    if ((await promptOf(page)).includes('neighbours')) await page.keyboard.press('1')
    await promptSays(page, 'end your turn')
    await page.keyboard.press('1')
    await promptSays(page, 'Take one action')
    await page.keyboard.press('l')
    const mine = page.locator('.turn', { hasText: 'You placed' }).last()
    await mine.waitFor()
    expect(await mine.innerText()).not.toContain('ended your turn')
    expect(kay.faults).toEqual([])
  })

  test('arrow keys lead over the map space by space, and back', async () => {
    const page = await sitAt(kay.page)
    const space = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('.coc-hex')?.dataset['target'] ?? '')
    await page.locator('[data-target="hex:58"]').focus()
    const way: string[] = []
    for (const key of ['Right', 'Right', 'Down', 'Left', 'Left', 'Up', 'Up', 'Left']) {
      await page.keyboard.press(`Arrow${key}`)
      way.push(await space())
    }
    // A column has nine spaces.
    expect(way).toEqual([67, 76, 77, 68, 59, 58, 57, 48].map((hex) => `hex:${hex}`))
  })

  const lines = (page: Page): Locator =>
    page.locator('.turn-line', { hasText: / placed | placez? | déploie | déployez / })
  const rings = (page: Page): Locator => page.locator('.coc-marked')

  test('a line of the log names the land, and marks its space on the map for the mouse and the keyboard', async () => {
    const guest = await house().openBrowserFor('Kay', { screen: { width: 1280, height: 720 } }, kay)
    const page = await sitAt(guest.page)
    await openSide(page, 'Log')
    const line = lines(page).first()
    expect(await line.innerText()).toMatch(/ (on grassland|in a forest|on a mountain) /)
    await line.hover()
    await rings(page).waitFor()
    await page.locator('.turn-head').first().hover()
    await rings(page).waitFor({ state: 'detached' })
    await page.locator('.log').focus()
    await page.keyboard.press('Tab')
    const heldLine = (): Promise<string> =>
      page.evaluate(() => document.activeElement?.closest('[data-mentions]')?.textContent ?? '')
    await expect.poll(heldLine, { timeout: PATIENCE }).not.toBe('')
    for (let up = 0; up < 20 && !(await heldLine()).includes('placed'); up++) await page.keyboard.press('ArrowUp')
    expect(await heldLine()).toMatch(/ placed a /)
    await rings(page).waitFor()
    await page.keyboard.press('Shift+Tab')
    await rings(page).waitFor({ state: 'detached' })
    await guest.leave()
    expect(guest.faults).toEqual([])
  })

  test('on a phone a line that was tapped has marked its space when the map is back, in sight', async () => {
    const guest = await house().openBrowserFor('Kay', { screen: SCREENS.phone, language: 'fr' }, kay)
    const page = await sitAt(guest.page)
    await openSide(page, 'Journal')
    await touch(lines(page).first())
    await openSide(page, 'Table')
    await rings(page).waitFor()
    const inSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const frame = document.querySelector('.coc-map-pane .zoom-frame')?.getBoundingClientRect()
        const space = document.querySelector('.coc-hex[data-marked]')?.getBoundingClientRect()
        return (
          frame !== undefined &&
          space !== undefined &&
          space.left >= frame.left &&
          space.right <= frame.right &&
          space.top >= frame.top &&
          space.bottom <= frame.bottom
        )
      })
    await expect.poll(inSight, { timeout: PATIENCE }).toBe(true)
    await touch(page.locator('#prompt'))
    await rings(page).waitFor({ state: 'detached' })
    await guest.leave()
    expect(guest.faults).toEqual([])
  })
})
