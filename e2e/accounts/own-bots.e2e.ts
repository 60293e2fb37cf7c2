import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { signIn, signUp } from '../sign-up.ts'
import { FRIEND, ME, makeTable } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

/** A browser’s own sockets take no header. */
function connected(url: string, token: string): Promise<Duplex> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    authorization: `Bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const asking = request(`${url}/socket`, { headers })
    asking.on('upgrade', (_answer, socket) => resolve(socket))
    asking.on('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)))
    asking.on('error', reject)
    asking.end()
  })
}

describe('bots of one’s own', () => {
  let desk: Person
  let phone: Person

  inOrder()
  const house = visit(async (opened) => {
    desk = await opened.openBrowserFor('Morag')
    phone = await opened.openBrowserFor('Visitor', { screen: SCREENS.phone, language: 'fr', theme: 'light' })
  })

  test('a bot is made by keyboard; its token is shown once, and is good', async () => {
    const { page } = desk
    await page.goto('/account')
    await signUp(house(), desk)
    const part = page.getByRole('region', { name: 'Your own bots' })
    await part.getByLabel('Name of the bot').fill('Rob')
    await page.keyboard.press('Enter')
    const field = part.getByRole('textbox', { name: 'The token of [bot] Rob' })
    await field.waitFor()
    const token = await field.inputValue()
    expect(token).toMatch(/^bothy_bot_[\w-]{43}$/)
    await part.getByText('has never connected').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    const socket = await connected(house().url, token)
    await part.getByRole('button', { name: 'I’ve kept it' }).focus()
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
    const focused = (): Promise<string | undefined> => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused, { timeout: PATIENCE }).toBe('Your own bots')
    await page.reload()
    await part.getByText('connected now').waitFor()
    expect(await page.content()).not.toContain(token)
    socket.destroy()
  })

  test('the host gives it a seat of a private table, and frees that again', async () => {
    const { page } = desk
    const table = await makeTable(house(), desk, LORDS.game, [ME, FRIEND, FRIEND])
    await page.goto(`/table/${table}`)
    await press(page, 'Give [bot] Rob a seat')
    const row = page.getByRole('listitem').filter({ hasText: '[bot] Rob' })
    await row.getByText('ready', { exact: true }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await press(page, 'Free [bot] Rob’s seat')
    await page.getByRole('button', { name: 'Give [bot] Rob a seat' }).waitFor()
  })

  test('on a phone, in French, the token is revoked after a question', async () => {
    const { page } = phone
    await signIn(house(), phone, 'Morag')
    await page.goto('/account')
    const part = page.getByRole('region', { name: 'Vos propres bots' })
    const revoke = part.getByRole('button', { name: 'Révoquer le jeton de [bot] Rob' })
    await revoke.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
    await revoke.click()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer définitivement' }).click()
    await revoke.waitFor({ state: 'detached' })
    const sideways = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sideways()).toBe(0)
    await part.getByLabel('Nom du bot').fill('Rob')
    await part.getByRole('button', { name: 'Créer un bot' }).click()
    await part.getByRole('textbox', { name: 'Le jeton de [bot] Rob' }).waitFor()
    expect(await sideways()).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await expect.poll(() => part.getByRole('listitem').count(), { timeout: PATIENCE }).toBe(1)
    expect([...desk.faults, ...phone.faults]).toEqual([])
  })
})
