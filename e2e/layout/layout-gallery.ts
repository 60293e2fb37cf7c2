import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Browser, Frame, Page } from 'playwright-core'
import { browserHere } from '../browser.ts'
import { builtOnce } from '../once.ts'

export type Explained = {
  readonly item: string
  readonly at: string
  readonly isCut: boolean
  readonly faults: readonly Fault[]
  readonly lit: readonly Fault[]
}

type Fault = { readonly kind: string; readonly where: string }

export type Size = { readonly width: number; readonly height: number }

declare global {
  interface Window {
    /** As in `packages/client/src/test/layout-page.tsx`, from which this page is built. */
    layoutPage: {
      open(game: string): Promise<readonly string[]>
      show(position: number, language: 'en' | 'fr', theme: 'light' | 'dark'): Promise<void>
      fit(size: Size): Promise<void>
      view(): unknown
      endings(seats: number, sizes: readonly Size[], touch: boolean): Promise<readonly (readonly Fault[])[]>
      explain(thing: string): Promise<void>
      inTheWay(thing: string): readonly Fault[]
      explainAll(size: Size, hasLog: boolean, wanted?: string): Promise<readonly Explained[]>
      explainOpened(): Promise<readonly Explained[]>
      kindsOnStage(): readonly string[]
      explainKinds(kinds: readonly string[]): Promise<readonly Explained[]>
      faults(touch: boolean): Promise<readonly Fault[]>
      enlarge(size: Size & { readonly letters: number }): Promise<readonly Fault[]>
      measure(sizes: readonly Size[], touch: boolean): Promise<readonly (readonly Fault[])[]>
    }
  }
}

const ADDRESS = 'http://layout.test'
const POSITIONS = '/src/test/layout.html'
const PEEPHOLE = { width: 100, height: 100 }
/** A frame may be larger than the window; only its visible part is painted. */
const FRAMED = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Layouts</title>
  <body style="margin: 0"><div style="width: 100vw; height: 100vh; overflow: clip; contain: strict">
  <iframe name="positions" src="${POSITIONS}" style="display: block; border: 0"></iframe></div>`

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type Room<Place extends Page | Frame> = {
  readonly place: Place
  readonly page: Page
  readonly names: readonly string[]
}

export class Gallery {
  #folder = ''
  #browser: Browser | null = null
  readonly #pages = new Map<string, Page>()
  readonly #open = new Map<Page, { readonly game: string; readonly names: readonly string[] }>()

  async open(): Promise<void> {
    const [browser, folder] = await Promise.all([browserHere(), builtOnce('vite.layout.config.ts')])
    this.#folder = folder
    this.#browser = browser
  }

  async window(game: string, touch: boolean): Promise<Room<Page>> {
    const page = await this.#page(POSITIONS, touch)
    return { place: page, page, names: await this.#names(page, page, game) }
  }

  /** A frame takes any size at once; a window is slow to resize and paints all of it. */
  async frame(game: string, touch: boolean): Promise<Room<Frame>> {
    const page = await this.#page('/', touch)
    const place = page.frame('positions')
    if (place === null) throw new Error('no frame')
    return { place, page, names: await this.#names(page, place, game) }
  }

  async #names(page: Page, place: Page | Frame, game: string): Promise<readonly string[]> {
    const open = this.#open.get(page)
    if (open?.game === game) return open.names
    await place.waitForFunction(() => 'layoutPage' in window)
    const names = await place.evaluate((it) => window.layoutPage.open(it), game)
    this.#open.set(page, { game, names })
    return names
  }

  async #page(address: string, touch: boolean): Promise<Page> {
    const known = this.#pages.get(`${address} ${touch}`)
    if (known !== undefined) return known
    if (this.#browser === null) throw new Error('the gallery is not open')
    const context = await this.#browser.newContext({ hasTouch: touch, isMobile: touch, viewport: PEEPHOLE })
    await context.route(`${ADDRESS}/**`, (route) => {
      const path = new URL(route.request().url()).pathname
      if (path.startsWith('/api') || path.startsWith('/socket')) return route.abort()
      return route.fulfill({
        body: path === '/' ? FRAMED : readFileSync(join(this.#folder, path)),
        contentType: TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream',
      })
    })
    const page = await context.newPage()
    this.#pages.set(`${address} ${touch}`, page)
    await page.goto(ADDRESS + address)
    return page
  }

  async photograph({ place, page }: Room<Frame>, size: Size, path: string): Promise<void> {
    await page.setViewportSize(size)
    await place.evaluate((it) => window.layoutPage.fit(it), size)
    await page.screenshot({ path })
    await page.setViewportSize(PEEPHOLE)
  }

  /** The next room is a new one. */
  async leave(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close()
    this.#pages.clear()
    this.#open.clear()
  }

  async close(): Promise<void> {
    await this.leave()
  }
}
