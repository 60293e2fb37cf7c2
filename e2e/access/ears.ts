import type { Locator, Page } from 'playwright-core'
import type { Person } from '../people.ts'
import { look, SHOW } from '../play.ts'

declare global {
  var bothyHeard: string[]
  var bothySaid: string
  var bothyPlace: unknown
}

/** Runs in the page. Records live regions as a screen reader reads them: additions, or the whole of a region that is read as a whole. */
function listen(): void {
  globalThis.bothyHeard = []
  globalThis.bothySaid = ''
  const REGION =
    '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live]), [role=alert]:not([aria-live])'
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof HTMLElement) || node.ariaHidden === 'true') return ''
    return [...node.childNodes].map(words).join('')
  }
  const regionOf = (node: Node): Element | null =>
    (node instanceof Element ? node : node.parentElement)?.closest(REGION) ?? null
  const said = (text: string): void => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (plain === '') return
    globalThis.bothyHeard.push(plain)
    globalThis.bothySaid += ` ${plain}`
  }
  const hear = (changes: readonly MutationRecord[]): void => {
    const whole = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const region = regionOf(target)
      if (region === null || !region.isConnected || region.closest('[inert]') !== null) continue
      if (region.ariaAtomic !== 'false') whole.add(region)
      else for (const node of addedNodes) said(words(node))
    }
    for (const region of whole) said(words(region))
  }
  new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true })
}

/** A page that is drawn so many times without saying anything has nothing more to say. */
const QUIET_FRAMES = 5

function isSaid(): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  const question = (document.querySelector('#prompt')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return globalThis.bothyHeard.length > 0 && globalThis.bothySaid.includes(question)
}

async function afterFrames(frames: number): Promise<number> {
  for (let i = 0; i < frames; i++) await new Promise((drawn) => requestAnimationFrame(drawn))
  return globalThis.bothySaid.length
}

export type Told = { readonly name: string; readonly description: string }

export class Listener {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async at({ context, page }: Person, path: string): Promise<Listener> {
    await context.addInitScript(listen)
    await page.goto(path)
    return new Listener(page)
  }

  heard = async (): Promise<string> => (await this.#page.evaluate(() => globalThis.bothyHeard.splice(0))).join(' ')

  /**
   * Waits until all announcements are made: up to the page's question, which is not repeated if it is unchanged, or until a dialog opens,
   * whose name is read.
   */
  hasHeard = async (): Promise<void> => {
    const isAsked = async (): Promise<boolean> => (await this.#page.evaluate(look, SHOW)).kind !== 'wait'
    for (let said = -1; ;) {
      await this.#page.waitForFunction(isSaid)
      const now = await this.#page.evaluate(afterFrames, QUIET_FRAMES)
      if (now === said && (await isAsked())) return
      said = now
    }
  }

  async told(place: Locator): Promise<readonly Told[]> {
    const session = await this.#page.context().newCDPSession(this.#page)
    const handle = await place.evaluateHandle((element) => element)
    await handle.evaluate((element) => (globalThis.bothyPlace = element))
    const { result } = await session.send('Runtime.evaluate', { expression: 'globalThis.bothyPlace' })
    const { nodes } = await session.send('Accessibility.queryAXTree', {
      ...(result.objectId === undefined ? {} : { objectId: result.objectId }),
      role: 'button',
    })
    await session.detach()
    const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ name, description }) => ({ name: text(name?.value), description: text(description?.value) }))
  }

  async focused(): Promise<string> {
    const [told] = await this.told(this.#page.locator(':focus'))
    return told?.name ?? ''
  }
}
