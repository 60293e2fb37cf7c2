import { describe, expect, test } from 'vitest'
import { type Area, placeBeside, shapeBeside, WEIGHTS } from './beside.ts'

const area = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const SCREEN = area(0, 0, 1000, 700)
const CARD = { width: 300, height: 200 }

describe('a sheet beside a thing', () => {
  test('stands at its right, in the middle of it', () => {
    expect(placeBeside(CARD, area(100, 300, 80, 100), SCREEN)).toEqual({ left: 188, top: 250 })
  })

  test('turns to the left where there is no room at the right', () => {
    expect(placeBeside(CARD, area(800, 300, 80, 100), SCREEN)).toEqual({ left: 492, top: 250 })
  })

  test('is pushed down from the upper edge and up from the lower one', () => {
    expect(placeBeside(CARD, area(100, 0, 80, 40), SCREEN).top).toBe(8)
    expect(placeBeside(CARD, area(100, 660, 80, 40), SCREEN).top).toBe(492)
  })

  test('goes below or above a thing that is as wide as the screen', () => {
    expect(placeBeside(CARD, area(0, 100, 1000, 60), SCREEN)).toEqual({ left: 350, top: 168 })
    expect(placeBeside(CARD, area(0, 600, 1000, 60), SCREEN)).toEqual({ left: 350, top: 392 })
  })

  test('keeps off what can be chosen next, if there is another side', () => {
    const lit = [{ area: area(188, 250, 200, 150), weight: 10 }]
    const { left, top } = placeBeside(CARD, area(100, 300, 80, 100), SCREEN, lit)
    expect(left >= 388 || top >= 400 || top + CARD.height <= 250 || left + CARD.width <= 188).toBe(true)
  })

  test('never covers a small thing itself, however much can be pointed at around it', () => {
    const item = area(700, 100, 24, 24)
    const map = [{ area: area(0, 0, 690, 700), weight: 1 }]
    const choices = [{ area: area(730, 320, 260, 380), weight: 10 }]
    const { left, top } = placeBeside({ width: 340, height: 310 }, item, SCREEN, [...map, ...choices])
    expect(left >= 724 || left + 340 <= 700 || top >= 124 || top + 310 <= 100).toBe(true)
  })

  test('lies on a map that can only be pointed at rather than at the other end of the screen', () => {
    const map = { area: area(270, 0, 860, 800), weight: WEIGHTS.plain }
    const rows = { area: area(20, 320, 240, 350), weight: WEIGHTS.lit }
    const market = { area: area(1388, 104, 40, 214), weight: WEIGHTS.lit }
    const item = area(22, 284, 36, 34)
    const { left } = placeBeside({ width: 352, height: 326 }, item, area(0, 52, 1440, 776), [map, rows, market])
    expect(left).toBeLessThan(400)
  })

  test('goes further away rather than over what can be chosen next', () => {
    const item = area(400, 300, 80, 80)
    const around = area(90, 90, 700, 500)
    const { left, top } = placeBeside(CARD, item, area(0, 0, 1200, 700), [{ area: around, weight: 10 }])
    expect({ left, top }).toEqual({ left: 790, top: expect.any(Number) as number })
  })

  test('a far place that is free wins over a near one that covers a strip of what can be chosen', () => {
    const item = area(20, 300, 60, 60)
    const lit = [
      { area: area(90, 0, 40, 700), weight: WEIGHTS.lit },
      { area: area(400, 0, 240, 700), weight: WEIGHTS.lit },
    ]
    const { left } = placeBeside(CARD, item, SCREEN, lit)
    expect(left).toBeGreaterThanOrEqual(640)
  })

  test('finds a gap that is hardly larger than it, between steps', () => {
    const item = area(20, 20, 60, 60)
    const lit = [
      { area: area(0, 90, 341, 610), weight: WEIGHTS.lit },
      { area: area(90, 0, 910, 341), weight: WEIGHTS.lit },
      { area: area(643, 341, 357, 359), weight: WEIGHTS.lit },
      { area: area(341, 543, 302, 157), weight: WEIGHTS.lit },
    ]
    const { left, top } = placeBeside(CARD, item, SCREEN, lit)
    expect([left, top]).toEqual([expect.closeTo(342, -1), expect.closeTo(342, -1)])
    expect(left >= 341 && left + CARD.width <= 643 && top >= 341 && top + CARD.height <= 543).toBe(true)
  })

  test('where all is lit it hides few things rather than few pixels', () => {
    const small = Array.from({ length: 35 }, (_, i) => ({ area: area(0, 20 * i, 300, 6), weight: WEIGHTS.lit }))
    const large = { area: area(320, 0, 680, 700), weight: WEIGHTS.lit }
    const { left } = placeBeside(CARD, area(400, 300, 40, 40), SCREEN, [...small, large])
    // At most a tenth of each small obstacle is covered.
    expect(left).toBeGreaterThanOrEqual(270)
  })

  test('never lies on what is asked, though its own thing is large', () => {
    const item = area(0, 0, 480, 390)
    const prompt = area(490, 180, 354, 210)
    const { left, top } = placeBeside({ width: 352, height: 374 }, item, area(0, 0, 844, 390), [
      { area: prompt, weight: WEIGHTS.prompt },
    ])
    expect(left + 352 <= prompt.left || top + 374 <= prompt.top).toBe(true)
  })

  test('stays beside the thing though something is covered that can only be looked at', () => {
    const looked = [{ area: area(0, 0, 1000, 700), weight: 1 }]
    expect(placeBeside(CARD, area(100, 300, 80, 100), SCREEN, looked)).toEqual({ left: 188, top: 250 })
  })

  test('stays in its area, though the thing lies outside of it', () => {
    const { left } = placeBeside(CARD, area(800, 300, 150, 40), area(0, 50, 660, 600))
    expect(left + CARD.width).toBeLessThanOrEqual(660)
  })

  test('begins at the beginning of an area that is smaller than it', () => {
    expect(placeBeside(CARD, area(100, 100, 10, 10), area(20, 30, 200, 100))).toEqual({ left: 28, top: 38 })
  })
})

