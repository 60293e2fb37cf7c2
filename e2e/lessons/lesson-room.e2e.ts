import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type Person, SCREENS } from '../people.ts'
import { settled } from '../play.ts'
import { visit } from '../visit.ts'

const FIRST = [
  ['glen-more', 'track'],
  ['glen-more-2', 'rondel'],
  ['clans-of-caledonia', 'land'],
  ['lords-of-scotland', 'skirmish'],
] as const
const LYING = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
] as const

/** In px. */
const SLACK = 1

/** Buttons of the bar and lines of the lesson that leave the bar or the window, and what can be scrolled sideways. */
const outside = (page: Page): Promise<readonly string[]> =>
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

describe('a lesson on a screen that lies', () => {
  let nia: Person
  visit(async (opened) => {
    nia = await opened.openBrowserFor('Nia', { screen: { ...SCREENS.phone, ...LYING[0] }, language: 'fr' })
  })

  test.each(FIRST)('has room for its French buttons: %s, %s', async (game, chapter) => {
    const { page } = nia
    for (const size of LYING) {
      await page.setViewportSize(size)
      await page.goto(`/games/${game}/learn/${chapter}`)
      await page.locator('.lesson-next').waitFor()
      await settled(page)
      expect(await page.locator('.lesson-controls > .button').count()).toBe(3)
      expect(await outside(page), `${size.width} x ${size.height}`).toEqual([])
    }
    expect(nia.faults).toEqual([])
  })
})
