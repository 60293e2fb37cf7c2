import type { ServerOptions } from '@bothy/server'
import { Browser, type Mailed, checkVapid, smtpSink, tlsSink } from '@bothy/server/sinks'
import type { Notices } from '@bothy/protocol'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import { press } from '../play.ts'
import { FRIEND, ME, makeTable, sitDown } from '../tables.ts'
import { objectionsTo } from '../tour.ts'
import { inOrder, visit } from '../visit.ts'

const SITE = 'https://play.bothy.test'
const HOUR = 3_600_000
const LOOK_MS = 50

type Pushed = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string }

/** Does not use the clock, which these tests move. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += LOOK_MS) {
    if (waited > PATIENCE) throw new Error('it did not happen')
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** This browser shows no notices and reaches no push service: permission and subscription are pretended. */
const givenByPushService = (page: Page, { subscription: { endpoint, p256dh, auth } }: Browser): Promise<unknown> =>
  page.addInitScript(
    (given) => {
      const KEY = 'given by the push service'
      const taken = { toJSON: () => given, unsubscribe: () => Promise.resolve(localStorage.removeItem(KEY)) }
      Object.assign(Notification, { requestPermission: () => Promise.resolve('granted') })
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.resolve(localStorage.setItem(KEY, '')).then(() => taken),
        getSubscription: () => Promise.resolve(localStorage.getItem(KEY) === null ? null : taken),
      })
    },
    { endpoint, keys: { p256dh, auth } },
  )

type Shown = { readonly title: string; readonly options: { readonly [key: string]: unknown }; readonly badge: number }

async function pushTo({ page, context }: Person, data: string): Promise<Shown> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const [worker] = context.serviceWorkers()
  await worker.evaluate(`void (self.shown = new Promise((resolve) => {
    let said
    registration.showNotification = async (title, options) => { said = { title, options } }
    navigator.setAppBadge = async (badge) => resolve({ ...said, badge })
  }))`)
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data })
  return worker.evaluate<Shown>('self.shown')
}

