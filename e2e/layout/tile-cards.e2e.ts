import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Gallery } from './layout-gallery.ts'

const gallery = new Gallery()
beforeAll(() => gallery.open())
afterAll(() => gallery.close())

/** Turns in which a tile is chosen, with the fewest and the most seats, and with many Chronicles. */
const TURNS = [
  ['glen-more', /^(2|5) seats, my land \d+$/, '.gm-ring [data-thing^="tile:"]'],
  [
    'glen-more-2',
    /^(2|4) seats, my land \d+$|^4 seats, (a turn with (the tome|haggis)|full of Chronicles|an errand)/,
    '.gm2-ring [data-thing^="tile:"]',
  ],
] as const

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
] as const

const LEAST_MEASURED = 15

describe.each(TURNS)('the card of a tile of %s', (game, positions, tiles) => {
  beforeAll(() => gallery.leave())
  describe.each(['en', 'fr'] as const)('%s', (language) => {
    test.each(SIZES)(
      '$width x $height: covers neither goods nor what can be sold, and says all its words',
      async (size) => {
        const { place, names } = await gallery.frame(game, false)
        const wrong: string[] = []
        let [measured, sales] = [0, 0]
        for (const [i, name] of names.entries()) {
          if (!positions.test(name)) continue
          await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'light'), [i, language] as const)
          const all = await place.evaluate(([to, spots]) => window.layoutPage.explainAll(to, false, spots), [
            size,
            tiles,
          ] as const)
          sales += await place.locator('.market [data-state="lit"]').count()
          measured += all.length
          for (const { item, faults, lit, isCut } of all) {
            if (isCut) wrong.push(`${name}, ${item}: cut`)
            wrong.push(...[...faults, ...lit].map(({ kind, where }) => `${name}, ${item}: ${kind}: ${where}`))
          }
        }
        expect(wrong.join('\n')).toBe('')
        expect(sales).toBeGreaterThan(0)
        expect(measured).toBeGreaterThan(LEAST_MEASURED)
      },
    )
  })
})

/** Picks each tile that can be picked, one after the other, and says whose card is cut. Runs in the page. */
async function cutWhilePicked(): Promise<readonly [picked: number, cut: readonly string[]]> {
  const drawn = async (): Promise<void> => {
    for (let times = 0; times < 3; times++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  const spots = '.gm2-ring [data-state="lit"][data-target^="tile:"]'
  const targets = [...document.querySelectorAll<HTMLElement>(spots)].map((spot) => spot.dataset['target'])
  const cut: string[] = []
  for (const target of targets) {
    document.querySelector<HTMLElement>('.table')?.click()
    await drawn()
    document.querySelector<HTMLElement>(`.table-stage [data-target="${target}"]`)?.click()
    await drawn()
    const card = document.querySelector('.hub-card')
    if (card === null || card.scrollHeight > card.clientHeight) cut.push(`${target}: ${card?.textContent ?? 'no card'}`)
  }
  return [targets.length, cut]
}

test.each(['en', 'fr'] as const)(
  'below the row of England the card of a picked tile is whole at 1280 x 720, %s',
  async (language) => {
    const { place, names } = await gallery.frame('glen-more-2', false)
    const wrong: string[] = []
    let picked = 0
    for (const [i, name] of names.entries()) {
      if (!/^4 seats, (a turn with England|an errand among|three Chronicles)/.test(name)) continue
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'light'), [i, language] as const)
      await place.evaluate((size) => window.layoutPage.fit(size), SIZES[0])
      const [count, cut] = await place.evaluate(cutWhilePicked)
      picked += count
      wrong.push(...cut.map((it) => `${name}, ${it}`))
    }
    expect(wrong).toEqual([])
    expect(picked).toBeGreaterThan(LEAST_MEASURED)
  },
)

type Refused = { readonly kind: string; readonly thing: string; readonly band: string }

/** Tiles that cannot be had as things are, by the kind of reason that the rules give. */
function refused(): readonly Refused[] {
  type Offered = {
    readonly tile: number
    readonly reason: { readonly why: string } | null
    readonly needsSale?: boolean
  }
  const { offers } = window.layoutPage.view() as { readonly offers: readonly Offered[] }
  return offers.flatMap(({ tile, reason, needsSale = false }) => {
    const thing = `tile:${tile}`
    const band = document.querySelector(`[data-thing="${thing}"] .ring-band`)?.textContent.trim() ?? ''
    return reason === null && !needsSale ? [] : [{ kind: reason?.why ?? 'needsSale', thing, band }]
  })
}

