/**
 * Pictures of links: a table as a watching guest sees it, under crest and title, on which the server writes the name of the inviting
 * person; and pictures of boards alone, for invitations.
 */
import { MANIFESTS } from '@bothy/games'
import { browserHere } from '../../e2e/browser.ts'
import { type Board, framed, makeHigh, outerOf } from '../../e2e/in-page.ts'
import type { House, Person } from '../../e2e/people.ts'
import { settled } from '../../e2e/play.ts'
import { withPalette } from '../palette-png.ts'
import { type Pictured, PICTURED } from './age.ts'
import { sheetOf } from './fonts.ts'
import type { Position } from './positions.ts'

type Page = Person['page']
export type PreviewOf = Pictured | 'home'

const [WIDTH, HEIGHT, CLOTH] = [1200, 630, 22]
const SEEN = { width: 760, height: HEIGHT - CLOTH } as const
const [PAPER, INK] = ['#1c1512', '#fdf4e3']
const SHARP = 3
const ALONE = { width: 1200, height: 900 } as const
const [SHARP_ALONE, QUALITY] = [2, 78]

const BOARDS: { readonly [game in Pictured]: Board & { readonly at?: Position; readonly alone: number } } = {
  'clans-of-caledonia': { board: '.coc-map', piece: '.coc-above .coc-wood', size: 50, alone: 58, margin: 0.06 },
  'glen-more': { board: '.gm-plot', piece: '.gm-plot', size: 190, alone: 300, margin: 0 },
  'glen-more-2': { board: '.gm2-plot', piece: '.gm2-plot', size: 304, alone: 430, margin: 0 },
  'lords-of-scotland': {
    at: 'long-armies',
    board: '.los-cards',
    piece: '.los-cards .los-card',
    size: 180,
    alone: 290,
    margin: 0,
  },
}

const asData = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

export class Previews {
  readonly #boards = new Map<Pictured, Promise<string>>()
  readonly #house: House
  readonly #tableOf: (position: Position) => Promise<string>
  #ornaments: Promise<{ readonly crest: string; readonly cloth: string }> | null = null

  constructor(house: House, tableOf: (position: Position) => Promise<string>) {
    this.#house = house
    this.#tableOf = tableOf
  }

  async take(name: PreviewOf): Promise<Buffer> {
    const { crest, cloth } = await (this.#ornaments ??= this.#takeOrnaments())
    const games = name === 'home' ? PICTURED : [name]
    const boards: string[] = []
    for (const game of games) boards.push(await this.#board(game))
    const title = name === 'home' ? 'Scottish board games' : MANIFESTS[name].title.replace(': ', '<br>')
    const browser = await browserHere()
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    await page.setContent(`<style>${sheetOf('@fontsource-variable/fraunces/opsz.css')}${STYLE}</style>
      <div class="boards" data-count="${boards.length}">${boards.map((board) => `<i style="background-image: url(${board})"></i>`).join('')}</div>
      <div class="shade"></div><p>${crest}Bothy</p><h1>${title}</h1><div class="cloth" style="background-image: url(${cloth})"></div>`)
    await settled(page)
    const png = await page.screenshot()
    await page.close()
    return withPalette(png)
  }

  #board(game: Pictured): Promise<string> {
    const taken = this.#boards.get(game) ?? this.#takeBoard(game)
    this.#boards.set(game, taken)
    return taken
  }

  takeAlone(game: Pictured): Promise<Buffer> {
    const board = { ...BOARDS[game], size: BOARDS[game].alone, seen: ALONE }
    return this.#watching(game, SHARP_ALONE, async (page) => {
      const { x, y, width, height } = await page.evaluate(framed, board)
      return page.screenshot({ type: 'jpeg', quality: QUALITY, clip: { x, y, width, height } })
    })
  }

  async #watching<V>(game: Pictured, sharp: number, doing: (page: Page) => Promise<V>): Promise<V> {
    const { at = game, piece } = BOARDS[game]
    return this.#onPage(`/table/${await this.#tableOf(at)}`, sharp, async (page) => {
      await page.locator(piece).first().waitFor()
      await page.mouse.move(0, 0)
      await settled(page)
      return doing(page)
    })
  }

  #takeBoard(game: Pictured): Promise<string> {
    return this.#watching(game, SHARP, async (page) => {
      const { x, y, width, height, scale } = await page.evaluate(framed, { ...BOARDS[game], seen: SEEN })
      const more = Math.min(x, (WIDTH - SEEN.width) / scale)
      return asData(await page.screenshot({ clip: { x: x - more, y, width: width + more, height } }))
    })
  }

  #takeOrnaments(): Promise<{ readonly crest: string; readonly cloth: string }> {
    return this.#onPage('/', 2, async (page) => {
      const crest = await page.locator('header svg[viewBox="0 0 64 64"]').first().evaluate(outerOf)
      const edge = page.locator('.head-edge')
      await edge.evaluate(makeHigh, CLOTH / 2)
      return { crest, cloth: asData(await edge.screenshot()) }
    })
  }

  async #onPage<V>(path: string, sharp: number, doing: (page: Page) => Promise<V>): Promise<V> {
    const guest = await this.#house.openBrowserFor('Iona', { screen: { width: 1440, height: 900, sharp } })
    await guest.page.goto(path)
    const found = await doing(guest.page)
    await guest.leave()
    return found
  }
}

const STYLE = `
  body { margin: 0; background: ${PAPER}; color: ${INK}; font-family: 'Fraunces Variable'; font-weight: 600 }
  body > * { position: absolute; margin: 0 }
  .boards { inset: 0 0 ${CLOTH}px 0; display: grid }
  .boards i { background: right / auto 100% no-repeat }
  .boards:not([data-count='1']) { left: 430px; grid-template-columns: 1fr 1fr; grid-template-rows: 1fr 1fr; gap: 3px }
  .shade { inset: 0; background: linear-gradient(90deg in oklab, ${PAPER} 36%, rgb(28 21 18 / 70%) 43%, rgb(28 21 18 / 0%) 64%) }
  p { left: 60px; top: 52px; display: flex; align-items: center; gap: 21px; font-size: 46px; line-height: 64px }
  p svg { width: 60px; height: 60px }
  h1 { left: 60px; top: 269px; max-width: 470px; font-size: 83px; font-weight: 600; line-height: 84px; letter-spacing: -0.01em }
  .cloth { inset: auto 0 0; height: ${CLOTH}px; background-size: auto 100% }
`
