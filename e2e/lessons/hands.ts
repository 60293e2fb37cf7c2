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
