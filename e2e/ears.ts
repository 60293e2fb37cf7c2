import type { Locator, Page } from 'playwright-core'
import type { Person } from './people.ts'

declare global {
  /** Lines of the live regions, in order. */
  var bothyHeard: string[]
  /** Looked up in the accessibility tree. */
  var bothyPlace: unknown
}

/** Listens to all live regions as a screen reader does: what is added to them, or the whole of one that is read as a whole. Runs in the page. */
function listen(): void {
  globalThis.bothyHeard = []
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
    if (plain !== '') globalThis.bothyHeard.push(plain)
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

/** A choice as a screen reader tells it: its name, and what describes it. */
export type Told = { readonly name: string; readonly description: string }

/** Somebody who sees nothing of the page: what is said, what has the focus, and names of buttons are all there is. */
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

  /** Everything that was said since the last time. */
  heard = async (): Promise<string> => (await this.#page.evaluate(() => globalThis.bothyHeard.splice(0))).join(' ')

  /** Something was said, or a dialog has opened, whose name is read. */
  hasHeard = async (): Promise<void> => {
    await this.#page.waitForFunction(
      () => globalThis.bothyHeard.length > 0 || document.querySelector('dialog[open]') !== null,
    )
  }

  /** Names and descriptions as the browser tells them to a screen reader. */
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

  /** The name of what has the focus. */
  async focused(): Promise<string> {
    const [told] = await this.told(this.#page.locator(':focus'))
    return told?.name ?? ''
  }
}
