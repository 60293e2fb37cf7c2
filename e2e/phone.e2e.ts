import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { chooseLit, GLEN } from './glen-more.ts'
import { LORDS } from './lords-of-scotland.ts'
import { type Person, SCREENS } from './people.ts'
import { dice, type Habits, type Lit, offered, playOn } from './play.ts'
import { visit } from './visit.ts'

const WHOLE_GAME = 600_000
const FINGER = 40

/** Plays with a finger, and notes what is too small for it and what scrolls sideways. */
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
      pointed: ({ target, width, height }: Lit) => {
        const [kind] = target.split(':')
        if (width < FINGER || height < FINGER) this.small.add(`${kind} ${Math.round(width)} x ${Math.round(height)}`)
        return Promise.resolve()
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

  visit(async (house) => {
    una = await house.openBrowserFor('Una', { screen: SCREENS.phone, theme: 'light' })
  })

  test('alone against three bots: a whole game by tapping what is lit', { timeout: WHOLE_GAME }, async () => {
    const { page } = una
    const finger = new Finger(page)
    await offered(page, 'button', 'Play now', LORDS).tap()
    await page.waitForURL('**/table/*')
    await playOn([page], finger.habits(11))
    finger.isContent()
    await page.locator('dialog.ending .place').nth(3).waitFor()
    expect(una.faults).toEqual([])
  })

  test('three people pass it round: a whole game of Glen More', { timeout: WHOLE_GAME }, async () => {
    const { page } = una
    const finger = new Finger(page)
    const names = ['Isla', 'Rory', 'Mairi']
    await page.goto('/')
    await offered(page, 'link', 'On this device', GLEN).tap()
    for (const [i, name] of names.entries()) await page.getByRole('textbox', { name: `Name, Seat ${i + 1}` }).fill(name)
    await page.getByRole('button', { name: 'Set the table' }).tap()
    await page.waitForURL('**/local/*')

    const announced = new Set<string>()
    let taken = 0
    const habits = finger.habits(13)
    await playOn([page], {
      ...habits,
      choose: chooseLit,
      async first(here, lit) {
        for (const text of await page.locator('.turn-banner').allInnerTexts()) announced.add(text.trim())
        return (await habits.first?.(here, lit)) ?? false
      },
      async pointed(spot) {
        await habits.pointed?.(spot)
        // The first tap at a tile of the ring shows what would come of it; a second one, or the button, takes it.
        const proposal = page.locator('[data-proposal]')
        if (!(await proposal.isVisible())) return
        const again = page.locator(`.gm-offer[data-target="${spot.target}"]`)
        await (taken++ % 2 === 0 ? proposal.getByRole('button', { name: /^Take/ }) : again).tap()
        await proposal.waitFor({ state: 'detached' })
      },
    })
    finger.isContent()
    expect(taken).toBeGreaterThan(10)
    expect([...announced].sort()).toEqual(names.map((name) => `${name} to play`).sort())
    await page.locator('dialog.ending .place').nth(2).waitFor()
    expect(una.faults).toEqual([])
  })
})
