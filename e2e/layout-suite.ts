import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '@bothy/bench/browser'
import { SCREENSHOTS } from './people.ts'

type Fault = { readonly kind: string; readonly where: string }

declare global {
  interface Window {
    /** As in `packages/client/src/test/layout-page.tsx`, from which this page is built. */
    layoutPage: {
      open(game: string): Promise<readonly string[]>
      show(position: number, language: 'en' | 'fr', theme: 'light' | 'dark'): Promise<void>
      faults(touch: boolean): Promise<readonly Fault[]>
    }
  }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const ADDRESS = 'http://layout.test'
/** On a busy machine. */
const LONG = 900_000

/** Where people sit. */
const VIEWPORTS = [
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1080, height: 810, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1440, height: 900, touch: false },
  { width: 1536, height: 864, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 2560, height: 1440, touch: false },
] as const

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A browser with the page of positions, built from the sources of today, for fingers and for a mouse. */
export class Gallery {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bothy-layout-'))
  #browser: Browser | null = null
  readonly #pages = new Map<boolean, Page>()
  readonly #open = new Map<Page, { readonly game: string; readonly names: readonly string[] }>()

  async open(): Promise<void> {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    const config = join(ROOT, 'packages/client/vite.layout.config.ts')
    const build = spawn(
      process.execPath,
      [vite, 'build', '--config', config, '--outDir', this.#folder, '--emptyOutDir', '--logLevel', 'error'],
      { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
    )
    await once(build, 'exit')
    if (build.exitCode !== 0) throw new Error('the page of layouts could not be built')
    this.#browser = await launch()
  }

  /** The page for a finger or a mouse, with the positions of a game; their names. */
  async visit(game: string, touch: boolean): Promise<readonly [Page, readonly string[]]> {
    const page = this.#pages.get(touch) ?? (await this.#newPage(touch))
    this.#pages.set(touch, page)
    const open = this.#open.get(page)
    if (open?.game === game) return [page, open.names]
    const names = await page.evaluate((it) => window.layoutPage.open(it), game)
    this.#open.set(page, { game, names })
    return [page, names]
  }

  async #newPage(touch: boolean): Promise<Page> {
    if (this.#browser === null) throw new Error('the gallery is not open')
    const context = await this.#browser.newContext({ hasTouch: touch, isMobile: touch })
    await context.route(`${ADDRESS}/**`, (route) => {
      const path = new URL(route.request().url()).pathname
      if (path.startsWith('/api') || path.startsWith('/socket')) return route.abort()
      return route.fulfill({
        body: readFileSync(join(this.#folder, path)),
        contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      })
    })
    const page = await context.newPage()
    await page.goto(`${ADDRESS}/src/test/layout.html`)
    await page.waitForFunction(() => 'layoutPage' in window)
    return page
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** One fault of each kind, put into a table that is in order: the suite must find it. */
const PLANTED: readonly { readonly kind: string; readonly plant: string; readonly touch?: true }[] = [
  { kind: 'missing', plant: `for (const it of document.querySelectorAll('.table-progress')) it.remove()` },
  { kind: 'outside', plant: `document.querySelector('.prompt-tools').style.translate = '0 200px'` },
  {
    kind: 'outside',
    plant: `const it = document.querySelector('.prompt-tools'); it.style.cssText = 'height: 10px; overflow: auto'`,
  },
  {
    kind: 'covered',
    plant: `document.querySelector('.table').insertAdjacentHTML('beforeend',
      '<div style="position: fixed; inset: auto 0 0; height: 90px; z-index: 99"></div>')`,
  },
  {
    kind: 'cut',
    plant: `document.querySelector('#prompt').style.cssText =
      'width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap'`,
  },
  { kind: 'cut', plant: `document.querySelector('#prompt').style.cssText = 'height: 8px; overflow: hidden'` },
  { kind: 'small text', plant: `document.querySelector('#prompt').style.fontSize = '11px'` },
  { kind: 'small text', plant: `document.querySelector('#prompt').style.scale = '0.4'` },
  {
    kind: 'small target',
    plant: `document.querySelector('[data-state="lit"]').style.cssText = 'max-width: 30px; overflow: hidden'`,
    touch: true,
  },
  {
    kind: 'small target',
    plant: `const { left, top, width, height } = document.querySelector('[data-state="lit"]').getBoundingClientRect();
      document.querySelector('.table').insertAdjacentHTML('beforeend', '<div style="position: fixed; z-index: 99; left: ' +
        (left + 12) + 'px; top: ' + top + 'px; width: ' + width + 'px; height: ' + height + 'px"></div>')`,
    touch: true,
  },
  {
    kind: 'half empty',
    plant: `document.querySelector('.table-stage').insertAdjacentHTML('beforeend',
      '<div data-panel style="width: 300px; height: 300px"><p style="width: 40px">Few</p></div>' +
      '<div style="height: 40px; overflow: auto"><p style="height: 90px">Much</p></div>')`,
  },
]

/** The suite itself: that it finds what it is there for. */
export function layoutSuiteFinds(game: string): void {
  describe('the layout suite finds', () => {
    const gallery = new Gallery()
    beforeAll(() => gallery.open())
    afterAll(() => gallery.close())

    test.each(PLANTED)('$kind: $plant', async ({ kind, plant, touch = false }) => {
      const [page] = await gallery.visit(game, touch)
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.evaluate(() => window.layoutPage.show(0, 'en', 'dark'))
      const faults = (): Promise<readonly string[]> =>
        page.evaluate(
          async (finger) => (await window.layoutPage.faults(finger)).map((fault) => `${fault.kind}: ${fault.where}`),
          touch,
        )
      const before = await faults()
      await page.evaluate(plant)
      const after = await faults()
      expect(after.filter((fault) => !before.includes(fault) && fault.startsWith(`${kind}: `))).not.toEqual([])
    })
  })
}

/** So many faults of a screen are told; the rest is said as a number. */
const TOLD = 40

type Screen = (typeof VIEWPORTS)[number]

/** `BOTHY_SCREEN=1280x720`: only there, for whoever mends one. */
const WANTED = VIEWPORTS.filter(
  ({ width, height }) => (process.env['BOTHY_SCREEN'] ?? `${width}x${height}`) === `${width}x${height}`,
)

/** Shows each position once and changes the window: that is quicker than to draw it anew for each screen. */
async function measure(
  gallery: Gallery,
  game: string,
  touch: boolean,
): Promise<ReadonlyMap<Screen, readonly string[]>> {
  const screens = WANTED.filter((screen) => screen.touch === touch)
  const told = new Map<Screen, string[]>(screens.map((screen) => [screen, []]))
  if (screens.length === 0) return told
  const [page, names] = await gallery.visit(game, touch)
  for (const [i, name] of names.entries()) {
    await page.evaluate(([at, language, theme]) => window.layoutPage.show(at, language, theme), [
      i,
      i % 3 === 2 ? 'en' : 'fr',
      i % 2 === 0 ? 'dark' : 'light',
    ] as const)
    for (const screen of screens) {
      const { width, height } = screen
      await page.setViewportSize({ width, height })
      const faults = await page.evaluate((finger) => window.layoutPage.faults(finger), touch)
      if (faults.length > 0 && told.get(screen)?.length === 0)
        await photograph(page, `${game} ${width}x${height} ${name}`)
      told.get(screen)?.push(...faults.map(({ kind, where }) => `${name}: ${kind}: ${where}`))
    }
  }
  return told
}

/**
 * The worst positions of a game, for every number of seats, on every screen: what must be seen is seen, nothing is cut, too
 * small to read or to hit, or empty while something else scrolls. In French with long names, and in English.
 */
export function layoutSuite(game: string): void {
  describe(`${game} fits`, () => {
    const gallery = new Gallery()
    let told: ReadonlyMap<Screen, readonly string[]> = new Map()
    beforeAll(async () => {
      await gallery.open()
      const [fingers, mouse] = await Promise.all([measure(gallery, game, true), measure(gallery, game, false)])
      told = new Map([...fingers, ...mouse])
    }, LONG)
    afterAll(() => gallery.close())

    test.each(WANTED)('$width x $height', (screen) => {
      const faults = told.get(screen) ?? ['not measured']
      const more = faults.length > TOLD ? [`and ${faults.length - TOLD} more`] : []
      expect([...faults.slice(0, TOLD), ...more].join('\n')).toBe('')
    })
  })
}

/** The first position of a screen that is wrong is in `e2e/screenshots/layout/`. */
async function photograph(page: Page, name: string): Promise<void> {
  const folder = join(SCREENSHOTS, 'layout')
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.png`) })
}