describe('the shape of a sheet', () => {
  const item = area(20, 300, 60, 60)

  const lit = (left: number, top: number, right: number, bottom: number) =>
    Array.from({ length: 10 }, (_, row) =>
      Array.from({ length: 10 }, (_tile, column) => {
        const [width, height] = [(right - left) / 10, (bottom - top) / 10]
        return { area: area(left + column * width, top + row * height, width, height), weight: WEIGHTS.lit }
      }),
    ).flat()

  function shapeOf(words: number, obstacles: ReturnType<typeof lit>) {
    const tried: (readonly [number, number])[] = []
    const give = (width: number, height: number) => {
      tried.push([width, height])
      return { width: width * 16, height: Math.min(words / (width * 16), 700 * height - 16) }
    }
    return { lies: shapeBeside(give, item, SCREEN, obstacles), tried }
  }

  test('is the usual one where it hides nothing', () => {
    const { lies, tried } = shapeOf(70_400, [])
    expect(tried).toEqual([[22, 1]])
    expect([lies.right - lies.left, lies.bottom - lies.top]).toEqual([352, 200])
  })

  test('is narrower where that leaves free what can be chosen', () => {
    const { lies, tried } = shapeOf(70_400, lit(300, 0, 1000, 700))
    expect(tried.at(-1)).toEqual([16, 1])
    expect(lies.right).toBeLessThanOrEqual(300)
  })

  test('is wider where it is too high for the room below', () => {
    const { lies, tried } = shapeOf(84_480, lit(90, 0, 1000, 500))
    expect(tried.at(-1)).toEqual([30, 1])
    expect([lies.top >= 500, lies.bottom <= 700]).toEqual([true, true])
  })

  test('is lower, and its words scroll, where they are too many for all of the screen', () => {
    const { lies, tried } = shapeOf(400_000, lit(0, 0, 1000, 280))
    expect(tried.at(-1)).toEqual([22, 0.6])
    expect([lies.top >= 280, lies.bottom <= 700]).toEqual([true, true])
  })

  test('is a strip between what can be chosen and its own thing, where that is all the room there is', () => {
    const { lies, tried } = shapeOf(400_000, [...lit(0, 0, 1000, 280), ...lit(0, 450, 1000, 700)])
    expect(tried.at(-1)).toEqual([22, 0.2])
    expect([lies.top >= 280, lies.bottom <= 450]).toEqual([true, true])
  })

  test('is the usual one again where every shape hides something', () => {
    const { tried } = shapeOf(70_400, lit(90, 0, 1000, 700))
    expect([tried.at(-1), tried.length]).toEqual([[22, 1], 13])
  })
})
