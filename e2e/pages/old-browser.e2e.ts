import { expect, test } from 'vitest'
import { browserHere } from '../browser.ts'
import { visit } from '../visit.ts'

const house = visit(() => Promise.resolve())

/** A browser that does not know a CSS function, if one is named. It runs no script, since an old browser may stop at the first word. */
async function seenWithout(unknown: string | null): Promise<{ readonly app: string; readonly text: string | null }> {
  const browser = await browserHere()
  const context = await browser.newContext({ baseURL: house().url, javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch()
      const css = await response.text()
      await route.fulfill({ response, body: unknown === null ? css : css.replaceAll(`${unknown}(`, 'unheard-of(') })
    })
    await page.goto('/')
    const app = await page.locator('#app').evaluate((place) => getComputedStyle(place).display)
    const said = page.locator('#too-old')
    return { app, text: (await said.isVisible()) ? await said.innerText() : null }
  } finally {
    await context.close()
  }
}

test.each(['round', 'light-dark'])(
  'a browser without %s() is told that it is too old, in both languages',
  async (name) => {
    const { text, app } = await seenWithout(name)
    expect(app).toBe('none')
    expect(text).toContain('Bothy needs a newer browser')
    expect(text).toContain('Bothy a besoin d’un navigateur plus récent')
  },
)

test('nothing of it is shown to the others', async () => {
  expect(await seenWithout(null)).toEqual({ app: 'block', text: null })
})
