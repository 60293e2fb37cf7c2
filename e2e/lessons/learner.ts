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
  /** Moves that were taken back since the page was opened. */
  readonly refusals: number
}

declare global {
  var bothyRefusals: number | undefined
}

/** Also counts what is taken back between two looks. */
function countRefusals(): number {
  if (globalThis.bothyRefusals === undefined) {
    globalThis.bothyRefusals = 0
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['phase'] === 'refused')
          globalThis.bothyRefusals = (globalThis.bothyRefusals ?? 0) + 1
    }).observe(document, { subtree: true, attributeFilter: ['data-phase'] })
  }
  return globalThis.bothyRefusals
}

export async function seen(page: Page): Promise<Seen> {
  const refusals = await page.evaluate(countRefusals)
  const now = await page.evaluate(() => ({
    phase: document.querySelector<HTMLElement>('.table.lesson')?.dataset['phase'] ?? '',
    place: document.querySelector('.lesson-step')?.textContent ?? '',
    canGo: document.querySelector<HTMLButtonElement>('.lesson-next')?.disabled === false,
    answers: document.querySelectorAll('.lesson-option:not([aria-disabled])').length,
    isScene: document.querySelector('dialog.show-scene[open], .recap') !== null,
    isOver: document.querySelector('dialog.chapter-end[open]') !== null,
  }))
  return { ...now, refusals }
}

/**
 * Marks the next thing to press, leaving out gestures that were taken back: a proposal that waits to be confirmed, what is lit or opens
 * within a ring, then the second half of a gesture, a button of the card, anything lit. The gesture so far; null if nothing is left.
 */
function markNext([tried, errs]: readonly [tried: readonly string[], errs: boolean]): string | null {
  for (const marked of document.querySelectorAll('[data-hand]')) marked.removeAttribute('data-hand')
  const rings = [...document.querySelectorAll('.ring')].map((ring) => ring.getBoundingClientRect())
  const isRinged = (thing: Element): boolean => {
    const { left, right, top, bottom } = thing.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    return rings.some((ring) => x >= ring.left && x <= ring.right && y >= ring.top && y <= ring.bottom)
  }
  const isSeen = (thing: Element): boolean => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-over]') ?? null
    return width > 2 && (over === null || over.contains(thing))
  }
  const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isSeen)
  const nameOf = (thing: Element): string => thing.getAttribute('data-target') ?? thing.textContent
  const kindOf = (thing: Element): string => thing.getAttribute('data-target')?.split(':')[0] ?? ''
  const timesTried = (thing: Element): number =>
    tried.filter((gesture) => gesture.split(' + ').includes(nameOf(thing))).length
  const lit = all('.table-stage [data-state="lit"]')
  const buttons = all('.lesson-card .button.choice')
  const openers = all('.table-stage button:not([data-target]), .table-stage summary')
  const held = document.querySelector('.table-stage [data-state="picked"]')
  const begun = [...document.querySelectorAll('.table-stage [data-state="picked"], [data-proposed]')].map(nameOf)
  // A button of the card is a choice of its own, whatever is held.
  const gestureOf = (thing: Element): string =>
    kindOf(thing) === 'do' ? nameOf(thing) : [...new Set([...begun, nameOf(thing)])].toSorted().join(' + ')
  // The second half of a gesture is of another kind: a unit and its space.
  const open = held === null ? lit : lit.filter((thing) => kindOf(thing) !== kindOf(held))
  const astray = [...lit, ...buttons].filter((it) => !isRinged(it))
  const wanted = [
    ...all('[data-proposed]'),
    ...(errs ? astray : []),
    ...[...buttons, ...open, ...openers].filter(isRinged).toSorted((a, b) => timesTried(a) - timesTried(b)),
    ...(held === null ? [...open, ...buttons] : [...buttons, ...open]),
    ...lit,
  ]
  const thing = wanted.find((it) => !tried.includes(gestureOf(it)))
  if (thing === undefined) return null
  thing.setAttribute('data-hand', '')
  return gestureOf(thing)
}

/** Differs once a press has done anything. */
const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('.table.lesson')
    const marks = [...document.querySelectorAll('[data-target]')].map((thing) =>
      ['data-target', 'data-state', 'data-proposed'].map((name) => thing.getAttribute(name)).join(' '),
    )
    return [table?.dataset['phase'], document.querySelector('.lesson-words')?.textContent, ...marks].join('|')
  })

export type Hand = {
  readonly press: (page: Page) => Promise<void>
  readonly next: (page: Page) => Promise<void>
  readonly answer: (page: Page) => Promise<void>
}

/** Moves of a step that are taken back, and presses that do nothing, before a learner wants help. */
const MOST_TRIES = 6
const MOST_VAIN = 12
/** In ms. */
const [LOOK, MOST_LOOKS] = [100, 20]

type At = {
  readonly place: string
  readonly last: string
  readonly refused: readonly string[]
  readonly refusals: number
  readonly vain: number
}
const arrived = ({ place, refusals }: Pick<Seen, 'place' | 'refusals'>): At => ({
  place,
  last: '',
  refused: [],
  refusals,
  vain: 0,
})

async function pressNext(page: Page, hand: Hand, at: At, errs = false): Promise<At> {
  const last = await page.evaluate(markNext, [at.refused, errs] as const)
  const before = await lookOf(page)
  if (last !== null) await hand.press(page)
  for (let n = 0; n < MOST_LOOKS; n++) {
    if ((await lookOf(page)) !== before) return { ...at, last: last ?? '' }
    await page.waitForTimeout(LOOK)
  }
  return { ...at, last: last ?? '', vain: at.vain + 1 }
}

/** Plays on; resolves with the steps at which only Show me or Skip helped. */
export async function learn(page: Page, hand: Hand, until: (now: Seen) => boolean): Promise<readonly string[]> {
  const end = Date.now() + 4 * PATIENCE
  const helped: string[] = []
  let at = arrived(await seen(page))
  while (Date.now() < end) {
    const now = await seen(page)
    if (now.isOver || until(now)) return helped
    if (now.place !== at.place) at = arrived(now)
    if (now.refusals > at.refusals) at = { ...at, refusals: now.refusals, refused: [...at.refused, at.last] }
    if (now.isScene) await page.keyboard.press('Enter')
    else if (now.canGo && now.phase !== 'refused') await hand.next(page)
    else if (now.answers > 0) await hand.answer(page)
    else if (now.phase === 'asked' && (at.refused.length > MOST_TRIES || at.vain > MOST_VAIN)) {
      const help = page.locator('.lesson-controls > .button').nth(1)
      helped.push(`${now.place}: ${await help.innerText()}`)
      await help.click()
      await page.waitForTimeout(LOOK)
    } else if (now.phase === 'asked') at = await pressNext(page, hand, at)
    await page.waitForTimeout(LOOK)
  }
  throw new Error(`the lesson stays at ${at.place}: ${await page.locator('.lesson-words').innerText()}`)
}

/** Makes a move that is not asked for, until the guide has taken it back. */
export async function err(page: Page, hand: Hand): Promise<void> {
  const end = Date.now() + PATIENCE
  const isTakenBack = page.locator('.lesson[data-phase="asked"] .lesson-back')
  let at = arrived(await seen(page))
  while (Date.now() < end) {
    if (await isTakenBack.isVisible()) return
    if ((await seen(page)).phase === 'asked') at = await pressNext(page, hand, at, true)
    else await page.waitForTimeout(LOOK)
  }
  throw new Error(`nothing is taken back: ${await page.locator('.lesson-words').innerText()}`)
}
