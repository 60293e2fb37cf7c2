import { GAME_IDS } from '@bothy/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'
import { layoutSuiteFinds } from './layout-planted.ts'
import { layoutSuite } from './layout-suite.ts'
import { zoomSuite } from './layout-zoom.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

layoutSuiteFinds(gallery, 'lords-of-scotland')

for (const id of GAME_IDS) layoutSuite(gallery, id)
for (const id of GAME_IDS) zoomSuite(gallery, id)

test('an open log takes no width from a reveal, which lies over it', async () => {
  const { place } = await gallery.frame('lords-of-scotland', false)
  await place.evaluate(async () => {
    await window.layoutPage.show(0, 'en', 'dark')
    await window.layoutPage.fit({ width: 1440, height: 900 })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
  })
  await place.locator('.table-side.drawer').waitFor()
  const margin = (): Promise<string> =>
    place.locator('.los-stage').evaluate((stage) => getComputedStyle(stage).marginInlineEnd)
  expect(await margin()).toBe('340px')
  await place.locator('.los-stage').evaluate((stage) => stage.setAttribute('data-show', 'reveal'))
  expect(await margin()).toBe('0px')
})

test('five seats in French on a phone: an explanation of an own tile leaves the lit tiles of the track free', async () => {
  const { place, names } = await gallery.frame('glen-more', true)
  const faults = await place.evaluate(
    async (i) => {
      await window.layoutPage.show(i, 'fr', 'light')
      const [found] = await window.layoutPage.measure([{ width: 390, height: 844 }], true)
      return found
    },
    names.findIndex((name) => name.startsWith('5 seats, full table')),
  )
  expect(faults).toEqual([])
})
