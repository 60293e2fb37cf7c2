import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { objectionsInBoth } from '../both-languages.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { type Person, SCREENS } from '../people.ts'
import { press, whoIsAsked } from '../play.ts'
import { BOT, ME, makeTable } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

class Authenticator {
  readonly #cdp: CDPSession
  readonly #id: string
  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp
    this.#id = id
  }
  static async of(page: Page): Promise<Authenticator> {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return new Authenticator(cdp, authenticatorId)
  }
  async copyTo(other: Authenticator): Promise<void> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id })
    for (const credential of credentials)
      await other.#cdp.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential })
  }
  async verify(isVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified: isVerified })
  }
}

describe('passkeys', () => {
  let desk: Person
  let phone: Person
  let key: Authenticator
  const tables: string[] = []

  inOrder()
  const house = visit(async (opened) => {
    desk = await opened.openBrowserFor('Morag')
    phone = await opened.openBrowserFor('Visitor', { screen: SCREENS.phone })
  })

  test('sign up with a passkey and keep the running game', async () => {
    const { page } = desk
    tables.push(await makeTable(house(), desk, LORDS.game, [ME, BOT]))
    key = await Authenticator.of(page)
    await page.goto('/account')
    await press(page, 'Create account with a passkey')
    await page.getByRole('heading', { level: 1, name: 'Signed in as Morag' }).waitFor()
    await page.getByText('Set a password first').waitFor()
    expect(await page.getByRole('button', { name: /^Remove passkey/ }).isDisabled()).toBe(true)
    expect(await objectionsInBoth(desk)).toEqual([])
    await page.goto(`/table/${tables[0]}`)
    await whoIsAsked([page])
  })

  test('sign in on a second device, which brings a guest’s game along', async () => {
    const { page } = phone
    tables.push(await makeTable(house(), phone, LORDS.game, [ME, BOT]))
    const other = await Authenticator.of(page)
    await key.copyTo(other)
    await page.goto('/account')
    await page.getByRole('radio', { name: 'Sign in' }).check()
    await other.verify(false)
    await press(page, 'Sign in with a passkey')
    await page.getByText('The passkey couldn’t be used.').waitFor()
    await other.verify(true)
    await press(page, 'Sign in with a passkey')
    await page.getByRole('heading', { level: 1, name: 'Signed in as Morag' }).waitFor()
    for (const table of tables) {
      await page.goto(`/table/${table}`)
      await whoIsAsked([page])
    }
    await desk.page.goto('/')
    await desk.page.locator('.my-game a').nth(1).waitFor()
  })

  test('with a password the passkey can go; the data can be taken along, and the account deleted', async () => {
    const { page } = desk
    await page.goto('/account')
    await page.getByText('Set a password', { exact: true }).click()
    await page.getByLabel('New password').fill('a wee dram')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('All other devices have been signed out.').waitFor()
    await page.getByRole('button', { name: /^Remove passkey/ }).click()
    await page.getByText('No passkeys yet.').waitFor()
    const download = page.waitForEvent('download')
    await press(page, 'Download my data')
    expect((await download).suggestedFilename()).toBe('bothy-Morag.json')
    await press(page, 'Delete account')
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByLabel('Type your name to confirm').fill('Morag')
    await press(page, 'Delete for good')
    await page.getByText('You’re playing as a guest').waitFor()
    const summary = (await house().rooms.host.store.readTable(tables[0]))?.summary
    expect(summary?.holders[0]).toMatchObject({ kind: 'person', name: 'somebody' })
    expect(desk.faults).toEqual([])
  })
})
