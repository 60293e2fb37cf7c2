import { describe, expect, test } from 'vitest'
import { type Person, SCREENS } from '../people.ts'
import { settled } from '../play.ts'
import { visit } from '../visit.ts'
import { openLesson } from './open-lesson.ts'
import { outside } from './room.ts'

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

describe('a lesson on a screen that lies', () => {
  let nia: Person
  visit(async (opened) => {
    nia = await opened.openBrowserFor('Nia', { screen: { ...SCREENS.phone, ...LYING[0] }, language: 'fr' })
  })

  test.each(FIRST)('has room for its French buttons: %s, %s', async (game, chapter) => {
    const { page } = nia
    for (const size of LYING) {
      await page.setViewportSize(size)
      await openLesson(page, game, chapter)
      await settled(page)
      expect(await page.locator('.lesson-controls > .button').count()).toBe(3)
      expect(await outside(page), `${size.width} x ${size.height}`).toEqual([])
    }
    expect(nia.faults).toEqual([])
  })
})
