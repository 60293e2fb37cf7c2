import type { Hand } from './learner.ts'

const SOON = 5000
/** A thing that was drawn anew meanwhile is looked for again. */
const gone = (press: Promise<void>): Promise<void> => press.catch(() => undefined)

export const MOUSE: Hand = {
  press: (page) => gone(page.locator('[data-hand]').click({ force: true, timeout: SOON })),
  next: (page) => gone(page.locator('.lesson-next').click({ timeout: SOON })),
  answer: (page) => gone(page.locator('.lesson-option:not([aria-disabled])').first().click({ timeout: SOON })),
}
export const FINGER: Hand = {
  press: (page) => gone(page.locator('[data-hand]').tap({ force: true, timeout: SOON })),
  next: (page) => gone(page.locator('.lesson-next').tap({ timeout: SOON })),
  answer: (page) => gone(page.locator('.lesson-option:not([aria-disabled])').first().tap({ timeout: SOON })),
}

/** The key that brings the focus nearer to the marked thing: Tab, and arrows within its group; null where it is. */
function keyTowards(): string | null {
  const thing = document.querySelector('[data-hand]')
  const at = document.activeElement
  if (thing === null || at === null || at === thing || thing.contains(at)) return null
  const group = thing.closest('[role=group]')
  if (group === null || at.closest('[role=group]') !== group || !at.matches('.spot')) return 'Tab'
  const [from, to] = [at, thing].map((it) => it.getBoundingClientRect())
  const [dx, dy] = [to.left + to.right - from.left - from.right, to.top + to.bottom - from.top - from.bottom]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}

const MOST_KEYS = 150

/** Nothing is focused but by keys. The focus follows the lesson, so that Enter is often enough. */
export const KEYS: Hand = {
  async press(page) {
    for (let n = 0; n < MOST_KEYS; n++) {
      const key = await page.evaluate(keyTowards)
      await page.keyboard.press(key ?? 'Enter')
      if (key === null) return
    }
    throw new Error(`keys do not lead to ${await page.locator('[data-hand]').getAttribute('data-target')}`)
  },
  async next(page) {
    await page.locator('.lesson-next:focus').waitFor()
    await page.keyboard.press('Enter')
  },
  async answer(page) {
    await page.locator('.lesson-option:focus').waitFor()
    await page.keyboard.press('Enter')
  },
}
