import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from './people.ts'

export type Lit = {
  readonly target: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export type Asked =
  | { readonly kind: 'choose'; readonly lit: readonly string[]; readonly picked: number }
  | { readonly kind: 'show' | 'recap' | 'consent' | 'pass' | 'ending' | 'wait' }

export function dice(start: number): (sides: number) => number {
  let state = start >>> 0 || 1
  return (sides) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % sides
  }
}

export const SHOW = 'dialog.show-scene[open]'

export function look(show: string): Asked {
  const has = (selector: string): boolean => document.querySelector(selector) !== null
  if (has(show)) return { kind: 'show' }
  if (has('.recap')) return { kind: 'recap' }
  if (has('dialog.ending[open]')) return { kind: 'ending' }
  if (has('dialog[open]')) return { kind: 'consent' }
  if (has('.pass')) return { kind: 'pass' }
  // A choice is being sent: lit things are not asked any more.
  if (has('.table[data-sending]')) return { kind: 'wait' }
  const spots = document.querySelectorAll<HTMLElement>('.table [data-state="lit"], .prompt-buttons .choice')
  const lit = [...spots].flatMap((spot) => spot.dataset['target'] ?? [])
  if (lit.length === 0) return { kind: 'wait' }
  return { kind: 'choose', lit, picked: document.querySelectorAll('.table [data-state="picked"]').length }
}

export function exposed(target: string): Lit | null {
  const thing = document.querySelector(`.table [data-target="${target}"]:not([aria-disabled])`)
  if (thing === null) return null
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = thing.getBoundingClientRect()
  const step = 3
  const own = (x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && thing.contains(hit)
  }
  const columns = Math.ceil((box.width - 1) / step)
  const xOf = (column: number): number => box.left + 1 + column * step
  // Asking what is at a point is slow in a large picture: rows from the middle outwards, and of each only the part that could be wider.
  const rows = Math.ceil(box.height / step) - 1
  const fromMiddle = Array.from({ length: rows }, (_, i) => box.top + step * (i + 1)).sort(
    (a, b) => Math.abs(2 * a - box.top - box.bottom) - Math.abs(2 * b - box.top - box.bottom),
  )
  let best = { from: 0, count: 0, y: 0 }
  for (const y of fromMiddle) {
    for (let from = 0; from + best.count < columns;) {
      let foreign = from + best.count
      while (foreign >= from && own(xOf(foreign), y)) foreign--
      if (foreign >= from) {
        from = foreign + 1
        continue
      }
      let end = from + best.count + 1
      while (end < columns && own(xOf(end), y)) end++
      best = { from, count: end - from, y }
      from = end + 1
    }
  }
  if (best.count === 0) return null
  const width = best.count * step
  const x = xOf(best.from) + width / 2
  let [top, bottom] = [best.y, best.y]
  while (own(x, top - step) && top > box.top) top -= step
  while (own(x, bottom + step) && bottom < box.bottom) bottom += step
  return { target, x, width, y: (top + bottom) / 2, height: Math.min(bottom - top + 2 * step, box.height) }
}

export type Sight = { evaluate<V>(run: (selector: string) => V, selector: string): Promise<V> }

export function targetsOf(selector: string): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((spot) => spot.dataset['target'] ?? [])
}

export const asked = (page: Page): Promise<Asked> => page.evaluate(look, SHOW)

const findLit = (page: Page, target: string): Promise<Lit | null> => page.evaluate(exposed, target)

export const litThere = async (page: Page, target: string): Promise<void> =>
  page.locator(`.table [data-target="${target}"]:not([aria-disabled])`).first().waitFor()

export const promptOf = async (page: Page): Promise<string> => (await page.locator('#prompt').textContent()) ?? ''

export const promptSays = (page: Page, text: string): Promise<void> =>
  page.locator('#prompt', { hasText: text }).waitFor()

export const undoButton = (page: Page): Locator => page.locator('.prompt-tools [aria-keyshortcuts="u"]')

/** A show or a recap opens just after the position that it is about. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

export async function whoIsAsked(pages: readonly Page[]): Promise<readonly [number, Asked]> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    for (const [i, page] of pages.entries()) {
      if ((await asked(page)).kind === 'wait') continue
      await drawn(page)
      const now = await asked(page)
      if (now.kind !== 'wait') return [i, now]
    }
    await Promise.race(pages.map((page) => page.waitForTimeout(30)))
  }
  const texts = await Promise.all(pages.map((page) => page.locator('body').innerText()))
  throw new Error(`nobody is asked anything:\n${texts.join('\n---\n')}`)
}

/** Least size of a target for a finger, in pixels. */
export const FINGER = 40

/** In milliseconds: a target that stays small or covered for so long is a fault, however slow the machine. */
const COVERED = 5000

const isSmall = ({ width, height }: Lit): boolean => Math.min(width, height) < FINGER

/** Fonts are loaded and nothing moves; animations that follow a scroll bar are left out, as they never end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const moving = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity)
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)))
  })
}

async function putAway(page: Page): Promise<void> {
  const close = page.locator('.explained .explained-close')
  if ((await close.count()) === 0) return
  await close.first().tap()
  await close.waitFor({ state: 'detached' })
}

/** Where a lit thing can be hit; waits while it moves or is covered, as a person would. A mouse hits small things. */
async function atRest(page: Page, target: string, how: 'mouse' | 'finger'): Promise<Lit | null> {
  const end = Date.now() + (how === 'finger' ? COVERED : 0)
  let spot = await findLit(page, target)
  for (let last = false; spot !== null && isSmall(spot) && !last;) {
    last = Date.now() >= end
    if (how === 'finger') await putAway(page)
    await settled(page)
    if (!last) await page.waitForTimeout(50)
    spot = await findLit(page, target)
  }
  return spot
}

