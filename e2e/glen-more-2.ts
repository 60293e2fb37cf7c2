import { readManifest } from '@bothy/bench'
import type { Action, View } from '@bothy/glen-more-2/data'
import { isObject } from '@bothy/kernel'
import type { Page } from 'playwright-core'
import { CLIENT } from './people.ts'
import { best, type Finisher } from './tables.ts'

/** Tiles left in the stacks. */
const FEW = 3
/** Persons first: they bring markers and councils. */
const WORTH: readonly Action['type'][] = ['claim', 'activate', 'place', 'take', 'convene', 'vote', 'end']
export const GLEN_2: Finisher<View, Action> = {
  game: 'glen-more-2',
  title: 'Glen More II',
  isView: (x): x is View => isObject(x) && 'chronicles' in x,
  isAction: (x): x is Action => isObject(x) && 'type' in x,
  choose: (legal, view) =>
    best(legal, (action) => {
      const isPerson =
        action.type === 'take' && view.offers.some(({ tile, spots }) => tile === action.tile && spots.length === 0)
      return isPerson ? WORTH.length + 1 : WORTH.length - (WORTH.indexOf(action.type) + 1 || WORTH.length)
    }),
  isLate: ({ stacks }) => stacks.reduce((sum, left) => sum + left) <= FEW,
}

/** A short game: The End is on top of stack D. The first seat begins, and Robert the Bruce is on the rondel. */
export const SHORT_GAME = { seed: 'glen-18', setup: { introductory: true } }

const AT_ONCE = ['do:confirm', 'way:', 'macro:', 'cell:', 'field:', 'good:', 'man:']

export function chooseLit(lit: readonly string[], roll: (sides: number) => number): Promise<string> {
  const of = (kind: string): readonly string[] => lit.filter((target) => target.startsWith(kind))
  const any = (from: readonly string[]): string => from[roll(from.length)]
  const [tiles, men] = [of('tile:'), of('scotsman:')]
  // Tiles first: a held good could be changed for another for ever.
  if (of('good:').length > 0 && tiles.length > 0) return Promise.resolve(any(tiles))
  for (const kind of AT_ONCE) if (of(kind).length > 0) return Promise.resolve(any(of(kind)))
  if (lit.includes('do:end')) return Promise.resolve(tiles[0] ?? 'do:end')
  const [first = lit] = [tiles, men, of('buy:'), of('do:')].filter((open) => open.length > 0)
  // Tiles of the rondel are in the order in which they lie there.
  return Promise.resolve(first === tiles ? (tiles.at(-1) ?? '') : any(first))
}

/** Coins of the viewing seat, whose panel is the last. */
export const coins = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('[data-lands^="coins:"] .visually-hidden').last().textContent()) ?? '')?.[0])

export async function chroniclesFetched(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const fetched = Object.entries(readManifest(CLIENT)).flatMap(([module, { file }]) => {
    const [, id] = /glen-more-2\/modules\/(\w+)\//.exec(module) ?? []
    return id !== undefined && names.some((name) => name.endsWith(`/${file}`)) ? [id] : []
  })
  return [...new Set(fetched)].toSorted()
}
