import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseLit, GLEN } from '../glen-more.ts'
import { LORDS } from '../lords-of-scotland.ts'
import { PATIENCE, type Person, SCREENS } from '../people.ts'
import {
  asked,
  dice,
  FINGER,
  type Habits,
  type Lit,
  offered,
  playOn,
  point,
  promptSays,
  PROPOSAL,
  toNewTable,
  whoIsAsked,
} from '../play.ts'
import { skipToLatePart } from '../late-part.ts'
import { tableAt } from '../tables.ts'
import { visit } from '../visit.ts'

const WHOLE_GAME = 600_000
const LEAST_TAKEN = 10
const SKIPPED_AFTER = 12
const SMALL = [
  [360, 740],
  [390, 664],
  [844, 390],
] as const

function isInSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect()
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Things 40 pixels (a finger's width) above and below a place. Runs in the page. */
function classesAround({ x, y }: { readonly x: number; readonly y: number }): string {
  return [-40, 40].map((dy) => document.elementFromPoint(x, y + dy)?.closest('[class]')?.className ?? '').join(' and ')
}

class Finger {
  readonly small = new Set<string>()
  readonly scrolled = new Set<string>()
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  habits(start: number): Habits {
    return {
      roll: dice(start),
      how: 'finger',
      pointed: async ({ target, x, y, width, height }: Lit) => {
        const [kind] = target.split(':')
        if (width >= FINGER && height >= FINGER) return
        const around = await this.#page.evaluate(classesAround, { x, y })
        this.small.add(`${kind} ${Math.round(width)} x ${Math.round(height)} between ${around}`)
      },
      first: async () => {
        const over = await this.#page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) this.scrolled.add(`${over} px`)
        return false
      },
    }
  }

  isContent(): void {
    expect([...this.scrolled], 'the page scrolls sideways').toEqual([])
    expect([...this.small], 'too small for a finger').toEqual([])
  }
}

describe('on a phone', () => {
  let una: Person

  const house = visit(async (opened) => {
    una = await opened.openBrowserFor('Una', { screen: SCREENS.phone, theme: 'light' })
  })

  test('alone against three bots: a whole game by tapping what is lit', { timeout: WHOLE_GAME }, async () => {
    const { page } = una
    const finger = new Finger(page)
    await offered(page, 'button', 'Play now', LORDS).tap()
    await page.waitForURL('**/table/*')
    const habits = finger.habits(11)
    let left = SKIPPED_AFTER
    await playOn([page], habits, () => Promise.resolve(left-- <= 0))
    await skipToLatePart(house(), tableAt(page), LORDS)
    await playOn([page], habits)
    finger.isContent()
    await page.locator('dialog.ending .place').nth(3).waitFor()
    expect(una.faults).toEqual([])
  })

  test(
    'three people pass a game of Glen More round, in `npm run soak` to its end',
    { timeout: WHOLE_GAME },
    async () => {
      const { page } = una
      const finger = new Finger(page)
      const names = ['Isla', 'Rory', 'Mairi']
      await page.goto('/')
      await toNewTable(page, 'On this device', GLEN)
      for (const [i, name] of names.entries())
        await page.getByRole('textbox', { name: `Name, Seat ${i + 1}` }).fill(name)
      await page.getByRole('button', { name: 'Create table' }).tap()
      await page.waitForURL('**/local/*')

      const announced = new Set<string>()
      let taken = 0
      const habits = finger.habits(13)
      const isEnough = (): boolean => !IS_WHOLE && taken > LEAST_TAKEN && announced.size === names.length
      await playOn(
        [page],
        {
          ...habits,
          choose: chooseLit,
          async first(here, lit) {
            for (const text of await page.locator('.turn-banner').allInnerTexts()) announced.add(text.trim())
            return (await habits.first?.(here, lit)) ?? false
          },
          // The first tap at a tile of the ring previews it; a second tap, or the button, takes it.
          async confirm({ target }) {
            const again = page.locator(`.gm-offer[data-target="${target}"]`)
            await (taken++ % 2 === 0 ? page.getByRole('button', { name: /^Take/ }) : again).tap()
          },
        },
        () => Promise.resolve(isEnough()),
      )
      finger.isContent()
      expect(taken).toBeGreaterThan(LEAST_TAKEN)
      expect([...announced].sort()).toEqual(names.map((name) => `${name} to play`).sort())
      if (IS_WHOLE) await page.locator('dialog.ending .place').nth(2).waitFor()
      expect(una.faults).toEqual([])
    },
  )

  test('the button that takes a tile is in sight on a small phone and on its side; a double tap ends no turn', async () => {
    const { page } = una
    await page.goto('/')
    await offered(page, 'button', 'Play now', GLEN).tap()
    await page.waitForURL('**/table/*')
    await whoIsAsked([page])
    const now = await asked(page)
    const tile = now.kind === 'choose' ? now.lit.find((id) => id.startsWith('tile:')) : undefined
    if (tile === undefined) throw new Error(`asked for ${now.kind}`)
    await point(page, tile, 'finger')
    const take = page.locator(PROPOSAL)
    for (const [width, height] of SMALL) {
      await page.setViewportSize({ width, height })
      // The page learns its size with its next frame.
      await expect
        .poll(() => take.evaluate(isInSight), { message: `${width} x ${height}`, timeout: PATIENCE })
        .toBe(true)
    }
    await page.setViewportSize(SCREENS.phone)
    await take.tap()
    await page.locator('.gm-cell[data-state="lit"]').first().tap()
    await promptSays(page, 'Activate')
    const all = await page.locator('.prompt-buttons [data-target="macro:plain"]').boundingBox()
    if (all === null) throw new Error('nothing can be activated at once')
    const [x, y] = [all.x + all.width / 2, all.y + all.height / 2]
    await page.touchscreen.tap(x, y)
    await page.touchscreen.tap(x, y)
    await promptSays(page, 'You have 1 movement point: move a clan member')
    expect(una.faults).toEqual([])
  })
})