describe('notices', () => {
  const closing: (() => void | Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })
  const ending = (close: () => void | Promise<void>): void => void closing.push(close)
  const browser = new Browser('ailsa')
  let pushed: Awaited<ReturnType<typeof tlsSink>>['arrived'] = []
  let mailed: readonly Mailed[] = []
  let ann: Person
  let ben: Person

  async function equip(): Promise<{ readonly server: Pick<ServerOptions, 'mail' | 'notices' | 'publicUrl'> }> {
    const [push, smtp] = [await tlsSink(() => 201, ending), await smtpSink({ ending })]
    pushed = push.arrived
    mailed = smtp.mailed
    return {
      server: {
        publicUrl: SITE,
        mail: { url: smtp.url, from: 'Bothy <bothy@bothy.test>' },
        notices: { post: push.post, settings: { awayMs: 0, gatherMs: 0, tickMs: LOOK_MS } },
      },
    }
  }

  inOrder()
  const house = visit(async (opened) => {
    ann = await opened.openBrowserFor('Ailsa', { keepsPages: true })
    ben = await opened.openBrowserFor('Ewan', { screen: SCREENS.phone, language: 'fr', theme: 'light' })
  }, equip)

  const arrival = (page: Page): Promise<void> =>
    page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  const linkIn = ({ text }: Mailed, purpose: string): string =>
    new RegExp(`${SITE}(/notices#${purpose}=[\\w.-]+)`).exec(text)?.[1] ?? ''
  /** Loads the whole page again, as a link from another program does. */
  async function follow(page: Page, link: string): Promise<void> {
    await page.goto('/about')
    await page.goto(link)
  }

  test('a browser is asked for leave after a click; a test arrives and is shown', async () => {
    const { page } = ann
    await givenByPushService(page, browser)
    await page.goto('/')
    await press(page, 'Settings')
    await page.getByRole('link', { name: 'Notifications while I’m away' }).click()
    await arrival(page)
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await press(page, 'Turn on in this browser')
    await page.getByText('Notifications are on in this browser.').waitFor()
    await page.getByRole('button', { name: /^Send a test to / }).click()
    await page.getByText('A test is on its way.').waitFor()
    await page.getByText('delivered', { exact: true }).waitFor()
    const answer: unknown = await (await ann.context.request.get(`${house().url}/api/notices`)).json()
    expect(checkVapid(pushed[0].headers, (answer as Notices).pushKey, 'https://push.bothy.test')).toBe(SITE)
    const message = browser.read(pushed[0].body) as Pushed
    const shown = await pushTo(ann, JSON.stringify(message))
    expect(shown).toMatchObject({
      title: 'Bothy',
      options: { body: 'This is a test: notifications reach you here.', tag: 'test', data: { path: '/notices' } },
      badge: 0,
    })
    expect(await objectionsTo(page, 'all')).toEqual([])
  })

  test('on a phone, in French: an address is confirmed by its link, hours and days of rest are kept', async () => {
    const { page } = ben
    await page.goto('/notices')
    await arrival(page)
    await page.getByLabel('Adresse e-mail').fill('ewan@example.test')
    await press(page, 'Ajouter l’adresse')
    await page.getByText('Consultez votre messagerie').waitFor()
    await page.getByText('ouvrez le lien reçu par e-mail').waitFor()
    await follow(page, linkIn(mailed[0], 'confirm'))
    await page.getByText('Votre adresse e-mail est confirmée.').waitFor()
    await page.getByRole('switch', { name: 'Heures calmes' }).click()
    const clock = (more: number): Promise<string> =>
      page.evaluate((hours) => `${String((new Date().getHours() + hours + 24) % 24).padStart(2, '0')}:00`, more)
    await page.getByLabel('De', { exact: true }).fill(await clock(-1))
    await page.getByLabel('À', { exact: true }).fill(await clock(-2))
    await press(page, 'Enregistrer')
    await page.getByText('Les heures calmes durent 14').waitFor()
    await page.getByLabel('À', { exact: true }).fill(await clock(2))
    const [dayBefore, twoBefore] = [6, 5].map((days) => (new Date().getDay() + days) % 7)
    const days = page.getByRole('group', { name: 'Jours de repos' }).getByRole('checkbox')
    // The week begins on Monday.
    for (const day of [dayBefore, twoBefore]) await days.nth((day + 6) % 7).check()
    await press(page, 'Enregistrer')
    await page.getByRole('status').getByText('Enregistré').waitFor()
    const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(sideways)).toBe(0)
    expect(await objectionsTo(page, 'all')).toEqual([])
    await page.reload()
    await page.getByLabel('De', { exact: true }).waitFor()
    expect(await page.getByLabel('De', { exact: true }).inputValue()).toBe(await clock(-1))
    expect(await days.nth((dayBefore + 6) % 7).isChecked()).toBe(true)
  })

  test('a match begins while both are elsewhere: push at once, e-mail when the quiet hours are over', async () => {
    const table = await makeTable(house(), ann, LORDS.game, [ME, FRIEND])
    await sitDown(house(), ben, table, 1)
    await until(() => pushed.length === 2)
    const message = browser.read(pushed[1].body) as Pushed
    expect(message).toMatchObject({ title: 'Lords of Scotland', path: `/table/${table}`, tag: table })
    expect(await pushTo(ann, JSON.stringify(message))).toMatchObject({ title: message.title, options: { tag: table } })
    const { page } = ben
    await page.getByText('en attente', { exact: true }).waitFor()
    expect(mailed).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR })
    try {
      await until(() => mailed.length === 2)
      await page.getByText('transmise', { exact: true }).waitFor()
    } finally {
      vi.useRealTimers()
    }
    expect(mailed[1].text).toContain(`${SITE}/table/${table}`)
    await page.getByRole('link', { name: /Ouvrir la table.*Lords of Scotland/ }).waitFor()
    expect(await objectionsTo(page, 'all')).toEqual([])
    expect(pushed).toHaveLength(2)
  })

  test('one click in the e-mail ends it', async () => {
    const { page } = ben
    await follow(page, linkIn(mailed[1], 'stop'))
    await press(page, 'Arrêter les e-mails')
    await page.getByText('Plus aucun e-mail').waitFor()
    await page.getByText('Nulle part pour l’instant').waitFor()
    for (const { faults } of [ann, ben]) expect(faults).toEqual([])
  })
})
