import { GAME_IDS, loadLessons } from '@bothy/games'
import { secondsToFirstGesture, type Chapter } from '@bothy/kernel/lessons'
import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Person } from '../people.ts'
import { BOT, makeTable, ME } from '../tables.ts'
import { visit } from '../visit.ts'

const LONG = 300_000
/** A string of the player of lessons, in its script and in its sheet. */
const PLAYER = 'lesson-strokes'
/** As in `bothy bench`: bytes a second of a slow line, and seconds until its answers begin. */
const SLOW = { bytes: 50 * 1024, latency: 0.4 }
const MOST_SECONDS = 20
/** Files that name one another: page, board, chapter, worker, its lessons, the engine. */
const HOPS = 6
const LEAST_BYTES = 50_000

/** Texts that are written the same way in a script. */
const plainTexts = ({ steps }: Chapter): readonly string[] =>
  steps.flatMap((step) =>
    'say' in step && step.say !== undefined && /^[\w ,.:]{25,}$/.test(step.say.en) ? [step.say.en] : [],
  )

class Fetched {
  readonly #answers: Response[] = []

  constructor({ context }: Person) {
    context.on('response', (answer) => this.#answers.push(answer))
  }

  async take(): Promise<readonly { readonly path: string; readonly text: string; readonly bytes: number }[]> {
    return Promise.all(
      this.#answers.splice(0).map(async (answer) => ({
        path: new URL(answer.url()).pathname,
        text: await answer.text().catch(() => ''),
        bytes:
          (
            await answer
              .request()
              .sizes()
              .catch(() => null)
          )?.responseBodySize ?? 0,
      })),
    )
  }
}

describe('a lesson is fetched when it is opened', () => {
  const house = visit(async () => undefined)

  test.each(GAME_IDS)('and not before: %s', { timeout: LONG }, async (game) => {
    const person = await house().openBrowserFor('Fay', { newcomer: true })
    const { page } = person
    const lessons = await loadLessons(game)
    const chapters = await Promise.all((lessons?.chapters ?? []).map(({ load }) => load()))
    const table = await makeTable(house(), person, game, [ME, BOT])
    const fetched = new Fetched(person)
    for (const [path, ready] of [
      [`/table/${table}`, '.table-stage'],
      ['/', '.game-card'],
      [`/games/${game}`, '.lesson-rows'],
      [`/games/${game}/learn`, '.lesson-card'],
    ] as const) {
      await page.goto(path)
      await page.locator(ready).first().waitFor()
      await page.waitForLoadState('networkidle')
      const before = await fetched.take()
      expect(before.length, path).toBeGreaterThan(0)
      const told = before.filter(
        ({ text }) => text.includes(PLAYER) || chapters.flatMap(plainTexts).some((it) => text.includes(it)),
      )
      expect(
        told.map((it) => it.path),
        path,
      ).toEqual([])
    }
    const [first] = chapters
    await page.goto(`/games/${game}/learn`)
    await page.locator('.lesson-card').first().waitFor()
    await page.waitForLoadState('networkidle')
    await fetched.take()
    await page.locator(`a[href$="/learn/${first.id}"]`).first().click()
    await page.locator('.lesson-bar').waitFor()
    await page.waitForLoadState('networkidle')
    const opened = await fetched.take()
    expect(opened.some(({ text }) => text.includes(PLAYER))).toBe(true)
    expect(plainTexts(first).filter((it) => !opened.some(({ text }) => text.includes(it)))).toEqual([])
    await person.leave()
  })

  test.each(GAME_IDS)(
    'and its first task is known within twenty seconds on a slow line: %s',
    { timeout: LONG },
    async (game) => {
      const person = await house().openBrowserFor('Una', { newcomer: true })
      const { page } = person
      const [head] = (await loadLessons(game))?.chapters ?? []
      const fetched = new Fetched(person)
      await page.goto(`/games/${game}/learn`)
      await page.locator('.lesson-card').first().waitFor()
      await page.waitForLoadState('networkidle')
      await fetched.take()
      await page.locator(`a[href$="/learn/${head.id}"]`).first().click()
      await page.locator('.lesson-bar').waitFor()
      const bytes = (await fetched.take()).reduce((sum, it) => sum + it.bytes, 0)
      const seconds = HOPS * SLOW.latency + bytes / SLOW.bytes + secondsToFirstGesture(await head.load())
      expect(bytes).toBeGreaterThan(LEAST_BYTES)
      expect(seconds).toBeLessThanOrEqual(MOST_SECONDS)
      await person.leave()
    },
  )
})
