import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GAME_IDS } from '@bothy/games'
import { type RunningServer, type ServerOptions, startServer } from '@bothy/server'
import { BotFailures } from '@bothy/server/load'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { browserHere } from './browser.ts'
import type { Line } from './line.ts'

export const CLIENT = process.env['BOTHY_CLIENT'] ?? fileURLToPath(new URL('../packages/client/dist', import.meta.url))
export const SCREENSHOTS = fileURLToPath(new URL('screenshots', import.meta.url))
export const SETTINGS = 'bothy.settings'
const GAMES = [...GAME_IDS, 'toy']
/** In milliseconds, for anything that must come some time: a slow machine is not a fault. */
export const PATIENCE = 60_000

export type Screen = {
  readonly width: number
  readonly height: number
  readonly touch?: boolean
  readonly sharp?: number
}

export const SCREENS = {
  wide: { width: 1440, height: 900 },
  middle: { width: 820, height: 1180 },
  phone: { width: 390, height: 844, touch: true },
} as const satisfies { readonly [name: string]: Screen }

export type Taste = {
  readonly screen?: Screen
  /** `auto` follows the browser, whose setting may change. */
  readonly theme?: 'light' | 'dark' | 'auto'
  readonly language?: 'en' | 'fr'
  readonly newcomer?: boolean
  readonly motion?: boolean
  readonly speed?: 'calm' | 'quick' | 'instant'
  /** The browser keeps the whole client for offline play: three hundred files, more work than many a test. */
  readonly keepsPages?: boolean
}

export type Equipment = {
  readonly client: string
  readonly games: NonNullable<ServerOptions['games']>
  readonly server?: Pick<ServerOptions, 'host' | 'publicUrl' | 'settings' | 'mail' | 'notices' | 'now'>
}

export class House {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bothy-e2e-'))
  readonly #people: Person[] = []
  readonly #failures = new BotFailures(process.stderr)
  readonly #browser: Browser
  readonly #client: string
  seed = 'heather'
  #server: RunningServer | null = null
  #port = 0
  readonly #games: Equipment['games'] | undefined
  readonly #options: NonNullable<Equipment['server']>

  private constructor(
    browser: Browser,
    client: string,
    games: Equipment['games'] | undefined,
    options: NonNullable<Equipment['server']>,
  ) {
    this.#browser = browser
    this.#client = client
    this.#games = games
    this.#options = options
  }

  static async open({ client = CLIENT, games, server = {} }: Partial<Equipment> = {}): Promise<House> {
    if (!existsSync(join(client, 'index.html')))
      throw new Error('the client is not built: run node scripts/bootstrap.mjs --client')
    const house = new House(await browserHere(), client, games, server)
    await house.startServer()
    return house
  }

