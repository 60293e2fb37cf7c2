import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person } from '../people.ts'
import { press, whoIsAsked } from '../play.ts'
import { BOT, FRIEND, ME, makeTable, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const GRACE = 9000
const HERE = 'https://bothy.example'

const tableMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Table info' }).click()

const pathOf = (page: Page): string => new URL(page.url()).pathname

type Noted = { readonly countdowns: ReadonlySet<string> }

function noteCountdowns(): void {
  const countdowns = new Set<string>()
  Object.assign(window, { countdowns })
  const watch = new MutationObserver(() => {
    const text = document.querySelector('[role=tabpanel]')?.textContent ?? ''
    for (const [countdown] of text.matchAll(/\w+ is away\. A bot can take over in 0:0\d\./g)) countdowns.add(countdown)
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
}

describe('friends', () => {
  let ann: Person
  let ben: Person
  let cat: Person
  let table = ''

  inOrder()
  const house = visit(
    async (opened) => {
      ann = await opened.openBrowserFor('Ann')
      ben = await opened.openBrowserFor('Ben', { theme: 'light' })
      cat = await opened.openBrowserFor('Cat')
    },
    async () => ({ server: { publicUrl: HERE, settings: { grace: GRACE, abandonAfter: 0 } } }),
  )
  const people = (): readonly Person[] => [ann, ben, cat]
  const faults = (): readonly string[] => people().flatMap((person) => person.faults)
  const rowOf = (page: Page, name: string) => page.locator('.waiting-seat', { hasText: name })

  test('meet in the waiting room: a name, a word, the link, and the start when all are ready', async () => {
    table = await makeTable(house(), ann, LORDS.game, [ME, FRIEND, FRIEND, FRIEND])
    await ann.page.goto(`/table/${table}`)
    await ann.page.getByText('Waiting for 3 more players.').waitFor()
    await expect
      .poll(() => ann.page.getByLabel('Link to this table').inputValue(), { timeout: PATIENCE })
      .toBe(`${HERE}/table/${table}`)
    await ann.page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await ann.page.getByRole('button', { name: 'Start with bots' }).waitFor()
    expect(await ann.page.locator('.waiting-bar .primary').textContent()).toContain('Invite')

    await ben.page.goto(`/table/${table}`)
    await ben.page.getByText('Ann invites you to play').waitFor()
    for (const { page } of [ann, ben]) expect(await objectionsTo(page, 'all')).toEqual([])
    await ben.page.getByRole('textbox', { name: 'Your name' }).fill('Benjamin')
    await ben.page.keyboard.press('Enter')
    await rowOf(ann.page, 'Benjamin').getByText('ready').waitFor()

    await cat.page.goto(`/table/${table}`)
    await cat.page.getByRole('button', { name: 'Sit down' }).click()
    await press(cat.page, 'I need a moment')
    await rowOf(ann.page, 'Cat').getByText('not yet').waitFor()
    await cat.page.getByRole('tab', { name: 'Rules' }).click()
    await cat.page.getByRole('tabpanel').getByText('LOS-1', { exact: true }).first().waitFor()
    await ann.page.getByRole('textbox', { name: 'Say something' }).fill('The rules take two minutes.')
    await ann.page.keyboard.press('Enter')
    await ben.page.getByRole('log', { name: 'Chat' }).getByText('two minutes').waitFor()

    await press(ann.page, 'Start when Cat is ready')
    await ann.page.getByText('The game starts when Cat is ready.').waitFor()
    for (const { page } of people()) expect(await objectionsTo(page, 'all')).toEqual([])
    await press(cat.page, 'I’m ready')
    await whoIsAsked(people().map(({ page }) => page))
    const { seats } = await info(table)
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person', 'bot'])
    expect(faults()).toEqual([])
  })

  async function info(id: string): Promise<{ seats: { kind: string; name: string; resigned?: boolean }[] }> {
    const answer = await ann.context.request.get(`${house().url}/api/tables/${id}`)
    return (await answer.json()) as { seats: { kind: string; name: string }[] }
  }

  test('a name is remembered on the device', async () => {
    await ben.page.reload()
    await ben.page.locator('.table').waitFor() // the table has its own head, with its own settings
    await ben.inSettings(async (settings) => {
      expect(await settings.getByLabel('Your name').inputValue()).toBe('Benjamin')
    })
    expect(await ben.page.evaluate(() => localStorage.getItem('bothy.settings'))).toContain('Benjamin')
  })

  test('a person who only watches is told so, and finds no dead buttons', async () => {
    const dora = await house().openBrowserFor('Dora')
    await dora.page.goto(`/table/${table}`)
    await dora.page.getByText('You’re watching.').waitFor()
    expect(await dora.page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await dora.page.locator('.table button:disabled').count()).toBe(0)
    await tableMenu(dora.page)
    await dora.page.getByText('You have no seat in this game.').waitFor()
    for (const name of ['Resign', 'End the game', 'Let a bot play for me'])
      expect(await dora.page.getByRole('button', { name }).count()).toBe(0)
    expect(dora.faults).toEqual([])
  })

  test('an absent person: a countdown, then a bot', async () => {
    await tableMenu(ann.page)
    const panel = ann.page.getByRole('tabpanel')
    await ann.page.evaluate(noteCountdowns)
    await ben.page.goto('/about')
    await panel.getByText('Benjamin is away.').waitFor()
    expect(await objectionsTo(ann.page, 'all')).toEqual([])
    await panel.getByRole('button', { name: 'Let a bot play for Benjamin' }).click()
    const countdowns = await ann.page.evaluate(() => [...(window as unknown as Noted).countdowns])
    expect(countdowns).toContainEqual(expect.stringContaining('Benjamin is away.'))
    await panel.getByText('Benjamin is away').waitFor({ state: 'detached' })
    await ben.page.goto(`/table/${table}`)
    await press(ben.page, 'Take my seat back')
    await ben.page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' })
    expect(faults()).toEqual([])
  })

  test('one resigns at their own seat, and the others agree to end the game', async () => {
    await ben.page.locator('button.seat-head').click()
    const menu = ben.page.getByRole('dialog', { name: 'My seat' })
    expect(await objectionsTo(ben.page, 'all')).toEqual([])
    await menu.getByRole('button', { name: 'Resign' }).click()
    await ben.page.getByRole('dialog', { name: 'Resign?' }).getByRole('button', { name: 'Resign' }).click()
    await ben.page.getByText('You have resigned.').first().waitFor()
    await ben.page.keyboard.press('Escape')

    const panel = ann.page.getByRole('tabpanel')
    await press(panel, 'End the game')
    await ann.page.getByRole('dialog').getByRole('button', { name: 'End the game' }).click()
    await ann.page.getByText('Your request to end the game: 0 of 1 have agreed.').waitFor()
    const asking = cat.page.getByRole('dialog', { name: 'End the game for everyone?' })
    await asking.getByText('Ann wants to end the game').waitFor()
    await press(asking, 'Agree')
    for (const { page } of people()) {
      const end = page.getByRole('dialog', { name: 'The game was ended early' })
      await end.getByText('Benjamin resigned; a bot took over.').waitFor()
      await end.getByRole('heading', { name: 'Score when it ended Ended early' }).waitFor()
      expect(await end.getByRole('columnheader').count()).toBe(4)
    }
    expect(await objectionsTo(ben.page, 'all')).toEqual([])
    expect((await info(table)).seats[1]).toMatchObject({ name: 'Benjamin', resigned: true })
    expect(faults()).toEqual([])
  })

  test('the rematch brings all to one new table, one seat further', async () => {
    await Promise.all([press(ann.page, 'Play again'), press(ben.page, 'Play again')])
    await Promise.all([ann, ben].map(({ page }) => page.waitForURL((url) => url.pathname !== `/table/${table}`)))
    expect(pathOf(ann.page)).toBe(pathOf(ben.page))
    const end = cat.page.getByRole('dialog', { name: 'The game was ended early' })
    await end.getByText(/(Ann|Benjamin) wants to play again\./).waitFor()
    await rowOf(ann.page, 'Cat').getByText('not yet').waitFor()
    await press(end, 'Join')
    await cat.page.waitForURL(`**${pathOf(ann.page)}`)
    await whoIsAsked(people().map(({ page }) => page))
    const { seats } = await info(pathOf(ann.page).split('/')[2])
    expect(seats.slice(0, 2).map(({ name }) => name)).toEqual(['Benjamin', 'Cat'])
    expect(seats[3].name).toBe('Ann')
    expect(seats[2].kind).toBe('bot')
    expect(faults()).toEqual([])
  })

  test('a host closes a table that has not begun, and those who wait are told', async () => {
    const id = await makeTable(house(), ann, LORDS.game, [ME, FRIEND, FRIEND])
    await sitDown(house(), cat, id, 1)
    await Promise.all([ann, cat].map(({ page }) => page.goto(`/table/${id}`)))
    await press(ann.page, 'Close this table')
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Close this table' }).click()
    await cat.page.getByText('The host has closed this table').waitFor()
    await ann.page.waitForURL((url) => url.pathname === '/')
    expect(faults()).toEqual([])
  })

  test('copying says that it has copied, or how to do it by hand', async () => {
    const id = await makeTable(house(), ann, LORDS.game, [ME, FRIEND])
    await ann.page.goto(`/table/${id}`)
    await press(ann.page.locator('.invite'), 'Copy the link')
    await ann.page.locator('.invite').getByRole('button', { name: 'Copied' }).waitFor()
    await ann.page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await ann.page.getByRole('button', { name: 'Copy the link' }).click()
    await ann.page.locator('.invite').getByText('Press Ctrl+C').waitFor()
    const selected = await ann.page.evaluate(() => {
      const field = document.activeElement
      return field instanceof HTMLInputElement && field.selectionEnd === field.value.length ? field.value : ''
    })
    expect(selected).toContain(`/table/${id}`)
  })

  test('against bots alone the rematch begins at once', async () => {
    const id = await makeTable(house(), ann, LORDS.game, [ME, BOT, BOT])
    await ann.page.goto(`/table/${id}`)
    await tableMenu(ann.page)
    await press(ann.page.getByRole('tabpanel'), 'Resign')
    await ann.page.getByText('The game ends straight away, without a result.').waitFor()
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    await press(ann.page, 'Play again')
    await ann.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
    await whoIsAsked([ann.page])
    expect(faults()).toEqual([])
  })
})

describe('one device and one machine', () => {
  let pair: Person

  visit(async (opened) => {
    pair = await opened.openBrowserFor('Pair')
  })

  test('a server that only this machine reaches says so beside the link', async () => {
    const { page } = pair
    await page.goto('/new/lords-of-scotland?with=friends')
    await press(page, 'Create table')
    await page.getByText('Only this device can reach the server.').waitFor()
    expect(await page.locator('.qr-code').count()).toBe(0)
  })

  test('people round one device resign in turn and play again', async () => {
    const { page } = pair
    await page.goto('/new/lords-of-scotland?with=here')
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('textbox', { name: 'Name, Seat 1' }).fill('Isla')
    await page.getByRole('textbox', { name: 'Name, Seat 2' }).fill('Rory')
    await press(page, 'Create table')
    await page.waitForURL('**/local/*')
    const before = pathOf(page)
    for (let i = 0; i < 2; i++) {
      await page.getByRole('button', { name: /^I’m/ }).click()
      await tableMenu(page)
      await press(page.getByRole('tabpanel'), 'Resign')
      await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
    }
    const end = page.getByRole('dialog', { name: 'The game was ended early' })
    await end.getByText('resigned; a bot took over.').waitFor()
    await press(end, 'Play again')
    await page.waitForURL((url) => url.pathname.startsWith('/local/') && url.pathname !== before)
    await page.getByRole('button', { name: /^I’m/ }).waitFor()
    expect(pair.faults).toEqual([])
  })
})
