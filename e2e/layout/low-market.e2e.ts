import { afterAll, beforeAll, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

const LOW = { width: 1280, height: 720 }

/** In px: room before and behind how many a reader has of each good that can be sold. Runs in the page. */
function roomAround(): readonly (readonly [before: number, behind: number])[] {
  const stalls = [...document.querySelectorAll('.gm2-ring .gm2-stall')]
  return stalls.flatMap((stall, i) => {
    const own = stall.querySelector('.gm2-own')
    const sale = stall.querySelector('.gm2-stall-sell')
    if (own === null || sale === null) return []
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    canvas.font = getComputedStyle(own).font
    const { left, width } = own.getBoundingClientRect()
    const half = canvas.measureText(`×${own.textContent ?? ''}`).width / 2
    const middle = left + width / 2
    const before = stalls[i - 1]?.querySelector('.gm2-stall-sell')?.getBoundingClientRect().right
    const room = before === undefined ? [] : [middle - half - before]
    return room.map((it) => [it, sale.getBoundingClientRect().left - middle - half] as const)
  })
}

test('in a low market a number is nearer to its own sale than to that of its neighbour, and touches neither', async () => {
  const { place, names } = await gallery.frame('glen-more-2', false)
  const found: (readonly [number, number])[] = []
  for (const [i, name] of names.entries()) {
    if (!name.startsWith('4 seats')) continue
    await place.evaluate((at) => window.layoutPage.show(at, 'fr', 'light'), i)
    await place.evaluate((size) => window.layoutPage.fit(size), LOW)
    found.push(...(await place.evaluate(roomAround)))
  }
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(([before, behind]) => behind < 3 || before < behind + 2)).toEqual([])
})
