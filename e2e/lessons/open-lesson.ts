import type { Page } from 'playwright-core'

/** Steps count from 0; a later one is where this device has left the chapter. */
export async function openLesson(page: Page, game: string, chapter: string, step = 0): Promise<void> {
  const kept = { lessons: { [`${game}/${chapter}`]: { step, done: false, again: 0 } } }
  if (step > 0) await page.evaluate((left) => localStorage.setItem('bothy.learning', left), JSON.stringify({ kept }))
  await page.goto(`/games/${game}/learn/${chapter}`)
  await page.locator('.lesson-bar').waitFor()
}
