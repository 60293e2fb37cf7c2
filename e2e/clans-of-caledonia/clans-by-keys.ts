import type { Page } from 'playwright-core'
import { paneOf } from '../clans-of-caledonia.ts'
import { SHOW } from '../play.ts'

/** More presses than Tab needs to go round everything. */
const ROUND = 120

export function focus(): { readonly target: string; readonly at: string; readonly isSeen: boolean } {
  const held = document.activeElement
  const spot = held?.closest<HTMLElement>('[data-target], [data-opens]')
  const box = held?.getBoundingClientRect() ?? new DOMRect()
  const isInside = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
  return {
    target:
      spot?.getAttribute('aria-disabled') === 'true' ? '' : (spot?.dataset['target'] ?? spot?.dataset['opens'] ?? ''),
    at: held === null || held === document.body ? 'nowhere' : `${held.tagName} ${held.id} ${held.className}`,
    isSeen: isInside && held?.matches(':focus-visible') === true,
  }
}

/**
 * Runs in the page: arrow keys from the focus towards a thing of the same group, the best first; none if the focus is elsewhere, since a
 * group is one Tab stop.
 */
function arrows(target: string): readonly string[] {
  const from = document.activeElement
  const group = from?.closest('[role="group"]')
  const to = group?.querySelector(`.spot[data-target="${target}"]`)
  if (from === null || to === null || to === undefined) return []
  if (group?.matches('.coc-unit-rows, .coc-upgrades, .coc-stock, .coc-port-spots, .coc-barrels') === true)
    return ['ArrowRight']
  const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
  const [[x, y], [tx, ty]] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())]
  const [across, along] = [tx < x ? 'ArrowLeft' : 'ArrowRight', ty < y ? 'ArrowUp' : 'ArrowDown']
  return Math.abs(ty - y) > Math.abs(tx - x) ? [along, across] : [across, along]
}

const REGIONS = [
  { key: 'p', kinds: /^(do|macro|make|gain|n:discard)/ },
  { key: 'b', kinds: /^(hex|port|bid|pair):/ },
  { key: 'h', kinds: /^/ },
] as const

async function goTo(page: Page, wanted: string): Promise<void> {
  const isThere = async (): Promise<boolean> => (await page.evaluate(focus)).target === wanted
  await page.keyboard.press(REGIONS.find(({ kinds }) => kinds.test(wanted))?.key ?? 'h')
  for (let i = 0; i < ROUND; i++) {
    if (await isThere()) return
    const keys = await page.evaluate(arrows, wanted)
    // Every third time another way: in a corner the best way may lead back and forth.
    await page.keyboard.press(keys.length === 0 ? 'Tab' : keys[i % 3 === 2 ? keys.length - 1 : 0])
  }
  throw new Error(`no key leads to ${wanted}`)
}

/** Alone the dice follow the end of the round. */
export async function leaveShowsByKeys(page: Page): Promise<void> {
  const show = page.locator(SHOW)
  await show.waitFor()
  while ((await show.count()) > 0) {
    await page.locator(`${SHOW} .primary:focus`).waitFor()
    const title = (await show.locator('h2').textContent()) ?? ''
    await page.keyboard.press('Enter')
    await page.waitForFunction(([selector, was]) => document.querySelector(`${selector} h2`)?.textContent !== was, [
      SHOW,
      title,
    ] as const)
  }
}

export async function chooseByKeys(page: Page, target: string): Promise<void> {
  await page.locator(`.table [data-target="${target}"]:not([aria-disabled])`).first().waitFor({ state: 'attached' })
  const { pane, folded } = await page.evaluate(paneOf, target)
  if (folded && pane !== null) {
    await goTo(page, pane)
    await page.keyboard.press('Enter')
  }
  await goTo(page, target)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.prompt-sending') === null)
}
