import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { CLANS, paneOf } from './clans-of-caledonia.ts'
import { DONE, kindOf, SHORT_GAME, shortGame } from './clans-short-game.ts'
import type { Person } from './people.ts'
import { SHOW, whoIsAsked } from './play.ts'
import { makeTable, ME } from './tables.ts'
import { visit } from './visit.ts'

const WHOLE_GAME = 600_000
/** A focus that has not come back after so many milliseconds is lost, however slow the machine. */
const SOON = 3000
/** So many presses lead round everything that Tab reaches. */
const ROUND = 120

/** What has the focus, and how it is seen. Runs in the page. */
function focus(): { readonly target: string; readonly at: string; readonly isSeen: boolean } {
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
 * The arrow keys that lead from what has the focus towards a thing of the same group, the best first; none if it is elsewhere, for
 * a group is one Tab stop. Runs in the page.
 */
function arrows(target: string): readonly string[] {
  const from = document.activeElement
  const group = from?.closest('[role="group"]')
  const to = group?.querySelector(`.spot[data-target="${target}"]`)
  if (from === null || to === null || to === undefined) return []
  if (group?.matches('.coc-unit-rows, .coc-upgrades, .coc-stock, .coc-port-spots') === true) return ['ArrowRight']
  const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
  const [[x, y], [tx, ty]] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())]
  const [across, along] = [tx < x ? 'ArrowLeft' : 'ArrowRight', ty < y ? 'ArrowUp' : 'ArrowDown']
  return Math.abs(ty - y) > Math.abs(tx - x) ? [along, across] : [across, along]
}

/** Runs in the page. */
function isTotalSeen(): boolean {
  const box = document.querySelector('.ending .sheet tfoot')?.getBoundingClientRect()
  return box !== undefined && document.elementFromPoint(box.left + 12, box.bottom - 4)?.closest('tfoot') !== null
}

describe('Clans of Caledonia by keyboard alone', () => {
  let kay: Person
  const house = visit(async (opened) => {
    kay = await opened.openBrowserFor('Kay', { screen: { width: 1024, height: 768 } })
  })

  /** The keys that lead from anywhere to a thing: one to its region, then Tab and the arrow keys. */
  async function goTo(page: Page, wanted: string): Promise<void> {
    const isThere = async (): Promise<boolean> => (await page.evaluate(focus)).target === wanted
    const region = wanted.startsWith('do:') ? 'p' : /^(hex|port):/.test(wanted) ? 'b' : 'h'
    await page.keyboard.press(region)
    for (let i = 0; i < ROUND; i++) {
      if (await isThere()) return
      const keys = await page.evaluate(arrows, wanted)
      // Every third time the other way: in a corner the best way may lead back and forth.
      await page.keyboard.press(keys.length === 0 ? 'Tab' : keys[i % 3 === 2 ? keys.length - 1 : 0])
    }
    throw new Error(`no key leads to ${wanted}`)
  }

  test('COC-75 a whole solo game, and the focus is never lost', { timeout: WHOLE_GAME }, async () => {
    const { page } = kay
    await page.goto(`/table/${await makeTable(house(), kay, CLANS.game, [ME], SHORT_GAME)}`)
    const choose = shortGame()
    const used = new Set<string>()
    const lost: string[] = []
    for (let gestures = 0; ; gestures++) {
      expect(gestures, 'the game does not end').toBeLessThan(300)
      const [, now] = await whoIsAsked([page])
      if (now.kind === 'ending') break
      if (now.kind === 'show') {
        await page.locator(`${SHOW} .primary:focus`).waitFor()
        await page.keyboard.press('Enter')
        await page.locator(SHOW).waitFor({ state: 'detached' })
        continue
      }
      if (now.kind !== 'choose') throw new Error(`a question nobody expected: ${now.kind}`)
      const target = await choose(now.lit, () => 0, page)
      const { pane, folded } = await page.evaluate(paneOf, target)
      if (folded && pane !== null) {
        await goTo(page, pane)
        await page.keyboard.press('Enter')
      }
      await goTo(page, target)
      await page.keyboard.press('Enter')
      await page.waitForFunction(() => document.querySelector('.prompt-sending') === null)
      used.add(kindOf(target))
      // What had it may be gone with the answer; the page gives it on when that is painted.
      await page
        .waitForFunction(() => document.activeElement !== document.body, null, { timeout: SOON })
        .catch(() => undefined)
      const { at, isSeen } = await page.evaluate(focus)
      if (!isSeen) lost.push(`after ${target}: ${at}`)
    }
    expect(lost).toEqual([])
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.locator('.ending .chart').waitFor()
    expect(await page.evaluate(isTotalSeen), 'the total is seen without scrolling').toBe(true)
    expect([...used]).toEqual(expect.arrayContaining([...DONE]))
    expect(kay.faults).toEqual([])
  })
})
