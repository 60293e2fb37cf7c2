import { type Mailed, smtpSink } from '@bothy/server/sinks'
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { press, whoIsAsked } from '../play.ts'
import { BOT, FRIEND, ME, makeTable } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const PASSWORD = 'a wee dram of Talisker'
const SITE = 'https://play.bothy.test'

describe('an account', () => {
  let desk: Person
  let phone: Person
  let table = ''

  let mailed: readonly Mailed[] = []
  const closing: (() => void | Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  inOrder()
  const house = visit(
    async (opened) => {
      desk = await opened.openBrowserFor('Eilidh')
      phone = await opened.openBrowserFor('Visitor', { screen: SCREENS.phone, language: 'fr', theme: 'light' })
    },
    async () => {
      const smtp = await smtpSink({ ending: (close) => void closing.push(close) })
      mailed = smtp.mailed
      return { server: { publicUrl: SITE, mail: { url: smtp.url, from: 'Bothy <bothy@bothy.test>' } } }
    },
  )
  const sideways = (): Promise<number> =>
    phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  test('a guest with a running game signs up, and the game goes on', async () => {
    const { page } = desk
    table = await makeTable(house(), desk, LORDS.game, [ME, BOT])
    const open = await desk.openTab(`/table/${table}`)
    await whoIsAsked([open])
    const waiting = await makeTable(house(), desk, LORDS.game, [ME, FRIEND])
    await page.goto(`/table/${waiting}`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByText('You’re playing as a guest: Eilidh.').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(await page.getByRole('radio', { name: 'Sign in' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Create account' }).check()
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('E-mail').fill('eilidh@example.test')
    await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click()
    await page.waitForURL(`**/table/${waiting}`)
    await page.getByRole('link', { name: 'Account Eilidh' }).click()
    await page.getByRole('heading', { level: 1, name: 'Signed in as Eilidh' }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"calm"') === true)
    await desk.inSettings((settings) => settings.getByText('Slow').click())
    expect((await kept).ok()).toBe(true)
    await whoIsAsked([open])
    await open.close()
  })

  test('on a second device the game is there', async () => {
    const { page } = phone
    await page.goto('/rules/glen-more#GM-5')
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await page.getByText('Avec un compte').waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByRole('radio', { name: 'Se connecter' }).check()
    expect(await sideways()).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.getByLabel('Nom').fill('eilidh')
    await page.getByLabel('Mot de passe').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.waitForURL('**/rules/glen-more#GM-5')
    await page.goto('/account')
    await page.getByRole('heading', { level: 1, name: /sous le nom de «.Eilidh.»/ }).waitFor()
    await page.getByRole('listitem').filter({ hasText: 'cet appareil' }).waitFor()
    await page.getByRole('button', { name: /^Déconnecter/ }).waitFor()
    expect(await sideways()).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])
    // Settings of the other device hold here, others stay.
    await phone.inSettings((settings) => settings.getByRole('radio', { name: 'Lents', checked: true }).waitFor())
    await page.goto(`/table/${table}`)
    await whoIsAsked([page])
  })

  test('signing out everywhere ends the other device too', async () => {
    const news = phone.page.waitForResponse(/\/api\/friends$/)
    await phone.page.reload()
    await news
    const toldTo = ({ page }: Person): Locator => page.locator('[data-kind="signed-out"]')
    await desk.page.goto('/account')
    await press(desk.page, 'Sign out everywhere')
    await desk.page.getByText('You’re playing as a guest').waitFor()
    // The page at the table notices by itself; only what it had asked for before may be refused.
    const told = toldTo(phone)
    await told.getByText('Votre compte a été déconnecté de cet appareil.').waitFor()
    expect(await objectionsTo(phone.page, 'all')).toEqual([])
    expect(await toldTo(desk).count()).toBe(0)
    await told.getByRole('link', { name: 'Se connecter' }).click()
    await phone.page.getByText('Vous jouez sans compte').waitFor()
    await told.waitFor({ state: 'detached' })
    const refused = phone.faults.filter((fault) => fault.includes('/api/'))
    expect(new Set(refused).size).toBe(refused.length)
    expect(refused.filter((fault) => !/401 .*\/api\/(?:friends|invitations)$/.test(fault))).toEqual([])
    const others = phone.faults.filter((fault) => !refused.includes(fault) && !fault.includes('status of 401'))
    expect([...desk.faults, ...others]).toEqual([])
  })

  test('a forgotten password is replaced by a link from an e-mail', async () => {
    const { page } = phone
    // Requests that were refused when its account was signed out elsewhere are no faults.
    const earlier = phone.faults.length
    await page.getByRole('radio', { name: 'Se connecter' }).check()
    await page.getByLabel('Nom').fill('')
    await page.getByText('Mot de passe oublié').click()
    await page.getByText('Saisissez d’abord votre nom').waitFor()
    await page.getByLabel('Nom').fill('Eilidh')
    await press(page, 'Recevoir un lien par e-mail')
    await page.getByText(/un lien vient d’y être envoyé/).waitFor()
    expect(await sideways()).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await expect.poll(() => mailed.length, { timeout: PATIENCE }).toBe(1)
    const link = new RegExp(`${SITE}(/account#password=[\\w.~-]+)`).exec(mailed[0].text)?.[1] ?? ''
    await page.goto('/about')
    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Lagavulin, neat')
    expect(page.url()).not.toContain('password')
    expect(await objectionsTo(page, 'all')).toEqual([])
    await press(page, 'Enregistrer')
    await page.getByRole('heading', { level: 1, name: /sous le nom de «.Eilidh.»/ }).waitFor()
    expect([...desk.faults, ...phone.faults.slice(earlier)]).toEqual([])
    await page.goto('/about')
    await page.goto(link)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('Lagavulin, again')
    await press(page, 'Enregistrer')
    await page.getByRole('alert').waitFor()
    await press(page, 'Annuler')
    await page.getByRole('heading', { level: 1, name: /sous le nom de «.Eilidh.»/ }).waitFor()
  })
})
