import { loadLessons } from '@bothy/games'
import { IS_WHOLE } from '@bothy/kernel/contract-suite'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { PATIENCE, type Person } from '../people.ts'
import { settled } from '../play.ts'
import { objectionsTo } from '../tour.ts'
import { visit } from '../visit.ts'
import { MOUSE } from './hands.ts'
import { err } from './learner.ts'
import { openLesson } from './open-lesson.ts'
import { covered, cut, outside } from './room.ts'

const LONG = 600_000
const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const
/** Steps that speak of one thing and of several, tasks with buttons of their own, and a question where the chapter has one. */
const STEPS = [
  ['glen-more', 'track', [0, 12, 17]],
  ['glen-more-2', 'race', [0, 3, 4]],
  ['clans-of-caledonia', 'production', [0, 2, 6]],
  ['lords-of-scotland', 'skirmish', [0, 5, 7]],
] as const
const LANGUAGES = ['en', 'fr'] as const
const THEMES = ['light', 'dark'] as const

type Look = {
  readonly language: (typeof LANGUAGES)[number]
  readonly theme: (typeof THEMES)[number]
  readonly size: (typeof SIZES)[number]
}

const ALL: readonly Look[] = SIZES.flatMap((size) =>
  LANGUAGES.flatMap((language) => THEMES.map((theme) => ({ size, language, theme }))),
)

/** Of each game every size, language and theme, and of all games together every pair of them; `npm run soak` takes every product. */
const looksAt = (game: number): readonly Look[] =>
  SIZES.map((size, i) => ({ size, language: LANGUAGES[(i + game) % 2], theme: THEMES[(i + (game >> 1)) % 2] }))

const ringsOf = (page: Page): Promise<number> => page.locator('.rings .ring').count()

const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog.chapter-end')
    if (dialog === null) return ['no dialog']
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const wide = [dialog, ...dialog.querySelectorAll('h2, p, li, a, button')].filter(
      (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline',
    )
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
    return [...wide, ...(isOut ? [dialog] : [])].map((it) => it.outerHTML.slice(0, 90))
  })

describe('what a lesson looks like', () => {
  const people = new Map<string, Person>()
  visit(async (house) => {
    for (const language of LANGUAGES)
      for (const touch of [true, false])
        people.set(
          `${language} ${touch}`,
          await house.openBrowserFor('Lorna', { language, theme: 'auto', screen: { width: 390, height: 844, touch } }),
        )
  })
  const here = async ({ language, theme, size }: Look): Promise<Person> => {
    const person = people.get(`${language} ${size.touch}`)
    if (person === undefined) throw new Error('nobody')
    await person.page.setViewportSize(size)
    await person.page.emulateMedia({ colorScheme: theme })
    return person
  }

  test.each(STEPS.map(([game, chapter, steps], nth) => ({ game, chapter, steps, nth })))(
    '$game, $chapter: nothing that it points at is covered, and nothing is cut',
    { timeout: IS_WHOLE ? 4 * LONG : LONG },
    async ({ game, chapter, steps, nth }) => {
      const lessons = await loadLessons(game)
      const told = await lessons?.chapters.find(({ id }) => id === chapter)?.load()
      for (const look of IS_WHOLE ? ALL : looksAt(nth)) {
        const { width, height } = look.size
        const { page, faults } = await here(look)
        for (const at of steps) {
          const step = told?.steps[at]
          const points = step !== undefined && 'point' in step ? [step.point ?? []].flat().length : 0
          const message = `${game} ${chapter} ${at}, ${width} x ${height}, ${look.language}, ${look.theme}`
          await openLesson(page, game, chapter, at)
          // On a small screen one part of the board may lie behind another.
          const least = look.size.touch ? Math.min(1, points) : points
          await expect.poll(() => ringsOf(page), { message, timeout: PATIENCE }).toBeGreaterThanOrEqual(least)
          await settled(page)
          const wrong = async (): Promise<readonly string[]> => [
            ...(await covered(page)),
            ...(await outside(page)),
            ...(await cut(page)),
          ]
          await expect.poll(wrong, { message, timeout: 5000 }).toEqual([])
        }
        await openLesson(page, game, chapter, (told?.length ?? 0) - 1)
        await page.locator('.lesson-next').click()
        await page.locator('dialog.chapter-end[open]').waitFor()
        expect(await overflowing(page), `${width} x ${height}, ${look.language}`).toEqual([])
        expect(faults).toEqual([])
      }
    },
  )

  test.each(
    LANGUAGES.flatMap(
      (language, i) =>
        [
          { language, game: 'clans-of-caledonia', chapter: 'production', asked: 3, quiz: 6, look: i },
          { language, game: 'lords-of-scotland', chapter: 'skirmish', asked: 5, quiz: 7, look: i + 1 },
        ] as const,
    ),
  )(
    '$game, $language: axe accepts a move that was taken back, a question, its wrong answer and the end',
    { timeout: LONG },
    async ({ language, game, chapter, asked, quiz, look }) => {
      const { page, faults } = await here({ language, theme: THEMES[look % 2], size: SIZES[2] })
      await openLesson(page, game, chapter, asked)
      await err(page, MOUSE)
      expect(await objectionsTo(page, 'all'), 'taken back').toEqual([])
      await openLesson(page, game, chapter, quiz)
      await page.locator('.lesson-option').first().waitFor()
      expect(await objectionsTo(page, 'all'), 'question').toEqual([])
      const told = await (await loadLessons(game))?.chapters.find(({ id }) => id === chapter)?.load()
      const step = told?.steps[quiz]
      const wrong = step !== undefined && 'quiz' in step ? step.options.findIndex(({ right }) => !right) : -1
      await page.locator('.lesson-option').nth(wrong).click()
      await page.locator('.lesson-option[data-state="wrong"]').waitFor()
      expect(await objectionsTo(page, 'all'), 'wrong answer').toEqual([])
      await openLesson(page, game, chapter, (told?.length ?? 0) - 1)
      await page.locator('.lesson-next').click()
      await page.locator('dialog.chapter-end[open]').waitFor()
      expect(await objectionsTo(page, 'all', 'dialog.chapter-end'), 'end').toEqual([])
      expect(faults).toEqual([])
    },
  )
})
