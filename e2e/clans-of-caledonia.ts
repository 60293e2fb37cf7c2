import type { Action, View } from '@bothy/clans-of-caledonia'
import type { Locator, Page } from 'playwright-core'
import { type Sight, targetsOf, touch } from './play.ts'
import { best, type Finisher } from './tables.ts'

const LAST_ROUND = 5
const WORTH: { readonly [T in Action['type']]?: number } = {
  take: 90,
  place: 90,
  fulfil: 80,
  slaughter: 80,
  process: 75,
  expand: 60,
  obtain: 70,
  sell: 40,
  end: 30,
  skip: 20,
  pass: 10,
}

export const CLANS: Finisher<View, Action> = {
  game: 'clans-of-caledonia',
  title: 'Clans of Caledonia',
  isView: (x): x is View => typeof x === 'object' && x !== null && 'passMoney' in x,
  isAction: (x): x is Action => typeof x === 'object' && x !== null && 'type' in x,
  choose: (legal) => best(legal, ({ type }) => WORTH[type] ?? 0),
  isLate: ({ round }) => round === LAST_ROUND,
}

export const litSpot = (page: Page, target: string): Locator =>
  page.locator(`.table [data-target="${target}"][data-state="lit"]`)

/** Puts the unit on the first space lit for it; before that, spaces for any unit are lit. */
export async function build(page: Page, unit: string): Promise<void> {
  await litSpot(page, `unit:${unit}`).click()
  await page.locator(`.coc-unit-row[data-target="unit:${unit}"][data-state="picked"]`).waitFor()
  await page.locator('.coc-hex[data-state="lit"]').first().click()
}

export const money = async (page: Page): Promise<number> =>
  Number(/£(\d+)/.exec((await page.locator('[data-mine] .coc-money').first().textContent()) ?? '')?.[1])

export function paneOf(target: string): {
  readonly pane: string | null
  readonly folded: boolean
  readonly sheets: boolean
} {
  const pane = document.querySelector<HTMLElement>(`.table [data-target="${target}"]:not([aria-disabled])`)
  const around = pane?.closest<HTMLElement>('.coc-pane')
  const layout = document.querySelector<HTMLElement>('.coc-stage')?.dataset['layout']
  return {
    pane: around?.dataset['pane'] ?? null,
    folded: around !== null && around !== undefined && around.hidden === true,
    sheets: layout === 'phone' || layout === 'low',
  }
}

export async function reveal(page: Page, target: string): Promise<void> {
  const { pane, folded, sheets } = await page.evaluate(paneOf, target)
  if (folded) await touch(page.locator(`.coc-pane-button[data-opens="${pane}"]`))
  const open = page.locator('.coc-pane-button[aria-pressed="true"]')
  if (sheets && pane === null && /^(hex|port):/.test(target) && (await open.count()) > 0) await touch(open)
}

const AT_ONCE = ['do:confirm', 'n:', 'macro:', 'pair:', 'do:draw', 'do:store', 'bid:']

export async function wishFor(lit: readonly string[], roll: (sides: number) => number, page: Sight): Promise<string> {
  const of = (kind: string): readonly string[] => lit.filter((target) => target.startsWith(kind))
  const any = (from: readonly string[]): string => from[roll(from.length)]
  for (const kind of AT_ONCE) if (of(kind).length > 0) return any(of(kind))
  const [hexes, units] = [of('hex:'), of('unit:')]
  const holds = (await page.evaluate(targetsOf, '.coc-unit-row[data-state="picked"]')).length > 0
  if (hexes.length > 0 && (holds || units.length === 0)) return any(hexes)
  if (lit.includes('do:pass')) {
    const [contracts, sales] = [of('contract:'), of('sell:')]
    const wishes = [units, units, contracts, sales, ['do:pass']].filter((it) => it.length > 0)
    return any(wishes[roll(wishes.length)])
  }
  const done = of('do:')
  if (done.length > 0 && units.length === 0) return any(done)
  return any(units.length > 0 ? units : lit)
}

export async function chooseLit(lit: readonly string[], roll: (sides: number) => number, page: Page): Promise<string> {
  const target = await wishFor(lit, roll, page)
  await reveal(page, target)
  return target
}
