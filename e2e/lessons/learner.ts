import type { Page } from 'playwright-core'
import { PATIENCE } from '../people.ts'

export type Seen = {
  readonly phase: string
  readonly place: string
  readonly canGo: boolean
  readonly answers: number
  /** A scene of the board, such as a scoring, lies over the table. */
  readonly isScene: boolean
  readonly isOver: boolean
}

export const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    phase: document.querySelector<HTMLElement>('.table.lesson')?.dataset['phase'] ?? '',
    place: document.querySelector('.lesson-step')?.textContent ?? '',
    canGo: document.querySelector<HTMLButtonElement>('.lesson-next')?.disabled === false,
    answers: document.querySelectorAll('.lesson-option:not([aria-disabled])').length,
    isScene: document.querySelector('dialog.show-scene[open], .recap') !== null,
    isOver: document.querySelector('dialog.chapter-end[open]') !== null,
  }))

/** Marks the next thing to press: what is lit within a ring, a button of the card, or anything lit; null if nothing is. */
function markNext(skip: number): string | null {
  for (const marked of document.querySelectorAll('[data-hand]')) marked.removeAttribute('data-hand')
  const rings = [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect())
  const isRinged = (thing: Element): boolean => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return rings.some((ring) => x >= ring.left && x <= ring.right && y >= ring.top && y <= ring.bottom)
  }
  const isSeen = (thing: Element): boolean => thing.getBoundingClientRect().width > 2
  const lit = [...document.querySelectorAll('.table-stage [data-state="lit"]')].filter(isSeen)
  const buttons = [...document.querySelectorAll('.lesson-card .button.choice')].filter(isSeen)
  const kindOf = (thing: Element | null): string => thing?.getAttribute('data-target')?.split(':')[0] ?? ''
  const held = document.querySelector('.table-stage [data-state="picked"], [data-proposed]')
  // The second half of a gesture is of another kind: a unit and its space.
  const other = held === null ? [] : lit.filter((thing) => kindOf(thing) !== kindOf(held))
  const free = held === null ? [...lit, ...buttons] : [...buttons, ...other, ...lit]
  const ringed = [...buttons, ...lit].filter(isRinged)
  const wanted = [
    ...new Set([
      ...(held === null ? ringed : ringed.filter((it) => other.includes(it) || buttons.includes(it))),
      ...free,
    ]),
  ]
  const thing = wanted[skip % Math.max(1, wanted.length)]
  if (thing === undefined) return null
  thing.setAttribute('data-hand', '')
  return thing.getAttribute('data-target') ?? thing.textContent
}

export type Hand = {
  readonly press: (page: Page) => Promise<void>
  readonly next: (page: Page) => Promise<void>
  readonly answer: (page: Page) => Promise<void>
}

export async function learn(page: Page, hand: Hand, until: (now: Seen) => boolean): Promise<void> {
  const end = Date.now() + 4 * PATIENCE
  let [place, presses] = ['', 0]
  while (Date.now() < end) {
    const now = await seen(page)
    if (now.isOver || until(now)) return
    if (now.place !== place) [place, presses] = [now.place, 0]
    if (now.isScene) await page.keyboard.press('Enter')
    else if (now.canGo && now.phase !== 'refused') await hand.next(page)
    else if (now.answers > 0) await hand.answer(page)
    else if (now.phase === 'asked') {
      // After some presses in vain others are tried, then the move is shown and the step skipped.
      if (presses > 12) {
        presses = 9
        await page.locator('.lesson-controls > .button').nth(1).click()
        continue
      }
      if ((await page.evaluate(markNext, Math.floor(presses++ / 3))) !== null) await hand.press(page)
    }
    await page.waitForTimeout(60)
  }
  throw new Error(`the lesson stays at ${place}: ${await page.locator('.lesson-words').innerText()}`)
}