export async function point(page: Page, target: string, how: 'mouse' | 'finger' = 'mouse'): Promise<Lit | null> {
  await page.locator(`[data-target="${target}"][data-fresh]`).waitFor({ state: 'detached' })
  const spot = await atRest(page, target, how)
  if (spot === null) return null
  if (how === 'mouse') await page.mouse.click(spot.x, spot.y)
  else await tapAt(page, spot)
  return spot
}

/** The click or long press comes some time after the tap: a test that looked before would tap twice. */
async function tapAt(page: Page, { x, y }: Lit): Promise<void> {
  const tap = await page.evaluateHandle(() => {
    const noticed = { done: false }
    for (const type of ['click', 'contextmenu'])
      addEventListener(type, () => (noticed.done = true), { once: true, capture: true })
    return noticed
  })
  await page.touchscreen.tap(x, y)
  await page.waitForFunction(({ done }) => done, tap)
  await tap.dispose()
}

export const press = (place: Page | Locator, name: string | RegExp): Promise<void> =>
  place
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .first()
    .click()

/** With a finger where there is no mouse: a mouse would then hover over the thing beneath. */
export async function touch(thing: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const finger = await thing.page().evaluate(() => matchMedia('(pointer: coarse)').matches)
  await (finger ? thing.tap(options) : thing.click(options))
}

export async function openSide(page: Page, name: string): Promise<void> {
  const button = page.locator('.head-tool', { hasText: name })
  await touch(button.or(page.getByRole('tab', { name })).first())
}

export const offered = (page: Page, role: 'button' | 'link', name: string, { title }: { readonly title: string }) =>
  page.getByRole('article', { name: title, exact: true }).getByRole(role, { name: `${name}, ${title}`, exact: true })

export async function toNewTable(
  page: Page,
  company: 'With friends' | 'On this device',
  { title }: { readonly title: string },
): Promise<void> {
  await touch(page.getByRole('button', { name: company, exact: true }))
  await touch(page.locator('.which-game').getByRole('link', { name: title, exact: true }))
  // On a phone the games are a list instead.
  await page.locator('.game-link[aria-current]', { hasText: title }).waitFor({ state: 'attached' })
}

export async function clearTheWay(page: Page, now: Asked): Promise<boolean> {
  if (now.kind !== 'show' && now.kind !== 'recap') return false
  const button = page.locator(now.kind === 'show' ? `${SHOW} .primary` : '.recap .primary')
  // A show goes on by itself, so its last button may come while this one is pressed.
  await touch(button, { timeout: 5000 }).catch(() => undefined)
  return true
}

export async function uncover(page: Page): Promise<void> {
  do await drawn(page)
  while (await clearTheWay(page, await asked(page)))
}

export async function uncoverWhenAsked(page: Page): Promise<void> {
  await whoIsAsked([page])
  await uncover(page)
}

export type Habits = {
  readonly roll: (sides: number) => number
  readonly how?: 'mouse' | 'finger'
  /** Without it any lit thing, but buttons first. */
  readonly choose?: (lit: readonly string[], roll: (sides: number) => number, page: Page) => Promise<string>
  /** Called before each choice; true if it did something else instead. */
  readonly first?: (page: Page, lit: readonly string[]) => Promise<boolean>
  readonly pointed?: (spot: Lit) => Promise<void>
  /** Called when a first click only proposed the choice; without it the button that names the choice is pressed. */
  readonly confirm?: (spot: Lit) => Promise<void>
}

/** With a card in hand, decides about it: a player that only changes its mind gets nowhere. */
export function anything(lit: readonly string[], roll: (sides: number) => number): Promise<string> {
  const buttons = lit.filter((target) => target.startsWith('do:'))
  const from = buttons.length > 0 ? buttons : lit
  return Promise.resolve(from[roll(from.length)])
}

export const PROPOSAL = 'button[data-proposal]'

export async function playLit(page: Page, lit: readonly string[], habits: Habits): Promise<void> {
  if ((await habits.first?.(page, lit)) === true) return
  const { choose = anything, roll, how } = habits
  const spot = await point(page, await choose(lit, roll, page), how)
  if (spot === null) return
  await habits.pointed?.(spot)
  const named = page.locator(PROPOSAL)
  if ((await named.count()) === 0) return
  await (habits.confirm?.(spot) ?? touch(named))
  await named.waitFor({ state: 'detached' })
}

export async function playOn(
  pages: readonly Page[],
  habits: Habits,
  until: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  for (let gestures = 0; gestures < 3000; gestures++) {
    const [i, now] = await whoIsAsked(pages)
    // Asked after the wait: a show that `until` waits for would be cleared away below.
    if (await until()) return
    if (now.kind === 'ending') {
      const all = await Promise.all(pages.map(asked))
      if (all.every(({ kind }) => kind === 'ending')) return
      for (const [j, other] of all.entries()) await clearTheWay(pages[j], other)
      continue
    }
    if (await clearTheWay(pages[i], now)) continue
    if (now.kind === 'choose') await playLit(pages[i], now.lit, habits)
    else throw new Error(`a question nobody expected: ${now.kind}`)
  }
  throw new Error('the game does not end')
}