const lines = (): readonly { readonly text: string; readonly isLoss: boolean }[] =>
  [...document.querySelectorAll<HTMLElement>('.hub-card-line')].map((line) => ({
    text: line.textContent.trim(),
    isLoss: line.dataset['tone'] === 'loss',
  }))

/** All kinds there are in positions in which one is asked to take a tile. */
const KINDS = {
  'glen-more': ['coins', 'noBarrel', 'noCell', 'soldOut'],
  'glen-more-2': ['coins', 'mountainOccupied', 'needsSale', 'noCask', 'noCell', 'saleOccupied', 'soldOut'],
} as const

const ASKED = / seats, (full table|my land \d+$|much on|a turn|full of|an errand|three)/

describe.each([
  { width: 1280, height: 720, touch: false },
  { width: 390, height: 844, touch: true },
] as const)('the card of a tile that cannot be had, $width x $height', ({ touch, ...size }) => {
  test.each(
    (['glen-more', 'glen-more-2'] as const).flatMap((game) => [
      { game, language: 'en' as const },
      { game, language: 'fr' as const },
    ]),
  )('$game: has its recipe and the reason, for each kind of reason, $language', async ({ game, language }) => {
    const { place, names } = await gallery.frame(game, touch)
    const kinds = new Set<string>()
    for (const [i, name] of names.entries()) {
      if (!ASKED.test(name)) continue
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [i, language] as const)
      await place.evaluate((to) => window.layoutPage.fit(to), size)
      for (const { kind, thing, band } of await place.evaluate(refused)) {
        if (kinds.has(kind)) continue
        kinds.add(kind)
        await place.evaluate((it) => window.layoutPage.explain(it), thing)
        const all = await place.evaluate(lines)
        const told = `${name}, ${thing}, ${kind}, ${band}: ${all.map(({ text }) => text).join(' | ')}`
        expect(band, told).not.toBe('')
        const reasons = all.filter(({ isLoss }) => isLoss)
        expect(reasons.length, told).toBe(kind === 'needsSale' ? 0 : 1)
        for (const { text } of reasons) expect(text.length, told).toBeGreaterThan(band.length)
        expect(all.filter(({ isLoss, text }) => !isLoss && text !== '').length, told).toBeGreaterThan(0)
      }
    }
    expect([...kinds].toSorted()).toEqual(KINDS[game])
  })
})

const coveredSigns = (): readonly string[] =>
  [...document.querySelectorAll('.ring-band')].flatMap((band) => {
    const own = band.getBoundingClientRect()
    const tile = band.closest<HTMLElement>('[data-thing]')
    return [...(tile?.querySelectorAll('.tile-sign') ?? [])].flatMap((sign) => {
      const { left, top, right, bottom } = sign.getBoundingClientRect()
      const [width, height] = [
        Math.min(right, own.right) - Math.max(left, own.left),
        Math.min(bottom, own.bottom) - Math.max(top, own.top),
      ]
      return width > 1 && height > 1 ? [`${tile?.dataset['thing']}: ${sign.className}`] : []
    })
  })

const SCREENS = [
  { width: 1280, height: 720, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 1024, height: 768, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
] as const

test.each(['glen-more', 'glen-more-2'])('%s: a band with a reason covers no sign of its tile', async (game) => {
  for (const touch of [false, true]) {
    const { place, names } = await gallery.frame(game, touch)
    const wrong: string[] = []
    let bands = 0
    for (const [i, name] of names.entries()) {
      if (!/ seats, (full table|my land \d+$|much on|a turn|full of|an errand)/.test(name)) continue
      await place.evaluate(([at, words]) => window.layoutPage.show(at, words, 'dark'), [
        i,
        i % 2 === 0 ? 'fr' : 'en',
      ] as const)
      for (const screen of SCREENS.filter((it) => it.touch === touch)) {
        await place.evaluate((to) => window.layoutPage.fit(to), screen)
        bands += await place.locator('.ring-band').count()
        wrong.push(...(await place.evaluate(coveredSigns)).map((it) => `${screen.width}, ${name}, ${it}`))
      }
    }
    expect(wrong.join('\n')).toBe('')
    expect(bands).toBeGreaterThan(LEAST_MEASURED)
  }
})