  get rooms(): RunningServer['rooms'] {
    if (this.#server === null) throw new Error('the server is stopped')
    return this.#server.rooms
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async startServer(): Promise<void> {
    this.#server = await startServer({
      logTo: this.#failures,
      rateSameAddress: true,
      port: this.#port,
      dataDir: this.dataDir,
      clientDir: this.#client,
      ...(this.#games === undefined ? {} : { games: this.#games }),
      ...this.#options,
      settings: { botDelayMs: 0, consentWithin: 3_600_000, ...this.#options.settings },
      limits: {
        rest: 100_000,
        pages: 100_000,
        socket: { rate: 1000, burst: 1000 },
        kept: { unfinished: 1000, finished: 1000 },
        making: { person: { rate: 100, burst: 1000 }, address: { rate: 100, burst: 1000 } },
      },
    })
    this.#port = this.#server.port
    // Tables are dealt from this seed, so that a game can be played twice.
    Object.assign(this.#server.rooms.host, { drawSeed: () => this.seed })
  }

  /** To the pages it looks like a crash: the data stays, the port is silent. */
  async stopServer(): Promise<void> {
    await this.#server?.close()
    this.#server = null
    this.#failures.check()
  }

  /** `known`: the browser gets the session of that person. */
  async openBrowserFor(name: string, taste: Taste = {}, known?: Person): Promise<Person> {
    const {
      screen = SCREENS.wide,
      theme = 'dark',
      language = 'en',
      motion = false,
      speed = 'instant',
      newcomer = false,
      keepsPages = false,
    } = taste
    const { width, height, touch = false, sharp = 1 }: Screen = screen
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: { width, height },
      deviceScaleFactor: sharp,
      hasTouch: touch,
      isMobile: touch,
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      colorScheme: theme === 'auto' ? 'light' : theme,
    })
    context.setDefaultTimeout(PATIENCE)
    const finished = newcomer ? [] : GAMES
    if (known !== undefined) await context.addCookies(await known.context.cookies())
    await context.addInitScript(
      ([key, value]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      },
      [SETTINGS, JSON.stringify({ language, theme, motion: 'auto', speed, confirm: false, finished })] as const,
    )
    if (!keepsPages)
      await context.addInitScript(() => {
        // Registration fails, as in private windows of some browsers.
        if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => Promise.reject(new Error('not here'))
      })
    const person = await Person.enter(name, context, this.url)
    this.#people.push(person)
    return person
  }

  get dataDir(): string {
    return join(this.#folder, 'data')
  }

  async photograph(title: string): Promise<void> {
    for (const { name, context, faults } of this.#people) {
      if (faults.length > 0) console.error(faults.join('\n'))
      for (const [i, page] of context.pages().entries()) {
        const file = `${title}-${name}-${i}.png`.replaceAll(/[^\w.-]+/g, '-')
        await page.screenshot({ path: join(SCREENSHOTS, 'failed', file), timeout: PATIENCE }).catch(() => undefined)
      }
    }
  }

  async close(): Promise<void> {
    for (const person of this.#people) await person.leave()
    await this.stopServer()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** The browser warns about preloads that the service worker has answered, and about a socket closed before it was open. */
const NO_FAULT = /preload|WebSocket is closed before the connection is established/

export class Person {
  readonly name: string
  readonly context: BrowserContext
  page: Page
  readonly #url: string
  readonly #faults: string[] = []
  #forgiving = false

  private constructor(name: string, context: BrowserContext, page: Page, url: string) {
    this.name = name
    this.context = context
    this.page = page
    this.#url = url
  }

  static async enter(name: string, context: BrowserContext, url: string): Promise<Person> {
    const page = await context.newPage()
    const person = new Person(name, context, page, url)
    person.#watch(page)
    const answer = await context.request.get(`${url}/api/me`)
    if (!answer.ok()) throw new Error(`the server does not know ${name}`)
    await context.request.patch(`${url}/api/me`, { data: { name }, headers: { origin: url } })
    await page.goto('/')
    return person
  }

  async openTab(path: string, line?: Line): Promise<Page> {
    const page = await this.context.newPage()
    this.#watch(page)
    await line?.layTo(page)
    await page.goto(path)
    return page
  }

  async comeBack(): Promise<void> {
    const address = this.page.url()
    await this.page.close()
    this.page = await this.openTab(address)
  }

  async inSettings(doing: (settings: Locator) => Promise<void>): Promise<void> {
    const button = this.page.locator('.head-nav button.icon[aria-expanded]:not(.bell)')
    await button.click()
    const settings = this.page.locator('.settings')
    await doing(settings)
    await this.page.keyboard.press('Escape')
    await settings.waitFor({ state: 'detached' })
  }

  /** Errors on the console, and requests that failed or went to another server. */
  get faults(): readonly string[] {
    return this.#faults
  }

  /** While the line is cut on purpose failed requests are no faults; exceptions of the page still are. */
  async whileCutOff<V>(doing: () => Promise<V>): Promise<V> {
    this.#forgiving = true
    try {
      return await doing()
    } finally {
      this.#forgiving = false
    }
  }

  async leave(): Promise<void> {
    await this.context.close()
  }

  #note(fault: string): void {
    this.#faults.push(`${this.name}: ${fault}`)
  }

  #watch(page: Page): void {
    page.on('pageerror', (error) => this.#note(`exception ${error.message}`))
    page.on('console', (message) => {
      if (this.#forgiving || (message.type() !== 'error' && message.type() !== 'warning')) return
      if (!NO_FAULT.test(message.text())) this.#note(`console ${message.text()}`)
    })
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (origin !== this.#url && protocol !== 'data:' && protocol !== 'blob:') this.#note(`asked ${request.url()}`)
    })
    page.on('requestfailed', (request) => {
      // A page that is left aborts its requests.
      if (this.#forgiving || request.failure()?.errorText === 'net::ERR_ABORTED') return
      this.#note(`failed ${request.url()} ${request.failure()?.errorText ?? ''}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()} ${response.url()}`)
    })
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(this.#url).host) this.#note(`asked ${socket.url()}`)
    })
  }
}
