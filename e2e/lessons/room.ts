import type { Page } from 'playwright-core'

/** In px. */
const SLACK = 1
/** A ring is drawn so far around its thing. */
const RING_ROOM = 6

/** Buttons of the bar and lines of the lesson that leave the bar or the window, and what can be scrolled sideways. */
export const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate((slack) => {
    const bar = document.querySelector('.lesson-bar')
    if (bar === null) return ['no bar']
    const { left, right } = bar.getBoundingClientRect()
    const parts = [...bar.querySelectorAll('.lesson-controls > .button, .lesson-words > *')].filter((it) => {
      const box = it.getBoundingClientRect()
      return box.left < Math.max(0, left) - slack || box.right > Math.min(innerWidth, right) + slack
    })
    const scrolled = [document.documentElement, bar].filter((it) => it.scrollWidth > it.clientWidth + slack)
    return [...parts, ...scrolled].map((it) => it.outerHTML.slice(0, 80))
  }, SLACK)

/** Things that are lit, and the own money and goods, that the bar lies over; rings that are not whole in the window; buttons over words or out of the card. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.lesson-bar')?.getBoundingClientRect()
    if (bar === undefined) return ['no bar']
    const spots = [...document.querySelectorAll('.table-stage [data-state="lit"], .table-stage [data-purse]')]
    const meets = (thing: Element): boolean => {
      const { left, right, top, bottom, width } = thing.getBoundingClientRect()
      const frame = thing.closest('.zoom-frame, .coc-pane')?.getBoundingClientRect()
      if (width === 0 || (frame !== undefined && top >= frame.bottom - 1)) return false
      return left < bar.right - 1 && right > bar.left + 1 && top < bar.bottom - 1 && bottom > bar.top + 1
    }
    const rings = [...document.querySelectorAll('.rings .ring')].filter((ring) => {
      const { left, right, top, bottom } = ring.getBoundingClientRect()
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    })
    const card = document.querySelector('.lesson-card')?.getBoundingClientRect()
    const lines = [...document.querySelectorAll('.lesson-words p')].flatMap((line) => {
      const range = document.createRange()
      range.selectNodeContents(line)
      return [...range.getClientRects()]
    })
    const buttons = [...document.querySelectorAll('.lesson-doing .button')].filter((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect()
      if (width === 0 || card === undefined) return false
      const isOver = lines.some(
        (it) => it.right > left + 1 && it.left < right - 1 && it.bottom > top + 3 && it.top < bottom - 3,
      )
      return isOver || left < card.left || right > card.right + 1 || bottom > card.bottom + 1
    })
    return [...spots.filter(meets), ...rings, ...buttons].map((thing) => thing.outerHTML.slice(0, 90))
  })

/**
 * Rings that the bar lies over, unless they are around something in it; parts of the bar that are cut, and a bar that leaves the window.
 */
export const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([slack, room]) => {
      const bar = document.querySelector('.lesson-bar')
      if (bar === null) return ['no bar']
      const { left, right, top, bottom } = bar.getBoundingClientRect()
      const under = [...document.querySelectorAll('.rings .ring')].filter((ring) => {
        const box = ring.getBoundingClientRect()
        const isBeside = box.right <= left + room || box.left >= right - room
        const isWithin = (box.top + box.bottom) / 2 > top && box.left >= left - slack && box.right <= right + slack
        return !isBeside && !isWithin && box.bottom > top + room && box.top < bottom - room
      })
      const parts =
        '.lesson-card, .lesson-words, .lesson-host, .lesson-place, .lesson-step, .lesson-option, .lesson-bar .button'
      const narrow = [...document.querySelectorAll(parts)].filter(
        (it) => it.scrollWidth > it.clientWidth + slack || it.scrollHeight > it.clientHeight + slack,
      )
      const hidden = [...bar.querySelectorAll('.button, .lesson-leave')].filter((it) => {
        const box = it.getBoundingClientRect()
        return box.width > 0 && (box.bottom > Math.min(bottom, innerHeight) + slack || box.top < top - slack)
      })
      const isOut = bottom > innerHeight + slack || top < 0
      return [...under, ...narrow, ...hidden, ...(isOut ? [bar] : [])].map(
        (it) =>
          `${it.outerHTML.slice(0, 80)} ${it.scrollWidth}/${it.clientWidth} ${it.scrollHeight}/${it.clientHeight}`,
      )
    },
    [SLACK, RING_ROOM] as const,
  )
