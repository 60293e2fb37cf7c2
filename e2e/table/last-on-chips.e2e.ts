import { GAME_IDS } from '@bothy/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from '../layout/layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

const SMALL = [
  [390, 844],
  [360, 740],
  [844, 390],
  [1024, 768],
] as const

type Told = { readonly seat: string; readonly isWhole: boolean; readonly name: string }

/** Seats whose last move is in sight. Runs in the page. */
function seatsTold(): readonly Told[] {
  return [...document.querySelectorAll('.table-stage [data-seat-home]')].flatMap((home) => {
    const picture = home.querySelector('.last-move-picture')
    if (picture === null) return []
    const [at, within] = [picture.getBoundingClientRect(), home.getBoundingClientRect()]
    const isInSight = picture.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))
    const isWithin = at.top >= within.top && at.bottom <= within.bottom && at.right <= within.right
    const name = (picture.closest('button') ?? home).cloneNode(true) as Element
    for (const drawn of name.querySelectorAll('[aria-hidden]')) drawn.remove()
    return {
      seat: home.getAttribute('data-seat-home') ?? '',
      isWhole: isInSight && isWithin && at.width >= 18,
      name: (name.textContent ?? '').replaceAll(/\s+/g, ' '),
    }
  })
}

test.each(GAME_IDS)('%s: a phone shows what each other seat did last, nothing being opened', async (game) => {
  const { page, names } = await gallery.window(game, true)
  const most = Math.max(...names.map((name) => Number.parseInt(name, 10)))
  const found = names.findLastIndex((name) => name.startsWith(`${most} seats, full `) && !name.includes('stock'))
  for (const [width, height] of SMALL) {
    await page.setViewportSize({ width, height })
    for (const language of ['en', 'fr'] as const) {
      await page.evaluate(([i, spoken]) => window.layoutPage.show(i, spoken, 'dark'), [found, language] as const)
      const told = await page.evaluate(seatsTold)
      const at = `${width} x ${height}, ${language}`
      expect(new Set(told.map(({ seat }) => seat)).size, at).toBeGreaterThanOrEqual(most - 1)
      expect(
        told.filter(({ isWhole }) => !isWhole).map(({ seat }) => seat),
        at,
      ).toEqual([])
      const said = language === 'en' ? /Last move: \D{4}/ : /Dernier coup\s:\s\D{4}/
      expect(
        told.filter(({ name }) => !said.test(name)).map(({ name }) => name),
        at,
      ).toEqual([])
    }
  }
})
