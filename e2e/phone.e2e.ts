import { describe, expect, test } from 'vitest'
import { LORDS } from './lords-of-scotland.ts'
import { type Person, SCREENS } from './people.ts'
import { dice, type Lit, offered, playOn } from './play.ts'
import { visit } from './visit.ts'

const WHOLE_GAME = 600_000
const FINGER = 40

describe('alone against three bots, on a phone', () => {
  let una: Person

  visit(async (house) => {
    una = await house.openBrowserFor('Una', { screen: SCREENS.phone, theme: 'light' })
  })

  test('a whole game by tapping what is lit', { timeout: WHOLE_GAME }, async () => {
    const { page } = una
    await offered(page, 'button', 'Play now', LORDS).tap()
    await page.waitForURL('**/table/*')
    const small = new Set<string>()
    const scrolled = new Set<string>()
    await playOn([page], {
      roll: dice(11),
      how: 'finger',
      pointed({ target, width, height }: Lit) {
        const [kind] = target.split(':')
        if (width < FINGER || height < FINGER) small.add(`${kind} ${Math.round(width)} x ${Math.round(height)}`)
      },
      async first() {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (over > 0) scrolled.add(`${over} px`)
        return false
      },
    })
    expect([...scrolled], 'the page scrolls sideways').toEqual([])
    expect([...small], 'too small for a finger').toEqual([])
    await page.locator('dialog.ending .place').nth(3).waitFor()
    expect(una.faults).toEqual([])
  })
})
